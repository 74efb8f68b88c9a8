/** A table: the board, the decision, the panes beside it, and everything that happens there. */

import { Refused, get, post } from "./api.js";
import { decision } from "./decision.js";
import { button, emblem, fill, h, refill } from "./dom.js";
import { header, introduce, nameInput } from "./header.js";
import { icon } from "./icons.js";
import { tableAddress } from "./lobby.js";
import { Log } from "./log.js";
import { chapters, turnTo } from "./manual.js";
import { listen } from "./news.js";
import { Chat, invitation, tellPosition, tellTable } from "./panes.js";
import { Panning } from "./panning.js";
import { Picture, define } from "./picture.js";
import { Replay } from "./replay.js";
import { remember, remembered, settings } from "./settings.js";
import { chime } from "./sound.js";
import { attempt, complain, tell, toast } from "./toasts.js";
import { Touching } from "./touching.js";
import { language, say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

const NOBODY = -2;
const ALL = -3;
/** After how long a look that failed is tried again, in milliseconds. */
const LATER = 1500;
const TABS = ["log", "rules", "chat", "words", "table"];
/** @type {Record<string, "larger" | "smaller" | "whole">} */
const ZOOMS = { "+": "larger", "=": "larger", "-": "smaller", 0: "whole" };
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
    this.eyes = ALL;
    this.tab = "board";
    /** The position that I have answered already. */
    this.settled = -1;
    /** @type {{n: number, length: number} | null} my latest choice, until it is seen */
    this.answered = null;
    this.isLooking = false;
    this.mustLookAgain = false;
    this.spoken = "";
    this.frame = h("div", { class: "frame" });
    this.panning = new Panning(this.frame);
    this.picture = new Picture(this.frame);
    this.touching = new Touching(this.frame, (option) => this.choose(option), () => this.tellDecision());
    this.log = new Log((n) => this.replay.visit(n), (things) => this.light(things));
    this.replay = new Replay(
      (at, signal) => get(`/api/tables/${this.id}/moments/${at}`, { seat: this.seat(), layout: layout() }, signal),
      (moment) => this.lookBack(moment),
      (seat) => {
        this.eyes = seat;
        this.refresh();
      },
    );
    this.asked = h("section", { class: "decision" });
    this.chips = h("ul", { class: "chips" });
    this.curtain = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", hidden: true });
    this.room = h("div", { class: "waiting", hidden: true });
    /** @type {Record<string, HTMLElement>} */
    this.panes = {};
    this.chat = new Chat(id);
  }

  /** @type {import("./decision.js").Deeds} */
  deeds = {
    choose: (option) => this.choose(option),
    undo: (wholeTurn) => this.act(() => this.send("undo", { turn: wholeTurn })),
    read: (rule) => void this.read(rule).catch(complain),
    rematch: attempt(async () => {
      const { id } = await post(`/api/tables/${this.id}/rematch`, {});
      location.assign(tableAddress(id));
    }),
    point: (option) => this.touching.point(option),
  };

  async begin() {
    await this.look();
    if (this.table) await define(this.table.game);
    this.build();
    this.tellAll(false);
    const at = /^#at=(\d+)$/.exec(location.hash)?.[1];
    if (at !== undefined && this.table?.log) await this.replay.go(Number(at));
    addEventListener("hashchange", () => this.replay.visit(Number(/^#at=(\d+)$/.exec(location.hash)?.[1] ?? Infinity)));
    tall.addEventListener("change", () => this.refresh());
    compact.addEventListener("change", () => this.open("board"));
    document.addEventListener("keydown", (event) => this.press(event));
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
    await this.look();
    this.build();
    this.tellAll(false);
    if (this.replay.at !== null) await this.replay.go(this.replay.at);
  }

  // Looking

  /** With whose eyes to ask; undefined leaves it to the server. */
  seat() {
    if (this.table?.status === "over") return this.eyes;
    return (this.table?.my_seats.length ?? 0) > 1 ? (this.uncovered ?? NOBODY) : undefined;
  }

  /** Ask for the table until it has been seen with the right eyes. */
  async look() {
    for (;;) {
      const [known, asked] = [this.table, this.seat()];
      const table = await get(`/api/tables/${this.id}`, { seat: asked, layout: layout(), mark: known?.log_mark });
      if (known?.log && table.log) table.log = [...known.log.slice(0, table.log_start), ...table.log];
      // Answers may overtake each other; an older one is not news.
      if (!this.table || table.n >= this.table.n) this.table = table;
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
        if (!before?.log && this.table?.log) await define(this.table.game);
        this.tellAll(true, before);
      }
    } catch (error) {
      if (!(error instanceof Refused && error.status === 0)) complain(error);
      setTimeout(() => this.refresh(), LATER);
    } finally {
      this.isLooking = false;
    }
  }

  // Choosing

  /** @param {string} option */
  choose(option) {
    if (this.table?.is_mine && !this.past) this.act(() => this.send("choices", { option }));
  }

  /** @param {string} what @param {Record<string, unknown>} form */
  async send(what, form) {
    const table = /** @type {Table} */ (this.table);
    const { n } = await post(`/api/tables/${this.id}/${what}`, { n: table.n, seat: table.viewer, ...form });
    this.answered = { n, length: table.length + 1 };
    this.refresh();
  }

  /** My choice can be seen now. @param {Table} table */
  catchUp(table) {
    const { answered } = this;
    if (!answered || table.n < answered.n) return;
    // What was there when my choice had been made is what I know; all after it is news to me.
    remember(`meadhall-${this.id}`, table.n === answered.n ? table.length : answered.length);
    this.answered = null;
  }

  /**
   * Answer each position once; what was decided on an old position is not done, and the new one is shown.
   * @param {() => Promise<void>} deed
   */
  act(deed) {
    if (!this.table || this.table.n === this.settled) return;
    this.settled = this.table.n;
    deed().catch((error) => {
      if (error instanceof Refused && error.code === "stale") toast(say("page-stale"));
      else complain(error);
      this.settled = -1;
      this.refresh();
    });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key, target } = event;
    const isTyping = target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !this.curtain.hidden) return;
    const isUsing = target instanceof HTMLElement && target.matches("button, a, summary, input, [role=tab]");
    if (this.obey(key, isUsing)) event.preventDefault();
  }

  /**
   * @param {string} key
   * @param {boolean} isUsing whether the focus is on something with keys of its own
   * @returns {boolean} whether the key means something
   */
  obey(key, isUsing) {
    const numbered = /^[1-9]$/.test(key) ? this.touching.left[Number(key) - 1] : undefined;
    const { primary } = this.touching;
    if (numbered) this.choose(numbered.option);
    else if (key === "Enter" && primary && !isUsing) this.choose(primary);
    else if (key === "Escape") this.cancel();
    else if (key === "u" && this.table?.undo?.can) this.deeds.undo(false);
    else if (key in ZOOMS) this.panning[ZOOMS[key] ?? "whole"]();
    else if (key === "?") document.getElementById("menu-settings")?.togglePopover();
    else if (!isUsing && this.replay.step(key)) return true;
    else if (!isUsing && key.startsWith("Arrow")) this.touching.walk(key);
    else return false;
    return true;
  }

  /** Leave the past, or the narrowing, or take back the latest small choice. */
  cancel() {
    if (this.past && this.table?.status !== "over") this.replay.now();
    else if (!this.touching.clear() && this.table?.is_mine && this.table.undo.can) this.deeds.undo(false);
  }

  // Showing

  /** Everything that depends on the language alone. */
  build() {
    this.panes = Object.fromEntries(TABS.map((tab) => [tab, this.pane(tab)]));
    this.panes.log?.append(this.log.element);
    this.panes.chat?.append(this.chat.element);
    const tabs = [button(say("page-board"), () => this.open("board"), this.tabLook("board"))];
    for (const tab of TABS) tabs.push(button(say(`page-${tab}`), () => this.open(tab), this.tabLook(tab)));
    /** @param {"larger" | "smaller" | "whole"} name */
    const zoom = (name) =>
      button(icon(name), this.panning[name], { class: "plain", "aria-label": say(`page-${name}`), title: say(`page-${name}`) });
    this.root.className = "table-page";
    fill(
      this.root,
      h("a", { class: "skip", href: "#pane-words", onclick: () => this.open("words") }, say("page-skip-words")),
      header(this, this.chips),
      this.asked,
      h("main", { class: "board", id: "board" }, this.room, this.frame),
      h("div", { class: "zoom" }, zoom("larger"), zoom("smaller"), zoom("whole")),
      h("aside", { class: "side", "aria-label": say("page-table") },
        h("div", { class: "tabs", role: "tablist", onkeydown: (/** @type {KeyboardEvent} */ event) => walkTabs(event) }, ...tabs),
        h("div", { class: "panes" }, ...Object.values(this.panes)),
      ),
      this.replay.strip,
      this.replay.element,
      this.curtain,
    );
    this.open(this.tab);
  }

  /** @param {string} tab */
  pane(tab) {
    return h("div", { class: `pane ${tab}`, id: `pane-${tab}`, role: "tabpanel", "aria-labelledby": `tab-${tab}`, tabindex: 0 });
  }

  /** @param {string} tab */
  tabLook(tab) {
    return { role: "tab", id: `tab-${tab}`, class: `tab ${tab}`, "aria-controls": tab === "board" ? "board" : `pane-${tab}` };
  }

  /** @param {string} tab */
  open(tab) {
    this.tab = tab;
    const shown = tab === "board" && !compact.matches ? "log" : tab;
    this.root.dataset.tab = tab;
    for (const [name, pane] of Object.entries(this.panes)) pane.hidden = name !== shown;
    for (const each of this.root.querySelectorAll("[role=tab]")) {
      const isShown = each.id === `tab-${shown}`;
      each.setAttribute("aria-selected", String(isShown));
      each.setAttribute("tabindex", isShown ? "0" : "-1");
    }
    if (shown === "rules" && !this.panes.rules?.childElementCount) this.deeds.read("");
    if (shown === "log") this.log.element.scrollTop = this.log.element.scrollHeight;
  }

  /** Open the manual at a rule. @param {string} rule */
  async read(rule) {
    const pane = this.panes.rules;
    if (!pane || !this.table) return;
    if (!pane.childElementCount) fill(pane, await chapters(this.table.game));
    if (!rule) return;
    this.open("rules");
    turnTo(pane, rule);
  }

  /** @param {boolean} glides @param {Table | null} [before] */
  tellAll(glides, before = null) {
    const { table } = this;
    if (!table) return;
    document.title = title(table);
    this.root.dataset.n = String(table.n);
    this.catchUp(table);
    this.tellSeats(table);
    this.chat.show(table);
    if (this.panes.table) tellTable(this.panes.table, table);
    this.tellRoom(table);
    if (!table.log) return;
    this.tellCurtain(table);
    this.log.show(table.log, table.seats, language);
    const isNew = !before?.log || before.n !== table.n || before.viewer !== table.viewer;
    if (!this.past) this.draw(table, glides && before?.viewer === table.viewer);
    if (isNew || !this.past) this.touching.offer(this.past ? [] : table.options);
    this.tellDecision();
    this.replay.tell(table, language, this.eyes);
    this.replay.remind(news(table, this.id));
    if (before?.log) this.announce(table, before);
  }

  /** @param {Table} table @param {boolean} glides */
  draw(table, glides) {
    this.picture.show(table.picture, glides, !table.is_mine || this.replay.recap.length > 0);
    this.panning.apply();
    this.root.classList.remove("past");
    if (this.panes.words) tellPosition(this.panes.words, table, table.described, this.deeds);
    this.touching.mark();
    if (compact.matches && table.is_mine) this.touching.reach();
  }

  /** Show a position of the past, or now again. @param {import("./shapes.js").Moment | null} moment */
  lookBack(moment) {
    const { table } = this;
    this.past = moment;
    if (!table) return;
    if (moment) {
      this.touching.offer([]);
      this.picture.show(moment.picture, true, true);
      this.panning.apply();
      this.root.classList.add("past");
      const then = { ...table, prompt: moment.prompt, is_mine: false };
      if (this.panes.words) tellPosition(this.panes.words, then, moment.described, this.deeds);
    } else {
      this.draw(table, true);
      this.touching.offer(table.options);
    }
    this.tellDecision();
    const at = this.replay.at;
    this.log.mark((line) => at !== null && Number(line.dataset.n) === at, "then");
    this.log.element.querySelector(".then")?.scrollIntoView({ block: "nearest" });
    if (this.replay.recap.length) this.replay.remind(this.replay.recap);
  }

  tellDecision() {
    const { table } = this;
    if (!table?.log) return;
    const shown = this.past ? { ...table, is_mine: false, prompt: say("page-past"), rule: "" } : table;
    this.asked.classList.toggle("mine", shown.is_mine);
    refill(this.asked, ...decision(shown, this.touching, this.deeds));
  }

  /** @param {Table} table */
  tellSeats(table) {
    const chips = table.seats.map((seat) => {
      const isDeciding = table.deciding?.includes(seat.seat) && table.status === "running";
      const kind = seat.is_me ? say("page-you") : seat.kind === "bot" ? say("page-bot") : "";
      return h("li", { class: `chip seat-${seat.seat}${isDeciding ? " deciding" : ""}` },
        emblem(seat),
        h("span", {}, h("strong", {}, seat.name || say("page-free-seat")), kind ? ` (${kind})` : "", h("small", {}, seat.side)),
      );
    });
    fill(this.chips, ...chips);
  }

  /** The table before the game: who is still missing. @param {Table} table */
  tellRoom(table) {
    const isOpen = table.status === "open";
    this.room.hidden = !isOpen;
    this.root.classList.toggle("open", isOpen);
    if (!isOpen) return;
    const name = nameInput();
    const join = attempt(async () => {
      await introduce(name);
      const word = new URLSearchParams(location.search).get("invitation");
      await post(`/api/tables/${this.id}/join`, { invitation: word });
      await this.retell();
    });
    const canJoin = !table.my_seats.length;
    refill(
      this.room,
      h("h1", {}, `${table.game_title}: ${say("page-waiting-for-players")}`),
      h("ul", { class: "sitters" }, ...table.seats.map((seat) => h("li", {}, emblem(seat), seat.name || say("page-free-seat")))),
      canJoin ? h("label", { class: "field" }, h("span", {}, say("page-your-name")), name) : null,
      canJoin ? button(say("page-join"), join, { class: "main", "data-key": "join" }) : null,
      invitation(table),
    );
  }

  /** Between two who share a screen. @param {Table} table */
  tellCurtain(table) {
    const seat = table.deciding.find((each) => table.my_seats.includes(each));
    const name = table.seats[seat ?? 0]?.name ?? "";
    const isDrawn = table.my_seats.length > 1 && table.status === "running" && this.uncovered === null && seat !== undefined;
    const wasDrawn = !this.curtain.hidden;
    this.curtain.hidden = !isDrawn;
    if (!isDrawn) return;
    const show = button(say("page-i-am", { name }), () => {
      this.uncovered = seat;
      this.refresh();
    }, { class: "main", "data-key": "show" });
    const seated = table.seats[seat];
    refill(
      this.curtain,
      h("div", {}, seated ? emblem(seated) : null, h("h2", {}, say("page-pass-to", { name })), h("p", {}, say("page-curtain")), show),
    );
    if (!wasDrawn) this.curtain.querySelector("button")?.focus();
  }

  /**
   * Tell what is new to those who listen, and ring when it has become my turn.
   * @param {Table} table @param {Table} before
   */
  announce(table, before) {
    if (table.log.length > before.log.length && this.spoken === language) {
      tell(table.log.slice(before.log.length).map((line) => line.text));
    }
    if (table.is_mine && table.prompt !== before.prompt) tell([table.prompt]);
    this.spoken = language;
    if (table.is_my_turn && !before.is_my_turn) chime();
  }

  // Lighting

  /** @param {string[]} things */
  light(things) {
    for (const each of this.frame.querySelectorAll("[data-thing]")) {
      const names = each.getAttribute("data-thing")?.split(" ") ?? [];
      each.classList.toggle("lit", names.some((name) => things.includes(name)));
    }
  }

  /** @param {EventTarget | null} target */
  lightLines(target) {
    const thing = target instanceof Element ? target.closest("[data-thing]") : null;
    const names = thing?.getAttribute("data-thing")?.split(" ") ?? [];
    this.log.mark((line) => names.some((name) => line.dataset.things?.split(" ").includes(name)), "lit");
  }
}

const layout = () => (tall.matches ? "tall-bare" : "wide-bare");

/** @param {Table} table */
function title(table) {
  const badge = table.is_my_turn && settings.sound ? `● ${say("page-my-turn")} – ` : "";
  return `${badge}${table.game_title} – ${say("page-title")}`;
}

/** What others have done since my last choice. @param {Table} table @param {string} id */
function news(table, id) {
  const since = remembered(`meadhall-${id}`);
  if (!table.is_mine || since === null) return [];
  return table.log.filter((line) => line.level === 0 && line.n > since);
}

/** @param {KeyboardEvent} event */
function walkTabs(event) {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const here = event.target instanceof HTMLElement ? event.target : null;
  if (!way || !here?.parentElement) return;
  const tabs = /** @type {HTMLElement[]} */ ([...here.parentElement.children].filter((each) => each.checkVisibility()));
  const next = tabs[(tabs.indexOf(here) + way + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
  event.preventDefault();
  event.stopPropagation();
}
