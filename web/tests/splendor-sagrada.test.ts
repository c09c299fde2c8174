import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/catalogue.svelte";
import { settings } from "../src/lib/settings.svelte";
import { advised as advisedSagrada } from "../src/games/sagrada/caption";
import sagrada from "../src/games/sagrada";
import type { SagradaEvent } from "../src/games/sagrada/types";
import { traced as tracedSagrada } from "../src/games/sagrada/trace";
import splendor from "../src/games/splendor";
import { advised as advisedSplendor } from "../src/games/splendor/caption";
import { progressTo, type Card, type EventTokens, type Noble, type Seat, type SplendorEvent } from "../src/games/splendor/types";
import { nobleWords } from "../src/games/splendor/texts";
import { traced as tracedSplendor } from "../src/games/splendor/trace";
import lessonOfSagrada from "../src/games/sagrada/tutorial.json";
import lessonOfSplendor from "../src/games/splendor/tutorial.json";

const card: Card = { number: 50, level: 2, bonus: "blue", points: 2, cost: { white: 2, blue: 0, green: 0, red: 1, black: 4 } };
const tokens: EventTokens = [{ token: "green", count: 1 }, { token: "red", count: 2 }];

describe("the flights of Splendor", () => {
  it("is every token that is taken, from the supply to the player", () => {
    const flown = splendor.flights({ event: "take", seat: 1, tokens });
    expect(flown.map(({ piece }) => piece)).toEqual(["gem-green", "gem-red", "gem-red"]);
    expect(flown[1]).toMatchObject({ from: "bank:red", to: "seat:1:token:red" });
  });

  it("is a reserved card with its gold, face down", () => {
    const event: SplendorEvent = { event: "reserve", seat: 0, place: "2D", card: null, gold: 1, deck: 2 };
    expect(splendor.flights(event)).toEqual([
      { piece: "back-2", from: "deck:2", to: "seat:0:reserved" },
      { piece: "gem-gold", from: "bank:gold", to: "seat:0:token:gold" },
    ]);
  });

  it("is a card that was reserved before, from the hand, when it is bought", () => {
    const event: SplendorEvent = { event: "buy", seat: 2, place: "H1", card, points: 2 };
    expect(splendor.flights(event)).toEqual([{ piece: "gem-blue", from: "seat:2:reserved", to: "seat:2:bonus:blue" }]);
  });
});

describe("the flights of Sagrada", () => {
  it("is a die from the pool to its space", () => {
    const event: SagradaEvent = { event: "place", seat: 0, die: { colour: "red", value: 5 }, space: { row: 1, column: 3 } };
    expect(sagrada.flights(event)).toEqual([{ piece: ["die-red", "pips-5"], from: "pool:R5", to: "seat:0:space:13" }]);
  });

  it("is what a tool costs: favor tokens, or alone a die", () => {
    expect(sagrada.flights({ event: "tool", seat: 0, tool: "Lathekin", tokens: 2, die: null })).toHaveLength(2);
    expect(sagrada.flights({ event: "tool", seat: 0, tool: "Lathekin", tokens: 0, die: { colour: "yellow", value: 3 } })).toEqual([
      { piece: ["die-yellow", "pips-3"], from: "pool:Y3", to: "tool:Lathekin" },
    ]);
  });
});

describe("the progress towards a noble", () => {
  const noble: Noble = { number: 1, points: 3, needs: { white: 0, blue: 4, green: 0, red: 4, black: 0 } };
  const seat = { bonuses: { white: 3, blue: 2, green: 0, red: 5, black: 0 } } as Seat;

  it("counts the cards of each colour that it requires, no more than it requires", () => {
    expect(progressTo(noble, seat)).toEqual({ blue: 2, red: 4 });
  });

  it("is said to screen readers", () => {
    expect(nobleWords(noble, seat)).toBe("noble, 3 points, requires 4 sapphires and 4 rubies (you have 2 sapphires and 4 rubies)");
  });
});

describe("advice", () => {
  it("is drawn at the tokens, the card, the noble or the payment that it names", () => {
    expect(advisedSplendor({ action: "take", colours: ["red", "red"] }, 0).from).toEqual(["bank:red"]);
    expect(advisedSplendor({ action: "buy", place: "H2" }, 1).from).toEqual(["seat:1:reserved:2"]);
    expect(advisedSplendor({ action: "noble", place: 3 }, 0).from).toEqual(["noble:3"]);
    expect(advisedSplendor({ action: "pay", colour: "red", gold: 1 }, 0).from).toEqual(["pay:1"]);
  });

  it("is drawn at the die, the value or the pattern that it names", () => {
    expect(advisedSagrada({ die: "R5", space: [1, 3] }, 0)).toEqual({ from: ["pool:R5"], to: "seat:0:space:13" });
    expect(advisedSagrada({ value: 6 }, 0).from).toEqual(["face:6"]);
    expect(advisedSagrada({ pattern: "12a" }, 0).from).toEqual(["pattern:12a"]);
  });
});

describe("the last move", () => {
  it("is traced at both ends", () => {
    expect([...tracedSplendor([{ event: "take", seat: 1, tokens }])]).toEqual(["bank:green", "seat:1:token:green", "bank:red", "seat:1:token:red"]);
    expect([...tracedSagrada([{ event: "move", seat: 0, die: { colour: "purple", value: 3 }, from: { row: 4, column: 1 }, to: { row: 2, column: 1 } }])]).toEqual(["seat:0:space:41", "seat:0:space:21"]);
  });
});

describe("the table in words", () => {
  it.each(LANGUAGES.map(({ code }) => code))("leaves no hole and no key in %s", (language) => {
    settings.language = language;
    const views: [typeof splendor | typeof sagrada, { view: unknown }[]][] = [
      [splendor, lessonOfSplendor.steps],
      [sagrada, lessonOfSagrada.steps],
    ];
    for (const [game, steps] of views)
      for (const { view } of steps)
        for (const line of game.describe(view as never, 0, ["Ana", "Rui"])) expect(line).not.toMatch(/[{}]|undefined|-page-/);
    settings.language = "en";
  });
});
