/** The inspector: whatever one points at says what it is, what it gives, who could reach it, and why it cannot be chosen. */

import { get } from "./api.js";
import { beside } from "./beside.js";
import { h } from "./dom.js";
import { compact } from "./drawer.js";
import { inspectorCard } from "./inspected.js";
import { hideTip, isOwnTip, showTip } from "./tips.js";
import { near } from "./touching.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Inspected} Inspected */
/** @typedef {{thing: string, origin: Element | null, element: HTMLElement, isPinned: boolean}} Card */

/** For how long something is pointed at, or held, until it answers, in milliseconds. */
const AFTER = 500;
/** How long an answer stays that one has pointed away from: long enough to go to it. */
const STAYS = 350;
/** The most answers that lie beside each other. */
const MOST = 3;
/** So many pixels may a finger that holds still move. */
const STILL = 10;
const EDGE = 8;

export class Inspector {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.element = h("div", { class: "inspectors" });
    /** @type {Card[]} */
    this.cards = [];
    /** @type {Element | null} what is pointed at */
    this.owner = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {number | undefined} */
    this.leaving = undefined;
    /** Counts questions: an answer to an old one is not shown. */
    this.asked = 0;
    /** Whether a finger has held something, so that lifting it chooses nothing. */
    this.hasHeld = false;
    /** Whether a touch has put answers away, and means no more than that. */
    this.hasClosed = false;
    this.shown = "";
  }

  listen() {
    const { root } = this.page;
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("pointerleave", ({ pointerType }) => pointerType === "touch" || this.leave());
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("wheel", () => this.leave(), { passive: true });
    root.addEventListener("click", (event) => this.swallow(event), true);
    root.addEventListener("click", (event) => this.tap(event));
    root.addEventListener("contextmenu", (event) => this.hasHeld && event.preventDefault());
    addEventListener("resize", () => this.close());
    compact.addEventListener("change", () => this.close());
  }

  /** A new position: what is pinned answers again, the rest goes. */
  renew() {
    const { shown, past, curtain } = this.page;
    const position = `${shown?.n} ${shown?.viewer} ${past?.at} ${curtain.hidden}`;
    if (position === this.shown) return;
    this.shown = position;
    const kept = curtain.hidden ? this.cards.filter((each) => each.isPinned) : [];
    this.keep(kept);
    for (const each of kept) {
      this.ask(each.thing).then((found) => this.fill(each, found)).catch(() => this.keep(this.cards.filter((other) => other !== each)));
    }
  }

  /** What can be asked about something: its own id, or what it would choose. @param {Element | null} owner */
  thingOf(owner) {
    const thing = owner?.getAttribute("data-thing")?.split(" ")[0];
    if (thing || !owner) return thing ?? "";
    const { shown, previews, touching } = this.page;
    const chain = owner.getAttribute("data-option")?.split(" ") ?? [];
    const key = chain.length > 1 ? previews.of(touching.held)?.decision : shown?.decision;
    return chain.length && key ? `${key}/${chain.at(-1)}` : "";
  }

  /** @param {string} thing @returns {Promise<Inspected>} */
  ask(thing) {
    const path = thing.split("/").map(encodeURIComponent).join("/");
    return get(`/api/tables/${this.page.id}/things/${path}`, { seat: this.page.seat(), at: this.page.past?.at });
  }

  // Pointer

  /** @param {PointerEvent} event */
  over({ target, pointerType }) {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (this.element.contains(target)) {
      clearTimeout(this.leaving);
      return;
    }
    const thing = isOwnTip(target) ? null : target.closest(":is(.frame, .slot) [data-thing]");
    if (thing === this.owner && thing) return;
    this.leave();
    this.owner = thing;
    if (thing) this.timer = setTimeout(() => thing.isConnected && this.open(this.thingOf(thing), thing), AFTER);
  }

  /** Nothing is pointed at any more. */
  leave() {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.owner = null;
    this.leaving = setTimeout(() => this.keep(this.cards.filter((each) => each.isPinned)), STAYS);
  }

  /** @param {PointerEvent} event */
  press(event) {
    const { target, pointerType, clientX, clientY } = event;
    this.hasHeld = false;
    clearTimeout(this.timer);
    if (!(target instanceof Element) || this.element.contains(target)) return;
    const [last] = this.cards.slice(-1);
    const isMore = last?.origin?.contains(target) && !target.closest(".touch");
    if (last && isMore) last.isPinned = true;
    this.hasClosed = compact.matches && this.cards.length > 0;
    this.keep(compact.matches ? [] : this.cards.filter((each) => each.isPinned));
    const owner = target.closest(":is(.frame, .slot) [data-thing], .verb[data-option]");
    if (pointerType !== "touch" || !owner) return;
    const still = new AbortController();
    const stop = () => {
      clearTimeout(this.timer);
      still.abort();
      if (this.hasHeld) hideTip();
    };
    this.timer = setTimeout(() => this.hold(owner), AFTER);
    document.addEventListener("pointermove", (moved) => Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > STILL && stop(), { signal: still.signal });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, stop, { signal: still.signal });
  }

  /** A finger has held something; where the lens is open, it means that. @param {Element} owner */
  hold(owner) {
    if (!owner.isConnected || this.page.board.loupe.isOpen) return;
    this.hasHeld = true;
    void this.open(this.thingOf(owner), owner, false, 0, true);
  }

  /** Lifting a finger that has held something chooses nothing. @param {Event} event */
  swallow(event) {
    if (!this.hasHeld || (event.target instanceof Element && this.element.contains(event.target))) return;
    this.hasHeld = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A finger asks by touching what cannot be chosen. @param {MouseEvent} event */
  tap(event) {
    const { target } = event;
    const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (!isFinger || this.hasClosed || !(target instanceof Element) || isOwnTip(target)) return;
    const [owner, meant] = [target.closest("[data-thing]"), near(event)];
    if (owner && !(meant instanceof Element && meant.closest(".touch"))) void this.open(this.thingOf(owner), owner, false, 0, true);
  }

  // Keys

  /** Ask about what the focus is on, or about what is pointed at; false if that is nothing. */
  askFocused() {
    const focused = document.activeElement?.closest("[data-thing], [data-option]") ?? this.owner;
    const thing = this.thingOf(focused);
    if (!thing) return false;
    void this.open(thing, focused, true);
    return true;
  }

  /** Put everything away; false if there was nothing. */
  close() {
    clearTimeout(this.timer);
    const had = this.cards.length > 0;
    const isWithin = this.element.contains(document.activeElement);
    const origin = this.cards[0]?.origin;
    this.keep([]);
    if (isWithin && origin instanceof SVGElement) origin.focus();
    if (isWithin && origin instanceof HTMLElement) origin.focus();
    return had;
  }

  // Cards

  /**
   * Show what is said of a thing; what has no answer keeps its tooltip.
   * @param {string} thing @param {Element | null} origin @param {boolean} [isHeard] whether the focus goes there @param {number} [after] how many cards stay
   * @param {boolean} [isHeld] whether it stays though nothing points at it
   */
  async open(thing, origin, isHeard = false, after = 0, isHeld = isHeard || after > 0) {
    const asked = ++this.asked;
    const found = await this.ask(thing).catch(() => null);
    if (asked !== this.asked) return;
    if (!found) {
      if (origin?.isConnected) showTip(origin);
      return;
    }
    hideTip();
    clearTimeout(this.leaving);
    const pinned = this.cards.filter((each) => each.isPinned && each.thing !== thing);
    const kept = after ? this.cards.slice(0, Math.min(after, MOST - 1)) : pinned.slice(-(MOST - 1));
    const element = h("section", { class: "inspector", role: "dialog", tabindex: -1, "aria-label": found.name });
    const card = { thing, origin, element, isPinned: isHeld };
    this.keep([...kept, card]);
    this.fill(card, found);
    element.addEventListener("click", () => this.pin(card));
    if (isHeard || after > 0) element.focus();
  }

  /** @param {Card[]} cards */
  keep(cards) {
    if (cards.length === this.cards.length && cards.every((each, n) => each === this.cards[n])) return;
    this.cards = cards;
    this.element.replaceChildren(...cards.map((each) => each.element));
    this.light([]);
    this.place();
  }

  /** @param {Card} card @param {Inspected} found */
  fill(card, found) {
    if (!this.cards.includes(card)) return;
    const { page } = this;
    const at = this.cards.indexOf(card);
    inspectorCard(card.element, found, page, {
      open: (thing, origin) => void this.open(thing, origin, false, at + 1),
      light: (things) => this.light(things),
      pin: () => this.pin(card),
      close: () => (at ? this.keep(this.cards.slice(0, at)) : this.close()),
      lines: () => {
        if (compact.matches) this.close();
        page.drawer.open("log");
        page.log.find(found.thing);
      },
      read: (rule) => {
        if (compact.matches) this.close();
        page.deeds.read(rule);
      },
    });
    this.mark(card);
    this.light([]);
    this.place();
  }

  /** @param {Card} card */
  pin(card) {
    card.isPinned = true;
    this.mark(card);
  }

  /** @param {Card} card */
  mark({ element, isPinned }) {
    element.classList.toggle("pinned", isPinned);
    element.querySelector("[data-key=pin]")?.setAttribute("aria-pressed", String(isPinned));
    const words = say(compact.matches && this.cards.length > 1 ? "page-back" : "page-close");
    element.querySelector("[data-key=close]")?.setAttribute("aria-label", words);
  }

  /** Light what the answers are about, and what they name. @param {string[]} named */
  light(named) {
    this.page.board.light([...this.cards.map((each) => each.thing), ...named]);
  }

  /** Put each card beside what it is about, or beside the one before it; on a phone the last lies over the bar. */
  place() {
    if (compact.matches) return;
    const foot = this.page.asked.getBoundingClientRect();
    const room = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: Math.max(innerHeight / 2, foot.top - EDGE) };
    // What may be chosen stays in sight where there is another place.
    const seen = [...this.page.root.querySelectorAll(":is(.frame, .slot) .touch:not(.out)")].map((each) => each.getBoundingClientRect());
    for (const { element, origin } of this.cards) {
      element.style.maxHeight = `${room.bottom - room.top}px`;
      const about = origin?.isConnected ? (origin.closest(".inspector") ?? origin) : this.page.asked;
      const box = about.getBoundingClientRect();
      const { left, top } = beside(box, element.offsetWidth, element.offsetHeight, room, seen);
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
      seen.push(element.getBoundingClientRect(), box);
    }
  }
}
