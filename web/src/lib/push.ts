/** Web Push on this device: the browser's subscription, and the server's copy of it. */
import { call, get, post } from "./api";
import type { NotificationSettings, PushDevice } from "./protocol";
import { settings } from "./settings.svelte";

const KEY = "guilda.push";
const PERSON = "guilda.push.person";

/** Whether this browser can show notifications while the page is closed. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Ask for permission; call it only after a click. */
export async function mayNotify(): Promise<boolean> {
  if (globalThis.Notification === undefined) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Let the server notify this device. False if the browser cannot, or its push service does not answer. */
export async function subscribe(): Promise<boolean> {
  if (!canPush()) return false;
  const { push_key } = await get<NotificationSettings>("/api/me/notifications");
  let made: PushSubscription;
  try {
    const registration = await registered();
    made = (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  } catch {
    return false;
  }
  const { endpoint, keys } = made.toJSON();
  const { id } = await post<PushDevice>("/api/me/push", { endpoint, key: keys?.p256dh, auth: keys?.auth, language: settings.language });
  keep(KEY, id);
  return true;
}

/** Let the subscription of this device follow its person: after a log-in or log-out it is another one's. */
export async function follow(person: string): Promise<void> {
  if (!settings.notifications || globalThis.Notification?.permission !== "granted" || kept(PERSON) === person) return;
  if (await subscribe()) keep(PERSON, person);
}

/** Stop notifying this device. */
export async function unsubscribe(): Promise<void> {
  const id = kept(KEY);
  if (id !== null) await call("DELETE", `/api/me/push/${id}`).catch(() => undefined);
  keep(KEY, null);
  keep(PERSON, null);
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Show a notification; on phones only the service worker may. */
export async function showNotification(text: string, table: string): Promise<void> {
  const options = { body: text, tag: table, icon: "/favicon.svg", data: { table } };
  if ("serviceWorker" in navigator) return (await registered()).showNotification("Guilda", options);
  const notification = new Notification("Guilda", options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    /* a browser that keeps nothing is asked again */
  }
}
