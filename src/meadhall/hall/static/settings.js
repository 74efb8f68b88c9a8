/** What a person has set on this device. */

import { LANGUAGES } from "./words.js";

const PLACE = "meadhall-settings";
const MILLISECONDS = { slow: 800, normal: 350, fast: 150, none: 0 };
const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const browser = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each));

/** @type {{language: string, theme: string, sound: boolean, speed: keyof typeof MILLISECONDS, volume: number, scenes: "mine" | "all" | "never", level: string, folded: Record<string, boolean>, warns: boolean, explains: boolean}} */
export const settings = {
  language: browser ?? "en",
  theme: "auto",
  sound: true,
  /** How loud, of a hundred. */
  volume: 60,
  speed: "normal",
  /** Which clashes are played on the stage; of the others is told how they ended. */
  scenes: "mine",
  level: "karl",
  /** By game, whether the drawer is folded away. */
  folded: {},
  warns: true,
  /** Whether beginners among the bots say by themselves why they did what they did; a first game turns it on. */
  explains: false,
  ...recall(),
};

/** What was set when the page was last open. @returns {any} */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Partial<typeof settings>} changes */
export function set(changes) {
  Object.assign(settings, changes);
  dress();
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** How long a piece glides, in milliseconds. */
export const pace = () => (calm.matches ? 0 : MILLISECONDS[settings.speed]);

/** Show the page by day or by night. */
export function dress() {
  const isDark = settings.theme === "dark" || (settings.theme === "auto" && night.matches);
  document.documentElement.classList.toggle("dark", isDark);
}

night.addEventListener("change", dress);
