/** Edge places: what can be touched and lies out of sight on a small screen, as cards at the edge of the board. */

import { button, h, refill } from "./dom.js";
import { compact } from "./drawer.js";
import { optionsOf } from "./touching.js";
import { say } from "./words.js";

/** More than so many are no cards: one looks at the whole board, or at the list. */
const MOST = 8;
/** Where a card points to, from the right on by the clock. */
const ARROWS = ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"];

export class Edges {
  /** @param {import("./table.js").TablePage} page @param {HTMLElement} frame the window upon the board */
  constructor(page, frame) {
    this.page = page;
    this.frame = frame;
    this.element = h("div", { class: "edges", role: "group", hidden: true });
  }

  /** Show what lies out of sight now. */
  tell() {
    const { shown, past } = this.page;
    const isAsked = compact.matches && shown?.is_mine && !past;
    const beyond = isAsked ? [...this.frame.querySelectorAll(".touch:not(.out)")].filter((thing) => this.isBeyond(thing)) : [];
    // Ways are chosen by where they begin and end.
    const places = beyond.filter((thing) => !thing.querySelector(":scope > .way"));
    const things = places.length ? places : beyond;
    const cards = things.length <= MOST ? things : [];
    this.element.setAttribute("aria-label", say("page-edges"));
    this.element.hidden = !cards.length;
    refill(this.element, ...cards.map((thing) => this.card(thing)));
  }

  /** Whether the middle of a thing is out of sight. @param {Element} thing */
  isBeyond(thing) {
    const [x, y] = this.away(thing);
    return Math.max(Math.abs(x), Math.abs(y)) > 1;
  }

  /** How far a thing lies from the middle of the frame: its edges are at 1. @param {Element} thing @returns {[number, number]} */
  away(thing) {
    const [seen, box] = [this.frame.getBoundingClientRect(), thing.getBoundingClientRect()];
    return [
      (2 * (box.x + box.width / 2 - seen.x)) / seen.width - 1,
      (2 * (box.y + box.height / 2 - seen.y)) / seen.height - 1,
    ];
  }

  /** @param {Element} thing */
  card(thing) {
    const [x, y] = this.away(thing);
    const arrow = ARROWS[(Math.round((Math.atan2(y, x) * 4) / Math.PI) + 8) % 8];
    const find = () => this.page.touching.touch(document.getElementById(thing.id));
    return button(h("span", {}, h("span", { "aria-hidden": "true" }, `${arrow} `), this.called(thing)), find, { "data-key": `edge ${thing.id}` });
  }

  /** What choosing a thing means; of one that takes part in several choices its name. @param {Element} thing */
  called(thing) {
    const [option, ...others] = optionsOf(thing);
    const meant = others.length ? undefined : this.page.shown?.options.find((each) => each.option === option)?.label;
    return meant ?? (thing.getAttribute("aria-label") ?? "").split(/[:.]/)[0];
  }
}
