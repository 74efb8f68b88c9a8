/** Looking at a table: its looks come with answers, by news, and by asking; each is shown once, in its turn. */

import { Refused, addressOf, get, watch } from "./api.js";
import { compare, lower, raise } from "./banners.js";
import { addLuck } from "./dice.js";
import { listen } from "./news.js";
import { define } from "./picture.js";
import { PAGE, isChange, seen } from "./sight.js";
import { complain, toast } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Table} Table */
/** @typedef {Table | import("./shapes.js").Change} Look */

/** After how long a look that failed is tried again, in milliseconds. */
const LATER = 1500;
/** How long an answer is waited for until it is asked for again, in milliseconds. */
const PATIENCE = 20000;
/** How many looks are kept. */
const KEPT = 4;

/** Whether something went wrong because nobody answered. @param {unknown} error */
export const isLost = (error) => error instanceof Refused && error.status === 0;

export class Looking {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.address = `/api/tables/${page.id}`;
    this.isLooking = false;
    this.mustLookAgain = false;
    /** How many answers are waited for; news that come meanwhile wait for them. */
    this.asking = 0;
    /** @type {Look[]} */
    this.heard = [];
    /** @type {Table[]} what the page has had lately, the latest first: news may tell the change of one before */
    this.former = [];
    this.isOffline = false;
    /** Connects anew, for the server to see who listens now. */
    this.renewNews = () => {};
    watch({ query: () => this.wish(), take: (look, { seat }) => this.receive(look, seat, true) });
  }

  /** How to see the table, and what the page has of it. */
  wish() {
    const { table } = this.page;
    return { ...this.page.wish(), page: PAGE, has: table?.stamp, mark: table?.log_mark };
  }

  listen() {
    addEventListener("offline", () => this.turnOffline(true));
    addEventListener("online", () => this.refresh());
    const path = () => addressOf(`${this.address}/news`, this.wish());
    this.renewNews = listen(() => path().pathname + path().search, (item) => this.hear(item), (isConnected, why) => {
      if (isConnected) this.turnOffline(false);
      else if (why) toast(why);
    });
  }

  /** Ask for the table until it has been seen with the right eyes. */
  async look() {
    for (;;) {
      const wish = this.wish();
      const look = await this.waiting(get(this.address, wish, AbortSignal.timeout(PATIENCE)));
      if (look && !this.take(look)) continue;
      const { table } = this.page;
      if (!table) continue;
      if (table.dice.wanted) {
        await addLuck(table);
        continue;
      }
      await define(table.game);
      if (this.hasEyes(wish.seat)) return;
    }
  }

  /** Look again; several wishes to do so at once become one. */
  refresh() {
    this.mustLookAgain = true;
    if (!this.isLooking) void this.lookWhileAsked();
  }

  async lookWhileAsked() {
    this.isLooking = true;
    try {
      while (this.mustLookAgain) {
        this.mustLookAgain = false;
        await this.look();
        this.turnOffline(false);
        this.page.tellAll(true);
      }
    } catch (error) {
      if (isLost(error)) this.turnOffline(true);
      else complain(error);
      setTimeout(() => this.refresh(), LATER);
    } finally {
      this.isLooking = false;
    }
  }

  /** Wait for an answer; what is heard meanwhile comes after it. @template T @param {Promise<T>} answer */
  async waiting(answer) {
    this.asking++;
    try {
      return await answer;
    } finally {
      // Whoever waits for the answer takes it first.
      setTimeout(() => {
        this.asking--;
        while (!this.asking && this.heard.length) this.hear({ what: "", look: this.heard.shift() });
      });
    }
  }

  /** Take a look in; false if it does not fit what the page has. @param {Look} look */
  take(look) {
    const { page } = this;
    const table = seen(look, this.former);
    // What was made of the right pieces and is wrong all the same is asked for whole.
    if (!table && page.table && isChange(look) && look.since === page.table.stamp) page.table.stamp = "";
    // Answers may overtake each other; an older one is not news.
    if (table && table.n >= (page.table?.n ?? 0)) {
      page.table = table;
      this.former = [table, ...this.former].slice(0, KEPT);
    }
    return table !== null;
  }

  /** Whether the table was seen with the eyes that are due now. @param {unknown} asked */
  hasEyes(asked) {
    const { page } = this;
    const { table, uncovered } = page;
    const isOthers = table && table.my_seats.length > 1 && table.deciding?.length && !table.deciding.some((seat) => seat === uncovered);
    if (isOthers && table.status !== "over") page.uncovered = null;
    // News may come that were meant for eyes of a moment ago.
    const isStale = table?.status === "running" && page.uncovered !== null && table.viewer !== page.uncovered;
    return page.seat() === asked && !isStale;
  }

  /**
   * Show a look that has come by itself, or with an answer to what I did.
   * @param {Look | null} look @param {unknown} asked @param {boolean} [isAnswer]
   */
  receive(look, asked, isAnswer = false) {
    const isTaken = look !== null && this.take(look);
    if (isAnswer) this.page.answered = this.page.table?.log?.length ?? 0;
    if (!isTaken || !this.hasEyes(asked)) this.refresh();
    else this.page.tellAll(true);
  }

  /** @param {{what: string, version?: string, look?: Look}} item */
  hear({ what, version, look }) {
    compare(version);
    const { table } = this.page;
    if (!look || !table) {
      if (what !== "here") this.refresh();
    } else if (this.asking) {
      this.heard.push(look);
    } else if (look.stamp !== table.stamp) {
      this.receive(look, this.page.seat());
    }
  }

  /** Without a connection the board is only to be looked at. @param {boolean} isOffline */
  turnOffline(isOffline) {
    if (isOffline === this.isOffline) return;
    this.isOffline = isOffline;
    const { root, board, foot } = this.page;
    root.classList.toggle("offline", isOffline);
    board.frame.inert = foot.inert = isOffline;
    if (isOffline) raise("offline", say("page-lost"));
    else {
      lower("offline");
      toast(say("page-online"));
    }
  }
}
