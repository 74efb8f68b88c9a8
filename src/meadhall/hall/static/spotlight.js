/** The spotlight of a lesson: the board grows dark but for what is to be touched, and a few words stand beside it. */

import { around } from "./camera.js";
import { h, svg } from "./dom.js";

const MARGIN = 16;
const LEAST = 34;
/** So large is the dark, in units of the board; it runs on beyond every window. */
const FAR = 6000;

export class Spotlight {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.dusk = h("div", { class: "spotlight", "aria-hidden": "true" });
    this.bubble = h("p", { class: "bubble", hidden: true });
    /** What is lit now. */
    this.key = "";
  }

  /** @param {string[]} things that stay light @param {string} words beside the first of them; nothing is dark without things */
  darken(things, words) {
    const { board, root } = this.page;
    const { world } = this.page.slots;
    if (this.dusk.parentElement !== world) world.append(this.dusk);
    if (this.bubble.parentElement !== board.frame) board.frame.append(this.bubble);
    for (const each of root.querySelectorAll(".spotlit")) each.classList.remove("spotlit");
    const boxes = things.map((thing) => around(board.elements([thing]))).filter((box) => box !== null);
    for (const thing of things) {
      for (const each of root.querySelectorAll(`:is(.foot, .side, .plates) [data-thing~="${CSS.escape(thing)}"]`)) each.classList.add("spotlit");
    }
    const holes = boxes.map(hole);
    const key = holes.join();
    if (key !== this.key) this.draw(holes);
    this.key = key;
    this.speak(boxes, words);
  }

  /** @param {string[]} holes */
  draw(holes) {
    const all = `x="${-FAR}" y="${-FAR}" width="${2 * FAR}" height="${2 * FAR}"`;
    const light = holes.map((each) => `<path d="${each}"/>`).join("");
    const rings = holes.map((each) => `<path class="ring" d="${each}"/>`).join("");
    const mask = `<mask id="spotlight" maskUnits="userSpaceOnUse" ${all}><rect ${all} fill="#fff"/>${light}</mask>`;
    this.dusk.replaceChildren(...(holes.length ? [svg(`<svg width="1" height="1">${mask}${rings}<rect class="dark" mask="url(#spotlight)" ${all}/></svg>`)] : []));
  }

  /** Beside the first of some boxes, where it hides as little of them as may be. @param {import("./camera.js").Sides[]} boxes @param {string} words */
  speak(boxes, words) {
    const { camera, frame } = this.page.board;
    this.bubble.hidden = !boxes.length || !words;
    if (this.bubble.hidden) return;
    this.bubble.textContent = words;
    const { scale, x, y } = camera;
    const lit = boxes.map(({ left, top, right, bottom }) => ({
      left: (left - MARGIN) * scale + x,
      top: (top - MARGIN) * scale + y,
      right: (right + MARGIN) * scale + x,
      bottom: (bottom + MARGIN) * scale + y,
    }));
    const { offsetWidth: width, offsetHeight: height } = this.bubble;
    const end = this.page.coach.sight().bottom;
    const buttons = this.buttons();
    const places = lit.flatMap((box) =>
      [box.bottom + 10, box.top - 10 - height].map((wanted) => {
        const top = Math.max(8, Math.min(end - height - 8, wanted));
        const room = (top < buttons.bottom ? buttons.left : frame.clientWidth) - width - 8;
        return { left: Math.max(8, Math.min(room, (box.left + box.right - width) / 2)), top };
      }),
    );
    const hidden = places.map((place) => lit.reduce((sum, box) => sum + shared(box, { ...place, right: place.left + width, bottom: place.top + height }), 0));
    const place = places[hidden.indexOf(Math.min(...hidden))];
    this.bubble.style.left = `${place?.left ?? 8}px`;
    this.bubble.style.top = `${place?.top ?? 8}px`;
  }

  /** Where the buttons of the view begin, and how far down they come upon the board. */
  buttons() {
    const { board, root } = this.page;
    const at = board.frame.getBoundingClientRect();
    const { left = at.right, bottom = at.top } = root.querySelector(".zoom")?.getBoundingClientRect() ?? {};
    return { left: left - at.left, bottom: bottom - at.top };
  }
}

/** How much two boxes share. @param {import("./camera.js").Sides} one @param {import("./camera.js").Sides} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** An ellipse around a box. @param {import("./camera.js").Sides} box */
function hole({ left, top, right, bottom }) {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const rx = Math.max(LEAST, (right - left) / 1.75) + MARGIN;
  const ry = Math.max(LEAST, (bottom - top) / 1.75) + MARGIN;
  const far = (2 * rx).toFixed(1);
  return `M${(cx - rx).toFixed(1)} ${cy.toFixed(1)}a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${far} 0a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 -${far} 0z`;
}
