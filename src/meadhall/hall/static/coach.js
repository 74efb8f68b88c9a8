/** The coach at the table of a lesson: what to do and why, how far one has come, and the way back from what was tried. */

import { goToNew } from "./api.js";
import { button, h, refill } from "./dom.js";
import { compact } from "./drawer.js";
import { icon } from "./icons.js";
import { leave, openLesson } from "./lessons.js";
import { Solving } from "./solving.js";
import { set } from "./settings.js";
import { Spotlight } from "./spotlight.js";
import { attempt, tell } from "./toasts.js";
import { optionsOf } from "./touching.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Coach} Said */

/** After so many tries that led elsewhere one is offered to be shown. */
const TRIES = 2;

export class Coach {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.element = h("section", { class: "coach", "aria-label": say("page-coach"), hidden: true });
    this.spotlight = new Spotlight(page);
    this.solving = new Solving(this);
    /** @type {Said | null} */
    this.said = null;
    /** How often the learner has left the way at this step. */
    this.tries = 0;
    /** Whether the learner plays on after the goal. */
    this.playsOn = false;
    compact.addEventListener("change", () => this.stand());
  }

  /** On a phone the coach is the first row of the sheet. */
  stand() {
    const { root, foot } = this.page;
    const place = compact.matches ? foot : root;
    if (this.element.parentElement !== place) place.prepend(this.element);
    this.light();
  }

  /** What the coach says of what is shown. @param {import("./shapes.js").Table} table */
  tell(table) {
    const { root, past } = this.page;
    const coach = past ? null : (table.coach ?? null);
    const before = this.said;
    this.said = coach;
    root.classList.toggle("learning", coach !== null);
    root.classList.toggle("strayed", Boolean(coach?.off));
    root.classList.toggle("learnt", Boolean(coach?.closing) && !this.playsOn);
    this.element.hidden = coach === null;
    if (!coach) return this.spotlight.darken([], "");
    if (coach.off && !before?.off) this.tries++;
    if (coach.text !== before?.text && !coach.off && !before?.off) this.tries = 0;
    refill(this.element, ...this.written(coach));
    this.stand();
    for (const each of root.querySelectorAll(":is(.touch, .option)")) {
      const options = each.matches(".option") ? [each.getAttribute("data-key") ?? ""] : optionsOf(each);
      each.classList.toggle("wanted", options.some((option) => coach.wanted.includes(option)));
    }
    const news = coach.off || coach.closing || coach.text;
    if (news !== (before?.off || before?.closing || before?.text)) this.lead(coach.spot);
    if (before && news !== (before.off || before.closing || before.text)) {
      tell([coach.told, news].filter(Boolean));
      if (coach.off) /** @type {HTMLElement | null} */ (this.element.querySelector("[data-key=back]"))?.focus({ preventScroll: true });
    }
  }

  /** @param {Said} coach */
  written(coach) {
    if (coach.is_puzzle) return this.solving.written(coach);
    const answer = coach.off || coach.told;
    const isOver = Boolean(coach.closing) && !this.playsOn;
    return [
      h("header", {},
        h("h2", {}, h("small", {}, say("page-lesson-of", { number: coach.number, count: coach.count })), coach.title),
        leave(`/learn/${this.page.table?.game}#lessons`, say("page-leave-lesson")),
      ),
      answer ? h("p", { class: coach.off ? "answer off" : "answer" }, coach.off ? icon("undo") : icon("check"), h("span", {}, answer)) : null,
      coach.off ? null : h("p", { class: "saying" }, coach.closing || coach.text),
      h("div", { class: "goal" },
        h("h3", {}, say("page-goal")),
        h("p", {}, coach.goal),
        h("ol", {}, ...coach.deeds.map(({ text, state }) => h("li", { class: state, "aria-current": state === "now" ? "step" : null }, mark(state), text))),
      ),
      h("p", { class: "row" }, ...(coach.off ? this.back() : isOver ? this.further(coach) : this.help(coach))),
    ].filter((each) => each !== null);
  }

  back() {
    return [button(say("page-lesson-back"), () => this.goBack(), { class: "main golden", "data-key": "back" })];
  }

  /** Go back to where the learner left the way; false if they are on it. */
  goBack() {
    if (!this.said?.off) return false;
    void this.act("back");
    return true;
  }

  /** Do something besides choosing, as the learner whoever's eyes the table is seen with: what was tried may have ended the game. @param {"back" | "show"} what */
  act(what) {
    return this.page.deeds.act(what, { seat: this.page.table?.my_seats[0] ?? null });
  }

  /** @param {Said} coach */
  help(coach) {
    if (!coach.wanted.length) return [];
    const isTired = this.tries >= TRIES;
    return [button(say("page-show-me"), () => this.act("show"), { class: isTired ? "show pulsing" : "show", "data-key": "show" })];
  }

  /** @param {Said} coach */
  further(coach) {
    const game = this.page.table?.game ?? "";
    const on = button(say("page-play-on"), () => this.playOn(), { "data-key": "play-on" });
    const next = coach.next
      ? button(say("page-next-lesson"), openLesson(game, coach.next), { class: "main golden", "data-key": "next-lesson" })
      : button(say("page-first-real-game"), this.begin(game), { class: "main golden", "data-key": "real-game" });
    return this.page.table?.status === "over" ? [next] : [next, on];
  }

  /** A game of one's own against a beginner. @param {string} game */
  begin(game) {
    return attempt(async () => {
      const others = (this.page.table?.seats.length ?? 2) - 1;
      const bots = Array.from({ length: others }, () => ({ kind: "bot", level: "thrall" }));
      set({ explains: true });
      await goToNew("/api/tables", { game, adds_luck: true, seats: [{ kind: "me" }, ...bots] });
    });
  }

  playOn() {
    this.playsOn = true;
    this.page.draw(false);
  }

  /** Bring what is lit into sight, above the bar. @param {string[]} things */
  lead(things) {
    const { board } = this.page;
    if (things.length) board.camera.bring(board.elements(things), board.camera.scale, this.sight());
  }

  /** What of the board neither the coach nor the bar covers, however tall it is. */
  sight() {
    const { board, foot } = this.page;
    const safe = board.camera.safe();
    if (compact.matches) return safe;
    return { ...safe, bottom: Math.min(safe.bottom, foot.getBoundingClientRect().top - board.frame.getBoundingClientRect().top - 8) };
  }

  /** The things that are to be touched, or looked at. */
  get lit() {
    const { said } = this;
    return said && !said.off && !said.closing && !this.page.story.isBehind ? said.spot : [];
  }

  /** Light what is to be touched; where the view has moved it stands elsewhere. */
  light() {
    const { lit } = this;
    this.spotlight.darken(lit, lit.length ? (this.said?.bubble ?? "") : "");
  }
}

/** @param {string} state */
function mark(state) {
  const words = say(`page-deed-${state}`);
  return h("span", { class: "milestone", role: "img", "aria-label": words }, state === "done" ? icon("check") : null);
}

