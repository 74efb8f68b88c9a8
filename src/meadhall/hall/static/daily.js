/** Today's puzzle as a card, and how many days in a row one has solved one. */

import { button, h } from "./dom.js";
import { pictured } from "./cards.js";
import { icon } from "./icons.js";
import { openLesson } from "./lessons.js";
import { language, say } from "./words.js";

/** @typedef {import("./shapes.js").PuzzleItem} PuzzleItem */
/** @typedef {import("./shapes.js").Today} Today */

/** How many have found it; nothing before anybody has tried. @param {PuzzleItem} puzzle */
export const finders = ({ solved, tried }) => (tried ? say("page-puzzle-finders", { solved, tried }) : "");

/**
 * @param {PuzzleItem} puzzle of today
 * @param {string} streak what is said of days in a row, if anything
 * @param {string} main how its button looks
 * @param {HTMLInputElement} [name] of who has none yet
 */
export function dailyCard(puzzle, streak, main, name) {
  const about = [puzzle.game_title, finders(puzzle) || say("page-puzzle-rated", { rating: puzzle.rating }), streak];
  const words = say(puzzle.is_solved ? "page-puzzle-again" : "page-puzzle-try");
  const go = button(words, openLesson(puzzle.game, puzzle.id, name), { class: main, "data-key": "daily", "aria-label": `${words}: ${puzzle.goal}` });
  return h("article", { class: "turn daily" },
    pictured(puzzle.picture),
    h("div", { class: "told" },
      h("h3", {}, puzzle.is_solved ? icon("check") : null, puzzle.goal),
      h("p", { class: "quiet" }, about.filter(Boolean).join(" · ")),
      go,
    ),
  );
}

/** The days of a week, each solved or not. @param {Today} today */
export function week({ week: days, streak, rating }) {
  const today = days.at(-1);
  const marks = days.map((each) => {
    const date = new Date(`${each.day}T12:00:00Z`);
    const named = date.toLocaleDateString(language, { weekday: "long", timeZone: "UTC" });
    const state = say(each.is_solved ? "page-puzzle-solved" : "page-puzzle-open");
    const letters = date.toLocaleDateString(language, { weekday: "short", timeZone: "UTC" });
    return h("li", { class: each.is_solved ? "done" : each === today ? "now" : "" },
      h("span", { "aria-hidden": "true" }, letters.slice(0, 2), each.is_solved ? icon("check") : null),
      h("span", { class: "unseen" }, `${named}: ${state}`),
    );
  });
  return h("article", { class: "streak sheeted" },
    h("h3", {}, say("page-puzzle-streak", { days: streak })),
    h("ol", {}, ...marks),
    h("p", {}, h("strong", { class: "rating" }, rating), h("span", { class: "quiet" }, say("page-puzzle-rating"))),
  );
}
