/** The page of a new table: how, who, what is picked by pictures, changes to the rules; the whole beside the button. */

import { Agreement } from "./agreement.js";
import { Refused, get, goToNew, isAlone, person } from "./api.js";
import { button, field, fill, h, refill, select } from "./dom.js";
import { header, introduce, nameInput } from "./header.js";
import { icon } from "./icons.js";
import { NetworkDoor } from "./network.js";
import { define } from "./picture.js";
import { emblemOf, pickers, seatName } from "./pickers.js";
import { Places } from "./places.js";
import { ruleCards } from "./rulecards.js";
import { absence, absences } from "./seats.js";
import { say } from "./words.js";

/** @type {Record<string, boolean>} who leaves it to the house says nothing */
const HINTS = { true: true, false: false };
/** Refusals that concern the name. */
const NAMES = ["bad-name", "name-taken"];
/** Milliseconds in which a click follows the finger that was lifted. */
const LIFTED = 60;

export class NewTable {
  /** @param {HTMLElement} root @param {string} slug of the game */
  constructor(root, slug) {
    this.root = root;
    this.slug = slug;
    this.isPublic = false;
    this.hints = "usual";
    this.away = "never";
    /** What the house refused when the table was to be opened, if that was not about a field. */
    this.refused = "";
    this.isOpening = false;
    /** Whether somebody is pressing something, which must stay where it is until the click. */
    this.isPressed = false;
    this.isDue = false;
    /** @type {Agreement | null} */
    this.agreement = null;
    /** @type {Places | null} */
    this.places = null;
    this.how = h("section", { class: "how" });
    this.seats = h("div", { class: "places" });
    this.picked = h("div", { class: "picked" });
    this.rules = h("section", { class: "rules" });
    this.evening = h("section", { class: "evening" });
    this.summary = h("dl");
    this.fault = h("p", { class: "fault", role: "alert" });
    this.nameFault = h("p", { class: "fault", id: "name-fault", role: "alert" });
    this.name = nameInput();
    this.door = new NetworkDoor();
  }

  begin() {
    this.root.addEventListener("pointerdown", () => (this.isPressed = true));
    this.root.addEventListener("click", () => (this.isPressed = false), { capture: true });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.lift(), LIFTED));
    return this.retell();
  }

  /** Nothing is pressed any more: what the house has answered meanwhile is shown. */
  lift() {
    this.isPressed = false;
    if (this.isDue) this.tell();
  }

  async retell() {
    const { game, levels } = await get(`/api/games/${this.slug}/form`);
    await define(this.slug);
    this.adopt(game, levels);
    this.root.className = "new-page";
    document.title = `${say("page-new-title", { game: game.title })} – ${say("page-title")}`;
    fill(
      this.root,
      header(this),
      h("main", { class: "new-table" },
        h("form", { class: "sheet-of-form", onsubmit: this.open, id: "new-table", "aria-label": say("page-new-table"), novalidate: true },
          this.head(game), this.how, this.who(), this.picked, this.rules, this.evening),
        h("aside", { class: "beside", "aria-label": say("page-your-table") }, this.yourTable(), this.door.element),
      ),
    );
    this.tell();
    this.agreement?.ask();
    if (!isAlone) await this.door.look();
  }

  /** Take a game in: anew, or in another language with everything as it was chosen. @param {import("./shapes.js").Form} game @param {import("./shapes.js").Level[]} levels */
  adopt(game, levels) {
    const { agreement, places } = this;
    if (agreement && places) {
      agreement.game = game;
      agreement.preset = game.presets.find(({ name }) => name === agreement.preset?.name);
      places.levels = levels;
      return;
    }
    this.agreement = new Agreement(game, () => this.tell());
    this.places = new Places(game.players, game.usual_players, levels, (players) => this.agreement?.seat(players));
  }

  /** @param {import("./shapes.js").Form} game */
  head = (game) =>
    h("header", { class: "form-head" },
      h("img", { src: game.picture, alt: "", width: 1440, height: 900 }),
      h("div", {}, h("h1", {}, say("page-new-title", { game: game.title })), h("p", {}, say("page-new-lead"))),
      h("a", { class: "button", href: "/" }, say("page-other-game"), icon("swap")),
    );

  who() {
    this.name.setAttribute("aria-describedby", "name-fault");
    const mine = person?.is_guest === false ? null : h("div", { class: "my-name" }, field(say("page-your-name"), this.name), this.nameFault);
    return h("section", { class: "who" }, h("h2", {}, say("page-who"), " ", h("small", {}, say("page-who-hint"))), mine, this.seats);
  }

  /** Show everything as it stands. */
  tell() {
    const { agreement, places } = this;
    this.isDue = this.isPressed;
    if (!agreement || !places || this.isPressed) return;
    places.sit(agreement.players);
    const names = places.all.map(({ kind }, seat) => seatName(seat, kind === "me"));
    refill(this.how, ...this.presets(agreement));
    refill(this.seats, ...places.cards((seat) => emblemOf(agreement, seat)));
    refill(this.picked, ...pickers(agreement, places.mine, names));
    refill(this.rules, ...this.changes(agreement));
    refill(this.evening, ...this.manners());
    refill(this.summary, ...this.sum(agreement, places));
    this.fault.textContent = this.problem(agreement);
    this.door.element.hidden = !places.hasOpen;
  }

  /** @param {Agreement} agreement */
  presets(agreement) {
    const { text, isChanged } = agreement.name;
    const cards = agreement.game.presets.map((preset) => {
      const isChosen = preset === agreement.preset;
      const looks = { class: "card", "aria-pressed": String(isChosen), "data-key": `preset ${preset.name}` };
      return button(
        h("span", { class: "content" },
          h("strong", {}, isChosen ? text : preset.label),
          h("small", {}, `${preset.text} `, h("span", { class: "minutes" }, say("page-min", { minutes: preset.minutes }))),
          isChosen && !isChanged ? h("span", { class: "tick" }, icon("check")) : null,
        ),
        () => agreement.agree(preset.name), looks,
      );
    });
    const back = isChanged
      ? button(h("span", { class: "content" }, icon("undo"), say("page-back-to", { preset: agreement.preset?.label ?? "" })),
          () => agreement.agree(agreement.preset?.name ?? ""), { class: "small back", "data-key": "back" })
      : null;
    const title = h("h2", {}, say("page-how"), " ", h("small", {}, say("page-how-hint")));
    return [h("div", { class: "titled" }, title, back), h("div", { class: "cards presets" }, ...cards)];
  }

  /** @param {Agreement} agreement */
  changes(agreement) {
    const number = agreement.changes.length;
    const hint = number ? say("page-changes-some", { number }) : say("page-changes-none");
    return [h("h2", {}, say("page-changes"), " ", h("small", {}, hint)), h("div", { class: "rule-cards" }, ...ruleCards(agreement))];
  }

  /** How the table is kept: who sees it, hints, absence. */
  manners() {
    const seen = [false, true].map((value) => {
      const see = () => {
        this.isPublic = value;
        this.tell();
      };
      return button(say(`page-seen-${value}`), see, { "aria-pressed": String(this.isPublic === value), "data-key": `public ${value}` });
    });
    /** @param {string} name @param {{value: string, label: string}[]} values @param {string} now @param {(value: string) => void} choose */
    const list = (name, values, now, choose) =>
      h("label", { class: "rule" }, h("strong", {}, say(`page-${name}`)), select(values, now, choose, { "data-key": name }));
    const hints = ["usual", "true", "false"].map((value) => ({ value, label: say(`page-hints-${value}`) }));
    return [
      h("h2", {}, say("page-evening")),
      h("div", { class: "rule-cards" },
        isAlone ? null : h("div", { class: "rule" }, h("strong", {}, say("page-seen")), h("div", { class: "segments", role: "group", "aria-label": say("page-seen") }, ...seen)),
        list("hints", hints, this.hints, (value) => (this.hints = value)),
        isAlone ? null : list("absence", absences(), this.away, (value) => {
          this.away = value;
          this.tell();
        }),
      ),
    ];
  }

  /** The whole in five lines. @param {Agreement} agreement @param {Places} places */
  sum(agreement, places) {
    const minutes = agreement.preset?.minutes ?? agreement.game.minutes;
    const pace = this.away.startsWith("clock") ? say(`page-absence-${this.away}`) : say("page-pace-live");
    const lines = [
      [say("page-sum-players"), String(places.all.length)],
      [say("page-sum-minutes"), say("page-min", { minutes })],
      ...(isAlone ? [] : [[say("page-sum-pace"), pace], [say("page-seen"), say(`page-seen-${this.isPublic}`)]]),
      [say("page-sum-rules"), agreement.name.text],
    ];
    return lines.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)));
  }

  /** What stands in the way of the whole. @param {Agreement} agreement */
  problem(agreement) {
    const hasField = agreement.game.options.some((option) => agreement.fault(option));
    return agreement.fit.problem ? (hasField ? say("page-fault-above") : agreement.fit.problem) : this.refused;
  }

  /** The sum, and the button, which stays where it is whatever is told anew. */
  yourTable() {
    const golden = h("button", { type: "submit", class: "main golden", form: "new-table", "data-key": "open" }, say("page-open-table"));
    return h("section", { class: "your-table" }, h("h2", {}, say("page-your-table")), this.summary, golden, this.fault);
  }

  /** @param {Event} event */
  open = (event) => {
    event.preventDefault();
    if (this.isOpening || !this.agreement || !this.places) return;
    if (this.agreement.fit.problem) return void this.showFault();
    this.isOpening = true;
    this.openTable(this.agreement, this.places)
      .catch((error) => this.refuse(error))
      .finally(() => (this.isOpening = false));
  };

  /** @param {Agreement} agreement @param {Places} places */
  async openTable(agreement, places) {
    this.refused = this.nameFault.textContent = "";
    await introduce(this.name);
    const { slug: game, isPublic, hints, away } = this;
    const form = { game, seats: places.all, adds_luck: true, public: isPublic, hints: HINTS[hints], absence: absence(away), options: agreement.read() };
    await goToNew("/api/tables", form);
  }

  /** What the house refuses stands where it belongs. @param {unknown} error */
  refuse(error) {
    const isName = error instanceof Refused && NAMES.includes(error.code);
    const words = error instanceof Error ? error.message : String(error);
    if (isName) {
      this.nameFault.textContent = words;
      this.name.focus();
    } else {
      this.refused = words;
      this.tell();
    }
  }

  /** Go to the first field that is wrong. */
  showFault() {
    const fault = this.root.querySelector(".fault:not(:empty)");
    fault?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null | undefined} */ (fault?.closest("section, .rule, button")?.querySelector("button, select, input"))?.focus();
  }
}
