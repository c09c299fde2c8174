/** The page's words: `t("key", {n: 2})` in the language that is set. Read in a component, it follows a change at once.
 *
 * A message may hold `{name}`, and `{n|tile|tiles}` for the form that goes with the number n.
 */
import { settings, type Language } from "./settings.svelte";
import { en } from "./messages/en";
import { es } from "./messages/es";
import { pt } from "./messages/pt";

export type Messages = Record<string, string>;
export type Params = Record<string, string | number>;

const tables: Record<Language, Messages> = { en: { ...en }, pt: { ...pt }, es: { ...es } };

/* Portuguese of Brazil says "0 pontos" as Portugal does, which is what the server's sentences say as well. */
const LOCALE: Record<Language, string> = { en: "en", pt: "pt-PT", es: "es" };
const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

/** Add the words of a game. */
export function addMessages(more: Record<Language, Messages>): void {
  for (const language of Object.keys(more) as Language[]) Object.assign(tables[language], more[language]);
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  return key in tables[settings.language];
}

/** The words for a key. */
export function t(key: string, params: Params = {}): string {
  return fill(tables[settings.language][key] ?? key, settings.language, params);
}

/** A message with its holes filled. */
export function fill(message: string, language: Language, params: Params): string {
  return message.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = params[name] ?? "";
    if (one === undefined || other === undefined) return String(value);
    const rules = (plurals[language] ??= new Intl.PluralRules(LOCALE[language]));
    return rules.select(Number(value)) === "one" ? one : other;
  });
}

/** The locale for dates and numbers. */
export function locale(): string {
  return settings.language === "pt" ? "pt-BR" : settings.language;
}
