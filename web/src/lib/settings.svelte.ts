/** The player's settings on this device: language, theme, sound, and how moves are made. */

import { FALLBACK, languageInfo, LANGUAGES, type Language } from "./catalogue.svelte";
import { isRecord, load, save } from "./stored";

export type Theme = "system" | "light" | "dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];
/** The speed at which opponents' moves are shown. */
export type Speed = "slow" | "normal" | "fast" | "instant";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

export interface Settings {
  language: Language;
  theme: Theme;
  /** Every move is shown first and played with a second press. */
  confirm: boolean;
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
  motion: boolean;
  speed: Speed;
}

const KEY = "guilda.settings";

function browserLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.map((each) => each.slice(0, 2)).find(isLanguage) ?? FALLBACK;
}

function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((each) => each.code === code);
}

const saved = load(KEY, isRecord, {});
export const settings: Settings = $state({
  theme: THEMES.find((each) => each === saved.theme) ?? "system",
  confirm: saved.confirm === true,
  sound: saved.sound === true,
  vibration: saved.vibration === true,
  notifications: saved.notifications === true,
  motion: saved.motion !== false,
  speed: SPEEDS.find((each) => each === saved.speed) ?? "normal",
  language: isLanguage(saved.language) ? saved.language : browserLanguage(),
});

/** Change settings, save them, and apply them to the document. */
export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  save(KEY, settings);
  dress();
}

/** Apply language and theme to the document. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = languageInfo(settings.language).locale;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.motion = moving() ? "on" : "off";
}

/** Whether motion is on, in the settings and in the system. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
