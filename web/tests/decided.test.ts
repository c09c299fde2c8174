import { expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/catalogue.svelte";
import type { Result, ScoreLine } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { decided } from "../src/table/decided";

const line = (item: string, points: number): ScoreLine => ({ item, points, quantity: 1 });
const NAMES = ["Ana", "Rui", "Eva", "Leo"];

/** A game of Azul: tiles and floor of each seat. */
function ended(sheets: [tiles: number, floor: number][], ranks: number[], resigned: number[] = []): Result {
  const breakdowns = sheets.map(([tiles, floor]) => [line("tiles", tiles), line("floor", floor)]);
  return { scores: sheets.map(([tiles, floor]) => tiles + floor), ranks, breakdowns, tie_items: [], resigned, server_seed: "" };
}

it("is the lead and the biggest difference of the score sheet", () => {
  const result = ended([[50, -2], [45, -20]], [1, 2]);
  expect(decided(result, "azul", NAMES.slice(0, 2), 0, null)).toBe("23 points ahead of Rui. The biggest difference: floor line, −2 to −20.");
  expect(decided(result, "azul", NAMES.slice(0, 2), 1, null)).toBe("You were 23 points short. The biggest difference: floor line, −2 to −20.");
});

it("compares the winner with the second, or with the reader", () => {
  const result = ended([[30, 0], [50, 0], [20, 0], [45, 0]], [3, 1, 4, 2]);
  expect(decided(result, "azul", NAMES, null, null)).toMatch(/^5 points ahead of Leo\..* 50 to 45\.$/);
  expect(decided(result, "azul", NAMES, 2, null)).toMatch(/^You were 30 points short\..* 50 to 20\.$/);
});

it("leaves ties to the tie-break, and says when the others resigned", () => {
  expect(decided(ended([[30, 0], [30, 0]], [1, 2]), "azul", NAMES.slice(0, 2), 0, null)).toBe("");
  expect(decided(ended([[30, 0], [30, 0]], [1, 1]), "azul", NAMES.slice(0, 2), 0, null)).toBe("");
  expect(decided(ended([[3, 0], [30, 0]], [1, 2], [1]), "azul", NAMES.slice(0, 2), 0, null)).toBe("Decided by resignation.");
});

it.each(LANGUAGES.map(({ code }) => code))("is said in %s, alone too", (language) => {
  settings.language = language;
  const told = [decided(ended([[30, 0], [29, 0]], [1, 2]), "azul", NAMES.slice(0, 2), 0, null), decided(ended([[30, 0]], [1]), "sagrada", ["Ana"], 0, 25)];
  for (const each of told) expect(each).toMatch(/^[^{}]*(1|30)[^{}]*\.$/);
  settings.language = "en";
});
