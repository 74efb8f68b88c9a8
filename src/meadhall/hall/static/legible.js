/** No text on the board is smaller than can be read: small ones grow, and of two that would overlap one is left out. */

const LEAST = 12;
const MOST = 3;
/** Fine print is left out rather than made so much larger. */
const FINE = 1.2;
/** So many pixels may two texts share. */
const SHARED = 2;

/** What grows as one: several lines of a name, a number with its badge. */
const UNITS = ".lines, .mark";

/** @typedef {{unit: SVGGraphicsElement, size: number, grow: number, weight: number}} Lettering */

/** Whether it may be missing. @param {Element} unit */
const isFine = (unit) => unit.closest(".fine") !== null;

/** How large one unit of an element is on the board. @param {SVGGraphicsElement} of */
function scaleOf(of) {
  const { a = 1, b = 0 } = of.getCTM() ?? {};
  return Math.hypot(a, b);
}

/** Let parts in a place know how narrow they may become until a letter is too small. @param {Element} place */
export function narrow(place) {
  for (const part of /** @type {Iterable<SVGSVGElement>} */ (place.children)) {
    const letters = [...part.querySelectorAll("text")].map((text) => Number(text.getAttribute("font-size")) * scaleOf(text));
    const width = part.getBoundingClientRect().width;
    if (width && letters.length) part.style.setProperty("--least", `${(width * LEAST) / Math.min(...letters)}px`);
  }
}

/** @param {SVGSVGElement} board @param {number} scale pixels for a unit of the board */
export function letter(board, scale) {
  /** @type {Map<SVGGraphicsElement, Lettering>} */
  const found = new Map();
  const texts = /** @type {NodeListOf<SVGTextElement>} */ (board.querySelectorAll("text:not([transform])"));
  for (const each of board.querySelectorAll(".grown, .left-out")) each.classList.remove("grown", "left-out");
  for (const text of texts) {
    const unit = /** @type {SVGGraphicsElement} */ (text.closest(UNITS) ?? text);
    const size = Number(text.getAttribute("font-size")) * scaleOf(text) * scale;
    const known = found.get(unit);
    // Numbers stand before names, large letters before small ones.
    const weight = (unit.matches(".mark") ? 1000 : isFine(unit) ? -1000 : 0) + (text.closest(".touch") ? 100 : 0) + size;
    if (!known || size < known.size) found.set(unit, { unit, size, grow: Math.min(MOST, Math.max(1, LEAST / size)), weight });
  }
  for (const { unit, size, grow } of found.values()) {
    if (grow > 1) {
      unit.classList.add("grown");
      unit.style.setProperty("--grow", String(grow));
    }
    if (size * grow < LEAST - 0.5 || (grow > FINE && isFine(unit))) unit.classList.add("left-out");
  }
  const pieces = [...board.querySelectorAll("[data-stack]")].map((each) => each.getBoundingClientRect());
  spread([...found.values()].sort((one, other) => other.weight - one.weight), pieces);
}

/** Leave out what would lie over something that weighs more, and what has grown over pieces. @param {Lettering[]} all @param {DOMRect[]} pieces */
function spread(all, pieces) {
  /** @type {DOMRect[]} */
  const kept = [];
  const boxes = all.map(({ unit }) => unit.getBoundingClientRect());
  all.forEach(({ unit }, n) => {
    const box = /** @type {DOMRect} */ (boxes[n]);
    if (unit.classList.contains("left-out") || box.width === 0) return;
    const isCovered = !unit.matches(".pill") && kept.some((other) => areTogether(box, other));
    const isName = (all[n]?.grow ?? 1) > FINE && !unit.matches(".mark") && !unit.closest(".touch, [data-stack]");
    if (isCovered || (isName && pieces.some((piece) => areTogether(box, piece)))) unit.classList.add("left-out");
    else kept.push(box);
  });
}

/** @param {DOMRect} one @param {DOMRect} other */
const areTogether = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SHARED &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SHARED;
