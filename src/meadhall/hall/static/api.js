/** Asking the server. */

import { compare } from "./banners.js";
import { VERSION } from "./version.js";
import { language, say } from "./words.js";

/** @typedef {Record<string, string | number | boolean | null | undefined>} Query */

/** Answers that depend on the program alone. */
const OF_THE_PROGRAM = /^\/api\/(games|words)/;

let csrf = "";
/** @type {import("./shapes.js").Person | null} */
export let person = null;
/** Whether the hall is open in this browser alone: nobody else can come, and there are no accounts. */
export let isAlone = false;

/** A refusal of the server, with its words in the reader's language. */
export class Refused extends Error {
  /** @param {number} status 0 if there was no answer @param {string} code @param {string} message */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Where something is asked for, in the language of the page. @param {string} path @param {Query} query */
export function addressOf(path, query) {
  const address = new URL(path, location.origin);
  const version = OF_THE_PROGRAM.test(path) ? VERSION : null;
  for (const [name, value] of Object.entries({ lang: language, v: version, ...query })) {
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Query} query
 * @param {unknown} [body]
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
async function ask(method, path, query, body, signal) {
  const headers = { "Content-Type": "application/json", "X-CSRF": csrf };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(addressOf(path, query), { method, headers, body: sent, signal, credentials: "same-origin" });
  } catch (error) {
    if (signal?.aborted && signal.reason?.name !== "TimeoutError") throw error;
    throw new Refused(0, "offline", say("page-offline"));
  }
  compare(answer.headers.get("Meadhall-Version"));
  if (answer.status === 204) return null;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, said.code ?? "", said.message ?? say("page-offline"));
  return said;
}

/**
 * @param {string} path
 * @param {Query} [query]
 * @param {AbortSignal} [signal]
 */
export const get = (path, query = {}, signal = undefined) => ask("GET", path, query, undefined, signal);

/**
 * Who looks at a table: what is done there is answered with the new look.
 * @type {{query: () => Query, take: (look: any, query: Query) => void} | null}
 */
let watcher = null;

/** @param {NonNullable<typeof watcher>} who */
export const watch = (who) => void (watcher = who);

/** @param {string} path @param {unknown} body */
export async function post(path, body) {
  const query = watcher?.query() ?? {};
  const answer = await send(path, query, body);
  if (answer && "look" in answer) watcher?.take(answer.look, query);
  return answer;
}

/** @param {string} path @param {Query} query @param {unknown} body */
async function send(path, query, body) {
  try {
    return await ask("POST", path, query, body);
  } catch (error) {
    if (!(error instanceof Refused && error.code === "bad-csrf")) throw error;
    await meet();
    return ask("POST", path, query, body);
  }
}

/** @param {string} path */
export const remove = (path) => ask("DELETE", path, {});

/** @param {string} id */
export const tableAddress = (id) => `/table/${encodeURIComponent(id)}`;

/** Ask for a new table and go there. @param {string} path @param {unknown} body */
export const goToNew = async (path, body) => location.assign(tableAddress((await post(path, body)).id));

/** @param {{person: import("./shapes.js").Person | null, csrf: string, is_alone: boolean}} answer */
function greet(answer) {
  isAlone = answer.is_alone;
  person = answer.person;
  csrf = answer.csrf;
  return person;
}

/** Find out who I am. */
export const meet = async () => greet(await get("/api/me"));

/**
 * Be somebody: a guest by name, or an account (`accounts` makes one, `sessions` logs in).
 * @param {"guests" | "accounts" | "sessions"} how @param {{name: string, password?: string}} form
 */
export const enter = async (how, form) => greet(await post(`/api/${how}`, form));

export const leave = async () => greet(await ask("DELETE", "/api/sessions", {}));
