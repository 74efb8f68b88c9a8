/** Hints: what the bots would think of, with chances and reasons. */

import { button, h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Why} Why */

const SHOWN = 3;

/** A chance in words. @param {number} chance */
export const percent = (chance) => say("page-percent", { number: Math.round(100 * chance) });

/** What speaks for something, and what against it. @param {Why[]} reasons */
export const whys = (reasons) =>
  h("ul", { class: "whys" }, ...reasons.map(({ text, is_good: isGood }) => {
    const which = isGood ? "good" : "bad";
    return h("li", { class: which }, h("span", { class: "unseen" }, say(`page-${which}`)), text);
  }));

/** @param {import("./decision.js").Deeds} deeds */
export function hintButton(deeds) {
  const made = button(icon("hint"), deeds.askHint, { "data-key": "hint", "data-tip": say("page-hint-why") });
  made.append(h("span", {}, say("page-hint")));
  return made;
}

/**
 * The best options, or that they are being thought about.
 * @param {import("./shapes.js").Hint} hint
 * @param {import("./decision.js").Deeds} deeds
 */
export function hintPart({ suggestions }, deeds) {
  const close = button(say("page-close"), deeds.closeHint, { class: "small", "data-key": "close-hint" });
  const items = suggestions?.slice(0, SHOWN).map(({ option, label, chance, reasons }) => {
    const take = button(label, () => deeds.choose(option), { class: "option", "data-key": `hint ${option}` });
    take.onpointerenter = () => deeds.point(option);
    take.onpointerleave = () => deeds.point("");
    return h("li", {}, h("strong", { class: "percent" }, percent(chance)), take, whys(reasons));
  });
  return h("section", { class: "hint", "aria-live": "polite", "aria-label": say("page-hint") },
    h("p", { class: "row" }, say(items ? "page-hint-best" : "page-thinking"), close),
    items ? h("ol", {}, ...items) : h("progress"),
  );
}
