/** The pages of learning: the paths of all games; and one game on one page, with its lessons and all its rules. */

import { get } from "./api.js";
import { button, fill, h, svg } from "./dom.js";
import { header } from "./header.js";
import { icon } from "./icons.js";
import { nextLesson, openLesson, pathOf } from "./lessons.js";
import { chapters, turnTo } from "./manual.js";
import { define } from "./picture.js";
import { complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {import("./shapes.js").Guide} Guide */

/** The paths of all games. */
export class Learn {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  begin = () => this.retell();

  async retell() {
    /** @type {{paths: import("./shapes.js").Path[]}} */
    const { paths } = await get("/api/lessons");
    document.title = `${say("page-place-learn")} – ${say("page-title")}`;
    this.root.className = "house-page";
    fill(this.root, header(this), h("main", { class: "home-page" }, h("h1", {}, say("page-learn-title")), h("p", {}, h("a", { class: "button", href: "/puzzles", "data-key": "puzzles" }, say("page-puzzles"))), h("div", { class: "paths" }, ...paths.map(section))));
  }
}

/** @param {import("./shapes.js").Path} path */
function section(path) {
  const done = path.lessons.filter((each) => each.is_done).length;
  const about = h("a", { href: `/learn/${path.game}` }, say("page-how-to-play"));
  return h("section", {}, h("h2", {}, path.game_title, h("small", {}, say("page-lessons-done", { done, count: path.lessons.length }), " · ", about)), pathOf(path));
}

const TABS = /** @type {const} */ (["page", "lessons", "rules"]);

/** How to play a game: one page of figures, its lessons, all its rules. */
export class HowToPlay {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.body = h("div", { class: "how" });
  }

  async begin() {
    await this.retell();
    addEventListener("hashchange", () => void this.show().catch(complain));
  }

  async retell() {
    /** @type {[Guide, {paths: import("./shapes.js").Path[]}, void]} */
    const [guide, { paths }] = await Promise.all([get(`/api/games/${this.game}/guide`), get("/api/lessons"), define(this.game)]);
    this.guide = guide;
    this.path = paths.find((each) => each.game === this.game);
    document.title = `${this.guide.title} – ${say("page-how-to-play")}`;
    this.root.className = "house-page";
    fill(this.body);
    const main = h("main", { class: "home-page" }, h("h1", {}, `${this.guide.title} · ${say("page-how-to-play")}`), this.tabs(), this.body);
    fill(this.root, header(this), main);
    await this.show();
  }

  get tab() {
    const name = location.hash.slice(1).split("=")[0] ?? "";
    return this.known.find((each) => each === name) ?? this.known[0] ?? "rules";
  }

  /** What there is to be shown: a game may have no page of figures, or no lessons. */
  get known() {
    return TABS.filter((each) => (each === "page" ? this.guide?.boxes.length : each === "lessons" ? this.path : true));
  }

  tabs() {
    const links = this.known.map((tab) => h("a", { href: `#${tab}`, "data-tab": tab }, say(`page-how-${tab}`)));
    const { path } = this;
    const next = path ? nextLesson(path) : null;
    const go = path && next ? button(say("page-play-lesson"), openLesson(path.game, next.id), { class: "main", "data-key": "play-lesson" }) : null;
    return h("nav", { class: "how-tabs", "aria-label": say("page-how-to-play") }, ...links, go);
  }

  async show() {
    const { tab, guide, path } = this;
    if (!guide) return;
    for (const each of this.root.querySelectorAll(".how-tabs a")) each.toggleAttribute("aria-current", each.getAttribute("data-tab") === tab);
    if (tab === "lessons") fill(this.body, path ? pathOf(path) : null);
    else if (tab === "page") fill(this.body, ...page(this.game, guide, path));
    else if (!this.body.querySelector(".manual")) fill(this.body, h("div", { class: "sheeted book" }, await chapters(this.game)));
    const rule = location.hash.split("=")[1];
    if (tab === "rules" && rule) turnTo(this.body, decodeURIComponent(rule));
  }
}

/** The one page. @param {string} game @param {Guide} guide @param {import("./shapes.js").Path | undefined} path */
function page(game, guide, path) {
  const print = button(say("page-print"), () => window.print(), { class: "small print" });
  return [
    h("article", { class: "guide sheeted" },
      h("header", {}, h("p", {}, guide.intro), h("ul", { class: "goals" }, ...guide.goals.map((each) => h("li", {}, each))), print),
      h("ol", { class: "boxes" }, ...guide.boxes.map((box) => boxOf(game, box, path))),
      h("section", { class: "legend" }, h("h2", {}, say("page-signs")), h("ul", {}, ...guide.signs.map(sign))),
    ),
  ];
}

/** @param {{glyph: string, text: string}} each */
function sign({ glyph, text }) {
  const drawn = svg(glyph);
  drawn?.classList.add("glyph", "meadhall");
  return h("li", {}, drawn, h("span", {}, text));
}

/** @param {string} game @param {Guide["boxes"][number]} box @param {import("./shapes.js").Path | undefined} path */
function boxOf(game, box, path) {
  const address = new URL(`/api/games/${game}/guide/${box.id}.svg`, location.origin);
  address.searchParams.set("lang", document.documentElement.lang);
  if (document.documentElement.classList.contains("dark")) address.searchParams.set("night", "true");
  const figure = box.ratio ? h("img", { src: address.href, alt: box.alt, loading: "lazy" }) : null;
  if (figure && box.ratio) figure.style.aspectRatio = String(box.ratio);
  const rules = box.rules.map((rule) => h("a", { href: `#rules=${rule}`, class: "to-rule" }, rule));
  const lesson = path?.lessons.find((each) => each.id === box.lesson);
  const learn = lesson ? button(icon("play"), openLesson(game, lesson.id), { class: "small", "aria-label": `${say("page-play-lesson")}: ${lesson.title}`, title: lesson.title }) : null;
  return h("li", {}, h("h2", {}, box.title), h("p", {}, box.text), figure, h("p", { class: "row rules" }, ...rules, learn));
}
