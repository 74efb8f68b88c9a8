/**
 * Choosing by touching: what stands for one option takes it, what takes part in several narrows the choice to them,
 * what stands for a chain of small choices takes them all.
 */

/** @typedef {import("./shapes.js").Option} Option */

/** @param {Element} thing */
export const optionsOf = (thing) =>
  thing.getAttribute("data-options")?.split(" ") ?? [thing.getAttribute("data-option") ?? ""];

export class Touching {
  /**
   * @param {HTMLElement} frame that holds everything that can be touched
   * @param {(chain: string) => void} choose
   * @param {(option: string) => void} meant called when things that were touched mean one option
   * @param {() => void} narrowed called when the narrowing, or what is held, has changed
   */
  constructor(frame, choose, meant, narrowed) {
    this.frame = frame;
    this.choose = choose;
    this.meant = meant;
    this.narrowed = narrowed;
    /** @type {Option[]} */
    this.options = [];
    /** @type {string[] | null} */
    this.narrow = null;
    /** @type {string[]} the things touched so far, by the names that options have for them */
    this.way = [];
    /** @type {Element | null} */
    this.touched = null;
    /** The option that is held back as the first half of a move. */
    this.held = "";
    /** @type {SVGElement | null} where the focus was when it was touched */
    this.origin = null;
    this.position = "";
    /** @type {(piece: string) => void} called when a piece of a set is touched */
    this.takes = () => {};
    frame.addEventListener("click", (event) => this.touch(near(event)));
    frame.addEventListener("keydown", (event) => {
      const isOn = event.target instanceof Element && event.target.closest(".touch");
      if (!isOn || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      this.touch(event.target);
    });
  }

  /** What may be chosen now; what is held is held as long as the position stays. @param {Option[]} options @param {string} position */
  offer(options, position) {
    this.options = options;
    this.narrow = null;
    this.way = [];
    if (position !== this.position) this.held = "";
    this.position = position;
    this.mark();
  }

  /** Nothing can be touched until another picture is shown. */
  rest() {
    for (const thing of this.frame.querySelectorAll(".touch")) {
      thing.classList.replace("touch", "rested");
      thing.removeAttribute("tabindex");
    }
    this.offer([], this.position);
  }

  /** Make the ends of ways touchable whose beginnings follow from them. @param {{thing: string, chain: string, label: string}[]} ways */
  reach(ways) {
    for (const { thing, chain, label } of ways) {
      const end = this.frame.querySelector(`.frame [data-thing="${CSS.escape(thing)}"]`);
      if (!end || end.matches(".touch, .touch *") || end.querySelector(".touch")) continue;
      end.classList.add("touch", "reach");
      for (const [name, value] of Object.entries({ "data-chain": chain, role: "button", tabindex: "0", "aria-label": label })) end.setAttribute(name, value);
    }
  }

  /** Make pieces of a set touchable where they lie, as long as it is built. @param {import("./muster.js").Muster} muster */
  gather(muster) {
    for (const old of this.frame.querySelectorAll("[data-piece]")) {
      for (const name of ["data-piece", "role", "tabindex", "aria-label", "aria-pressed"]) old.removeAttribute(name);
      old.classList.remove("touch", "taken");
    }
    for (const { piece, label, thing, count } of muster.lying) {
      const lies = this.frame.querySelector(`.frame [data-thing~="${CSS.escape(thing)}"]`);
      if (!lies || lies.matches(".touch")) continue;
      lies.classList.add("touch");
      lies.classList.toggle("taken", count > 0);
      for (const [name, value] of Object.entries({ "data-piece": piece, role: "button", tabindex: "0", "aria-label": label, "aria-pressed": String(count > 0) })) lies.setAttribute(name, value);
    }
    this.takes = (piece) => muster.touch(piece);
  }

  /** The options that are left after narrowing. */
  get left() {
    const { narrow } = this;
    return narrow ? this.options.filter(({ option }) => narrow.includes(option)) : this.options;
  }

  /** The one option that Enter takes: the only one, or the only one that is no thing on the board. */
  get primary() {
    const sure = this.held ? [] : this.left.filter((each) => !each.is_aside);
    if (sure.length === 1) return sure[0]?.option;
    const golden = this.frame.querySelectorAll(".verb.golden");
    const verbs = golden.length ? golden : this.frame.querySelectorAll(".verb");
    return verbs.length === 1 ? (verbs[0]?.getAttribute("data-key") ?? undefined) : undefined;
  }

  /** @param {EventTarget | null} target */
  touch(target) {
    const thing = target instanceof Element ? target.closest(".touch") : null;
    if (!thing || !this.options.length) return;
    const piece = thing.getAttribute("data-piece");
    if (piece) return this.takes(piece);
    this.touched = thing;
    const chain = thing.getAttribute("data-chain");
    if (chain) {
      if (thing.classList.contains("reach") && chain === this.held) this.letGo();
      else if (thing.classList.contains("reach")) this.meant(chain);
      else this.choose(chain);
      return;
    }
    const name = thing.getAttribute("data-thing")?.split(" ")[0] ?? thing.id;
    if (name === this.way.at(-1)) {
      if (!this.letGo()) this.clear();
      return;
    }
    this.letGo();
    const meant = optionsOf(thing);
    const both = meant.filter((option) => !this.narrow || this.narrow.includes(option));
    this.way = both.length ? [...this.way, name] : [name];
    const left = both.length ? both : meant;
    // Options name things in the order in which they happen: touched from here to there means from here to there.
    const straight = left.filter((option) => isInOrder(this.way, option.split(":")));
    const chosen = straight.length === 1 && this.way.length > 1 ? straight : left;
    if (chosen.length === 1 && chosen[0]) {
      this.meant(chosen[0]);
      return;
    }
    this.narrow = chosen;
    this.mark();
    this.narrowed();
  }

  /** Show at once what was chosen, until the answer is there. @param {string} option nothing to show nothing */
  press(option) {
    const { touched } = this;
    this.touched = null;
    for (const thing of this.frame.querySelectorAll(".touch")) {
      const isOnly = optionsOf(thing).length === 1 && optionsOf(thing)[0] === option;
      const isMeant = thing === touched || isOnly || thing.getAttribute("data-chain") === option;
      thing.classList.toggle("pressed", option !== "" && isMeant);
    }
  }

  /** Hold an option back. @param {string} option */
  hold(option) {
    this.held = option;
    this.origin = this.touched instanceof SVGElement && this.touched.matches(":focus-visible") ? this.touched : null;
    this.mark();
    this.narrowed();
  }

  /** Take back the touch that is held; false if there is none. */
  letGo() {
    if (!this.held) return false;
    this.held = "";
    this.way.pop();
    if (!document.activeElement?.closest(".touch")) this.origin?.focus();
    this.mark();
    this.narrowed();
    return true;
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
    const { narrow, held } = this;
    for (const thing of this.frame.querySelectorAll(".touch")) {
      const isIn = !narrow || optionsOf(thing).some((option) => narrow.includes(option));
      thing.classList.toggle("held", held !== "" && (optionsOf(thing).includes(held) || thing.getAttribute("data-chain") === held));
      thing.classList.toggle("out", !isIn);
      thing.classList.toggle("chosen", narrow !== null && optionsOf(thing).length > 1 && isIn);
    }
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
    const all = /** @type {(HTMLElement | SVGElement)[]} */ ([...this.frame.querySelectorAll(".touch:not(.out), .verb")]);
    const things = all.filter((thing) => thing.getBoundingClientRect().width > 0);
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

const FINGER = [6, 12, 18, 22];
const POINTER = [4, 8, 12];
const AROUND = 12;

/**
 * What can be chosen closest to a point, within a place and within some distances.
 * @param {Element} place @param {number} x @param {number} y @param {number[]} distances
 */
export function closeBy(place, x, y, distances) {
  for (const far of distances) {
    for (let n = 0; n < AROUND; n++) {
      const angle = (2 * Math.PI * n) / AROUND;
      const found = document.elementFromPoint(x + far * Math.cos(angle), y + far * Math.sin(angle))?.closest(".touch");
      if (found && place.contains(found)) return found;
    }
  }
  return null;
}

/** What is meant by a touch: what lies there, else what can be chosen closest by. @param {MouseEvent} event */
export function near(event) {
  const { target, clientX, clientY } = event;
  const place = target instanceof Element && !target.closest(".touch") ? target.closest(".frame, .slot") : null;
  if (!(target instanceof Element) || !place) return target;
  const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
  const found = closeBy(place, clientX, clientY, isFinger ? FINGER : POINTER);
  if (found) return found;
  // A card is touched by its corners too.
  const [only, ...others] = target.matches(".slot > .part") ? target.querySelectorAll(":scope > .touch") : [];
  return only && !others.length ? only : target;
}

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
