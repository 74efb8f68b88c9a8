/** Who is at the table: people who are there, and how well the bots play. */

import { post } from "./api.js";
import { h, select } from "./dom.js";
import { set } from "./settings.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Seat} Seat */

/** Whether somebody is there, and thinking. @param {Table} table @param {Seat} seat */
export function presence(table, seat) {
  if (seat.kind !== "human" || table.status !== "running") return null;
  const isHere = seat.is_me || table.here.includes(seat.seat);
  const words = say(!isHere ? "page-not-here" : table.deciding?.includes(seat.seat) ? "page-thinking-here" : "page-is-here");
  return h("span", { class: `presence ${isHere ? "present" : ""}`, role: "img", "aria-label": words, title: words });
}

/** How well a bot plays, where I may say so. @param {Table} table @param {Seat} seat */
export function levelOf(table, seat) {
  if (!table.levels.seats.includes(seat.seat)) return null;
  const levels = table.levels.all.map((value) => ({ value, label: say(`level-${value}`) }));
  const change = (/** @type {string} */ level) =>
    attempt(async () => {
      set({ level });
      await post(`/api/tables/${table.id}/levels`, { seat: seat.seat, level });
    })();
  const words = say("page-level-of", { name: seat.name });
  return select(levels, seat.level, change, { class: "level", "aria-label": words, title: words, "data-key": `level-${seat.seat}` });
}
