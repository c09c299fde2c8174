/** The messages between the page and its workers: one keeps the tables, another searches.
 *
 * The tables answer requests and connections as a server does. A search is asked for by the tables (`search`, pickled Python)
 * or by the page itself (`job`, JSON), which is also possible without the worker of the tables.
 */

/** A file of the offline version (offline/parts.json). */
export interface Part {
  name: string;
  size: number;
  /** Bytes on the wire by content encoding. */
  br: number;
  gzip: number;
  sha256: string;
}

export interface PartList {
  version: string;
  parts: Part[];
  /** Pyodide's list of packages: empty. */
  lock: unknown;
}

export type ToTables =
  | { type: "load"; base: string }
  | { type: "request"; number: number; method: string; path: string; body: string }
  | { type: "abort"; number: number }
  | { type: "connect"; number: number; path: string }
  | { type: "send"; number: number; text: string }
  | { type: "close"; number: number }
  | { type: "found"; number: number; result: Uint8Array }
  | { type: "lost"; number: number };

export type FromTables =
  | Loading
  | { type: "ready"; /** Whether games outlive the page. */ kept: boolean }
  | { type: "answer"; number: number; status: number; body: string }
  | { type: "message"; number: number; text: string }
  | { type: "search"; number: number; request: Uint8Array }
  | { type: "stop"; number: number };

/** A search: of the tables, or a job of `guilda.offline.search.JOBS` with its argument as JSON. */
export type SearchRequest = { type: "search"; request: Uint8Array } | { type: "job"; name: string; argument: string };

export type ToSearch = { type: "load"; base: string } | (SearchRequest & { number: number }) | { type: "stop"; number: number };

export type FromSearch =
  | Loading
  | { type: "ready" }
  | { type: "alive" }
  | { type: "found"; number: number; result: Uint8Array }
  | { type: "done"; number: number; succeeded: boolean; /** JSON, or the traceback of a failure. */ text: string };

/** The progress of the download, or the reason for its failure. */
export type Loading = { type: "progress"; loaded: number; total: number } | { type: "failed"; why: Trouble; detail: string };

/** Why the games cannot run here: the end of the message id `page-offline-trouble-…`. */
export type Trouble = "wasm" | "network" | "damaged" | "broken";
