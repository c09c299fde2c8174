/** My turn: the title, the icon, a sound, a vibration, a notification, as far as the player wants them. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
const NOTES = { turn: [523, 659], move: [392], end: [523, 659, 784] };

/** A short sound, if sounds are on. */
export function sound(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [place, pitch] of NOTES[what].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, start + place * 0.12);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + place * 0.12 + 0.25);
    tone.connect(loudness).connect(context.destination);
    tone.start(start + place * 0.12);
    tone.stop(start + place * 0.12 + 0.3);
  }
}

/** Shake the phone, if that is on. */
export function shake(): void {
  if (settings.vibration) navigator.vibrate?.(60);
}

/** Tell somebody who looks elsewhere, if that is on and allowed. */
export function notify(text: string, tag: string): void {
  if (!settings.notifications || document.visibilityState === "visible") return;
  if (globalThis.Notification?.permission !== "granted") return;
  const notification = new Notification("Guilda", { body: text, tag, icon: "/favicon.svg" });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Ask whether notifications are allowed. */
export async function mayNotify(): Promise<boolean> {
  if (globalThis.Notification === undefined) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** The title and icon of the browser's tab. */
export function label(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
