// Makes the fonts of page and canvas into build/assets:
//   title.ttf  text.ttf                    letters, cut down to the characters that are used
//   icons.ttf  icons.json                  one glyph per icon of assets/icons.json, from U+E000 on, in its order
//   fonts.json                             name, bytes, brotli bytes, characters of each font
// The page loads them with @font-face and hands the same bytes to raylib, so each is downloaded once.
//
// usage: node scripts/assets.mjs [--out FOLDER] [--quiet]

import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const require = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FIRST_ICON = 0xe000;

// Always in the fonts, whether a sentence uses them today or not: people type their own names.
const ALWAYS =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  '\u00a0ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœŸ’‘“”«»„–—…·×→←✓';

// tolerance: how far a simplified outline may stray, in units of the finished em.
const FONTS = [
  { file: 'title.ttf', name: 'Flotilla Title', package: '@fontsource/pirata-one', source: 'pirata-one-latin-400-normal', em: 1024, tolerance: 1 },
  { file: 'text.ttf', name: 'Flotilla Text', package: '@fontsource/im-fell-english', source: 'im-fell-english-latin-400-normal', em: 1024, tolerance: 2.5 },
];
const ICON_FONT = { file: 'icons.ttf', name: 'Flotilla Icons', em: 512, tolerance: 0.7 };

// ---------------------------------------------------------------------------------------------- reading a font

function readTables(font) {
  const tables = {};
  for (let i = 0; i < font.readUInt16BE(4); ++i) {
    const at = 12 + 16 * i;
    const offset = font.readUInt32BE(at + 8);
    tables[font.toString('latin1', at, at + 4)] = font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  return tables;
}

// All glyphs as lists of closed contours of {x, y, on}; composed glyphs are written out.
function readGlyphs({ head, maxp, loca, glyf }) {
  const long = head.readInt16BE(50) === 1;
  const count = maxp.readUInt16BE(4);
  const start = (i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const read = (index) => {
    if (start(index) === start(index + 1)) return [];
    const data = glyf.subarray(start(index), start(index + 1));
    return data.readInt16BE(0) < 0 ? readComposed(data, read) : readContours(data);
  };
  return Array.from({ length: count }, (_, i) => read(i));
}

function readContours(data) {
  let at = 10;
  const ends = Array.from({ length: data.readInt16BE(0) }, () => data.readUInt16BE((at += 2) - 2));
  at += 2 + data.readUInt16BE(at);
  const total = ends.length ? ends.at(-1) + 1 : 0;
  const flags = [];
  while (flags.length < total) {
    const flag = data[at++];
    for (let repeat = flag & 8 ? data[at++] : 0; repeat >= 0; --repeat) flags.push(flag);
  }
  const coordinates = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data[at++] : -data[at++];
      else if (!(flag & same)) value += data.readInt16BE((at += 2) - 2);
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return ends.map((end, i) => {
    const points = [];
    for (let p = i ? ends[i - 1] + 1 : 0; p <= end; ++p) points.push({ x: xs[p], y: ys[p], on: (flags[p] & 1) === 1 });
    return points;
  });
}

function readComposed(data, read) {
  const contours = [];
  let at = 10;
  for (let more = true; more; ) {
    const flags = data.readUInt16BE(at);
    const index = data.readUInt16BE(at + 2);
    at += 4;
    if (!(flags & 2)) throw new Error('composed glyph placed by points: not supported');
    const words = flags & 1;
    const dx = words ? data.readInt16BE(at) : data.readInt8(at);
    const dy = words ? data.readInt16BE(at + 2) : data.readInt8(at + 1);
    at += words ? 4 : 2;
    const f2dot14 = () => data.readInt16BE((at += 2) - 2) / 16384;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & 8) a = d = f2dot14();
    else if (flags & 64) [a, d] = [f2dot14(), f2dot14()];
    else if (flags & 128) [a, b, c, d] = [f2dot14(), f2dot14(), f2dot14(), f2dot14()];
    for (const contour of read(index)) contours.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })));
    more = (flags & 32) !== 0;
  }
  return contours;
}

// ------------------------------------------------------------------------------------------ simplifying outlines

const middle = (p, q) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
const along = (p, c, q, t) => ({
  x: (1 - t) * (1 - t) * p.x + 2 * t * (1 - t) * c.x + t * t * q.x,
  y: (1 - t) * (1 - t) * p.y + 2 * t * (1 - t) * c.y + t * t * q.y,
});

function distanceToLine(s, p, q) {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, ((s.x - p.x) * dx + (s.y - p.y) * dy) / length)) : 0;
  return Math.hypot(s.x - p.x - t * dx, s.y - p.y - t * dy);
}

// A contour as segments {from, control | null, to}.
function segmentsOf(contour) {
  const full = [];
  contour.forEach((point, i) => {
    const next = contour[(i + 1) % contour.length];
    full.push(point);
    if (!point.on && !next.on) full.push({ ...middle(point, next), on: true });
  });
  const first = full.findIndex((point) => point.on);
  if (first < 0) return [];
  const points = [...full.slice(first), ...full.slice(0, first), full[first]];
  const segments = [];
  for (let i = 0; i + 1 < points.length; ) {
    const curve = !points[i + 1].on;
    segments.push({ from: points[i], control: curve ? points[i + 1] : null, to: points[i + (curve ? 2 : 1)] });
    i += curve ? 2 : 1;
  }
  return segments.filter(({ from, control, to }) => control || from.x !== to.x || from.y !== to.y);
}

// How sharply the outline turns where two segments meet, 0 to pi.
function turn(before, after) {
  const a = before.control ?? before.from;
  const b = after.control ?? after.to;
  const angle = Math.atan2(b.y - after.from.y, b.x - after.from.x) - Math.atan2(before.to.y - a.y, before.to.x - a.x);
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
}

// The one curve (or line) that replaces several segments: least squares with fixed ends, or null if it strays too far.
function fit(from, to, samples, tolerance) {
  if (samples.every((s) => distanceToLine(s, from, to) <= tolerance)) return { control: null, cost: 1 };
  let length = 0;
  let last = from;
  let parameters = samples.map((s) => {
    length += Math.hypot(s.x - last.x, s.y - last.y);
    last = s;
    return length;
  });
  length += Math.hypot(to.x - last.x, to.y - last.y);
  parameters = parameters.map((l) => l / length);
  for (let round = 0; round < 4; ++round) {
    let [weight, x, y] = [0, 0, 0];
    samples.forEach((s, i) => {
      const t = parameters[i];
      const w = 2 * t * (1 - t);
      weight += w * w;
      x += w * (s.x - (1 - t) * (1 - t) * from.x - t * t * to.x);
      y += w * (s.y - (1 - t) * (1 - t) * from.y - t * t * to.y);
    });
    const control = { x: x / weight, y: y / weight };
    let worst = 0;
    for (let i = 0; i < samples.length; ++i) {
      // One step of Newton towards the nearest point of the curve.
      const nearest = (t) => {
        const p = along(from, control, to, t);
        const dx = 2 * ((1 - t) * (control.x - from.x) + t * (to.x - control.x));
        const dy = 2 * ((1 - t) * (control.y - from.y) + t * (to.y - control.y));
        const [ex, ey] = [p.x - samples[i].x, p.y - samples[i].y];
        const bend = dx * dx + dy * dy + 2 * (ex * (to.x - 2 * control.x + from.x) + ey * (to.y - 2 * control.y + from.y));
        return Math.min(1, Math.max(0, bend > 0 ? t - (ex * dx + ey * dy) / bend : t));
      };
      const t = nearest(nearest(parameters[i]));
      const p = along(from, control, to, t);
      parameters[i] = t;
      worst = Math.max(worst, Math.hypot(p.x - samples[i].x, p.y - samples[i].y));
      if (worst > (round ? 3 : 8) * tolerance) return null;
    }
    if (worst <= tolerance) return { control, cost: 2 };
  }
  return null;
}

// The contour with the fewest points that stays within the tolerance, its nodes being nodes of the original.
function simplify(contour, tolerance) {
  let segments = segmentsOf(contour);
  const count = segments.length;
  if (count < 2) return contour;
  // Start at the sharpest corner: the start is always kept.
  let sharpest = 0;
  let most = -1;
  segments.forEach((segment, i) => {
    const angle = turn(segments[(i + count - 1) % count], segment);
    if (angle > most) [most, sharpest] = [angle, i];
  });
  segments = [...segments.slice(sharpest), ...segments.slice(0, sharpest)];
  const corner = segments.map((segment, i) => i > 0 && turn(segments[i - 1], segment) > 0.9);
  const inner = segments.map(({ from, control, to }) =>
    [0.5, 1].map((t) => along(from, control ?? middle(from, to), to, t)));

  const best = [{ cost: 0 }];
  for (let to = 1; to <= count; ++to) {
    best[to] = { cost: Infinity };
    // Further and further back, until three in a row do not fit any more.
    for (let from = to - 1, failed = 0; from >= Math.max(0, to - 20) && failed < 3; --from) {
      let found;
      if (from === to - 1) found = { control: segments[from].control, cost: segments[from].control ? 2 : 1 };
      else {
        if (corner[from + 1] && Math.hypot(segments[from].from.x - segments[from].to.x, segments[from].from.y - segments[from].to.y) > 4 * tolerance) break;
        const samples = inner.slice(from, to).flat().slice(0, -1);
        found = fit(segments[from].from, segments[to - 1].to, samples, tolerance);
      }
      failed = found ? 0 : failed + 1;
      if (found && best[from].cost + found.cost < best[to].cost) best[to] = { cost: best[from].cost + found.cost, from, control: found.control };
    }
  }
  const points = [];
  for (let to = count; to > 0; to = best[to].from) {
    if (best[to].control) points.unshift({ ...best[to].control, on: false });
    points.unshift({ x: segments[best[to].from].from.x, y: segments[best[to].from].from.y, on: true });
  }
  return points;
}

// Whole numbers, no doubled points, no points that TrueType implies between two controls.
function tidy(contour) {
  const whole = contour.map(({ x, y, on }) => ({ x: Math.round(x), y: Math.round(y), on }));
  const points = whole.filter((p, i) => {
    const q = whole[(i + 1) % whole.length];
    return !(p.on && q.on && p.x === q.x && p.y === q.y);
  });
  const kept = points.filter((p, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    if (i === 0 || !p.on || before.on || after.on) return true;
    const m = middle(before, after);
    return Math.abs(m.x - p.x) > 0.75 || Math.abs(m.y - p.y) > 0.75;
  });
  return kept.length > 2 ? kept : [];
}

// ---------------------------------------------------------------------------------------------- writing a font

function writeGlyph(contours) {
  if (!contours.length) return { data: Buffer.alloc(0), box: null, points: 0 };
  const points = contours.flat();
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const start = Buffer.alloc(10 + 2 * contours.length + 2);
  start.writeInt16BE(contours.length, 0);
  box.forEach((v, i) => start.writeInt16BE(v, 2 + 2 * i));
  let end = -1;
  contours.forEach((contour, i) => start.writeUInt16BE((end += contour.length), 10 + 2 * i));

  const flags = [];
  const bytes = { x: [], y: [] };
  let last = { x: 0, y: 0 };
  for (const p of points) {
    let flag = p.on ? 1 : 0;
    for (const [axis, short, same] of [['x', 2, 16], ['y', 4, 32]]) {
      const step = p[axis] - last[axis];
      if (step === 0) flag |= same;
      else if (Math.abs(step) < 256) {
        flag |= short | (step > 0 ? same : 0);
        bytes[axis].push(Math.abs(step));
      } else bytes[axis].push((step >> 8) & 255, step & 255);
    }
    flags.push(flag);
    last = p;
  }
  const packed = [];
  for (let i = 0; i < flags.length; ) {
    let run = 1;
    while (i + run < flags.length && flags[i + run] === flags[i] && run < 256) ++run;
    if (run > 2) packed.push(flags[i] | 8, run - 1);
    else for (let k = 0; k < run; ++k) packed.push(flags[i]);
    i += run;
  }
  const data = Buffer.concat([start, Buffer.from([...packed, ...bytes.x, ...bytes.y])]);
  return { data: data.length % 2 ? Buffer.concat([data, Buffer.alloc(1)]) : data, box, points: points.length };
}

// Names: our own, because the letters are changed (the licence reserves the original names), with the original notice.
function nameTable(family, style, notice) {
  const entries = [[0, notice], [1, family], [2, style], [3, `${family} ${style}`], [4, `${family} ${style}`], [5, 'Version 1.000'], [6, `${family} ${style}`.replaceAll(' ', '')]]
    .filter(([, text]) => text)
    .map(([id, text]) => ({ id, text: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + 12 * entries.length);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  entries.forEach(({ id, text }, i) => {
    [3, 1, 0x409, id, text.length, offset].forEach((v, k) => head.writeUInt16BE(v, 6 + 12 * i + 2 * k));
    offset += text.length;
  });
  return Buffer.concat([head, ...entries.map(({ text }) => text)]);
}

function noticeOf({ name }) {
  const strings = name.readUInt16BE(4);
  for (let i = 0; i < name.readUInt16BE(2); ++i) {
    const at = 6 + 12 * i;
    if (name.readUInt16BE(at) !== 3 || name.readUInt16BE(at + 6) !== 0) continue;
    const from = strings + name.readUInt16BE(at + 10);
    return Buffer.from(name.subarray(from, from + name.readUInt16BE(at + 8))).swap16().toString('utf16le');
  }
  return '';
}

// Only what browsers and stb_truetype need: no kerning, ligatures, hints.
function writeFont(tables, { name, style = 'Regular', em, tolerance }) {
  const scale = em / tables.head.readUInt16BE(18);
  const scaled = (table, fields, unsigned = []) => {
    const copy = Buffer.from(table);
    for (const at of fields) copy.writeInt16BE(Math.round(copy.readInt16BE(at) * scale), at);
    for (const at of unsigned) copy.writeUInt16BE(Math.round(copy.readUInt16BE(at) * scale), at);
    return copy;
  };
  const glyphs = readGlyphs(tables).map((contours) =>
    writeGlyph(contours
      .map((contour) => contour.map(({ x, y, on }) => ({ x: x * scale, y: y * scale, on })))
      .map((contour) => tidy(tolerance > 0 ? simplify(contour, tolerance) : contour))
      .filter((contour) => contour.length > 0)));
  const boxes = glyphs.map((glyph) => glyph.box).filter(Boolean);

  const widths = Number(tables.hhea.readUInt16BE(34));
  const hmtx = Buffer.alloc(4 * glyphs.length);
  glyphs.forEach((glyph, i) => {
    hmtx.writeUInt16BE(Math.round(tables.hmtx.readUInt16BE(4 * Math.min(i, widths - 1)) * scale), 4 * i);
    hmtx.writeInt16BE(glyph.box ? glyph.box[0] : 0, 4 * i + 2);
  });
  const hhea = scaled(tables.hhea, [4, 6, 8, 10, 12, 14, 16]);
  hhea.writeUInt16BE(glyphs.length, 34);

  const glyf = Buffer.concat(glyphs.map((glyph) => glyph.data));
  if (glyf.length > 131070) throw new Error(`${name}: outlines too big for short offsets`);
  const loca = Buffer.alloc(2 * glyphs.length + 2);
  let offset = 0;
  glyphs.forEach((glyph, i) => loca.writeUInt16BE((offset += glyph.data.length) / 2, 2 * i + 2));

  const head = Buffer.from(tables.head);
  head.writeUInt32BE(0, 8);
  head.writeUInt16BE(em, 18);
  head.fill(0, 20, 36); // no dates: the same input gives the same bytes
  head.writeUInt16BE(head.readUInt16BE(16) & ~0b11100, 16);
  [0, 1].forEach((i) => head.writeInt16BE(Math.min(...boxes.map((box) => box[i])), 36 + 2 * i));
  [2, 3].forEach((i) => head.writeInt16BE(Math.max(...boxes.map((box) => box[i])), 36 + 2 * i));
  head.writeInt16BE(0, 50);

  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(0x10000, 0);
  maxp.writeUInt16BE(glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(...glyphs.map((glyph) => glyph.points)), 6);
  maxp.writeUInt16BE(Math.max(...glyphs.map((glyph) => (glyph.data.length ? glyph.data.readInt16BE(0) : 0))), 8);
  maxp.writeUInt16BE(2, 14);

  const post = Buffer.from(tables.post.subarray(0, 32));
  post.writeUInt32BE(0x30000, 0);
  return pack({
    'OS/2': scaled(tables['OS/2'], [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, ...(tables['OS/2'].readUInt16BE(0) > 1 ? [86, 88] : [])], [74, 76]),
    cmap: tables.cmap, glyf, head, hhea, hmtx, loca, maxp,
    name: nameTable(name, style, noticeOf(tables)),
    post,
  });
}

function pack(tables) {
  const tags = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(12 + 16 * tags.length);
  head.writeUInt32BE(0x10000, 0);
  [tags.length, 16 << power, power, 16 * tags.length - (16 << power)].forEach((v, i) => head.writeUInt16BE(v, 4 + 2 * i));
  const sum = (data) => {
    let total = 0;
    for (let i = 0; i < data.length; i += 4) total = (total + data.readUInt32BE(i)) >>> 0;
    return total;
  };
  const parts = [head];
  let offset = head.length;
  tags.forEach((tag, i) => {
    const data = Buffer.concat([tables[tag], Buffer.alloc((4 - (tables[tag].length % 4)) % 4)]);
    head.write(tag, 12 + 16 * i, 'latin1');
    [sum(data), offset, tables[tag].length].forEach((v, k) => head.writeUInt32BE(v, 12 + 16 * i + 4 + 4 * k));
    offset += data.length;
    parts.push(data);
  });
  const font = Buffer.concat(parts);
  font.writeUInt32BE((0xb1b0afba - sum(font)) >>> 0, font.readUInt32BE(12 + 16 * tags.indexOf('head') + 8) + 8);
  return font;
}

// ------------------------------------------------------------------------------------------------------ making

async function usedCharacters() {
  let text = ALWAYS;
  for (const folder of ['words', 'rules', 'tutorials']) {
    for (const file of (await readdir(join(root, 'assets', folder))).sort()) {
      if (file.endsWith('.json')) text += await readFile(join(root, 'assets', folder, file), 'utf8');
    }
  }
  return [...new Set(text)].filter((c) => c >= ' ').sort().join('');
}

async function letters(font, characters) {
  const subset = require('subset-font');
  const { decompress } = require('wawoff2');
  const source = await readFile(require.resolve(`${font.package}/files/${font.source}.woff2`));
  const cut = await subset(Buffer.from(await decompress(source)), characters,
    { targetFormat: 'truetype', noHinting: true, noLayoutClosure: true, preserveNameIds: [0] });
  return writeFont(readTables(Buffer.from(cut)), font);
}

// assets/icons.json: name -> game-icons id, optionally "@90", "@180", "@270": turned clockwise.
async function icons(list) {
  const svgpath = require('svgpath');
  const svg2ttf = require('svg2ttf');
  const set = JSON.parse(await readFile(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const glyphs = Object.entries(list).map(([name, value], i) => {
    const [id, degrees = '0'] = value.split('@');
    const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(set.icons[id]?.body ?? '');
    if (!path) throw new Error(`assets/icons.json: ${name}: "${id}" is no game-icons icon made of one plain path`);
    const d = svgpath(path[1]).abs().unarc().rotate(Number(degrees), 256, 256).scale(2, -2).translate(0, 1024).round(2).toString();
    return `<glyph glyph-name="${name}" unicode="&#${FIRST_ICON + i};" d="${d}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="icons" horiz-adv-x="1024"><font-face font-family="${ICON_FONT.name}" units-per-em="1024" ascent="1024" descent="0"/><missing-glyph horiz-adv-x="1024"/>${glyphs.join('')}</font></defs></svg>`;
  const font = Buffer.from(svg2ttf(svg, { ts: 0, copyright: 'Icons from game-icons.net, CC BY 3.0, see LICENSES.md' }).buffer);
  return writeFont(readTables(font), ICON_FONT);
}

const brotliSize = (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function main() {
  const options = process.argv.slice(2);
  const out = options.includes('--out') ? options[options.indexOf('--out') + 1] : join(root, 'build', 'assets');
  const say = options.includes('--quiet') ? () => {} : console.log;
  await mkdir(out, { recursive: true });

  const characters = await usedCharacters();
  const list = JSON.parse(await readFile(join(root, 'assets', 'icons.json'), 'utf8'));
  // Nothing to do if they were already made from the same things.
  const versions = ['@fontsource/pirata-one', '@fontsource/im-fell-english', '@iconify-json/game-icons', 'subset-font', 'svg2ttf', 'svgpath']
    .map((name) => require(`${name}/package.json`).version);
  const stamp = createHash('sha256').update(JSON.stringify([characters, list, versions, await readFile(fileURLToPath(import.meta.url), 'utf8')])).digest('hex');
  if ((await readFile(join(out, 'stamp'), 'utf8').catch(() => '')) === stamp) return say('fonts: up to date');
  const report = [];
  const write = async (font, data, has) => {
    await writeFile(join(out, font.file), data);
    report.push({ file: font.file, name: font.name, bytes: data.length, brotli: brotliSize(data), characters: has });
    say(`${font.file.padEnd(16)} ${String(data.length).padStart(6)} bytes, ${String(report.at(-1).brotli).padStart(6)} with brotli`);
  };
  for (const font of FONTS) {
    const data = await letters(font, characters);
    await write(font, data, coveredBy(readTables(data), characters));
  }
  await write(ICON_FONT, await icons(list), '');

  const codePoints = Object.fromEntries(Object.keys(list).map((name, i) => [name, FIRST_ICON + i]));
  await writeFile(join(out, 'icons.json'), JSON.stringify(codePoints) + '\n');
  await writeFile(join(out, 'fonts.json'), JSON.stringify(report, null, 1) + '\n');
  const missing = [...characters].filter((c) => !report[1].characters.includes(c));
  if (missing.length) say(`not in the text font: ${missing.join(' ')}`);
  const needed = missing.filter((c) => !ALWAYS.includes(c));
  if (needed.length) throw new Error(`assets/words, assets/rules or assets/tutorials use characters that the text font lacks: ${needed.join(' ')}`);
  await writeFile(join(out, 'stamp'), stamp);
  say(`together ${report.reduce((sum, font) => sum + font.brotli, 0)} bytes with brotli`);
}

// Which of the characters a font has a glyph for (cmap format 4).
function coveredBy({ cmap }, characters) {
  let table;
  for (let i = 0; i < cmap.readUInt16BE(2); ++i) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    if (cmap.readUInt16BE(at) === 4) table = cmap.subarray(at);
  }
  const count = table.readUInt16BE(6) / 2;
  return [...characters].filter((c) => {
    const code = c.codePointAt(0);
    for (let i = 0; i < count; ++i) {
      const end = table.readUInt16BE(14 + 2 * i);
      const start = table.readUInt16BE(16 + 2 * count + 2 * i);
      if (code > end || code < start) continue;
      const delta = table.readUInt16BE(16 + 4 * count + 2 * i);
      const at = 16 + 6 * count + 2 * i;
      const range = table.readUInt16BE(at);
      if (!range) return ((code + delta) & 0xffff) !== 0;
      return table.readUInt16BE(at + range + 2 * (code - start)) !== 0;
    }
    return false;
  }).join('');
}

await main();
