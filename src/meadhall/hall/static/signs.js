/** The legend: the signs of the table and what they mean, one key away. */

import { get } from "./api.js";
import { fill, h } from "./dom.js";
import { signed } from "./icons.js";
import { glyph } from "./inspected.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @param {string} game */
export async function legend(game) {
  const { signs } = /** @type {{signs: {glyph: string, text: string}[]}} */ (await get(`/api/games/${game}/signs`));
  if (!signs.length) return h("p", { class: "quiet" }, say("page-signs-none"));
  return h("ul", { class: "legend" }, ...signs.map((each) => h("li", {}, glyph(each.glyph), h("span", {}, each.text))));
}

/** A part of the rules that unfolds to the legend. @param {string} game */
export function legendPart(game) {
  const part = h("details", { class: "signs-part" }, h("summary", {}, say("page-signs")));
  part.addEventListener("toggle", attempt(async () => {
    if (part.childElementCount === 1) part.append(await legend(game));
  }), { once: true });
  return part;
}

/** The sheet with the legend, which a key opens and closes. */
export class Signs {
  constructor() {
    this.sheet = h("div", { class: "sheet signs", id: "signs", popover: true, role: "dialog" });
  }

  /** @param {string} game */
  toggle = (game) => attempt(async () => {
    const { sheet } = this;
    sheet.setAttribute("aria-label", say("page-signs"));
    fill(sheet, h("header", { class: "row" }, h("h2", {}, say("page-signs")), signed("remove", say("page-close"), () => sheet.hidePopover())), await legend(game));
    sheet.togglePopover();
  })();
}
