/**
 * Choosing by touching: what stands for one option takes it, what takes part in several narrows the choice to them,
 * what stands for a chain of small choices takes them all.
 */

/** @typedef {import("./shapes.js").Option} Option */

/** @param {Element} thing */
const optionsOf = (thing) =>
  thing.getAttribute("data-options")?.split(" ") ?? [thing.getAttribute("data-option") ?? ""];

export class Touching {
  /**
   * @param {HTMLElement} frame of the picture
   * @param {(option: string) => void} choose
   * @param {() => void} narrowed called when the narrowing has changed
   */
  constructor(frame, choose, narrowed) {
    this.frame = frame;
    this.choose = choose;
    this.narrowed = narrowed;
    /** @type {Option[]} */
    this.options = [];
    /** @type {string[] | null} */
    this.narrow = null;
    /** @type {string[]} the things touched so far, by the names that options have for them */
    this.way = [];
    frame.addEventListener("click", (event) => this.touch(event.target));
    frame.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      this.touch(event.target);
    });
  }

  /** What may be chosen now. @param {Option[]} options */
  offer(options) {
    this.options = options;
    this.narrow = null;
    this.way = [];
    this.mark();
  }

  /** The options that are left after narrowing. */
  get left() {
    const { narrow } = this;
    return narrow ? this.options.filter(({ option }) => narrow.includes(option)) : this.options;
  }

  /** The one option that Enter takes: the only one, or the only one that is no thing on the board. */
  get primary() {
    if (this.left.length === 1) return this.left[0]?.option;
    const buttons = this.frame.querySelectorAll('[id="buttons"] [data-option]');
    return buttons.length === 1 ? (buttons[0]?.getAttribute("data-option") ?? undefined) : undefined;
  }

  /** @param {EventTarget | null} target */
  touch(target) {
    const thing = target instanceof Element ? target.closest(".touch") : null;
    if (!thing || !this.options.length) return;
    const chain = thing.getAttribute("data-chain");
    if (chain) {
      this.choose(chain);
      return;
    }
    const name = thing.getAttribute("data-thing")?.split(" ")[0] ?? thing.id;
    if (name === this.way.at(-1)) {
      this.clear();
      return;
    }
    const meant = optionsOf(thing);
    const both = meant.filter((option) => !this.narrow || this.narrow.includes(option));
    this.way = both.length ? [...this.way, name] : [name];
    const left = both.length ? both : meant;
    // Options name things in the order in which they happen: touched from here to there means from here to there.
    const straight = left.filter((option) => isInOrder(this.way, option.split(":")));
    const chosen = straight.length === 1 && this.way.length > 1 ? straight : left;
    if (chosen.length === 1 && chosen[0]) {
      this.choose(chosen[0]);
      return;
    }
    this.narrow = chosen;
    this.mark();
    this.narrowed();
  }

  /** Take the narrowing back; false if there was none. */
  clear() {
    if (!this.narrow) return false;
    this.narrow = null;
    this.way = [];
    this.mark();
    this.narrowed();
    return true;
  }

  /** Show on the board what is narrowed out and what is in. */
  mark() {
    const { narrow } = this;
    for (const thing of this.frame.querySelectorAll(".touch")) {
      const isIn = !narrow || optionsOf(thing).some((option) => narrow.includes(option));
      thing.classList.toggle("out", !isIn);
      thing.classList.toggle("chosen", narrow !== null && optionsOf(thing).length > 1 && isIn);
    }
  }

  /** Where the picture is longer than the window, bring what can be touched into sight. */
  reach() {
    const room = this.frame.parentElement?.getBoundingClientRect();
    const things = [...this.frame.querySelectorAll(".touch")];
    const isSeen = things.some((thing) => room && middle(thing).y > room.top && middle(thing).y < room.bottom);
    if (!isSeen) things[0]?.scrollIntoView({ block: "center" });
  }

  /** Light what an option is on the board. @param {string} option nothing to light nothing */
  point(option) {
    for (const thing of this.frame.querySelectorAll(".touch")) {
      thing.classList.toggle("pointed", option !== "" && optionsOf(thing).includes(option));
    }
  }

  /** Go to the nearest thing in the direction of an arrow key. @param {string} key */
  walk(key) {
    const [dx = 0, dy = 0] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
    const things = /** @type {SVGElement[]} */ ([...this.frame.querySelectorAll(".touch:not(.out)")]);
    const here = things.find((thing) => thing === document.activeElement);
    const from = here ? middle(here) : null;
    /** How far a thing is that way, counting double what it is aside. @param {Element} thing */
    const far = (thing) => {
      if (!from) return 0;
      const [x, y] = [middle(thing).x - from.x, middle(thing).y - from.y];
      const along = x * dx + y * dy;
      return along > 4 ? along + 2 * Math.abs(x * dy - y * dx) : Infinity;
    };
    const there = things.filter((thing) => thing !== here && far(thing) < Infinity);
    there.sort((one, other) => far(one) - far(other))[0]?.focus();
  }
}

/** @param {string[]} way @param {string[]} names */
const isInOrder = (way, names) => way.every((name, n) => names.indexOf(name) > (n ? names.indexOf(way[n - 1] ?? "") : -1));

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
