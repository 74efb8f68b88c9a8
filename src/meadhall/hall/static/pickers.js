/** Pickers: sides, clans, kingdoms and battlefields as cards with their pictures. */

import { button, h, svg } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./agreement.js").Agreement} Agreement */
/** @typedef {import("./shapes.js").GameOption} GameOption */
/** @typedef {import("./shapes.js").Card} Card */

/** For options of every seat: the seat for which one picks. @type {Map<string, number>} */
const picking = new Map();

/**
 * The sections of all options that are picked by pictures.
 * @param {Agreement} agreement
 * @param {number} mine the seat on which I sit, for cards that say what I play
 * @param {string[]} names of the seats
 */
export const pickers = (agreement, mine, names) =>
  agreement.game.options
    .filter((option) => option.is_pictured)
    .map((option) => (option.kind === "seats" ? forSeats(agreement, option, names) : forAll(agreement, option, mine)));

/** @param {GameOption} option @param {string} fault @param {...(Node | null)} content */
function section(option, fault, ...content) {
  const told = fault ? h("p", { class: "fault", role: "alert" }, fault) : null;
  // Where a value says who plays what, its card says what I play.
  const isMine = option.values.some(({ cards }) => cards.length > 1);
  const [label, text] = isMine ? [say("page-your-side"), say("page-your-side-hint")] : [option.label, option.text];
  return h("section", { class: "picker", "aria-label": label }, h("h2", {}, label, " ", h("small", {}, text)), told, ...content);
}

/** @param {Agreement} agreement @param {GameOption} option @param {number} mine */
function forAll(agreement, option, mine) {
  /** @param {import("./agreement.js").Value} value */
  const reason = (value) => (agreement.values[option.name] === value ? "" : agreement.reason(option, value));
  // What fits comes first.
  const ordered = option.values.toSorted((one, other) => Number(reason(one.value) !== "") - Number(reason(other.value) !== ""));
  const cards = ordered.map(({ value, cards: [first, ...others] }) => {
    const shown = [first, ...others][mine] ?? first;
    const isChosen = agreement.values[option.name] === value;
    const why = reason(value);
    return shown ? card(shown, `${option.name} ${value}`, isChosen, why, () => agreement.set(option, value)) : null;
  });
  return section(option, agreement.fault(option), h("div", { class: "cards" }, ...cards));
}

/** @param {Agreement} agreement @param {GameOption} option @param {string[]} names */
function forSeats(agreement, option, names) {
  const seat = Math.min(picking.get(option.name) ?? 0, agreement.players - 1);
  const parts = agreement.matters(option) ? agreement.parts(option) : [];
  const turns = names.map((name, n) => {
    const looks = { "aria-pressed": String(n === seat), "data-key": `${option.name} seat ${n}` };
    const turn = () => {
      picking.set(option.name, n);
      agreement.changed();
    };
    return button(name, turn, looks);
  });
  const cards = option.values.map(({ value, cards: [shown] }) => {
    const isChosen = parts[seat] === value;
    const why = isChosen ? "" : agreement.reason(option, value, seat);
    // Touched once more, a card is put back.
    const pick = () => agreement.setPart(option, seat, isChosen ? "" : String(value));
    return shown ? card(shown, `${option.name} ${value}`, isChosen, why, pick) : null;
  });
  return section(option, agreement.fault(option),
    names.length > 1 ? h("div", { class: "segments", role: "group", "aria-label": option.label }, ...turns) : null,
    h("div", { class: "cards emblems" }, ...cards),
  );
}

/**
 * A card; what does not fit can be reached and read, but not picked.
 * @param {Card} shown @param {string} key @param {boolean} isChosen @param {string} why it cannot be picked @param {() => void} pick
 */
function card({ label, gift, emblems, picture }, key, isChosen, why, pick) {
  const looks = { class: why ? "card hatched" : "card", "aria-pressed": String(isChosen), "aria-disabled": why ? "true" : null, "data-key": key };
  const signs = emblems.length ? emblems.map(svg) : picture ? [] : [icon("swap")];
  return button(
    h("span", { class: "content" },
      picture ? h("img", { class: "cut", src: picture, alt: "", loading: "lazy" }) : null,
      h("span", { class: "signs" }, ...signs),
      h("strong", {}, label),
      h("small", {}, why || gift),
      isChosen ? h("span", { class: "tick" }, icon("check")) : null,
    ),
    () => why || pick(),
    looks,
  );
}

/** The emblem of what a seat plays by the options, if they say so. @param {Agreement} agreement @param {number} seat */
export function emblemOf(agreement, seat) {
  for (const option of agreement.game.options.filter((each) => each.is_pictured && agreement.matters(each))) {
    const isForSeats = option.kind === "seats";
    const wanted = isForSeats ? agreement.parts(option)[seat] : agreement.values[option.name];
    const cards = option.values.find(({ value }) => value === wanted)?.cards ?? [];
    const found = isForSeats ? cards[0] : cards.length > 1 ? cards[seat] : undefined;
    if (found?.emblems[0]) return svg(found.emblems[0]);
  }
  return null;
}

/** The name of a seat in the form. @param {number} seat @param {boolean} isMine */
export const seatName = (seat, isMine) => (isMine ? say("page-seat-me") : say("page-seat", { number: seat + 1 }));
