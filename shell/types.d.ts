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
  /** What the button is called that takes the first of them, and of those that are asked for next. */
  any?: string;
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
  /** How many take part: the seats, then those whom no seat controls (a fleet that a die plays). */
  sides: number;
  /** The names of all of them. */
  names: string[];
  status: string;
  prompt: string;
  moves: MoveGroup[];
  table: { heading: string; lines: string[] }[];
  /** What is to be decided now needs no secret. */
  open_decision: boolean;
  /** Seats see different things now, or several choose at once, in secret from each other. */
  secrets: boolean;
  can_undo: boolean;
  undo_seat: number | null;
  /** Scores are of all sides. */
  result: null | { winners: number[]; scores: number[]; text: string };
}

/** An event that is shown, and in how many milliseconds it begins (at normal speed). */
export interface Cue {
  event: string;
  at: number;
}

export interface LogLine {
  move: number;
  seat: number | null;
  /** In whose colour: of that seat, or of what it has chosen to sail under. */
  mark: number | null;
  text: string;
}

/** One step of a game's tutorial; `{icon:anchor}` in its texts is a picture. */
export interface TutorialStep {
  h: string;
  p: string[];
}

export interface PointerAnswer {
  redraw: boolean;
  cursor: string;
  hint: string;
  play: number;
  /** What is asked after that is left to the list. */
  any: boolean;
  selected: boolean;
  /** What was moving has jumped to its end. */
  skipped: boolean;
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
  own_edge: boolean;
  /** Do the keys 1 to 9 play listed moves? */
  number_keys: boolean;
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
