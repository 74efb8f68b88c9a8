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
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  watch: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  games: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c.6-4 3-6 7-6s6.4 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.3.8 3.6 2.6 4 5.5",
  learn: "M3 8l9-4 9 4-9 4zM7 10v5c3 2.5 7 2.5 10 0v-5M21 8v6",
  explain: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M12 16.8v.1",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  restart: "M5 4v6h6M5 10a8 8 0 1 1 0 5",
  hint: "M9 18h6M10 21h4M8.5 14a6 6 0 1 1 7 0c-.6.5-.9 1-.9 2h-5.2c0-1-.3-1.5-.9-2z",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  larger: "M12 5v14M5 12h14",
  smaller: "M5 12h14",
  remove: "M6 6l12 12M18 6L6 18",
  check: "M5 13l4 4 10-10",
  swap: "M20 8H5l4-4M4 16h15l-4 4",
  bot: "M13 3L5 14h6l-1 7 8-11h-6z",
  screen: "M4 5h16v11H4zM9 20h6M12 16v4",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  warning: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM12 8v5M12 16.5v.1",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  signs: "M5 5h5v5H5zM16.5 4.5l3 5h-6zM7.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM14 17h6M17 14v6",
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
