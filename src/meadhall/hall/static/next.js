/** The way from table to table: while I am not asked here and another table waits for me, it is offered. */

import { get, person, tableAddress } from "./api.js";
import { h } from "./dom.js";
import { say } from "./words.js";

/** How long a turn of the others may take before other tables are asked after, in milliseconds. */
const PATIENCE = 1500;
const AGAIN = 15_000;

export class NextTable {
  /** @param {string} here the table at which I am @param {() => void} changed */
  constructor(here, changed) {
    this.here = here;
    this.changed = changed;
    /** @type {import("./shapes.js").Listed | undefined} the table that has waited longest */
    this.found = undefined;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** The offer, if there is one. @param {import("./shapes.js").Table} table */
  row(table) {
    if (table.is_my_turn || !person) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.found = undefined;
      return null;
    }
    this.timer ??= setTimeout(() => this.ask(), PATIENCE);
    if (!this.found) return null;
    return h("div", { class: "row" },
      h("p", {}, h("strong", {}, say("page-my-turn")), ` · ${this.found.game_title}: ${this.found.question}`),
      h("a", { class: "button main", href: tableAddress(this.found.id), "data-key": "next-table" }, say("page-next-table")),
    );
  }

  async ask() {
    const timer = this.timer;
    /** @type {import("./shapes.js").Listed[]} */
    const tables = document.hidden ? [] : await get("/api/turns").then((answer) => answer.tables, () => []);
    if (timer !== this.timer) return;
    this.timer = setTimeout(() => this.ask(), AGAIN);
    this.found = tables.find((each) => each.id !== this.here);
    this.changed();
  }
}
