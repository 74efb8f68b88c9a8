/** The magnifier: a finger that is held where places are small opens a lens above itself; lifting chooses what is in its middle. */

import { h, svg } from "./dom.js";
import { closeBy } from "./touching.js";

/** So long a finger is held, in milliseconds. */
const HELD = 350;
/** So far it may tremble meanwhile, in pixels. */
const STILL = 7;
const WIDTH = 206;
const POWER = 2.2;
/** How far the middle of the lens is from the finger. */
const ABOVE = 150;
const EDGE = 6;
/** What is smaller than this is hard to hit. */
const SMALL = 44;
/** How far from the finger there must be something small. */
const NEIGHBOURHOOD = 44;
/** How far the middle of the lens reaches. */
const REACH = [0, 4, 8, 12];

/** @typedef {{x: number, y: number}} Point */

export class Loupe {
  /** @param {import("./board.js").Board} board @param {(thing: Element) => void} take called with what was chosen */
  constructor(board, take) {
    this.board = board;
    this.take = take;
    this.glass = svg(`<svg class="meadhall" viewBox="0 0 1 1"><use/></svg>`);
    this.name = h("p");
    this.element = h("div", { class: "loupe", hidden: true, "aria-hidden": "true" }, this.glass, this.name);
    /** @type {{id: number, at: Point} | null} the finger */
    this.finger = null;
    /** @type {Element | null} what would be chosen */
    this.aimed = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    const { frame } = board;
    frame.addEventListener("pointerdown", (event) => this.press(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    frame.addEventListener("pointerup", ({ pointerId }) => this.release(pointerId, true));
    frame.addEventListener("pointercancel", ({ pointerId }) => this.release(pointerId, false));
    frame.addEventListener("contextmenu", (event) => this.finger && event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** @param {PointerEvent} event */
  press({ pointerId: id, pointerType, clientX: x, clientY: y }) {
    this.close();
    // A second finger means to zoom.
    if (pointerType !== "touch" || this.board.camera.down.size > 1) return;
    this.finger = { id, at: { x, y } };
    this.timer = setTimeout(() => this.open(), HELD);
  }

  /** @param {PointerEvent} event */
  move({ pointerId, clientX: x, clientY: y }) {
    const { finger } = this;
    if (finger?.id !== pointerId) return;
    if (!this.isOpen && Math.hypot(x - finger.at.x, y - finger.at.y) > STILL) return this.close();
    if (!this.isOpen) return;
    finger.at = { x, y };
    this.look(finger.at);
  }

  /** @param {number} id @param {boolean} isLifted */
  release(id, isLifted) {
    if (this.finger?.id !== id) return;
    const { aimed, isOpen } = this;
    this.close();
    if (isOpen && isLifted && aimed) this.take(aimed);
  }

  close() {
    clearTimeout(this.timer);
    this.finger = null;
    this.element.hidden = true;
    this.aim(null);
  }

  /** Open, if something near the finger can be chosen and is hard to hit. */
  open() {
    const { finger, board } = this;
    const { root } = board.page.slots.board;
    if (!finger || !root || !isAmongSmall(board.frame, finger.at)) return;
    board.camera.letGo(finger.id);
    this.glass.querySelector("use")?.setAttribute("href", `#${root.id}`);
    this.element.hidden = false;
    this.look(finger.at);
  }

  /** Show what is under the finger. @param {Point} at */
  look({ x, y }) {
    const { frame, camera, page } = this.board;
    const around = frame.getBoundingClientRect();
    const [left = 0, top = 0] = page.slots.box;
    const wide = WIDTH / POWER / camera.scale;
    const [boardX, boardY] = [(x - around.x - camera.x) / camera.scale - left, (y - around.y - camera.y) / camera.scale - top];
    this.glass.setAttribute("viewBox", `${boardX - wide / 2} ${boardY - wide / 2} ${wide} ${wide}`);
    const half = WIDTH / 2;
    const above = y - ABOVE - half < EDGE ? y + ABOVE : y - ABOVE;
    this.element.style.left = `${Math.min(innerWidth - half - EDGE, Math.max(half + EDGE, x)) - half}px`;
    this.element.style.top = `${above - half}px`;
    this.aim(closeBy(frame, x, y, REACH));
    const told = this.aimed ?? document.elementFromPoint(x, y)?.closest("[data-tip]");
    this.name.textContent = told?.getAttribute("aria-label") ?? told?.getAttribute("data-tip")?.split(/(?<=[.:]) /)[0] ?? "";
  }

  /** @param {Element | null} thing */
  aim(thing) {
    if (thing === this.aimed) return;
    this.aimed?.classList.remove("pointed");
    thing?.classList.add("pointed");
    this.aimed = thing;
    this.element.classList.toggle("aimed", thing !== null);
  }
}

/** Whether something small can be chosen near a point. @param {Element} frame @param {Point} at */
const isAmongSmall = (frame, { x, y }) =>
  [...frame.querySelectorAll(".touch:not(.out)")].some((each) => {
    const box = each.getBoundingClientRect();
    const [dx, dy] = [Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)];
    return Math.min(box.width, box.height) < SMALL && Math.hypot(dx, dy) < NEIGHBOURHOOD;
  });
