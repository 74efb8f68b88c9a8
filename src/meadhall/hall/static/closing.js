/** Closing a table before its end: who may, who has to agree, and what is shown then. */

import { post } from "./api.js";
import { button, h, refill } from "./dom.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

/** Whether the viewer has said once that the table shall be closed. */
let isSure = false;

/**
 * The way to close a table, or to agree to that.
 * @param {Table} table @param {() => void} retell shows it again
 */
export function closing(table, retell) {
  const { may, is_asked: isAsked, missing } = table.closing;
  if (table.status === "closed" || !(may || isAsked)) return null;
  /** @param {boolean} now */
  const turn = (now) => {
    isSure = now;
    retell();
  };
  const close = attempt(async () => {
    turn(false);
    await post(`/api/tables/${table.id}/close`, {});
  });
  const asked = say(isAsked ? "page-close-agree" : "page-close-table");
  const names = missing.join(", ");
  return h("section", { class: "closing" },
    h("h3", {}, say("page-close-table")),
    isAsked ? h("p", {}, say("page-close-waits", { names })) : null,
    may && missing.length && !isAsked ? h("p", { class: "quiet" }, say("page-close-others", { names })) : null,
    may && isSure ? h("p", {}, say("page-close-sure")) : null,
    may
      ? h("p", { class: "row" },
          isSure
            ? [button(say("page-close-yes"), close, { "data-key": "close" }), button(say("page-cancel"), () => turn(false), { class: "plain" })]
            : button(asked, () => turn(true), { class: "small", "data-key": "close" }),
        )
      : null,
  );
}

/** What stands in the room of a table that was closed. @param {import("./table.js").TablePage} page @param {Table} table */
export function tellClosed(page, table) {
  page.room.hidden = false;
  page.root.classList.add("open");
  refill(
    page.room,
    h("h1", {}, `${table.game_title}: ${say("page-closed")}`),
    h("p", {}, say(`page-closed-${table.closing.why}`)),
    h("a", { class: "button main", href: "/" }, say("page-home")),
  );
}
