/** The worker in which the hall lives: Python, the hall, and what is kept of it in this browser. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

const FOLDER = "/home/meadhall";
const KEPT = ["hall.db", "cookies.json"];
/** Milliseconds after a change in which more of them are awaited before all is written. */
const PATIENCE = 250;

/** @returns {Promise<IDBDatabase>} */
const store = () =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open("meadhall", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("files");
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** @template T @param {IDBRequest<T>} asked @returns {Promise<T>} */
const done = (asked) =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

const files = await store();
const python = await loadPyodide({ env: { HOME: "/home" } });
const program = await (await fetch("./program.zip")).arrayBuffer();
python.unpackArchive(program, "zip", { extractDir: "/program" });
python.runPython("import sys; sys.path.insert(0, '/program')");
python.FS.mkdirTree(FOLDER);
for (const name of KEPT) {
  const kept = await done(files.transaction("files").objectStore("files").get(name));
  if (kept) python.FS.writeFile(`${FOLDER}/${name}`, kept);
}
const door = python.pyimport("meadhall.site.door").Door(FOLDER);

let changes = 0;
/** @type {number | undefined} */
let due;

/** Write down what the hall holds, if that has changed. */
function keep() {
  clearTimeout(due);
  due = undefined;
  if (door.changes === changes) return;
  changes = door.changes;
  const here = files.transaction("files", "readwrite").objectStore("files");
  for (const name of KEPT) {
    if (python.FS.analyzePath(`${FOLDER}/${name}`).exists) here.put(python.FS.readFile(`${FOLDER}/${name}`), name);
  }
}

const soon = () => (due ??= setTimeout(keep, PATIENCE));

/** @param {{method: string, target: string, headers: Record<string, string>, body: ArrayBuffer}} asked @param {MessagePort} port */
async function answer(asked, port) {
  const headers = python.toPy(asked.headers);
  const body = python.toPy(new Uint8Array(asked.body)).tobytes();
  try {
    const found = await door.answer(asked.method, asked.target, headers, body);
    const [given, whole] = [found.headers, found.body];
    const bytes = whole.toJs();
    port.postMessage({ status: found.status, headers: given.toJs({ dict_converter: Object.fromEntries }), body: bytes }, [bytes.buffer]);
    for (const each of [given, whole, found]) each.destroy();
  } catch (error) {
    port.postMessage({ status: 500, headers: {}, body: new Uint8Array() });
    console.error(error);
  }
  headers.destroy();
  soon();
}

/** @param {string} target @param {MessagePort} port */
function listen(target, port) {
  const listener = door.listen(target, (/** @type {string} */ said) => {
    port.postMessage(said);
    soon();
  });
  port.onmessage = () => {
    listener.leave();
    listener.destroy();
    port.close();
  };
}

self.onmessage = ({ data, ports: [port] }) => {
  if (data.keep) keep();
  else if (data.ask && port) void answer(data.ask, port);
  else if (data.listen && port) listen(data.listen, port);
};

try {
  await door.open();
  self.postMessage({ open: true });
} catch (error) {
  self.postMessage({ failed: String(error) });
}
