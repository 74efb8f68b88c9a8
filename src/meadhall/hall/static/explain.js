/** A friend at the table: what it is all for, what can be done now, and what good players would do. */

import { get } from "./api.js";
import { button, h } from "./dom.js";
import { icon } from "./icons.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Explained} Found */

export class Explain {
  /** @param {import("./deeds.js").Deeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {{n: number, found: Found | null} | null} what was asked for, and what came */
    this.asked = null;
  }

  get isOpen() {
    return this.asked !== null;
  }

  toggle = attempt(async () => {
    const { page, address } = this.deeds;
    const { table } = page;
    if (this.isOpen) return this.close();
    if (!table?.is_mine || page.past) return;
    const asked = { n: table.n, found: /** @type {Found | null} */ (null) };
    this.show(asked);
    try {
      asked.found = await get(`${address}/explained`, { seat: table.viewer });
    } finally {
      if (this.asked === asked) asked.found ? this.show(asked) : this.close();
    }
  });

  close = () => this.show(null);

  /** @param {typeof this.asked} asked */
  show(asked) {
    this.asked = asked;
    this.deeds.point("");
    this.deeds.page.tellDecision();
  }

  /** What was asked on another position is over. @param {number} n */
  forget(n) {
    if (this.asked && this.asked.n !== n) this.asked = null;
  }

  button() {
    const words = say("page-explain");
    const looks = { class: "tool", "data-key": "explain", "aria-label": words, "data-tip": `${words}. ${say("page-explain-why")}`, "aria-expanded": String(this.isOpen) };
    return button(icon("explain"), this.toggle, looks);
  }

  part() {
    const found = this.asked?.found;
    const close = button(say("page-close"), this.close, { class: "small", "data-key": "close-explain" });
    return h("section", { class: "hint explained", "aria-live": "polite", "aria-label": say("page-explain") },
      h("p", { class: "row" }, found?.question ?? say("page-thinking"), close),
      ...(found ? this.told(found) : [h("progress")]),
    );
  }

  /** @param {Found} found */
  told({ goals, bars, kinds, rule }) {
    const { deeds } = this;
    const { table } = deeds.page;
    const come = bars.map(({ label, value }) => h("li", {}, `${label}: `, h("strong", {}, value)));
    const items = kinds.map(({ labels, more, text, options }) => {
      const words = [labels.join(", "), more ? say("page-explain-more", { number: more }) : ""].filter(Boolean).join(" ");
      const item = h("li", {}, h("strong", {}, words), text ? h("p", {}, text) : null);
      item.onpointerenter = () => deeds.point(options[0] ?? "");
      item.onpointerleave = () => deeds.point("");
      return item;
    });
    const good = table?.hints ? button(say("page-explain-good"), () => (this.close(), deeds.askHint()), { class: "small", "data-key": "explain-good" }) : null;
    const read = rule ? button(say("page-rule", { rule }), () => deeds.read(rule), { class: "to-rule" }) : null;
    return [
      h("h3", {}, say("page-explain-can")),
      h("ul", { class: "kinds" }, ...items),
      h("h3", {}, say("page-explain-goals")),
      h("ul", {}, ...goals.map((each) => h("li", {}, each)), ...come),
      h("p", { class: "row" }, good, read),
    ];
  }
}
