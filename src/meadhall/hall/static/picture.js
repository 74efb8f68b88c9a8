/** The picture of a position: the new one is worked into the old one, and what moved glides. */

import { svg } from "./dom.js";
import { pace } from "./settings.js";

const EASING = "cubic-bezier(.3,.1,.2,1)";
const TRAIL = 2600;
const MOST_GHOSTS = 3;
/** @type {Map<string, Promise<void>>} */
const defined = new Map();

/**
 * Load what all pictures of a game share, once. Its style sheet is adopted, because the page allows no inline ones.
 * @param {string} game
 */
export function define(game) {
  const known = defined.get(game) ?? load(game);
  defined.set(game, known);
  return known;
}

/** @param {string} game */
async function load(game) {
  const answer = await fetch(`/api/games/${game}/definitions.svg`);
  const shared = svg(await answer.text());
  for (const style of shared.querySelectorAll("style")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent ?? "");
    document.adoptedStyleSheets.push(sheet);
    style.remove();
  }
  shared.setAttribute("class", "definitions meadhall");
  shared.setAttribute("aria-hidden", "true");
  document.body.append(shared);
}

/** The colour of a side, as the pictures have it. @param {string} side */
export const colourOf = (side) =>
  getComputedStyle(document.querySelector(".definitions") ?? document.body).getPropertyValue(`--${side}`);

/**
 * Where something was before a change.
 * @typedef {{matrix: DOMMatrix, place: string, stack: string, count: number}} Before
 */

/** A frame that shows one picture after another. */
export class Picture {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {SVGSVGElement | null} */
    this.root = null;
  }

  /**
   * @param {string} text
   * @param {boolean} glides whether what moved since the picture before shall be seen to move
   * @param {boolean} leavesTrails whether movements are marked for a while
   */
  show(text, glides, leavesTrails) {
    const fresh = svg(text);
    takeTips(fresh);
    if (!this.root) {
      this.root = fresh;
      this.frame.prepend(fresh);
      return;
    }
    const focused = document.activeElement?.id ?? "";
    const before = glides && pace() > 0 ? places(this.root) : null;
    morph(this.root, fresh);
    if (before) glide(this.root, before, leavesTrails);
    if (focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (this.root.querySelector(`#${CSS.escape(focused)}`))?.focus();
    }
  }
}

/** Browsers show titles late and plainly; ours become tooltips of the page. @param {SVGSVGElement} root */
function takeTips(root) {
  for (const title of root.querySelectorAll("title")) {
    const owner = title.parentElement;
    if (owner && owner !== /** @type {Element} */ (root)) owner.dataset.tip = title.textContent ?? "";
    title.remove();
  }
  // Who speaks to the page says what is written there, so the name of a thing holds the letters drawn on it.
  for (const thing of root.querySelectorAll(".touch:has(text)")) {
    const texts = [...thing.querySelectorAll("text")];
    for (const each of texts) each.after(" ");
    const letters = texts.map((each) => each.textContent?.trim()).join(" ");
    const label = thing.getAttribute("aria-label") ?? "";
    if (!label.includes(letters)) thing.setAttribute("aria-label", `${label}: ${letters}`);
  }
}

/**
 * Make an element like another, keeping the nodes that have the same id or stand in the same place.
 * @param {Element} old @param {Element} fresh
 */
function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const twin = child instanceof Element && child.id ? named.get(child.id) : next;
    if (twin && isTwin(twin, child)) {
      if (twin === next) next = next.nextSibling;
      else old.insertBefore(twin, next);
      if (child instanceof Element) morph(/** @type {Element} */ (twin), child);
      else if (twin.nodeValue !== child.nodeValue) twin.nodeValue = child.nodeValue;
    } else {
      old.insertBefore(child, next);
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** @param {Node} one @param {Node} other */
const isTwin = (one, other) =>
  one.nodeName === other.nodeName && (!(one instanceof Element) || one.id === /** @type {Element} */ (other).id);

/** @param {SVGSVGElement} root @returns {[string, SVGGraphicsElement][]} */
const movables = (root) =>
  [.../** @type {NodeListOf<SVGGraphicsElement>} */ (root.querySelectorAll("[id][transform], [data-stack]"))].map(
    (each) => [each.id, each],
  );

/** @param {SVGGraphicsElement} what */
const matrixOf = (what) => DOMMatrix.fromMatrix(what.getCTM() ?? undefined);

/** What a thing lies in, and where there; if that stays, it has not moved by itself. @param {Element} what */
const placeOf = (what) => `${what.parentElement?.closest("[id]")?.id} ${what.getAttribute("transform")}`;

/** @param {SVGSVGElement} root @returns {Map<string, Before>} */
function places(root) {
  return new Map(
    movables(root).map(([id, each]) => {
      const { stack = "", count = "0" } = each.dataset;
      return [id, { matrix: matrixOf(each), place: placeOf(each), stack, count: Number(count) }];
    }),
  );
}

/**
 * Let what has moved glide from where it was.
 * @param {SVGSVGElement} root @param {Map<string, Before>} before @param {boolean} leavesTrails
 */
function glide(root, before, leavesTrails) {
  const ground = matrixOf(root).inverse();
  /** @type {{from: DOMMatrix, to: DOMMatrix}[]} */
  const ways = [];
  for (const [id, each] of movables(root)) {
    const was = before.get(id);
    const isPiece = "thing" in each.dataset || "stack" in each.dataset;
    if (!was && isPiece) {
      each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace() });
    } else if (was && was.place !== placeOf(each) && each.hasAttribute("transform")) {
      const parent = DOMMatrix.fromMatrix(/** @type {any} */ (each.parentElement).getCTM()).inverse();
      const now = matrixOf(each);
      const frames = [was.matrix, now].map((matrix) => ({ transform: String(parent.multiply(matrix)) }));
      each.animate(frames, { duration: pace(), easing: EASING });
      if (isPiece) ways.push({ from: was.matrix, to: now });
    }
  }
  ways.push(...shift(root, before, ground));
  if (leavesTrails) for (const { from, to } of ways) trail(root, ground.multiply(from), ground.multiply(to));
}

/**
 * Equal pieces have no ids; where one stack shrinks and another of its kind grows, ghosts go from one to the other.
 * @param {SVGSVGElement} root @param {Map<string, Before>} before @param {DOMMatrix} ground
 */
function shift(root, before, ground) {
  const now = new Map(movables(root));
  /** @type {{from: DOMMatrix, to: DOMMatrix}[]} */
  const ways = [];
  const losses = [...before].flatMap(([id, { stack, count, matrix }]) => {
    const less = stack ? count - Number(now.get(id)?.dataset.count ?? 0) : 0;
    return less > 0 ? [{ stack, less, matrix }] : [];
  });
  for (const [id, each] of now) {
    let more = Number(each.dataset.count ?? 0) - (before.get(id)?.count ?? 0);
    for (const loss of losses) {
      const moved = loss.stack === each.dataset.stack ? Math.min(more, loss.less) : 0;
      if (moved <= 0) continue;
      more -= moved;
      loss.less -= moved;
      ways.push({ from: loss.matrix, to: matrixOf(each) });
      haunt(root, each, moved, ground.multiply(loss.matrix), ground.multiply(matrixOf(each)));
    }
  }
  return ways;
}

/**
 * @param {SVGSVGElement} root
 * @param {SVGElement} stack
 * @param {number} count
 * @param {DOMMatrix} from
 * @param {DOMMatrix} to
 */
function haunt(root, stack, count, from, to) {
  const one = stack.querySelector("use:not(.halo):not(.edge)");
  if (!one) return;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ghost.setAttribute("class", "still");
  for (let n = 0; n < Math.min(count, MOST_GHOSTS); n++) {
    const copy = /** @type {Element} */ (one.cloneNode(true));
    copy.setAttribute("x", String(n * 9));
    ghost.append(copy);
  }
  root.append(ghost);
  const frames = [{ transform: String(from) }, { transform: String(to), opacity: 0.9 }];
  ghost.animate(frames, { duration: pace(), easing: EASING, fill: "both" }).onfinish = () => ghost.remove();
}

/**
 * A dotted line where something has gone, which fades.
 * @param {SVGSVGElement} root @param {DOMMatrix} from @param {DOMMatrix} to
 */
function trail(root, from, to) {
  const length = Math.hypot(to.e - from.e, to.f - from.f);
  if (length < 20) return;
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("class", "trail still");
  line.setAttribute("stroke-width", "5");
  const [bendX, bendY] = [(to.f - from.f) * 0.12, (from.e - to.e) * 0.12];
  const middle = `${(from.e + to.e) / 2 + bendX} ${(from.f + to.f) / 2 + bendY}`;
  line.setAttribute("d", `M${from.e} ${from.f}Q${middle} ${to.e} ${to.f}`);
  root.append(line);
  line.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TRAIL, easing: "ease-in" }).onfinish = () => line.remove();
}
