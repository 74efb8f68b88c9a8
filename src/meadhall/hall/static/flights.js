/** What was gained flies to the plate of who gained it, and how much it was stands beside the number for a while. */

import { h, svg } from "./dom.js";
import { pace } from "./settings.js";

/** @typedef {import("./shapes.js").Plate} Plate */

const EASING = "cubic-bezier(.3,.1,.2,1)";
const SHOWN = 600;
/** So many fly at a time. */
const MOST = 4;

/** A number at the beginning of a text: "3/8" is 3. @param {string} text */
const amount = (text) => Number(/^-?\d+/.exec(text)?.[0] ?? NaN);

/**
 * @param {HTMLElement} place of the plates @param {Plate[]} before @param {Plate[]} after
 * @param {Element | null} from where on the board it happened
 * @returns {boolean} whether somebody has gained something
 */
export function fly(place, before, after, from) {
  const gains = after.flatMap((plate) => {
    const was = before.find(({ seat, name }) => seat === plate.seat && name === plate.name);
    return plate.numbers.flatMap(({ label, value, glyph }) => {
      const more = amount(value) - amount(was?.numbers.find((each) => each.label === label)?.value ?? "");
      return more ? [{ seat: plate.seat, label, glyph, more }] : [];
    });
  });
  for (const { seat, label, glyph, more } of gains.slice(0, MOST)) {
    const number = place.querySelector(`[data-seat="${seat}"] .number[data-label="${CSS.escape(label)}"]`);
    if (!number) continue;
    if (more > 0 && from) cross(glyph, from, number);
    const told = h("em", { class: more > 0 ? "gained" : "spent", "aria-hidden": "true" }, `${more > 0 ? "+" : "−"}${Math.abs(more)}`);
    number.append(told);
    told.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: SHOWN + 2 * pace() }).onfinish = () => told.remove();
  }
  return gains.some(({ more }) => more > 0);
}

/** @param {string} glyph @param {Element} from @param {Element} to */
function cross(glyph, from, to) {
  const [start, end] = [from, to].map((each) => each.getBoundingClientRect());
  if (!start || !end || !end.width) return;
  const flown = svg(glyph);
  flown.classList.add("meadhall", "flown");
  document.querySelector(".table-page")?.append(flown);
  const at = (/** @type {DOMRect} */ box) => `translate(${box.x + box.width / 2 - 14}px, ${box.y + box.height / 2 - 14}px)`;
  flown.animate([{ transform: at(start), opacity: 0 }, { transform: at(start), opacity: 1, offset: 0.1 }, { transform: at(end), opacity: 0.9 }], { duration: 2 * pace(), easing: EASING, fill: "both" }).onfinish = () => flown.remove();
}
