/** A question before something that cannot be taken back. */

import { button, h } from "./dom.js";
import { say } from "./words.js";

/**
 * Do something only when the question is answered with yes; whoever presses Enter or Escape by habit does nothing.
 * @param {string} question @param {string} yes @param {() => void} act
 */
export function confirmed(question, yes, act) {
  const sheet = h("dialog", { class: "sure", "aria-label": question },
    h("p", {}, question),
    h("p", { class: "row" },
      button(say("page-cancel"), () => sheet.close(), { class: "main", autofocus: true }),
      button(yes, () => {
        sheet.close();
        act();
      }, { "data-key": "sure" }),
    ),
  );
  sheet.addEventListener("close", () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
}
