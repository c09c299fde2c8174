/** Signals for the player's turn: title, icon, sound, vibration, notification. */
import { showNotification } from "./push";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Pitch in hertz, start and length in seconds. */
type Note = [pitch: number, start: number, length: number];
const SOUNDS = {
  take: [[196, 0, 0.09]],
  place: [
    [880, 0, 0.05],
    [330, 0.015, 0.09],
  ],
  round: [
    [392, 0, 0.4],
    [523, 0.16, 0.5],
  ],
  turn: [
    [523, 0, 0.25],
    [659, 0.12, 0.3],
  ],
  win: [
    [523, 0, 0.3],
    [659, 0.12, 0.3],
    [784, 0.24, 0.3],
    [1047, 0.36, 0.7],
  ],
  end: [
    [523, 0, 0.3],
    [392, 0.16, 0.5],
  ],
} satisfies Record<string, Note[]>;
const LOUDNESS = 0.12;

/** A short sound, if sounds are on. */
export function sound(what: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [pitch, start, length] of SOUNDS[what]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(LOUDNESS, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

const PULSES = { place: 12, turn: 60, win: [40, 60, 40, 60, 120] };

/** Vibrate, if that is on. */
export function shake(what: keyof typeof PULSES): void {
  if (settings.vibration) navigator.vibrate?.(PULSES[what]);
}

/** Show a notification while the page is in the background, if that is on and allowed. */
export function notify(text: string, table: string): void {
  if (!settings.notifications || document.visibilityState === "visible") return;
  if (globalThis.Notification?.permission === "granted") void showNotification(text, table).catch(() => undefined);
}

/** The title and icon of the browser's tab. */
export function label(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = `${import.meta.env.BASE_URL}${mine ? "favicon-turn.svg" : "favicon.svg"}`;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
