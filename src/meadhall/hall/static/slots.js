/** The parts of a picture, each in its own place of the page: the board, the hand, the dock, the scene, the mats. */

import { MOST_VERBS } from "./decision.js";
import { h, svg } from "./dom.js";
import { narrow } from "./legible.js";
import { Picture, morph, takeTips } from "./picture.js";
import { optionsOf } from "./touching.js";

/**
 * Something that can be chosen and is nothing on the board.
 * @typedef {{option: string, label: string, text: string, effect: string, icon: SVGSVGElement | null}} Verb
 */

const REM = 16;
const LISTS = ["track", "card", "display", "scene", "mat", "aid"];

export class Slots {
  constructor() {
    this.world = h("div", { class: "world" });
    this.board = new Picture(this.world);
    /** @type {Record<string, HTMLElement>} where the parts of a kind lie */
    this.places = Object.fromEntries(LISTS.map((kind) => [kind, h("div", { class: `slot slot-${kind}` })]));
    /** @type {Verb[]} */
    this.verbs = [];
    /** @type {{text: string, icon: SVGSVGElement}[]} */
    this.notes = [];
  }

  /** @param {string} text of a picture @param {boolean} glides @param {boolean} leavesTrails */
  show(text, glides, leavesTrails) {
    const all = svg(text);
    takeTips(all);
    const parts = /** @type {SVGSVGElement[]} */ ([...all.children].filter((each) => each.classList.contains("part")));
    /** @param {string} kind */
    const of = (kind) => parts.filter((each) => each.dataset.part === kind);
    this.verbs = of("verb").map(verb);
    this.notes = of("note").map((icon) => ({ text: icon.dataset.text ?? "", icon }));
    for (const kind of LISTS) list(/** @type {HTMLElement} */ (this.places[kind]), of(kind));
    if (this.places.scene) narrow(this.places.scene);
    const [board] = of("board");
    // What lies elsewhere because the whole board was turned has not moved.
    const isTurned = board?.dataset.turns !== this.board.root?.dataset.turns;
    if (board) this.board.show(board, glides && !isTurned, leavesTrails && !isTurned);
    if (this.verbs.length > MOST_VERBS) this.verbs = this.loose();
    const [left = 0, top = 0] = this.box;
    this.board.root?.style.setProperty("left", `${left}px`);
    this.board.root?.style.setProperty("top", `${top}px`);
  }

  /** The verbs that are nothing on the board, in the hand or in the scene either: a wall of buttons helps nobody. */
  loose() {
    const { card, scene } = this.places;
    const things = [this.world, card, scene].flatMap((each) => [...(each?.querySelectorAll(".touch") ?? [])]);
    const touched = new Set(things.flatMap(optionsOf));
    return this.verbs.filter(({ option }) => !touched.has(option));
  }

  /**
   * Whether something can be chosen in a place that can be chosen in none of some others, nor by a verb.
   * @param {Element | undefined} place @param {(Element | undefined)[]} others
   */
  isNeeded(place, others) {
    const found = others.flatMap((each) => [...(each?.querySelectorAll(".touch[data-option]") ?? [])]);
    const elsewhere = new Set([...this.verbs.map(({ option }) => option), ...found.flatMap(optionsOf)]);
    return [...(place?.querySelectorAll(".touch") ?? [])].flatMap(optionsOf).some((option) => !elsewhere.has(option));
  }

  /** What must be seen of the board. */
  get box() {
    return (this.board.root?.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  }

  /** What is seen of the board first where there is little room. */
  get heart() {
    return this.board.root?.dataset.heart?.split(" ").map(Number) ?? this.box;
  }

  /** The sides over which something may lie. */
  get quiet() {
    return (this.board.root?.dataset.quiet ?? "").split(" ");
  }
}

/** @param {SVGSVGElement} part @returns {Verb} */
function verb(part) {
  const { option = "", text = "", effect = "" } = part.dataset;
  const icon = part.childElementCount ? svg(`<svg class="glyph meadhall" aria-hidden="true" viewBox="${part.getAttribute("viewBox")}">${part.innerHTML}</svg>`) : null;
  return { option, text, effect, icon, label: part.getAttribute("aria-label") ?? "" };
}

/** Put parts of a kind into their place; those that were there are worked over. @param {HTMLElement} place @param {SVGSVGElement[]} parts */
function list(place, parts) {
  const known = new Map([...place.children].map((each) => [each.id, each]));
  const kept = parts.map((fresh) => {
    fresh.classList.add("meadhall");
    const old = /** @type {SVGSVGElement | undefined} */ (known.get(fresh.id));
    if (old) morph(old, fresh);
    const shown = old ?? fresh;
    const [width = 0, height = 0] = ["width", "height"].map((side) => Number(fresh.getAttribute(side)));
    shown.style.setProperty("--width", `${width / REM}rem`);
    shown.style.setProperty("--height", `${height / REM}rem`);
    shown.setAttribute("role", "group");
    shown.setAttribute("aria-label", fresh.dataset.name ?? "");
    return shown;
  });
  const isSame = kept.length === place.childElementCount && kept.every((each, n) => each === place.children[n]);
  if (!isSame) place.replaceChildren(...kept);
  place.hidden = kept.length === 0;
}
