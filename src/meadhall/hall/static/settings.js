/** What a person has set on this device. */

import { LANGUAGES } from "./words.js";

const PLACE = "meadhall-settings";
const MILLISECONDS = { slow: 800, normal: 350, fast: 150, none: 0 };
const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const browser = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each));

/** @type {{language: string, theme: string, sound: boolean, speed: keyof typeof MILLISECONDS, level: string}} */
export const settings = {
  language: browser ?? "en",
  theme: "auto",
  sound: true,
  speed: "normal",
  level: "karl",
  ...remembered(PLACE),
};

/** Something kept on this device. @param {string} place @returns {any} */
export function remembered(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} place @param {unknown} what */
export function remember(place, what) {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** @param {Partial<typeof settings>} changes */
export function set(changes) {
  Object.assign(settings, changes);
  remember(PLACE, settings);
  dress();
}

/** How long a piece glides, in milliseconds. */
export const pace = () => (calm.matches ? 0 : MILLISECONDS[settings.speed]);

/** Show the page by day or by night. */
export function dress() {
  const isDark = settings.theme === "dark" || (settings.theme === "auto" && night.matches);
  document.documentElement.classList.toggle("dark", isDark);
}

night.addEventListener("change", dress);
