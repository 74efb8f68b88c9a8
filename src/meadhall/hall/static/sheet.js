/** A sheet to fill in: numbers that are asked for one after the other and paid from one purse, sent as one chain. */

import { button, h, fill, refill, svg } from "./dom.js";
import { icon, signed } from "./icons.js";
import { forget, keep, kept } from "./keepsakes.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Amount} Amount */
/** @typedef {Record<string, number>} Counts by things */

const LONGEST_NAME = 24;

export class Sheet {
  /** @param {HTMLElement | undefined} aid what stands in sight while it is filled in @param {() => void} changed */
  constructor(aid, changed) {
    this.aid = aid;
    this.changed = changed;
    /** @type {Table["sheet"]} */
    this.sheet = null;
    this.game = "";
    /** What may be filled in, as a text. */
    this.asked = "";
    /** @type {Counts} */
    this.counts = {};
    /** The key of the ready one that it began with. */
    this.base = "";
    /** Whether it is put away, to look at the board. */
    this.isAway = false;
    this.body = h("div", { class: "ledger-body" });
    this.name = h("input", { maxlength: LONGEST_NAME, required: true, autocomplete: "off" });
    this.form = h("form", { class: "row save" });
    this.form.addEventListener("submit", (event) => this.save(event));
    this.element = h("section", { class: "ledger", hidden: true }, h("div", { class: "ledger-main" }, this.body, this.form), aid);
  }

  /** Everything that depends on the language alone. */
  build() {
    this.name.setAttribute("placeholder", say("page-sheet-name"));
    this.name.setAttribute("aria-label", say("page-sheet-name"));
    fill(this.form, this.name, h("button", { class: "small" }, say("page-sheet-save")));
  }

  /** What may be filled in now; what was filled in stays as long as the same may be. @param {Table} table */
  offer({ sheet, viewer, game, is_mine: isMine }) {
    this.sheet = isMine ? (sheet ?? null) : null;
    this.game = game;
    const asked = JSON.stringify([viewer, this.sheet?.purse, this.amounts.map(({ thing, taken, options }) => [thing, taken, options])]);
    if (!this.sheet || asked === this.asked) return;
    this.asked = asked;
    const [first] = this.sheet.ready;
    this.base = first?.key ?? "";
    this.counts = this.fitting(first?.counts ?? {});
  }

  get isOpen() {
    return this.sheet !== null;
  }

  /** @returns {Amount[]} */
  get amounts() {
    return this.sheet?.amounts ?? [];
  }

  /** The numbers that may be taken of some: what is decided stays. @param {Counts} wanted @returns {Counts} */
  fitting(wanted) {
    return Object.fromEntries(this.amounts.map(({ thing, taken, options }) => [thing, options.length ? Math.min(wanted[thing] ?? 0, options.length - 1) : taken]));
  }

  /** What some numbers cost. @param {Counts} counts */
  cost(counts) {
    return this.amounts.reduce((sum, { thing, cost }) => sum + cost * (counts[thing] ?? 0), 0);
  }

  get left() {
    return (this.sheet?.purse ?? 0) - this.cost(this.counts);
  }

  get total() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** What all of it is chosen by. */
  get chain() {
    return this.amounts.map(({ thing, options }) => options[this.counts[thing] ?? 0]).filter(Boolean).join(" ");
  }

  /** The most that may be taken of something now. @param {Amount} amount */
  most({ thing, cost, options }) {
    const room = cost ? Math.floor((this.left + cost * (this.counts[thing] ?? 0)) / cost) : Infinity;
    return Math.min(options.length - 1, room);
  }

  /** @param {Amount} amount @param {number} count */
  put(amount, count) {
    if (!amount.options.length || count < 0 || count > this.most(amount)) return;
    this.counts = { ...this.counts, [amount.thing]: count };
    this.changed();
  }

  /** Begin anew with numbers that are known. @param {string} key @param {Counts} counts */
  begin(key, counts) {
    this.base = key;
    this.counts = this.fitting(counts);
    this.changed();
  }

  /** Keep it under a name. @param {Event} event */
  save(event) {
    event.preventDefault();
    const name = this.name.value.trim();
    if (!name) return;
    keep(this.game, name, this.counts);
    this.base = `own ${name}`;
    this.name.value = "";
    this.changed();
  }

  /** Show it, or that there is none. */
  tell() {
    this.element.hidden = !this.isOpen || this.isAway;
    if (!this.sheet) return;
    this.element.setAttribute("aria-label", this.sheet.title);
    refill(this.body, this.head(), this.beginnings(), h("ul", { class: "amounts" }, ...this.amounts.map((each) => this.row(each))));
    for (const each of this.aid?.querySelectorAll("[data-thing]") ?? []) {
      each.classList.toggle("taken", (this.counts[each.getAttribute("data-thing") ?? ""] ?? 0) > 0);
    }
  }

  head() {
    const { title = "", about = "", purse = 0, unit = "" } = this.sheet ?? {};
    const pips = Array.from({ length: purse }, (_, n) => h("i", { class: n < purse - this.left ? "done" : "" }));
    return h("header", {},
      h("h2", {}, title),
      h("p", { class: "left", role: "status" }, `${unit}: `, h("strong", {}, this.left), ` ${say("page-sheet-left", { purse })}`),
      h("p", { class: "quiet" }, about),
      h("div", { class: "pips", "aria-hidden": "true" }, ...pips),
    );
  }

  /** Ready ones, and those that were kept here. */
  beginnings() {
    const own = kept(this.game).map(({ name, counts }) => ({ key: `own ${name}`, label: name, about: "", counts }));
    /** @param {import("./shapes.js").Ready} ready */
    const one = ({ key, label, about, counts }) => {
      const fits = this.fitting(counts);
      const isBase = key === this.base;
      const changes = this.amounts.reduce((sum, { thing }) => sum + Math.abs((fits[thing] ?? 0) - (this.counts[thing] ?? 0)), 0);
      const total = Object.values(fits).reduce((sum, count) => sum + count, 0);
      const isDear = this.cost(fits) > (this.sheet?.purse ?? 0);
      const state = isDear ? say("page-sheet-dear") : isBase && changes ? say("page-sheet-changes", { changes }) : say("page-sheet-number", { number: total });
      const looks = { class: "ready", "aria-pressed": String(isBase && !changes), "aria-disabled": isDear ? "true" : null, "data-key": `ready ${key}`, "data-tip": about };
      const made = button("", () => !isDear && this.begin(key, counts), looks);
      made.append(h("strong", {}, label), h("small", {}, state));
      const gone = () => {
        forget(this.game, label);
        this.changed();
      };
      return h("li", {}, made, key.startsWith("own ") ? signed("remove", say("page-sheet-forget", { name: label }), gone, `forget ${label}`) : null);
    };
    return h("ul", { class: "beginnings" }, ...[...(this.sheet?.ready ?? []), ...own].map(one));
  }

  /** @param {Amount} amount */
  row(amount) {
    const { thing, label, about, fact, cost, glyph, options } = amount;
    const now = this.counts[thing] ?? 0;
    const most = this.most(amount);
    const sign = glyph ? svg(glyph) : null;
    sign?.classList.add("meadhall");
    /** @param {"smaller" | "larger"} name @param {number} count */
    const step = (name, count) =>
      button(icon(name), () => this.put(amount, count), { class: "step", tabindex: -1, "aria-label": `${say(name === "larger" ? "page-more" : "page-less")}: ${label}`, "aria-disabled": count < 0 || count > most ? "true" : null, "data-key": `${name} ${thing}` });
    const number = h("span", { class: "count", role: "spinbutton", tabindex: 0, "aria-label": label, "aria-valuenow": now, "aria-valuemin": 0, "aria-valuemax": most, "data-key": `count ${thing}` }, h("strong", {}, now), ` / ${options.length - 1}`);
    number.onkeydown = (event) => this.press(event, amount);
    return h("li", { class: now ? "amount some" : "amount" },
      sign,
      h("span", { class: "what" }, h("strong", {}, label), h("span", {}, about), h("small", {}, fact)),
      options.length ? h("span", { class: "steps" }, step("smaller", now - 1), number, step("larger", now + 1)) : h("strong", { class: "count" }, now),
      h("span", { class: "price", "aria-label": say("page-sheet-cost", { cost: now * cost }) }, now * cost),
    );
  }

  /** Left and right, or digits, change a number; up and down go to another. @param {KeyboardEvent} event @param {Amount} amount */
  press(event, amount) {
    const { key } = event;
    const now = this.counts[amount.thing] ?? 0;
    const by = { ArrowLeft: -1, "-": -1, ArrowRight: 1, "+": 1, "=": 1 }[key];
    const to = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (by) this.put(amount, now + by);
    else if (/^\d$/.test(key)) this.put(amount, Math.min(Number(key), this.most(amount)));
    else if (to) {
      const all = /** @type {HTMLElement[]} */ ([...this.body.querySelectorAll("[role=spinbutton]")]);
      all[all.indexOf(/** @type {HTMLElement} */ (event.currentTarget)) + to]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What takes it, and what puts it away or brings it back. @param {(chain: string) => void} choose */
  verbs(choose) {
    const { verb = "", purse = 0, unit = "" } = this.sheet ?? {};
    const { chain } = this;
    const turn = () => {
      this.isAway = !this.isAway;
      this.changed();
    };
    const golden = button("", () => choose(chain), { class: "verb option golden", "data-key": chain, "data-option": chain });
    golden.append(h("span", { class: "said" }, h("strong", {}, `${verb}: ${this.total}`), h("small", {}, say("page-sheet-spent", { unit, spent: purse - this.left, purse }))));
    return h("div", { class: "verbs" }, button(say(this.isAway ? "page-sheet-open" : "page-sheet-away"), turn, { class: "aside", "data-key": "sheet away" }), golden);
  }
}
