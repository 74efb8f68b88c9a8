/** A soft sound when it is my turn. */

import { settings } from "./settings.js";

const NOTES = [392, 523.25];

/** @type {AudioContext | undefined} */
let audio;

/** Two plucked notes; nothing where the browser does not allow sound yet. */
export function chime() {
  if (!settings.sound) return;
  const context = (audio ??= new AudioContext());
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  NOTES.forEach((frequency, n) => {
    const start = context.currentTime + n * 0.14;
    const tone = new OscillatorNode(context, { type: "triangle", frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 1);
  });
}
