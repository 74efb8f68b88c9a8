/** The version of the program that made this page; what depends on it alone is kept by the browser under its name. */

/** Empty where the page was opened without one. */
export const VERSION = /\/static\/([0-9a-f]{12})\//.exec(import.meta.url)?.[1] ?? "";
