/** Where something is put beside what it is about: never over it, never out of the window. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 12;
/** So many times as much as of anything else it matters how much of the thing itself is covered. */
const OWN = 8;

/** @param {number} at @param {number} least @param {number} most */
const within = (at, least, most) => Math.max(least, Math.min(at, most));

/** How much of one box lies over another. @param {Box} one @param {Box} other */
const over = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * The left and the top of something of a size: at a side of a box where it covers nothing of what is to be seen, or least of it.
 * @param {Box} box @param {number} width @param {number} height @param {Box} room @param {Box[]} seen what else is to be seen
 */
export function beside(box, width, height, room, seen = []) {
  const middle = (box.left + box.right - width) / 2;
  const places = [
    [box.right + GAP, box.top],
    [box.left - GAP - width, box.top],
    [middle, box.bottom + GAP],
    [middle, box.top - GAP - height],
    [room.right - width, room.top],
    [room.left, room.top],
    [room.right - width, room.bottom - height],
    [room.left, room.bottom - height],
  ];
  const tried = places.map(([x = 0, y = 0]) => {
    const left = within(x, room.left, Math.max(room.left, room.right - width));
    const top = within(y, room.top, Math.max(room.top, room.bottom - height));
    const covered = { left, top, right: left + width, bottom: top + height };
    return { left, top, cost: OWN * over(covered, box) + seen.reduce((sum, each) => sum + over(covered, each), 0) };
  });
  return tried.reduce((best, each) => (each.cost < best.cost ? each : best));
}
