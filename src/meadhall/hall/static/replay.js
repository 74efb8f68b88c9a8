/** Looking back: a slider over all positions, stepping, playing, and the recap since my last turn. */

import { button, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { copy } from "./panes.js";
import { pace } from "./settings.js";
import { complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

const PAUSE = 700;

export class Replay {
  /**
   * @param {(at: number, signal: AbortSignal) => Promise<import("./shapes.js").Moment>} fetchMoment
   * @param {(moment: import("./shapes.js").Moment | null) => void} show a position of the past, or now
   * @param {(seat: number) => void} see with other eyes
   */
  constructor(fetchMoment, show, see) {
    this.fetchMoment = fetchMoment;
    this.show = show;
    this.see = see;
    /** @type {number | null} what is shown; null is now */
    this.at = null;
    this.length = 0;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.asking = new AbortController();
    this.element = h("footer", { class: "replay", hidden: true });
    this.slider = h("input", { type: "range", min: 0, step: 1 });
    this.slider.addEventListener("input", () => this.visit(Number(this.slider.value)));
    this.key = "";
    /** @type {{n: number, text: string}[]} what others have done since my last turn */
    this.recap = [];
    this.strip = h("section", { class: "recap", hidden: true });
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
      this.show(this.at === null ? null : await this.fetchMoment(place, this.asking.signal));
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
    clearInterval(this.timer);
    this.timer = undefined;
    this.mark();
  }

  /** Play on: the given places one after another, or all from here. @param {number[]} [places] */
  play(places) {
    if (this.timer !== undefined) {
      this.pause();
      return;
    }
    const start = this.place >= this.length && !places ? 0 : this.place;
    const left = places ?? Array.from({ length: this.length - start }, (_, n) => start + n + 1);
    const next = () => {
      const at = left.shift();
      if (at === undefined) this.now();
      else void this.go(at);
    };
    this.timer = setInterval(next, PAUSE + pace());
    next();
    this.mark();
  }

  /** @param {string} key @returns {boolean} whether the key means a step */
  step(key) {
    const to = { ArrowLeft: this.place - 1, ArrowRight: this.place + 1, Home: 0, End: this.length }[key];
    if (to === undefined || (this.at === null && this.element.hidden)) return false;
    this.visit(to);
    return true;
  }

  /**
   * The bar, for a finished game or while one looks back.
   * @param {Table} table @param {string} language @param {number} eyes
   */
  tell(table, language, eyes) {
    this.length = table.length;
    const key = [language, table.length, table.status, table.log.length].join();
    if (key !== this.key) this.build(table, eyes);
    this.key = key;
    this.mark();
  }

  /** @param {Table} table @param {number} eyes */
  build(table, eyes) {
    this.slider.max = String(this.length);
    this.slider.setAttribute("aria-label", say("page-replay"));
    const marks = h("div", { class: "marks", "aria-hidden": "true" });
    for (const line of table.log.filter((each) => each.level > 0)) {
      const mark = h("i", { class: `mark level-${line.level}`, "data-tip": line.text, onclick: () => this.visit(line.n) });
      mark.style.left = `${(100 * line.n) / Math.max(this.length, 1)}%`;
      marks.append(mark);
    }
    /** @param {"first" | "previous" | "play" | "next" | "last" | "share"} name @param {() => void} act */
    const one = (name, act) => {
      const words = say(`page-${name}`);
      return button(icon(name === "share" ? "link" : name), act, { "aria-label": words, title: words, class: "plain" });
    };
    this.player = one("play", () => this.play());
    this.where = h("output", {});
    const share = () => copy(`${location.origin}${location.pathname}#at=${this.place}`)();
    const seats = table.seats.map((seat) => h("option", { value: seat.seat, selected: seat.seat === eyes }, seat.name));
    const all = h("option", { value: -3, selected: eyes === -3 }, say("page-seen-by-all"));
    const seen = h("select", { "aria-label": say("page-seen-by"), onchange: () => this.see(Number(seen.value)) }, all, ...seats);
    this.back = button(say("page-back-to-now"), () => this.now(), { class: "main" });
    fill(
      this.element,
      h("div", { class: "row" },
        one("first", () => this.visit(0)),
        one("previous", () => this.visit(this.place - 1)),
        this.player,
        one("next", () => this.visit(this.place + 1)),
        one("last", () => this.visit(this.length)),
      ),
      h("div", { class: "slide" }, marks, this.slider),
      h("div", { class: "row" },
        this.where,
        one("share", share),
        table.status === "over" ? h("label", { class: "seen" }, say("page-seen-by"), seen) : this.back,
      ),
    );
    this.element.classList.toggle("over", table.status === "over");
  }

  mark() {
    this.slider.value = String(this.place);
    if (this.where) this.where.textContent = say("page-moment", { at: this.place, length: this.length });
    const isPlaying = this.timer !== undefined;
    if (this.player) {
      fill(this.player, icon(isPlaying ? "pause" : "play"));
      this.player.setAttribute("aria-label", say(isPlaying ? "page-pause" : "page-play"));
    }
    this.element.hidden = !this.element.classList.contains("over") && this.at === null;
  }

  /** Offer to step through what happened since my last choice. @param {{n: number, text: string}[]} events */
  remind(events) {
    this.recap = events;
    this.strip.hidden = events.length === 0;
    const places = [...new Set(events.map((each) => each.n))];
    const here = events.filter((each) => each.n === this.at).map((each) => each.text);
    const step = () => {
      const next = this.at === null ? places[0] : places.find((place) => place > this.place);
      this.visit(next ?? this.length);
    };
    const skip = () => {
      this.now();
      this.remind([]);
    };
    fill(
      this.strip,
      h("p", {}, here.length ? here.join(" ") : say("page-recap", { number: events.length })),
      button(say("page-step"), step, { class: "small", "data-key": "step" }),
      button(say("page-play"), () => this.play([...places]), { class: "small", "data-key": "play" }),
      button(say("page-skip"), skip, { class: "small", "data-key": "skip" }),
    );
  }
}
