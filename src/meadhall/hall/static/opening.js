/** The form that opens a new table. */

import { goToNew } from "./api.js";
import { check, field, fill, h, select } from "./dom.js";
import { introduce } from "./header.js";
import { attempt } from "./toasts.js";
import { say } from "./words.js";

/** @type {Record<string, boolean>} who leaves it to the house says nothing */
const HINTS = { true: true, false: false };

/**
 * @param {import("./shapes.js").Game} game
 * @param {import("./shapes.js").Level[]} levels
 * @param {HTMLInputElement} name
 */
export function opening(game, levels, name) {
  const places = h("div", { class: "places" });
  /** @param {number} count */
  const sit = (count) => fill(places, ...Array.from({ length: count }, (_, n) => place(n, levels)));
  sit(game.usual_players);
  const counts = game.players.map((value) => ({ value, label: String(value) }));
  const count = select(counts, game.usual_players, (chosen) => sit(Number(chosen)));
  const isPublic = h("input", { type: "checkbox" });
  const hints = select(["usual", "true", "false"].map((value) => ({ value, label: say(`page-hints-${value}`) })), "usual");
  const options = game.options.map(option);
  const open = attempt(async () => {
    await introduce(name);
    const seats = [...places.children].map(seated);
    const given = Object.fromEntries(options.map(({ read }, n) => [game.options[n]?.name, read()]));
    await goToNew("/api/tables", { game: game.slug, seats, public: isPublic.checked, hints: HINTS[hints.value], options: given });
  });
  /** @param {Event} event */
  const onsubmit = (event) => {
    event.preventDefault();
    open();
  };
  return h("form", { class: "opening", "aria-label": say("page-new-table"), onsubmit },
    h("h3", {}, `${say("page-new-table")}: ${game.title}`),
    counts.length > 1 ? field(say("page-players", { players: "" }), count) : null,
    places,
    check(isPublic, say("page-public")),
    field(say("page-hints"), hints),
    h("details", {},
      h("summary", {}, say("page-game-options")),
      h("p", { class: "quiet" }, say("page-game-options-usual")),
      ...options.map(({ shown }) => shown),
    ),
    h("button", { type: "submit", class: "main" }, say("page-open-table")),
  );
}

/** One seat: who shall sit there. @param {number} n @param {import("./shapes.js").Level[]} levels */
function place(n, levels) {
  const bots = levels.map(({ level, label }) => ({ value: `bot ${level}`, label: say("page-seat-bot", { level: label }) }));
  const others = ["open", "guest"].map((value) => ({ value, label: say(`page-seat-${value}`) }));
  const kinds = [{ value: "me", label: say("page-seat-me") }, ...bots, ...others];
  const title = say("page-name-of", { number: n + 1 });
  const guest = h("input", { type: "text", maxlength: 30, hidden: true, "aria-label": title, placeholder: title });
  const kind = select(kinds, n === 0 ? "me" : "bot karl", (chosen) => (guest.hidden = chosen !== "guest"));
  return h("div", { class: "field" }, h("label", {}, h("span", {}, say("page-seat", { number: n + 1 })), kind), guest);
}

/** @param {Element} chosen */
function seated(chosen) {
  const [kind = "", level = ""] = (chosen.querySelector("select")?.value ?? "").split(" ");
  const name = kind === "guest" ? (chosen.querySelector("input")?.value ?? "") : "";
  return { kind, level, name };
}

/**
 * An option of the game with its explanation, and how to read what was chosen.
 * @param {import("./shapes.js").GameOption} option
 * @returns {{shown: HTMLElement, read: () => boolean | number | string | undefined}}
 */
function option({ kind, label, text, values, least: min, most: max, default: usual }) {
  const words = h("span", {}, label, h("small", {}, text));
  if (kind === "bool") {
    const box = h("input", { type: "checkbox", checked: usual });
    return { shown: h("label", { class: "field check option" }, box, words), read: () => box.checked };
  }
  const list = select(values, usual);
  const input = h("input", kind === "int" ? { type: "number", min, max, value: usual } : { type: "text", value: usual });
  const shown = h("label", { class: "field option" }, words, values.length ? list : input);
  const typed = () => (kind === "int" ? Number(input.value) : input.value);
  return { shown, read: () => (values.length ? values[list.selectedIndex]?.value : typed()) };
}
