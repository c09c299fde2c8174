/** Loads the message catalogue (src/guilda/locales) for one language at a time.
 *
 * The texts of the interface and the boards are one chunk per language. Rules pages and lessons are chunks of their own,
 * loaded when they are opened.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import languages from "../../../src/guilda/locales/languages.json";

/** A language's code as in languages.json. */
export type Language = string;

export interface LanguageInfo {
  code: Language;
  /** The language's own name for itself. */
  name: string;
  /** For dates and lists. */
  locale: string;
  /** The locale whose plural rules apply. */
  plurals: string;
}

export const LANGUAGES: readonly LanguageInfo[] = languages;
export const FALLBACK: Language = "en";

const files = import.meta.glob<string>(["../../../src/guilda/locales/*/*.ftl", "!../../../src/guilda/locales/*/{mail,terminal}.ftl"], { query: "?raw", import: "default" });
const bundles: Record<Language, FluentBundle> = {};
const loading = new Map<string, Promise<void>>();
/** Rules pages and lessons that were opened: they are loaded with every language from then on. */
const opened = new Set<string>();
/** Raised whenever texts arrive, so that components render again. */
let version = $state(0);

/** The properties of a language. */
export function languageInfo(code: Language): LanguageInfo {
  return LANGUAGES.find((each) => each.code === code) ?? LANGUAGES[0]!;
}

/** The messages of a language as far as they are loaded. */
export function bundleOf(language: Language): FluentBundle | undefined {
  void version;
  return bundles[language];
}

/** Load a language: the interface, the boards, and the rules pages and lessons that are open. */
export async function loadLanguage(language: Language): Promise<void> {
  const names = Object.keys(files).flatMap((path) => (path.includes(`/locales/${language}/`) ? [nameOf(path)] : []));
  await Promise.all(names.filter((name) => !isLongText(name) || opened.has(name)).map((name) => loadFile(language, name)));
}

/** Load the texts of one page (`rules-azul`, `lesson-azul`, `analysis`, `daily-page`, `puzzles`, `result`), now and with every language chosen later. */
export async function openText(name: string, language: Language): Promise<void> {
  opened.add(name);
  await loadFile(language, name);
}

/** A number as the catalogue prints it: without grouping and with a true minus. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value).replace("-", "−");
  }
}

export function plainNumber(value: number): FluentNumber {
  return new PlainNumber(value);
}

/** +3, −2 or 0, with a true minus. */
export function signedNumber(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Add the messages of a game of another package. */
export function addMessages(language: Language, text: string): void {
  add(language, text);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

function isLongText(name: string): boolean {
  return name.startsWith("rules-") || name.startsWith("lesson-") || ["analysis", "daily-page", "puzzles", "result"].includes(name);
}

function loadFile(language: Language, name: string): Promise<void> {
  const path = `../../../src/guilda/locales/${language}/${name}.ftl`;
  const before = loading.get(path);
  if (before !== undefined) return before;
  const load = files[path];
  if (load === undefined) return Promise.resolve();
  const loaded = load().then(
    (text) => add(language, text),
    (error: unknown) => {
      loading.delete(path);
      throw error;
    },
  );
  loading.set(path, loaded);
  return loaded;
}

function add(language: Language, text: string): void {
  const bundle = (bundles[language] ??= new FluentBundle(languageInfo(language).plurals, {
    useIsolating: false,
    functions: { SIGNED: ([value]) => signedNumber(Number(value?.valueOf())) },
  }));
  bundle.addResource(new FluentResource(text));
  version += 1;
}
