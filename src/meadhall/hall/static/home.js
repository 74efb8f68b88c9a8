/** The home page: what waits for me, the games, and the tables of the house. */

import { get, person } from "./api.js";
import { card } from "./cards.js";
import { dailyCard } from "./daily.js";
import { fill, h, refill } from "./dom.js";
import { header, nameInput } from "./header.js";
import { Mine } from "./mine.js";
import { listen } from "./news.js";
import { define } from "./picture.js";
import { block, formerRow, heading, openRow, runningRow } from "./rows.js";
import { settings } from "./settings.js";
import { chime } from "./sound.js";
import { welcome } from "./welcome.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Lists} Lists */

const LOOK = 15_000;
/** How many tables of each kind are shown; the others have pages of their own. */
const MOST = 3;

/**
 * Show lists of tables and keep them fresh: by news, and by looking once in a while, since whose turn it is changes too
 * often to be told to everybody.
 * @param {() => Promise<void>} look
 */
export function keepFresh(look) {
  const again = () => void look().catch(() => undefined);
  const renew = listen(() => "/api/lobby/news", again, () => undefined);
  setInterval(() => document.hidden || again(), LOOK);
  return renew;
}

/** Load what the emblems of these tables are drawn with. @param {import("./shapes.js").Listed[]} tables */
export const prepare = (tables) => Promise.all([...new Set(tables.map((each) => each.game))].map(define));

export class Home {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {import("./shapes.js").Game[]} */
    this.games = [];
    /** @type {import("./shapes.js").Path[]} */
    this.paths = [];
    /** @type {import("./shapes.js").Today | null} */
    this.today = null;
    /** @type {HTMLInputElement | undefined} where a guest's name stands while it stands on this page */
    this.name = undefined;
    /** How many tables waited for me when the page last looked. */
    this.turns = -1;
    this.top = h("div", { class: "first" });
    /** What takes two minutes, with nobody waiting. */
    this.alone = h("aside", { class: "alone", "aria-label": say("page-alone") });
    this.lists = h("div", { class: "blocks" });
    this.mine = new Mine();
    this.renewNews = () => {};
  }

  async begin() {
    await this.retell();
    this.renewNews = keepFresh(() => this.look());
  }

  async retell() {
    [{ games: this.games }, { paths: this.paths }, this.today] = await Promise.all([get("/api/games"), get("/api/lessons"), get("/api/puzzles/today")]);
    this.name = person?.is_guest === false ? undefined : nameInput();
    this.mine = new Mine();
    this.root.className = "house-page";
    fill(this.top);
    fill(this.alone, this.daily(), this.learnt());
    this.alone.setAttribute("aria-label", say("page-alone"));
    fill(this.lists);
    fill(
      this.root,
      header(this),
      h("main", { class: "home-page" },
        h("h1", { class: "unseen" }, say("page-title")),
        this.top,
        h("section", { class: "start" }, heading(say("page-start"), say("page-start-text")), h("div", { class: "games" }, ...this.games.map((game) => card(game, this.name, this.pathOf(game))))),
        this.alone,
        this.lists,
      ),
    );
    await this.look();
    this.renewNews();
  }

  /** The puzzle of the day, where there are puzzles. */
  daily() {
    if (!this.today?.today) return null;
    const { today, streak } = this.today;
    const all = h("a", { href: "/puzzles" }, say("page-puzzle-all"));
    const days = streak ? say("page-puzzle-streak", { days: streak }) : "";
    return h("section", { class: "block" }, heading(say("page-puzzle-of-day"), all), dailyCard(today, days, "", this.name));
  }

  /** How far I have come in the lessons of the games that I have begun to learn. */
  learnt() {
    const rows = this.paths.map(({ game, game_title, lessons }) => {
      const [done, count] = [lessons.filter(({ is_done }) => is_done).length, lessons.length];
      const words = say("page-lessons-done", { done, count });
      return done ? h("li", {}, h("a", { href: `/learn/${game}` }, game_title), h("progress", { value: done, max: count, "aria-label": words }), h("span", { "aria-hidden": "true" }, `${done}/${count}`)) : null;
    });
    return block(say("page-your-lessons"), h("a", { href: "/learn" }, say("page-all-lessons")), rows.filter((row) => row !== null));
  }

  /** @param {import("./shapes.js").Game} game */
  pathOf(game) {
    return this.paths.find((path) => path.game === game.slug);
  }

  async look() {
    /** @type {Lists} */
    const lists = await get("/api/tables", { most: MOST });
    await prepare([...lists.mine, ...lists.open, ...lists.running, ...lists.lately, ...lists.over]);
    this.tell(lists);
  }

  /** @param {Lists} lists */
  tell({ mine, open, running, lately, over, here }) {
    const [lightest] = this.games;
    const isNew = person?.is_guest !== false && !mine.length;
    if (!isNew) {
      if (this.top.firstChild !== this.mine.element) fill(this.top, this.mine.element);
      this.mine.element.hidden = !mine.length;
      this.mine.tell(mine, this.games);
    } else if (this.name && lightest && !this.top.querySelector(".welcome")) {
      fill(this.top, welcome(lightest, this.name, this.pathOf(lightest), () => this.retell()));
    }
    const turns = mine.filter((table) => table.is_my_turn).length;
    this.root.dataset.first = turns ? "turn" : isNew ? "welcome" : "games";
    refill(
      this.lists,
      block(say("page-open-tables"), say("page-open-text"), open.map((table) => openRow(table, () => this.name))),
      block(say("page-running-tables"), say("page-running-text"), running.map(runningRow)),
      lately.length ? block(say("page-lately"), h("a", { href: "/games" }, say("page-all-games")), lately.map(formerRow)) : block(say("page-over-tables"), say("page-over-text"), over.map(formerRow)),
      here.length ? h("p", { class: "here" }, h("strong", {}, say("page-here", { number: here.length })), " ", here.join(", ")) : null,
    );
    document.title = turns && settings.sound ? `(${turns}) ${say("page-title")}` : say("page-title");
    if (this.turns >= 0 && turns > this.turns) chime();
    this.turns = turns;
  }
}
