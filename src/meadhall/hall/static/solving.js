/** The coach at the table of a puzzle: what is asked, why a choice was not the best, the solution, and which comes next. */

import { get } from "./api.js";
import { button, emblem, h } from "./dom.js";
import { icon } from "./icons.js";
import { leave, openLesson } from "./lessons.js";
import { complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Coach} Said */
/** @typedef {import("./shapes.js").Standing} Standing */

export class Solving {
  /** @param {import("./coach.js").Coach} coach */
  constructor(coach) {
    this.coach = coach;
    /** @type {Standing | null} how I stand with the puzzle, once it is done */
    this.standing = null;
    this.isAsked = false;
  }

  /** @param {Said} said */
  written(said) {
    const isOver = Boolean(said.closing);
    if (isOver) this.ask(said);
    const me = this.coach.page.table?.seats.find((seat) => seat.is_me);
    return [
      h("header", { class: "quest" },
        me ? emblem(me) : null,
        h("h2", {}, h("small", {}, say("page-puzzle-of", { number: said.number, count: said.count })), said.goal),
        leave("/puzzles", say("page-puzzle-all")),
      ),
      said.off ? h("p", { class: "answer off" }, icon("undo"), h("span", {}, said.off)) : null,
      said.off || isOver || !said.text ? null : h("p", { class: "saying" }, said.text),
      isOver ? solution(said) : null,
      this.standing && isOver ? outcome(this.standing) : null,
      h("p", { class: "row" }, ...(isOver ? this.further() : this.help(said))),
    ].filter((each) => each !== null);
  }

  /** Ask how I stand now, once. @param {Said} said */
  ask(said) {
    if (this.isAsked) return;
    this.isAsked = true;
    const { page } = this.coach;
    get(`/api/puzzles/${page.table?.game}/${said.lesson}`)
      .then((standing) => {
        this.standing = standing;
        page.draw(false);
      })
      .catch(complain);
  }

  /** @param {Said} said */
  help(said) {
    const show = button(say("page-puzzle-show"), () => this.coach.act("show"), { class: "small plain give-up", "data-key": "show" });
    if (!said.off) return [show];
    return [button(say("page-puzzle-back"), () => this.coach.goBack(), { class: "main golden", "data-key": "back" }), show];
  }

  further() {
    const { page, playsOn } = this.coach;
    const on = button(say("page-play-on"), () => this.coach.playOn(), { "data-key": "play-on" });
    const next = this.standing?.next;
    const main = playsOn ? "" : "main golden";
    const go = next
      ? button(say("page-puzzle-next"), openLesson(next.game, next.id), { class: main, "data-key": "next-puzzle" })
      : h("a", { href: "/puzzles", class: `button ${main}`, "data-key": "all-puzzles" }, say("page-puzzle-all"));
    if (!this.standing) return [];
    return page.table?.status === "over" || playsOn ? [go] : [go, on];
  }
}

/** The best choice and why, and what the others would have led to. @param {Said} said */
const solution = (said) =>
  h("div", { class: "solution" },
    h("h3", {}, say("page-puzzle-solution")),
    h("ul", {},
      h("li", { class: "good" }, icon("check"), h("span", {}, said.closing)),
      ...said.beaten.map((text) => h("li", { class: "bad" }, icon("remove"), h("span", {}, text))),
    ),
  );

/** @param {Standing} standing */
function outcome(standing) {
  const { gain, tries, tried, solved, my_rating: rating } = standing;
  const how = standing.was_shown ? say("page-puzzle-shown") : tries > 1 ? say("page-puzzle-solved-at", { tries }) : say("page-puzzle-solved-first");
  const change = gain ? h("strong", { class: gain > 0 ? "won" : "lost" }, say(gain > 0 ? "page-puzzle-up" : "page-puzzle-down", { number: Math.abs(gain) })) : null;
  return h("div", { class: "result-of-puzzle" },
    h("strong", { class: "rating" }, rating),
    h("p", {}, say("page-puzzle-rating"), change ? ", " : "", change, h("small", {}, how), h("small", {}, say("page-puzzle-finders", { solved, tried }))),
  );
}
