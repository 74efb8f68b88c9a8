/** The invitation to a table that waits: link, QR code, the address in the home network, how long, calling it back. */

import { get, remove } from "./api.js";
import { confirmed } from "./confirm.js";
import { button, h, svg } from "./dom.js";
import { icon } from "./icons.js";
import { home } from "./network.js";
import { attempt, complain, toast } from "./toasts.js";
import { language, say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Invitation} Invitation */

/**
 * What the house has said of an invitation, by its word, and who shows it again when it has.
 * @type {{word: string, item: Invitation | null, retells: (() => void)[]}}
 */
let known = { word: "", item: null, retells: [] };

/** @param {string} text */
export const copy = (text) =>
  attempt(async () => {
    await navigator.clipboard.writeText(text);
    toast(say("page-copied"));
  });

/**
 * The block, if I may invite to the table.
 * @param {Table} table @param {() => void} retell shows it again when more is known
 */
export function invitation(table, retell) {
  if (!table.invitation) return null;
  if (known.word !== table.invitation) look(table, retell);
  else if (!known.item) known.retells.push(retell);
  const { item } = known;
  const here = `${location.origin}/table/${table.id}?invitation=${encodeURIComponent(table.invitation)}`;
  const link = item?.link || here;
  const again = () => look(table, retell);
  return h("section", { class: "invitation" },
    h("h3", {}, say("page-invite")),
    item?.code ? h("p", { class: "quiet" }, say("page-invite-scan")) : null,
    item?.code ? code(item.code) : null,
    h("label", { class: "field" }, h("span", {}, say(item && !item.link ? "page-link-here" : "page-link")),
      h("input", { type: "text", readonly: true, value: link })),
    h("p", { class: "row" },
      button(h("span", { class: "content" }, icon("link"), say("page-copy")), copy(link), { "data-key": "copy" }),
      "share" in navigator && item?.link ? button(say("page-send-link"), share(table, link), { "data-key": "share" }) : null,
      table.is_owner ? button(say("page-call-back"), callBack(table), { class: "small plain", "data-key": "call-back" }) : null,
    ),
    item ? h("p", { class: "quiet" }, say("page-invite-until", { time: day(item.until) })) : null,
    ...(item ? home(item.network, again) : []),
  );
}

/** @param {string} drawn */
function code(drawn) {
  const made = svg(drawn);
  made.setAttribute("class", "code");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", say("page-code"));
  return made;
}

/** Ask the house for what is to be known of an invitation. @param {Table} table @param {() => void} retell */
function look(table, retell) {
  const word = table.invitation ?? "";
  known = { word, item: known.word === word ? known.item : null, retells: [retell] };
  get(`/api/tables/${table.id}/invitation`)
    .then((item) => {
      if (known.word !== word) return;
      const { retells } = known;
      known = { word, item, retells: [] };
      for (const each of retells) each();
    })
    .catch(complain);
}

/** @param {Table} table @param {string} url */
const share = (table, url) => () => void navigator.share({ title: table.game_title, url }).catch(() => undefined);

/** @param {Table} table */
const callBack = (table) => () =>
  confirmed(say("page-call-back-sure"), say("page-call-back-yes"), attempt(() => remove(`/api/tables/${table.id}/invitation`)));

/** @param {number} at seconds */
const day = (at) => new Date(1000 * at).toLocaleDateString(language, { dateStyle: "long" });
