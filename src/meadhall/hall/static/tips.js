/** One tooltip for everything that has words of its own: by hovering, by focus, by a tap on what cannot be chosen. */

import { h, fill } from "./dom.js";

const AFTER = 220;
const GAP = 12;

/** @type {number | undefined} */
let timer;
/** Whether a finger was the last to touch the page: what it leaves in focus is not asked about. */
let isTouched = false;
/** @type {Element | null} what is explained, or would be if there were words */
let current = null;
const tip = /** @type {HTMLElement} */ (document.getElementById("tip"));
/** @type {WeakMap<Element, string[]>} what has been found out about something */
const found = new WeakMap();

/** Explain nothing any more. */
export function hideTip() {
  clearTimeout(timer);
  current = null;
  tip.hidden = true;
}

/** @param {Element} owner */
export function showTip(owner) {
  current = owner;
  const words = owner.getAttribute("data-tip") ?? "";
  const more = found.get(owner) ?? [];
  if (!words && !more.length) return;
  const label = owner.getAttribute("aria-label");
  const [head, ...rest] = words.split(/(?<=[.:]) /);
  const isSame = !label || words.startsWith(label);
  fill(tip, isSame ? null : h("strong", { class: "choice" }, label), h("strong", {}, head), h("span", {}, rest.join(" ")), ...more.map((each) => h("span", { class: "more" }, each)));
  tip.hidden = false;
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(innerWidth - width - GAP, Math.max(GAP, box.x + box.width / 2 - width / 2));
  const above = box.y - height - GAP;
  const below = Math.min(innerHeight - height - GAP, box.bottom + GAP);
  tip.style.left = `${left}px`;
  tip.style.top = `${above > GAP ? above : below}px`;
}

/** Say more about something, at once if it is being explained. @param {Element} owner @param {string[]} sentences */
export function tellMore(owner, sentences) {
  found.set(owner, sentences);
  if (owner === current && owner.isConnected) showTip(owner);
}

/** @param {Event} event */
const ownerOf = (event) => (event.target instanceof Element ? event.target.closest("[data-tip]") : null);

/** Where the pointer was last. */
const last = { x: -1, y: -1 };

/** Whether the pointer itself has moved, not something under it. @param {PointerEvent} event */
function hasMoved({ clientX, clientY }) {
  const isElsewhere = clientX !== last.x || clientY !== last.y;
  [last.x, last.y] = [clientX, clientY];
  return isElsewhere;
}

/** Whether what lies there has words of its own, or none that answers when it is pointed at. @param {Element} target */
export function isOwnTip(target) {
  const [owner, thing] = [target.closest("[data-tip]"), target.closest(":is(.frame, .slot) [data-thing]")];
  return !thing || (owner !== null && owner !== thing && thing.contains(owner));
}

/** Watch the page for what wants to be explained. */
export function explain() {
  for (const kind of /** @type {const} */ (["pointermove", "pointerup"])) document.addEventListener(kind, hasMoved);
  document.addEventListener("pointerover", (event) => {
    const owner = ownerOf(event);
    if (event.pointerType === "touch") return;
    hideTip();
    if (owner && hasMoved(event) && isOwnTip(/** @type {Element} */ (event.target))) timer = setTimeout(() => owner.isConnected && showTip(owner), AFTER);
  });
  document.addEventListener("focusin", (event) => {
    const owner = ownerOf(event);
    hideTip();
    if (!isTouched && owner?.matches(":focus-visible")) showTip(owner);
  });
  document.addEventListener("pointerup", (event) => {
    const owner = ownerOf(event);
    if (event.pointerType === "touch" && owner && isOwnTip(/** @type {Element} */ (event.target)) && !owner.closest(".touch, button:not([aria-disabled])")) showTip(owner);
  });
  document.addEventListener("pointerdown", (event) => {
    isTouched = event.pointerType === "touch";
    hideTip();
  });
  document.addEventListener("keydown", (event) => {
    isTouched = false;
    if (event.key === "Escape") hideTip();
  });
  document.addEventListener("scroll", hideTip, true);
}
