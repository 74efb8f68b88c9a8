/** The page of games to watch: those that are played now, and those that have ended. */

import { get } from "./api.js";
import { fill, h, refill } from "./dom.js";
import { header } from "./header.js";
import { keepFresh, prepare } from "./home.js";
import { block, formerRow, runningRow } from "./rows.js";
import { say } from "./words.js";

const MOST = 30;

export class Watch {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.lists = h("div", { class: "blocks two" });
  }

  async begin() {
    await this.retell();
    keepFresh(() => this.look());
  }

  async retell() {
    document.title = `${say("page-place-watch")} – ${say("page-title")}`;
    this.root.className = "house-page";
    fill(this.lists);
    fill(this.root, header(this), h("main", { class: "home-page" }, h("h1", {}, say("page-place-watch")), this.lists));
    await this.look();
  }

  async look() {
    /** @type {import("./shapes.js").Lists} */
    const { running, over } = await get("/api/tables", { most: MOST });
    await prepare([...running, ...over]);
    const none = running.length || over.length ? null : h("p", { class: "none" }, say("page-watch-none"));
    refill(
      this.lists,
      block(say("page-played-now"), String(running.length), running.map(runningRow)),
      block(say("page-over-tables"), say("page-over-text"), over.map(formerRow)),
      none,
    );
  }
}
