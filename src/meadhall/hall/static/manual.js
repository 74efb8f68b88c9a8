/** The manual of a game: searchable, opened at a rule. */

import { get } from "./api.js";
import { h } from "./dom.js";
import { legend } from "./signs.js";
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
  const [{ chapters: all }, signs] = await Promise.all([book(game), legend(game)]);
  const shown = all.map(({ title, html }, n) => {
    const body = h("div", { class: "chapter" });
    body.innerHTML = html; // written by our own server from its own manual
    draw(body);
    if (n === all.length - 1) body.prepend(signs);
    return h("details", { open: n === 0 }, h("summary", {}, title), body);
  });
  const words = say("page-search-rules");
  const count = h("p", { class: "quiet found", role: "status" });
  const search = h("input", { type: "search", placeholder: words, "aria-label": words, oninput: () => find(shown, search.value, count) });
  const manual = h("div", { class: "manual" }, search, count, ...shown, h("p", { class: "quiet nothing" }, say("page-no-match")));
  manual.addEventListener("click", (event) => follow(manual, event));
  return manual;
}

/** Let the figures come, by day or by night. @param {Element} body */
function draw(body) {
  for (const figure of body.querySelectorAll("img")) {
    const address = new URL(figure.dataset.src ?? "", location.origin);
    if (document.documentElement.classList.contains("dark")) address.searchParams.set("night", "true");
    figure.src = address.href;
  }
}

/** Beside a game a link to a rule turns the page; on the page of the rules it is an address. @param {Element} manual @param {MouseEvent} event */
function follow(manual, event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const rule = link?.hash.startsWith("#rules=") ? link.hash.slice("#rules=".length) : "";
  if (!link || !rule || link.pathname === location.pathname || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  turnTo(manual, decodeURIComponent(rule));
}

/** Miss all paragraphs in which the words do not stand, and count the others. @param {HTMLDetailsElement[]} all @param {string} words @param {Element} count */
function find(all, words, count) {
  const wanted = plain(words.trim());
  let found = 0;
  all.forEach((chapter, n) => {
    for (const part of chapter.querySelectorAll(".chapter > *, .chapter li, .chapter tr")) {
      const isMissed = !plain(part.textContent ?? "").includes(wanted);
      part.classList.toggle("missed", isMissed);
      if (!isMissed && part.matches("p, li, tr")) found += 1;
    }
    chapter.open = wanted !== "" || n === 0;
  });
  count.textContent = wanted && found ? say("page-rules-found", { count: found }) : "";
}

/** Open the manual at a rule. @param {Element} manual @param {string} rule */
export function turnTo(manual, rule) {
  for (const each of manual.querySelectorAll(".here")) each.classList.remove("here");
  const found = manual.querySelector(`[id="rule-${rule}"]`);
  const chapter = found?.closest("details");
  if (!found || !chapter) return;
  for (const each of [found, ...chapter.querySelectorAll(".missed")]) each.classList.remove("missed");
  chapter.open = true;
  found.classList.add("here");
  found.scrollIntoView({ block: "center" });
}
