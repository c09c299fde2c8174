/** The downloaded files: fetched once, checked against their hashes, and kept in the browser's cache. */
import type { Part, PartList } from "./messages";

const CACHE = "guilda-offline";

/** A file that could not be fetched (`network`) or is not the expected one (`damaged`). */
export class PartError extends Error {
  constructor(
    readonly why: "network" | "damaged",
    detail: string,
  ) {
    super(detail);
  }
}

/** Reports bytes on the wire: those received, and the total. */
export type Report = (loaded: number, total: number) => void;

/** The address of a part: its hash makes every version another file. */
export const address = (base: string, { name, sha256 }: Part): string => `${base}${name}?${sha256.slice(0, 16)}`;

/** The address of the snapshot of Python's memory in the cache; it is never downloaded. */
export const snapshotAddress = (base: string, { version }: PartList): string => `${base}snapshot?${version}`;

/** The list of parts: the newest one, or without a connection the one that was kept. */
export async function partList(base: string): Promise<PartList> {
  const path = `${base}parts.json`;
  try {
    const answer = await fetch(path, { cache: "no-cache" });
    if (answer.ok) return (await answer.json()) as PartList;
  } catch {
    /* no connection: the list that was kept has to do */
  }
  const kept = await (await openCache())?.match(path);
  if (kept === undefined) throw new PartError("network", path);
  return (await kept.json()) as PartList;
}

/** All parts by name. What is missing is downloaded; the list is kept last, so that it never names a missing file. */
export async function loadParts(base: string, list: PartList, report: Report): Promise<Map<string, ArrayBuffer>> {
  const cache = await openCache();
  const wire = new Map(list.parts.map((part) => [part.name, part.br]));
  const here = new Map(list.parts.map((part) => [part.name, 0]));
  const told = (): void => report(sum(here), sum(wire));
  told();
  const contents = await Promise.all(
    list.parts.map(async (part): Promise<[string, ArrayBuffer]> => {
      const url = address(base, part);
      const kept = await cache?.match(url);
      const content = kept === undefined ? await download(url, part, wire, here, told) : await kept.arrayBuffer();
      here.set(part.name, wire.get(part.name)!);
      told();
      if (kept === undefined) await keep(cache, url, content);
      return [part.name, content];
    }),
  );
  await keep(cache, `${base}parts.json`, new TextEncoder().encode(JSON.stringify(list)).buffer as ArrayBuffer);
  await dropOthers(cache, base, list);
  return new Map(contents);
}

/** Download a file. If it is damaged, ask the server once more: the browser's HTTP cache may hold a bad copy. */
async function download(url: string, part: Part, wire: Map<string, number>, here: Map<string, number>, told: () => void): Promise<ArrayBuffer> {
  for (const cache of ["default", "reload"] as const) {
    const content = await receive(url, cache, part, wire, here, told);
    if (await isIntact(content, part)) return content;
  }
  throw new PartError("damaged", part.name);
}

async function receive(url: string, cache: RequestCache, part: Part, wire: Map<string, number>, here: Map<string, number>, told: () => void): Promise<ArrayBuffer> {
  let answer: Response;
  try {
    answer = await fetch(url, { cache });
  } catch {
    throw new PartError("network", part.name);
  }
  if (!answer.ok || answer.body === null) throw new PartError("network", `${part.name}: ${answer.status}`);
  const encoding = answer.headers.get("Content-Encoding");
  const whole = encoding === "br" ? part.br : encoding === "gzip" ? part.gzip : part.size;
  wire.set(part.name, whole);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value as Uint8Array<ArrayBuffer>);
      bytes += value.byteLength;
      here.set(part.name, Math.min(whole, Math.round((whole * bytes) / part.size)));
      told();
    }
  } catch {
    throw new PartError("network", part.name);
  }
  return new Blob(chunks).arrayBuffer();
}

/** Whether a file has the expected content. Without a secure context there are no hashes, so only its size is compared. */
async function isIntact(content: ArrayBuffer, part: Part): Promise<boolean> {
  if (content.byteLength !== part.size) return false;
  return globalThis.crypto?.subtle === undefined || (await hashOf(content)) === part.sha256;
}

/** The SHA-256 of a content, in hexadecimal digits. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const TYPES: Record<string, string> = { mjs: "text/javascript", js: "text/javascript", wasm: "application/wasm", json: "application/json" };

/** The media type of a file, by the extension of its name. */
export function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** Keep a file. A browser without room downloads it again the next time. */
async function keep(cache: Cache | null, url: string, content: ArrayBuffer): Promise<void> {
  const name = new URL(url, location.href).pathname;
  await cache?.put(url, new Response(content, { headers: { "Content-Type": typeOf(name) } })).catch(() => undefined);
}

/** Drop the parts of other versions, once this one is complete. */
async function dropOthers(cache: Cache | null, base: string, list: PartList): Promise<void> {
  if (cache === null) return;
  const wanted = new Set([`${base}parts.json`, snapshotAddress(base, list), ...list.parts.map((part) => address(base, part))].map((each) => new URL(each, location.href).href));
  for (const request of await cache.keys()) {
    if (request.url.startsWith(new URL(base, location.href).href) && !wanted.has(request.url)) await cache.delete(request);
  }
}

/** The browser's cache; null where there is none, as on a page without HTTPS. */
export async function openCache(): Promise<Cache | null> {
  try {
    return (await globalThis.caches?.open(CACHE)) ?? null;
  } catch {
    return null;
  }
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
