/** How clashes of others ended: cards at the edge of the board that stay until they are put away. */

import { h, svg } from "./dom.js";
import { signed } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").SceneSummary} SceneSummary */

/** So many lie there; older ones are in the log. */
const MOST = 2;

/** How much there is to see: the beats, and how it ended. @param {SceneSummary} scene */
export const lengthOf = ({ beats, outcome }) => beats + (outcome ? 1 : 0);

/** What was counted, with a text for each party. @param {import("./shapes.js").Outcome} outcome */
export const counted = ({ heads, rows }) =>
  h("table", {},
    heads.length ? h("thead", {}, h("tr", {}, h("td"), ...heads.map((head) => h("th", { scope: "col" }, head)))) : null,
    h("tbody", {}, ...rows.map(({ label, cells }) => h("tr", {}, h("th", { scope: "row" }, label), ...cells.map((cell) => h("td", {}, cell))))),
  );

/** The name of what came of it, with its emblem. @param {import("./shapes.js").Outcome} outcome */
export function titleOf({ title, glyph }) {
  const sign = glyph ? svg(glyph) : null;
  sign?.classList.add("meadhall", "emblem");
  return h("h3", {}, sign, title);
}

export class Results {
  /** @param {(scene: SceneSummary) => void} watch plays a scene */
  constructor(watch) {
    this.watch = watch;
    this.element = h("section", { class: "results", "aria-live": "polite" });
  }

  /** @param {SceneSummary} scene */
  add(scene) {
    const { id, title, outcome } = scene;
    if (!outcome) return;
    this.remove(id);
    const card = h("article", { class: "result", "data-scene": id },
      h("p", { class: "quiet" }, title),
      titleOf(outcome),
      counted(outcome),
      h("div", { class: "row" }, signed("play", say("page-watch-scene"), () => this.watch(scene)), signed("remove", say("page-put-away"), () => this.remove(id))),
    );
    this.element.append(card);
    while (this.element.childElementCount > MOST) this.element.firstElementChild?.remove();
  }

  /** @param {string} id */
  remove(id) {
    this.element.querySelector(`[data-scene="${CSS.escape(id)}"]`)?.remove();
  }

  clear() {
    this.element.replaceChildren();
  }
}
