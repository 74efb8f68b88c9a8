/** What is used of Pyodide, which is fetched when a site is built. */
declare module "*/pyodide/pyodide.mjs" {
  export function loadPyodide(options: object): Promise<any>;
}

/** The texts of the shell, which are written when a site is built. */
declare module "*/texts.js" {
  export const TEXTS: Record<string, Record<string, string>>;
}
