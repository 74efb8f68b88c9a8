/** What is done at a table: choosing, taking back, asking for a hint; each position is answered once. */

import { Refused, goToNew, post } from "./api.js";
import { Explain } from "./explain.js";
import { begins, mayBegin } from "./gesture.js";
import { isLost } from "./looking.js";
import { attempt, complain, tell, toast } from "./toasts.js";
import { say } from "./words.js";

export class Deeds {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.address = `/api/tables/${page.id}`;
    /** @type {import("./shapes.js").Hint | null} what was asked for, without suggestions while it is thought about */
    this.hint = null;
    this.explain = new Explain(this);
    /** The position that I have answered already. */
    this.settled = -1;
    /** @type {import("./warnings.js").Warned | null} what was to be chosen, and what that would lose */
    this.doubt = null;
    /** What was touched last. */
    this.meant = "";
  }

  /** @param {string} option or a chain of them @param {boolean} [isSure] whether it is chosen whatever it would lose */
  async choose(option, isSure = false) {
    const { table, past, plans } = this.page;
    if (!table?.is_mine || past) return;
    if (option !== plans.chain) plans.stop();
    if (!isSure && (await this.isDoubtful(option))) return;
    this.doubt = null;
    await this.act("choices", { option }, option);
  }

  /** Whether a choice would lose so much that it is asked about once more. @param {string} option */
  async isDoubtful(option) {
    const { warnings, table, asked } = this.page;
    if (!warnings.asked.size || table?.n === this.settled) return false;
    const { position } = warnings;
    this.press(option);
    const found = await warnings.heed(option);
    this.press("");
    const isOld = position !== warnings.position;
    if (isOld || !found.is_grave) return isOld;
    this.doubt = found;
    this.page.tellDecision();
    tell(found.texts);
    /** @type {HTMLElement | null} */ (asked.querySelector("[data-key=doubt-back]"))?.focus({ preventScroll: true });
    return true;
  }

  /** Choose again; false if nothing was in doubt. */
  leaveDoubt() {
    const { doubt } = this;
    if (!doubt) return false;
    this.doubt = null;
    this.page.touching.way.pop();
    this.page.tellDecision();
    /** @type {HTMLElement | null} */ (this.page.root.querySelector(`:is([data-key="${CSS.escape(doubt.option)}"], .touch[data-option="${CSS.escape(doubt.option)}"])`))?.focus({ preventScroll: true });
    return true;
  }

  /** Take what things on the board mean: it is sent, or held back if it is the first half of a move. @param {string} option */
  async mean(option) {
    const { page } = this;
    const { table, previews, touching } = page;
    if (!table || page.past || table.n === this.settled) return;
    if (!mayBegin(table)) return this.choose(option);
    this.meant = option;
    const { position } = previews;
    const known = previews.of(option);
    if (known === undefined) touching.point(option);
    const next = known === undefined ? await previews.soon(option) : known;
    if (known === undefined) touching.point("");
    if (this.meant !== option || previews.position !== position || page.past || table.n === this.settled) return;
    if (!begins(option, next)) return this.choose(option);
    touching.hold(option);
    if (touching.origin) /** @type {HTMLElement | null} */ (page.asked.querySelector(".golden"))?.focus();
  }

  /** Take back a touch, the latest choice with all that was chosen in the same gesture, or the turn. @param {boolean} turn */
  async undo(turn) {
    this.page.plans.stop();
    if (!turn && this.page.touching.letGo()) return;
    await this.act("undo", { turn });
  }

  /** Put away the hint, the mat, the past or the narrowing, or take back the latest small choice. */
  cancel() {
    const { mats, past, table, touching, replay } = this.page;
    if (this.page.inspector.close() || this.leaveDoubt() || this.page.grip.lower()) return;
    if (this.hint) this.closeHint();
    else if (this.explain.isOpen) this.explain.close();
    else if (!mats.isAsked && mats.close()) return;
    else if (past && table?.status !== "over") replay.now();
    else if (!touching.letGo() && !touching.clear() && table?.is_mine && table.undo.can) void this.undo(false);
  }

  rematch = attempt(() => goToNew(`${this.address}/rematch`, {}));

  /** Open the manual at a rule. @param {string} rule */
  read = (rule) => this.page.drawer.read(rule);

  /** Light what an option is on the board. @param {string} option */
  point(option) {
    const { touching, warnings, asked } = this.page;
    touching.point(option);
    warnings.say(option, asked, null);
  }

  /** Ask what might be chosen here. */
  askHint = attempt(async () => {
    const { table } = this.page;
    if (!table?.hints || this.hint) return;
    const hint = { n: table.n };
    this.showHint(hint);
    try {
      const found = await post(`${this.address}/hints`, { n: table.n, seat: table.viewer });
      if (this.hint === hint) this.showHint(found);
    } finally {
      if (this.hint === hint) this.closeHint();
    }
  });

  closeHint = () => this.showHint(null);

  /** @param {import("./shapes.js").Hint | null} hint */
  showHint(hint) {
    this.hint = hint;
    this.point("");
    this.page.tellDecision();
  }

  /**
   * Answer each position once; what was decided on an old position is not done, and the new one is shown.
   * @param {string} what @param {Record<string, unknown>} form @param {string} [pressed] the option that is shown as pressed
   * @returns {Promise<{n: number} | null>} null if it was not done
   */
  act(what, form, pressed = "") {
    const { table, looking } = this.page;
    if (!table || table.n === this.settled || looking.isOffline) return Promise.resolve(null);
    this.settled = table.n;
    this.press(pressed || what);
    return looking.waiting(post(`${this.address}/${what}`, { n: table.n, seat: table.viewer, ...form }))
      .catch((error) => {
        if (error instanceof Refused && error.code === "stale") toast(say("page-stale"));
        else if (isLost(error)) looking.turnOffline(true);
        else complain(error);
        this.settled = -1;
        // After the news that have waited for the answer, which may tell all.
        setTimeout(() => this.page.refresh());
        return null;
      })
      .finally(() => this.press(""));
  }

  /** Show at once that something was taken up, until it is answered. @param {string} what an option, a deed, or nothing */
  press(what) {
    const { root, touching } = this.page;
    root.classList.toggle("pending", what !== "");
    touching.press(what);
    for (const each of root.querySelectorAll(":is(.decision, .words) [data-key]")) {
      const isIt = what !== "" && each.getAttribute("data-key") === what;
      if (isIt || each.classList.contains("pressed")) each.classList.toggle("pressed", isIt);
    }
  }
}
