/** A set that is built: how many of each piece, by steppers and toggles; the golden button takes just these. */

import { button, h } from "./dom.js";
import { icon } from "./icons.js";
import { glyph } from "./inspected.js";
import { sentences } from "./previews.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Option} Option */
/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {Option & {counts: Record<string, number>}} Counted */

/** Where there are no more options than these, they are verbs of the bar. */
const FEW = 6;
/** Where there are no more than these of a piece, each number is a button. */
const MOST_PICKS = 9;
const SHAPES = ["set", "amounts"];

/** @param {Counted} option */
const totalOf = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export class Muster {
  /** @param {() => void} changed called when something else is chosen */
  constructor(changed) {
    this.changed = changed;
    /** @type {Counted[]} */
    this.options = [];
    /** @type {Table["pieces"]} */
    this.pieces = [];
    /** @type {Counted | null} what would be taken now */
    this.chosen = null;
    this.asked = "";
    /** @type {string[]} what was found out last about what would be taken */
    this.ahead = [];
    /** @type {[number, number, number] | null} how a fight may end that comes of it */
    this.odds = null;
  }

  /** What may be chosen now. @param {Table} table @param {Option[]} left @param {string} held the first half of the move */
  offer(table, left, held) {
    const run = (table.run ?? []).map((each) => ({ ...each, label: "", is_aside: false, ends: null }));
    const counted = run.length ? run : /** @type {Counted[]} */ (left.filter((each) => each.counts));
    const isWanted = table.is_mine && SHAPES.includes(table.shape) && counted.length > (held || run.length ? 0 : FEW);
    this.options = isWanted ? counted : [];
    this.pieces = table.pieces ?? [];
    const asked = `${table.n} ${table.viewer} ${held}`;
    const isKept = asked === this.asked && this.options.some(({ option }) => option === this.chosen?.option);
    this.asked = asked;
    if (isKept) return;
    this.ahead = [];
    this.odds = null;
    const byTotal = [...this.options].sort((one, other) => totalOf(one) - totalOf(other));
    this.chosen = (table.shape === "set" ? byTotal.at(-1) : byTotal[0]) ?? null;
  }

  get isOpen() {
    return this.chosen !== null;
  }

  /** The option with so many of a piece that changes least besides. @param {string} piece @param {number} count */
  nearest(piece, count) {
    const { counts } = /** @type {Counted} */ (this.chosen);
    const far = (/** @type {Counted} */ other) => Object.keys(counts).reduce((sum, each) => sum + Math.abs((other.counts[each] ?? 0) - (counts[each] ?? 0)), 0);
    return this.options.filter((each) => each.counts[piece] === count).sort((one, other) => far(one) - far(other))[0];
  }

  /** @param {Counted | undefined} option */
  take(option) {
    if (!option) return;
    this.chosen = option;
    this.changed();
  }

  /** The pieces that can be touched where they lie, and how many of them are taken. */
  get lying() {
    return this.pieces.filter(({ thing }) => thing && this.isOpen).map(({ piece, label, thing }) => ({ piece, label, thing, count: this.chosen?.counts[piece] ?? 0 }));
  }

  /** Take one more of a piece that was touched where it lies; after the last of them none, or as few as may be. @param {string} piece */
  touch(piece) {
    const now = this.chosen?.counts[piece] ?? 0;
    const counts = [...new Set(this.options.map(({ counts: all }) => all[piece] ?? 0))].sort((one, other) => one - other);
    this.take(this.nearest(piece, counts.find((count) => count > now) ?? counts[0] ?? 0));
  }

  /** A piece with its numbers, its stepper where there are many of it, or its toggle where there is one. @param {Table["pieces"][0]} piece */
  row({ piece, label, most, glyph: drawn }) {
    const now = this.chosen?.counts[piece] ?? 0;
    if (most <= 1) {
      const other = this.nearest(piece, 1 - now);
      const looks = { class: "toggle", "aria-pressed": String(now === 1), "aria-disabled": other ? null : "true", "data-key": `toggle ${piece}` };
      const made = button(glyph(drawn) ?? "", () => this.take(other), looks);
      made.append(h("span", {}, label));
      return h("li", {}, made);
    }
    if (most <= MOST_PICKS) {
      const picks = Array.from({ length: most + 1 }, (_, count) => ({ count, other: this.nearest(piece, count) })).filter(({ other }) => other);
      return h("li", { class: "stepper", role: "group", "aria-label": label }, glyph(drawn), h("span", {}, label), ...picks.map(({ count, other }) =>
        button(String(count), () => this.take(other), { class: "step pick", "aria-pressed": String(count === now), "data-key": `pick ${piece} ${count}` }),
      ));
    }
    /** @param {"smaller" | "larger"} sign @param {number} by */
    const step = (sign, by) => {
      const other = this.nearest(piece, now + by);
      const words = `${say(by > 0 ? "page-more" : "page-less")}: ${label}`;
      return button(icon(sign), () => this.take(other), { class: "step", "aria-label": words, "aria-disabled": other ? null : "true", "data-key": `${sign} ${piece}` });
    };
    return h("li", { class: "stepper" }, glyph(drawn), h("span", {}, label), step("smaller", -1), h("output", {}, h("strong", {}, now), ` / ${most}`), step("larger", 1));
  }

  /**
   * The panel with the pieces, and what the present choice would do; until that is known, what the one before would.
   * @param {import("./shapes.js").Preview | null | undefined} found @param {HTMLElement | null} warned what it would lose
   * @param {(() => void) | null} back lets the first half of the move go
   */
  panel(found, warned, back) {
    if (found !== undefined) {
      this.ahead = sentences(found);
      this.odds = found?.odds ?? null;
    }
    const shown = this.pieces.filter(({ piece }) => this.options.some(({ counts }) => (counts[piece] ?? 0) > 0));
    const byTotal = [...this.options].sort((one, other) => totalOf(one) - totalOf(other));
    const [least, most] = [byTotal[0], byTotal.at(-1)];
    /** @param {"all" | "least"} name @param {Counted | undefined} option */
    const quick = (name, option) => button(say(`page-muster-${name}`), () => this.take(option), { class: "small", "data-key": `muster ${name}`, "aria-pressed": String(this.chosen === option) });
    const isVaried = least && most && totalOf(least) !== totalOf(most);
    return h("div", { class: "choices muster" },
      h("ul", { class: "pieces" }, ...shown.map((each) => this.row(each))),
      h("p", { class: "row" },
        ...(isVaried ? [quick("all", most), quick("least", least)] : []),
        back ? button(say("page-back"), back, { class: "small", "data-key": "back" }) : null,
      ),
      warned,
      this.odds ? oddsBar(this.odds) : null,
      h("ul", { class: "ahead", id: "ahead", "aria-busy": found === undefined ? "true" : null }, ...this.ahead.map((each) => h("li", {}, each))),
    );
  }

  /** What takes it. @param {(option: string) => void} choose */
  golden(choose) {
    const { option = "", label = "", counts = {} } = this.chosen ?? {};
    // A bare number says nothing without what is counted.
    const isBare = Number.isInteger(Number(label));
    const taken = this.pieces.filter(({ piece }) => counts[piece]).map(({ piece, label: name, most }) => (most > 1 || this.pieces.length === 1 ? `${name}: ${counts[piece]}` : name));
    const words = isBare && (this.pieces.length === 1 || !label) ? taken.join(", ") || label : label;
    return button(h("strong", {}, words), () => choose(option), { class: "verb option golden", "data-key": option, "data-option": option, "aria-describedby": "ahead" });
  }
}

/** Odds as a bar of three: I win, nobody is left, I lose; they are said in words below. @param {[number, number, number]} odds */
const oddsBar = (odds) =>
  h("div", { class: "odds", "aria-hidden": "true" }, ...odds.map((share, n) => {
    const part = h("span", { class: ["won", "nobody", "lost"][n] }, share >= 12 ? `${share}%` : "");
    part.style.flexGrow = String(share);
    return part;
  }));
