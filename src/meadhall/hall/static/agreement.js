/** What the players agree on: a preset, the options as they stand, and what of it does not fit, as the house says. */

import { post } from "./api.js";
import { complain } from "./toasts.js";
import { say } from "./words.js";

/** @typedef {boolean | number | string} Value */
/** @typedef {import("./shapes.js").Form} Form */
/** @typedef {import("./shapes.js").GameOption} GameOption */

export class Agreement {
  /**
   * @param {Form} game
   * @param {() => void} changed called when something else is to be shown
   */
  constructor(game, changed) {
    this.game = game;
    this.changed = changed;
    this.players = game.usual_players;
    /** @type {import("./shapes.js").Preset | undefined} */
    this.preset = game.presets[0];
    /** @type {Record<string, Value>} */
    this.values = { ...this.presetValues };
    /** @type {import("./shapes.js").Fit} */
    this.fit = { problem: "", misfits: [] };
    this.asked = 0;
  }

  /** Every option as the preset has it. @returns {Record<string, Value>} */
  get presetValues() {
    return Object.fromEntries(this.game.options.map(({ name, default: usual }) => [name, this.preset?.options[name] ?? usual]));
  }

  /** Set everything as a preset has it. @param {string} name */
  agree(name) {
    this.preset = this.game.presets.find((each) => each.name === name);
    this.values = { ...this.presetValues };
    this.seat(this.preset?.players || this.players);
  }

  /** Change one option, and those without which it would mean nothing. @param {GameOption} option @param {Value} value */
  set(option, value) {
    Object.assign(this.values, option.needs, { [option.name]: value });
    this.ask();
  }

  /** Fit everything to a number of players. @param {number} players */
  seat(players) {
    this.players = players;
    for (const option of this.game.options.filter(({ kind }) => kind === "seats")) {
      this.values[option.name] = this.parts(option).slice(0, players).join(",").replace(/,+$/, "");
    }
    this.ask();
  }

  /** What each seat has of an option for every seat. @param {GameOption} option */
  parts(option) {
    const said = String(this.values[option.name] ?? "").split(",");
    return Array.from({ length: Math.max(this.players, said.length) }, (_, seat) => said[seat] ?? "");
  }

  /** @param {GameOption} option @param {number} seat @param {string} value */
  setPart(option, seat, value) {
    const parts = this.parts(option);
    parts[seat] = value;
    this.set(option, parts.join(",").replace(/,+$/, ""));
  }

  /** Whether an option means something beside the others. @param {GameOption} option */
  matters = (option) => Object.entries(option.needs).every(([name, value]) => this.values[name] === value);

  /** Whether an option is shown: not if it only follows another choice that was not made. @param {GameOption} option */
  isShown = (option) =>
    option.is_pictured || Object.entries(option.needs).every(([name, value]) => value === true || this.values[name] === value);

  /** Why an option means nothing now; empty if it does. @param {GameOption} option */
  idle(option) {
    if (option.players.length && !option.players.includes(this.players)) {
      return say("page-only-players", { players: option.players.join(", "), seats: this.players });
    }
    const [missing] = Object.entries(option.needs).find(([name, value]) => value === true && this.values[name] !== true) ?? [];
    const needed = this.game.options.find(({ name }) => name === missing);
    return needed ? say("page-needs", { option: needed.label }) : "";
  }

  /** Why a value does not fit; empty if it does. @param {GameOption} option @param {Value} value @param {number | null} [seat] */
  reason(option, value, seat = null) {
    const { misfits } = this.fit;
    return misfits.find((each) => each.option === option.name && each.value === value && each.seat === seat)?.reason ?? "";
  }

  /** What is wrong with an option as it stands; empty if nothing is. @param {GameOption} option */
  fault(option) {
    if (!this.fit.problem || !this.matters(option)) return "";
    if (option.kind === "text") return this.fit.problem;
    if (option.kind !== "seats") return this.reason(option, this.values[option.name] ?? "");
    return this.parts(option).some((part, seat) => part && this.reason(option, part, seat)) ? this.fit.problem : "";
  }

  /** The options that are not as the preset has them. */
  get changes() {
    const usual = this.presetValues;
    const changed = this.game.options.filter((option) => this.matters(option) && this.values[option.name] !== usual[option.name]);
    // What was changed only because another option needs it is no change of its own.
    const implied = new Set(changed.flatMap(({ needs }) => Object.keys(needs)));
    return changed.filter(({ name }) => !implied.has(name));
  }

  /** The preset in words, with the number of changes to it. */
  get name() {
    const { preset, changes } = this;
    const isOther = preset?.players && preset.players !== this.players ? 1 : 0;
    const number = changes.length + isOther;
    return { text: number ? say("page-changed", { preset: preset?.label ?? "", number }) : (preset?.label ?? ""), isChanged: number > 0 };
  }

  /** What was agreed on, as far as it means anything. @returns {Record<string, Value>} */
  read() {
    const kept = this.game.options.filter(this.matters);
    return Object.fromEntries(kept.map(({ name, default: usual }) => [name, this.values[name] ?? usual]));
  }

  /** Show what was changed, and ask the house what does not fit. */
  ask() {
    this.changed();
    void this.check(++this.asked).catch(complain);
  }

  /** @param {number} number of the question: of several that are under way the latest counts */
  async check(number) {
    /** @type {import("./shapes.js").Fit} */
    const fit = await post(`/api/games/${this.game.slug}/fit`, { players: this.players, options: this.read() });
    if (number !== this.asked) return;
    this.fit = fit;
    this.changed();
  }
}
