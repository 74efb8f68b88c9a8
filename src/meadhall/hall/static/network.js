/** Where the hall is found in the home network, and its door there, for the person at this machine. */

import { get, post } from "./api.js";
import { button, h, refill } from "./dom.js";
import { introduce } from "./header.js";
import { icon } from "./icons.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Reach} Reach */

/**
 * What is said of the home network, with the door if it is mine to open.
 * @param {Reach} reach @param {() => void} again called when the door has been opened or closed
 */
export function home(reach, again) {
  /** @param {boolean} open */
  const turn = (open) =>
    attempt(async () => {
      await introduce();
      await post("/api/network", { open });
      again();
    });
  if (reach.is_open && reach.address) {
    return [
      h("h3", {}, icon("globe"), say("page-invite-home")),
      h("p", { class: "home-address" }, reach.address.replace("http://", "")),
      reach.may ? button(say("page-door-close"), turn(false), { class: "small", "data-key": "door" }) : null,
    ];
  }
  if (reach.is_open) return [];
  const why = reach.has_network ? (reach.may ? "page-door-why" : "page-door-elsewhere") : "page-no-network";
  return [
    h("h3", {}, icon("globe"), say("page-door-closed")),
    h("p", {}, say(why)),
    reach.may ? button(say("page-door-open"), turn(true), { "data-key": "door" }) : null,
  ];
}

/** The same beside the form of a new table, before there is a link. */
export class NetworkDoor {
  constructor() {
    this.element = h("section", { class: "invitation" });
  }

  async look() {
    /** @type {Reach} */
    const reach = await get("/api/network");
    refill(this.element, h("h2", {}, say("page-invite")), h("p", {}, say("page-invite-soon")), ...home(reach, () => void this.look()));
  }
}
