/** The drawer at the side: log, analysis, rules, chat, words, table; and the dock above them. */

import { button, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { chapters, turnTo } from "./manual.js";
import { Chat } from "./panes.js";
import { set, settings } from "./settings.js";
import { legendPart } from "./signs.js";
import { attempt } from "./toasts.js";
import { Unread } from "./unread.js";
import { say } from "./words.js";

const TABS = ["log", "analysis", "rules", "chat", "words", "table"];
/** When there is no room for panes beside the board. */
export const compact = matchMedia("(max-width: 62.5em), (max-height: 32.5em)");
/** When the drawer is closed until somebody opens it: it would leave the board too little. */
const narrow = matchMedia("(max-width: 75em)");

export class Drawer {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** What is open; nothing until somebody opens something, or it is known of which game the drawer is. */
    this.tab = "";
    /** @type {Record<string, HTMLElement>} */
    this.panes = {};
    this.chat = new Chat(page.id);
    this.unread = new Unread(page.id);
    this.element = h("aside", { class: "side" });
  }

  listen() {
    compact.addEventListener("change", () => {
      this.dock();
      this.open(compact.matches ? "board" : "");
    });
  }

  /** Begin the chat anew, in the language of the page. */
  retell() {
    this.chat = new Chat(this.page.id);
  }

  /** Everything that depends on the language alone. */
  build() {
    const { log, replay, slots } = this.page;
    this.panes = Object.fromEntries(TABS.map((tab) => [tab, pane(tab)]));
    this.panes.log?.append(replay.again, log.element);
    this.panes.chat?.append(this.chat.element);
    this.panes.analysis?.append(replay.analysis.pane);
    const tabs = ["board", ...TABS].map((tab) => {
      const looks = { id: `tab-${tab}`, class: `tab ${tab}`, "aria-controls": `pane-${tab}` };
      return button(say(`page-${tab}`), () => this.open(tab), looks);
    });
    this.element.setAttribute("aria-label", say("page-table"));
    fill(this.element, slots.places.display, h("nav", { class: "tabs" }, ...tabs), h("div", { class: "panes" }, ...Object.values(this.panes)));
  }

  /** The button that opens and closes it. */
  handle() {
    return button(icon("log"), () => this.toggle(), { class: "plain fold", "aria-label": say("page-log"), title: say("page-log") });
  }

  get isOpen() {
    return this.page.root.dataset.side === "open";
  }

  toggle() {
    this.open(this.isOpen ? "board" : "log");
  }

  /** Open it at a tab; `board` folds it away, which is remembered for the game. @param {string} tab nothing to open it as it was left */
  open(tab) {
    const { root, table, board } = this.page;
    const game = table?.game ?? "";
    if (!compact.matches && game && tab && this.tab && tab !== this.tab && !table?.coach) set({ folded: { ...settings.folded, [game]: tab === "board" } });
    // In a lesson the coach stands where the drawer opens.
    const isFolded = tab ? tab === "board" : compact.matches || Boolean(table?.coach) || (settings.folded[game] ?? narrow.matches);
    const shown = !isFolded && tab ? tab : table && !table.log ? "chat" : "log";
    const isOpen = !isFolded;
    if (table || tab) this.tab = isFolded ? "board" : shown;
    root.dataset.tab = isFolded ? "board" : shown;
    root.dataset.side = isOpen ? "open" : "folded";
    for (const [name, pane] of Object.entries(this.panes)) pane.hidden = name !== shown;
    for (const each of root.querySelectorAll(".tab")) each.setAttribute("aria-pressed", String(isOpen && each.id === `tab-${shown}`));
    if (shown === "rules" && !this.panes.rules?.childElementCount) this.read("");
    this.tellUnread();
    if (shown === "words" && table?.log && !this.page.shown?.described.length) this.readPosition();
    this.dock();
    board.camera.refit();
  }

  /** Whether the position is read in words. */
  get isInWords() {
    return this.panes.words?.hidden === false;
  }

  /** Ask for the position in words, which comes only to those who read it. */
  readPosition() {
    this.panes.words?.setAttribute("aria-busy", "true");
    this.page.refresh();
  }

  /** Open the manual, at a rule if one is named. @param {string} rule */
  read = (rule) => attempt(async () => {
    const pane = this.panes.rules;
    const { table } = this.page;
    if (!pane || !table) return;
    if (!pane.childElementCount) fill(pane, legendPart(table.game), await chapters(table.game));
    if (!rule) return;
    this.open("rules");
    turnTo(pane, rule);
  })();

  tellUnread() {
    const { table, root } = this.page;
    if (table) this.unread.tell(table, this.panes.chat?.hidden === false, root.querySelector("#tab-chat"));
  }

  /** While the drawer is closed, what can be touched in the dock alone comes to the bar. */
  dock() {
    const { slots, foot } = this.page;
    const { display, card, scene, mat } = slots.places;
    if (!display) return;
    const place = (compact.matches || !this.isOpen) && slots.isNeeded(display, [slots.world, card, scene, mat]) ? foot : this.element;
    if (display.parentElement !== place) place.prepend(display);
  }
}

/** @param {string} tab */
const pane = (tab) => h("section", { class: `pane ${tab}`, id: `pane-${tab}`, "aria-labelledby": `tab-${tab}`, tabindex: 0 });
