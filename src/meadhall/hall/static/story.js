/** The story of a table: what others did is told look by look, at the viewer's pace; what I did is seen at once. */

import { fly } from "./flights.js";
import { lengthOf } from "./results.js";
import { pace, settings } from "./settings.js";
import { cue } from "./sound.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {import("./shapes.js").LogLine} LogLine */
/** @typedef {import("./shapes.js").SceneSummary} SceneSummary */

/** How long something is told at most, and how long all that waits, in milliseconds. */
const PACES = { slow: [1600, 24_000], normal: [900, 9000], fast: [400, 4000], none: [0, 0] };
/** No step is shorter. */
const LEAST = 80;

export class Story {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Table[]} looks that are still to be told, the oldest first */
    this.queue = [];
    /** @type {Table | null} what is told, while it is not the latest */
    this.frame = null;
    /** @type {Table | null} what was told last */
    this.told = null;
    /** @type {Map<string, number>} how much of each scene has been seen */
    this.seen = new Map();
    /** @type {LogLine | null} what the sentence is about that is told */
    this.line = null;
    /** @type {SceneSummary | null} the scene that is played before the next look */
    this.scene = null;
    this.isPaused = false;
    /** Whether it is told twice as fast as usual. */
    this.isFast = false;
    this.isBusy = false;
    /** Which telling goes on; one that was cut short finds another number. */
    this.telling = 0;
    /** @type {() => void} */
    this.goOn = () => {};
  }

  /** Whether something is told that is not the latest. */
  get isBehind() {
    return this.frame !== null || this.queue.length > 0;
  }

  /** Tell a look, after those that wait. @param {Table} table @param {boolean} glides */
  hear(table, glides) {
    const latest = this.queue.at(-1) ?? this.told;
    if (latest && follows(latest, table) && glides && pace() && !document.hidden) {
      this.queue.push(table);
      if (!this.isBusy) void this.tell();
      return;
    }
    // Who has just come has seen nothing, and asks for it; others see at once how things ended.
    const ended = latest ? this.fresh(table).filter(({ outcome }) => outcome) : [];
    if (latest && !follows(latest, table)) this.page.stage.forget(scenes(table));
    this.jump(table, glides && latest !== null && follows(latest, table));
    void this.watch(ended, table);
  }

  /** Cut it short: the present is shown, and of scenes is told how they ended. */
  cut() {
    const { stage, results, table } = this.page;
    if (!table) return;
    const missed = scenes(table).filter((scene) => scene.id === stage.playing);
    stage.close();
    for (const scene of [...missed, ...this.fresh(table)]) results.add(scene);
    this.jump(table, true);
  }

  /** Show a look at once. @param {Table} table @param {boolean} glides */
  jump(table, glides) {
    this.telling++;
    this.goOn();
    this.isPaused = this.isBusy = false;
    this.queue = [];
    this.line = this.scene = null;
    this.seen.clear(); // what was taken back may happen again
    this.note(scenes(table));
    this.show(table, glides);
  }

  async tell() {
    const { stage } = this.page;
    const telling = ++this.telling;
    this.isBusy = true;
    for (let table = this.queue.shift(); table; table = this.queue.shift()) {
      const lines = added(this.told, table);
      const fresh = this.fresh(table);
      const staged = fresh.find((scene) => isStaged(scene, table));
      if (staged) this.freeze(staged);
      await this.watch(fresh, table);
      stage.outlast(lines.map((line) => table.sentences[line.turn ?? -1]?.scene?.id ?? ""));
      if (telling !== this.telling) return;
      this.line = lines.findLast((line) => line.turn !== null && line.seat !== table.viewer) ?? (table.is_mine ? null : this.line);
      const before = this.told;
      this.scene = null;
      this.show(table, true);
      this.follow(lines, before, table);
      await this.hold(lines.some((line) => line.seat !== table.viewer) ? this.span() : 0);
      if (telling !== this.telling) return;
    }
    this.isBusy = false;
    if (this.frame) this.show(this.page.table ?? this.frame, true);
  }

  /** @param {Table} table @param {boolean} glides */
  show(table, glides) {
    const before = this.told;
    this.told = table;
    this.frame = table === this.page.table ? null : table;
    this.page.tellFrame(table, before, glides);
  }

  /** What was seen last is only to be looked at while a scene is played that comes before the next look. @param {SceneSummary} scene */
  freeze(scene) {
    this.scene = scene;
    this.frame = this.told;
    this.page.rest();
  }

  /** Go where it happens, and let what was gained fly to who gained it. @param {LogLine[]} lines @param {Table | null} before @param {Table} table */
  follow(lines, before, table) {
    const { board, plates, past } = this.page;
    if (past || !lines.length) return;
    const things = lines.flatMap((line) => line.things);
    if (!table.is_mine) board.follow(things);
    if (before && fly(plates, before.plates ?? [], table.plates ?? [], board.elements(things)[0] ?? null)) cue("coin");
  }

  /** How long the next step is told: the more there is, the shorter. */
  span() {
    const [most = 0, all = 0] = PACES[settings.speed] ?? [];
    const span = this.queue.length ? Math.max(LEAST, Math.min(most, all / this.queue.length)) : 0;
    return this.isFast ? span / 2 : span;
  }

  /** What the bar says: what is told, else what is played, else what was asked then. */
  get words() {
    return this.sentence?.text || this.scene?.title || this.told?.prompt || "";
  }

  /** What is told now, as the log says it. */
  get sentence() {
    const turn = this.line?.turn ?? null;
    return turn === null ? null : (this.told?.sentences[turn] ?? null);
  }

  /** @param {number} span in milliseconds; longer while somebody has paused */
  hold(span) {
    return new Promise((/** @type {(_: void) => void} */ resolve) => {
      this.goOn = () => {
        clearTimeout(timer);
        this.goOn = () => {};
        resolve();
      };
      const timer = setTimeout(() => this.isPaused || this.goOn(), span);
    });
  }

  pause() {
    this.isPaused = !this.isPaused;
    if (!this.isPaused) this.goOn();
    this.page.tellDecision();
  }

  hurry() {
    this.isFast = !this.isFast;
    this.page.tellDecision();
  }

  /** Tell the next thing, and then wait. */
  step() {
    this.isPaused = true;
    this.goOn();
    this.page.tellDecision();
  }

  // Scenes

  /** The scenes of which something is new. @param {Table} table */
  fresh(table) {
    return scenes(table).filter((scene) => lengthOf(scene) > (this.seen.get(scene.id) ?? 0));
  }

  /** Scenes are seen, as far as they have come. @param {SceneSummary[]} all */
  note(all) {
    for (const scene of all) this.seen.set(scene.id, lengthOf(scene));
  }

  /** Play what is new of scenes, or say how they ended. @param {SceneSummary[]} fresh @param {Table} table */
  async watch(fresh, table) {
    const { stage, results, past } = this.page;
    // Who looks at the past is not called away from it.
    const staged = past ? [] : fresh.filter((scene) => isStaged(scene, table));
    for (const scene of fresh) {
      const from = lengthOf(scene) > (this.seen.get(scene.id) ?? 0) ? (this.seen.get(scene.id) ?? 0) : 0;
      this.note([scene]);
      const nth = staged.indexOf(scene);
      if (nth < 0) results.add(scene);
      else await stage.play(scene, from, { isOwn: !table.my_seats.length || takesPart(scene, table), count: [nth + 1, staged.length] });
    }
  }
}

/** Whether a log goes on from another, as the same eyes read it. @param {Table} before @param {Table} table */
const follows = (before, table) =>
  before.viewer === table.viewer && before.log.length <= table.log.length && (before.log.length === 0 || before.log.at(-1) === table.log[before.log.length - 1]);

/** @param {Table | null} before @param {Table} table */
const added = (before, table) => table.log.slice(before?.log.length ?? 0);

/** @param {Table} table @returns {SceneSummary[]} */
export const scenes = (table) => table.sentences.flatMap(({ scene }) => (scene ? [scene] : []));

/** @param {SceneSummary} scene @param {Table} table */
const takesPart = (scene, table) => scene.seats.some((seat) => table.my_seats.includes(seat));

/** Whether a scene is played: mine, all, or none; who only watches wants to see it all. @param {SceneSummary} scene @param {Table} table */
function isStaged(scene, table) {
  if (settings.scenes === "all") return true;
  return settings.scenes === "mine" && settings.speed !== "none" && (!table.my_seats.length || takesPart(scene, table));
}
