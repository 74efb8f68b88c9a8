/** The panes beside the board: talk, the position in words, the table and who sits at it. */

import { person, post } from "./api.js";
import { button, emblem, fill, h, refill } from "./dom.js";
import { optionList } from "./decision.js";
import { attempt, complain, toast } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

/** What people say at the table. */
export class Chat {
  /** @param {string} id of the table */
  constructor(id) {
    this.list = h("div", { class: "said" });
    const text = h("input", { type: "text", maxlength: 500, "aria-label": say("page-say"), placeholder: say("page-say") });
    this.form = h("form", { class: "row" }, text, h("button", { type: "submit" }, say("page-send")));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!text.value.trim()) return;
      post(`/api/tables/${id}/chat`, { text: text.value }).catch(complain);
      text.value = "";
    });
    this.count = -1;
    this.element = h("div", { class: "chat" }, this.list, this.form);
  }

  /** @param {Table} table */
  show(table) {
    this.form.hidden = !person;
    if (table.chat.length === this.count) return;
    this.count = table.chat.length;
    const lines = table.chat.map(({ name, text }) => h("p", {}, h("strong", {}, name), " ", text));
    const empty = h("p", { class: "quiet" }, say("page-chat-empty"));
    fill(this.list, ...(lines.length ? lines : [empty]), person ? null : h("p", { class: "quiet" }, say("page-chat-guests")));
    this.list.scrollTop = this.list.scrollHeight;
  }
}

/**
 * Everything in words: the position as headings and lists, the options as buttons.
 * @param {HTMLElement} pane
 * @param {Table} table
 * @param {import("./shapes.js").Paragraph[]} described
 * @param {import("./decision.js").Deeds} deeds
 */
export function tellPosition(pane, table, described, deeds) {
  const asked = table.is_mine
    ? [h("h3", {}, say("page-options")), h("p", { class: "quiet" }, say("page-choose-number")), optionList(table.options, deeds)]
    : [];
  refill(
    pane,
    h("p", { class: "prompt" }, table.prompt || table.result),
    ...asked,
    ...described.flatMap(({ heading, lines }) => [
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
    h("ul", { class: "sitters" }, ...table.seats.map((seat) => h("li", {}, ...sitter(table, seat)))),
    table.my_seats.length ? null : h("p", {}, say("page-spectator")),
    invitation(table),
    h("p", { class: "quiet" }, say(options.length ? "page-variant" : "page-variant-none")),
    h("ul", {}, ...options),
    h("h3", {}, say("page-keys")),
    h("p", { class: "quiet" }, say("page-keys-text")),
  );
}

/** @param {Table} table @param {import("./shapes.js").Seat} seat */
function sitter(table, seat) {
  const kind = seat.is_me ? say("page-you") : seat.kind === "bot" ? say("page-bot") : "";
  const parts = [
    emblem(seat),
    h("span", {},
      h("strong", {}, seat.kind === "free" ? say("page-free-seat") : seat.name),
      kind ? ` (${kind})` : "",
      seat.side ? ` · ${seat.side}` : "",
    ),
  ];
  const canReplace = table.status === "running" && seat.kind === "human" && !seat.is_me && table.my_seats.length > 0;
  if (!canReplace) return parts;
  const vote = attempt(() => post(`/api/tables/${table.id}/replacements`, { seat: seat.seat }));
  const votes = table.replacement_votes[seat.seat] ?? 0;
  const tip = say("page-replace-why", { name: seat.name });
  parts.push(button(say("page-replace"), vote, { class: "small", "data-tip": tip, "data-key": `replace-${seat.seat}` }));
  if (votes) parts.push(h("span", { class: "quiet" }, say("page-votes", { number: votes })));
  return parts;
}
