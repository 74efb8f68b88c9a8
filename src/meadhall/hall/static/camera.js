/** The view upon the board: it fits by itself, is zoomed by wheel, pinch, buttons and keys, and dragged. */

const LEAST = 0.8;
const MOST = 4;
const STEP = 1.35;
/** So many pixels away from where it was put down, a finger or pointer means to drag. */
const DRAGGED = 7;
const SETTLED = 160;
const GLIDE = 350;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Sides */

export class Camera {
  /**
   * @param {HTMLElement} frame the window upon the board
   * @param {HTMLElement} world what is moved in it, drawn in units of the board
   * @param {() => Sides} safe what of the frame nothing lies over, in pixels of the frame
   * @param {() => void} aim chooses the view where nobody else has
   * @param {() => void} settled called when the view has changed
   */
  constructor(frame, world, safe, aim, settled) {
    this.aim = aim;
    this.frame = frame;
    this.world = world;
    this.safe = safe;
    this.settled = settled;
    /** What must be seen of the board: left, top, width, height. */
    this.box = [0, 0, 1, 1];
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** Whether somebody has chosen the view. */
    this.isMoved = false;
    /** @type {Map<number, {x: number, y: number}>} fingers and pointers that are down */
    this.down = new Map();
    this.isDragging = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.press(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) frame.addEventListener(kind, (event) => this.release(event));
    frame.addEventListener("click", (event) => this.swallow(event), true);
    frame.addEventListener("dblclick", ({ target, clientX, clientY }) => {
      if (target instanceof Element && target.closest(".touch")) return;
      if (this.scale > 1.9 * this.fitting()) this.whole();
      else this.zoom(2, clientX, clientY);
    });
    new ResizeObserver(() => this.refit()).observe(frame);
  }

  /** What the board shows now. @param {number[]} box */
  show(box) {
    if (box.join() === this.box.join()) return;
    this.box = box;
    this.refit();
  }

  /** The scale at which everything fits. */
  fitting(width = this.box[2] ?? 1, height = this.box[3] ?? 1) {
    const { left, top, right, bottom } = this.safe();
    return Math.max(0.05, Math.min((right - left) / width, (bottom - top) / height));
  }

  /** Fit again, unless somebody has chosen the view. */
  refit() {
    if (!this.isMoved) this.aim();
  }

  /** @param {number[]} box what shall be seen, by default all of the board */
  fit(box = this.box) {
    const { left, top, right, bottom } = this.safe();
    const [x = 0, y = 0, width = 1, height = 1] = box;
    this.isMoved = false;
    const scale = this.fitting(width, height);
    this.place(scale, (left + right) / 2 - (x + width / 2) * scale, (top + bottom) / 2 - (y + height / 2) * scale);
  }

  /**
   * Bring things on the board into sight: nothing moves if they are there and large enough.
   * @param {Element[]} things @param {number} largest the scale that is large enough
   * @param {Sides} [safe] where they are seen
   */
  bring(things, largest, safe = this.safe()) {
    const found = around(things);
    if (!found || this.down.size) return;
    const { left, top, right, bottom } = found;
    const [width, height] = [safe.right - safe.left - 24, safe.bottom - safe.top - 24];
    const room = Math.min(width / (right - left), height / (bottom - top));
    const scale = Math.max(Math.min(room, largest), Math.min(this.fitting(), room));
    const [x, y] = [(/** @type {number} */ at) => at * this.scale + this.x, (/** @type {number} */ at) => at * this.scale + this.y];
    const isSeen = x(left) >= safe.left && x(right) <= safe.right && y(top) >= safe.top && y(bottom) <= safe.bottom;
    if (isSeen && this.scale >= scale * 0.8) return;
    const [from = 0, above = 0, long = 1, high = 1] = this.box;
    this.glideTo(
      scale,
      filled((safe.left + safe.right - (left + right) * scale) / 2, from * scale, long * scale, safe.left, safe.right),
      filled((safe.top + safe.bottom - (top + bottom) * scale) / 2, above * scale, high * scale, safe.top, safe.bottom),
    );
  }

  /** Put the middle of things into the middle of some room. @param {Element[]} things @param {Sides} room @param {number} scale */
  centre(things, room, scale) {
    const found = around(things);
    if (!found) return;
    this.glideTo(scale, (room.left + room.right - (found.left + found.right) * scale) / 2, (room.top + room.bottom - (found.top + found.bottom) * scale) / 2);
  }

  /** The scale at which things fit. @param {Element[]} things */
  holding(things) {
    const found = around(things);
    return found ? this.fitting(found.right - found.left, found.bottom - found.top) : Infinity;
  }

  /** @param {number} scale @param {number} x @param {number} y */
  glideTo(scale, x, y) {
    this.world.classList.add("gliding");
    setTimeout(() => this.world.classList.remove("gliding"), GLIDE + 50);
    this.place(scale, x, y);
  }

  /** @param {number} scale @param {number} x @param {number} y */
  place(scale, x, y) {
    [this.scale, this.x, this.y] = [scale, x, y];
    this.world.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.frame.dataset.scale = scale.toFixed(3);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.world.classList.remove("moving");
      this.settled();
    }, SETTLED);
  }

  /**
   * Zoom by a factor around a point of the window, by default the middle of what is free.
   * @param {number} factor @param {number} [clientX] @param {number} [clientY]
   */
  zoom(factor, clientX, clientY) {
    const at = this.frame.getBoundingClientRect();
    const safe = this.safe();
    const [x, y] = [(clientX ?? at.x + (safe.left + safe.right) / 2) - at.x, (clientY ?? at.y + (safe.top + safe.bottom) / 2) - at.y];
    const fitting = this.fitting();
    const scale = Math.min(MOST * Math.max(fitting, 0.5), Math.max(LEAST * fitting, this.scale * factor));
    const by = scale / this.scale;
    this.isMoved = true;
    this.shift(scale, x - (x - this.x) * by, y - (y - this.y) * by);
  }

  /** Move, but never so far that nothing of the board is left. @param {number} scale @param {number} x @param {number} y */
  shift(scale, x, y) {
    const { clientWidth, clientHeight } = this.frame;
    const [left = 0, top = 0, width = 1, height = 1] = this.box;
    const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long, /** @type {number} */ room) =>
      Math.min(room * 0.6 - from * scale, Math.max(room * 0.4 - (from + long) * scale, at));
    this.place(scale, within(x, left, width, clientWidth), within(y, top, height, clientHeight));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.world.classList.add("moving");
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  press({ pointerId, clientX, clientY, button }) {
    if (button > 1) return;
    if (this.down.size === 0) this.isDragging = false;
    this.down.set(pointerId, { x: clientX, y: clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.down.get(event.pointerId);
    if (!was) return;
    const [dx, dy] = [event.clientX - was.x, event.clientY - was.y];
    if (!this.isDragging && this.down.size === 1 && Math.hypot(dx, dy) < DRAGGED) return;
    if (!this.isDragging) {
      this.isDragging = true;
      this.frame.setPointerCapture(event.pointerId);
      this.world.classList.add("moving");
    }
    const others = [...this.down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.isMoved = true;
    const other = others[0];
    if (!other) return this.shift(this.scale, this.x + dx, this.y + dy);
    const apart = Math.hypot(event.clientX - other.x, event.clientY - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
    this.zoom(apart, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    this.shift(this.scale, this.x + dx / 2, this.y + dy / 2);
  }

  /** @param {PointerEvent} event */
  release({ pointerId }) {
    this.down.delete(pointerId);
  }

  /** Leave a finger that is down to somebody else; what it ends with is no touch. @param {number} pointerId */
  letGo(pointerId) {
    this.down.delete(pointerId);
    this.isDragging = true;
    this.frame.setPointerCapture(pointerId);
  }

  /** What ends a drag is no touch. @param {Event} event */
  swallow(event) {
    if (!this.isDragging) return;
    this.isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  larger = () => this.zoom(STEP);

  smaller = () => this.zoom(1 / STEP);

  /** @param {number[]} [box] */
  glideOver(box) {
    this.world.classList.add("gliding");
    setTimeout(() => this.world.classList.remove("gliding"), GLIDE + 50);
    this.fit(box);
  }

  whole = () => this.glideOver();
}

/** The sides of what lies around things, in units of the board; null if there are none. @param {Element[]} things @returns {Sides | null} */
export function around(things) {
  const drawn = /** @type {SVGGraphicsElement[]} */ (things.filter((each) => each instanceof SVGGraphicsElement));
  const corners = drawn.flatMap((each) => {
    const { x, y, width, height } = each.getBBox();
    const matrix = each.getCTM();
    const root = each.ownerSVGElement;
    const [left = 0, top = 0] = (root?.getAttribute("viewBox") ?? "").split(" ").map(Number);
    if (!matrix || !(width + height)) return [];
    return [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) => point.matrixTransform(matrix)).map((at) => [at.x + left, at.y + top]);
  });
  if (!corners.length) return null;
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * Where to put a board so that it fills its room, or lies in the middle of it if it is shorter.
 * @param {number} wanted @param {number} from @param {number} long @param {number} start @param {number} end
 */
const filled = (wanted, from, long, start, end) =>
  long <= end - start ? (start + end - long) / 2 - from : Math.min(start - from, Math.max(end - from - long, wanted));
