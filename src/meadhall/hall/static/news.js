/** News from the server: by WebSocket, and by asking every few seconds while there is none. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const POLL = 2500;
/** With which code the server closes a connection that is one too many, and after how long it is worth another try. */
const SHOWN_OUT = 4429;
const MUCH_LATER = 60_000;
/** How long a connection lasts that was let in after that. */
const SETTLED = 1000;
/** After how long without a word a connection is taken to be lost; the server says something every 25 seconds. */
const SILENCE = 60_000;

/**
 * Call `heard` whenever something may have happened. Lost connections come back by themselves; in between the page asks.
 * @param {() => string} path with what has been seen already
 * @param {(item: {what: string, version?: string, look?: any}) => void} heard
 * @param {(isConnected: boolean, why: string) => void} changed
 * @returns {() => void} connects anew, for the server to see who listens now
 */
export function listen(path, heard, changed) {
  let wait = FIRST_WAIT;
  let isConnected = true;
  /** @type {WebSocket} */
  let socket;
  /** @type {number | undefined} */
  let poller;

  /** @param {boolean} now @param {string} [why] */
  function turn(now, why = "") {
    if (now !== isConnected) changed(now, why);
    isConnected = now;
    clearInterval(poller);
    if (now) return;
    poller = setInterval(() => heard({ what: "poll" }), POLL);
    heard({ what: "poll" });
  }

  function connect() {
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + path());
    /** @type {number | undefined} */
    let settling;
    /** @type {number | undefined} */
    let silence;
    const wakeful = () => {
      clearTimeout(silence);
      silence = setTimeout(() => lost({ code: 0, reason: "" }), SILENCE);
    };
    const settle = () => {
      wait = FIRST_WAIT;
      turn(true);
    };
    socket.onopen = () => {
      wakeful();
      if (wait === MUCH_LATER) settling = setTimeout(settle, SETTLED);
      else settle();
    };
    socket.onmessage = (event) => {
      wakeful();
      const item = JSON.parse(event.data);
      if (item.what !== "heartbeat") heard(item);
    };
    /** @param {{code: number, reason: string}} how */
    const lost = ({ code, reason }) => {
      socket.onclose = null;
      socket.close();
      clearTimeout(silence);
      clearTimeout(settling);
      turn(false, reason);
      if (code === SHOWN_OUT) wait = MUCH_LATER;
      setTimeout(connect, wait * (0.75 + Math.random() / 2));
      if (code !== SHOWN_OUT) wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    socket.onclose = lost;
  }

  connect();
  return () => {
    if (socket.readyState > WebSocket.OPEN) return;
    socket.onclose = null;
    socket.close();
    connect();
  };
}
