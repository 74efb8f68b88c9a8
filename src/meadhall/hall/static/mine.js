/** My tables: first the one that has waited for me longest, with its board and its question, beside it the others. */

import { tableAddress } from "./api.js";
import { emblem, h, refill } from "./dom.js";
import { Glimpse } from "./glimpse.js";
import { icon } from "./icons.js";
import { ago, heading, myRow, until } from "./rows.js";
import { complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Listed} Listed */

/** How many rows have room beside the first table. */
const BESIDE = 4;

export class Mine {
  constructor() {
    this.glimpse = new Glimpse();
    this.title = h("div");
    this.told = h("div", { class: "told" });
    this.first = h("article", { class: "turn" }, this.glimpse.element, this.told);
    this.others = h("ul", { class: "rows sheeted" });
    this.element = h("section", { class: "mine" }, this.title, h("div", { class: "pair" }, this.first, this.others));
  }

  /** @param {Listed[]} mine those that wait for me first @param {import("./shapes.js").Game[]} games */
  tell(mine, games) {
    const turns = mine.filter((table) => table.is_my_turn);
    const [first] = turns;
    const rest = first ? mine.slice(1) : mine;
    this.first.hidden = !first;
    this.others.hidden = rest.length === 0;
    const words = first ? heading(say("page-my-turn"), say(turns.length === 1 ? "page-at-table" : "page-at-tables", { number: turns.length })) : heading(say("page-mine-tables"), String(mine.length));
    refill(this.title, words);
    const shown = rest.length > BESIDE ? rest.slice(0, BESIDE - 1) : rest;
    const more = rest.length - shown.length;
    const all = h("li", {}, h("a", { href: "/games", "data-key": "more" }, say("page-more-tables", { number: more })));
    refill(this.others, ...shown.map(myRow), more ? all : null);
    if (!first) return;
    refill(this.told, ...about(first));
    const cut = games.find((game) => game.slug === first.game)?.cut ?? [];
    this.glimpse.show(first, cut).catch(complain);
  }
}

/** The table at which it is my turn. @param {Listed} table */
function about(table) {
  const seats = table.seats.map((seat) => {
    const name = seat.is_me ? say("page-you") : seat.kind === "bot" ? `${seat.name} (${say("page-bot")})` : seat.name;
    return h("li", {}, emblem(seat), h("span", {}, name));
  });
  return [
    h("div", { class: "topline" },
      h("strong", {}, table.game_title),
      h("ul", { class: "seated" }, ...seats),
      h("span", { class: "clock" }, icon("games"), table.due ? until(table.due) : say("page-no-clock")),
    ),
    h("h3", {}, table.question),
    h("p", { class: "quiet" }, [table.stage, say("page-since", { time: ago(table.updated) })].filter(Boolean).join(" · ")),
    h("a", { class: "button main go", href: tableAddress(table.id), "data-key": "go" }, say("page-go-to-table")),
  ];
}
