/** The games in the browser: the workers and the downloaded parts, with fakes in their place. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromSearch, FromTables, PartList, ToSearch, ToTables } from "../src/offline/messages";
import { address, loadParts, partList } from "../src/offline/parts";
import { Runtime } from "../src/offline/runtime.svelte";
import { Searches } from "../src/offline/searches";
import { Memory } from "../src/offline/storage";
import { unpack } from "../src/offline/tar";

class FakeWorker<In, Out> {
  onmessage: ((event: { data: Out }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  heard: In[] = [];
  ended = false;
  postMessage = (message: In): void => void this.heard.push(message);
  terminate = (): void => void (this.ended = true);
  says = (data: Out): void => this.onmessage?.({ data });
  dies = (): void => this.onerror?.({ message: "out of memory" });
  kinds = (): string[] => this.heard.map((each) => (each as { type: string }).type);
}

type Tables = FakeWorker<ToTables, FromTables>;
type Search = FakeWorker<ToSearch, FromSearch>;

function started(): { runtime: Runtime; tables: Tables[]; searches: Search[] } {
  const tables: Tables[] = [];
  const searches: Search[] = [];
  const make = <W>(list: W[], worker: W): Worker => (list.push(worker), worker as unknown as Worker);
  const runtime = new Runtime("http://site/offline/", { tables: () => make(tables, new FakeWorker()), search: () => make(searches, new FakeWorker()) });
  return { runtime, tables, searches };
}

describe("the two workers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("nothing is started before it is asked for", () => {
    expect(started().tables).toHaveLength(0);
  });

  test("a request is answered once the worker is ready", async () => {
    const { runtime, tables } = started();
    const answer = runtime.call("GET", "/api/me");
    tables[0]!.says({ type: "progress", loaded: 1, total: 6 });
    expect(runtime.progress).toEqual({ loaded: 1, total: 6 });
    tables[0]!.says({ type: "ready", kept: true });
    tables[0]!.says({ type: "answer", number: 1, status: 200, body: "{}" });
    expect(await answer).toEqual({ status: 200, text: "{}" });
    expect(runtime.phase).toBe("ready");
  });

  test("a failed download answers everything that waits and says why", async () => {
    const { runtime, tables } = started();
    const answer = runtime.call("GET", "/api/me");
    tables[0]!.says({ type: "failed", why: "network", detail: "guilda.tar" });
    expect((await answer).status).toBe(503);
    expect(runtime.trouble).toBe("network");
    expect((await runtime.call("GET", "/api/me")).status).toBe(503);
    expect(tables).toHaveLength(1);
    runtime.start();
    expect(tables).toHaveLength(2);
  });

  test("a dead worker of the tables is replaced; requests are sent again and connections open again", async () => {
    const { runtime, tables } = started();
    const socket = runtime.connect("/ws/tables/local-a");
    const closed = vi.fn();
    socket.onclose = closed;
    tables[0]!.says({ type: "ready", kept: true });
    void runtime.call("GET", "/api/me/tables");
    vi.stubGlobal("CloseEvent", class {});
    tables[0]!.dies();
    expect(tables).toHaveLength(2);
    expect(tables[1]!.kinds()).toEqual(["load", "request"]);
    expect(closed).toHaveBeenCalled();
    expect(runtime.restarted).toBe(true);
    vi.unstubAllGlobals();
  });

  test("a worker that dies again and again is given up", () => {
    const { runtime, tables } = started();
    runtime.start();
    for (let death = 0; death < 4; death += 1) tables.at(-1)!.dies();
    expect(runtime.phase).toBe("failed");
    expect(tables).toHaveLength(4);
  });

  test("a lost search is asked for once more, then reported as lost", () => {
    const { runtime, tables, searches } = started();
    runtime.start();
    tables[0]!.says({ type: "ready", kept: true });
    tables[0]!.says({ type: "search", number: 7, request: new Uint8Array([1]) });
    searches[0]!.dies();
    expect(searches[1]!.kinds()).toEqual(["load", "search"]);
    searches[1]!.dies();
    expect(tables[0]!.heard.at(-1)).toEqual({ type: "lost", number: 7 });
  });

  test("a worker that could not start is started again for the next search", () => {
    const { runtime, tables, searches } = started();
    runtime.start();
    tables[0]!.says({ type: "ready", kept: true });
    tables[0]!.says({ type: "search", number: 7, request: new Uint8Array([1]) });
    searches[0]!.says({ type: "failed", why: "network", detail: "" });
    expect(tables[0]!.heard.at(-1)).toEqual({ type: "lost", number: 7 });
    tables[0]!.says({ type: "search", number: 8, request: new Uint8Array([1]) });
    expect(searches[1]!.kinds()).toEqual(["load", "search"]);
  });

  test("a hung search is ended with its worker", () => {
    const { runtime, tables, searches } = started();
    runtime.start();
    tables[0]!.says({ type: "ready", kept: true });
    tables[0]!.says({ type: "search", number: 7, request: new Uint8Array([1]) });
    vi.advanceTimersByTime(61_000);
    expect(searches[0]!.ended).toBe(true);
    expect(searches).toHaveLength(2);
  });

  test("a review that shows life is not taken for a hung search", () => {
    const { runtime, tables, searches } = started();
    runtime.start();
    tables[0]!.says({ type: "ready", kept: true });
    tables[0]!.says({ type: "search", number: 7, request: new Uint8Array([1]) });
    for (let minute = 0; minute < 3; minute += 1) {
      vi.advanceTimersByTime(50_000);
      searches[0]!.says({ type: "alive" });
    }
    expect(searches).toHaveLength(1);
  });

  test("the page searches by itself, without the worker of the tables", async () => {
    const { runtime, tables, searches } = started();
    expect(runtime.canSearch()).toBe(false);
    searches[0]!.says({ type: "ready" });
    expect(runtime.canSearch()).toBe(true);
    const [hint, failing, stopped] = [runtime.job("hint", { seat: 1 }), runtime.job("review", ""), new AbortController()];
    expect(searches[0]!.heard[1]).toEqual({ type: "job", number: 1, name: "hint", argument: '{"seat":1}' });
    searches[0]!.says({ type: "done", number: 1, succeeded: true, text: '{"line":[]}' });
    searches[0]!.says({ type: "done", number: 2, succeeded: false, text: "ValueError: not a record" });
    expect(await hint).toEqual({ line: [] });
    await expect(failing).rejects.toThrow("not a record");
    const review = runtime.job("review", "", stopped.signal);
    stopped.abort();
    await expect(review).rejects.toThrow("aborted");
    expect(searches[0]!.heard.at(-1)).toEqual({ type: "stop", number: 3 });
    expect(tables).toHaveLength(0);
  });

  test("with cores to spare a second search runs beside the first", () => {
    const workers: Search[] = [];
    const searches = new Searches("", () => (workers.push(new FakeWorker()), workers.at(-1) as unknown as Worker), 2);
    for (let number = 0; number < 3; number += 1) searches.ask({ type: "job", name: "hint", argument: "" }, () => undefined);
    expect(workers.map((worker) => worker.kinds())).toEqual([["load", "job", "job"], ["load", "job"]]);
  });

  test("a review that is no longer wanted is stopped", () => {
    const { runtime, tables } = started();
    const given = new AbortController();
    void runtime.call("GET", "/api/tables/local-a/review", undefined, given.signal);
    given.abort();
    expect(tables[0]!.heard.at(-1)).toEqual({ type: "abort", number: 1 });
  });
});

class FakeCache {
  files = new Map<string, ArrayBuffer>();
  full = false;
  match = (url: string): Promise<Response | undefined> => Promise.resolve(this.files.has(url) ? new Response(this.files.get(url)) : undefined);
  keys = (): Promise<Request[]> => Promise.resolve([...this.files.keys()].map((url) => new Request(url)));
  delete = (request: Request): Promise<boolean> => Promise.resolve(this.files.delete(request.url));
  async put(url: string, response: Response): Promise<void> {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.files.set(url, await response.arrayBuffer());
  }
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("the downloaded parts", async () => {
  const BASE = "http://site/offline/";
  const content = { "a.js": "first", "b.wasm": "second part" };
  const list: PartList = {
    version: "1",
    lock: {},
    parts: await Promise.all(Object.entries(content).map(async ([name, text]) => ({ name, size: text.length, br: 4, gzip: 5, sha256: await hash(text) }))),
  };
  let cache: FakeCache;
  let site: Record<string, string>;
  let asked: string[];
  /** What the browser's HTTP cache answers. */
  let stale: Record<string, string>;

  beforeEach(() => {
    cache = new FakeCache();
    site = { ...content };
    stale = {};
    asked = [];
    vi.stubGlobal("location", { href: "http://site/" });
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
    vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
      asked.push(url);
      const name = url.slice(BASE.length).split("?")[0]!;
      const text = (options?.cache === "reload" ? undefined : stale[name]) ?? site[name];
      if (text === undefined) return Promise.reject(new TypeError("no connection"));
      return Promise.resolve(new Response(text, { headers: { "Content-Encoding": "br" } }));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("are downloaded once, with progress in bytes on the wire", async () => {
    const report = vi.fn();
    const parts = await loadParts(BASE, list, report);
    expect(new TextDecoder().decode(parts.get("b.wasm"))).toBe("second part");
    expect(report).toHaveBeenLastCalledWith(8, 8);
    asked = [];
    await loadParts(BASE, list, report);
    expect(asked).toEqual([]);
  });

  test("that have not changed are not downloaded for a new version, and old ones are dropped", async () => {
    await loadParts(BASE, list, () => undefined);
    site["b.wasm"] = "other";
    const other = { ...list.parts[1]!, size: 5, sha256: await hash("other") };
    asked = [];
    await loadParts(BASE, { ...list, version: "2", parts: [list.parts[0]!, other] }, () => undefined);
    expect(asked).toEqual([address(BASE, other)]);
    expect([...cache.files.keys()].sort()).toEqual([address(BASE, list.parts[0]!), address(BASE, other), `${BASE}parts.json`].sort());
  });

  test("that are damaged or missing are refused, and the list is not kept", async () => {
    site["b.wasm"] = "second part".toUpperCase();
    await expect(loadParts(BASE, list, () => undefined)).rejects.toMatchObject({ why: "damaged" });
    delete site["b.wasm"];
    await expect(loadParts(BASE, list, () => undefined)).rejects.toMatchObject({ why: "network" });
    expect(cache.files.has(`${BASE}parts.json`)).toBe(false);
  });

  test("that are damaged in the browser's own cache are fetched again", async () => {
    stale["b.wasm"] = "second part".toUpperCase();
    const parts = await loadParts(BASE, list, () => undefined);
    expect(new TextDecoder().decode(parts.get("b.wasm"))).toBe("second part");
  });

  test("are used without room to keep them", async () => {
    cache.full = true;
    expect((await loadParts(BASE, list, () => undefined)).size).toBe(2);
  });

  test("are listed by what was kept without a connection", async () => {
    await expect(partList(BASE)).rejects.toMatchObject({ why: "network" });
    await loadParts(BASE, list, () => undefined);
    expect((await partList(BASE)).version).toBe("1");
  });
});

test("a storage in memory refuses a number that is taken", async () => {
  const storage = new Memory();
  expect(await storage.append("local-a", 1, '{"n":1}\n{"n":2}', "{}")).toBe(true);
  expect(await storage.append("local-a", 2, '{"n":3}', "{}")).toBe(false);
  expect(await storage.entries("local-a")).toEqual(['{"n":1}', '{"n":2}']);
});

test("the archive is unpacked as the build has packed it", () => {
  const archive = new Uint8Array(4 * 512);
  const put = (at: number, text: string): void => archive.set(new TextEncoder().encode(text), at);
  put(0, "game.py");
  put(124, "00000000003\0");
  put(345, "guilda/rules");
  put(512, "abc");
  const files = [...unpack(archive, "/lib")].map(({ folder, path, content }) => [folder, path, new TextDecoder().decode(content)]);
  expect(files).toEqual([["/lib/guilda/rules", "/lib/guilda/rules/game.py", "abc"]]);
});
