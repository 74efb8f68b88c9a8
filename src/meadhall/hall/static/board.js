/** The board at the table: what of it nothing lies over, where the view goes by itself, and what is lit on it. */

import { Camera } from "./camera.js";
import { h } from "./dom.js";
import { compact } from "./drawer.js";
import { Edges } from "./edges.js";
import { letter } from "./legible.js";
import { Loupe } from "./loupe.js";

/** What the bar takes of the window, and the heads of the hand above it, in pixels. */
const BAR = 84;
const HEADS = 46;
/** How large things on the board are that one is led to on a small screen. */
const CLOSE = 1;
/** A board is turned if it is so much larger then: everybody must find their way about it again. */
const LARGER = 1.15;

/** The names that the log has for something on the board. @param {Element | null} thing */
const thingsOf = (thing) => thing?.getAttribute("data-thing")?.split(" ") ?? [];

export class Board {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    const { world } = page.slots;
    /** How the board shall be drawn. */
    this.layout = "parts";
    /** The size for which the board is written. */
    this.lettered = 0;
    /** Whether the view makes room for a scene. */
    this.isUnveiled = false;
    this.frame = h("div", { class: "frame" }, world);
    this.edges = new Edges(page, this.frame);
    this.camera = new Camera(this.frame, world, () => this.safe(), () => this.aim(), () => this.rest());
    this.loupe = new Loupe(this, (thing) => page.touching.touch(thing));
  }

  listen() {
    const { frame, camera } = this;
    frame.addEventListener("pointerover", (event) => this.lightLines(event.target));
    frame.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) camera.bring([target], camera.scale);
    });
  }

  /** What of the frame nothing lies over but where the board is quiet, in its pixels. */
  safe() {
    const { root, slots, drawer, table } = this.page;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const sides = { left: 12, top: 12, right: width - 12, bottom: height - 12 };
    if (compact.matches) return sides;
    const at = this.frame.getBoundingClientRect();
    /** @param {string} what */
    const boxOf = (what) => root.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
    const { quiet } = slots;
    if (!quiet.includes("top")) sides.top = boxOf(".ribbon").bottom - at.top + 8;
    if (!quiet.includes("left")) sides.left = boxOf(".plates").right - at.left + 8;
    if (drawer.isOpen) sides.right = boxOf(".side").left - at.left - 8;
    else if (root.classList.contains("learning")) sides.right = boxOf(".coach").left - at.left - 8;
    // The bar grows and shrinks with what is asked; the board shall not.
    const isOver = table?.status === "over";
    sides.bottom = (isOver ? boxOf(".foot").top - at.top : height - BAR) - (quiet.includes("bottom") ? -8 : HEADS);
    return sides;
  }

  /** Show all of the board, or on a small screen what I may touch; while a scene is played, the place where it happens. */
  aim() {
    const { stage } = this.page;
    if (stage.isOpen && this.yieldTo(stage.scene?.place ?? "", stage.element.getBoundingClientRect())) return stage.spotSoon();
    this.camera.fit(compact.matches ? this.page.slots.heart : undefined);
    this.turn();
    if (compact.matches && this.page.shown?.is_mine) this.page.lead();
  }

  /** Have a board that can be turned by a quarter drawn so, where it fits better; in a lesson it stays as the learner knows it. */
  turn() {
    const { page, camera } = this;
    const turned = page.slots.board.root?.dataset.turns;
    if (!turned || turned === this.layout || page.past || page.coach.said) return;
    const [, , width = 1, height = 1] = camera.box;
    if (camera.fitting(height, width) < LARGER * camera.fitting(width, height)) return;
    this.layout = turned;
    page.refresh();
  }

  /** Make what is written on the board legible at this size. */
  letter() {
    const { root } = this.page.slots.board;
    this.lettered = this.camera.scale;
    if (root) letter(root, this.lettered);
    this.edges.tell();
  }

  /** When the view has come to rest; what was merely moved is written as it was. */
  rest() {
    if (this.camera.scale !== this.lettered) this.letter();
    else this.edges.tell();
    this.page.coach.light();
  }

  /** Bring what I may touch into sight, or where that lies elsewhere what the coach speaks of. */
  lead() {
    const { camera } = this;
    const { heart } = this.page.slots;
    const touched = [...this.frame.querySelectorAll(".touch")];
    const things = touched.length ? touched : this.elements(this.page.coach.lit);
    if (compact.matches && camera.holding(things) < camera.fitting(heart[2], heart[3])) camera.glideOver(heart);
    else if (compact.matches || camera.isMoved) camera.bring(things, compact.matches ? CLOSE : camera.scale);
  }

  /** Show the place that a scene is about, or else what may be touched, above the scene; when it is over, all of the board again. */
  unveil() {
    const { camera, frame } = this;
    const { scene } = this.page.slots.places;
    const about = /** @type {SVGElement | null | undefined} */ (scene?.querySelector("[data-about]"))?.dataset.about;
    const place = about ? frame.querySelector(`[data-thing~="${CSS.escape(about)}"]`) : null;
    const things = place ? [place] : about ? [] : [...frame.querySelectorAll(".touch")];
    if (!scene?.childElementCount || !things.length) {
      if (this.isUnveiled) camera.refit();
      this.isUnveiled = false;
    } else if (compact.matches) {
      if (!frame.querySelector(".touch")) camera.bring(things, CLOSE);
    } else {
      const bottom = scene.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      this.isUnveiled = true;
      camera.bring(things, camera.scale, { ...this.safe(), bottom });
    }
  }

  /** What on the board bears one of these names. @param {string[]} things */
  elements(things) {
    return [...this.frame.querySelectorAll("[data-thing]")].filter((each) => thingsOf(each).some((name) => things.includes(name)));
  }

  /** Go to where something happens, unless it is in sight. @param {string[]} things */
  follow(things) {
    const { camera } = this;
    if (compact.matches || camera.isMoved) camera.bring(this.elements(things), compact.matches ? CLOSE : camera.scale);
  }

  /** Show a place beside something that covers much of the board; whether there is one. @param {string} place @param {DOMRect} covered */
  yieldTo(place, covered) {
    const at = this.frame.getBoundingClientRect();
    const safe = this.safe();
    const below = { ...safe, top: covered.bottom - at.top + 8 };
    const above = { ...safe, top: 0, bottom: covered.top - at.top - 8 };
    const room = below.bottom - below.top > above.bottom - above.top ? below : above;
    const found = place ? this.elements([place]) : [];
    if (found.length) this.camera.centre(found, room, compact.matches ? CLOSE : this.camera.scale);
    return found.length > 0;
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
    this.page.log.mark((line) => names.some((name) => line.dataset.things?.split(" ").includes(name)), "lit");
  }
}
