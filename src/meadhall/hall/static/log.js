/** The log: a sentence for each turn and battle, by rounds, the newest first; each unfolds to its lines. */

import { person } from "./api.js";
import { emblem, h } from "./dom.js";
import { whys } from "./hint.js";
import { icon } from "./icons.js";
import { colourOf } from "./picture.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").LogLine} LogLine */
/** @typedef {import("./shapes.js").Sentence} Sentence */
/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {{side_id: string, emblem: string}} Doer */
/** @typedef {{element: HTMLElement, sentence: Sentence | null, lines: LogLine[]}} Entry A heading, or a sentence with its lines. */

/** @param {Event} event @param {string} what @returns {HTMLElement | null} */
const found = (event, what) => (event.target instanceof Element ? event.target.closest(what) : null);

export class Log {
  /**
   * @param {(n: number) => void} look shows the position after n entries
   * @param {(things: string[]) => void} light lights things on the board
   * @param {(scene: import("./shapes.js").SceneSummary) => void} watch plays a scene
   * @param {(seat: number, since: number, until: number) => Promise<import("./shapes.js").Why[]>} ask why a bot did something
   */
  constructor(look, light, watch, ask) {
    /** @param {Event} event */
    const point = (event) => light(found(event, "[data-things]")?.dataset.things?.split(" ") ?? []);
    const leave = () => light([]);
    /** @param {Event} event */
    const onclick = (event) => {
      const line = found(event, ".line");
      const entry = this.entries.find((each) => each.element === found(event, ".passage"));
      if (line) look(Number(line.dataset.n));
      else if (entry?.sentence?.scene && found(event, ".watch")) watch(entry.sentence.scene);
      else if (entry && found(event, ".why")) void this.explain(entry);
      else if (entry && found(event, ".sentence")) this.unfold(entry);
    };
    const listeners = { onpointerover: point, onfocusin: point, onpointerleave: leave, onfocusout: leave, onclick };
    this.ask = ask;
    /** @type {Set<number>} the seats of bots, who can be asked why */
    this.bots = new Set();
    this.element = h("div", { class: "log", ...listeners });
    /** @type {Entry[]} in the order of the game */
    this.entries = [];
    /** @type {(seat: number | null, side: string) => Doer | undefined} */
    this.doer = () => undefined;
  }

  /** What is known already stays as it is. @param {Table} table */
  show({ log, sentences, seats, others }) {
    const { element } = this;
    const isAtTop = element.scrollTop < 60;
    this.bots = new Set(seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat));
    this.doer = (seat, side) => (seat === null ? others.find((each) => each.side_id === side) : seats[seat]);
    const open = new Set(this.entries.filter(isOpen).map((each) => each.lines[0]));
    const known = new Map(this.entries.map((each) => [each.lines[0], each]));
    this.entries = entries(log, sentences).map((wanted) => {
      const old = known.get(wanted.lines[0]);
      if (old && old.sentence === wanted.sentence && old.lines.length === wanted.lines.length) return old;
      const made = { ...wanted, element: this.made(wanted) };
      if (open.has(wanted.lines[0])) this.unfold(made);
      return made;
    });
    arrange(element, newestFirst(this.entries).map((each) => each.element));
    if (!log.length) element.append(h("p", { class: "quiet" }, say("page-log-empty")));
    if (isAtTop) element.scrollTop = 0;
  }

  /** @param {Omit<Entry, "element">} entry */
  made({ sentence, lines }) {
    const first = /** @type {LogLine} */ (lines[0]);
    if (!sentence) return h("h3", { "data-n": first.n }, first.text);
    const things = [...new Set(lines.flatMap((line) => line.things))].join(" ");
    const told = h("button", { type: "button", class: "sentence", "aria-expanded": "false", "data-things": things },
      this.sign(sentence.seat, sentence.side),
      h("span", {}, sentence.head ? h("strong", {}, sentence.head) : null, ` ${sentence.text}`),
    );
    const { scene } = sentence;
    const watch = scene ? h("button", { type: "button", class: "plain watch", "aria-label": `${say("page-watch-scene")}: ${scene.title}`, title: say("page-watch-scene") }, icon("play")) : null;
    const isBot = person !== null && sentence.seat !== null && this.bots.has(sentence.seat);
    const why = isBot ? h("button", { type: "button", class: "plain why", "aria-label": say("page-why"), title: say("page-why") }, icon("explain")) : null;
    return this.coloured(h("div", { class: `passage seat-${sentence.seat ?? "none"}` }, told, watch, why), sentence.seat, sentence.side);
  }

  /** Say why a bot did what a sentence tells, or put that away. @param {Entry} entry */
  async explain({ element, sentence, lines }) {
    const said = element.querySelector(".because");
    if (said) return said.remove();
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last || sentence?.seat === null || sentence?.seat === undefined) return;
    const reasons = await this.ask(sentence.seat, Math.max(0, first.n - 1), last.n);
    const words = reasons.length ? whys(reasons) : h("p", { class: "quiet" }, say("page-why-nothing"));
    if (!element.querySelector(".because")) element.append(h("div", { class: "because" }, words));
  }

  /** Beginners explain themselves: the latest turn of one of these seats. @param {number[]} seats */
  explainLatest(seats) {
    const latest = this.entries.findLast(({ sentence, lines }) => sentence?.seat !== null && seats.includes(sentence?.seat ?? -1) && lines.length);
    if (latest && !latest.element.querySelector(".because")) void this.explain(latest);
  }

  /** Show the lines of a sentence, or hide them. @param {Entry} entry */
  unfold(entry) {
    const { element, lines } = entry;
    const isShown = isOpen(entry);
    element.querySelector(".sentence")?.setAttribute("aria-expanded", String(!isShown));
    if (isShown) element.querySelector(".lines")?.remove();
    else element.append(h("div", { class: "lines" }, ...lines.map((line) => this.line(line))));
  }

  /** @param {LogLine} line */
  line({ n, text, things, seat, side }) {
    const looks = { type: "button", class: `line seat-${seat ?? "none"}`, "data-n": n, "data-things": things.join(" ") };
    return this.coloured(h("button", looks, this.sign(seat, side), h("span", {}, text)), seat, side);
  }

  /** @param {number | null} seat @param {string} side */
  sign(seat, side) {
    const doer = this.doer(seat, side);
    return doer ? emblem(doer) : h("span", { class: "emblem" });
  }

  /** @template {HTMLElement} T @param {T} made @param {number | null} seat @param {string} side */
  coloured(made, seat, side) {
    const doer = this.doer(seat, side);
    if (doer) made.style.borderLeftColor = colourOf(doer.side_id);
    return made;
  }

  /** Unfold the sentences that tell of a thing, and go to the newest. @param {string} thing */
  find(thing) {
    const meant = this.entries.filter(({ sentence, lines }) => sentence && lines.some(({ things }) => things.includes(thing)));
    for (const each of meant) if (!isOpen(each)) this.unfold(each);
    this.mark(({ dataset }) => dataset.things?.split(" ").includes(thing) ?? false, "lit");
    const newest = meant.at(-1)?.element;
    newest?.scrollIntoView({ block: "center" });
    newest?.querySelector("button")?.focus();
  }

  /**
   * Mark the lines of a moment, or those that name things, and the sentences that tell them.
   * @param {(line: {dataset: DOMStringMap}) => boolean} isMeant @param {string} name
   */
  mark(isMeant, name) {
    for (const { element, lines } of this.entries) {
      const meant = lines.map(({ n, things }) => isMeant({ dataset: { n: String(n), things: things.join(" ") } }));
      element.classList.toggle(name, meant.includes(true));
      element.querySelectorAll(".line").forEach((line, n) => line.classList.toggle(name, meant[n]));
    }
  }
}

/** @param {Entry} entry */
const isOpen = ({ element }) => element.querySelector(".lines") !== null;

/**
 * Rounds and sentences, in the order of the game; headings of phases are left to the ribbon.
 * @param {LogLine[]} log @param {Sentence[]} sentences @returns {Omit<Entry, "element">[]}
 */
function entries(log, sentences) {
  /** @type {Omit<Entry, "element">[]} */
  const made = [];
  /** @type {Map<number, LogLine[]>} */
  const turns = new Map();
  for (const line of log) {
    const lines = line.turn === null ? undefined : turns.get(line.turn);
    if (lines) lines.push(line);
    else if (line.turn !== null || line.level === 1) {
      const entry = { sentence: line.turn === null ? null : sentences[line.turn] ?? null, lines: [line] };
      if (line.turn !== null) turns.set(line.turn, entry.lines);
      made.push(entry);
    }
  }
  return made;
}

/** The newest round first, each below its heading, and in it the newest sentence. @param {Entry[]} all */
function newestFirst(all) {
  /** @type {Entry[][]} */
  const rounds = [[]];
  for (const each of all) {
    if (each.sentence) rounds.at(-1)?.push(each);
    else rounds.push([each]);
  }
  return rounds.reverse().flatMap((round) => {
    const [head, ...rest] = round;
    return head && !head.sentence ? [head, ...rest.reverse()] : round.reverse();
  });
}

/** Put children in order and leave those alone that are where they belong. @param {Element} parent @param {Element[]} wanted */
function arrange(parent, wanted) {
  const kept = new Set(wanted);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of wanted) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}
