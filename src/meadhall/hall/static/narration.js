/** The bar while a story is told: who did what, and how to pause, to step, or to come to the present. */

import { asked } from "./decision.js";
import { button, emblem, h } from "./dom.js";
import { signed } from "./icons.js";
import { say } from "./words.js";

/** @param {import("./table.js").TablePage} page @returns {HTMLElement[]} */
export function narration({ story, stage, table }) {
  const { sentence, line, queue } = story;
  const doer = !line ? undefined : line.seat === null ? table?.others.find((each) => each.side_id === line.side) : table?.seats[line.seat];
  const left = queue.length ? say("page-story-left", { number: queue.length }) : "";
  const told = asked(sentence?.head || say("page-story"), left, story.words);
  const on = button(h("strong", {}, say(table?.is_mine ? "page-to-my-decision" : "page-to-now")), () => story.cut(), { class: `verb${stage.isOpen ? "" : " main"}`, "data-key": "to-now" });
  return [
    h("span", { class: "decider-emblem" }, doer ? emblem(doer) : null),
    told,
    h("div", { class: "verbs telling" },
      signed(story.isPaused ? "play" : "pause", say(story.isPaused ? "page-play" : "page-pause"), () => story.pause(), "story-pause"),
      signed("next", say("page-next"), () => story.step(), "story-step"),
      button(story.isFast ? "2×" : "1×", () => story.hurry(), { class: "plain", "data-key": "story-speed", "aria-label": say("page-scene-speed") }),
      on,
    ),
  ];
}
