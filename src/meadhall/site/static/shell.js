/**
 * The shell of a hall that runs in this browser: it keeps the worker in which the hall lives, while the pages of the hall
 * come and go in a frame. What they ask for comes by the service worker, what they listen for by messages of their own.
 */

import { TEXTS } from "./texts.js";

/** Where the page of the hall keeps what the reader has chosen. */
const SETTINGS = "meadhall-settings";
const LOCK = "meadhall";
/** How often the address and the title of the page in the frame are taken over. */
const LOOK = 300;

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The reader's language: the one chosen, else the browser's, else English. */
function language() {
  try {
    const chosen = JSON.parse(localStorage.getItem(SETTINGS) ?? "null")?.language;
    if (chosen in TEXTS) return chosen;
  } catch {
    // What cannot be read was not chosen.
  }
  return navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in TEXTS) ?? "en";
}

/** @type {Record<string, string>} */
const texts = TEXTS[language()] ?? {};
document.documentElement.lang = language();

/** @param {string} key @param {string} [small] @param {number} [done] */
function tell(key, small = "", done) {
  part("said").textContent = texts[key] ?? key;
  part("small").textContent = small;
  const bar = /** @type {HTMLProgressElement} */ (part("done"));
  bar.hidden = done === undefined;
  if (done === -1) bar.removeAttribute("value");
  else if (done !== undefined) bar.value = done;
}

/** @param {string} key @param {() => void} act */
function offer(key, act) {
  const button = /** @type {HTMLButtonElement} */ (part("act"));
  button.textContent = texts[key] ?? key;
  button.hidden = false;
  button.onclick = () => {
    button.hidden = true;
    act();
  };
}

/** @type {Worker | null} */
let hall = null;

/** Everything that the hall needs is on this machine, and the service worker answers. */
async function settle() {
  if (!("serviceWorker" in navigator)) throw new Error(texts["no-worker"]);
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data.fetched !== undefined) tell("fetching", texts["fetching-once"], data.fetched);
    else if (data.ask && hall) hall.postMessage(data, [...ports]);
  });
  const isFirst = !navigator.serviceWorker.controller;
  const coming = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  const registration = await navigator.serviceWorker.register("/sw.js");
  if (!isFirst) return;
  const failed = new Promise((_, reject) => {
    registration.installing?.addEventListener("statechange", (event) => {
      if (/** @type {ServiceWorker} */ (event.target).state === "redundant") reject(new Error(texts["no-files"]));
    });
  });
  // A page that was loaded past the service worker asks it to take over.
  registration.active?.postMessage("claim");
  await Promise.race([coming, failed]);
}

/** The hall opens in its worker. */
function open() {
  return new Promise((resolve, reject) => {
    hall = new Worker("/site/worker.js", { type: "module" });
    hall.onmessage = ({ data }) => {
      if (data.open) resolve(undefined);
      else if (data.failed) reject(new Error(data.failed));
    };
    hall.onerror = (event) => reject(new Error(event.message || texts["no-hall"]));
  });
}

/** The pages of the hall, from the one that the address names. */
function show() {
  const frame = document.createElement("iframe");
  frame.title = "Meadhall";
  frame.src = location.pathname + location.search + location.hash;
  const follow = () => {
    const inner = frame.contentWindow;
    if (!inner || inner.location.origin !== location.origin) return;
    const { pathname, search, hash } = inner.location;
    if (pathname + search + hash !== location.pathname + location.search + location.hash) history.replaceState(null, "", pathname + search + hash);
    if (inner.document.title && inner.document.title !== document.title) document.title = inner.document.title;
  };
  frame.onload = follow;
  setInterval(follow, LOOK);
  addEventListener("message", (event) => {
    if (event.source === frame.contentWindow && event.data.listen) hall?.postMessage(event.data, [...event.ports]);
  });
  document.addEventListener("visibilitychange", () => hall?.postMessage({ keep: true }));
  document.body.append(frame);
  part("wait").hidden = true;
}

/** The hall is open in one page at a time, since there is one of it; another that asks for it gets it. @param {boolean} isTaken */
async function begin(isTaken) {
  const options = isTaken ? { steal: true } : { ifAvailable: true };
  const held = navigator.locks.request(LOCK, options, async (lock) => {
    if (!lock) return false;
    tell("fetching", texts["fetching-once"], -1);
    await settle();
    tell("opening", texts["opening-once"], -1);
    await open();
    show();
    return new Promise(() => {});
  });
  try {
    if (!(await held)) throw new DOMException("", "AbortError");
  } catch (error) {
    const isElsewhere = error instanceof DOMException && error.name === "AbortError";
    hall?.terminate();
    hall = null;
    document.querySelector("iframe")?.remove();
    part("wait").hidden = false;
    tell(isElsewhere ? "elsewhere" : "failed", isElsewhere ? "" : String(error instanceof Error ? error.message : error));
    offer(isElsewhere ? "here" : "again", () => (isElsewhere ? void begin(true) : location.reload()));
  }
}

void begin(false);
