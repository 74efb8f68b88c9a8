/** The form that opens a new table. */

import { post } from "./api.js";
import { fill, h } from "./dom.js";
import { introduce } from "./header.js";
import { tableAddress } from "./lobby.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/**
 * @param {import("./shapes.js").Game} game
 * @param {import("./shapes.js").Level[]} levels
 * @param {HTMLInputElement} name
 */
export function opening(game, levels, name) {
  const places = h("div", { class: "places" });
  /** @param {number} count */
  const sit = (count) => fill(places, ...Array.from({ length: count }, (_, n) => place(n, levels)));
  sit(game.players[0] ?? 2);
  const count = h("select", { onchange: () => sit(Number(count.value)) });
  count.append(...game.players.map((each) => h("option", { value: each }, String(each))));
  const isPublic = h("input", { type: "checkbox" });
  const options = game.options.map(option);
  const open = attempt(async () => {
    await introduce(name);
    const seats = [...places.children].map(seated);
    const given = Object.fromEntries(options.map(({ read }, n) => [game.options[n]?.name, read()]));
    const form = { game: game.slug, seats, public: isPublic.checked, options: given };
    const { id } = await post("/api/tables", form);
    location.assign(tableAddress(id));
  });
  const form = h("form", { class: "opening", "aria-label": say("page-new-table") },
    h("h3", {}, `${say("page-new-table")}: ${game.title}`),
    game.players.length > 1
      ? h("label", { class: "field" }, h("span", {}, say("page-players", { players: "" })), count)
      : null,
    places,
    h("label", { class: "field check" }, isPublic, h("span", {}, say("page-public"))),
    h("details", {},
      h("summary", {}, say("page-game-options")),
      h("p", { class: "quiet" }, say("page-game-options-usual")),
      ...options.map(({ field }) => field),
    ),
    h("button", { type: "submit", class: "main" }, say("page-open-table")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    open();
  });
  return form;
}

/** One seat: who shall sit there. @param {number} n @param {import("./shapes.js").Level[]} levels */
function place(n, levels) {
  /** @type {[string, string][]} */
  const kinds = [
    ["me", say("page-seat-me")],
    ...levels.map(
      (each) => /** @type {[string, string]} */ ([`bot ${each.level}`, say("page-seat-bot", { level: each.label })]),
    ),
    ["open", say("page-seat-open")],
    ["guest", say("page-seat-guest")],
  ];
  const usual = n === 0 ? "me" : "bot karl";
  const options = kinds.map(([value, label]) => h("option", { value, selected: value === usual }, label));
  const title = say("page-name-of", { number: n + 1 });
  const guest = h("input", { type: "text", maxlength: 30, hidden: true, "aria-label": title, placeholder: title });
  const kind = h("select", { onchange: () => (guest.hidden = kind.value !== "guest") }, ...options);
  return h("div", { class: "field" }, h("label", {}, h("span", {}, say("page-seat", { number: n + 1 })), kind), guest);
}

/** @param {Element} field */
function seated(field) {
  const [kind = "", level = ""] = (field.querySelector("select")?.value ?? "").split(" ");
  const name = kind === "guest" ? (field.querySelector("input")?.value ?? "") : "";
  return { kind, level, name };
}

/**
 * An option of the game with its explanation, and how to read what was chosen.
 * @param {import("./shapes.js").GameOption} option
 * @returns {{field: HTMLElement, read: () => boolean | number | string}}
 */
function option(option) {
  const text = h("small", {}, option.text);
  if (option.kind === "bool") {
    const box = h("input", { type: "checkbox", checked: option.default });
    const field = h("label", { class: "field check option" }, box, h("span", {}, option.label, text));
    return { field, read: () => box.checked };
  }
  if (option.values.length) {
    const values = option.values.map(({ value, label }) =>
      h("option", { value, selected: value === option.default }, label),
    );
    const list = h("select", {}, ...values);
    const field = h("label", { class: "field option" }, h("span", {}, option.label, text), list);
    return { field, read: () => option.values[list.selectedIndex]?.value ?? option.default };
  }
  const number = h("input", { type: "number", min: option.least, max: option.most, value: option.default });
  const field = h("label", { class: "field option" }, h("span", {}, option.label, text), number);
  return { field, read: () => Number(number.value) };
}
