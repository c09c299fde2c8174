/** A table as this client knows it, over one WebSocket that comes back by itself.
 *
 * Commands carry ids of our own making: what was not answered when a connection broke is sent again, and happens once.
 */
import { warn } from "./live.svelte";
import type { ChatLine, ClientMessage, Done, Happening, Hinted, Refused, ServerMessage, State, TableInfo } from "./protocol";
import { settings } from "./settings.svelte";

type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
export type Wish = WithoutId<ClientMessage>;
type Answer = Done | Refused;

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const LONGEST_WAIT = 4000;

export interface TableListener {
  /** Called before a new state is shown: what happened, from which state. */
  before?: (happenings: Happening[], old: State | null, now: State) => void;
  /** Called after a new state is shown. */
  after?: (happenings: Happening[], old: State | null, now: State) => void;
}

export class TableConnection {
  table: TableInfo | null = $state.raw(null);
  state: State | null = $state.raw(null);
  /** When the state came, on this device's clock. */
  at = $state(0);
  log: Happening[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  hint: Hinted | null = $state.raw(null);
  /** Whether the server can be heard. */
  online = $state(false);
  /** Whether it has been heard at all. */
  met = $state(false);
  /** The server does not know such a table. */
  missing = $state(false);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, { message: ClientMessage; answer: (answer: Answer) => void }>();
  private number: number | null = null;
  private wait = 250;
  private closed = false;
  private heard = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly id: string,
    private readonly listener: TableListener = {},
  ) {
    this.open();
    const beat = setInterval(() => this.beat(), PING_EVERY);
    this.timers.push(beat as unknown as ReturnType<typeof setTimeout>);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Ask for something; the answer says whether it happened. A refusal is shown to the person. */
  send(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: newId() } as Extract<ClientMessage, { id: string }>;
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      this.tell(message);
    });
  }

  /** Speak another language from now on. */
  speak(): void {
    this.number = null;
    this.log = [];
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.tell({ type: "hello", language: settings.language, since: this.number ?? 0 });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.online = false;
      this.retry();
    };
  }

  private retry(): void {
    if (this.closed) return;
    this.timers.push(setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2)));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or the person is: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.tell({ type: "ping" });
    else if (this.socket?.readyState === WebSocket.CLOSED) {
      this.wait = 250;
      this.open();
    }
  };

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.socket.close();
    else this.tell({ type: "ping" });
  }

  private tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN && (this.online || message.type === "hello")) {
      this.socket.send(JSON.stringify(message));
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.chat = message.chat;
        this.take(message.missed, message.state);
        this.online = this.met = true;
        this.wait = 250;
        for (const { message: unanswered } of this.waiting.values()) this.tell(unanswered);
        break;
      case "table":
        this.table = message.table;
        break;
      case "moved":
        this.take(message.happenings, message.state);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "hint":
        this.hint = message;
        this.settle({ type: "done", id: message.id, number: this.number ?? 0 });
        break;
      case "done":
        this.settle(message);
        break;
      case "refused":
        if (message.state) this.take([], message.state);
        if (message.code === "no_such_table") this.missing = this.closed = true;
        else if (message.code !== "stale") warn(message.sentence);
        this.settle(message);
        break;
      case "pong":
        break;
    }
  }

  private settle(answer: Answer): void {
    if (answer.id === null) return;
    this.waiting.get(answer.id)?.answer(answer);
    this.waiting.delete(answer.id);
  }

  private take(happenings: Happening[], state: State | null): void {
    const news = happenings.filter((each) => this.number === null || each.number > this.number);
    if (news.length > 0) this.log = [...this.log, ...news];
    for (const each of news) this.number = Math.max(this.number ?? 0, each.number);
    if (state === null) return;
    const old = this.state;
    const live = this.met ? news : [];
    this.listener.before?.(live, old, state);
    if (old?.ply !== state.ply) this.hint = null;
    this.state = state;
    this.at = performance.now();
    this.number = Math.max(this.number ?? 0, state.number);
    this.listener.after?.(live, old, state);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
