// types.d.ts: the shapes that cross between the page and the modules, and those kept in storage.
// The page is plain JavaScript; these types are for `tsc --checkJs` and for the reader.

export interface Seat {
  kind: 'person' | 'bot';
  name: string;
  level?: string;
}

export type OptionValue = string | string[] | boolean | number | unknown;

/** One option of a game, as the engine describes it; the lobby builds a form field from it. */
export interface Option {
  key: string;
  type: 'choice' | 'set' | 'flag' | 'number' | 'json';
  default: OptionValue;
  values?: string[];
  min?: number;
  max?: number;
  /** Shown and sent only while another option has this value. */
  when?: Record<string, OptionValue>;
}

export interface Game {
  id: string;
  min_seats: number;
  max_seats: number;
  rules: number;
  bots: string[];
  /** By number of seats. */
  options: Record<string, Option[]>;
}

export interface ListedMove {
  index: number;
  label: string;
}

export interface MoveGroup {
  heading: string;
  moves: ListedMove[];
}

/** All that the DOM layer shows, for one viewer and one actor. */
export interface Page {
  game: string;
  title: string;
  viewer: number;
  actor: number;
  to_act: number[];
  over: boolean;
  move_count: number;
  seats: Seat[];
  status: string;
  prompt: string;
  moves: MoveGroup[];
  table: { heading: string; lines: string[] }[];
  open_decision: boolean;
  secrets: boolean;
  can_undo: boolean;
  undo_seat: number | null;
  result: null | { winners: number[]; scores: number[]; text: string };
}

export interface LogLine {
  move: number;
  seat: number | null;
  text: string;
}

export interface PointerAnswer {
  redraw: boolean;
  cursor: string;
  hint: string;
  play: number;
  selected: boolean;
  /** A press on a piece that can be dragged. */
  grab?: boolean;
}

/** What the engine writes: all that is needed to replay a match. The page never looks at the moves. */
export interface CoreSave {
  format: string;
  version: number;
  game: string;
  rules: number;
  options: Record<string, OptionValue>;
  seats: Seat[];
  seed: string;
  moves: unknown[];
  check: string;
}

/** What the page keeps of a match, one storage key each. */
export interface MatchRecord {
  format: 'flotilla-record';
  version: number;
  id: string;
  /** Goes up by one with each write; two tabs with different numbers are in conflict. */
  rev: number;
  created: string;
  touched: string;
  over: boolean;
  match: CoreSave;
  /** crc32 of all the rest, as hex. */
  check: string;
}

export type RecordState = 'good' | 'damaged' | 'newer' | 'rules';

/** One line of the list of saved matches. */
export interface Entry {
  id: string;
  state: RecordState;
  /** The text as it lies in storage, so that what cannot be read can still be exported. */
  text: string;
  record: MatchRecord | null;
  /** The last good copy, where the record itself is damaged. */
  copy: MatchRecord | null;
}

export interface Settings {
  language: string;
  sound: boolean;
  speed: number;
  motion: 'system' | 'reduced' | 'full';
  counting: boolean;
  sort_hand: boolean;
  side_open: boolean;
  name: string;
}

export interface Instance {
  module: any;
  canvas: HTMLCanvasElement;
}

export interface Screen {
  /** Called before the next screen is shown. */
  leave(): void;
  /** Called after the language or a setting has changed. */
  refresh(): void;
}
