/** What to think of before a choice: asked about once for each question, and said before it is too late. */

import { get } from "./api.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { settings } from "./settings.js";
import { language, say } from "./words.js";

/** @typedef {{option: string, is_grave: boolean, texts: string[]}} Warned */

/** How long a choice waits for what is to be said of it, in milliseconds. */
const PATIENCE = 3000;
const GAP = 6;
/** After so long a card has risen. */
const RISEN = 220;

export class Warnings {
  /** @param {string} id of the table @param {() => void} changed called when there is something to say */
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    /** @type {{n: number, seat: number} | null} */
    this.from = null;
    this.position = "";
    /** @type {Map<string, Warned>} by chains of choices */
    this.known = new Map();
    /** @type {Map<string, Promise<void>>} by what is chosen before the question */
    this.asked = new Map();
    this.strip = h("p", { class: "caution", role: "status", hidden: true });
    this.mark = h("span", { class: "caution-mark", "aria-hidden": "true", hidden: true }, icon("warning"));
  }

  /** Ask about a position; nothing is known of another. @param {import("./shapes.js").Table} table */
  stand({ n, viewer: seat, is_mine: isMine, is_warned: isWarned }) {
    const position = isMine && settings.warns ? `${n} ${seat} ${language}` : "";
    if (position === this.position) return;
    this.position = position;
    this.from = { n, seat };
    this.known = new Map();
    this.asked = new Map();
    this.say("", null, null);
    if (isWarned) void this.ask("");
  }

  /** Ask once about the question that comes after a chain of choices; a lost line warns of nothing. @param {string} chain */
  ask(chain) {
    const { from, known, position } = this;
    if (!position) return Promise.resolve();
    /** @param {{warnings: Warned[]}} answer */
    const take = ({ warnings }) => {
      for (const each of warnings) known.set([chain, each.option].filter(Boolean).join(" "), each);
      if (known === this.known && warnings.length) this.changed();
    };
    const asked = this.asked.get(chain) ?? get(`/api/tables/${this.id}/warnings`, { ...from, chain }).then(take).catch(() => undefined);
    this.asked.set(chain, asked);
    return asked;
  }

  /** What is known now of an option, or of the last of a chain. @param {string} chain */
  of(chain) {
    return this.known.get(chain) ?? null;
  }

  /** All that is to be said of a choice, once that is known. @param {string} chain @returns {Promise<Warned>} */
  async heed(chain) {
    const parts = chain.split(" ");
    const before = parts.map((_, n) => parts.slice(0, n).join(" "));
    if (parts.length > 1 && this.asked.size) void this.ask(before.at(-1) ?? "");
    const answers = before.map((each) => this.asked.get(each)).filter(Boolean);
    if (answers.length) await Promise.race([Promise.all(answers), new Promise((late) => setTimeout(late, PATIENCE))]);
    const said = parts.map((_, n) => this.of(parts.slice(0, n + 1).join(" "))).filter((each) => each !== null);
    return { option: chain, is_grave: said.some((each) => each.is_grave), texts: [...new Set(said.flatMap((each) => each.texts))] };
  }

  /**
   * Say above the bar what is to be thought of before the option that is pointed at, and mark it where it stands on the board.
   * @param {string} option nothing to say nothing @param {Element | null} bar @param {Element | null} thing
   */
  say(option, bar, thing) {
    const found = this.of(option);
    this.strip.hidden = !found || !bar;
    this.mark.hidden = !found || !thing;
    if (!found) return;
    this.strip.replaceChildren(icon("warning"), found.texts.join(" "));
    this.strip.classList.toggle("grave", found.is_grave);
    if (bar) {
      const { left, top, width } = bar.getBoundingClientRect();
      Object.assign(this.strip.style, { left: `${left}px`, bottom: `${innerHeight - top + GAP}px`, maxWidth: `min(34rem, ${width}px)` });
    }
    if (thing) this.point(thing);
  }

  /** Put the sign at a thing; cards rise when they are pointed at. @param {Element} thing */
  point(thing) {
    const put = () => {
      const { right, top } = thing.getBoundingClientRect();
      Object.assign(this.mark.style, { left: `${Math.min(right, innerWidth - 30) - 14}px`, top: `${Math.max(top - 14, 4)}px` });
    };
    put();
    setTimeout(put, RISEN);
  }
}

/** The sign of an option that is warned of. @param {Warned} found @param {...import("./dom.js").Child} words */
export const shield = (found, ...words) =>
  h("span", { class: found.is_grave ? "warns grave" : "warns" }, icon("warning"), h("span", { class: "unseen" }, say("page-warning")), ...words);

/** The same with the words, if there is something to say. @param {Warned | null} found */
export const warningSign = (found) => found && shield(found, h("small", {}, found.texts.join(" ")));
