/** The page's texts: `t("page-seat-number", { n: 2 })` in the reader's language. Components follow a change of language. */
import { bundleOf, FALLBACK, languageInfo, loadLanguage, plainNumber, type Language } from "./catalogue.svelte";
import { change, settings } from "./settings.svelte";

export type Args = Record<string, string | number>;

/** Whether the catalogue has a message. */
export function has(id: string): boolean {
  return bundleOf(settings.language)?.hasMessage(kebab(id)) ?? false;
}

/** A message in the reader's language; in English where that language lacks it. Underscores in an id become hyphens. */
export function t(id: string, args: Args = {}): string {
  return format(settings.language, kebab(id), args) ?? fallback(kebab(id), args);
}

/** Switch the language once its texts are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  change({ language });
}

/** A fact of a game: scalars, objects and lists, as the rules provide them. */
export type Fact = Record<string, unknown>;

/** A sentence about an event; empty for events that are not shown. `you` is the reader's own seat. */
export function event(game: string, facts: Fact, names: readonly string[] = [], you: number | null = null): string {
  const id = `${game}-event-${String(facts.event)}`;
  if (!known(id)) return "";
  const { seat } = facts;
  if (typeof seat !== "number") return formatFacts(game, id, facts, "other", "");
  return formatFacts(game, id, facts, seat === you ? "you" : "other", names[seat] ?? t("player-number", { number: seat + 1 }));
}

/** A sentence about an action: of a player, of the reader, or (with neither) as a choice: "Take …". */
export function action(game: string, facts: Fact, player: string | null = null, you = false): string {
  return formatFacts(game, `${game}-action-${String(facts.action)}`, facts, you ? "you" : player === null ? "choice" : "other", player ?? "");
}

/** The question to the actor in the middle of a turn; empty at the start of a turn. */
export function prompt(game: string, facts: Fact | null): string {
  return facts === null ? "" : formatFacts(game, `${game}-prompt-${String(facts.prompt)}`, facts);
}

/** Why an action is not allowed, as the end of a sentence. */
export function refusal(game: string, name: string): string {
  return t(`${game}-refusal-${name}`);
}

/** The title of a line of the score sheet. */
export function item(game: string, name: string): string {
  return t(`${game}-item-${name}`);
}

/** The locale for dates and lists: the reader's own variety of the language, if the browser knows it. */
export function locale(): string {
  const own = globalThis.navigator?.languages?.find((each) => each.split("-")[0] === settings.language);
  return own ?? languageInfo(settings.language).locale;
}

function formatFacts(game: string, id: string, facts: Fact, who = "other", player = ""): string {
  return t(id, { ...messageArgs(game, facts), who, player });
}

/** Facts as arguments of a message: objects and lists as texts. The same algorithm as `guilda.locales`. */
function messageArgs(game: string, facts: Fact): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value)) {
      args[`${name}_count`] = value.length;
      args[name] = value.length > 0 ? list(value.map((each) => part(game, name, each))) : t(`${game}-part-${name}-none`);
    } else if (isFact(value)) args[name] = part(game, name, value);
    else args[name] = scalar(value);
  }
  return args;
}

/** The text of an object, or of one element of a list. */
function part(game: string, name: string, value: unknown): string {
  return t(`${game}-part-${name}`, isFact(value) ? messageArgs(game, value) : { value: scalar(value) });
}

/** Join texts as this language writes a list. */
function list(texts: string[]): string {
  return texts.reduce((joined, text, place) => t(place === texts.length - 1 ? "list-and" : "list-comma", { list: joined, item: text, initial: text.slice(0, 1).toLowerCase() }));
}

function isFact(value: unknown): value is Fact {
  return typeof value === "object" && value !== null;
}

function scalar(value: unknown): string | number {
  return value === null || value === undefined ? "none" : typeof value === "number" ? value : String(value);
}

function known(id: string): boolean {
  return has(id) || (bundleOf(FALLBACK)?.hasMessage(kebab(id)) ?? false);
}

function format(language: Language, id: string, args: Args): string | null {
  const bundle = bundleOf(language);
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === undefined || !pattern) return null;
  const given = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? plainNumber(value) : value]);
  return bundle.formatPattern(pattern, Object.fromEntries(given), []);
}

function fallback(id: string, args: Args): string {
  if (bundleOf(FALLBACK) === undefined) void loadLanguage(FALLBACK).catch(() => undefined);
  return format(FALLBACK, id, args) ?? id;
}

function kebab(id: string): string {
  return id.replaceAll("_", "-");
}

/** The sentence of an error, from its code and details. */
export function errorText(code: string, details: Record<string, unknown> = {}): string {
  const { game, reason, ...others } = details;
  const args: Args = { help: "" };
  for (const [name, value] of Object.entries(others)) args[name] = typeof value === "number" ? value : String(value);
  if (typeof game === "string") {
    args.help = t(`${game}-notation-help`);
    if (typeof reason === "string") args.reason = refusal(game, reason);
  } else if (typeof reason === "string") args.reason = t(`impossible-${reason}`, args);
  return t(`error-${code}`, args);
}
