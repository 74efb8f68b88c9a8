/** The picture of a position: the new one is worked into the old one, and what moved glides. */

import { svg } from "./dom.js";
import { pace } from "./settings.js";
import { VERSION } from "./version.js";

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
  const answer = await fetch(`/api/games/${game}/definitions.svg?v=${VERSION}`);
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

/** @type {Map<string, string>} colours that were asked for, by the time of day and name: to ask again is to have the whole page styled at once */
const colours = new Map();

/** The colour of a side, as the pictures have it. @param {string} side */
export function colourOf(side) {
  const definitions = document.querySelector(".definitions");
  if (!definitions) return "";
  const key = `${document.documentElement.classList.contains("dark")} ${side}`;
  const known = colours.get(key) || getComputedStyle(definitions).getPropertyValue(`--${side}`);
  colours.set(key, known);
  return known;
}

/**
 * Something that may move: where it lies on the picture, within what, and how many equal pieces it stands for.
 * @typedef {{what: SVGGraphicsElement, at: DOMMatrix, place: string, stack: string, count: number}} Piece
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
   * @param {SVGSVGElement} fresh
   * @param {boolean} glides whether what moved since the picture before shall be seen to move
   * @param {boolean} leavesTrails whether movements are marked for a while
   */
  show(fresh, glides, leavesTrails) {
    fresh.classList.add("meadhall");
    if (!this.root) {
      this.root = fresh;
      this.frame.prepend(fresh);
      return;
    }
    const focused = document.activeElement?.id ?? "";
    const before = glides && pace() > 0 ? pieces(this.root) : null;
    morph(this.root, fresh);
    if (before) glide(this.root, before, leavesTrails);
    if (focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (this.root.querySelector(`#${CSS.escape(focused)}`))?.focus();
    }
  }
}

/** Browsers show titles late and plainly; ours become tooltips of the page. @param {SVGSVGElement} root */
export function takeTips(root) {
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
export function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  const wanted = [...fresh.childNodes];
  let next = old.firstChild;
  for (const child of wanted) {
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
  for (const gone of [...old.childNodes].slice(wanted.length)) gone.remove();
}

/** @param {Node} one @param {Node} other */
const isTwin = (one, other) =>
  one.nodeName === other.nodeName && (!(one instanceof Element) || one.id === /** @type {Element} */ (other).id);

/** @param {Element | null} what */
const matrixOf = (what) => DOMMatrix.fromMatrix(/** @type {SVGGraphicsElement} */ (what).getCTM() ?? undefined);

/** Everything that may move, by its id. @param {SVGSVGElement} root @returns {Map<string, Piece>} */
function pieces(root) {
  const ground = matrixOf(root).inverse();
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const found = root.querySelectorAll("[id][transform], [data-stack]");
  return new Map(
    [...found].map((what) => {
      // If what it lies in and its place there stay, it has not moved by itself.
      const place = `${what.parentElement?.closest("[id]")?.id} ${what.getAttribute("transform")}`;
      const { stack = "", count = "0" } = what.dataset;
      return [what.id, { what, at: ground.multiply(matrixOf(what)), place, stack, count: Number(count) }];
    }),
  );
}

/**
 * Let what has moved glide from where it was.
 * @param {SVGSVGElement} root @param {Map<string, Piece>} before @param {boolean} leavesTrails
 */
function glide(root, before, leavesTrails) {
  const now = pieces(root);
  const ways = shifts(root, before, now);
  for (const [id, { what, at, place, stack }] of now) {
    const was = before.get(id);
    const isPiece = "thing" in what.dataset || stack !== "";
    if (!was && isPiece) {
      what.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace() });
    } else if (was && was.place !== place && what.hasAttribute("transform")) {
      const within = matrixOf(what.parentElement).inverse().multiply(matrixOf(root));
      const frames = [was.at, at].map((matrix) => ({ transform: String(within.multiply(matrix)) }));
      what.animate(frames, { duration: pace(), easing: EASING });
      if (isPiece) ways.push([was.at, at]);
    }
  }
  if (leavesTrails) for (const [from, to] of ways) trail(root, from, to);
}

/**
 * Equal pieces have no ids; where one stack shrinks and another of its kind grows, ghosts go from one to the other.
 * @param {SVGSVGElement} root @param {Map<string, Piece>} before @param {Map<string, Piece>} now
 */
function shifts(root, before, now) {
  /** @type {[DOMMatrix, DOMMatrix][]} */
  const ways = [];
  const losses = [...before]
    .map(([id, { stack, count, at }]) => ({ stack, at, less: stack ? count - (now.get(id)?.count ?? 0) : 0 }))
    .filter(({ less }) => less > 0);
  for (const [id, { what, at, stack, count }] of now) {
    let more = count - (before.get(id)?.count ?? 0);
    for (const loss of losses) {
      const moved = loss.stack === stack ? Math.min(more, loss.less) : 0;
      if (moved <= 0) continue;
      more -= moved;
      loss.less -= moved;
      ways.push([loss.at, at]);
      haunt(root, what, moved, loss.at, at);
    }
  }
  return ways;
}

/** Something on the picture for a while only. @param {SVGSVGElement} root @param {string} kind @param {string} looks */
function brief(root, kind, looks) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  made.setAttribute("class", `still ${looks}`);
  root.append(made);
  return made;
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
  const ghost = brief(root, "g", "ghost");
  for (let n = 0; n < Math.min(count, MOST_GHOSTS); n++) {
    const copy = /** @type {Element} */ (one.cloneNode(true));
    copy.setAttribute("x", String(n * 9));
    ghost.append(copy);
  }
  const frames = [{ transform: String(from) }, { transform: String(to), opacity: 0.9 }];
  ghost.animate(frames, { duration: pace(), easing: EASING, fill: "both" }).onfinish = () => ghost.remove();
}

/**
 * A dotted line where something has gone, which fades.
 * @param {SVGSVGElement} root @param {DOMMatrix} from @param {DOMMatrix} to
 */
function trail(root, { e: x, f: y }, { e: u, f: v }) {
  if (Math.hypot(u - x, v - y) < 20) return;
  const line = brief(root, "path", "trail");
  line.setAttribute("stroke-width", "5");
  line.setAttribute("d", `M${x} ${y}Q${(x + u) / 2 + (v - y) * 0.12} ${(y + v) / 2 - (u - x) * 0.12} ${u} ${v}`);
  line.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TRAIL, easing: "ease-in" }).onfinish = () => line.remove();
}
