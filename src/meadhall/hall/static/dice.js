/** The dice of a table: adding to them before the game, checking them after it. */

import { get, post } from "./api.js";
import { button, h } from "./dom.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

const BYTES = 32;
/** @type {Map<string, {text: string, isBad: boolean}>} what was found at tables whose dice were checked */
const checked = new Map();

/** Where this browser keeps to what the house was bound before anything was thrown. @param {string} id of the table */
const seal = (id) => `meadhall-dice-${id}`;
/** Where it keeps what it has added itself. @param {string} id of the table */
const own = (id) => `meadhall-share-${id}`;

/** Add bytes to the dice that only this browser has drawn, now that the house is bound. @param {Table} table */
export async function addLuck(table) {
  localStorage.setItem(seal(table.id), localStorage.getItem(seal(table.id)) ?? table.dice.commitment);
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const { added } = await post(`/api/tables/${table.id}/luck`, { share });
  if (added) localStorage.setItem(own(table.id), share);
}

/** To what the house is bound, who added to it, and after the end whether it kept to it. @param {Table} table */
export function tellDice(table) {
  const { commitment, shares } = table.dice;
  if (!commitment) return null;
  const names = shares.map((seat) => table.seats[seat]?.name).join(", ");
  const known = checked.get(table.id);
  const said = h("p", { class: known?.isBad ? "found bad" : "found", role: "status" }, known?.text);
  const check = attempt(async () => {
    const { holds, sentence, shares: told } = await get(`/api/tables/${table.id}/dice`);
    const [compared, isSame] = remembered(table, told);
    const found = { text: `${sentence} ${compared}`.trim(), isBad: !holds || !isSame };
    checked.set(table.id, found);
    said.textContent = found.text;
    said.classList.toggle("bad", found.isBad);
  });
  return h("section", { class: "dice" },
    h("h3", {}, say("page-dice")),
    h("p", { class: "quiet" }, names ? say("page-dice-shares", { names }) : say("page-dice-about")),
    h("p", { class: "seal" }, h("code", {}, commitment)),
    table.status === "over" ? button(say("page-dice-check"), check, { "data-key": "check-dice" }) : null,
    said,
  );
}

/**
 * Whether the dice are those that this browser remembers, and a sentence about it.
 * @param {Table} table @param {string[]} told what the players have added, as the house says @returns {[string, boolean]}
 */
function remembered(table, told) {
  const [seen, mine] = [localStorage.getItem(seal(table.id)), localStorage.getItem(own(table.id))];
  if (seen === null) return ["", true];
  if (seen !== table.dice.commitment) return [say("page-dice-other"), false];
  if (mine === null) return [say("page-dice-same"), true];
  return told.includes(mine) ? [say("page-dice-mine"), true] : [say("page-dice-missing"), false];
}
