import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow, subscribe, unsubscribe } from "../src/lib/push";
import { settings } from "../src/lib/settings.svelte";

const subscription = { toJSON: () => ({ endpoint: "https://push.example.org/x", keys: { p256dh: "key", auth: "auth" } }), unsubscribe: vi.fn(() => Promise.resolve(true)) };
let current: typeof subscription | null = null;
let asked: string[] = [];

beforeEach(() => {
  [current, asked] = [null, []];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
  const pushManager = { getSubscription: () => Promise.resolve(current), subscribe: () => Promise.resolve((current = subscription)) };
  const registration = { pushManager };
  vi.stubGlobal("navigator", { serviceWorker: { register: () => Promise.resolve(registration), ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", class { static permission = "granted"; });
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(method === "DELETE" ? new Response(null, { status: 204 }) : new Response(JSON.stringify({ push_key: "k", id: "device" })));
  });
});
afterEach(() => {
  settings.notifications = false;
  vi.unstubAllGlobals();
});

describe("Web Push on this device", () => {
  it("is switched on and off with its copy on the server", async () => {
    expect(await subscribe()).toBe(true);
    expect(asked).toEqual(["GET /api/me/notifications", "POST /api/me/push"]);
    await unsubscribe();
    expect(asked.at(-1)).toBe("DELETE /api/me/push/device");
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it("follows the person, once for each of them", async () => {
    settings.notifications = true;
    for (const person of ["guest", "guest", "account"]) await follow(person);
    expect(asked.filter((each) => each.startsWith("POST"))).toHaveLength(2);
  });

  it("does nothing where notifications are off", async () => {
    await follow("guest");
    expect(asked).toEqual([]);
  });
});
