/** The log: what happened, by round and phase, with the emblem of who did it. */

import { emblem, h } from "./dom.js";
import { colourOf } from "./picture.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").LogLine} LogLine */

const ROUND = 1;
const PHASE = 2;

export class Log {
  /**
   * @param {(n: number) => void} look shows the position after n entries
   * @param {(things: string[]) => void} light lights things on the board
   */
  constructor(look, light) {
    this.look = look;
    this.light = light;
    this.element = h("div", { class: "log" });
    /** @type {LogLine[]} */
    this.lines = [];
    this.key = "";
  }

  /** @param {LogLine[]} lines @param {import("./shapes.js").Seat[]} seats @param {string} language */
  show(lines, seats, language) {
    const isAtEnd = this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < 60;
    const key = language + seats.map((seat) => seat.side).join();
    const kept = key === this.key ? this.lines.findIndex((line, n) => line.text !== lines[n]?.text) : 0;
    const from = kept < 0 ? this.lines.length : kept;
    while (this.element.childElementCount > from) this.element.lastElementChild?.remove();
    for (const line of lines.slice(from)) this.element.append(this.line(line, seats));
    if (!lines.length) this.element.replaceChildren(h("p", { class: "quiet" }, say("page-log-empty")));
    this.lines = lines;
    this.key = key;
    if (isAtEnd) this.element.scrollTop = this.element.scrollHeight;
  }

  /** @param {LogLine} line @param {import("./shapes.js").Seat[]} seats */
  line(line, seats) {
    if (line.level === ROUND) return h("h3", { "data-n": line.n }, line.text);
    if (line.level === PHASE) return h("h4", { "data-n": line.n }, line.text);
    const seat = line.seat === null ? undefined : seats[line.seat];
    const off = () => this.light([]);
    const on = () => this.light(line.things);
    const made = h(
      "button",
      {
        type: "button",
        class: `line seat-${line.seat ?? "none"}`,
        "data-n": line.n,
        "data-things": line.things.join(" "),
        onclick: () => this.look(line.n),
        onpointerenter: on,
        onfocus: on,
        onpointerleave: off,
        onblur: off,
      },
      seat ? emblem(seat) : h("span", { class: "emblem" }),
      h("span", {}, line.text),
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
