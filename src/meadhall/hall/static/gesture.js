/** A move as one gesture: where to, which is held back until it is said who goes or how many, and sent with it. */

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Preview} Preview */

const BEGINS = ["route", "place"];
const ENDS = ["set", "amounts"];
/** The longest chain that the server takes. */
const LONGEST = 200;

/** Whether an answer to this question may be the first half of a move. @param {Table} table */
export const mayBegin = ({ is_mine: isMine, shape }) => isMine && BEGINS.includes(shape);

/**
 * Whether what was looked at is the first half of a move: nothing has happened yet, and I say how many.
 * @param {string} first @param {Preview | null | undefined} next
 */
export const begins = (first, next) =>
  next?.ends_at === "mine" && ENDS.includes(next.shape) && !next.told.length &&
  next.options.some(({ counts }) => counts) && [...next.options, ...next.run].every(({ option }) => `${first} ${option}`.length <= LONGEST);

/**
 * The question that follows what is held back, each option with it as one chain.
 * @param {Table} table @param {string} first @param {Preview} next @returns {Table}
 */
export function asWhole(table, first, { prompt, rule, shape, options, pieces, run, whole, is_warned }) {
  /** @template {{option: string}} T @param {T[]} all @returns {T[]} */
  const after = (all) => all.map((each) => ({ ...each, option: `${first} ${each.option}` }));
  return { ...table, prompt, rule, shape, pieces, whole, is_warned, options: after(options), run: after(run) };
}

/** What of it is said by words alone. @param {Table} whole @returns {import("./slots.js").Verb[]} */
export const verbsOf = ({ options }) =>
  options.filter(({ counts }) => !counts).map(({ option, label }) => ({ option, label, text: label, effect: "", icon: null }));
