/** What stands before the board: the room in which players gather, and the curtain between two at one screen. */

import { get, person, post } from "./api.js";
import { tellClosed } from "./closing.js";
import { button, emblem, field, h, refill } from "./dom.js";
import { introduce, nameInput } from "./header.js";
import { invitation } from "./invite.js";
import { sitter } from "./panes.js";
import { leaving } from "./seats.js";
import { attempt, complain, toast } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./table.js").TablePage} TablePage */

/** The word by which I was invited, if I was. */
const invited = () => new URLSearchParams(location.search).get("invitation");

/** Why I cannot sit down, as far as it is known, for the seats as they are. @type {{seats: string, obstacle: string | null}} */
let welcome = { seats: "", obstacle: null };
/** Whether I was told that I came too late. */
let isTold = false;

/** Ask whether I could sit down, once for each change of the seats. @param {TablePage} page @param {Table} table */
function askWelcome(page, table) {
  const seats = JSON.stringify([person?.id, table.seats.map(({ kind, name }) => [kind, name])]);
  if (welcome.seats === seats) return welcome.obstacle;
  welcome = { seats, obstacle: null };
  get(`/api/tables/${page.id}/welcome`, { invitation: invited() })
    .then(({ obstacle }) => {
      if (welcome.seats !== seats) return;
      welcome = { seats, obstacle };
      if (page.table) tellRoom(page, page.table);
    })
    .catch(complain);
  return null;
}

/** Who came by a link after all others sees the game, and hears why. @param {Table} table */
function tellLate(table) {
  if (isTold || !invited() || table.my_seats.length || table.status !== "running") return;
  isTold = true;
  toast(say("page-late"));
}

/** The table before the game: who is still missing. @param {TablePage} page @param {Table} table */
export function tellRoom(page, table) {
  if (table.status === "closed") return tellClosed(page, table);
  tellLate(table);
  const isOpen = table.status === "open";
  page.room.hidden = !isOpen;
  page.root.classList.toggle("open", isOpen);
  if (!isOpen) return;
  const name = nameInput();
  const join = attempt(async () => {
    await introduce(name);
    await post(`/api/tables/${page.id}/join`, { invitation: invited(), adds_luck: true });
    await page.retell();
  });
  const isOut = !table.my_seats.length && !table.obstacle;
  const obstacle = isOut ? askWelcome(page, table) : null;
  const canJoin = isOut && obstacle === "";
  const hasEnd = Boolean(obstacle || table.obstacle);
  refill(
    page.room,
    h("h1", {}, table.obstacle ? table.game_title : `${table.game_title}: ${say("page-waiting-for-players")}`),
    table.obstacle ? h("p", { role: "alert" }, table.obstacle) : null,
    h("ul", { class: "sitters" }, ...table.seats.map((seat) => h("li", {}, ...sitter(seat)))),
    canJoin ? field(say("page-your-name"), name) : null,
    canJoin ? button(say("page-join"), join, { class: "main", "data-key": "join" }) : null,
    obstacle ? h("p", { role: "alert" }, say(`page-obstacle-${obstacle}`)) : null,
    hasEnd ? h("a", { class: "button main", href: "/" }, say("page-home")) : null,
    table.obstacle ? null : invitation(table, () => page.table && tellRoom(page, page.table)),
    leaving(table),
  );
}

/** Between two who share a screen. @param {TablePage} page @param {Table} table */
export function tellCurtain(page, table) {
  const { curtain } = page;
  const seat = table.deciding.find((each) => table.my_seats.includes(each));
  const name = table.seats[seat ?? 0]?.name ?? "";
  const isDrawn = table.my_seats.length > 1 && table.status === "running" && page.uncovered === null && seat !== undefined;
  const wasDrawn = !curtain.hidden;
  curtain.hidden = !isDrawn;
  if (!isDrawn) return;
  const show = button(say("page-i-am", { name }), () => {
    page.uncovered = seat;
    page.refresh();
  }, { class: "main", "data-key": "show" });
  const seated = table.seats[seat];
  refill(
    curtain,
    h("div", {}, seated ? emblem(seated) : null, h("h2", {}, say("page-pass-to", { name })), h("p", {}, say("page-curtain")), show),
  );
  if (!wasDrawn) curtain.querySelector("button")?.focus();
}
