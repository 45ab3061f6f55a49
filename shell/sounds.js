// sounds.js: what is heard when something happens. Every sound is made here from a few numbers
// (assets/sounds.json), so that there is hardly anything to fetch. Loaded with the first one.
import { fetchJson } from './files.js';

/** @typedef {import('./types').Cue} Cue */
/** A tone or a hiss: frequencies in hertz, times in seconds.
 * @typedef {{wave?: OscillatorType, noise?: BiquadFilterType, from: number, to?: number, at?: number, for: number, gain: number}} Part */

const volume = 0.35;
const attack = 0.006;

/** @type {Promise<{sounds: Record<string, Part[]>, events: Record<string, string>}> | null} */
let book = null;
/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** @type {Set<AudioScheduledSourceNode>} */
const sounding = new Set();

/** Browsers let a page be heard only after its visitor has done something. */
function listen() {
  if (navigator.userActivation?.hasBeenActive === false || !window.AudioContext) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  return context;
}

/** @param {AudioContext} audio */
function whiteNoise(audio) {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** @param {AudioParam} frequency @param {Part} part @param {number} begin */
function sweep(frequency, { from, to = from, for: length }, begin) {
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, begin + length);
}

/** @param {AudioContext} audio @param {Part} part @param {number} start */
function sound(audio, part, start) {
  const begin = start + (part.at ?? 0);
  const end = begin + part.for;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(part.gain * volume, begin + attack);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const source = part.noise ? audio.createBufferSource() : audio.createOscillator();
  if (source instanceof AudioBufferSourceNode) {
    const filter = audio.createBiquadFilter();
    filter.type = /** @type {BiquadFilterType} */ (part.noise);
    sweep(filter.frequency, part, begin);
    source.buffer = whiteNoise(audio);
    source.loop = true;
    source.connect(filter).connect(loudness);
  } else {
    source.type = part.wave ?? 'sine';
    sweep(source.frequency, part, begin);
    source.connect(loudness);
  }
  sounding.add(source);
  source.onended = () => sounding.delete(source);
  source.start(begin);
  source.stop(end);
}

/** What is to be heard and when. Of what happens at the same moment one thing is heard: that whose
 * sound comes last in the book. @param {Cue[]} cues @param {Record<string, Part[]>} sounds
 * @param {Record<string, string>} events @returns {Map<number, string>} */
export function score(cues, sounds, events) {
  const rank = Object.keys(sounds);
  const heard = new Map();
  for (const { event, at } of cues) {
    const name = events[event];
    if (name && rank.indexOf(name) > rank.indexOf(heard.get(at))) heard.set(at, name);
  }
  return heard;
}

/** @param {Cue[]} cues @param {number} speed */
export async function playSounds(cues, speed) {
  const audio = listen();
  if (!audio) return;
  const asked = audio.currentTime;
  book ??= fetchJson('sounds.json');
  book.catch(() => (book = null));
  const { sounds, events } = await book;
  for (const [at, name] of score(cues, sounds, events)) {
    for (const part of sounds[name]) sound(audio, part, Math.max(audio.currentTime, asked + at / 1000 / speed));
  }
}

/** What was still to be heard is not. */
export function hushSounds() {
  for (const source of sounding) source.stop();
  sounding.clear();
}
