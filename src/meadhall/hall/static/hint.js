/** Hints: what the bots would think of, with chances and reasons. */

import { button, h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Why} Why */
/** @typedef {NonNullable<import("./shapes.js").Hint["suggestions"]>[number]} Suggestion */

const SHOWN = 3;
/** Chances that lie no further apart are as good as each other: a search knows no better. */
const ALIKE = 0.015;

/** A chance in words. @param {number} chance */
export const percent = (chance) => say("page-percent", { number: Math.round(100 * chance) });

/** What speaks for something, and what against it. @param {Why[]} reasons */
export const whys = (reasons) =>
  h("ul", { class: "whys" }, ...reasons.map(({ text, is_good: isGood }) => {
    const which = isGood ? "good" : "bad";
    return h("li", { class: which }, h("span", { class: "unseen" }, say(`page-${which}`)), text);
  }));

/** @param {import("./deeds.js").Deeds} deeds */
export function hintButton(deeds) {
  const looks = { class: "tool", "data-key": "hint", "aria-label": say("page-hint"), "data-tip": `${say("page-hint")}. ${say("page-hint-why")}` };
  return button(icon("hint"), deeds.askHint, looks);
}

/**
 * The best options, or that they are being thought about.
 * @param {import("./shapes.js").Hint} hint
 * @param {import("./deeds.js").Deeds} deeds
 */
export function hintPart({ suggestions }, deeds) {
  const close = button(say("page-close"), deeds.closeHint, { class: "small", "data-key": "close-hint" });
  const [best] = suggestions ?? [];
  // Where nothing shows of any of them yet, the first line says so once.
  const isTold = suggestions?.slice(0, SHOWN).some(({ reasons }) => reasons.length > 0);
  const items = suggestions?.slice(0, SHOWN).map((each) => {
    const { option, label, chance, reasons } = each;
    const take = button(label, () => deeds.choose(option), { class: "option", "data-key": `hint ${option}` });
    take.onpointerenter = () => deeds.point(option);
    take.onpointerleave = () => deeds.point("");
    const why = reasons.length ? whys(reasons) : isTold ? h("p", { class: "whys" }, say("page-hint-plain")) : null;
    const equal = best && each !== best && isAlike(best, each) ? h("span", { class: "equal" }, say("page-hint-equal")) : null;
    return h("li", {}, take, why, h("small", { class: "percent" }, equal ?? say("page-hint-chance", { chance: percent(chance) })));
  });
  return h("section", { class: "hint", "aria-live": "polite", "aria-label": say("page-hint") },
    h("p", { class: "row" }, items ? leading(suggestions ?? []) : say("page-thinking"), close),
    items ? h("ol", {}, ...items) : h("progress"),
  );
}

/** Whether two options are as good as each other, as far as the search can tell. @param {Suggestion} one @param {Suggestion} other */
const isAlike = (one, other) => Math.abs(one.chance - other.chance) < ALIKE;

/** The first line: what speaks for the best option, in words. @param {Suggestion[]} suggestions */
function leading(suggestions) {
  const shown = suggestions.slice(0, SHOWN);
  const [best] = shown;
  if (!best) return "";
  if (shown.length > 1 && shown.every((each) => isAlike(best, each))) return say("page-hint-all-equal");
  const reason = best.reasons.find((each) => each.is_good);
  return reason ? say("page-hint-because", { option: best.label, reason: reason.text }) : say("page-hint-best-is", { option: best.label });
}
