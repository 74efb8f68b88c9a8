/** The lobby: the games, and the tables at which they are played. */

import { get, goToNew, person, tableAddress } from "./api.js";
import { button, field, fill, h } from "./dom.js";
import { header, introduce, nameInput } from "./header.js";
import { chapters } from "./manual.js";
import { listen } from "./news.js";
import { opening } from "./opening.js";
import { sitter } from "./panes.js";
import { define } from "./picture.js";
import { set, settings } from "./settings.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Summary} Summary */

const LOOK = 15_000;

export class Lobby {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.lists = h("div", { class: "tables" });
  }

  async begin() {
    await this.retell();
    const look = () => void this.list().catch(() => undefined);
    listen(() => "/api/lobby/news", look, () => undefined);
    // Whose turn it is changes too often to be told to everybody in the lobby.
    setInterval(() => document.hidden || look(), LOOK);
  }

  async retell() {
    const { games, levels } = await get("/api/games");
    fill(
      this.root,
      header(this),
      h("main", { class: "lobby" },
        h("h1", { class: "unseen" }, say("page-title")),
        h("p", { class: "welcome" }, say("page-welcome")),
        ...games.map((/** @type {import("./shapes.js").Game} */ game) => this.card(game, levels)),
        this.lists,
        this.importing(),
      ),
    );
    await this.list();
  }

  /** @param {import("./shapes.js").Game} game @param {import("./shapes.js").Level[]} levels */
  card(game, levels) {
    const more = h("div", { class: "more" });
    const name = nameInput();
    const play = attempt(async () => {
      await introduce(name);
      const places = Array.from({ length: game.usual_players - 1 }, () => ({ kind: "bot", level: settings.level }));
      await goToNew("/api/tables", { game: game.slug, seats: [{ kind: "me" }, ...places] });
    });
    /** @param {() => Promise<Node>} what */
    const open = (what) => attempt(async () => fill(more, await what()));
    return h("article", { class: "game", "aria-label": game.title },
      h("div", { class: "look" },
        h("img", { class: "cover", src: game.picture, alt: "", width: 1440, height: 900 }),
        h("p", { class: "tagline" }, game.tagline),
        h("p", { class: "facts" },
          h("span", {}, say("page-players", { players: game.players.join(", ") })),
          h("span", {}, say("page-minutes", { minutes: game.minutes })),
        ),
      ),
      h("div", { class: "about" },
        h("h2", {}, game.title),
        person?.is_guest === false ? null : field(say("page-your-name"), name),
        h("fieldset", { class: "levels" },
          h("legend", {}, say("page-bot-level")),
          ...levels.map((each) => this.level(game.slug, each)),
        ),
        button(say("page-play-now"), play, { class: "main play" }),
        h("p", { class: "row" },
          button(say("page-new-table"), open(async () => opening(game, levels, name))),
          button(say("page-read-rules"), open(() => chapters(game.slug)), { class: "plain" }),
        ),
      ),
      more,
    );
  }

  /** @param {string} game @param {import("./shapes.js").Level} level */
  level(game, level) {
    const isChosen = level.level === settings.level;
    const choose = () => set({ level: level.level });
    return h("label", { class: "level" },
      h("input", { type: "radio", name: `level-${game}`, value: level.level, checked: isChosen, onchange: choose }),
      h("strong", {}, level.label),
      h("small", {}, level.text),
    );
  }

  async list() {
    /** @type {Record<string, Summary[]>} */
    const all = await get("/api/tables");
    const games = new Set(Object.values(all).flatMap((tables) => tables.map((each) => each.game)));
    await Promise.all([...games].map(define));
    const groups = Object.entries(all).filter(([, tables]) => tables.length);
    const shown = groups.map(([name, tables]) =>
      h("section", {}, h("h2", {}, say(`page-${name}-tables`)), h("ul", {}, ...tables.map((each) => this.row(each)))),
    );
    fill(this.lists, ...shown);
    const mine = all.mine?.filter((each) => each.is_my_turn).length;
    document.title = mine && settings.sound ? `(${mine}) ${say("page-title")}` : say("page-title");
  }

  /** @param {Summary} table */
  row(table) {
    const isMine = table.seats.some((each) => each.is_me);
    const deed = table.status === "over" ? "replay" : isMine ? "go-on" : table.status === "open" ? "join" : "watch";
    const state = table.status === "open" ? say("page-waiting-for-players") : table.result || table.waiting;
    return h("li", { class: table.is_my_turn ? "mine" : "" },
      h("span", { class: "who" },
        h("strong", {}, table.game_title),
        ...table.seats.map((seat) => h("span", { class: "sitter" }, ...sitter(seat))),
      ),
      h("span", { class: "state" }, table.is_my_turn ? h("b", { class: "badge" }, say("page-my-turn")) : null, state),
      h("a", { class: "button", href: tableAddress(table.id) }, say(`page-${deed}`)),
    );
  }

  importing() {
    const put = attempt(async () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      await introduce();
      await goToNew("/api/journals", { text: await chosen.text() });
    });
    const file = h("input", { type: "file", class: "unseen", accept: ".journal,text/plain", onchange: put });
    return h("section", { class: "importing" },
      h("h2", {}, say("page-import")),
      h("p", { class: "quiet" }, say("page-import-text")),
      h("label", { class: "button" }, say("page-choose-file"), file),
    );
  }
}
