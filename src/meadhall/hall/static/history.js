/** The page of my games: all that I have played, to be searched, and the way to put a saved one on a table. */

import { get, goToNew, person } from "./api.js";
import { button, field, fill, h, refill, select } from "./dom.js";
import { header, introduce } from "./header.js";
import { prepare } from "./home.js";
import { anyRow } from "./rows.js";
import { attempt, complain } from "./toasts.js";
import { say } from "./words.js";

/** How long somebody who writes is waited for, in milliseconds. */
const PAUSE = 250;

export class History {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.found = h("ul", { class: "rows sheeted" });
    this.count = h("p", { class: "none", role: "status" });
    this.pager = h("p", { class: "row pager" });
    const asked = new URLSearchParams(location.search);
    /** What is looked for. */
    this.wish = { game: asked.get("game") ?? "", opponent: asked.get("opponent") ?? "", status: asked.get("status") ?? "", page: Number(asked.get("page") ?? 0) };
    this.asked = 0;
  }

  begin() {
    return this.retell();
  }

  async retell() {
    document.title = `${say("page-place-games")} – ${say("page-title")}`;
    /** @type {{games: import("./shapes.js").Game[]}} */
    const { games } = await get("/api/games");
    this.root.className = "house-page";
    fill(
      this.root,
      header(this),
      h("main", { class: "home-page narrow" },
        h("h1", {}, say("page-place-games")),
        person ? this.search(games) : null,
        this.count,
        this.found,
        this.pager,
        importing(),
      ),
    );
    await this.look();
  }

  /** @param {import("./shapes.js").Game[]} games */
  search(games) {
    const any = { value: "", label: say("page-any") };
    const titles = [any, ...games.map((game) => ({ value: game.slug, label: game.title }))];
    const statuses = [any, ...["running", "over", "closed"].map((value) => ({ value, label: say(`page-status-${value}`) }))];
    /** @type {number | undefined} */
    let pause;
    const name = h("input", { type: "search", maxlength: 40, value: this.wish.opponent });
    name.oninput = () => {
      clearTimeout(pause);
      pause = setTimeout(() => this.turn({ opponent: name.value.trim() }), PAUSE);
    };
    return h("form", { class: "search sheeted", role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      field(say("page-opponent"), name),
      field(say("page-game"), select(titles, this.wish.game, (game) => this.turn({ game }))),
      field(say("page-status"), select(statuses, this.wish.status, (status) => this.turn({ status }))),
    );
  }

  /** Look for something else, from the first page on if no other is named. @param {Partial<typeof this.wish>} wish */
  turn(wish) {
    Object.assign(this.wish, { page: 0 }, wish);
    const named = Object.entries(this.wish).filter(([, value]) => value).map(([name, value]) => [name, String(value)]);
    history.replaceState(null, "", named.length ? `?${new URLSearchParams(named)}` : location.pathname);
    this.look().catch(complain);
  }

  async look() {
    const number = ++this.asked;
    const { tables, count, pages } = person ? await get("/api/history", this.wish) : { tables: [], count: 0, pages: 0 };
    await prepare(tables);
    if (number !== this.asked) return;
    fill(this.count, say(count ? "page-found" : person ? "page-found-none" : "page-history-none", { number: count }));
    refill(this.found, ...tables.map(anyRow));
    this.found.hidden = !count;
    this.pager.hidden = pages < 2;
    const { page } = this.wish;
    /** @param {"previous" | "next"} name @param {number} to */
    const leaf = (name, to) => button(say(`page-page-${name}`), () => this.turn({ page: to }), { "data-key": name, disabled: to < 0 || to >= pages });
    refill(this.pager, leaf("previous", page - 1), h("span", {}, say("page-page", { page: page + 1, pages })), leaf("next", page + 1));
  }
}

/** The way to put a saved game on a table. */
function importing() {
  const put = attempt(async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    await introduce();
    await goToNew("/api/journals", { text: await chosen.text() });
  });
  const file = h("input", { type: "file", class: "unseen", accept: ".journal,text/plain", onchange: put });
  return h("section", { class: "importing sheeted" },
    h("h2", {}, say("page-import")),
    h("p", { class: "quiet" }, say("page-import-text")),
    h("label", { class: "button" }, say("page-choose-file"), file),
  );
}
