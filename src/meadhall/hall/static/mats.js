/** The mats of the players: one lies open above the bar as long as it is looked at, or chosen from. */

import { fill, h } from "./dom.js";
import { signed } from "./icons.js";
import { say } from "./words.js";

export class Mats {
  /** @param {import("./slots.js").Slots} slots where the mats lie */
  constructor(slots) {
    this.slots = slots;
    this.place = slots.places.mat;
    this.element = h("section", { class: "mat-sheet", hidden: true });
  }

  build() {
    fill(this.element, signed("remove", say("page-close"), () => this.close(), "close-mat"), this.place);
  }

  /** Whether something on the open mat can be chosen. */
  get isAsked() {
    return this.element.querySelector(".shown .touch") !== null;
  }

  /** Show everything that a player has. @param {number} seat */
  open(seat) {
    const all = /** @type {SVGElement[]} */ ([...(this.place?.children ?? [])]);
    for (const each of all) each.classList.toggle("shown", Number(each.dataset.seat) === seat);
    this.element.hidden = !all.some((each) => each.classList.contains("shown"));
  }

  /** Put away what a player has; false if it lay nowhere. */
  close() {
    const wasOpen = !this.element.hidden;
    this.element.hidden = true;
    return wasOpen;
  }

  /** Open the mat that must be chosen from, if there is one. */
  lead() {
    const mat = /** @type {SVGElement | null} */ (this.place?.querySelector(".part:has(.touch)") ?? null);
    const { card, scene } = this.slots.places;
    if (mat && this.slots.isNeeded(this.place, [this.slots.world, card, scene])) this.open(Number(mat.dataset.seat));
    else this.close();
  }
}
