/** The bar that says who decides what, by which rule, and lets one take back. */

import { button, h } from "./dom.js";
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
  const items = options.map(({ option, label }, n) =>
    h("li", {},
      h(
        "button",
        {
          type: "button",
          class: "option",
          "data-key": option,
          onclick: () => deeds.choose(option),
          onpointerenter: () => deeds.point(option),
          onpointerleave: () => deeds.point(""),
        },
        n < 9 ? h("kbd", { "aria-hidden": "true" }, n + 1) : null,
        h("span", {}, label),
      ),
    ),
  );
  return h("ol", { class: "options", "aria-label": say("page-options") }, ...items);
}

/**
 * @param {Table} table
 * @param {import("./touching.js").Touching} touching
 * @param {Deeds} deeds
 * @returns {HTMLElement[]}
 */
export function decision(table, touching, deeds) {
  if (table.status === "over") return ending(table, deeds);
  const who = table.deciding.map((seat) => table.seats[seat]?.name).join(", ");
  const rule = button(say("page-rule", { rule: table.rule }), () => deeds.read(table.rule), {
    class: "to-rule",
    "data-key": "rule",
  });
  const parts = [
    h("div", { class: "asked" },
      h("p", { class: "decider" },
        h("strong", {}, table.is_mine ? say("page-your-decision") : say("page-they-decide", { name: who })),
        h("span", {}, stage(table)),
      ),
      h("p", { class: "prompt", id: "prompt-text", tabindex: -1 }, table.prompt, " ", table.rule ? rule : null),
    ),
  ];
  if (table.is_mine) {
    const choices = h("div", { class: touching.narrow ? "choices narrowed" : "choices" });
    if (touching.narrow) {
      const cancel = button(say("page-cancel"), () => touching.clear(), { class: "small", "data-key": "cancel" });
      choices.append(h("p", { class: "row" }, say("page-narrowed"), cancel));
    }
    choices.append(optionList(touching.left, deeds));
    parts.push(choices);
  }
  if (table.my_seats.length) parts.push(takingBack(table, deeds));
  return parts;
}

/** @param {Table} table @param {Deeds} deeds */
function takingBack(table, deeds) {
  const { can, why } = table.undo;
  /** @param {"undo" | "restart"} name @param {boolean} wholeTurn */
  const one = (name, wholeTurn) =>
    h(
      "button",
      {
        type: "button",
        "data-key": name,
        "aria-disabled": can ? null : "true",
        "data-tip": can ? say(`page-${name}-why`) : why,
        onclick: () => can && deeds.undo(wholeTurn),
      },
      icon(name),
      h("span", {}, say(`page-${name}`)),
    );
  return h("div", { class: "taking-back" },
    h("div", { class: "row" }, one("undo", false), one("restart", true)),
    h("p", { class: "why-not" }, can ? "" : why),
  );
}

/** The result, the score sheet, and what can be done next. @param {Table} table @param {Deeds} deeds */
function ending(table, deeds) {
  const rows = table.seats.map((seat) =>
    h("tr", { class: table.winners.includes(seat.seat) ? "won" : "" },
      h("th", { scope: "row" }, seat.side ? `${seat.name} · ${seat.side}` : seat.name),
      h("td", {}, table.scores?.[seat.seat] ?? ""),
      h("td", {}, table.winners.includes(seat.seat) ? `♛ ${say("page-winner")}` : ""),
    ),
  );
  const again = table.rematch
    ? h("a", { class: "button main", href: `/table/${table.rematch}` }, say("page-to-rematch"))
    : button(say("page-rematch"), deeds.rematch, { class: "main" });
  return [
    h("div", { class: "asked" },
      h("p", { class: "decider" }, h("strong", {}, say("page-over"))),
      h("p", { class: "prompt" }, table.result),
    ),
    h("table", { class: "scores" },
      h("caption", { class: "unseen" }, say("page-result")),
      h("thead", { class: "unseen" }, h("tr", {}, h("th", {}, say("page-seats")), h("th", {}, say("page-points")), h("td"))),
      h("tbody", {}, ...rows),
    ),
    h("p", { class: "row" },
      table.my_seats.length || table.rematch ? again : null,
      h("a", { class: "button", href: `/api/tables/${table.id}/journal`, download: true }, say("page-journal")),
    ),
  ];
}
