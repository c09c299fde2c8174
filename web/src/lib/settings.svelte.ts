/** What a player has set on this device: language, theme, sound, and how moves are made. */

export type Language = "en" | "pt" | "es";
export type Theme = "system" | "light" | "dark";
export const LANGUAGES: readonly Language[] = ["en", "pt", "es"];

export interface Settings {
  language: Language;
  theme: Theme;
  /** Every move is shown first and played with a second press. */
  confirm: boolean;
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
  motion: boolean;
}

const KEY = "guilda.settings";

function browserLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const found = wanted.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each as Language));
  return (found as Language | undefined) ?? "en";
}

function saved(): Partial<Settings> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: browserLanguage(),
  theme: "system",
  confirm: false,
  sound: false,
  vibration: false,
  notifications: false,
  motion: true,
  ...saved(),
});

/** Change settings, keep them, and let the document follow. */
export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
  dress();
}

/** Give the document the language and the theme that are set. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.language === "pt" ? "pt-BR" : settings.language;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.motion = moving() ? "on" : "off";
}

/** Whether things may move: the player wants it, and so does the system. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
