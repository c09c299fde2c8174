/** The transport to the tables: a server over HTTP and WebSockets, or a worker in this browser.
 *
 * Both answer the same requests with the same JSON, and the same messages with the same messages.
 */
import { Runtime } from "../offline/runtime.svelte";
import { live } from "./live.svelte";
import type { Socket } from "./link";

export interface Reply {
  status: number;
  text: string;
}

export interface Transport {
  /** Send a request. It is rejected if there is no connection. */
  call: (method: string, path: string, headers: Record<string, string>, body?: unknown, signal?: AbortSignal) => Promise<Reply>;
  /** Open a connection to a table (`/ws/tables/…`) or to the lists of tables (`/ws/lobby`). */
  connect: (path: string) => Socket;
}

/** Whether this page was built for static files: then there is no server at all. */
export const SERVERLESS: boolean = import.meta.env.MODE === "offline";
/** The ids of tables in this browser begin with it. */
const LOCAL = "local-";
/** The ids of tables on a server whose games were played in a browser without it begin with it. */
const OFFLINE = "offline-";
const ANALYSIS = "/api/analysis/";

/** The address of the downloaded files. */
export const OFFLINE_BASE: string = globalThis.document === undefined ? "" : new URL(SERVERLESS ? "offline/" : "/offline/", document.baseURI).href;

export const runtime = new Runtime(OFFLINE_BASE);

const server: Transport = {
  async call(method, path, headers, body, signal) {
    const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null });
    return { status: answer.status, text: await answer.text() };
  },
  connect: (path) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`),
};

const worker: Transport = {
  call: (method, path, _headers, body, signal) => runtime.call(method, path, body, signal),
  connect: (path) => runtime.connect(path),
};

/** The transport for an address: local tables are in this browser, everything else where this page plays now. */
export function transport(path: string): Transport {
  return isLocal(path) ? worker : server;
}

/** Whether a game on a server was played without it. */
export const wasOffline = (table: string): boolean => table.startsWith(OFFLINE);

/** Whether a request for this address stays in this browser. Analyses do wherever the games are loaded. */
export function isLocal(path: string): boolean {
  return SERVERLESS || live.local || path.includes(`/${LOCAL}`) || (path.startsWith(ANALYSIS) && runtime.phase === "ready");
}
