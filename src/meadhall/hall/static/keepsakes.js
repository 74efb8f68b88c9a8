/** What a person has kept in this browser to begin with another time: numbers by name, for each game. */

/** @typedef {{name: string, counts: Record<string, number>}} Keepsake */

const PLACE = "meadhall-sheets";
/** So many are kept of a game; the oldest goes. */
const MOST = 12;

/** @returns {Record<string, Keepsake[]>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @param {Keepsake[]} list */
function write(game, list) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game]: list.slice(-MOST) }));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** @param {string} game */
export const kept = (game) => all()[game] ?? [];

/** Keep something under a name, in place of what had it. @param {string} game @param {string} name @param {Record<string, number>} counts */
export const keep = (game, name, counts) => write(game, [...kept(game).filter((each) => each.name !== name), { name, counts }]);

/** @param {string} game @param {string} name */
export const forget = (game, name) => write(game, kept(game).filter((each) => each.name !== name));
