/** Zooming the picture: pinch, wheel with Ctrl, buttons; the frame then scrolls. Two quick taps show the whole again. */

const MOST = 4;
const STEP = 1.4;

export class Panning {
  /** @param {HTMLElement} frame that holds the picture, and scrolls */
  constructor(frame) {
    this.frame = frame;
    this.scale = 1;
    /** How far apart two fingers were, 0 if there are none. */
    this.apart = 0;
    frame.addEventListener("touchstart", (event) => this.pinch(event), { passive: false });
    frame.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    frame.addEventListener("touchend", () => (this.apart = 0));
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("dblclick", ({ target }) => target instanceof Element && !target.closest(".touch") && this.whole());
  }

  /** @param {TouchEvent} event */
  pinch(event) {
    const [one, other] = event.touches;
    if (!one || !other) return;
    if (event.cancelable) event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (this.apart) this.zoom(apart / this.apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    this.apart = apart;
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
    const { frame } = this;
    const box = frame.getBoundingClientRect();
    const [x, y] = [(clientX ?? box.x + box.width / 2) - box.x, (clientY ?? box.y + box.height / 2) - box.y];
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const [left, top] = [frame.scrollLeft + x, frame.scrollTop + y].map((at) => (at * scale) / this.scale);
    this.scale = scale;
    frame.style.setProperty("--zoom", String(scale));
    frame.scrollTo((left ?? 0) - x, (top ?? 0) - y);
  }

  larger = () => this.zoom(STEP);

  smaller = () => this.zoom(1 / STEP);

  whole = () => this.zoom(0);
}
