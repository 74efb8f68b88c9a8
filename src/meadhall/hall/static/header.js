/** The bar at the top of every page: the way home, the language, settings, the account. */

import { enter, leave, person } from "./api.js";
import { button, h } from "./dom.js";
import { icon } from "./icons.js";
import { set, settings } from "./settings.js";
import { attempt, toast } from "./toasts.js";
import { language, learn, say } from "./words.js";

/**
 * @param {import("./shapes.js").Page} page
 * @param {...import("./dom.js").Child} between what the page itself puts into the bar
 */
export function header(page, ...between) {
  const other = language === "pl" ? "en" : "pl";
  const speak = attempt(async () => {
    set({ language: other });
    await learn(other);
    await page.retell();
  });
  return h("header", { class: "bar" },
    h("a", { class: "home", href: "/" }, h("img", { src: "/static/icon.svg", alt: "" }), h("span", {}, say("page-title"))),
    ...between,
    h("nav", { class: "tools", "aria-label": say("page-settings") },
      button(other.toUpperCase(), speak, { class: "plain language", "aria-label": say("page-language"), lang: other }),
      menu("settings", say("page-settings"), choices(page)),
      menu("account", say("page-account"), account(page)),
    ),
  );
}

/**
 * A small sheet that a button opens.
 * @param {"settings" | "account"} name @param {string} title @param {HTMLElement[]} content
 */
function menu(name, title, content) {
  const sheet = h("div", { class: "sheet", id: `menu-${name}`, popover: true, "aria-label": title, role: "dialog" });
  sheet.append(h("h2", {}, title), ...content);
  return h("div", { class: "menu" },
    h("button", { type: "button", class: "plain", popovertarget: sheet.id, "aria-label": title, title }, icon(name)),
    sheet,
  );
}

/**
 * @param {string} title
 * @param {string} chosen
 * @param {[string, string][]} values
 * @param {(value: string) => void} choose
 */
function select(title, chosen, values, choose) {
  const options = values.map(([value, label]) => h("option", { value, selected: value === chosen }, label));
  const made = h("select", { onchange: () => choose(made.value) }, ...options);
  return h("label", { class: "field" }, h("span", {}, title), made);
}

/** @param {import("./shapes.js").Page} page */
function choices(page) {
  const themes = ["auto", "light", "dark"].map((each) => /** @type {[string, string]} */ ([each, say(`page-theme-${each}`)]));
  const speeds = ["slow", "normal", "fast", "none"].map(
    (each) => /** @type {[string, string]} */ ([each, say(`page-speed-${each}`)]),
  );
  const sound = h("input", { type: "checkbox", checked: settings.sound });
  sound.addEventListener("change", () => {
    set({ sound: sound.checked });
    void page.retell();
  });
  return [
    select(say("page-theme"), settings.theme, themes, (theme) => set({ theme })),
    select(say("page-speed"), settings.speed, speeds, (speed) => set({ speed: /** @type {any} */ (speed) })),
    h("label", { class: "field check" }, sound, h("span", {}, say("page-sound"))),
    h("h3", {}, say("page-keys")),
    h("p", { class: "quiet" }, say("page-keys-text")),
  ];
}

/** @param {import("./shapes.js").Page} page */
function account(page) {
  const name = nameInput("username");
  const password = h("input", { type: "password", maxlength: 200, autocomplete: "current-password" });
  /** @param {"guests" | "accounts" | "sessions"} how */
  const go = (how) =>
    attempt(async () => {
      await enter(how, how === "guests" ? { name: name.value } : { name: name.value, password: password.value });
      toast(say("page-saved"));
      await page.retell();
    });
  const out = attempt(async () => {
    await leave();
    location.assign("/");
  });
  const known = person ? [h("p", {}, say("page-playing-as", { name: person.name }))] : [];
  if (person && !person.is_guest) return [...known, button(say("page-log-out"), out)];
  return [
    ...known,
    h("label", { class: "field" }, h("span", {}, say("page-name")), name),
    person ? button(say("page-rename"), go("guests"), { class: "plain" }) : h("span"),
    h("p", { class: "quiet" }, say("page-account-why")),
    h("label", { class: "field" }, h("span", {}, say("page-password")), password),
    h("p", { class: "row" }, button(say("page-register"), go("accounts")), button(say("page-log-in"), go("sessions"))),
  ];
}

const guestNumber = Math.floor(Math.random() * 90) + 10;

/** Where one's name stands; there is always one that will do. @param {string} [autocomplete] */
export function nameInput(autocomplete = "nickname") {
  const value = person?.name ?? say("page-guest", { number: guestNumber });
  return h("input", { type: "text", maxlength: 30, value, autocomplete });
}

/**
 * Be somebody before doing something: who has no name yet takes the one in the field.
 * @param {HTMLInputElement} [name]
 */
export async function introduce(name) {
  const given = (name ?? nameInput()).value.trim();
  if (!person || (person.is_guest && given && given !== person.name)) await enter("guests", { name: given });
}
