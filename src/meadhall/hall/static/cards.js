/** The games of the house as cards: what each is like, and the ways to play it. */

import { goToNew } from "./api.js";
import { button, h } from "./dom.js";
import { introduce } from "./header.js";
import { icon } from "./icons.js";
import { nextLesson, openLesson } from "./lessons.js";
import { settings } from "./settings.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Game} Game */

const HEAVIEST = 5;

/**
 * Play at once: with as many as usual, against bots of the level that was last played against.
 * @param {Game} game @param {HTMLInputElement} [name] who has no name yet takes the one in this field
 */
export const play = (game, name) =>
  attempt(async () => {
    await introduce(name);
    const bots = Array.from({ length: game.usual_players - 1 }, () => ({ kind: "bot", level: settings.level }));
    await goToNew("/api/tables", { game: game.slug, adds_luck: true, seats: [{ kind: "me" }, ...bots] });
  });

/** A small picture, by day and by night. @param {string} address */
export function pictured(address) {
  const made = h("div", { class: "cover" });
  made.style.setProperty("--day", `url("${address}")`);
  made.style.setProperty("--night", `url("${address}&night=true")`);
  return made;
}

/** @param {Game} game */
export const cover = (game) => pictured(game.picture);

/** How heavy a game is, for how many, and how long it takes. @param {Game} game */
export function facts(game) {
  const words = say("page-weight", { weight: game.weight, heaviest: HEAVIEST });
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  const count = least === most ? `${least}` : `${least}–${most}`;
  return h("p", { class: "facts" },
    h("span", { class: "weight", role: "img", "aria-label": words, title: words }, "◆".repeat(game.weight) + "◇".repeat(HEAVIEST - game.weight)),
    h("span", {}, icon("people"), h("span", { class: "unseen" }, say("page-players", { players: "" })), count),
    h("span", {}, icon("games"), say("page-minutes", { minutes: game.minutes })),
  );
}

/** @param {Game} game @param {HTMLInputElement | undefined} name @param {import("./shapes.js").Path | undefined} path */
export const card = (game, name, path) =>
  h("article", { class: "game", "aria-label": game.title },
    cover(game),
    h("div", { class: "about" }, h("h3", {}, game.title), facts(game), h("p", { class: "pitch" }, game.pitch)),
    h("div", { class: "deeds" },
      button(say("page-play-now"), play(game, name), { class: "play", "aria-label": `${say("page-play-now")}: ${game.title}` }),
      path ? learn(path, name) : null,
      h("a", { class: "button new", href: `/new/${game.slug}`, "aria-label": `${say("page-new-table")}: ${game.title}` }, say("page-new-table")),
      h("a", { class: "button plain rules", href: `/learn/${game.slug}`, "aria-label": `${say("page-how-to-play")}: ${game.title}` }, say("page-how-to-play")),
    ),
  );

/** The way to the lesson that one has come to. @param {import("./shapes.js").Path} path @param {HTMLInputElement | undefined} name */
function learn(path, name) {
  const { id, label } = nextLesson(path);
  return button(label, openLesson(path.game, id, name), { class: "learn", "aria-label": `${label}: ${path.game_title}`, "data-key": `learn ${path.game}` });
}
