/** The page of puzzles: today's, the week, and all puzzles by game. */

import { get } from "./api.js";
import { dailyCard, week } from "./daily.js";
import { button, fill, h } from "./dom.js";
import { header } from "./header.js";
import { icon } from "./icons.js";
import { openLesson } from "./lessons.js";
import { heading } from "./rows.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").PuzzleItem} PuzzleItem */

export class Puzzles {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  begin = () => this.retell();

  async retell() {
    /** @type {import("./shapes.js").Today & {games: {game: string, game_title: string, puzzles: PuzzleItem[]}[]}} */
    const found = await get("/api/puzzles");
    document.title = `${say("page-puzzles")} – ${say("page-title")}`;
    this.root.className = "house-page";
    const today = found.today
      ? h("section", {}, heading(say("page-puzzle-of-day")), h("div", { class: "pair" }, dailyCard(found.today, "", found.today.is_solved ? "go" : "main go"), week(found)))
      : h("p", { class: "none" }, say("page-puzzles-none"));
    fill(this.root, header(this), h("main", { class: "home-page" }, h("h1", {}, say("page-puzzles")), h("p", { class: "none" }, say("page-puzzles-text")), today, ...found.games.map(section)));
  }
}

/** @param {{game_title: string, puzzles: PuzzleItem[]}} game */
function section({ game_title: title, puzzles }) {
  const solved = puzzles.filter((each) => each.is_solved).length;
  return h("section", {}, heading(title, say("page-puzzles-solved", { solved, count: puzzles.length })), h("ul", { class: "puzzles" }, ...puzzles.map(tile)));
}

/** A puzzle as a tile: its number, what is asked, how hard it is, and what became of it. @param {PuzzleItem} puzzle */
function tile(puzzle) {
  const state = puzzle.is_solved ? "solved" : puzzle.was_shown ? "shown" : puzzle.tries ? "tried" : "open";
  const sign = { solved: icon("check"), shown: icon("watch"), tried: icon("undo"), open: null }[state];
  const words = say(`page-puzzle-${state}`);
  const rated = say("page-puzzle-rated", { rating: puzzle.rating });
  const named = h("span", { class: "unseen" }, `${say("page-puzzle-number", { number: puzzle.number })}: `);
  const made = button("", openLesson(puzzle.game, puzzle.id), { class: `sheeted tile ${state}`, "data-key": `${puzzle.game} ${puzzle.id}` });
  fill(made,
    h("span", { class: "milestone", "aria-hidden": "true" }, sign ?? puzzle.number),
    h("span", { class: "about" }, named, puzzle.goal, h("small", {}, [rated, sign ? words : ""].filter(Boolean).join(" · "))),
  );
  return h("li", {}, made);
}
