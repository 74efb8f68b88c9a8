/** Lessons: where they are listed and begun. */

import { goToNew } from "./api.js";
import { button, h } from "./dom.js";
import { introduce } from "./header.js";
import { icon } from "./icons.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Path} Path */

/** Go to the table of a lesson. @param {string} game @param {string} lesson @param {HTMLInputElement} [name] of who has none yet */
export const openLesson = (game, lesson, name) =>
  attempt(async () => {
    await introduce(name);
    await goToNew(`/api/games/${game}/lessons/${lesson}`, {});
  });

/** The way out, in words, or where there is little room as a sign. @param {string} href @param {string} words */
export const leave = (href, words) => h("a", { href, class: "leave", "data-key": "leave", title: words }, icon("remove"), h("span", {}, words));

/** What to do next on a path: its first lesson, or the one that one has come to. @param {Path} path */
export function nextLesson({ lessons, next }) {
  const begun = lessons.find((each) => each.is_begun) ?? lessons.find((each) => each.id === next);
  const isNew = lessons.every((each) => !each.is_done && !each.is_begun);
  const number = begun?.number ?? 1;
  return { id: begun?.id ?? next, label: isNew ? say("page-learn") : say("page-lesson", { number }) };
}

/** A path as a list: what is done, what comes next, how long each takes. @param {Path} path */
export const pathOf = (path) =>
  h("ol", { class: "path sheeted" },
    ...path.lessons.map((each) => {
      const isNext = each.id === nextLesson(path).id;
      const state = each.is_done ? "done" : isNext ? "now" : "to_come";
      const words = each.is_begun ? say("page-go-on") : each.is_done ? say("page-again") : say("page-begin");
      return h("li", { class: state },
        h("span", { class: "milestone", role: "img", "aria-label": say(`page-deed-${state}`) }, each.is_done ? icon("check") : String(each.number)),
        h("p", {}, h("strong", {}, each.title), h("small", {}, each.goal)),
        h("span", { class: "quiet" }, say("page-minutes", { minutes: each.minutes })),
        button(words, openLesson(path.game, each.id), { class: isNext ? "main" : "", "aria-label": `${words}: ${each.title}`, "data-key": each.id }),
      );
    }),
  );
