/** The bar at the top of every page: the way home, the language, settings, the account. */

import { enter, isAlone, leave, person } from "./api.js";
import { button, check, field, h, select } from "./dom.js";
import { icon } from "./icons.js";
import { set, settings } from "./settings.js";
import { attempt, toast } from "./toasts.js";
import { ways } from "./ways.js";
import { language, learn, say } from "./words.js";

/** @typedef {import("./shapes.js").Page} Page */

/** @param {Page} page */
export function header(page) {
  return h("header", { class: "bar" },
    h("a", { class: "home", href: "/" }, h("img", { src: new URL("icon.svg", import.meta.url).href, alt: "" }), h("span", {}, say("page-title"))),
    ways(),
    tools(page),
  );
}

/** Language, settings and account. @param {Page} page @param {...import("./dom.js").Child} before what the page itself puts before them */
export function tools(page, ...before) {
  const other = language === "pl" ? "en" : "pl";
  const speak = attempt(async () => {
    set({ language: other });
    await learn(other);
    await page.retell();
  });
  return h("nav", { class: "tools", "aria-label": say("page-settings") },
    ...before,
    button(other.toUpperCase(), speak, { class: "plain language", "aria-label": say("page-language"), lang: other }),
    menu("settings", choices(page)),
    menu("account", account(page), person?.name),
  );
}

/**
 * A small sheet that a button opens.
 * @param {"settings" | "account"} name @param {HTMLElement[]} content @param {string} [whose]
 */
function menu(name, content, whose = "") {
  const title = say(`page-${name}`);
  const words = whose ? `${title}: ${whose}` : title;
  const sheet = h("div", { class: "sheet", id: `menu-${name}`, popover: true, "aria-label": title, role: "dialog" });
  sheet.append(h("h2", {}, title), ...content);
  return h("div", { class: "menu" },
    h("button", { type: "button", class: "plain", popovertarget: sheet.id, "aria-label": words, title: words }, icon(name), whose ? h("span", { class: "whose" }, whose) : null),
    sheet,
  );
}

/** @param {Page} page */
function choices(page) {
  /** @param {"theme" | "speed" | "scenes"} what @param {string[]} values */
  const one = (what, values) => {
    const named = values.map((value) => ({ value, label: say(`page-${what}-${value}`) }));
    return field(say(`page-${what}`), select(named, settings[what], (value) => set({ [what]: value })));
  };
  const sound = h("input", { type: "checkbox", checked: settings.sound });
  sound.onchange = () => {
    set({ sound: sound.checked });
    page.refresh?.();
  };
  const volume = h("input", { type: "range", min: 0, max: 100, step: 5, value: settings.volume, onchange: () => set({ volume: Number(volume.value) }) });
  const explains = h("input", { type: "checkbox", checked: settings.explains });
  explains.onchange = () => set({ explains: explains.checked });
  const warns = h("input", { type: "checkbox", checked: settings.warns });
  warns.onchange = () => {
    set({ warns: warns.checked });
    page.refresh?.();
  };
  return [
    one("theme", ["auto", "light", "dark"]),
    one("speed", ["slow", "normal", "fast", "none"]),
    one("scenes", ["mine", "all", "never"]),
    check(sound, say("page-sound")),
    field(say("page-volume"), volume),
    check(explains, say("page-explains"), h("small", {}, say("page-explains-why"))),
    check(warns, say("page-warn-me"), h("small", {}, say("page-warn-me-why"))),
    ...keys(),
  ];
}

/** What the keys do. */
export const keys = () => [h("h3", { class: "keys" }, say("page-keys")), h("p", { class: "quiet keys" }, say("page-keys-text"))];

/** @param {Page} page */
function account(page) {
  const name = nameInput("username");
  const password = h("input", { type: "password", maxlength: 200, autocomplete: "current-password" });
  /** @param {"guests" | "accounts" | "sessions"} how @param {Record<string, string>} [secret] */
  const go = (how, secret = {}) =>
    attempt(async () => {
      await enter(how, { name: name.value, ...secret });
      toast(say("page-saved"));
      await page.retell();
    });
  /** @param {"accounts" | "sessions"} how @param {string} words */
  const secretly = (how, words) => button(words, () => go(how, { password: password.value })());
  const out = attempt(async () => {
    await leave();
    location.assign("/");
  });
  const known = person ? [h("p", {}, say("page-playing-as", { name: person.name }))] : [];
  if (person && !person.is_guest) return [...known, button(say("page-log-out"), out)];
  return [
    ...known,
    field(say("page-name"), name),
    ...(person ? [button(say("page-rename"), go("guests"), { class: "small" })] : []),
    ...(isAlone ? (person ? [] : [button(say("page-keep-name"), go("guests"))]) : [
      h("p", { class: "quiet" }, say("page-account-why")),
      field(say("page-password"), password),
      h("p", { class: "row" }, secretly("accounts", say("page-register")), secretly("sessions", say("page-log-in"))),
    ]),
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
