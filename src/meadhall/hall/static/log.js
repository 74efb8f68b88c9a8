/** The log: what happened, by round and phase, with the emblem of who did it. */

import { emblem, h } from "./dom.js";
import { colourOf } from "./picture.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").LogLine} LogLine */

/** @param {Event} event @returns {HTMLElement | null} */
const lineOf = (event) => (event.target instanceof Element ? event.target.closest(".line") : null);

export class Log {
  /**
   * @param {(n: number) => void} look shows the position after n entries
   * @param {(things: string[]) => void} light lights things on the board
   */
  constructor(look, light) {
    /** @param {Event} event */
    const point = (event) => light(lineOf(event)?.dataset.things?.split(" ") ?? []);
    const leave = () => light([]);
    /** @param {Event} event */
    const onclick = (event) => {
      const line = lineOf(event);
      if (line) look(Number(line.dataset.n));
    };
    const listeners = { onpointerover: point, onfocusin: point, onpointerleave: leave, onfocusout: leave, onclick };
    this.element = h("div", { class: "log", ...listeners });
    /** @type {LogLine[]} */
    this.lines = [];
  }

  /** Lines that are known already stay as they are. @param {LogLine[]} lines @param {import("./shapes.js").Seat[]} seats */
  show(lines, seats) {
    const { element } = this;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 60;
    const changed = this.lines.findIndex((line, n) => line !== lines[n]);
    const kept = changed < 0 ? this.lines.length : changed;
    const fresh = lines.slice(kept).map((line) => this.line(line, seats));
    element.replaceChildren(...[...element.children].slice(0, kept), ...fresh);
    if (!lines.length) element.append(h("p", { class: "quiet" }, say("page-log-empty")));
    this.lines = lines;
    if (isAtEnd) element.scrollTop = element.scrollHeight;
  }

  /** @param {LogLine} line @param {import("./shapes.js").Seat[]} seats */
  line({ n, level, text, things, seat: whose }, seats) {
    if (level > 0) return h(level === 1 ? "h3" : "h4", { "data-n": n }, text);
    const seat = whose === null ? undefined : seats[whose];
    const made = h("button",
      { type: "button", class: `line seat-${whose ?? "none"}`, "data-n": n, "data-things": things.join(" ") },
      seat ? emblem(seat) : h("span", { class: "emblem" }),
      h("span", {}, text),
    );
    if (seat) made.style.borderLeftColor = colourOf(seat.side_id);
    return made;
  }

  /**
   * Mark the lines of a moment, or those that name things.
   * @param {(line: HTMLElement) => boolean} isMeant @param {string} name
   */
  mark(isMeant, name) {
    for (const each of this.element.children) {
      if (each instanceof HTMLElement) each.classList.toggle(name, isMeant(each));
    }
  }
}
