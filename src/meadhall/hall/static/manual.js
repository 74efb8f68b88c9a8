/** The manual of a game: searchable, opened at a rule. */

import { get } from "./api.js";
import { h } from "./dom.js";
import { language, say } from "./words.js";

/** @type {Map<string, Promise<{chapters: {title: string, html: string}[]}>>} */
const books = new Map();

/** @param {string} game @returns {Promise<{chapters: {title: string, html: string}[]}>} */
function book(game) {
  const key = `${game} ${language}`;
  const found = books.get(key) ?? get(`/api/games/${game}/manual`);
  books.set(key, found);
  return found;
}

/** @param {string} text letters without their marks, so that "l" finds "ł" */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase();

/** The manual as a list of chapters that open. @param {string} game */
export async function chapters(game) {
  const { chapters: all } = await book(game);
  const nothing = h("p", { class: "quiet", hidden: true }, say("page-no-match"));
  const shown = all.map(({ title, html }, n) => {
    const body = h("div", { class: "chapter" });
    body.innerHTML = html; // written by our own server from its own manual
    return h("details", { open: n === 0 }, h("summary", {}, title), body);
  });
  const search = h("input", {
    type: "search",
    placeholder: say("page-search-rules"),
    "aria-label": say("page-search-rules"),
    oninput: () => (nothing.hidden = find(shown, plain(search.value.trim()))),
  });
  return h("div", { class: "manual" }, search, nothing, ...shown);
}

/**
 * Show only the paragraphs in which the words stand.
 * @param {HTMLDetailsElement[]} all @param {string} wanted @returns {boolean} whether there are any
 */
function find(all, wanted) {
  let isAny = false;
  all.forEach((chapter, n) => {
    let isHere = false;
    for (const part of chapter.querySelectorAll(".chapter > *, .chapter li, .chapter tr")) {
      const isFound = !wanted || plain(part.textContent ?? "").includes(wanted);
      part.classList.toggle("missed", !isFound);
      isHere ||= isFound;
    }
    chapter.open = wanted ? isHere : n === 0;
    chapter.hidden = !isHere;
    isAny ||= isHere;
  });
  return isAny;
}

/** Open the manual at a rule. @param {Element} manual @param {string} rule */
export function turnTo(manual, rule) {
  for (const each of manual.querySelectorAll(".here")) each.classList.remove("here");
  const found = manual.querySelector(`[id="rule-${rule}"]`);
  const chapter = found?.closest("details");
  if (!found || !chapter) return;
  chapter.open = true;
  found.classList.add("here");
  found.scrollIntoView({ block: "center" });
}
