/* The service worker: shows push messages, also while the page is closed, and opens the page without a connection. */

/* Push messages */

self.addEventListener("push", (event) => {
  const { title = "Guilda", body = "", table = "" } = event.data?.json() ?? {};
  event.waitUntil(show(title, body, table));
});

/** Show a notification, unless the player is looking at that table. */
async function show(title, body, table) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (table && pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === `/table/${table}`)) return;
  await self.registration.showNotification(title, { body, tag: table, icon: "/favicon.svg", data: { table } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? event.notification.tag));
});

/** Go to the table: in the page that shows it, in another page, or in a new one. */
async function open(table) {
  const path = table ? `/table/${encodeURIComponent(table)}` : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** The browser has replaced the subscription: tell the server. */
async function renew(event) {
  const me = await (await fetch("/api/me")).json();
  const { push_key } = await (await fetch("/api/me/notifications")).json();
  const made = event.newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/me/push", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": me.csrf },
    body: JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth, language: me.language ?? "en" }),
  });
}

/* Files that were kept (web/src/offline): the page in `guilda-page-…`, Pyodide and the games in `guilda-offline` */

const PATIENCE = 4000;
const root = new URL(self.registration.scope).pathname;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = pathname.slice(root.length);
  if (request.method !== "GET" || origin !== self.location.origin || /^(api|ws)\//.test(path)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (!path.endsWith(".json")) event.respondWith(kept(request));
});

/** The page: from the network, and from what was kept if that fails or takes too long. */
async function page(request) {
  const copy = await caches.match(root);
  if (copy === undefined) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(copy), PATIENCE));
  return Promise.race([fetch(request).catch(() => copy), late]);
}

/** A file whose name says its version: from what was kept, otherwise from the network. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
