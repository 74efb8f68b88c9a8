/** A small picture of a position: the part of the board on which something is asked. */

import { fill, h, svg } from "./dom.js";
import { language } from "./words.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** How much of what is around the touchable things is shown with them. */
const AROUND = 1.35;

export class Glimpse {
  constructor() {
    this.element = h("div", { class: "glimpse", inert: true, "aria-hidden": "true" });
    this.shown = "";
  }

  /** @param {import("./shapes.js").Listed} table @param {number[]} cut the part by which the game is known */
  async show(table, cut) {
    const key = [table.id, table.updated, table.question, language].join(" ");
    if (key === this.shown) return;
    this.shown = key;
    const answer = await fetch(`/api/tables/${table.id}/picture.svg?lang=${language}`);
    if (!answer.ok || key !== this.shown) return;
    const picture = svg(await answer.text());
    fill(this.element, picture);
    const box = framed(picture, cut);
    picture.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
  }
}

/** The part of a picture that is worth being seen small. @param {SVGSVGElement} picture @param {number[]} cut @returns {Box} */
function framed(picture, [x = 0, y = 0, width = 0, height = 0]) {
  const usual = { x, y, width, height };
  const units = picture.getScreenCTM()?.inverse();
  if (!units) return usual;
  const touched = [...picture.querySelectorAll(".touch")].filter((each) => !each.closest("#buttons, #prompt"));
  const boxes = touched.map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const [from, to] = [new DOMPoint(left, top).matrixTransform(units), new DOMPoint(right, bottom).matrixTransform(units)];
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  });
  // What lies beside the board, cards and buttons, says less from afar than the board.
  const near = boxes.filter((box) => isNear(box, usual));
  if (!near.length) return usual;
  const left = Math.min(...near.map((box) => box.x));
  const top = Math.min(...near.map((box) => box.y));
  const right = Math.max(...near.map((box) => box.x + box.width));
  const bottom = Math.max(...near.map((box) => box.y + box.height));
  const size = { width: Math.max(width, AROUND * (right - left)), height: Math.max(height, AROUND * (bottom - top)) };
  return { x: Math.max(0, (left + right - size.width) / 2), y: Math.max(0, (top + bottom - size.height) / 2), ...size };
}

/** @param {Box} box @param {Box} cut */
function isNear(box, cut) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > cut.x - cut.width && x < cut.x + 1.3 * cut.width && y > cut.y - cut.height && y < cut.y + 2 * cut.height;
}
