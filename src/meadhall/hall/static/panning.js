/** Zooming and shifting the picture: pinch, wheel with Ctrl, buttons; two quick taps show the whole again. */

const MOST = 4;
const STEP = 1.4;
const QUICK = 300;

export class Panning {
  /** @param {HTMLElement} frame whose first child is the picture */
  constructor(frame) {
    this.frame = frame;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.tapped = 0;
    /** @type {Map<number, PointerEvent>} */
    this.pointers = new Map();
    frame.addEventListener("pointerdown", (event) => this.press(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(name, (event) => this.pointers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.pointers.set(event.pointerId, event);
    const isThing = event.target instanceof Element && event.target.closest(".touch");
    if (event.timeStamp - this.tapped < QUICK && this.pointers.size === 1 && !isThing) this.whole();
    this.tapped = event.timeStamp;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.pointers.values()].filter((each) => each.pointerId !== event.pointerId);
    this.pointers.set(event.pointerId, event);
    const [other] = others;
    if (other) {
      const far = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      this.zoom(far / Math.max(was, 1), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    } else if (this.scale > 1) {
      this.x += event.clientX - before.clientX;
      this.y += event.clientY - before.clientY;
      this.apply();
    }
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }

  /**
   * Zoom by a factor around a point of the window, by default the middle of the frame.
   * @param {number} factor @param {number} [clientX] @param {number} [clientY]
   */
  zoom(factor, clientX, clientY) {
    const box = this.frame.getBoundingClientRect();
    const [atX, atY] = [(clientX ?? box.x + box.width / 2) - box.x, (clientY ?? box.y + box.height / 2) - box.y];
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = atX - ((atX - this.x) * scale) / this.scale;
    this.y = atY - ((atY - this.y) * scale) / this.scale;
    this.scale = scale;
    this.apply();
  }

  larger = () => this.zoom(STEP);

  smaller = () => this.zoom(1 / STEP);

  whole = () => this.zoom(0);

  /** Keep the picture within the frame and put it there. */
  apply() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const least = 1 - this.scale;
    this.x = Math.min(0, Math.max(width * least, this.x));
    this.y = Math.min(0, Math.max(height * least, this.y));
    const picture = this.frame.firstElementChild;
    const isWhole = this.scale === 1;
    const placed = isWhole ? "" : `translate(${this.x}px,${this.y}px) scale(${this.scale})`;
    if (picture instanceof SVGElement) picture.style.transform = placed;
    this.frame.classList.toggle("zoomed", !isWhole);
  }
}
