/** The panes beside the board: talk, the position in words, the table and who sits at it. */

import { person, post } from "./api.js";
import { button, emblem, fill, h, refill } from "./dom.js";
import { optionList } from "./decision.js";
import { keys } from "./header.js";
import { attempt, toast } from "./toasts.js";
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
    this.count = -1;
    this.element = h("div", { class: "chat" }, this.list, this.form);
  }

  /** @param {Table} table */
  show(table) {
    this.form.hidden = !person;
    if (table.chat.length === this.count) return;
    this.count = table.chat.length;
    const lines = table.chat.map(({ name, text }) => h("p", {}, h("strong", {}, name), " ", text));
    const notes = [lines.length ? "" : say("page-chat-empty"), person ? "" : say("page-chat-guests")];
    fill(this.list, ...lines, ...notes.map((note) => (note ? h("p", { class: "quiet" }, note) : null)));
    this.list.scrollTop = this.list.scrollHeight;
  }
}

/**
 * Everything in words: the position as headings and lists, the options as buttons.
 * @param {HTMLElement} pane
 * @param {Table} table
 * @param {import("./decision.js").Deeds} deeds
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

/** @param {string} text */
export const copy = (text) =>
  attempt(async () => {
    await navigator.clipboard.writeText(text);
    toast(say("page-copied"));
  });

/** The link by which others can sit down, if I may give it. @param {Table} table */
export function invitation(table) {
  if (!table.invitation) return null;
  const address = `${location.origin}/table/${table.id}?invitation=${encodeURIComponent(table.invitation)}`;
  return h("section", { class: "invitation" },
    h("h3", {}, say("page-invite")),
    h("p", { class: "quiet" }, say("page-invite-why")),
    h("p", { class: "row" },
      h("input", { type: "text", readonly: true, value: address, "aria-label": say("page-invite") }),
      button(say("page-copy"), copy(address), { "data-key": "copy" }),
    ),
  );
}

/** Who sits at the table, and by which options it plays. @param {HTMLElement} pane @param {Table} table */
export function tellTable(pane, table) {
  const options = table.options_chosen.map((each) => h("li", {}, each));
  refill(
    pane,
    h("h3", {}, say("page-seats")),
    h("ul", { class: "sitters" }, ...table.seats.map((seat) => h("li", {}, ...sitter(seat), ...replaceable(table, seat)))),
    table.my_seats.length ? null : h("p", {}, say("page-spectator")),
    invitation(table),
    h("p", { class: "quiet" }, say(options.length ? "page-variant" : "page-variant-none")),
    h("ul", {}, ...options),
    ...keys(),
  );
}

/** Who sits on a seat, and what they play. @param {import("./shapes.js").Seat} seat */
export function sitter(seat) {
  const kind = seat.is_me ? ` (${say("page-you")})` : seat.kind === "bot" ? ` (${say("page-bot")})` : "";
  const name = h("strong", {}, seat.name || say("page-free-seat"));
  return [emblem(seat), h("span", {}, name, kind, h("small", {}, seat.side))];
}

/** @param {Table} table @param {import("./shapes.js").Seat} seat */
function replaceable(table, seat) {
  const canReplace = table.status === "running" && seat.kind === "human" && !seat.is_me && table.my_seats.length > 0;
  if (!canReplace) return [];
  const vote = attempt(() => post(`/api/tables/${table.id}/replacements`, { seat: seat.seat }));
  const looks = { class: "small", "data-tip": say("page-replace-why", { name: seat.name }), "data-key": `replace-${seat.seat}` };
  const votes = table.replacement_votes[seat.seat];
  const agreed = votes ? h("span", { class: "quiet" }, say("page-votes", { number: votes })) : "";
  return [button(say("page-replace"), vote, looks), agreed];
}
