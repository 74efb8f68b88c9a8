/** What the keys of the page of a table do. */

/** @typedef {import("./table.js").TablePage} TablePage */

/** @type {Record<string, "larger" | "smaller" | "whole">} */
const ZOOMS = { "+": "larger", "=": "larger", "-": "smaller", 0: "whole" };

/** @param {TablePage} page @param {KeyboardEvent} event */
export function press(page, event) {
  const { key, target } = event;
  const isTyping = target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");
  const isElsewhere = !page.curtain.hidden || (key !== "?" && document.querySelector(":popover-open") !== null);
  if (isTyping || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const isUsing = target instanceof HTMLElement && target.matches("button, a, summary, input");
  if (obey(page, key, isUsing)) event.preventDefault();
}

/**
 * @param {TablePage} page
 * @param {string} key
 * @param {boolean} isUsing whether the focus is on something with keys of its own
 * @returns {boolean} whether the key means something
 */
function obey(page, key, isUsing) {
  const numbered = /^[1-9]$/.test(key) ? page.touching.left[Number(key) - 1] : undefined;
  const { primary } = page.touching;
  if (numbered) page.choose(numbered.option);
  else if (key === "Enter" && primary && !isUsing) page.choose(primary);
  else if (key === "Escape") page.cancel();
  else if (key === "u" && page.table?.undo?.can) page.undo(false);
  else if (key === "h") page.askHint();
  else if (key in ZOOMS) page.panning[ZOOMS[key] ?? "whole"]();
  else if (key === "?") document.getElementById("menu-settings")?.togglePopover();
  else if (!isUsing && page.replay.step(key)) return true;
  else if (!isUsing && key.startsWith("Arrow")) page.touching.walk(key);
  else return false;
  return true;
}
