/** The page's own files, kept for a visit without a connection, and whether the site has a newer version of them. */
import { locale } from "../lib/i18n";
import { SERVERLESS } from "../lib/transport";
import type { PartList } from "./messages";
import { loadParts, openCache, partList } from "./parts";

const PREFIX = "guilda-page-";
const KEY = "guilda.offline";
const root = (): string => new URL(SERVERLESS ? "." : "/", document.baseURI).href;

/** Bytes as megabytes with one decimal, as the reader's language writes it. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Whether the reader has asked for the games on this device. */
export function isInstalled(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

/** Whether the games were downloaded before. */
export async function hasParts(base: string): Promise<boolean> {
  return (await (await openCache())?.match(`${base}parts.json`)) !== undefined;
}

/** The bytes on the wire of the whole download; null if this site does not offer it. */
export async function downloadSize(base: string): Promise<number | null> {
  try {
    const answer = await fetch(`${base}parts.json`, { cache: "no-cache" });
    if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return null;
    const { parts } = (await answer.json()) as { parts: { br: number }[] };
    return parts.reduce((total, { br }) => total + br, 0);
  } catch {
    return null;
  }
}

/** Keep the page's files, so that it opens without a connection. All of them or none. False if there is no room. */
export async function keepPage(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || globalThis.caches === undefined) return true;
  try {
    await navigator.serviceWorker.register(`${root()}sw.js`);
    const files = await pageFiles();
    const version = await digest(files.join("\n"));
    const cache = await caches.open(PREFIX + version);
    if ((await cache.match(root())) === undefined) await cache.addAll(files.map((name) => root() + (name === "index.html" ? "" : name)));
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== PREFIX + version) await caches.delete(name);
    localStorage.setItem(KEY, "yes");
    await navigator.storage?.persist?.();
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === "QuotaExceededError");
  }
}

/** Bring what is kept up to date with the site: first the parts, then the page that needs them. */
export async function refresh(base: string): Promise<void> {
  const kept = await (await openCache())?.match(`${base}parts.json`);
  const list = await partList(base);
  if (kept === undefined || ((await kept.json()) as PartList).version !== list.version) await loadParts(base, list, () => undefined);
  await keepPage();
}

/** Whether the site has a newer version than the running page. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (script === undefined) return false;
  try {
    const files = await pageFiles();
    return !files.some((name) => script.endsWith(`/${name}`));
  } catch {
    return false;
  }
}

async function pageFiles(): Promise<string[]> {
  const answer = await fetch(`${root()}files.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as string[];
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
