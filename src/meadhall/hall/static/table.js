/** A table: the board, the decision, the panes beside it, and everything that happens there. */

import { Refused, get, goToNew, post } from "./api.js";
import { asked, decision } from "./decision.js";
import { button, fill, h, refill } from "./dom.js";
import { tellCurtain, tellRoom } from "./doors.js";
import { header } from "./header.js";
import { signed } from "./icons.js";
import { press } from "./keys.js";
import { Log } from "./log.js";
import { chapters, turnTo } from "./manual.js";
import { listen } from "./news.js";
import { Chat, sitter, tellPosition, tellTable } from "./panes.js";
import { Panning } from "./panning.js";
import { Picture, define } from "./picture.js";
import { Replay } from "./replay.js";
import { settings } from "./settings.js";
import { chime } from "./sound.js";
import { attempt, complain, tell, toast } from "./toasts.js";
import { Touching } from "./touching.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

const NOBODY = -2;
/** After how long a look that failed is tried again, in milliseconds. */
const LATER = 1500;
/** How long an answer is waited for until it is asked for again, in milliseconds. */
const PATIENCE = 20000;
const TABS = ["log", "analysis", "rules", "chat", "words", "table"];
/** When the tall picture fits better than the wide one. */
const tall = matchMedia("(orientation: portrait), (max-width: 800px) and (min-height: 521px)");
/** When there is no room for panes beside the board. */
const compact = matchMedia("(max-width: 800px), (orientation: portrait), (max-height: 520px)");

export class TablePage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    /** @type {Table | null} */
    this.table = null;
    /** @type {import("./shapes.js").Moment | null} the past position that is shown */
    this.past = null;
    /** @type {number | null} the seat that has been uncovered, where several sit at one screen */
    this.uncovered = null;
    this.tab = "board";
    /** @type {import("./shapes.js").Hint | null} */
    this.hint = null;
    /** The position that I have answered already. */
    this.settled = -1;
    this.isLooking = false;
    this.mustLookAgain = false;
    this.frame = h("div", { class: "frame" });
    this.panning = new Panning(this.frame);
    this.picture = new Picture(this.frame);
    this.touching = new Touching(this.frame, (option) => this.choose(option), () => this.tellDecision());
    this.log = new Log((n) => this.replay.visit(n), (things) => this.light(things));
    this.replay = new Replay(this);
    this.asked = h("section", { class: "decision" });
    this.chips = h("ul", { class: "chips" });
    this.curtain = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", hidden: true });
    this.room = h("div", { class: "waiting", hidden: true });
    /** @type {Record<string, HTMLElement>} */
    this.panes = {};
    this.chat = new Chat(id);
  }

  async begin() {
    const moment = () => Number(/^#at=(\d+)$/.exec(location.hash)?.[1] ?? Infinity);
    await this.retell();
    if (location.hash && this.table?.log) await this.replay.go(moment());
    addEventListener("hashchange", () => this.replay.visit(moment()));
    tall.addEventListener("change", () => this.refresh());
    compact.addEventListener("change", () => this.open("board"));
    document.addEventListener("keydown", (event) => press(this, event));
    this.frame.addEventListener("pointerover", (event) => this.lightLines(event.target));
    listen(
      () => `/api/tables/${this.id}/news?since=${this.table?.n ?? -1}`,
      ({ what, n }) => {
        const isKnown = (what === "moved" || what === "undone") && n !== undefined && n <= (this.table?.n ?? -1);
        if (!isKnown) this.refresh();
      },
      (isConnected) => toast(say(isConnected ? "page-online" : "page-offline")),
    );
  }

  async retell() {
    this.chat = new Chat(this.id);
    this.replay.analysis.forget();
    this.hint = null;
    await this.look();
    this.build();
    this.tellAll(false);
    if (this.replay.at !== null) await this.replay.go(this.replay.at);
  }

  // Looking

  /** With whose eyes to ask; undefined leaves it to the server. */
  seat() {
    if (this.table?.status === "over") return this.replay.eyes;
    return (this.table?.my_seats.length ?? 0) > 1 ? (this.uncovered ?? NOBODY) : undefined;
  }

  /** Ask for the table until it has been seen with the right eyes. */
  async look() {
    for (;;) {
      const [known, asked] = [this.table, this.seat()];
      const wish = { seat: asked, layout: layout(), mark: known?.log_mark };
      const table = await get(`/api/tables/${this.id}`, wish, AbortSignal.timeout(PATIENCE));
      if (known?.log && table.log) table.log = [...known.log.slice(0, table.log_start), ...table.log];
      // Answers may overtake each other; an older one is not news.
      if (!this.table || table.n >= this.table.n) this.table = table;
      await define(table.game);
      const isOthers = table.my_seats.length > 1 && table.deciding?.length && !table.deciding.includes(this.uncovered);
      if (isOthers && table.status !== "over") this.uncovered = null;
      if (this.seat() === asked) return;
    }
  }

  /** Look again; several wishes to do so at once become one. */
  refresh() {
    this.mustLookAgain = true;
    if (!this.isLooking) void this.lookWhileAsked();
  }

  async lookWhileAsked() {
    this.isLooking = true;
    try {
      while (this.mustLookAgain) {
        this.mustLookAgain = false;
        const before = this.table;
        await this.look();
        this.tellAll(true, before);
      }
    } catch (error) {
      if (!(error instanceof Refused && error.status === 0)) complain(error);
      setTimeout(() => this.refresh(), LATER);
    } finally {
      this.isLooking = false;
    }
  }

  /** A position of the past. @param {number} at @param {AbortSignal} signal */
  moment(at, signal) {
    return get(`/api/tables/${this.id}/moments/${at}`, { seat: this.seat(), layout: layout() }, signal);
  }

  // Doing

  /** @param {string} option */
  choose(option) {
    if (this.table?.is_mine && !this.past) this.act("choices", { option });
  }

  /** @param {boolean} turn whether all of it is taken back */
  undo(turn) {
    this.act("undo", { turn });
  }

  rematch = attempt(() => goToNew(`/api/tables/${this.id}/rematch`, {}));

  /** Ask what might be chosen here. */
  askHint = attempt(async () => {
    const { table } = this;
    if (!table?.hints || this.hint) return;
    const hint = { n: table.n };
    this.showHint(hint);
    try {
      const found = await post(`/api/tables/${this.id}/hints`, { n: table.n, seat: table.viewer });
      if (this.hint === hint) this.showHint(found);
    } finally {
      if (this.hint === hint) this.closeHint();
    }
  });

  closeHint = () => this.showHint(null);

  /** @param {import("./shapes.js").Hint | null} hint */
  showHint(hint) {
    this.hint = hint;
    this.point("");
    this.tellDecision();
  }

  /** Light what an option is on the board. @param {string} option */
  point(option) {
    this.touching.point(option);
  }

  /**
   * Answer each position once; what was decided on an old position is not done, and the new one is shown.
   * @param {string} what @param {Record<string, unknown>} form
   */
  act(what, form) {
    const { table } = this;
    if (!table || table.n === this.settled) return;
    this.settled = table.n;
    post(`/api/tables/${this.id}/${what}`, { n: table.n, seat: table.viewer, ...form })
      .catch((error) => {
        if (error instanceof Refused && error.code === "stale") toast(say("page-stale"));
        else complain(error);
        this.settled = -1;
      })
      .finally(() => this.refresh());
  }

  /** Leave the past, or the narrowing, or take back the latest small choice. */
  cancel() {
    if (this.hint) this.closeHint();
    else if (this.past && this.table?.status !== "over") this.replay.now();
    else if (!this.touching.clear() && this.table?.is_mine && this.table.undo.can) this.undo(false);
  }

  // Showing

  /** Everything that depends on the language alone. */
  build() {
    this.panes = Object.fromEntries(TABS.map((tab) => [tab, pane(tab)]));
    this.panes.log?.append(this.log.element);
    this.panes.chat?.append(this.chat.element);
    this.panes.analysis?.append(this.replay.analysis.pane);
    const tabs = ["board", ...TABS].map((tab) => {
      const looks = { id: `tab-${tab}`, class: `tab ${tab}`, "aria-controls": `pane-${tab}` };
      return button(say(`page-${tab}`), () => this.open(tab), looks);
    });
    const zooms = /** @type {const} */ (["larger", "smaller", "whole"]).map((name) =>
      signed(name, say(`page-${name}`), this.panning[name]),
    );
    this.root.className = "table-page";
    fill(
      this.root,
      h("a", { class: "skip", href: "#pane-words", onclick: () => this.open("words") }, say("page-skip-words")),
      header(this, this.chips),
      this.asked,
      h("main", { class: "board", id: "pane-board" }, this.room, this.frame),
      h("div", { class: "zoom" }, ...zooms),
      h("aside", { class: "side", "aria-label": say("page-table") },
        h("nav", { class: "tabs" }, ...tabs),
        h("div", { class: "panes" }, ...Object.values(this.panes)),
      ),
      this.replay.strip,
      this.replay.element,
      this.curtain,
    );
    this.open(this.tab);
  }

  /** @param {string} tab */
  open(tab) {
    this.tab = tab;
    const beside = this.table?.log ? "log" : "chat";
    const shown = tab === "board" && !compact.matches ? beside : tab;
    this.root.dataset.tab = tab;
    for (const [name, pane] of Object.entries(this.panes)) pane.hidden = name !== shown;
    for (const each of this.root.querySelectorAll(".tab")) each.setAttribute("aria-pressed", String(each.id === `tab-${shown}`));
    if (shown === "rules" && !this.panes.rules?.childElementCount) this.read("");
    if (shown === "log") this.log.element.scrollTop = this.log.element.scrollHeight;
  }

  /** Open the manual, at a rule if one is named. @param {string} rule */
  read = (rule) => attempt(async () => {
    const pane = this.panes.rules;
    if (!pane || !this.table) return;
    if (!pane.childElementCount) fill(pane, await chapters(this.table.game));
    if (!rule) return;
    this.open("rules");
    turnTo(pane, rule);
  })();

  /** @param {boolean} glides @param {Table | null} [before] */
  tellAll(glides, before = null) {
    const { table } = this;
    if (!table) return;
    document.title = title(table);
    this.root.dataset.n = String(table.n);
    this.root.classList.toggle("over", table.status === "over");
    if (this.hint && this.hint.n !== table.n) this.hint = null;
    this.tellSeats(table);
    this.chat.show(table);
    if (this.panes.table) tellTable(this.panes.table, table);
    tellRoom(this, table);
    if (!table.log) return;
    tellCurtain(this, table);
    this.log.show(table.log, table.seats);
    this.replay.tell(table);
    this.replay.remind(table.is_mine ? table.log.filter((line) => line.level === 0 && line.n > table.known) : []);
    if (!this.past) this.draw(glides && before?.viewer === table.viewer);
    if (before?.log) this.announce(table, before);
  }

  /** The position that is shown: now, or one of the past, in which there is nothing to choose. @returns {Table | null} */
  get shown() {
    const { table, past } = this;
    return table && past ? { ...table, ...past, is_mine: false, options: [], rule: "" } : table;
  }

  /** @param {boolean} glides whether what has moved is seen to move */
  draw(glides) {
    const { shown } = this;
    if (!shown) return;
    this.root.classList.toggle("past", this.past !== null);
    this.picture.show(shown.picture, glides, !shown.is_mine || this.replay.recap.length > 0);
    this.touching.offer(shown.options);
    if (compact.matches && shown.is_mine) this.touching.reach();
    if (this.panes.words) tellPosition(this.panes.words, shown, this);
    this.tellDecision();
  }

  /** Show a position of the past, or now again. @param {import("./shapes.js").Moment | null} moment */
  lookBack(moment) {
    this.past = moment;
    this.draw(true);
    const latest = moment ? this.table?.log.findLast((line) => line.n <= moment.at)?.n : -1;
    this.log.mark((line) => Number(line.dataset.n) === latest, "then");
    this.log.element.querySelector(".then")?.scrollIntoView({ block: "nearest" });
    this.replay.remind(this.replay.recap);
  }

  tellDecision() {
    const { shown } = this;
    if (!shown?.log) return;
    this.asked.classList.toggle("mine", shown.is_mine);
    const then = [asked(say("page-past"), "", shown.prompt)];
    refill(this.asked, ...(this.past ? then : decision(shown, this.touching, this)));
  }

  /** @param {Table} table */
  tellSeats(table) {
    const chips = table.seats.map((seat) => {
      const isDeciding = table.deciding?.includes(seat.seat) && table.status === "running";
      return h("li", { class: `chip seat-${seat.seat}${isDeciding ? " deciding" : ""}` }, ...sitter(seat));
    });
    fill(this.chips, ...chips);
  }

  /**
   * Tell what is new to those who listen, and ring when it has become my turn.
   * @param {Table} table @param {Table} before
   */
  announce(table, before) {
    if (table.log_start) tell(table.log.slice(table.log_start).map((line) => line.text));
    if (table.is_mine && table.prompt !== before.prompt) tell([table.prompt]);
    if (table.is_my_turn && !before.is_my_turn) chime();
  }

  /** Light things on the board. @param {string[]} things */
  light(things) {
    for (const each of this.frame.querySelectorAll("[data-thing]")) {
      each.classList.toggle("lit", thingsOf(each).some((name) => things.includes(name)));
    }
  }

  /** Light the lines that name what is pointed at. @param {EventTarget | null} target */
  lightLines(target) {
    const names = thingsOf(target instanceof Element ? target.closest("[data-thing]") : null);
    this.log.mark((line) => names.some((name) => line.dataset.things?.split(" ").includes(name)), "lit");
  }
}

/** The names that the log has for something on the board. @param {Element | null} thing */
const thingsOf = (thing) => thing?.getAttribute("data-thing")?.split(" ") ?? [];

/** @param {string} tab */
const pane = (tab) => h("section", { class: `pane ${tab}`, id: `pane-${tab}`, "aria-labelledby": `tab-${tab}`, tabindex: 0 });

const layout = () => (tall.matches ? "tall-bare" : "wide-bare");

/** @param {Table} table */
function title(table) {
  const badge = table.is_my_turn && settings.sound ? `● ${say("page-my-turn")} – ` : "";
  return `${badge}${table.game_title} – ${say("page-title")}`;
}
