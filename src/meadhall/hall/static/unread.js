/** What was said at a table and not read yet: a badge on the way to the talk, and a soft sound. */

import { person } from "./api.js";
import { knock } from "./sound.js";
import { say } from "./words.js";

const PLACE = "meadhall-read";
const MOST = 60;

/** The last words that were read at each table, the latest tables last. @returns {Record<string, number>} */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

export class Unread {
  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
    this.read = recall()[id] ?? 0;
    /** @type {number | null} the last words that were heard, none before the first look */
    this.heard = null;
  }

  /**
   * @param {import("./shapes.js").Table} table
   * @param {boolean} isOpen whether the talk is seen now
   * @param {Element | null} tab the way to it
   */
  tell(table, isOpen, tab) {
    const last = table.chat.at(-1)?.id ?? 0;
    const news = table.chat.filter((said) => said.id > this.read && !isMine(said, table));
    if (this.heard !== null && news.some((said) => said.id > (this.heard ?? 0))) knock();
    this.heard = last;
    if (isOpen || !news.length) this.note(last);
    const count = isOpen ? 0 : news.length;
    if (!(tab instanceof HTMLElement)) return;
    if (count) tab.dataset.unread = String(count);
    else delete tab.dataset.unread;
    tab.setAttribute("aria-label", count ? `${say("page-chat")}: ${say("page-unread", { number: count })}` : say("page-chat"));
  }

  /** @param {number} last */
  note(last) {
    if (last <= this.read) return;
    this.read = last;
    const { [this.id]: _, ...others } = recall();
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...Object.entries(others), [this.id, last]].slice(-MOST))));
    } catch {
      // A browser that keeps nothing shows what was said once more.
    }
  }
}

/** @param {import("./shapes.js").Said} said @param {import("./shapes.js").Table} table */
const isMine = (said, table) => (said.seat === null ? said.name === person?.name : table.my_seats.includes(said.seat));
