/** The beginning: learn the language, meet the person, show the lobby or a table. */

import { meet } from "./api.js";
import { Lobby } from "./lobby.js";
import { dress, settings } from "./settings.js";
import { TablePage } from "./table.js";
import { explain } from "./tips.js";
import { complain } from "./toasts.js";
import { learn } from "./words.js";

async function begin() {
  dress();
  explain();
  await learn(settings.language);
  await meet();
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const [, kind, id] = location.pathname.split("/");
  const page = kind === "table" && id ? new TablePage(root, decodeURIComponent(id)) : new Lobby(root);
  await page.begin();
}

begin().catch(complain);
