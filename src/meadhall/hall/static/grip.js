/** How far the sheet at the foot of a phone is drawn up: a line, the question with its answers, or all of them as a list. */

import { button } from "./dom.js";
import { compact } from "./drawer.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

const STATES = /** @type {const} */ (["peek", "half", "full"]);
/** So many pixels a finger goes until it has drawn. */
const DRAWN = 24;

export class Grip {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {typeof STATES[number]} */
    this.state = "half";
    this.position = "";
  }

  listen() {
    const { asked } = this.page;
    let from = NaN;
    asked.addEventListener("pointerdown", ({ target, clientY }) => {
      const isOn = compact.matches && target instanceof Element && target.closest(".asked") && !target.closest("button, a, summary");
      from = isOn ? clientY : NaN;
    });
    asked.addEventListener("pointerup", ({ clientY }) => {
      const way = clientY - from;
      from = NaN;
      if (Math.abs(way) > DRAWN) this.shift(way < 0 ? 1 : -1);
      else if (way === way && this.state === "peek") this.shift(1);
    });
    compact.addEventListener("change", () => this.draw("half"));
  }

  /** Whether everything that may be chosen is listed. */
  get isFull() {
    return compact.matches && this.state === "full";
  }

  /** Stand half drawn whenever something else is asked. @param {Table} table */
  stand({ n, viewer, is_mine: isMine }) {
    const position = `${n} ${viewer} ${isMine}`;
    if (position !== this.position) this.draw("half");
    this.position = position;
  }

  /** @param {typeof STATES[number]} state */
  draw(state) {
    this.state = state;
    this.page.root.dataset.grip = state;
  }

  /** Draw it up or down by one; false if it cannot go further. @param {number} by */
  shift(by) {
    const state = STATES[STATES.indexOf(this.state) + by];
    if (!state) return false;
    this.draw(state);
    this.page.tellDecision();
    return true;
  }

  /** Take the list away; false if there is none. */
  lower() {
    return this.isFull && this.shift(-1);
  }

  /** What opens the list of answers, and closes it. @param {Table} table */
  handle({ options }) {
    const looks = { class: "to-rule to-list", "data-key": "list", "aria-expanded": String(this.isFull) };
    return button(say("page-as-list", { count: options.length }), () => this.lower() || this.shift(1), looks);
  }
}
