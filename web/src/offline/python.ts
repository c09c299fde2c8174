/** Python in a worker: Pyodide with the package of this site, started from downloaded parts. */
import type { Loading, PartList } from "./messages";
import { address, loadParts, PartError, partList, typeOf } from "./parts";

/** The parts of Pyodide that are used. */
export interface Python {
  unpackArchive: (archive: ArrayBuffer, format: string, options: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
  pyimport: (module: string) => Record<string, (...given: unknown[]) => unknown>;
}

const FOLDER = "/lib/guilda";
/** An empty module with one function that uses a 128-bit vector, as the compiled rules do. */
const VECTORS = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

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
  const python = await loadPyodide({ indexURL: base, lockFileContents: list.lock, packageBaseUrl: base, env: { HOME: "/home/pyodide" } });
  python.unpackArchive(parts.get("guilda.tar")!, "tar", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.append("${FOLDER}")`);
  parts.clear();
  return python;
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
