/** Python in a worker: Pyodide with the package of this site, started from downloaded parts. */
import type { Loading, PartList } from "./messages";
import { address, hashOf, loadParts, openCache, PartError, partList, snapshotAddress, typeOf } from "./parts";
import { unpack } from "./tar";

/** The parts of Pyodide that are used. */
export interface Python {
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, content: Uint8Array, options: { canOwn: boolean }) => void };
  runPython: (code: string) => unknown;
  pyimport: <Module>(name: string) => Module;
  makeMemorySnapshot: () => Uint8Array<ArrayBuffer>;
}

const FOLDER = "/lib/guilda";
/** The header of a kept snapshot with its SHA-256. */
const HASH = "X-SHA256";
/** An empty module with one function that uses a 128-bit vector, as the compiled rules do. */
const VECTORS = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);
/** The modules of the standard library that the games need: they are part of the snapshot. */
const LIBRARY =
  "asyncio, base64, collections, contextlib, csv, dataclasses, enum, functools, hashlib, heapq, importlib.metadata, inspect, itertools, json, math, pathlib, pickle, re, secrets, tomllib, traceback, typing, urllib.parse, zlib";

/** Start Python. Progress and failures are posted to the page; null after a failure. */
export async function startPython(base: string): Promise<Python | null> {
  const fail = (why: Extract<Loading, { type: "failed" }>["why"], error: unknown): null => {
    const detail = error instanceof Error ? error.message : String(error);
    postMessage({ type: "failed", why, detail: detail.slice(-500) } satisfies Loading);
    return null;
  };
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(VECTORS)) return fail("wasm", "");
  try {
    const list = await partList(base);
    const parts = await loadParts(base, list, (loaded, total) => postMessage({ type: "progress", loaded, total } satisfies Loading));
    return await boot(base, list, parts);
  } catch (error) {
    return fail(error instanceof PartError ? error.why : "broken", error);
  }
}

async function boot(base: string, list: PartList, parts: Map<string, ArrayBuffer>): Promise<Python> {
  const named = (name: string): string => address(base, list.parts.find((part) => part.name === name)!);
  serveFromMemory(base, parts);
  /* Pyodide imports this script itself unless it is there; with its hash in the address it is the one of this version. */
  await import(/* @vite-ignore */ named("pyodide.asm.js"));
  const { loadPyodide } = (await import(/* @vite-ignore */ named("pyodide.mjs"))) as { loadPyodide: (options: object) => Promise<Python> };
  const python = await interpreter(loadPyodide, base, list);
  for (const { folder, path, content } of unpack(new Uint8Array(parts.get("guilda.tar")!), FOLDER)) {
    python.FS.mkdirTree(folder);
    python.FS.writeFile(path, content, { canOwn: true });
  }
  python.runPython(`import random, sys; sys.path.append("${FOLDER}"); random.seed()`);
  parts.clear();
  return python;
}

/** Start the interpreter: from a snapshot of its memory after an earlier start, which saves most of the time, or from scratch. */
async function interpreter(loadPyodide: (options: object) => Promise<Python>, base: string, list: PartList): Promise<Python> {
  const options = { indexURL: base, lockFileContents: list.lock, packageBaseUrl: base, env: { HOME: "/home/pyodide" } };
  const cache = await openCache();
  const place = snapshotAddress(base, list);
  const kept = await cache?.match(place);
  const snapshot = await kept?.arrayBuffer();
  /* A damaged one would not fail but hang. */
  if (snapshot !== undefined && kept?.headers.get(HASH) === (await hashOf(snapshot))) {
    try {
      return await loadPyodide({ ...options, _loadSnapshot: snapshot });
    } catch {
      await cache?.delete(place);
    }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: cache !== null });
  python.runPython(`import ${LIBRARY}`);
  if (cache !== null) void keepSnapshot(cache, place, python.makeMemorySnapshot()).catch(() => undefined); /* no room: the next start is slower */
  return python;
}

async function keepSnapshot(cache: Cache, place: string, { buffer }: Uint8Array<ArrayBuffer>): Promise<void> {
  await cache.put(place, new Response(buffer, { headers: { [HASH]: await hashOf(buffer) } }));
}

/** Answer Pyodide's own requests for its files with the downloaded parts. */
function serveFromMemory(base: string, parts: Map<string, ArrayBuffer>): void {
  const fetchAnything = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const name = url.startsWith(base) ? url.slice(base.length).split("?")[0]! : "";
    const content = parts.get(name);
    return content === undefined ? fetchAnything(input, init) : new Response(content, { headers: { "Content-Type": typeOf(name) } });
  };
}
