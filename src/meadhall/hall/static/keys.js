/** What the keys of the page of a table do. */

/** @typedef {import("./table.js").TablePage} TablePage */

/** @type {Record<string, "larger" | "smaller" | "whole">} */
const ZOOMS = { "+": "larger", "=": "larger", "-": "smaller", 0: "whole" };

/** Held, it leaves nothing but the board; pressed, it asks for a hint. */
const BARE = "h";

/** @param {TablePage} page */
export function listen(page) {
  document.addEventListener("keydown", (event) => press(page, event));
  document.addEventListener("keyup", (event) => release(page, event));
  addEventListener("blur", () => page.root.classList.remove("bare"));
}

/** Whether a key is meant for the table. @param {TablePage} page @param {KeyboardEvent} event */
function isMeant(page, { key, target, ctrlKey, metaKey, altKey }) {
  const isTyping = target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");
  const isElsewhere = !page.curtain.hidden || (!["?", "s"].includes(key) && document.querySelector(":popover-open, dialog[open]") !== null);
  return !isTyping && !isElsewhere && !ctrlKey && !metaKey && !altKey;
}

/** @param {TablePage} page @param {KeyboardEvent} event */
function press(page, event) {
  const { key, target, repeat } = event;
  if (!isMeant(page, event)) return;
  const isUsing = target instanceof HTMLElement && target.matches("button, a, summary, input");
  if (key === BARE) page.root.classList.toggle("bare", repeat);
  else if (obey(page, key, isUsing)) event.preventDefault();
}

/** @param {TablePage} page @param {KeyboardEvent} event */
function release(page, event) {
  if (event.key !== BARE || !isMeant(page, event)) return;
  if (page.root.classList.contains("bare")) page.root.classList.remove("bare");
  else page.deeds.askHint();
}

/** Keys of the stage and of the story, while there is one. @param {TablePage} page @param {string} key @param {boolean} isUsing */
function watchKeys({ stage, story, past }, key, isUsing) {
  const isStaged = stage.isOpen;
  if (past ? !isStaged : !isStaged && !story.isBehind) return false;
  if (key === "Escape") isStaged ? stage.close() : story.cut();
  else if (key === " " && !isUsing) isStaged ? stage.pause() : story.pause();
  else if (key === "Enter" && !isUsing) isStaged ? stage.skip() : story.cut();
  else if (key === "ArrowRight") isStaged ? stage.step(1) : story.step();
  else if (key === "ArrowLeft" && isStaged) stage.step(-1);
  else return false;
  return true;
}

/**
 * @param {TablePage} page
 * @param {string} key
 * @param {boolean} isUsing whether the focus is on something with keys of its own
 * @returns {boolean} whether the key means something
 */
function obey(page, key, isUsing) {
  if (watchKeys(page, key, isUsing)) return true;
  const numbered = /^[1-9]$/.test(key) ? page.numbered[Number(key) - 1] : undefined;
  const { primary } = page.touching;
  if (["Enter", "Escape"].includes(key) && !isUsing && page.coach.goBack()) return true;
  if (numbered) page.deeds.choose(numbered);
  else if (key === "Enter" && primary && !isUsing) page.deeds.choose(primary);
  else if (key === "Escape") page.deeds.cancel();
  else if (key === "u" && page.table?.undo?.can) void page.deeds.undo(false);
  else if (key === "i") return page.inspector.askFocused();
  else if (key === "s" && page.table) page.signs.toggle(page.table.game);
  else if (key === "e") void page.deeds.explain.toggle();
  else if (key === "l") page.drawer.toggle();
  else if (key in ZOOMS) page.board.camera[ZOOMS[key] ?? "whole"]();
  else if (key === "?") document.getElementById("menu-settings")?.togglePopover();
  else if (!isUsing && page.replay.step(key)) return true;
  else if (key.startsWith("Arrow") && page.replay.element.hidden) page.touching.walk(key);
  else return false;
  return true;
}
