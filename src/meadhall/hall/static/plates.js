/** The plates of the players: what everybody looks for first, and how far each has come. */

import { presence } from "./company.js";
import { emblem, h, refill, svg } from "./dom.js";
import { colourOf } from "./picture.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Plate} Plate */

/** A small drawing that uses the definitions. @param {string} text */
function glyph(text) {
  const made = svg(text);
  made.classList.add("meadhall");
  return made;
}

/** @param {import("./shapes.js").Plate["numbers"][0]} number */
const numberOf = ({ glyph: sign, value, label }) =>
  h("span", { class: "number", "data-label": label, "data-tip": `${label}: ${value}` }, glyph(sign), h("span", { class: "unseen" }, `${label} `), h("strong", {}, value));

/** @param {import("./shapes.js").Plate["bars"][0]} bar */
const barOf = ({ label, value, done, whole }) =>
  h("div", { class: "way", "data-label": label },
    h("span", { class: "label" }, label),
    h("strong", {}, value),
    whole ? h("span", { class: "pips", "aria-hidden": "true" }, ...Array.from({ length: whole }, (_, n) => h("i", { class: n < done ? "done" : "" }))) : null,
  );

/**
 * @param {HTMLElement} place
 * @param {Table} table
 * @param {(seat: number) => void} open shows everything that a player has
 */
export function tellPlates(place, table, open) {
  const plates = table.plates?.length ? table.plates : table.seats.map(({ seat }) => ({ seat, numbers: [], bars: [], note: "", name: "", emblem: "" }));
  const own = table.viewer >= 0 ? table.viewer : -9;
  // Mine stands last, where the hand is.
  const order = [...plates].sort((one, other) => Number(one.seat === own) - Number(other.seat === own));
  refill(place, ...order.map((plate) => plateOf(plate, table, open)));
  for (const each of place.querySelectorAll("[data-side]")) {
    /** @type {HTMLElement} */ (each).style.setProperty("--side", colourOf(`${each.getAttribute("data-side")}-dark`) || colourOf(String(each.getAttribute("data-side"))) || "#33271a");
  }
}

/** @param {Plate} plate @param {Table} table @param {(seat: number) => void} open */
function plateOf(plate, table, open) {
  const seat = table.seats[plate.seat];
  const isDeciding = table.status === "running" && table.deciding.includes(plate.seat);
  const isMine = plate.seat === table.viewer && seat?.is_me;
  const name = seat ? (isMine ? say("page-you-plate") : seat.name || say("page-free-seat")) : plate.name;
  const side = seat?.side ?? "";
  const state = isDeciding ? say("page-decides") : seat?.kind === "bot" ? say("page-bot") : "";
  const looks = {
    class: `plate seat-${plate.seat}${isDeciding ? " deciding" : ""}${isMine ? " own" : ""}${table.winners?.includes(plate.seat) && table.status === "over" ? " won" : ""}`,
    "data-key": `plate-${plate.seat}`,
    "data-side": seat?.side_id || null,
    "data-seat": plate.seat,
  };
  const head = h("button", { type: "button", class: "head", "data-tip": [name, side].filter(Boolean).join(", ") },
    seat ? emblem(seat) : plate.emblem ? glyph(plate.emblem) : null,
    h("span", { class: "who" }, h("strong", {}, name), side && side !== name ? h("small", {}, ` ${side}`) : null),
    h("small", { class: "state" }, plate.note || state),
    seat ? presence(table, seat) : null,
  );
  head.onclick = () => open(plate.seat);
  const numbers = h("div", { class: "numbers" }, ...plate.numbers.map(numberOf));
  return h("section", looks, head, plate.numbers.length ? numbers : null, ...plate.bars.map(barOf));
}

/**
 * Show on the plates what a choice would change: the new number beside the old one, and how far a way would go on.
 * @param {HTMLElement} place @param {import("./shapes.js").Preview["changes"]} changes
 */
export function foretell(place, changes) {
  for (const each of place.querySelectorAll(".foretold")) each.remove();
  for (const each of place.querySelectorAll(".gain, .loss")) each.classList.remove("gain", "loss");
  for (const { seat, label, after, done } of changes) {
    const shown = place.querySelector(`[data-seat="${seat}"] [data-label="${CSS.escape(label)}"]`);
    shown?.querySelector("strong")?.after(h("em", { class: "foretold" }, ` → ${after}`));
    const pips = [...(shown?.querySelectorAll(".pips i") ?? [])];
    pips.forEach((pip, n) => {
      const wasDone = pip.classList.contains("done");
      if (done !== null && wasDone !== n < done) pip.classList.add(wasDone ? "loss" : "gain");
    });
  }
}
