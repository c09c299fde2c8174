/** The connection state machine of a table: one WebSocket at a time, which reconnects automatically.
 *
 *     connecting ─ ready() → live ─ silence → stale ─ longer silence ┐
 *         ↑                    └───────── close ────────────→ offline │
 *         └──────────── back-off, or the network returns ───────┴─────┘
 *
 * `refused`, `replaced` and `closed` are final. Sockets and timers are passed in so that tests can use a fake clock.
 */

export type LinkState = "connecting" | "live" | "stale" | "offline" | "refused" | "replaced" | "closed";

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send: (text: string) => void;
  close: () => void;
}

/** The close code of a socket whose client has opened another one. */
const REPLACED = 4001;

export interface LinkSettings {
  /** Open a new socket. */
  connect: () => Socket;
  /** The socket is open: introduce yourself. `ready()` follows once the server has answered. */
  opened: () => void;
  received: (text: string) => void;
  changed: (state: LinkState) => void;
  /** The ping message. */
  ping: string;
  random?: () => number;
}

/** All in milliseconds. Nothing heard and nothing asked for this long: ask for a sign of life. */
const PING_AFTER = 4000;
/** Nothing heard for this long: say that the connection is in trouble. */
const STALE_AFTER = 7000;
/** Nothing heard for this long: give the socket up and open another one. */
const DEAD_AFTER = 10_000;
const CHECK_EVERY = 1000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A connection that has lasted this long ends the back-off. One that breaks at once, as on a full disk, does not. */
const STEADY_AFTER = 10_000;

export class Link {
  state: LinkState = "connecting";
  private socket: Socket | null = null;
  private heard = 0;
  private pinged = 0;
  private wait = FIRST_WAIT;
  private liveSince = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private readonly random: () => number;

  constructor(private readonly settings: LinkSettings) {
    this.random = settings.random ?? Math.random;
    this.heartbeat = setInterval(() => this.check(), CHECK_EVERY);
    this.open();
  }

  /** The server has answered the introduction: messages can be sent. */
  ready(): void {
    this.liveSince = Date.now();
    this.become("live");
  }

  /** Send a message if the socket is open; whether it was sent. Only the introduction is sent before `ready()`. */
  send(text: string, introduction = false): boolean {
    if (this.socket === null || !(introduction || this.state === "live" || this.state === "stale")) return false;
    this.socket.send(text);
    return true;
  }

  /** The network or the reader is back: reconnect now, or find out whether the socket is still alive. */
  wake(): void {
    if (this.state === "offline") {
      this.wait = FIRST_WAIT;
      this.open();
    } else if (this.state === "live" || this.state === "stale") {
      this.ping();
    }
  }

  /** Drop the socket and open another one, for instance to introduce oneself again. */
  restart(): void {
    if (this.isFinal()) return;
    this.open();
  }

  /** The server refuses this client: do not reconnect. */
  refuse(): void {
    this.end("refused");
  }

  close(): void {
    this.end("closed");
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.drop();
    this.become("connecting");
    this.heard = this.pinged = Date.now();
    const socket = this.settings.connect();
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.settings.opened();
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      if (this.state === "stale") this.become("live");
      this.settings.received(data);
    };
    socket.onclose = ({ code }) => (code === REPLACED ? this.replace() : this.lost());
  }

  /** Forget the socket without waiting for its end: on a silent network that could take minutes. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    this.drop();
    if (this.isFinal()) return;
    if ((this.state === "live" || this.state === "stale") && Date.now() - this.liveSince >= STEADY_AFTER) this.wait = FIRST_WAIT;
    this.become("offline");
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), this.wait * (0.75 + this.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private check(): void {
    if (this.isFinal() || this.state === "offline") return;
    const silent = Date.now() - this.heard;
    if (silent >= DEAD_AFTER) return this.lost();
    if (this.state === "live" && silent >= STALE_AFTER) this.become("stale");
    if (this.state !== "connecting" && Date.now() - Math.max(this.heard, this.pinged) >= PING_AFTER) this.ping();
  }

  private ping(): void {
    this.pinged = Date.now();
    this.send(this.settings.ping);
  }

  /** A newer socket of this client has taken the place of this one. */
  private replace(): void {
    this.end("replaced");
  }

  private end(state: "refused" | "replaced" | "closed"): void {
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeat);
    this.drop();
    this.become(state);
  }

  private isFinal(): boolean {
    return this.state === "refused" || this.state === "replaced" || this.state === "closed";
  }

  private become(state: LinkState): void {
    if (this.state === state || this.isFinal()) return;
    this.state = state;
    this.settings.changed(state);
  }
}
