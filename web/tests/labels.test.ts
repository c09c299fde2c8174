import { describe, expect, it } from "vitest";
import drawings from "../src/pieces.svg?raw";
import type { GameModule, Tutorial } from "../src/lib/board";
import { LANGUAGES } from "../src/lib/catalogue.svelte";
import { withoutPictures } from "../src/lib/pieceNames";
import { settings } from "../src/lib/settings.svelte";
import azul from "../src/games/azul";
import sagrada from "../src/games/sagrada";
import sintra from "../src/games/sintra";
import splendor from "../src/games/splendor";
import type { SplendorEvent } from "../src/games/splendor/types";
import { ranked } from "../src/table/ranking";

const GAMES = { azul, sintra, sagrada, splendor } as unknown as Record<string, GameModule>;
/** A view of which a test needs only some fields. */
const part = <View>(fields: object): View => fields as View;
const drawn = new Set([...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]));

describe.each(Object.keys(GAMES))("a decision of %s in a few words", (name) => {
  const game = GAMES[name]!;

  it.each(LANGUAGES.map(({ code }) => code))("is short and complete in %s, with pieces that are drawn", async (language) => {
    settings.language = language;
    const { steps } = (await game.tutorial()).default as Tutorial;
    const labels = steps.flatMap(({ view, actions }) => actions.map(({ parts, events }) => game.label(parts, view, events)));
    expect(labels.length).toBeGreaterThan(10);
    for (const label of labels) {
      expect(label).not.toMatch(/undefined|NaN|null|\{|^$|-page-/);
      expect(label.replace(/\[\[.*?\]\]/g, "#").length, label).toBeLessThan(45);
      for (const [, ids] of label.matchAll(/\[\[(.*?)\]\]/g)) for (const id of ids!.split("+")) expect(drawn, label).toContain(id);
    }
    settings.language = "en";
  });
});

describe("the chips in the list of choices", () => {
  it("stand in one row a source, with the pieces there", () => {
    const view = part<never>({ factories: [[], ["blue", "blue", "red", "white"]], centre: { tiles: ["red"], marker: true } });
    expect(azul.chip?.({ source: 2, colour: "blue", line: 3 }, view)).toEqual({ row: "[[at-factory]]2", order: 2, text: "2 [[azul-blue]]", parts: { source: 2, colour: "blue" } });
    expect(azul.chip?.({ source: "centre", colour: "red", line: 1 }, view)).toMatchObject({ row: "[[at-centre]]", order: 3, text: "1 [[azul-red]]" });
    expect(azul.chip?.({ column: 2 }, view)).toBeUndefined();
    expect(sintra.chip?.({ glazier: "back" }, view)).toBeUndefined();
  });

  it("are the spaces of a die, each a whole decision", () => {
    const parts = { die: "R4", space: [4, 2] } as never;
    expect(sagrada.chip?.(parts, part({}))).toEqual({ row: "[[die-red+pips-4]]", order: 0, text: "4·2", parts });
    expect(sagrada.chip?.({ tool: 3 }, part({}))).toBeUndefined();
  });
});

describe("advice", () => {
  it("to move the glazier back is drawn from where it stands to the first strip that is left", () => {
    const view = part<never>({ seats: [{ strips: [null, {}, {}], glazier: 3 }] });
    const drawn = { from: ["seat:0:glazier:3"], to: "seat:0:glazier:2" };
    expect(sintra.advised({ glazier: "back" }, 0, view)).toEqual(drawn);
    expect(sintra.advised({ action: "back", strip: 2 } as never, 0, view)).toEqual(drawn);
  });

  it("is ranked by the figures that are shown", () => {
    const choices = [[0.428, -3.6], [0.434, -3.6], [0.431, -1.4], [0.42, 9]].map(([share, margin]) => ({ share: share!, margin: margin! }));
    expect(ranked(choices)).toMatchObject([{ margin: -1.4, rank: 1 }, { share: 0.428, rank: 2 }, { share: 0.434, rank: 3 }, { share: 0.42, rank: 4 }]);
  });
});

describe("a label for a screen reader", () => {
  it("names the pieces that it shows", () => {
    expect(withoutPictures("2 [[azul-blue]] Factory 1 → Line 3")).toBe("2 blue Factory 1 → Line 3");
    expect(withoutPictures("[[die-red+pips-5]] Row 1, column 2")).toBe("red 5 Row 1, column 2");
    expect(withoutPictures("Take 1 [[gem-white]] 2 [[gem-gold]]")).toBe("Take 1 diamond 2 gold");
    expect(withoutPictures("1 [[sintra-m-pink]] · 2 [[sintra-wild]]")).toBe("1 pink · 2 wild");
  });
});

describe("a decision in a few words", () => {
  const offer = { factories: [["blue", "blue", "red", "white"]], centre: { marker: true, tiles: ["red"], pieces: ["pink"] }, hand: { colour: "pink", count: 3 } };

  it("tells what is taken, from where, and where it goes", () => {
    expect(azul.label({ source: 1, colour: "blue", line: 3 }, part(offer))).toBe("2 [[azul-blue]] Factory 1 → Line 3");
    expect(azul.label({ source: "centre", colour: "red", line: "floor" }, part(offer))).toBe("1 [[azul-red]] Centre → Floor");
    expect(sintra.label({ source: "centre", colour: "pink", strip: "break" }, part(offer))).toBe("1 [[sintra-pink]] Centre → All break");
  });

  it("tells only what is asked about", () => {
    expect(azul.label({ line: 3 }, part(offer))).toBe("Line 3");
    expect(azul.label({ source: 1, colour: "red" }, part(offer))).toBe("1 [[azul-red]] Factory 1");
    expect(sintra.label({ coloured: 1 }, part(offer))).toBe("1 [[sintra-m-pink]] · 2 [[sintra-wild]]");
  });

  it("shows dice and the spaces of a window", () => {
    const view = { seats: [], tools: [{ number: 8, name: "Running Pliers" }], hand: "Y3", drafted: false, used: false };
    expect(sagrada.label({ die: "R5", space: [1, 2] }, part(view))).toBe("[[die-red+pips-5]] Row 1, column 2");
    expect(sagrada.label({ change: -1 }, part(view))).toBe("[[die-yellow+pips-3]] → [[die-yellow+pips-2]]");
    expect(sagrada.label({ tool: 8 }, part(view))).toBe("Running Pliers");
    expect(sagrada.label({ choice: "end" }, part(view))).toBe("Pass");
  });

  it("shows what a card costs, and what is paid for it", () => {
    const card = { number: 1, level: 1, bonus: "green", points: 0, cost: { white: 2, blue: 0, green: 0, red: 1, black: 0 } };
    const view = { actor: 0, supply: { gold: 1 }, table: [[card], [], []], nobles: [], seats: [{ reserved: [{ level: 1, blind: true, card }] }] };
    const paid: SplendorEvent[] = [{ event: "pay", seat: 0, tokens: [{ token: "white", count: 1 }, { token: "gold", count: 1 }] }];
    expect(splendor.label({ action: "buy", place: "11" }, part(view), paid)).toBe("Buy [[gem-green]] · 2 [[gem-white]] 1 [[gem-red]]");
    expect(splendor.label({ action: "buy", place: "H1" }, part(view))).toBe("Buy [[gem-green]] · 2 [[gem-white]] 1 [[gem-red]]");
    expect(splendor.label({ action: "buy" }, part(view), paid)).toBe("Buy · 1 [[gem-white]] 1 [[gem-gold]]");
    expect(splendor.label({ action: "reserve", place: "2D" }, part(view))).toBe("Reserve deck 2");
    expect(splendor.label({ action: "take", colours: ["red", "blue", "red"] }, part(view))).toBe("Take 1 [[gem-blue]] 2 [[gem-red]]");
  });
});
