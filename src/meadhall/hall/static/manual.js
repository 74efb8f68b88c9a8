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

/** The manual as a list of chapters that open; the style sheet hides what a search has missed. @param {string} game */
export async function chapters(game) {
  const { chapters: all } = await book(game);
  const shown = all.map(({ title, html }, n) => {
    const body = h("div", { class: "chapter" });
    body.innerHTML = html; // written by our own server from its own manual
    return h("details", { open: n === 0 }, h("summary", {}, title), body);
  });
  const words = say("page-search-rules");
  const search = h("input", { type: "search", placeholder: words, "aria-label": words, oninput: () => find(shown, search.value) });
  return h("div", { class: "manual" }, search, ...shown, h("p", { class: "quiet nothing" }, say("page-no-match")));
}

/** Miss all paragraphs in which the words do not stand. @param {HTMLDetailsElement[]} all @param {string} words */
function find(all, words) {
  const wanted = plain(words.trim());
  all.forEach((chapter, n) => {
    for (const part of chapter.querySelectorAll(".chapter > *, .chapter li, .chapter tr")) {
      part.classList.toggle("missed", !plain(part.textContent ?? "").includes(wanted));
    }
    chapter.open = wanted !== "" || n === 0;
  });
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
