/** What stands before the board: the room in which players gather, and the curtain between two at one screen. */

import { post } from "./api.js";
import { button, emblem, field, h, refill } from "./dom.js";
import { introduce, nameInput } from "./header.js";
import { invitation, sitter } from "./panes.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./table.js").TablePage} TablePage */

/** The table before the game: who is still missing. @param {TablePage} page @param {Table} table */
export function tellRoom(page, table) {
  const isOpen = table.status === "open";
  page.room.hidden = !isOpen;
  page.root.classList.toggle("open", isOpen);
  if (!isOpen) return;
  const name = nameInput();
  const join = attempt(async () => {
    await introduce(name);
    const word = new URLSearchParams(location.search).get("invitation");
    await post(`/api/tables/${page.id}/join`, { invitation: word });
    await page.retell();
  });
  const canJoin = !table.my_seats.length;
  refill(
    page.room,
    h("h1", {}, `${table.game_title}: ${say("page-waiting-for-players")}`),
    h("ul", { class: "sitters" }, ...table.seats.map((seat) => h("li", {}, ...sitter(seat)))),
    canJoin ? field(say("page-your-name"), name) : null,
    canJoin ? button(say("page-join"), join, { class: "main", "data-key": "join" }) : null,
    invitation(table),
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
