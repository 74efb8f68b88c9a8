/** News from the server: by WebSocket, and by asking every few seconds while there is none. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const POLL = 2500;

/**
 * Call `heard` whenever something may have happened. Lost connections come back by themselves; in between the page asks.
 * @param {() => string} path with what has been seen already
 * @param {(item: {what: string, n?: number}) => void} heard
 * @param {(isConnected: boolean) => void} changed
 */
export function listen(path, heard, changed) {
  let wait = FIRST_WAIT;
  let isConnected = true;
  /** @type {number | undefined} */
  let poller;

  /** @param {boolean} now */
  function turn(now) {
    if (now !== isConnected) changed(now);
    isConnected = now;
    clearInterval(poller);
    if (!now) poller = setInterval(() => heard({ what: "poll" }), POLL);
  }

  function connect() {
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + path());
    socket.onopen = () => {
      wait = FIRST_WAIT;
      turn(true);
    };
    socket.onmessage = (event) => {
      const item = JSON.parse(event.data);
      if (item.what !== "heartbeat") heard(item);
    };
    socket.onclose = () => {
      turn(false);
      setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  connect();
}
