/** Banners: what has to be known for as long as it lasts. */

import { button, h } from "./dom.js";
import { VERSION } from "./version.js";
import { learned, say } from "./words.js";

/** @type {Map<string, HTMLElement>} */
const shown = new Map();

/** Show a banner until it is taken down. @param {string} name @param {string} text @param {...HTMLElement} buttons */
export function raise(name, text, ...buttons) {
  if (shown.has(name)) return;
  const made = h("div", { class: `banner ${name}` }, h("p", {}, text), ...buttons);
  shown.set(name, made);
  document.getElementById("banners")?.append(made);
}

/** @param {string} name */
export function lower(name) {
  shown.get(name)?.remove();
  shown.delete(name);
}

/** See whether the program behind the page is still the one that made it. @param {string | null | undefined} now */
export function compare(now) {
  if (!now || !VERSION || now === VERSION) return;
  void learned.then(() => {
    const reload = button(say("page-reload"), () => location.reload(), { class: "main" });
    raise("outdated", say("page-outdated"), reload);
  });
}
