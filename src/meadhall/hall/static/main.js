/** The beginning: learn the language, meet the person, show a page of the house, a form, a table, or that there is nothing. */

import { Refused, meet } from "./api.js";
import { EndPage } from "./ends.js";
import { History } from "./history.js";
import { Home } from "./home.js";
import { dress, settings } from "./settings.js";
import { explain } from "./tips.js";
import { complain } from "./toasts.js";
import { Watch } from "./watch.js";
import { learn } from "./words.js";

async function begin() {
  dress();
  explain();
  await Promise.all([learn(settings.language), meet()]);
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  try {
    const page = await pageAt(root, location.pathname);
    await page.begin();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, code, message } = error;
    const mayPass = status === 0 || status === 429 || status >= 500;
    await new EndPage(root, status === 404 ? "not-found" : code, message, mayPass).begin();
  }
}

/** Tables, forms and lessons are loaded by those who go there. @param {HTMLElement} root @param {string} path */
async function pageAt(root, path) {
  const [, kind = "", id = "", more] = path.split("/");
  const Place = { "": Home, watch: Watch, games: History }[kind];
  if (Place && !id) return new Place(root);
  if (kind === "learn" && more === undefined) {
    const { HowToPlay, Learn } = await import("./learn.js");
    return id ? new HowToPlay(root, decodeURIComponent(id)) : new Learn(root);
  }
  if (kind === "puzzles" && !id) return new (await import("./puzzles.js")).Puzzles(root);
  const isOne = id !== "" && more === undefined;
  if (kind === "table" && isOne) return new (await import("./table.js")).TablePage(root, decodeURIComponent(id));
  if (kind === "new" && isOne) return new (await import("./newtable.js")).NewTable(root, decodeURIComponent(id));
  return new EndPage(root, "not-found");
}

begin().catch(complain);
