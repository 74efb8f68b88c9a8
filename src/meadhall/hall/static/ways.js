/** The ways to the pages of the house: in the bar at the top, on a phone in one at the bottom. */

import { isAlone } from "./api.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const PLACES = /** @type {const} */ ([["home", "/"], ["learn", "/learn"], ["watch", "/watch"], ["games", "/games"]]);

/** Puzzles are a part of learning. @param {string} name @param {string} path */
const isAt = (name, path) => location.pathname === path || (path !== "/" && location.pathname.startsWith(`${path}/`)) || (name === "learn" && location.pathname === "/puzzles");

export const ways = () =>
  h("nav", { class: "ways", "aria-label": say("page-places") },
    ...PLACES.filter(([name]) => !(isAlone && name === "watch")).map(([name, path]) =>
      h("a", { href: path, "aria-current": isAt(name, path) ? "page" : null }, icon(name), h("span", {}, say(`page-place-${name}`))),
    ),
  );
