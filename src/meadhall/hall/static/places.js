/** Who sits at a new table: the seats as cards. */

import { isAlone } from "./api.js";
import { button, h, select } from "./dom.js";
import { icon } from "./icons.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @typedef {{kind: "me" | "open" | "bot" | "guest", level: string, name: string}} Place */

const SIGNS = /** @type {const} */ ({ me: "account", open: "link", bot: "bot", guest: "screen" });

/** A seat for a bot of the level that one usually plays against. @returns {Place} */
const bot = () => ({ kind: "bot", level: settings.level, name: "" });

export class Places {
  /**
   * @param {number[]} counts the numbers of players that the game is for
   * @param {number} players
   * @param {import("./shapes.js").Level[]} levels
   * @param {(players: number) => void} changed
   */
  constructor(counts, players, levels, changed) {
    this.counts = counts;
    this.levels = levels;
    this.changed = changed;
    /** @type {Place[]} */
    this.all = [{ kind: "me", level: "", name: "" }];
    this.sit(players);
  }

  /** My first seat. */
  get mine() {
    return Math.max(0, this.all.findIndex(({ kind }) => kind === "me"));
  }

  get hasOpen() {
    return this.all.some(({ kind }) => kind === "open");
  }

  /** As many seats as that; those that are added are for bots. @param {number} players */
  sit(players) {
    while (this.all.length < players) this.all.push(bot());
    this.all.length = players;
  }

  /** @param {(seat: number) => SVGSVGElement | null} emblem of what is played there @returns {(Node | null)[]} */
  cards(emblem) {
    const canAdd = this.counts.includes(this.all.length + 1);
    const add = () => {
      this.all.push(bot());
      this.changed(this.all.length);
    };
    return [
      ...this.all.map((place, seat) => this.card(place, seat, emblem(seat))),
      canAdd ? button(h("span", { class: "content" }, icon("larger"), say("page-add-seat")), add, { class: "place another", "data-key": "add" }) : null,
    ];
  }

  /** @param {Place} place @param {number} seat @param {SVGSVGElement | null} emblem */
  card(place, seat, emblem) {
    const bots = this.levels.map(({ level, label }) => ({ value: `bot ${level}`, label: say("page-seat-bot", { level: label }) }));
    const [me, ...others] = (isAlone ? ["me", "guest"] : ["me", "open", "guest"]).map((value) => ({ value, label: say(`page-seat-${value}`) }));
    const kinds = [...(me ? [me] : []), ...bots, ...others];
    const chosen = place.kind === "bot" ? `bot ${place.level}` : place.kind;
    const label = say("page-seat", { number: seat + 1 });
    const kind = select(kinds, chosen, (value) => this.choose(place, value), { "aria-label": label, "data-key": `seat ${seat}` });
    const canGo = seat > 0 && this.counts.includes(this.all.length - 1);
    const remove = () => {
      this.all.splice(seat, 1);
      this.changed(this.all.length);
    };
    const gone = say("page-remove-seat", { number: seat + 1 });
    return h("div", { class: "place", "data-kind": place.kind },
      emblem ?? icon(SIGNS[place.kind]),
      h("div", { class: "words" }, kind, place.kind === "guest" ? this.name(place, seat) : h("small", {}, this.text(place))),
      canGo ? button(icon("remove"), remove, { class: "plain", "aria-label": gone, title: gone, "data-key": `remove ${seat}` }) : null,
    );
  }

  /** @param {Place} place @param {number} seat */
  name(place, seat) {
    const title = say("page-name-of", { number: seat + 1 });
    const input = h("input", { type: "text", maxlength: 30, value: place.name, "aria-label": title, placeholder: title, "data-key": `name ${seat}` });
    input.oninput = () => (place.name = input.value);
    return input;
  }

  /** @param {Place} place */
  text({ kind, level }) {
    return kind === "bot" ? (this.levels.find((each) => each.level === level)?.text ?? "") : say(`page-seat-${kind}-text`);
  }

  /** @param {Place} place @param {string} value */
  choose(place, value) {
    const [kind = "bot", level = ""] = value.split(" ");
    Object.assign(place, { kind, level });
    this.changed(this.all.length);
  }
}
