/** The panes beside the board: talk, the position in words, the table and who sits at it. */

import { person, post } from "./api.js";
import { closing } from "./closing.js";
import { button, emblem, fill, h, refill } from "./dom.js";
import { optionList } from "./decision.js";
import { tellDice } from "./dice.js";
import { keys } from "./header.js";
import { invitation } from "./invite.js";
import { aboutSeat, mySeat, tellAbsence } from "./seats.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

/** What people say at the table. */
export class Chat {
  /** @param {string} id of the table */
  constructor(id) {
    this.list = h("div", { class: "said" });
    const text = h("input", { type: "text", maxlength: 500, "aria-label": say("page-say"), placeholder: say("page-say") });
    const send = attempt(() => post(`/api/tables/${id}/chat`, { text: text.value }));
    this.form = h("form", { class: "row" }, text, h("button", { type: "submit" }, say("page-send")));
    this.form.onsubmit = (event) => {
      event.preventDefault();
      if (text.value.trim()) send();
      text.value = "";
    };
    this.id = id;
    this.shown = "";
    this.element = h("div", { class: "chat" }, this.list, this.form);
  }

  /** @param {Table} table */
  show(table) {
    this.form.hidden = !table.may_chat;
    const all = JSON.stringify([table.chat, table.may_chat, table.seats.map((seat) => seat.side)]);
    if (all === this.shown) return;
    this.shown = all;
    const lines = table.chat.map((said) => this.line(said, table));
    const silence = table.may_chat ? "" : say(person ? "page-chat-muted" : "page-chat-guests");
    const notes = [lines.length ? "" : say("page-chat-empty"), silence];
    fill(this.list, ...lines, ...notes.map((note) => (note ? h("p", { class: "quiet" }, note) : null)));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** What was said, by whom, and as what they are there. @param {import("./shapes.js").Said} said @param {Table} table */
  line(said, table) {
    const seat = table.seats[said.seat ?? -1];
    const role = seat ? seat.side || say("page-seat", { number: seat.seat + 1 }) : said.role ? say("page-role-spectator") : "";
    const mute = attempt(() => post(`/api/tables/${this.id}/mutes`, { saying: said.id, muted: !said.is_muted }));
    const looks = { class: "small plain", "data-tip": say("page-mute-why", { name: said.name }) };
    return h("p", {},
      h("strong", {}, said.name),
      role ? h("small", { class: `role ${said.role}` }, role) : null,
      " ", said.text, " ",
      said.may_mute ? button(say(said.is_muted ? "page-unmute" : "page-mute"), mute, looks) : null,
    );
  }
}

/**
 * Everything in words: the position as headings and lists, the options as buttons.
 * @param {HTMLElement} pane
 * @param {Table} table
 * @param {import("./deeds.js").Deeds} deeds
 */
export function tellPosition(pane, table, deeds) {
  const asked = table.is_mine
    ? [h("h3", {}, say("page-options")), h("p", { class: "quiet keys" }, say("page-choose-number")), optionList(table.options, deeds)]
    : [];
  refill(
    pane,
    h("p", { class: "prompt" }, table.prompt || table.result),
    ...asked,
    ...table.described.flatMap(({ heading, lines }) => [
      h("h3", {}, heading),
      h("ul", {}, ...lines.map((line) => h("li", {}, line))),
    ]),
  );
}

/** Who sits at the table, and by which options it plays. @param {HTMLElement} pane @param {Table} table */
export function tellTable(pane, table) {
  const options = table.options_chosen.map((each) => h("li", {}, each));
  refill(
    pane,
    h("h3", {}, say("page-seats")),
    h("ul", { class: "sitters" }, ...table.seats.map((seat) => h("li", {}, ...sitter(seat), ...aboutSeat(table, seat)))),
    table.my_seats.length ? mySeat(table) : h("p", {}, say("page-spectator")),
    invitation(table, () => tellTable(pane, table)),
    tellDice(table),
    h("p", { class: "quiet" }, say(options.length ? "page-variant" : "page-variant-none")),
    h("ul", {}, ...options),
    ...tellAbsence(table),
    closing(table, () => tellTable(pane, table)),
    ...keys(),
  );
}

/** Who sits on a seat, and what they play. @param {import("./shapes.js").Seat} seat */
export function sitter(seat) {
  const kind = seat.is_me ? ` (${say("page-you")})` : seat.kind === "bot" ? ` (${say("page-bot")})` : "";
  const name = h("strong", {}, seat.name || say("page-free-seat"));
  return [emblem(seat), h("span", {}, name, kind, h("small", {}, seat.side))];
}
