/** Keeps everything that the hall is made of, so that it opens without a network, and hands on what its pages ask for. */

/** @type {string} */
const VERSION = "@VERSION@";
/** @type {string[]} */
const FILES = JSON.parse(`@FILES@`);
const KEPT = `meadhall-${VERSION}`;
/** How many files are fetched at a time. */
const HANDS = 6;
const worker = /** @type {any} */ (self);

/** @param {any} message */
async function tellAll(message) {
  for (const each of await worker.clients.matchAll({ includeUncontrolled: true })) each.postMessage(message);
}

async function install() {
  const cache = await caches.open(KEPT);
  const left = [...FILES];
  const fetchOn = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const answer = await fetch(next, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${next}: ${answer.status}`);
      await cache.put(next, answer);
      await tellAll({ fetched: 1 - left.length / FILES.length });
    }
  };
  await Promise.all(Array.from({ length: HANDS }, fetchOn));
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("meadhall-") && name !== KEPT) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {string} path */
const file = async (path) => (await (await caches.open(KEPT)).match(path)) ?? fetch(path);

/** What the hall answers, which is open in one page of all that are. @param {Request} request @param {string} target */
async function ask(request, target) {
  const body = await request.arrayBuffer();
  const asked = { method: request.method, target, headers: Object.fromEntries(request.headers), body };
  const shells = (await worker.clients.matchAll()).filter((/** @type {any} */ each) => each.frameType === "top-level");
  if (!shells.length) return new Response("", { status: 503 });
  /** @type {{status: number, headers: Record<string, string>, body: Uint8Array<ArrayBuffer>}} */
  const { status, headers, body: said } = await new Promise((resolve) => {
    for (const shell of shells) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      shell.postMessage({ ask: asked }, [port2]);
    }
  });
  return new Response([204, 304].includes(status) ? null : said, { status, headers });
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "claim") event.waitUntil(worker.clients.claim());
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname, search } = new URL(event.request.url);
  if (origin !== location.origin) return;
  const path = pathname.replace(/^\/static\/[0-9a-f]{12}\//, "/static/");
  if (event.request.mode === "navigate" && event.request.destination === "document") event.respondWith(file("/"));
  else if (path !== "/" && FILES.includes(path)) event.respondWith(file(path));
  else event.respondWith(ask(event.request, pathname + search));
});
