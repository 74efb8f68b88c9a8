/** One tooltip for everything that has words of its own: by hovering, by focus, by a tap on what cannot be chosen. */

import { h, fill } from "./dom.js";

const AFTER = 220;
const GAP = 12;

/** @type {number | undefined} */
let timer;
/** Whether a finger was the last to touch the page: what it leaves in focus is not asked about. */
let isTouched = false;
const tip = /** @type {HTMLElement} */ (document.getElementById("tip"));

function hide() {
  clearTimeout(timer);
  tip.hidden = true;
}

/** @param {Element} owner */
function show(owner) {
  const words = owner.getAttribute("data-tip") ?? "";
  const label = owner.getAttribute("aria-label");
  const [head, ...rest] = words.split(/(?<=[.:]) /);
  const isSame = !label || words.startsWith(label);
  fill(tip, isSame ? null : h("strong", { class: "choice" }, label), h("strong", {}, head), h("span", {}, rest.join(" ")));
  tip.hidden = false;
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(innerWidth - width - GAP, Math.max(GAP, box.x + box.width / 2 - width / 2));
  const above = box.y - height - GAP;
  const below = Math.min(innerHeight - height - GAP, box.bottom + GAP);
  tip.style.left = `${left}px`;
  tip.style.top = `${above > GAP ? above : below}px`;
}

/** @param {Event} event */
const ownerOf = (event) => (event.target instanceof Element ? event.target.closest("[data-tip]") : null);

/** Watch the page for what wants to be explained. */
export function explain() {
  document.addEventListener("pointerover", (event) => {
    const owner = ownerOf(event);
    if (event.pointerType === "touch") return;
    hide();
    if (owner) timer = setTimeout(() => owner.isConnected && show(owner), AFTER);
  });
  document.addEventListener("focusin", (event) => {
    const owner = ownerOf(event);
    hide();
    if (!isTouched && owner?.matches(":focus-visible")) show(owner);
  });
  document.addEventListener("pointerup", (event) => {
    const owner = ownerOf(event);
    if (event.pointerType === "touch" && owner && !owner.closest(".touch, button")) show(owner);
  });
  document.addEventListener("pointerdown", (event) => {
    isTouched = event.pointerType === "touch";
    hide();
  });
  document.addEventListener("keydown", (event) => {
    isTouched = false;
    if (event.key === "Escape") hide();
  });
  document.addEventListener("scroll", hide, true);
}
