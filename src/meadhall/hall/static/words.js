/** The texts of the page in the chosen language. */

import { VERSION } from "./version.js";

/** @type {Record<string, string>} */
let texts = {};
/** The languages in which the house speaks. */
export const LANGUAGES = ["en", "pl"];
export let language = "en";
/** @type {(known: unknown) => void} */
let know;
/** That there are texts to speak with. */
export const learned = new Promise((resolve) => (know = resolve));

/**
 * A text, with what it has in braces filled in.
 * @param {string} key @param {Record<string, string | number>} [given]
 */
export const say = (key, given = {}) =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(given[name] ?? ""));

/** @param {string} wanted */
export async function learn(wanted) {
  const answer = await fetch(`/api/words?lang=${wanted}&v=${VERSION}`);
  texts = (await answer.json()).words;
  language = wanted;
  document.documentElement.lang = wanted;
  know(true);
}
