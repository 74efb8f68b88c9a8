/** Seats: what is asked of those who sit there, and what they can do about theirs. */

import { post } from "./api.js";
import { levelOf } from "./company.js";
import { confirmed } from "./confirm.js";
import { button, check, h, refill } from "./dom.js";
import { attempt } from "./toasts.js";
import { language, say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Seat} Seat */

/** How often is looked again whether somebody is away, of which there are no news, in milliseconds. */
export const AWAY_LOOK = 20_000;

/** The rules for absence that the form offers: by minutes without connection, and by minutes for each choice. */
const RULES = ["never", "away-5", "away-15", "away-60", "clock-720", "clock-1440", "clock-4320", "clock-10080"];

export const absences = () => RULES.map((value) => ({ value, label: say(`page-absence-${value}`) }));

/** What the server is told of the rule that was chosen. @param {string} chosen */
export function absence(chosen) {
  const [rule, minutes] = chosen.split("-");
  return minutes ? { rule, minutes: Number(minutes) } : { rule };
}

/** Do something at a table. @param {Table} table @param {string} what @param {Record<string, unknown>} [form] */
const act = (table, what, form = {}) => attempt(() => post(`/api/tables/${table.id}/${what}`, form));

/** What waits for me, above the board. @param {HTMLElement} strip @param {Table} table @param {HTMLElement | null} next */
export function tellPleas(strip, table, next) {
  const rows = [comeBack(table), ...answerTakeback(table), next].filter((row) => row !== null);
  strip.hidden = rows.length === 0;
  refill(strip, ...rows);
}

/** @param {Table} table */
function comeBack(table) {
  if (!table.seats.some((seat) => seat.can_return)) return null;
  const told = table.events.findLast(({ kind, seat }) => kind === "replaced" && table.seats[seat]?.can_return);
  return h("div", { class: "row" },
    h("p", {}, h("strong", {}, say("page-replaced")), " ", told?.text),
    button(say("page-return"), act(table, "return"), { class: "main", "data-key": "return" }),
  );
}

/** @param {Table} table */
function answerTakeback(table) {
  const asked = table.takeback;
  if (!asked || !(asked.wanted || asked.is_mine)) return [];
  /** @param {string} words @param {boolean} agrees */
  const answer = (words, agrees) =>
    button(say(`page-${words}`), act(table, "takebacks/answers", { n: asked.n, agrees }), { class: "small", "data-key": words });
  const text = asked.is_mine
    ? say("page-takeback-waiting", { agreed: asked.agreed, asked: asked.asked })
    : say("page-takeback-asked", { name: table.seats[asked.seat]?.name ?? "" });
  const buttons = asked.is_mine ? [answer("withdraw", false)] : [answer("agree", true), answer("decline", false)];
  return [h("div", { class: "row" }, h("p", {}, text), ...buttons)];
}

/** What is said and can be done about a seat of the list. @param {Table} table @param {Seat} seat */
export function aboutSeat(table, seat) {
  const { due, replaceable, votes } = table.absence;
  const until = due[seat.seat];
  const isMine = table.my_seats.length > 0 && !seat.is_me;
  const agreed = votes[seat.seat];
  const looks = { class: "small", "data-tip": say("page-replace-why", { name: seat.name }), "data-key": `replace-${seat.seat}` };
  return [
    seat.resigned ? h("span", { class: "quiet" }, say("page-resigned")) : null,
    until ? h("span", { class: "quiet" }, say("page-due", { time: moment(until) })) : null,
    isMine && replaceable.includes(seat.seat) ? button(say("page-replace"), act(table, "replacements", { seat: seat.seat }), looks) : null,
    agreed ? h("span", { class: "quiet" }, say("page-votes", { number: agreed })) : null,
    levelOf(table, seat),
  ];
}

/** @param {number} at seconds */
const moment = (at) => new Date(1000 * at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** The rule for absence, and what has happened at the table besides the game. @param {Table} table */
export const tellAbsence = (table) => [
  h("h3", {}, say("page-absence-rule")),
  h("p", { class: "quiet" }, table.absence.text),
  ...(table.events.length ? [h("h3", {}, say("page-events")), h("ul", {}, ...table.events.map(({ text }) => h("li", {}, text)))] : []),
];

/** What I can do about my seat while the game goes on; each is asked once more. @param {Table} table */
export function mySeat(table) {
  const seat = table.viewer;
  if (table.status !== "running" || !table.my_seats.includes(seat)) return null;
  const name = table.seats[seat]?.name ?? "";
  const sure = say(table.seats.length > 2 ? "page-resign-sure-bot" : "page-resign-sure", { name });
  const resign = () => confirmed(sure, say("page-resign-yes"), act(table, "resign", { seat }));
  const ask = act(table, "takebacks", { n: table.n, seat });
  const askBack = () => confirmed(say("page-ask-takeback-sure"), say("page-ask-takeback-yes"), ask);
  const canAsk = table.undo.can_ask && !table.undo.can && !table.takeback;
  const looks = { class: "small", "data-key": "ask-takeback", "data-tip": say("page-ask-takeback-why") };
  return h("div", { class: "row my-seat" },
    passing(table, seat),
    canAsk ? button(say("page-ask-takeback"), askBack, looks) : null,
    button(say("page-resign"), resign, { class: "small", "data-key": "resign" }),
  );
}

/** Whether the house answers for me where I have nothing to choose. @param {Table} table @param {number} seat */
function passing(table, seat) {
  const passes = table.seats[seat]?.passes;
  if (passes === null || passes === undefined) return null;
  const box = h("input", { type: "checkbox", checked: passes, "data-key": "passing" });
  box.onchange = () => act(table, "passing", { seat, passes: box.checked })();
  return h("div", { class: "passing" }, check(box, say("page-passing")), h("p", { class: "quiet" }, say("page-passing-why")));
}

/** Getting up again before the game. @param {Table} table */
export function leaving(table) {
  if (!table.my_seats.length) return null;
  const leave = () => confirmed(say("page-leave-sure"), say("page-leave-yes"), act(table, "leave"));
  return button(say("page-leave"), leave, { class: "small", "data-key": "leave" });
}
