/** Looking back: a slider over all positions, stepping, playing, and the recap since my last turn. */

import { Analysis, playOn } from "./analysis.js";
import { person } from "./api.js";
import { button, fill, h, refill, select } from "./dom.js";
import { icon, signed } from "./icons.js";
import { copy } from "./invite.js";
import { pace } from "./settings.js";
import { complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Moment} Moment */

/** The eyes that see everything, after the end. */
export const ALL = -3;
const PAUSE = 700;

/**
 * @typedef {object} Viewer What shows the positions.
 * @property {(at: number, signal: AbortSignal) => Promise<Moment>} moment
 * @property {(moment: Moment | null) => void} lookBack to a position of the past, or at now
 * @property {() => void} refresh
 * @property {(from: number, to: number) => Promise<void>} watch plays the scenes that end between two positions
 * @property {(n: number) => (() => void) | null} watching what plays the scene to which an entry belongs
 */

export class Replay {
  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    /** With whose eyes a finished game is seen. */
    this.eyes = ALL;
    /** @type {number | null} what is shown; null is now */
    this.at = null;
    /** @type {Table | null} */
    this.table = null;
    /** Which playing goes on; 0 if none does. */
    this.playing = 0;
    this.times = 0;
    this.asking = new AbortController();
    this.slider = h("input", { type: "range", min: 0, step: 1, oninput: () => this.visit(Number(this.slider.value)) });
    this.steps = h("div", { class: "row" });
    this.marks = h("div", { class: "marks", "aria-hidden": "true" });
    this.rest = h("div", { class: "row" });
    this.analysis = new Analysis((n) => this.visit(n), (n) => viewer.watching(n));
    const slide = h("div", { class: "slide" }, this.marks, this.slider, this.analysis.graph);
    this.element = h("footer", { class: "replay", hidden: true }, this.steps, slide, this.rest);
    /** @type {{n: number, text: string}[]} what others have done since my last turn */
    this.recap = [];
    this.strip = h("section", { class: "recap", hidden: true });
    /** Plays what happened since my last choice once more. */
    this.again = button("", () => void this.run(this.news), { class: "small again", hidden: true });
  }

  get length() {
    return this.table?.length ?? 0;
  }

  /** Where the slider stands. */
  get place() {
    return this.at ?? this.length;
  }

  /** Look at a position and stop playing. @param {number} at */
  visit(at) {
    this.pause();
    void this.go(at);
  }

  /** @param {number} at */
  async go(at) {
    const place = Math.min(Math.max(at, 0), this.length);
    this.asking.abort();
    this.asking = new AbortController();
    this.at = place === this.length ? null : place;
    try {
      this.viewer.lookBack(this.at === null ? null : await this.viewer.moment(place, this.asking.signal));
    } catch (error) {
      complain(error);
    }
    this.mark();
  }

  now() {
    this.pause();
    if (this.at !== null) void this.go(this.length);
  }

  pause() {
    this.playing = 0;
    this.mark();
  }

  /** Play on from here, from the beginning if this is the end, or stop playing. */
  play() {
    if (this.playing) return this.pause();
    const first = this.at === null ? 0 : this.at + 1;
    void this.run(Array.from({ length: Math.max(0, this.length - first) }, (_, n) => first + n));
  }

  /** Go from position to position, with the scenes on the way, and end at now. @param {number[]} places */
  async run(places) {
    const playing = (this.playing = ++this.times);
    let from = this.at ?? (places[0] ?? 1) - 1;
    for (const to of places) {
      await this.viewer.watch(from, to);
      if (playing !== this.playing) return;
      await this.go(to);
      await new Promise((resolve) => setTimeout(resolve, PAUSE + pace()));
      if (playing !== this.playing) return;
      from = to;
    }
    await this.viewer.watch(from, this.length);
    if (playing === this.playing) this.now();
  }

  /** @param {string} key @returns {boolean} whether the key means a step */
  step(key) {
    const to = { ArrowLeft: this.place - 1, ArrowRight: this.place + 1, Home: 0, End: this.length }[key];
    if (to === undefined || this.element.hidden) return false;
    this.visit(to);
    return true;
  }

  /** Where something happened since my last choice. */
  get news() {
    const { log = [], known = 0 } = this.table ?? {};
    return [...new Set(log.filter((line) => line.level === 0 && line.n > known).map((line) => line.n))];
  }

  /** The bar, for a finished game or while one looks back. @param {Table} table */
  tell(table) {
    this.table = table;
    fill(this.again, icon("play"), say("page-watch-since"));
    this.again.hidden = !table.my_seats.length || table.status !== "running" || !this.news.length;
    const marks = table.log.filter((each) => each.level > 0).map(({ level, text, n }) => {
      const mark = h("i", { class: `mark level-${level}`, "data-tip": text, onclick: () => this.visit(n) });
      mark.style.left = `${(100 * n) / Math.max(this.length, 1)}%`;
      return mark;
    });
    refill(this.marks, ...marks);
    this.analysis.tell(table);
    this.mark();
  }

  /** Show where we are. */
  mark() {
    const { table, slider } = this;
    if (!table) return;
    const isOver = table.status === "over";
    this.element.hidden = !isOver && this.at === null;
    slider.max = String(this.length);
    slider.value = String(this.place);
    slider.setAttribute("aria-label", say("page-replay"));
    const player = this.playing ? "pause" : "play";
    refill(
      this.steps,
      signed("first", say("page-first"), () => this.visit(0)),
      signed("previous", say("page-previous"), () => this.visit(this.place - 1)),
      signed(player, say(`page-${player}`), () => this.play(), "player"),
      signed("next", say("page-next"), () => this.visit(this.place + 1)),
      signed("last", say("page-last"), () => this.visit(this.length)),
    );
    refill(
      this.rest,
      h("output", {}, say("page-moment", { at: this.place, length: this.length })),
      signed("link", say("page-share"), () => copy(`${location.origin}${location.pathname}#at=${this.place}`)()),
      isOver && this.at !== null && person ? button(say("page-play-on-here"), this.playOn(table), { class: "small", "data-key": "play-on-here" }) : null,
      isOver ? this.viewers(table) : button(say("page-back-to-now"), () => this.now(), { class: "main" }),
    );
  }

  /** A table that begins at this moment, from the seat with whose eyes it is seen, or my own. @param {Table} table */
  playOn(table) {
    return playOn(table.id, this.place, this.eyes >= 0 ? this.eyes : (table.my_seats[0] ?? 0));
  }

  /** With whose eyes one may look at a finished game. @param {Table} table */
  viewers(table) {
    const seats = table.seats.map(({ seat, name }) => ({ value: seat, label: name }));
    const all = [{ value: ALL, label: say("page-seen-by-all") }, ...seats];
    const see = (/** @type {string} */ seat) => {
      this.eyes = Number(seat);
      this.viewer.refresh();
    };
    return h("label", { class: "seen" }, say("page-seen-by"), select(all, this.eyes, see, { "data-key": "eyes" }));
  }

  /** Offer to step through what happened since my last choice. @param {{n: number, text: string}[]} events */
  remind(events) {
    this.recap = events;
    this.strip.hidden = events.length === 0;
    const here = events.filter((each) => each.n === this.at).map((each) => each.text);
    const from = this.at ?? -1;
    const step = () => this.visit(events.find((each) => each.n > from)?.n ?? this.length);
    const skip = () => {
      this.now();
      this.remind([]);
    };
    fill(
      this.strip,
      h("p", {}, here.length ? here.join(" ") : say("page-recap", { number: events.length })),
      button(say("page-watch"), () => void this.run([...new Set(events.map((each) => each.n))]), { class: "small", "data-key": "watch" }),
      button(say("page-step"), step, { class: "small", "data-key": "step" }),
      button(say("page-skip"), skip, { class: "small", "data-key": "skip" }),
    );
  }
}
