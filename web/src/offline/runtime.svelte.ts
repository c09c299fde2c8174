/** The games in this browser: starts the two workers, connects them, and replaces one that has died. */
import type { FromSearch, FromTables, ToSearch, ToTables, Trouble } from "./messages";
import type { Socket } from "../lib/link";

export interface Answer {
  status: number;
  text: string;
}

/** A search that takes longer than this (ms) has hung; a review reports progress with every decision. */
const LONGEST_SEARCH = 60_000;
/** The interval (ms) at which connections get a heartbeat while Python starts. */
const SIGN_OF_LIFE = 2000;
const PONG = JSON.stringify({ type: "pong" });
/** Attempts at a search whose worker has died. */
const ATTEMPTS = 2;
/** Replacements of the table worker before the page gives up. */
const MOST_DEATHS = 3;

const FAILED: Answer = { status: 503, text: JSON.stringify({ code: "offline_failed", details: {} }) };

interface Workers {
  tables: () => Worker;
  search: () => Worker;
}

const WORKERS: Workers = {
  tables: () => new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: "tables" }),
  search: () => new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module", name: "search" }),
};

interface RunningSearch {
  request: Uint8Array;
  attempts: number;
  timer: ReturnType<typeof setTimeout>;
}

export class Runtime {
  phase: "off" | "loading" | "ready" | "failed" = $state("off");
  /** Bytes on the wire, while loading. */
  progress: { loaded: number; total: number } = $state.raw({ loaded: 0, total: 0 });
  trouble: Trouble | null = $state(null);
  detail = $state("");
  /** Whether games outlive the page. */
  kept = $state(true);
  /** The worker of the tables has died and was started again. */
  restarted = $state(false);

  private tables: Worker | null = null;
  private search: Worker | null = null;
  private numbers = 0;
  private deaths = 0;
  private readonly requests = new Map<number, { message: ToTables; answer: (answer: Answer) => void }>();
  private readonly sockets = new Map<number, LocalSocket>();
  private readonly searches = new Map<number, RunningSearch>();

  constructor(
    private readonly base: string,
    private readonly workers: Workers = WORKERS,
  ) {}

  /** Start the games, unless they are started; also after a failure. */
  start(): void {
    if (this.phase === "loading" || this.phase === "ready") return;
    this.deaths = 0;
    this.startTables();
  }

  private startTables(): void {
    this.phase = "loading";
    this.trouble = null;
    this.tables?.terminate();
    this.tables = this.workers.tables();
    this.tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.hearTables(data);
    this.tables.onerror = (event) => this.tablesDied(event.message);
    this.tellTables({ type: "load", base: this.base });
    for (const { message } of this.requests.values()) this.tellTables(message);
    for (const socket of this.sockets.values()) socket.open();
  }

  /** Send a request, as to a server. */
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    const number = ++this.numbers;
    const message: ToTables = { type: "request", number, method, path, body: body === undefined ? "" : JSON.stringify(body) };
    if (this.phase === "failed") return Promise.resolve(FAILED);
    this.start();
    return new Promise((answer) => {
      this.requests.set(number, { message, answer });
      this.tellTables(message);
      signal?.addEventListener("abort", () => {
        this.requests.delete(number);
        this.tellTables({ type: "abort", number });
      });
    });
  }

  /** Open a connection as to the server. */
  connect(path: string): Socket {
    if (this.phase !== "failed") this.start();
    const number = ++this.numbers;
    const socket = new LocalSocket(number, path, (message) => this.tellTables(message), () => this.sockets.delete(number));
    this.sockets.set(number, socket);
    socket.open();
    return socket;
  }

  /** End both workers, as if the page were closed. */
  stop(): void {
    this.tables?.terminate();
    this.search?.terminate();
    this.tables = this.search = null;
    this.phase = "off";
  }

  private tellTables(message: ToTables): void {
    this.tables?.postMessage(message, message.type === "found" ? [message.result.buffer as ArrayBuffer] : []);
  }

  private hearTables(message: FromTables): void {
    switch (message.type) {
      case "progress":
        this.progress = { loaded: message.loaded, total: message.total };
        break;
      case "failed":
        this.fail(message.why, message.detail);
        break;
      case "ready":
        this.phase = "ready";
        this.kept = message.kept;
        this.startSearch();
        break;
      case "answer":
        this.requests.get(message.number)?.answer({ status: message.status, text: message.body });
        this.requests.delete(message.number);
        break;
      case "message":
        this.sockets.get(message.number)?.hear(message.text);
        break;
      case "search":
        this.ask(message.number, message.request);
        break;
      case "stop":
        this.forget(message.number);
        this.tellSearch({ type: "stop", number: message.number });
        break;
    }
  }

  private fail(why: Trouble, detail: string): void {
    this.tables?.terminate();
    this.tables = null;
    this.phase = "failed";
    this.trouble = why;
    this.detail = detail;
    for (const { answer } of this.requests.values()) answer(FAILED);
    this.requests.clear();
  }

  /** Every connection opens again; a command that was not answered is sent again and executed once. */
  private tablesDied(detail: string): void {
    this.deaths += 1;
    for (const number of [...this.searches.keys()]) this.forget(number);
    if (this.deaths > MOST_DEATHS) return this.fail("broken", detail);
    this.restarted = this.phase === "ready";
    const sockets = [...this.sockets.values()];
    this.sockets.clear();
    this.startTables();
    for (const socket of sockets) socket.end();
  }

  /* Searching */

  private startSearch(): void {
    this.search?.terminate();
    this.search = this.workers.search();
    this.search.onmessage = ({ data }: MessageEvent<FromSearch>) => this.hearSearch(data);
    this.search.onerror = () => this.searchDied();
    this.search.postMessage({ type: "load", base: this.base } satisfies ToSearch);
  }

  private tellSearch(message: ToSearch): void {
    this.search?.postMessage(message);
  }

  private ask(number: number, request: Uint8Array): void {
    if (this.search === null) this.startSearch();
    const timer = setTimeout(() => this.searchDied(), LONGEST_SEARCH);
    this.searches.set(number, { request, attempts: (this.searches.get(number)?.attempts ?? 0) + 1, timer });
    this.tellSearch({ type: "search", number, request });
  }

  private hearSearch(message: FromSearch): void {
    if (message.type === "found") {
      this.forget(message.number);
      this.tellTables({ type: "found", number: message.number, result: message.result });
    } else if (message.type === "failed") {
      this.search?.terminate();
      this.search = null;
      this.giveUpSearches();
    }
  }

  /** Start another worker, and ask it for what was being searched. */
  private searchDied(): void {
    this.startSearch();
    for (const [number, { request, attempts, timer }] of [...this.searches]) {
      clearTimeout(timer);
      if (attempts < ATTEMPTS) this.ask(number, request);
      else {
        this.forget(number);
        this.tellTables({ type: "lost", number });
      }
    }
  }

  private giveUpSearches(): void {
    for (const number of [...this.searches.keys()]) {
      this.forget(number);
      this.tellTables({ type: "lost", number });
    }
  }

  private forget(number: number): void {
    clearTimeout(this.searches.get(number)?.timer);
    this.searches.delete(number);
  }
}

/** A connection to a table in a worker, with the interface of a WebSocket. */
class LocalSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private alive: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly number: number,
    private readonly path: string,
    private readonly tell: (message: ToTables) => void,
    private readonly forget: () => void,
  ) {
    this.alive = setInterval(() => this.onmessage?.({ data: PONG } as MessageEvent<string>), SIGN_OF_LIFE);
  }

  open(): void {
    this.tell({ type: "connect", number: this.number, path: this.path });
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  hear(text: string): void {
    clearInterval(this.alive);
    this.onmessage?.({ data: text } as MessageEvent<string>);
  }

  send(text: string): void {
    this.tell({ type: "send", number: this.number, text });
  }

  close(): void {
    clearInterval(this.alive);
    this.forget();
    this.tell({ type: "close", number: this.number });
  }

  /** The other side has died. */
  end(): void {
    clearInterval(this.alive);
    this.onclose?.(new CloseEvent("close"));
  }
}
