// @ts-expect-error: the page has no types of Node
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/catalogue.svelte";
import { action, event, item, prompt, refusal, type Fact } from "../src/lib/i18n";
import { settings } from "../src/lib/settings.svelte";

type Row = [kind: "event" | "action" | "prompt" | "refusal" | "item", game: string, fact: Fact | string, player: string | null, you: boolean, sentences: Record<string, string>];

const NAMES = ["Ana", "Beto", "Caio", "Duda", "Eva", "Filipe"];
/** Written by fixtures/sentences.py: every fact of some random games with its sentences. Too large for Vite. */
const rows = JSON.parse(readFileSync("tests/sentences.json", "utf8") as string) as Row[];

afterAll(() => {
  settings.language = "en";
});

function said([kind, game, fact, player, you]: Row): string {
  if (typeof fact === "string") return kind === "item" ? item(game, fact) : refusal(game, fact);
  if (kind === "event") return event(game, fact, NAMES, you ? (fact.seat as number | undefined) : null);
  return kind === "action" ? action(game, fact, player, you) : prompt(game, fact);
}

describe.each(LANGUAGES.map(({ code }) => code))("the page in %s", (language) => {
  it("says of whole random games what Python says", { timeout: 60_000 }, () => {
    settings.language = language;
    expect(rows.length).toBeGreaterThan(1000);
    const different = rows.filter((row) => said(row) !== row[5][language]);
    expect(different.slice(0, 5).map((row) => [row.slice(0, 5), said(row), row[5][language]])).toEqual([]);
  });
});
