/** The ribbon: the way home, the round, its phases, and what comes next. */

import { h, refill, svg } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Ribbon} Ribbon */

export const homeward = () => h("a", { class: "home", href: "/", "aria-label": say("page-home"), title: say("page-home") }, icon("home"));

/** @param {HTMLElement} place @param {Ribbon | undefined} ribbon @param {string} title of the game */
export function tellRibbon(place, ribbon, title) {
  const { title: round = "", about = "", pennants = [], next = "" } = ribbon ?? {};
  const flags = pennants.map(({ label, state, glyph }) => {
    const sign = glyph ? svg(glyph) : null;
    sign?.classList.add("meadhall");
    const looks = { class: `pennant ${state}${label === round ? " same" : ""}`, "data-tip": state === "done" ? label : null, "aria-current": state === "now" ? "step" : null };
    return h("li", looks, ...(state === "done" ? [h("span", { class: "unseen" }, `${say("page-done")} ${label}`)] : [sign, label]));
  });
  refill(
    place,
    h("div", { class: "round" }, h("strong", {}, round || title), about ? h("small", {}, about) : null),
    flags.length ? h("ol", { class: "pennants" }, ...flags) : null,
    next ? h("p", { class: "coming" }, h("small", {}, `${say("page-then")} `), h("strong", {}, next)) : null,
  );
}
