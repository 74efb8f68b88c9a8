/** Changes to the rules: each option a card with one sentence and a switch, segments, a list or a field. */

import { button, h, select } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./agreement.js").Agreement} Agreement */
/** @typedef {import("./shapes.js").GameOption} GameOption */

/** The seed that the house draws. */
const DRAWN = -1;
/** More values than this are a list. */
const SEGMENTS = 3;
/** More letters than this do not fit beside each other. */
const LETTERS = 42;

/** Whether the finer points are shown. */
let isFine = false;

/** @param {Agreement} agreement */
export function ruleCards(agreement) {
  const options = agreement.game.options.filter((option) => !option.is_pictured && agreement.isShown(option));
  const rare = options.filter((option) => option.is_rare);
  // Whoever has changed a finer point, or has one wrong, sees it.
  const isOpen = isFine || agreement.changes.some((option) => option.is_rare);
  const turn = () => {
    isFine = !isOpen;
    agreement.changed();
  };
  const shown = options.filter((option) => isOpen || !option.is_rare);
  const more = button(
    h("span", { class: "content" }, say(isOpen ? "page-fewer" : "page-finer", { number: rare.length }), icon(isOpen ? "previous" : "next")),
    turn, { class: "rule another", "aria-expanded": String(isOpen), "data-key": "finer" },
  );
  return [...shown.map((option) => ruleCard(agreement, option)), rare.length ? more : null];
}

/** @param {Agreement} agreement @param {GameOption} option */
function ruleCard(agreement, option) {
  if (option.kind === "bool") return switched(agreement, option);
  const letters = option.values.map(({ label }) => label).join("").length;
  const isShort = option.values.length <= SEGMENTS && letters <= LETTERS;
  if (option.values.length) return isShort ? segmented(agreement, option) : listed(agreement, option);
  return typed(agreement, option);
}

/** What stands below the name: why not, what is wrong, or what it does. @param {GameOption} option @param {string} why @param {string} fault */
const told = (option, why, fault) =>
  fault ? h("small", { class: "fault", role: "alert" }, fault) : h("small", { class: why ? "why" : "" }, why || option.text);

/** @param {Agreement} agreement @param {GameOption} option */
function switched(agreement, option) {
  const isOn = agreement.values[option.name] === true;
  const fault = agreement.fault(option);
  const why = agreement.idle(option) || (fault ? "" : agreement.reason(option, !isOn));
  const value = option.values.find((each) => each.value === isOn);
  const looks = { role: "switch", "aria-checked": String(isOn), "aria-disabled": why ? "true" : null, "data-key": option.name, "data-option": option.name };
  return button(
    h("span", { class: "content" },
      h("span", { class: "knob" }),
      h("span", { class: "words" }, h("strong", {}, option.label), why ? null : h("em", {}, value?.label), told(option, why, fault)),
    ),
    () => why || agreement.set(option, !isOn),
    { ...looks, class: why ? "rule switch hatched" : "rule switch" },
  );
}

/** @param {Agreement} agreement @param {GameOption} option */
function segmented(agreement, option) {
  const idle = agreement.idle(option);
  const now = agreement.values[option.name];
  const reasons = new Set();
  const segments = option.values.map(({ value, label }) => {
    const why = idle || (value === now ? "" : agreement.reason(option, value));
    if (why) reasons.add(why);
    const looks = { "aria-pressed": String(value === now), "aria-disabled": why ? "true" : null, "data-key": `${option.name} ${value}` };
    return button(label, () => why || agreement.set(option, value), { ...looks, class: why ? "hatched" : "" });
  });
  return h("div", { class: idle ? "rule hatched" : "rule", "data-option": option.name },
    h("strong", {}, option.label),
    h("div", { class: "segments", role: "group", "aria-label": option.label }, ...segments),
    told(option, [...reasons].join(" "), agreement.fault(option)),
  );
}

/** @param {Agreement} agreement @param {GameOption} option */
function listed(agreement, option) {
  const idle = agreement.idle(option);
  const now = agreement.values[option.name] ?? "";
  /** @param {string} chosen */
  const choose = (chosen) => agreement.set(option, option.values.find(({ value }) => String(value) === chosen)?.value ?? now);
  const list = select(option.values, now, choose, { "data-key": option.name, "aria-disabled": idle ? "true" : null });
  const reasons = new Set();
  option.values.forEach(({ value }, n) => {
    const why = value === now ? "" : agreement.reason(option, value);
    if (why) reasons.add(why);
    list.options[n]?.toggleAttribute("disabled", Boolean(idle || why) && value !== now);
  });
  return labelled(option, idle, list, told(option, idle || [...reasons].join(" "), agreement.fault(option)));
}

/** @param {Agreement} agreement @param {GameOption} option */
function typed(agreement, option) {
  const { kind, least: min, most: max } = option;
  const now = agreement.values[option.name] ?? option.default;
  const isText = kind === "text";
  const looks = isText ? { type: "text", maxlength: 200 } : { type: "number", min, max };
  const placeholder = kind === "seed" ? say("page-drawn") : null;
  const input = h("input", { ...looks, placeholder, value: now === DRAWN ? "" : now, "data-key": option.name });
  const within = () => Math.min(max, Math.max(min, Math.round(Number(input.value))));
  input.onchange = () => agreement.set(option, isText ? input.value : input.value === "" ? option.default : within());
  return labelled(option, "", input, told(option, "", agreement.fault(option)));
}

/** @param {GameOption} option @param {string} idle @param {HTMLElement} control @param {HTMLElement} words */
const labelled = (option, idle, control, words) =>
  h("label", { class: idle ? "rule hatched" : "rule", "data-option": option.name }, h("strong", {}, option.label), control, words);
