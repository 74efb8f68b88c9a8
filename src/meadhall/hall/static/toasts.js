/** Short notes that come and go, and words for those who listen to the page. */

import { Refused } from "./api.js";
import { h } from "./dom.js";

const LASTS = 5000;

/** @param {string} text */
export function toast(text) {
  const place = document.getElementById("toasts");
  const note = h("p", { class: "toast" }, text);
  place?.append(note);
  setTimeout(() => note.remove(), LASTS);
}

/** Say what went wrong. @param {unknown} error */
export function complain(error) {
  if (error instanceof DOMException && error.name === "AbortError") return;
  toast(error instanceof Error ? error.message : String(error));
  if (!(error instanceof Refused)) console.error(error);
}

/** Run something for a button; what goes wrong becomes a note. @param {() => Promise<unknown>} act */
export const attempt = (act) => () => void act().catch(complain);

/** Tell those who listen to the page what happened. @param {string[]} lines */
export function tell(lines) {
  const place = document.getElementById("told");
  place?.append(...lines.map((line) => h("p", {}, line)));
  while (place && place.childElementCount > 30) place.firstElementChild?.remove();
}
