/** The welcome of those who have no table yet: the lightest game, and the one field for a name. */

import { enter, isAlone } from "./api.js";
import { button, field, h } from "./dom.js";
import { cover, facts, play } from "./cards.js";
import { nextLesson, openLesson } from "./lessons.js";
import { heading } from "./rows.js";
import { attempt, toast } from "./toasts.js";
import { say } from "./words.js";

/**
 * @param {import("./shapes.js").Game} game
 * @param {HTMLInputElement} name
 * @param {import("./shapes.js").Path | undefined} path
 * @param {() => Promise<void>} retell says the page again, to somebody who has a name now
 */
export function welcome(game, name, path, retell) {
  const keep = attempt(async () => {
    await enter("guests", { name: name.value.trim() });
    toast(say("page-saved"));
    await retell();
  });
  const lesson = path ? nextLesson(path) : null;
  const bot = button(say("page-play-a-bot"), play(game, name), { class: lesson ? "" : "main go" });
  const first = lesson ? button(say("page-first-lesson"), openLesson(game.slug, lesson.id, name), { class: "main go", "data-key": "first-lesson" }) : null;
  return h("section", { class: "welcome" },
    heading(say("page-welcome"), say("page-welcome-text")),
    h("div", { class: "pair" },
      h("article", { class: "turn" },
        cover(game),
        h("div", { class: "told" },
          h("div", { class: "topline" }, h("strong", {}, game.title), facts(game)),
          h("h3", {}, say("page-first-game")),
          h("p", { class: "quiet" }, game.tagline),
          h("p", { class: "row" }, first, bot),
        ),
      ),
      h("article", { class: "naming sheeted" },
        field(say("page-your-name"), name),
        h("p", { class: "quiet" }, say("page-name-why")),
        h("p", { class: "row" },
          button(say("page-keep-name"), keep, { "data-key": "keep" }),
          isAlone ? null : h("button", { type: "button", popovertarget: "menu-account" }, say("page-have-account")),
        ),
      ),
    ),
  );
}
