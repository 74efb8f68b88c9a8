/** Tables as rows of a list. */

import { post, tableAddress } from "./api.js";
import { button, emblem, h } from "./dom.js";
import { introduce } from "./header.js";
import { icon } from "./icons.js";
import { attempt } from "./toasts.js";
import { language, say } from "./words.js";

/** @typedef {import("./shapes.js").Listed} Listed */
/** @typedef {import("./shapes.js").Seat} Seat */

/** @param {Seat} seat */
const nameOf = (seat) => (seat.kind === "bot" ? `${seat.name} (${say("page-bot")})` : seat.name);

/** Those at a table besides me; of bots that are called alike it is said how many there are. @param {Listed} table */
export function others(table) {
  const names = table.seats.filter((seat) => !seat.is_me && seat.kind !== "free").map(nameOf);
  const alike = (/** @type {string} */ name) => names.filter((each) => each === name).length;
  return [...new Set(names)].map((name) => (alike(name) > 1 ? `${alike(name)} × ${name}` : name)).join(", ");
}

/** @param {number} at seconds */
export function ago(at) {
  const minutes = Math.max(0, Date.now() / 1000 - at) / 60;
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 1) return say("page-just-now");
  if (minutes < 60) return said.format(-Math.round(minutes), "minute");
  return minutes < 60 * 24 ? said.format(-Math.round(minutes / 60), "hour") : said.format(-Math.round(minutes / 60 / 24), "day");
}

/** Until when something is to be done. @param {number} at seconds */
export const until = (at) =>
  say("page-due", { time: new Date(1000 * at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" }) });

/** Who has to decide, and whether they are there and thinking. @param {Listed} table */
export function deciders(table) {
  const seats = table.deciding.map((n) => table.seats[n]).filter((seat) => seat !== undefined);
  const isThere = seats.some((seat) => seat.kind === "bot" || table.here.includes(seat.seat));
  return say(isThere ? "page-they-think" : "page-they-decide", { name: seats.map((seat) => seat.name).join(", ") });
}

/**
 * @param {Listed} table
 * @param {Seat | undefined} shown by whose emblem the table is known
 * @param {import("./dom.js").Child[]} about
 * @param {HTMLElement} deed
 */
function row(table, shown, about, deed) {
  const names = others(table);
  return h("li", { "data-table": table.id },
    shown ? emblem(shown) : null,
    h("p", {}, h("strong", {}, table.game_title), names ? ` · ${names}` : "", h("small", {}, ...about)),
    deed,
  );
}

/** The way to a table. @param {Listed} table @param {string} label @param {...import("./dom.js").Child} words */
const go = (table, label, ...words) =>
  h("a", { class: "button", href: tableAddress(table.id), "aria-label": `${label}: ${table.game_title}`, "data-key": table.id }, ...words);

/** @param {Listed} table */
const mySeat = (table) => table.seats.find((seat) => seat.is_me || seat.can_return);

/** A table of mine besides the one that comes first. @param {Listed} table */
export function myRow(table) {
  if (table.is_my_turn) {
    const words = say("page-next-turn");
    const made = row(table, mySeat(table), [table.question, table.due ? ` · ${until(table.due)}` : ""], go(table, words, words, icon("next")));
    made.prepend(h("span", { class: "dot", title: say("page-my-turn") }));
    return made;
  }
  const isLeft = table.seats.some((seat) => seat.can_return);
  const state = table.obstacle || (isLeft ? say("page-replaced") : table.status === "open" ? say("page-waiting-for-players") : `${deciders(table)} · ${table.waiting}`);
  const words = say(table.status === "open" && !table.obstacle ? "page-invite-short" : "page-look");
  const made = row(table, mySeat(table), [state], go(table, words, words));
  made.prepend(h("span", { class: "dot idle" }));
  return made;
}

/** A table at which somebody is missing. @param {Listed} table @param {() => HTMLInputElement | undefined} name */
export function openRow(table, name) {
  const free = table.seats.filter((seat) => seat.kind === "free");
  const mine = free[0];
  const sit = attempt(async () => {
    await introduce(name());
    await post(`/api/tables/${table.id}/join`, { invitation: null, adds_luck: true });
    location.assign(tableAddress(table.id));
  });
  const about = [say("page-needs", { number: free.length }), mine?.side ? ` · ${say("page-you-would-be", { side: mine.side })}` : ""];
  const words = say("page-join");
  const deed = button(words, sit, { "aria-label": `${words}: ${table.game_title}, ${others(table)}`, "data-key": table.id });
  return row(table, mine, table.obstacle ? [table.obstacle] : about, table.obstacle ? go(table, say("page-look"), say("page-look")) : deed);
}

/** A game to watch. @param {Listed} table */
export function runningRow(table) {
  const [shown] = table.seats;
  return row(table, shown, [[table.stage, table.waiting].filter(Boolean).join(" · ")], go(table, say("page-watch"), icon("watch")));
}

/** A game that is over. @param {Listed} table */
export function formerRow(table) {
  const word = table.outcome ? h("b", { class: table.outcome }, say(`page-${table.outcome}`), " ") : "";
  const shown = mySeat(table) ?? table.seats[0];
  const state = table.status === "closed" ? say("page-closed") : table.result;
  return row(table, shown, [word, state, ` · ${ago(table.updated)}`], go(table, say("page-replay"), icon("play")));
}

/** Any table of mine, as the history lists it. @param {Listed} table */
export const anyRow = (table) => (table.status === "over" || table.status === "closed" ? formerRow(table) : myRow(table));

/** A heading that says more beside it. @param {string} words @param {import("./dom.js").Child} [more] */
export const heading = (words, more = "") => h("h2", {}, words, more ? h("small", {}, more) : null);

/** A list under its heading; nothing where there is nothing. @param {string} words @param {import("./dom.js").Child} more @param {HTMLElement[]} rows */
export const block = (words, more, rows) =>
  rows.length ? h("section", { class: "block" }, heading(words, more), h("ul", { class: "rows sheeted" }, ...rows)) : null;
