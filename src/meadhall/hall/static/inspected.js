/** What is said of one thing, as a card: the head, the sections, the rules, the lines of the log. */

import { button, fill, h, svg } from "./dom.js";
import { icon, signed } from "./icons.js";
import { colourOf } from "./picture.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Inspected} Inspected */
/** @typedef {Inspected["sections"][0]["rows"][0]} Row */

/**
 * @typedef {object} Ways What can be done with a card.
 * @property {(thing: string, origin: Element) => void} open asks about something that it names
 * @property {(things: string[]) => void} light
 * @property {() => void} pin
 * @property {() => void} close
 * @property {() => void} lines
 * @property {(rule: string) => void} read
 */

/** A row without more than a few words is a chip. */
const SHORT = 34;

/** A small drawing that uses the definitions. @param {string} text */
export function glyph(text) {
  if (!text) return null;
  const made = svg(text);
  made.setAttribute("class", "glyph meadhall");
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** @param {Row} row @param {Ways} ways */
function rowOf(row, ways) {
  const words = h("span", { class: "words-of-fact" }, h("span", {}, row.text), row.note ? h("small", {}, row.note) : null);
  const parts = [glyph(row.glyph), words, row.mark ? h("strong", { class: "at-end" }, row.mark) : null];
  if (!row.things.length) return h("li", {}, h("div", { class: "fact" }, ...parts));
  // Where a row names several things, one after another answers.
  let next = 0;
  const made = button("", () => {
    ways.open(row.things[next % row.things.length] ?? "", made);
    next += 1;
  }, { class: "fact named" });
  fill(made, ...parts);
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => ways.light(row.things));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => ways.light([]));
  return h("li", {}, made);
}

/** @param {Inspected["sections"][0]} section @param {Ways} ways */
function sectionOf({ heading, rows }, ways) {
  const isShort = rows.every(({ text, note, mark }) => text.length <= SHORT && !note && !mark);
  return h("section", {}, h("h3", {}, heading), h("ul", { class: isShort ? "fact-list chips" : "fact-list" }, ...rows.map((row) => rowOf(row, ways))));
}

/** @param {HTMLElement} element @param {Inspected} found @param {import("./table.js").TablePage} page @param {Ways} ways */
export function inspectorCard(element, found, page, ways) {
  const side = page.shown?.seats[found.seat]?.side_id ?? "";
  const colour = side && (colourOf(`${side}-dark`) || colourOf(side));
  if (colour) element.style.setProperty("--side", colour);
  const pin = button(icon("pin"), ways.pin, { class: "plain", "data-key": "pin", "aria-pressed": "false", "aria-label": say("page-pin"), title: say("page-pin") });
  const chips = [
    ...found.rules.map((rule) => button(say("page-rule", { rule }), () => ways.read(rule), { class: "small chip" })),
    found.lines.length ? button(say("page-lines", { count: found.lines.length }), ways.lines, { class: "small chip", "data-key": "lines" }) : null,
  ].filter((each) => each !== null);
  const close = signed("remove", say("page-close"), ways.close, "close");
  fill(element,
    h("header", { class: "title-bar" }, glyph(found.glyph), h("div", { class: "called" }, h("h2", {}, found.name), found.kind ? h("p", {}, found.kind) : null), pin, close),
    h("div", { class: "body" },
      found.about ? h("p", { class: "gist" }, found.about) : null,
      ...found.sections.map((section) => sectionOf(section, ways)),
      chips.length ? h("footer", { class: "row" }, ...chips) : null,
    ),
  );
}
