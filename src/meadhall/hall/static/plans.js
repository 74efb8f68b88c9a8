/** Plans that the game proposes: one touch follows a plan, choosing on whenever I am asked, as long as the phase lasts. */

import { button, h } from "./dom.js";
import { pace } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */

/** The least time between two choices, in milliseconds, so that one sees what is done. */
const LEAST = 200;

export class Plans {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** The key of the plan that is followed. */
    this.key = "";
    this.label = "";
    /** In which phase. */
    this.phase = "";
    /** @type {number | undefined} */
    this.timer = undefined;
    /** What it says to choose, and in which position it said so. */
    this.chain = "";
    this.chosen = -1;
  }

  /** @param {Table["plans"][0]} plan */
  follow({ key, label }) {
    this.key = key;
    this.label = label;
    this.phase = this.page.table?.ribbon?.title ?? "";
    this.page.board.light([]);
    this.goOn();
    this.page.tellDecision();
  }

  stop() {
    clearTimeout(this.timer);
    this.key = this.chain = "";
  }

  /** Choose what the plan says, if it says something. */
  goOn() {
    const { table, past, deeds } = this.page;
    if (!this.key || !table || past) return;
    const plan = table.is_mine ? table.plans.find(({ key }) => key === this.key) : undefined;
    if ((table.is_mine && !plan) || table.ribbon?.title !== this.phase || table.status !== "running") this.stop();
    if (!plan || !this.key || table.n === this.chosen) return;
    this.chosen = table.n;
    this.chain = plan.chain;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.key && void deeds.choose(plan.chain), Math.max(pace(), LEAST));
  }

  /** What can be followed, or what is. @param {Table} table */
  row(table) {
    if (this.key) {
      const stop = () => {
        this.stop();
        this.page.tellDecision();
      };
      return h("div", { class: "plans" }, h("span", {}, say("page-plan-followed", { plan: this.label })), button(say("page-plan-stop"), stop, { class: "small", "data-key": "plan stop" }));
    }
    if (!table.is_mine || !table.plans?.length) return null;
    const all = table.plans.map((plan) => {
      const made = button(plan.label, () => this.follow(plan), { class: "small plan", "data-key": `plan ${plan.key}`, "data-tip": plan.about });
      const { board } = this.page;
      made.onpointerenter = made.onfocus = () => board.light(plan.things);
      made.onpointerleave = made.onblur = () => board.light([]);
      return made;
    });
    return h("div", { class: "plans", role: "group", "aria-label": say("page-plans") }, h("span", {}, say("page-plans")), ...all);
  }
}
