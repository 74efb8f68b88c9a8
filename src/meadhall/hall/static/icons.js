/** Small signs for buttons, drawn so that they look the same everywhere. */

import { button, svg } from "./dom.js";

const SIGNS = {
  first: "M18 5l-7 7 7 7M7 5v14",
  previous: "M15 5l-7 7 7 7",
  play: "M7 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  last: "M6 5l7 7-7 7M17 5v14",
  link: "M10 14l4-4M9 8l2-2a4 4 0 0 1 6 6l-2 2M15 16l-2 2a4 4 0 0 1-6-6l2-2",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6",
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  restart: "M5 4v6h6M5 10a8 8 0 1 1 0 5",
  hint: "M9 18h6M10 21h4M8.5 14a6 6 0 1 1 7 0c-.6.5-.9 1-.9 2h-5.2c0-1-.3-1.5-.9-2z",
  larger: "M12 5v14M5 12h14",
  smaller: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
};

/** @typedef {keyof typeof SIGNS} Sign */

/** @param {Sign} name */
export const icon = (name) => svg(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`);

/**
 * A button that shows a sign only; its words are for those who point at it or listen.
 * @param {Sign} sign @param {string} words @param {() => void} act @param {string} [key]
 */
export const signed = (sign, words, act, key = sign) =>
  button(icon(sign), act, { class: "plain", "aria-label": words, title: words, "data-key": key });
