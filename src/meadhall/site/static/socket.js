/** What a page of the hall hears its news by, where no network brings them: it stands in for the browser's WebSocket. */

class LocalSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;

  /** @param {string} address */
  constructor(address) {
    this.readyState = LocalSocket.CONNECTING;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {((how: {code: number, reason: string}) => void) | null} */
    this.onclose = null;
    const { pathname, search } = new URL(address);
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => this.hear(data);
    parent.postMessage({ listen: pathname + search }, location.origin, [port2]);
    addEventListener("pagehide", () => this.close());
    queueMicrotask(() => {
      this.readyState = LocalSocket.OPEN;
      this.onopen?.();
    });
  }

  /** @param {string} said nothing, if there is no more to hear */
  hear(said) {
    if (this.readyState !== LocalSocket.OPEN) return;
    if (said) return this.onmessage?.({ data: said });
    this.readyState = LocalSocket.CLOSED;
    this.onclose?.({ code: 1000, reason: "" });
  }

  close() {
    if (this.readyState >= LocalSocket.CLOSING) return;
    this.readyState = LocalSocket.CLOSED;
    this.port.postMessage("leave");
    this.port.close();
  }
}

Object.assign(window, { WebSocket: LocalSocket });
