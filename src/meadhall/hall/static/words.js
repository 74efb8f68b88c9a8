/** The texts of the page in the chosen language. */

/** @type {Record<string, string>} */
let texts = {};
/** The languages in which the house speaks. */
export const LANGUAGES = ["en", "pl"];
export let language = "en";

/**
 * A text, with what it has in braces filled in.
 * @param {string} key @param {Record<string, string | number>} [given]
 */
export const say = (key, given = {}) =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(given[name] ?? ""));

/** @param {string} wanted */
export async function learn(wanted) {
  const answer = await fetch(`/api/words?lang=${wanted}`);
  texts = (await answer.json()).words;
  language = wanted;
  document.documentElement.lang = wanted;
}
