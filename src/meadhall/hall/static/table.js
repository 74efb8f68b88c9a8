/** A table: the board, the decision, the panes beside it, and everything that happens there. */

import { get } from "./api.js";
import { Board } from "./board.js";
import { Coach } from "./coach.js";
import { MOST_VERBS, asked, decision } from "./decision.js";
import { Deeds } from "./deeds.js";
import { fill, h, refill } from "./dom.js";
import { tellCurtain, tellRoom } from "./doors.js";
import { Drawer } from "./drawer.js";
import { asWhole, verbsOf } from "./gesture.js";
import { Grip } from "./grip.js";
import { tools } from "./header.js";
import { signed } from "./icons.js";
import { Inspector } from "./inspector.js";
import { listen } from "./keys.js";
import { Log } from "./log.js";
import { Looking } from "./looking.js";
import { Mats } from "./mats.js";
import { Muster } from "./muster.js";
import { narration } from "./narration.js";
import { NextTable } from "./next.js";
import { tellPosition, tellTable } from "./panes.js";
import { foretell, tellPlates } from "./plates.js";
import { Plans } from "./plans.js";
import { Previews } from "./previews.js";
import { Replay } from "./replay.js";
import { Results } from "./results.js";
import { homeward, tellRibbon } from "./ribbon.js";
import { AWAY_LOOK, tellPleas } from "./seats.js";
import { pace, settings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Signs } from "./signs.js";
import { Slots } from "./slots.js";
import { chime } from "./sound.js";
import { Stage } from "./stage.js";
import { Story } from "./story.js";
import { hideTip } from "./tips.js";
import { tell, toast } from "./toasts.js";
import { Touching, optionsOf } from "./touching.js";
import { Warnings } from "./warnings.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

const NOBODY = -2;
/** The level of bots that explain what they have done. */
const BEGINNER = "thrall";

export class TablePage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    // For its style sheets: what asks the whole page what it :has makes browsers style all of it anew at every change.
    document.documentElement.classList.add("at-table");
    /** @type {Table | null} */
    this.table = null;
    /** @type {import("./shapes.js").Moment | null} the past position that is shown */
    this.past = null;
    /** @type {number | null} the seat that has been uncovered, where several sit at one screen */
    this.uncovered = null;
    /** @type {Table | null} what was shown last */
    this.told = null;
    /** How many lines of the log I had seen when I last did something. */
    this.answered = 0;
    this.looking = new Looking(this);
    this.slots = new Slots();
    this.board = new Board(this);
    this.mats = new Mats(this.slots);
    this.deeds = new Deeds(this);
    this.touching = new Touching(root, (chain) => this.deeds.choose(chain), (option) => this.deeds.mean(option), () => this.tellDecision());
    this.previews = new Previews(id, () => this.tellDecision());
    this.warnings = new Warnings(id, () => this.tellWarned());
    this.inspector = new Inspector(this);
    this.signs = new Signs();
    this.muster = new Muster(() => this.tellDecision());
    this.sheet = new Sheet(this.slots.places.aid, () => this.tellDecision());
    this.plans = new Plans(this);
    this.grip = new Grip(this);
    this.ribbon = h("div", { class: "season" });
    this.plates = h("section", { class: "plates" });
    this.foot = h("div", { class: "foot" });
    this.log = new Log((n) => this.replay.visit(n), (things) => this.board.light(things), (scene) => this.stage.play(scene, 0), (bot, since, until) => this.why(bot, since, until));
    this.stage = new Stage(this);
    this.story = new Story(this);
    this.coach = new Coach(this);
    this.results = new Results((scene) => this.stage.play(scene, 0));
    this.replay = new Replay(this);
    this.asked = h("section", { class: "decision" });
    this.pleas = h("section", { class: "pleas", role: "status", hidden: true });
    this.curtain = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", hidden: true });
    this.room = h("div", { class: "waiting", hidden: true });
    this.drawer = new Drawer(this);
    this.next = new NextTable(id, () => this.tellPleas());
  }

  async begin() {
    const moment = () => Number(/^#(?:at|scene)=(\d+)/.exec(location.hash)?.[1] ?? Infinity);
    const shared = () => /^#scene=([\d-]+)$/.exec(location.hash)?.[1] ?? "";
    this.build();
    this.root.classList.add("loading");
    await this.retell();
    if (location.hash && this.table?.log) await this.replay.go(moment());
    if (shared()) void this.stage.play({ id: shared() }, 0);
    addEventListener("hashchange", () => (shared() ? this.stage.play({ id: shared() }, 0) : this.replay.visit(moment())));
    listen(this);
    setInterval(() => this.lookForAbsent(), AWAY_LOOK);
    this.drawer.listen();
    this.grip.listen();
    this.board.listen();
    for (const kind of ["pointerover", "focusin"]) this.board.frame.addEventListener(kind, (event) => this.previews.foresee(event.target));
    for (const kind of ["pointerover", "focusin"]) this.root.addEventListener(kind, (event) => this.warn(event.target));
    this.board.frame.addEventListener("pointerleave", () => this.previews.foresee(null));
    this.inspector.listen();
    this.looking.listen();
  }

  async retell() {
    this.drawer.retell();
    this.replay.analysis.forget();
    this.deeds.hint = null;
    await this.looking.look();
    this.build();
    this.told = null;
    this.tellAll(false);
    this.looking.renewNews();
    if (this.replay.at !== null) await this.replay.go(this.replay.at);
  }

  // Looking

  /** With whose eyes to ask; undefined leaves it to the server, as for what ended the game and will be taken back. */
  seat() {
    if (this.table?.status === "over" && !this.table.coach?.off) return this.replay.eyes;
    return (this.table?.my_seats.length ?? 0) > 1 ? (this.uncovered ?? NOBODY) : undefined;
  }

  /** How to see the table. */
  wish() {
    return { seat: this.seat(), layout: this.board.layout, described: this.drawer.isInWords };
  }

  refresh() {
    this.looking.refresh();
  }

  /** That somebody goes away is told by nobody. */
  lookForAbsent() {
    const { table } = this;
    const canBeAway = table?.status === "running" && table.absence.rule !== "never" && table.my_seats.length > 0;
    if (canBeAway && !document.hidden) this.refresh();
  }

  /** A position of the past. @param {number} at @param {AbortSignal} signal */
  moment(at, signal) {
    return get(`/api/tables/${this.id}/moments/${at}`, { seat: this.seat(), layout: this.board.layout }, signal);
  }

  /** Why a bot did what it did. @param {number} bot @param {number} since @param {number} until @returns {Promise<import("./shapes.js").Why[]>} */
  async why(bot, since, until) {
    return (await get(`/api/tables/${this.id}/why`, { bot, since, until, seat: this.seat() })).reasons;
  }

  // Showing

  /** Everything that depends on the language alone. */
  build() {
    this.drawer.build();
    this.mats.build();
    this.sheet.build();
    const zooms = /** @type {const} */ (["larger", "smaller", "whole"]).map((name) =>
      signed(name, say(`page-${name}`), this.board.camera[name]),
    );
    const { places } = this.slots;
    this.root.className = "table-page";
    fill(this.foot, this.mats.element, places.scene, places.card, this.replay.element, this.asked);
    fill(
      this.root,
      h("a", { class: "skip", href: "#pane-words", onclick: () => this.drawer.open("words") }, say("page-skip-words")),
      h("main", { class: "board", id: "pane-board" }, this.board.frame, this.board.edges.element, this.room),
      h("header", { class: "ribbon" }, homeward(), this.ribbon, places.track),
      tools(this, this.drawer.handle()),
      this.plates,
      this.drawer.element,
      h("div", { class: "zoom" }, ...zooms),
      h("div", { class: "notices" }, this.pleas, this.replay.strip),
      this.results.element,
      this.stage.dusk,
      this.stage.element,
      this.sheet.element,
      this.foot,
      this.warnings.strip,
      this.warnings.mark,
      this.inspector.element,
      this.signs.sheet,
      this.board.loupe.element,
      this.curtain,
    );
    this.drawer.open(this.drawer.tab);
  }

  /** @param {boolean} glides */
  tellAll(glides) {
    const { table, told: before } = this;
    const { panes } = this.drawer;
    if (!table) return;
    this.told = table;
    if (before?.n !== table.n) hideTip();
    this.root.classList.remove("loading");
    document.title = title(table);
    this.root.dataset.n = String(table.n);
    this.root.classList.toggle("over", table.status === "over");
    if (this.deeds.hint && this.deeds.hint.n !== table.n) this.deeds.hint = null;
    this.deeds.explain.forget(table.n);
    if (table.n !== before?.n || !table.is_mine) this.deeds.doubt = null;
    this.drawer.chat.show(table);
    this.drawer.tellUnread();
    if (panes.table) tellTable(panes.table, table);
    this.tellPleas();
    for (const { text } of before ? table.events.slice(before.events.length) : []) toast(text);
    tellRoom(this, table);
    if (!table.log) return;
    tellCurtain(this, table);
    this.replay.tell(table);
    this.replay.remind(this.untold(table));
    this.story.hear(table, glides);
  }

  /** What happened while nobody told me: before I came, or because I want no stories. @param {Table} table */
  untold(table) {
    if (!table.is_mine || (this.answered > 0 && pace() > 0)) return [];
    return table.log.slice(this.answered).filter((line) => line.level === 0 && line.n > table.known);
  }

  /** A look as the story comes to it. @param {Table} table @param {Table | null} before @param {boolean} glides */
  tellFrame(table, before, glides) {
    this.log.show(table);
    if (!this.past) this.draw(glides && before?.viewer === table.viewer);
    if (before?.log && before !== table) this.announce(table, before);
  }

  // Scenes

  /** Play the scenes that end between two positions. @param {number} from @param {number} to */
  async watch(from, to) {
    for (const { scene, last } of this.scenes()) if (scene.outcome && last > from && last <= to) await this.stage.play(scene, 0);
  }

  /** What plays the scene to which an entry belongs, if there is one. @param {number} n */
  watching(n) {
    const found = this.scenes().find(({ first, last }) => first <= n && n <= last);
    return found ? () => void this.stage.play(found.scene, 0) : null;
  }

  /** All scenes, with the entries of their first and last lines. */
  scenes() {
    const { log = [], sentences = [] } = this.table ?? {};
    return sentences.flatMap(({ scene }, turn) => {
      const lines = log.filter((line) => line.turn === turn).map((line) => line.n);
      return scene ? [{ scene, first: lines[0] ?? 0, last: lines.at(-1) ?? 0 }] : [];
    });
  }

  tellPleas() {
    if (this.table) tellPleas(this.pleas, this.table, this.next.row(this.table));
  }

  /** The position that is shown: now, or one of the past, in which there is nothing to choose. @returns {Table | null} */
  get shown() {
    const { table, past, story } = this;
    const other = past ?? story.frame;
    return table && other ? { ...table, ...other, is_mine: false, options: [], rule: "" } : table;
  }

  /** @param {boolean} glides whether what has moved is seen to move */
  draw(glides) {
    const { shown } = this;
    const { words } = this.drawer.panes;
    if (!shown) return;
    const hadFocus = this.root.contains(document.activeElement) && document.activeElement?.matches(":focus-visible");
    this.root.classList.toggle("past", this.past !== null);
    this.slots.show(shown.picture, glides, !shown.is_mine || this.replay.recap.length > 0);
    tellPlates(this.plates, shown, (seat) => this.mats.open(seat));
    tellRibbon(this.ribbon, shown.ribbon, shown.game_title);
    this.coach.tell(shown);
    this.drawer.dock();
    this.board.camera.show(this.slots.box);
    this.previews.stand(shown);
    this.warnings.stand(shown);
    this.grip.stand(shown);
    this.touching.reach(this.past ? [] : (shown.ways ?? []));
    this.touching.offer(shown.options, this.past ? "" : this.previews.position);
    this.inspector.renew();
    if (words) tellPosition(words, shown, this.deeds);
    if (shown.described.length) words?.removeAttribute("aria-busy");
    this.tellDecision();
    this.board.letter();
    if (shown.is_mine) this.lead();
    this.plans.goOn();
    this.board.unveil();
    this.stage.settle();
    // Who chooses by keys stays at the question when what they chose is gone.
    if (hadFocus && document.activeElement === document.body) this.question?.focus({ preventScroll: true });
  }

  /** What is shown stays as it is drawn, and is only to be looked at. */
  rest() {
    const { shown } = this;
    const { words } = this.drawer.panes;
    if (!shown) return;
    this.coach.tell(shown);
    this.warnings.stand(shown);
    this.touching.rest();
    if (words) tellPosition(words, shown, this.deeds);
    this.tellDecision();
  }

  get question() {
    return /** @type {HTMLElement | null} */ (this.asked.querySelector(".prompt"));
  }

  /** Bring what I may touch into sight: on the board, in the hand, or on my mat. */
  lead() {
    this.board.lead();
    for (const place of [this.slots.places.scene, this.slots.places.card]) {
      place?.querySelector(".part:has(.touch)")?.scrollIntoView({ block: "nearest", inline: "center" });
    }
    this.foot.querySelector(".slot-display .touch")?.scrollIntoView({ block: "nearest" });
    this.mats.lead();
  }

  /** What the number keys mean: what is numbered on the page. @returns {string[]} */
  get numbered() {
    const { verbs } = this.slots;
    const { isInWords } = this.drawer;
    if (this.deeds.doubt || ((this.muster.isOpen || this.sheet.isOpen) && !isInWords)) return [];
    const isFull = this.touching.narrow !== null || isInWords || verbs.length === 0;
    if (!isFull && verbs.length <= MOST_VERBS) return verbs.map(({ option }) => option);
    return this.touching.left.map(({ option }) => option).filter((option) => isFull || verbs.some((each) => each.option === option));
  }

  // Telling

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
    const { held, left } = this.touching;
    const next = held ? this.previews.of(held) : null;
    this.sheet.offer(shown);
    this.sheet.tell();
    this.root.classList.toggle("ledgered", this.sheet.isOpen);
    const whole = next ? asWhole(shown, held, next) : shown;
    this.muster.offer(whole, next ? whole.options : left, held);
    const { chosen } = this.muster;
    if (chosen) this.previews.want(chosen.option);
    if (chosen && whole.is_warned) void this.warnings.ask(chosen.option.split(" ").slice(0, -1).join(" "));
    this.touching.gather(this.muster);
    const then = [asked(say("page-past"), "", shown.prompt)];
    const bar = next ? { verbs: verbsOf(whole), notes: [] } : this.slots;
    const now = () => (this.story.isBehind ? narration(this) : decision(whole, this.touching, this.deeds, bar));
    refill(this.asked, ...(this.past ? then : now()));
    const ahead = this.previews.pointed ?? this.previews.of(this.muster.chosen?.option ?? "");
    foretell(this.plates, (this.past ? null : ahead)?.changes ?? []);
    this.board.edges.tell();
  }

  /** Show what there is to think of before a choice. */
  tellWarned() {
    const { words } = this.drawer.panes;
    this.tellDecision();
    if (words && this.shown) tellPosition(words, this.shown, this.deeds);
  }

  /** Say what something drawn would lose, if it stands for one option; verbs say it themselves. @param {EventTarget | null} target */
  warn(target) {
    if (!(target instanceof Element) || target.closest(".option")) return;
    const thing = target.closest(".touch");
    const options = thing ? optionsOf(thing) : [];
    this.warnings.say(options.length === 1 ? (options[0] ?? "") : "", this.asked, thing);
  }

  /**
   * Tell what is new to those who listen, and ring when it has become my turn.
   * @param {Table} table @param {Table} before
   */
  announce(table, before) {
    if (table.log_start && table.log_mark !== before.log_mark) tell(table.log.slice(table.log_start).map((line) => line.text));
    if (table.is_mine && table.prompt !== before.prompt) tell([table.prompt]);
    if (table.is_my_turn && !before.is_my_turn) chime();
    if (table.is_mine && settings.explains) this.log.explainLatest(table.seats.filter(({ level }) => level === BEGINNER).map(({ seat }) => seat));
  }
}

/** @param {Table} table */
function title(table) {
  const badge = table.is_my_turn && settings.sound ? `● ${say("page-my-turn")} – ` : "";
  return `${badge}${table.game_title} – ${say("page-title")}`;
}
