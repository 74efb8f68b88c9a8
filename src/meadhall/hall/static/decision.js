/** The bar that says who decides what, by which rule, and lets one take back. */

import { tableAddress } from "./api.js";
import { button, emblem, h } from "./dom.js";
import { hintButton, hintPart } from "./hint.js";
import { icon } from "./icons.js";
import { shield, warningSign } from "./warnings.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./slots.js").Verb} Verb */
/** @typedef {import("./deeds.js").Deeds} Deeds */

/**
 * Large buttons for options, with the numbers of their keys; what is only offered by the way is folded away.
 * @param {import("./shapes.js").Option[]} options @param {Deeds} deeds
 */
export function optionList(options, deeds) {
  const items = options.map(({ option, label }, n) => {
    const key = n < 9 ? h("kbd", { "aria-hidden": "true" }, n + 1) : "";
    const made = button(key, () => deeds.choose(option), { class: "option", "data-key": option });
    made.append(h("span", {}, label), warningSign(deeds.page.warnings.of(option)) ?? "");
    made.onpointerenter = () => deeds.point(option);
    made.onpointerleave = () => deeds.point("");
    return h("li", {}, made);
  });
  const answers = options.filter((each) => !each.is_aside).length;
  const list = h("ol", { class: "options", "aria-label": say("page-options") }, ...items.slice(0, answers));
  if (answers === options.length) return list;
  const rest = h("ol", { class: "options", start: answers + 1 }, ...items.slice(answers));
  const summary = h("summary", { "data-key": "asides" }, say("page-asides", { count: options.length - answers }));
  return h("div", {}, list, h("details", { class: "asides", open: answers === 0 }, summary, rest));
}

/** Who decides, and what. @param {string} decider @param {string} about @param {...import("./dom.js").Child} prompt */
export const asked = (decider, about, ...prompt) =>
  h("div", { class: "asked" },
    h("p", { class: "decider" }, h("strong", {}, decider), about ? h("span", {}, about) : null),
    h("p", { class: "prompt", tabindex: -1, "data-key": "prompt" }, ...prompt),
  );

/** Buttons for what is nothing on the board, with the numbers of their keys. @param {Verb[]} verbs @param {Deeds} deeds */
function verbList(verbs, deeds) {
  return h("div", { class: "verbs", role: "group", "aria-label": say("page-options") }, ...verbs.map(({ option, label, text, effect, icon: sign }, n) => {
    const key = n < 9 ? h("kbd", { "aria-hidden": "true" }, n + 1) : null;
    const warned = deeds.page.warnings.of(option);
    const words = h("span", { class: "said" }, h("strong", {}, text), effect ? h("small", {}, effect) : null, warned ? h("small", { id: `warned-${n}`, class: "warned" }, icon("warning"), warned.texts.join(" ")) : null);
    const made = button("", () => deeds.choose(option), { class: "verb option", "data-key": option, "data-option": option, "aria-label": label, "aria-describedby": warned ? `warned-${n}` : null, "data-tip": label === text ? "" : label });
    made.append(...[key, sign?.cloneNode(true), words, warned ? shield(warned) : null].filter((each) => each instanceof Node));
    made.onpointerenter = ({ pointerType }) => {
      deeds.point(option);
      if (pointerType !== "touch") deeds.page.previews.ponder(option, made);
    };
    made.onpointerleave = () => {
      deeds.point("");
      deeds.page.previews.ponder("", null);
    };
    made.onfocus = () => {
      if (!made.matches(":focus-visible")) return;
      deeds.point(option);
      deeds.page.previews.ponder(option, made);
    };
    made.onblur = () => deeds.point("");
    return made;
  }));
}

/** What the signs mean that matter now. @param {{text: string, icon: SVGSVGElement}[]} notes */
function noteList(notes) {
  const items = notes.map(({ text, icon: sign }) => {
    const shown = /** @type {SVGSVGElement} */ (sign.cloneNode(true));
    shown.setAttribute("class", "glyph meadhall");
    shown.removeAttribute("id");
    return h("li", {}, shown, h("span", {}, text));
  });
  return h("details", { class: "notes" }, h("summary", { "data-key": "notes", "aria-label": say("page-notes"), title: say("page-notes") }, "?"), h("ul", {}, ...items));
}

/**
 * @param {Table} table
 * @param {import("./touching.js").Touching} touching
 * @param {Deeds} deeds
 * @param {{verbs: Verb[], notes: {text: string, icon: SVGSVGElement}[]}} slots
 * @returns {HTMLElement[]}
 */
export function decision(table, touching, deeds, { verbs, notes }) {
  if (table.status === "over") return ending(table, deeds);
  if (deeds.doubt) return doubtful(deeds.doubt, deeds);
  const name = table.deciding.map((seat) => table.seats[seat]?.name).join(", ");
  const decider = table.is_mine ? say("page-your-decision") : say("page-they-decide", { name });
  const words = say("page-rule", { rule: table.rule });
  const rule = button(words, () => deeds.read(table.rule), { class: "to-rule", "data-key": "rule" });
  const whose = table.seats[table.is_mine ? table.viewer : (table.deciding[0] ?? -1)];
  const isPassed = table.is_mine && table.options.length === 1 && table.seats[table.viewer]?.passes;
  const told = table.is_mine ? null : deeds.page.story.sentence;
  const about = [told ? `${told.head} ${told.text}`.trim() : "", isPassed ? say("page-passed") : "", table.is_mine && !verbs.length && !touching.narrow && !deeds.page.muster.isOpen ? say("page-touch") : ""];
  /** @type {HTMLElement[]} */
  const parts = [
    whose ? h("span", { class: "decider-emblem" }, emblem(whose)) : h("span"),
    asked(decider, "", table.is_mine ? table.sheet?.title || table.whole || table.prompt : table.prompt),
  ];
  parts[1]?.append(h("p", { class: "about" }, ...about.filter(Boolean).map((each) => h("span", {}, each)), table.rule ? rule : null, table.is_mine && table.options.length > 2 ? deeds.page.grip.handle(table) : null, table.is_mine && notes.length ? noteList(notes) : null));
  const plans = deeds.page.plans.row(table);
  if (plans) parts.push(plans);
  if (table.is_mine) parts.push(...answers(table, touching, deeds, verbs));
  if (table.is_mine && deeds.hint) parts.push(hintPart(deeds.hint, deeds));
  if (table.is_mine && deeds.explain.isOpen) parts.push(deeds.explain.part());
  if (table.my_seats.length) parts.push(takingBack(table, deeds));
  return parts;
}

/** What a choice would lose, and whether it is made all the same. @param {import("./warnings.js").Warned} doubt @param {Deeds} deeds */
function doubtful({ option, texts }, deeds) {
  const sign = h("span", { class: "decider-emblem warns grave" }, icon("warning"));
  const back = button(h("strong", {}, say("page-back")), () => deeds.leaveDoubt(), { class: "verb option main", "data-key": "doubt-back" });
  const anyway = button(h("strong", {}, say("page-anyway")), () => deeds.choose(option, true), { class: "verb option", "data-key": "doubt-anyway" });
  return [sign, asked(say("page-warning"), "", texts.join(" ")), h("div", { class: "verbs doubt", role: "group", "aria-label": say("page-options") }, anyway, back)];
}

/** At most so many verbs stand in the bar. */
export const MOST_VERBS = 6;

/**
 * What can be chosen by buttons: a few verbs in the bar, more of them, or what is left of a narrowed choice, in a list.
 * @param {Table} table @param {import("./touching.js").Touching} touching @param {Deeds} deeds @param {Verb[]} verbs
 */
function answers(table, touching, deeds, verbs) {
  const { muster, previews, sheet } = deeds.page;
  if (sheet.isOpen) return [sheet.verbs((option) => deeds.choose(option))];
  if (muster.isOpen) {
    const others = table.run.length ? [] : verbs.filter(({ option }) => table.options.some((each) => each.option === option && !each.counts));
    const bar = others.length ? verbList(others, deeds) : h("div", { class: "verbs" });
    bar.append(muster.golden((option) => deeds.choose(option)));
    return [bar, muster.panel(previews.of(muster.chosen?.option ?? ""), warningSign(deeds.page.warnings.of(muster.chosen?.option ?? "")), touching.held ? () => touching.letGo() : null)];
  }
  const isListed = verbs.length > MOST_VERBS;
  const cancel = button(say("page-cancel"), () => touching.clear(), { class: "small", "data-key": "cancel" });
  const narrowed = h("p", { class: "row" }, h("span", {}, say("page-narrowed")), cancel);
  const listed = touching.narrow || deeds.page.grip.isFull ? touching.left : isListed ? table.options.filter(({ option }) => verbs.some((each) => each.option === option)) : [];
  const choices = listed.length ? h("div", { class: "choices" }, touching.narrow ? narrowed : null, optionList(listed, deeds)) : null;
  choices?.classList.toggle("narrowed", touching.narrow !== null);
  return [verbs.length && !isListed && !touching.narrow && !deeds.page.grip.isFull ? verbList(verbs, deeds) : null, choices].filter((each) => each !== null);
}

/** @param {Table} table @param {Deeds} deeds */
function takingBack(table, deeds) {
  const { can, why } = table.undo;
  /** @param {"undo" | "restart"} name @param {boolean} wholeTurn */
  const one = (name, wholeTurn) => {
    const words = say(`page-${name}`);
    const looks = { class: "tool", "data-key": name, "aria-disabled": can ? null : "true", "aria-label": words, "data-tip": can ? `${words}. ${say(`page-${name}-why`)}` : `${words}. ${why}` };
    return button(icon(name), () => can && deeds.undo(wholeTurn), looks);
  };
  return h("div", { class: "taking-back" }, one("undo", false), one("restart", true), deeds.explain.button(), table.hints ? hintButton(deeds) : null);
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
  const points = scores ? [{ label: say("page-points"), numbers: scores }] : [];
  const rows = sheet.length ? sheet : points;
  return h("table", { class: "scores" },
    h("caption", { class: "unseen" }, say("page-result")),
    h("thead", {}, h("tr", {}, h("td"), ...heads)),
    h("tbody", {},
      ...rows.map(({ label, numbers }) =>
        h("tr", {}, h("th", { scope: "row" }, label), ...numbers.map((number, seat) => h("td", { class: winners.includes(seat) ? "won" : "" }, number ?? "–"))),
      ),
    ),
  );
}
