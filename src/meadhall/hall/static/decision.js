/** The bar that says who decides what, by which rule, and lets one take back. */

import { tableAddress } from "./api.js";
import { button, emblem, h } from "./dom.js";
import { hintButton, hintPart } from "./hint.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

/**
 * @typedef {object} Deeds What the bar can do.
 * @property {(option: string) => void} choose
 * @property {(wholeTurn: boolean) => void} undo
 * @property {(rule: string) => void} read
 * @property {() => void} rematch
 * @property {(option: string) => void} point
 * @property {import("./shapes.js").Hint | null} hint what was asked for, without suggestions while it is thought about
 * @property {() => void} askHint
 * @property {() => void} closeHint
 */

/** The round and phase that the log has come to. @param {Table} table */
export function stage(table) {
  const heads = [1, 2].map((level) => table.log.findLast((line) => line.level === level));
  const [round, phase] = heads;
  return [round?.text, phase && round && phase.n >= round.n ? phase.text : ""].filter(Boolean).join(" · ");
}

/**
 * Large buttons for options, with the numbers of their keys.
 * @param {import("./shapes.js").Option[]} options @param {Deeds} deeds
 */
export function optionList(options, deeds) {
  const items = options.map(({ option, label }, n) => {
    const key = n < 9 ? h("kbd", { "aria-hidden": "true" }, n + 1) : "";
    const made = button(key, () => deeds.choose(option), { class: "option", "data-key": option });
    made.append(h("span", {}, label));
    made.onpointerenter = () => deeds.point(option);
    made.onpointerleave = () => deeds.point("");
    return h("li", {}, made);
  });
  return h("ol", { class: "options", "aria-label": say("page-options") }, ...items);
}

/** Who decides, and what. @param {string} decider @param {string} about @param {...import("./dom.js").Child} prompt */
export const asked = (decider, about, ...prompt) =>
  h("div", { class: "asked" },
    h("p", { class: "decider" }, h("strong", {}, decider), h("span", {}, about)),
    h("p", { class: "prompt" }, ...prompt),
  );

/**
 * @param {Table} table
 * @param {import("./touching.js").Touching} touching
 * @param {Deeds} deeds
 * @returns {HTMLElement[]}
 */
export function decision(table, touching, deeds) {
  if (table.status === "over") return ending(table, deeds);
  const name = table.deciding.map((seat) => table.seats[seat]?.name).join(", ");
  const decider = table.is_mine ? say("page-your-decision") : say("page-they-decide", { name });
  const words = say("page-rule", { rule: table.rule });
  const rule = button(words, () => deeds.read(table.rule), { class: "to-rule", "data-key": "rule" });
  /** @type {HTMLElement[]} */
  const parts = [asked(decider, stage(table), table.prompt, " ", table.rule ? rule : null)];
  if (table.is_mine) {
    const cancel = button(say("page-cancel"), () => touching.clear(), { class: "small", "data-key": "cancel" });
    const narrowed = h("p", { class: "row" }, say("page-narrowed"), cancel);
    const choices = h("div", { class: "choices" }, touching.narrow ? narrowed : null, optionList(touching.left, deeds));
    choices.classList.toggle("narrowed", touching.narrow !== null);
    parts.push(choices);
    if (deeds.hint) parts.push(hintPart(deeds.hint, deeds));
  }
  if (table.my_seats.length) parts.push(takingBack(table, deeds));
  return parts;
}

/** @param {Table} table @param {Deeds} deeds */
function takingBack(table, deeds) {
  const { can, why } = table.undo;
  /** @param {"undo" | "restart"} name @param {boolean} wholeTurn */
  const one = (name, wholeTurn) => {
    const looks = { "data-key": name, "aria-disabled": can ? null : "true", "data-tip": can ? say(`page-${name}-why`) : why };
    const made = button(icon(name), () => can && deeds.undo(wholeTurn), looks);
    made.append(h("span", {}, say(`page-${name}`)));
    return made;
  };
  return h("div", { class: "taking-back" },
    h("div", { class: "row" }, table.hints ? hintButton(deeds) : null, one("undo", false), one("restart", true)),
    h("p", { class: "why-not" }, can ? "" : why),
  );
}

/** The result, the score sheet, and what can be done next. @param {Table} table @param {Deeds} deeds */
function ending(table, deeds) {
  const again = table.rematch
    ? h("a", { class: "button main", href: tableAddress(table.rematch) }, say("page-to-rematch"))
    : button(say("page-rematch"), deeds.rematch, { class: "main" });
  const journal = h("a", { class: "button", href: `/api/tables/${table.id}/journal`, download: true }, say("page-journal"));
  const told = asked(say("page-over"), "", table.result);
  told.append(h("p", { class: "row" }, table.my_seats.length || table.rematch ? again : null, journal));
  return [told, scoreSheet(table)];
}

/** What each seat has, part by part, or its points where the game has no parts. @param {Table} table */
function scoreSheet({ seats, winners, scores, score_sheet: sheet }) {
  const heads = seats.map((seat) => {
    const hasWon = winners.includes(seat.seat);
    const crown = hasWon ? h("span", { title: say("page-winner") }, " ♛", h("span", { class: "unseen" }, say("page-winner"))) : null;
    return h("th", { scope: "col", class: hasWon ? "won" : "" }, emblem(seat), " ", seat.name, crown);
  });
  const rows = sheet.length ? sheet : [{ label: say("page-points"), numbers: scores ?? [] }];
  return h("table", { class: "scores" },
    h("caption", { class: "unseen" }, say("page-result")),
    h("thead", {}, h("tr", {}, h("td"), ...heads)),
    h("tbody", {},
      ...rows.map(({ label, numbers }) =>
        h("tr", {}, h("th", { scope: "row" }, label), ...numbers.map((number) => h("td", {}, number ?? "–"))),
      ),
    ),
  );
}
