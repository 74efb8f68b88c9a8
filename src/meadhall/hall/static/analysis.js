/** What decided a finished game: the graph under the slider, and the pane with turning points, luck and mistakes. */

import { get, goToNew, person, post } from "./api.js";
import { button, fill, h, refill, svg } from "./dom.js";
import { percent, whys } from "./hint.js";
import { colourOf } from "./picture.js";
import { settings } from "./settings.js";
import { attempt, complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Analysis} Found */
/** @typedef {import("./shapes.js").Table} Table */

const AGAIN = 1000;

/** A change of a chance in percentage points. @param {number} gain */
const points = (gain) => {
  const number = Math.round(100 * gain);
  return `${number > 0 ? "+" : number < 0 ? "−" : "±"}${Math.abs(number)}`;
};

/** What came of one kind of throw, beside what was to be expected. @param {import("./shapes.js").Throws} throws */
const thrown = ({ label, count, outcomes }) =>
  h("table", { class: "throws" },
    h("caption", {}, say("page-throws", { label, count })),
    h("thead", {}, h("tr", {}, h("td"), h("th", { scope: "col" }, say("page-thrown")), h("th", { scope: "col" }, say("page-expected")))),
    h("tbody", {},
      ...outcomes.map((each) => h("tr", {}, h("th", { scope: "row" }, each.label), h("td", {}, each.seen), h("td", {}, each.expected))),
    ),
  );

/** A table of my own that begins where this game stood, against bots. @param {string} table @param {number} at @param {number} seat */
export const playOn = (table, at, seat) => attempt(() => goToNew(`/api/tables/${table}/again`, { at, seat, level: settings.level }));

export class Analysis {
  /**
   * @param {(n: number) => void} visit shows the position after n entries
   * @param {(n: number) => (() => void) | null} watching what plays the scene to which an entry belongs, if there is one
   */
  constructor(visit, watching) {
    this.visit = visit;
    this.watching = watching;
    this.graph = h("div", { class: "graph", hidden: true, onclick: (/** @type {MouseEvent} */ event) => this.jump(event) });
    this.pane = h("div", { class: "analysis" });
    /** @type {Table | null} */
    this.table = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** Ask for the analysis once the game is over; of a puzzle that is still to be solved there is none. @param {Table} table */
  tell(table) {
    const isKnown = this.table !== null;
    if (table.status !== "over" || (table.coach && !table.coach.closing)) return;
    this.table = table;
    if (!isKnown) void this.look();
  }

  /** Say it again, in another language. */
  forget() {
    this.table = null;
  }

  async look() {
    clearTimeout(this.timer);
    try {
      this.show(await get(`/api/tables/${this.table?.id}/analysis`));
    } catch (error) {
      complain(error);
    }
  }

  begin = attempt(async () => this.show(await post(`/api/tables/${this.table?.id}/analysis`, {})));

  /** The moment that was touched. @param {MouseEvent} event */
  jump({ clientX }) {
    const { left, width } = this.graph.getBoundingClientRect();
    this.visit(Math.round(((clientX - left) / width) * (this.table?.length ?? 0)));
  }

  /** @param {Found} found */
  show(found) {
    const { table } = this;
    if (!table) return;
    this.graph.hidden = false;
    const course = svg(found.graph);
    for (const line of course.querySelectorAll("path")) {
      if (line.dataset.side) line.style.stroke = colourOf(line.dataset.side);
    }
    fill(this.graph, course);
    const { progress } = found;
    if (progress !== null && progress < 1) this.timer = setTimeout(() => void this.look(), AGAIN);
    refill(
      this.pane,
      h("h3", {}, say("page-turning-points")),
      found.turning_points.length ? this.turns(table, found) : h("p", { class: "quiet" }, say("page-no-turning-points")),
      h("h3", {}, say("page-luck")),
      h("p", { class: "quiet" }, say(found.strokes ? "page-luck-about" : "page-no-luck")),
      found.strokes ? h("ul", { class: "lucks" }, ...table.seats.map(({ seat, name }) => h("li", {}, `${name}: ${points(found.luck[seat] ?? 0)}`))) : null,
      ...found.throws.map(thrown),
      h("h3", {}, say("page-mistakes")),
      ...this.mistakes(table, found),
    );
  }

  /** @param {number} n @param {string} key @param {...import("./dom.js").Child} words */
  line(n, key, ...words) {
    const watch = this.watching(n);
    const line = button(h("span", {}, ...words), () => this.visit(n), { class: "line", "data-key": key });
    return h("li", {}, line, watch ? button(say("page-watch-scene"), watch, { class: "small", "data-key": `watch-${key}` }) : null);
  }

  /** @param {Table} table @param {Found} found */
  turns(table, found) {
    const items = found.turning_points.map(({ n, text, gains, luck }) => {
      const gainer = gains.indexOf(Math.max(...gains));
      const change = h("strong", {}, `${table.seats[gainer]?.name} ${points(gains[gainer] ?? 0)}`);
      const byLuck = Math.abs(luck[gainer] ?? 0) >= 0.01 ? ` (${say("page-by-luck", { points: points(luck[gainer] ?? 0) })})` : "";
      return this.line(n, `turn-${n}`, change, `${byLuck}: ${text}`);
    });
    return h("ol", { class: "moments" }, ...items);
  }

  /** @param {Table} table @param {Found} found */
  mistakes(table, { mistakes, progress }) {
    if (progress === null) {
      const find = button(say("page-find-mistakes"), this.begin, { "data-key": "find-mistakes" });
      return [h("p", { class: "quiet" }, say("page-mistakes-about")), person ? find : null];
    }
    const bar = progress < 1 ? h("progress", { value: progress, "aria-label": say("page-mistakes") }) : null;
    const none = progress === 1 && !mistakes.length ? h("p", {}, say("page-no-mistakes")) : null;
    const items = mistakes.map(({ n, seat, chosen, best, chance, loss, reasons }) => {
      const said = say("page-mistake", { name: table.seats[seat]?.name ?? "", chosen });
      const better = say("page-better", { best, chance: percent(chance), points: points(loss) });
      const item = this.line(n, `mistake-${n}`, h("strong", {}, said), h("br"), better);
      item.append(whys(reasons));
      if (person) item.append(button(say("page-try-again-here"), playOn(table.id, n, seat), { class: "small", "data-key": `again-${n}` }));
      return item;
    });
    return [bar, none, h("ol", { class: "moments" }, ...items)];
  }
}
