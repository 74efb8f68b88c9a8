/** Looking ahead: what a choice that is not sent yet would lead to. */

import { post } from "./api.js";
import { mayBegin } from "./gesture.js";
import { tellMore } from "./tips.js";
import { optionsOf } from "./touching.js";
import { language, say } from "./words.js";

/** @typedef {import("./shapes.js").Preview} Preview */
/** @typedef {import("./shapes.js").Table} Table */

/** For how long something is to be meant until it is asked about, in milliseconds. */
const REST = 150;
/** How long a touch waits for what it would lead to. */
const PATIENCE = 250;
/** The most sentences that are shown. */
const MOST = 3;

export class Previews {
  /** @param {string} id of the table @param {() => void} changed called when an answer has come */
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    /** @type {{n: number, seat: number} | null} the position that is looked ahead from */
    this.from = null;
    /** Whether a choice there may be the first half of a move. */
    this.mayBegin = false;
    /** What the verb or thing that is pointed at would choose. @type {{option: string, verb: Element | null}} */
    this.pondered = { option: "", verb: null };
    this.position = "";
    /** @type {Map<string, Preview | null>} by chains of choices; null where there is no preview */
    this.known = new Map();
    /** The chain that is asked about next. */
    this.wanted = "";
    /** Whether it has been meant for long enough. */
    this.isDue = false;
    /** The chain that is asked about now. */
    this.asked = "";
    this.isAsking = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {(() => void)[]} called at the next answer */
    this.waiting = [];
  }

  /** Look ahead from a position; nothing is known of another. @param {Table} table */
  stand(table) {
    const { n, viewer: seat } = table;
    this.mayBegin = mayBegin(table);
    const position = `${n} ${seat} ${language}`;
    if (position === this.position) return;
    this.pondered = { option: "", verb: null };
    this.position = position;
    this.from = { n, seat };
    this.known = new Map();
    this.asked = "";
    this.want("");
  }

  /** What is known of a chain; undefined until it has been asked about. @param {string} chain */
  of(chain) {
    return this.known.get(chain);
  }

  /** Ask about a chain as soon as nothing else has been meant for a while. @param {string} chain nothing to ask nothing */
  want(chain) {
    if (chain && chain === this.wanted) return;
    clearTimeout(this.timer);
    this.wanted = this.known.has(chain) || chain === this.asked ? "" : chain;
    this.isDue = false;
    if (this.wanted) this.timer = setTimeout(() => this.ask(), REST);
  }

  /** What a chain leads to, asked at once; null if that is not known soon. @param {string} chain @returns {Promise<Preview | null>} */
  async soon(chain) {
    const { position } = this;
    const end = performance.now() + PATIENCE;
    this.want(chain);
    void this.ask();
    for (let left = PATIENCE; left > 0 && position === this.position && !this.known.has(chain); left = end - performance.now()) {
      await new Promise((answered) => {
        this.waiting.push(() => answered(null));
        setTimeout(answered, left);
      });
    }
    return position === this.position ? (this.known.get(chain) ?? null) : null;
  }

  /** One question at a time; a refusal or a lost line is no preview. */
  async ask() {
    const { wanted, from, known } = this;
    this.isDue = wanted !== "";
    if (!wanted || !from || this.isAsking) return;
    clearTimeout(this.timer);
    this.isAsking = true;
    this.asked = wanted;
    this.wanted = "";
    const found = await post(`/api/tables/${this.id}/previews`, { ...from, option: wanted }).catch(() => null);
    known.set(wanted, found);
    this.isAsking = false;
    if (known === this.known) this.asked = "";
    for (const answered of this.waiting.splice(0)) answered();
    if (known === this.known) this.tell();
    if (this.isDue) void this.ask();
  }

  /** Look ahead at what a verb, or a thing on the board, would choose. @param {string} option @param {Element | null} verb */
  ponder(option, verb) {
    this.pondered = { option, verb };
    this.want(option);
    this.tellPondered();
  }

  /** Look ahead at what something on the board would choose, or at nothing again. @param {EventTarget | null} target */
  foresee(target) {
    const thing = target instanceof Element ? target.closest(".touch") : null;
    const [option = "", ...others] = thing ? optionsOf(thing) : [];
    const chain = thing?.getAttribute("data-chain") ?? (others.length ? "" : option);
    if (chain === this.pondered.option) return;
    this.ponder(chain, chain ? thing : null);
    this.changed();
  }

  /** What is known of what is pointed at; nothing while nothing is. */
  get pointed() {
    return this.of(this.pondered.option) ?? null;
  }

  /** Show what was found out. */
  tell() {
    this.changed();
    this.tellPondered();
  }

  tellPondered() {
    const { option, verb } = this.pondered;
    const found = this.of(option);
    if (verb && found) tellMore(verb, verb instanceof SVGElement ? reckoned(found) : sentences(found));
  }
}

/** What the game reckons with, in sentences. @param {Preview} found */
const reckoned = ({ outlook, odds }) =>
  [...outlook, ...(odds ? [say("page-odds", { won: odds[0], nobody: odds[1], lost: odds[2] })] : [])];

/** A preview in sentences: what the log would say, and who decides then. @param {Preview | null | undefined} found */
export function sentences(found) {
  if (!found) return [];
  const { told, ends_at: end, prompt } = found;
  const then = end === "mine" ? `${say("page-then")} ${prompt}` : say(`page-then-${end}`);
  return [...told.slice(0, MOST), ...reckoned(found), then];
}
