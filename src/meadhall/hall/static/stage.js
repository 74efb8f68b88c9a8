/** The stage: a clash or a great moment, beat by beat, over the board; how it ended stays until it is put away. */

import { get } from "./api.js";
import { button, fill, h, refill, svg } from "./dom.js";
import { compact } from "./drawer.js";
import { signed } from "./icons.js";
import { copy } from "./invite.js";
import { Picture, colourOf } from "./picture.js";
import { counted, lengthOf, titleOf } from "./results.js";
import { pace, settings } from "./settings.js";
import { cue } from "./sound.js";
import { complain, tell } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").SceneSummary} SceneSummary */
/** @typedef {import("./shapes.js").Scene} Scene */

/** How long a beat of a kind lasts, in milliseconds. */
const LASTS = { line_up: 1200, reveal: 1600, throw: 1600, compare: 1800, losses: 1400, leave: 1200, gain: 1200, moment: 1600 };
/** For each letter that is to be read. */
const READ = 26;
/** A whole scene lasts no longer than this, as long as each of its beats can be seen. */
const WHOLE = 8000;
const SEEN = 800;
const TIMES = { slow: 1.6, normal: 1, fast: 0.5, none: 1 };
/** What is heard. */
const CUES = /** @type {const} */ ({ throw: "dice", losses: "clash", compare: "clash", gain: "coin", moment: "horn" });
/** Of more beats only the present one is called by its name. */
const MOST_PILLS = 9;
/** Until the view has come to where it happens. */
const ARRIVED = 420;

export class Stage {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Scene | null} */
    this.scene = null;
    /** Which beat is shown; the one after the last is how it ended. */
    this.at = 0;
    this.isPaused = false;
    this.isFast = false;
    /** @type {number[]} which of how many scenes in a row it is */
    this.count = [1, 1];
    /** @type {number | undefined} */
    this.timer = undefined;
    /** Which showing goes on. */
    this.showing = 0;
    /** The scene that is asked for or played; empty if none is. */
    this.wanted = "";
    /** @type {() => void} */
    this.finish = () => {};
    /** @type {HTMLElement | null} where the focus was before */
    this.former = null;
    this.scenery = h("div", { class: "scenery" });
    this.picture = new Picture(this.scenery);
    this.parties = h("div", { class: "parties" });
    this.odds = h("div", { class: "stage-odds", hidden: true });
    this.outcome = h("article", { class: "outcome", hidden: true });
    this.said = h("div", { class: "said", tabindex: -1 });
    this.pills = h("ol", { class: "pills" });
    this.answers = h("div", { class: "answers" });
    this.controls = h("div", { class: "controls" });
    this.dusk = h("div", { class: "dusk", "aria-hidden": "true" });
    this.scenery.append(this.parties, this.odds, this.outcome);
    this.element = h("section", { class: "stage", role: "region", hidden: true },
      this.scenery,
      h("div", { class: "stage-foot" }, this.said, this.answers, this.pills, this.controls),
    );
    compact.addEventListener("change", () => void this.redraw());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** The scene that is played and was not put away; empty if none is. */
  get playing() {
    return this.isOpen ? (this.scene?.id ?? "") : "";
  }

  /** Whether everything that can be shown is. */
  get isAtEnd() {
    return this.at >= this.last;
  }

  /** The last thing there is to see: how it ended, or the latest beat. */
  get last() {
    return (this.scene?.beats.length ?? 1) - (this.scene?.outcome ? 0 : 1);
  }

  /**
   * Play a scene from a beat on, until it is put away or, where it still goes on, until its latest beat was seen.
   * @param {{id: string}} scene @param {number} from @param {{isOwn?: boolean, count?: number[]}} [how]
   */
  async play({ id }, from, { isOwn = true, count = [1, 1] } = {}) {
    const showing = ++this.showing;
    this.wanted = id;
    const scene = await this.load(id);
    if (!scene || showing !== this.showing) return;
    this.finish();
    this.scene = scene;
    this.isFast = !isOwn;
    this.count = count;
    this.isPaused = false;
    const done = new Promise((/** @type {(_: void) => void} */ resolve) => {
      this.finish = () => {
        this.finish = () => {};
        resolve();
      };
    });
    const isNew = this.open();
    this.show(Math.min(from, this.last));
    if (isNew) void this.appear();
    await done;
  }

  /** @param {string} id @returns {Promise<Scene | null>} */
  async load(id) {
    const { page } = this;
    page.root.classList.add("staging");
    try {
      return await get(`/api/tables/${page.id}/scenes/${id}`, { seat: page.seat(), layout: compact.matches ? "narrow" : "wide" });
    } catch (error) {
      complain(error);
      return null;
    } finally {
      page.root.classList.remove("staging");
    }
  }

  /** Draw the same for another size of window. */
  async redraw() {
    if (!this.scene || !this.isOpen) return;
    const fresh = await this.load(this.scene.id);
    if (!fresh) return;
    this.scene = fresh;
    this.show(this.at);
  }

  /** Whether it was closed before. */
  open() {
    const isNew = this.element.hidden;
    this.element.setAttribute("aria-label", this.scene?.title ?? "");
    this.element.hidden = false;
    this.page.root.classList.add("staged");
    if (isNew) {
      this.picture.root?.remove();
      this.picture.root = null;
    }
    return isNew;
  }

  /** Come into sight, and leave the place in sight where it happens: in frames of their own, as each has the page laid out anew. */
  async appear() {
    const active = document.activeElement;
    this.former = active instanceof HTMLElement && active !== document.body ? active : null;
    if (pace()) this.element.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: 320, easing: "ease-out" });
    await drawn();
    if (this.isOpen && !this.former?.matches("input:not([type=range]), textarea")) this.said.focus({ preventScroll: true });
    await drawn();
    if (!this.isOpen) return;
    this.page.board.aim();
    this.spotSoon();
  }

  /** When the board has come to rest. */
  spotSoon() {
    setTimeout(() => this.isOpen && this.spot(), pace() ? ARRIVED : 0);
  }

  /** Leave a clear circle around the place where it happens. */
  spot() {
    const box = this.scene?.place ? this.page.board.elements([this.scene.place])[0]?.getBoundingClientRect() : undefined;
    const at = this.dusk.getBoundingClientRect();
    const covered = this.element.getBoundingClientRect();
    const y = box ? box.y + box.height / 2 : 0;
    const isSeen = box !== undefined && (y > covered.bottom || y < covered.top);
    this.dusk.classList.toggle("spotted", isSeen);
    if (!box) return;
    this.dusk.style.setProperty("--x", `${box.x + box.width / 2 - at.x}px`);
    this.dusk.style.setProperty("--y", `${y - at.y}px`);
  }

  /** Put away what has been taken back: of these scenes there is what still happened. @param {SceneSummary[]} all */
  forget(all) {
    const left = all.find(({ id }) => id === this.wanted);
    if (this.wanted && (!left || (this.isOpen && this.at >= lengthOf(left)))) this.close();
  }

  /** Put it away. */
  close() {
    this.showing++;
    this.wanted = "";
    if (!this.isOpen) return false;
    clearTimeout(this.timer);
    this.element.hidden = true;
    this.element.classList.remove("ended");
    this.page.root.classList.remove("staged");
    this.dusk.classList.remove("spotted");
    this.page.board.camera.refit();
    this.finish();
    if (document.activeElement === document.body) (this.former?.isConnected ? this.former : this.page.question)?.focus({ preventScroll: true });
    return true;
  }

  /** Go on with the story; a scene that goes on stays where it is. */
  leave() {
    if (this.scene?.outcome || this.page.past) this.close();
    else this.finish();
  }

  /** A scene that has no end ends when something else happens. @param {string[]} scenes to which the latest lines belong */
  outlast(scenes) {
    if (this.isOpen && !this.scene?.outcome && scenes.length && !scenes.includes(this.playing)) this.close();
  }

  /** When the table has moved on: the board is mine where the next answer is something on it. */
  settle() {
    const { shown, slots, past } = this.page;
    if (!this.isOpen || this.scene?.outcome || past || !shown?.is_mine) return;
    const verbs = new Set(slots.verbs.map(({ option }) => option));
    if (!verbs.size || !shown.options.every(({ option }) => verbs.has(option))) this.close();
  }

  /** @param {number} at */
  show(at) {
    const { scene } = this;
    if (!scene) return;
    const isOn = at === this.at + 1;
    this.at = Math.max(0, Math.min(at, this.last));
    clearTimeout(this.timer);
    const beat = scene.beats[Math.min(this.at, scene.beats.length - 1)];
    if (!beat) {
      this.close();
      return;
    }
    const isEnd = this.at === scene.beats.length;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${scene.box}" aria-hidden="true"><g class="ground">${scene.ground}</g><g class="beat ${beat.kind}">${beat.picture}</g></svg>`;
    this.picture.show(svg(text), isOn, false);
    this.enliven(isEnd ? "" : beat.kind);
    this.tellParties(scene);
    this.tellOdds(scene, isEnd ? null : beat.odds);
    this.outcome.hidden = !isEnd;
    this.element.classList.toggle("ended", isEnd);
    if (isEnd && scene.outcome) fill(this.outcome, titleOf(scene.outcome), counted(scene.outcome), ...scene.outcome.lines.map((line) => h("p", {}, line)));
    this.tellSaid(scene, beat, isEnd);
    this.tellWay(scene, isEnd);
    if (!isEnd) tell([beat.sentence, beat.reason].filter(Boolean));
    else if (scene.outcome) tell([scene.outcome.title, ...scene.outcome.lines]);
    this.wait();
  }

  /** Let a beat be seen and heard. @param {string} kind */
  enliven(kind) {
    const drawn = this.picture.root?.querySelector(".beat");
    drawn?.classList.toggle("fresh", pace() > 0 && kind !== "");
    if (kind in CUES) cue(CUES[/** @type {keyof typeof CUES} */ (kind)]);
  }

  /** How long the present beat lasts; 0 if it waits for somebody. */
  get span() {
    const beat = this.scene?.beats[this.at];
    if (!beat || this.isPaused || !pace()) return 0;
    const all = this.scene?.beats.reduce((sum, each) => sum + lastsOf(each), 0) ?? 0;
    const lasts = Math.max(SEEN, lastsOf(beat) * Math.min(1, WHOLE / all));
    return (lasts * TIMES[settings.speed]) / (this.isFast ? 2 : 1);
  }

  wait() {
    const { span } = this;
    if (!span) return;
    this.timer = setTimeout(() => (this.isAtEnd ? this.leave() : this.show(this.at + 1)), span);
  }

  /** @param {number} by */
  step(by) {
    this.isPaused = true;
    if (by > 0 && this.isAtEnd) this.leave();
    else this.show(this.at + by);
  }

  pause() {
    this.isPaused = !this.isPaused;
    this.show(this.at);
  }

  /** Go to how it ended, or if that is seen, away. */
  skip() {
    if (this.isAtEnd) this.leave();
    else this.show(this.last);
  }

  /** @param {Scene} scene */
  tellParties({ parties, title, about }) {
    const [nth = 1, all = 1] = this.count;
    const chips = parties.map(({ name, note, player, glyph, ink }) => {
      const sign = glyph ? svg(glyph) : null;
      sign?.classList.add("meadhall", "emblem");
      const made = h("div", { class: "party" }, sign, h("p", {}, h("strong", {}, name), h("small", {}, [player, note].filter(Boolean).join(" · "))));
      made.style.background = colourOf(ink) || "#33271a";
      return made;
    });
    const plaque = h("div", { class: "plaque" }, h("h2", {}, title), h("small", {}, [about, all > 1 ? say("page-nth-of", { nth, all }) : ""].filter(Boolean).join(" · ")));
    const isMany = parties.length > 2;
    this.parties.classList.toggle("many", isMany);
    refill(this.parties, ...(isMany ? [plaque, h("div", { class: "row" }, ...chips)] : [chips[0] ?? null, plaque, chips[1] ?? null]));
    for (const [n, chip] of [...this.parties.querySelectorAll(".party")].entries()) {
      /** @type {HTMLElement} */ (chip).style.background = colourOf(parties[n]?.ink ?? "") || "#33271a";
    }
  }

  /** How it may end: the first wins, both fall, the second wins. @param {Scene} scene @param {Scene["beats"][0]["odds"]} odds */
  tellOdds({ parties }, odds) {
    this.odds.hidden = !odds;
    if (!odds) return;
    const percents = inPercent([odds.first, odds.nobody, odds.second]);
    const shares = /** @type {const} */ (["first", "nobody", "second"]).map((which, n) => {
      const percent = percents[n] ?? 0;
      const party = parties[n ? 1 : 0];
      const words = which === "nobody" ? say("page-odds-none", { percent }) : say("page-odds-win", { name: party?.name ?? "", percent });
      const share = h("span", { class: which, "data-tip": words, "aria-label": words }, percent >= 8 ? say("page-percent", { number: percent }) : "");
      share.style.flexGrow = String(odds[which]);
      if (which !== "nobody") share.style.background = colourOf(party?.ink ?? "") || "#33271a";
      return share;
    });
    fill(this.odds, h("div", { class: "shares", role: "group" }, ...shares), h("p", {}, odds.note));
  }

  /** @param {Scene} scene @param {Scene["beats"][0]} beat @param {boolean} isEnd */
  tellSaid(scene, beat, isEnd) {
    const read = (/** @type {string} */ rule) => {
      this.close();
      this.page.deeds.read(rule);
    };
    const rules = beat.rules.map((rule) => button(say("page-rule", { rule }), () => read(rule), { class: "to-rule", "data-key": `rule-${rule}` }));
    const sentence = isEnd ? (scene.outcome?.title ?? "") : beat.sentence;
    refill(this.said, h("p", { class: "spoken" }, sentence), isEnd ? h("p", { class: "reason" }, say("page-kept-in-log")) : h("p", { class: "reason" }, beat.reason, " ", ...rules));
  }

  /** The beats as pills, and what can be done with them. @param {Scene} scene @param {boolean} isEnd */
  tellWay(scene, isEnd) {
    const labels = scene.beats.map(({ label }) => label);
    /** @type {{label: string, from: number, to: number}[]} beats of one name in a row are one pill */
    const groups = [];
    labels.forEach((label, n) => {
      const before = groups.at(-1);
      if (before?.label === label) before.to = n;
      else groups.push({ label, from: n, to: n });
    });
    const pills = groups.map(({ label, from, to }) => {
      const state = this.at > to || isEnd ? "done" : this.at >= from ? "now" : "coming";
      return h("li", { class: state, "aria-current": state === "now" ? "step" : null }, label);
    });
    this.pills.classList.toggle("long", pills.length > MOST_PILLS);
    refill(this.pills, ...pills);
    const isStill = !pace();
    const isDeciding = Boolean(this.page.shown?.is_mine && !scene.outcome);
    this.page.root.classList.toggle("deciding", isDeciding);
    const back = button(say("page-back-to-map"), () => this.leave(), { class: "main golden", "data-key": "back-to-map" });
    const on = button(say("page-go-on"), () => this.step(1), { class: "main golden", "data-key": "go-on" });
    refill(
      this.controls,
      signed("previous", say("page-previous"), () => this.step(-1)),
      isStill ? null : signed(this.isPaused ? "play" : "pause", say(this.isPaused ? "page-play" : "page-pause"), () => this.pause(), "player"),
      signed("next", say("page-next"), () => this.step(1)),
      isStill ? null : button(this.isFast ? "2×" : "1×", () => this.hurry(), { class: "plain", "data-key": "speed", "aria-label": say("page-scene-speed") }),
      signed("link", say("page-share-scene"), () => this.share()),
      isEnd ? null : button(say("page-skip"), () => this.skip(), { class: "plain", "data-key": "skip" }),
    );
    const again = button(say("page-watch-again"), () => this.again(), { class: "plain", "data-key": "again" });
    refill(this.answers, ...(isEnd ? [again, back] : isStill && !isDeciding ? [on] : []));
  }

  hurry() {
    this.isFast = !this.isFast;
    this.show(this.at);
  }

  again() {
    this.isPaused = false;
    this.show(0);
  }

  share() {
    copy(`${location.origin}${location.pathname}#scene=${this.scene?.id}`)();
  }
}

/** How long a beat would last by itself. @param {Scene["beats"][0]} beat */
const lastsOf = ({ kind, sentence, reason }) =>
  Math.max(LASTS[/** @type {keyof typeof LASTS} */ (kind)] ?? 1400, READ * (sentence.length + reason.length));

/** Until what was changed is drawn. */
const drawn = () => new Promise((/** @type {(_: void) => void} */ resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Chances as whole percents that make a hundred, rounded up where most was cut off; what may happen is never 0. @param {number[]} chances */
function inPercent(chances) {
  const shown = chances.map((each) => (each > 0 ? Math.max(1, Math.floor(100 * each)) : 0));
  const ranked = chances.map((each, n) => ({ n, cut: 100 * each - (shown[n] ?? 0) })).sort((one, other) => other.cut - one.cut);
  const left = 100 - shown.reduce((sum, one) => sum + one);
  const most = shown.indexOf(Math.max(...shown));
  return shown.map((each, n) => each + (left < 0 ? (n === most ? left : 0) : ranked.slice(0, left).some((one) => one.n === n) ? 1 : 0));
}
