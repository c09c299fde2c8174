/** The messages between the page and its two workers: one keeps the tables, the other searches. */

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

export type ToSearch = { type: "load"; base: string } | { type: "search"; number: number; request: Uint8Array } | { type: "stop"; number: number };

export type FromSearch = Loading | { type: "ready" } | { type: "found"; number: number; result: Uint8Array };

/** The progress of the download, or the reason for its failure. */
export type Loading = { type: "progress"; loaded: number; total: number } | { type: "failed"; why: Trouble; detail: string };

/** Why the games cannot run here: the end of the message id `page-offline-trouble-…`. */
export type Trouble = "wasm" | "network" | "damaged" | "broken";
