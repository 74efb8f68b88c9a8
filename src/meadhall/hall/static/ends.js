/** Where a way ends: a sentence, and the way home. */

import { button, fill, h } from "./dom.js";
import { header } from "./header.js";
import { say } from "./words.js";

/** A page for what is not there, or cannot be shown now. */
export class EndPage {
  /**
   * @param {HTMLElement} root
   * @param {string} code of the refusal
   * @param {string} message of the house, if the page has no words of its own for it
   * @param {boolean} mayPass whether it may help to try again
   */
  constructor(root, code, message = "", mayPass = false) {
    this.root = root;
    this.code = code;
    this.message = message;
    this.mayPass = mayPass;
  }

  begin = () => this.retell();

  async retell() {
    const key = this.code === "not-found" ? "page-nothing" : `error-${this.code}`;
    const told = say(key);
    const sentence = told === key ? this.message : told;
    document.title = `${say("page-end")} – ${say("page-title")}`;
    this.root.className = "end-page";
    fill(this.root, header(this), h("main", { class: "end" }, h("h1", {}, say("page-end")), h("p", {}, sentence), ...this.ways()));
  }

  ways() {
    const again = this.mayPass ? button(say("page-try-again"), () => location.reload()) : null;
    return [h("p", { class: "row" }, h("a", { class: "button main", href: "/" }, say("page-home")), again)];
  }
}
