/** Soft sounds, made here: it is my turn, somebody has spoken, dice, a clash, a coin, a horn. None before the first touch. */

import { settings } from "./settings.js";

/** Notes in hertz, after how many seconds each, how long, and of what kind; noise has no note. */
const CUES = {
  turn: [[392, 0, 0.9, "triangle"], [523.25, 0.14, 0.9, "triangle"]],
  words: [[659.25, 0, 0.9, "triangle"]],
  dice: [[0, 0, 0.06, "high"], [0, 0.09, 0.05, "high"], [0, 0.16, 0.05, "high"], [0, 0.21, 0.04, "high"]],
  clash: [[0, 0, 0.18, "high"], [1568, 0.01, 0.35, "square"]],
  coin: [[1318.5, 0, 0.25, "sine"], [1760, 0.07, 0.4, "sine"]],
  horn: [[146.8, 0, 0.9, "sawtooth"], [220, 0.25, 1.1, "sawtooth"]],
};
const LOUD = 0.2;
const QUIET = { square: 0.15, sawtooth: 0.35, high: 0.6 };

/** @type {AudioContext | undefined} */
let audio;
/** Whether the page was touched. */
let isAwake = false;

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (isAwake = true), { once: true, capture: true });

/** It is my turn. */
export const chime = () => cue("turn");

/** Somebody has spoken. */
export const knock = () => cue("words");

/** @param {keyof typeof CUES} name */
export function cue(name) {
  if (!settings.sound || !settings.volume || !isAwake) return;
  const context = (audio ??= new AudioContext());
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const [frequency, after, lasts, kind] of /** @type {[number, number, number, string][]} */ (CUES[name])) {
    const start = context.currentTime + after;
    const source = frequency ? new OscillatorNode(context, { type: /** @type {OscillatorType} */ (kind), frequency }) : noise(context, lasts);
    const volume = new GainNode(context, { gain: 0 });
    const peak = LOUD * (settings.volume / 100) * (QUIET[/** @type {keyof typeof QUIET} */ (kind)] ?? 1);
    volume.gain.linearRampToValueAtTime(peak, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + lasts + 0.1);
  }
}

/** A rattle. @param {AudioContext} context @param {number} lasts */
function noise(context, lasts) {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * lasts), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 1; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * 0.8 - 0.4 * (samples[n - 1] ?? 0);
  return new AudioBufferSourceNode(context, { buffer });
}
