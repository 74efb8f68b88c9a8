/** What the page has of a table: looks come whole, or as what has changed since the one before. */

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").Change} Change */

/** The word by which this page calls itself, so that its answers and its news are told as one. */
export const PAGE = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 of a text. @param {string} text */
function check(text) {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) sum = (sum >>> 8) ^ /** @type {number} */ (CRC[(sum ^ byte) & 255]);
  return ~sum >>> 0;
}

/** A text from pieces of an old one and new text between them. @param {string} old @param {([number, number] | string)[]} pieces */
const joined = (old, pieces) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : old.slice(piece[0], piece[0] + piece[1]))).join("");

/** Whether a look is told as a change of another. @param {Table | Change} look @returns {look is Change} */
export const isChange = (look) => "since" in look;

/**
 * The table after a look; null if the look is a change of something that is not there.
 * @param {Table | Change} look @param {Table[]} former what the page has had lately, the latest first
 * @returns {Table | null}
 */
export function seen(look, former) {
  if (!isChange(look)) return { ...look, ...added(look, former[0] ?? null) };
  const old = former.find((table) => table.stamp === look.since);
  if (!old) return null;
  const table = { ...old, ...look.changed, stamp: look.stamp };
  if (look.changed.log) Object.assign(table, added(table, old));
  if (look.picture) {
    table.picture = joined(old.picture ?? "", look.picture);
    if (check(table.picture) !== look.check) return null;
  }
  return table;
}

/** The whole log, of which only what is new has come. @param {Table} table @param {Table | null} old */
const added = (table, old) =>
  old?.log && table.log
    ? {
        log: [...old.log.slice(0, table.log_start), ...table.log],
        sentences: [...old.sentences.slice(0, table.sentence_start), ...table.sentences],
      }
    : {};
