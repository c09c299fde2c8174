import { describe, expect, it, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { LegalAction } from "../src/lib/table-state";

const action = (id: number, parts: Record<string, unknown>): LegalAction => ({ id, notation: `${id}`, parts });
const AZUL = [
  action(1, { source: 1, colour: "blue", line: 1 }),
  action(2, { source: 1, colour: "blue", line: 2 }),
  action(3, { source: 1, colour: "red", line: 1 }),
  action(4, { source: "centre", colour: "blue", line: "floor" }),
];
const SPLENDOR = [
  action(1, { action: "take", colours: ["red", "red"] }),
  action(2, { action: "take", colours: ["red", "blue", "green"] }),
  action(3, { action: "reserve", place: "11" }),
];

function choice(actions: LegalAction[], careful = false, multisets: string[] = []) {
  const play = vi.fn();
  const made = new Choice({ multisets, careful: () => careful, play });
  made.offer(actions);
  return { made, play };
}

describe("a choice", () => {
  it("lights what some legal action has, and nothing else", () => {
    const { made } = choice(AZUL);
    expect(made.state({ source: 1, colour: "blue" })).toBe("lit");
    expect(made.state({ source: 2 })).toBe("idle");
    expect(made.state({ line: "floor" })).toBe("lit");
  });

  it("is built part by part and played when it is complete", () => {
    const { made, play } = choice(AZUL);
    made.pick({ source: 1, colour: "blue" });
    expect(made.state({ source: 1, colour: "blue" })).toBe("chosen");
    expect(made.state({ line: "floor" })).toBe("idle");
    expect(play).not.toHaveBeenCalled();
    made.pick({ line: 2 });
    expect(play).toHaveBeenCalledWith(AZUL[1]);
    expect(made.actions).toEqual([]);
  });

  it("keeps what was chosen when an action of the list is shown, and returns to it", () => {
    const { made } = choice(AZUL, true);
    made.pick({ source: 1, colour: "blue" });
    made.show(AZUL[0]!);
    expect(made.candidates).toEqual([AZUL[0], AZUL[1]]);
    made.show(AZUL[1]!);
    expect(made.rest(AZUL[1]!)).toEqual({ line: 2 });
    made.back();
    expect(made.chosen).toEqual({ source: 1, colour: "blue" });
  });

  it("is not played while a part is missing, even if one action is left", () => {
    const { made, play } = choice(AZUL);
    made.pick({ source: "centre", colour: "blue" });
    expect(made.candidates).toEqual([AZUL[3]]);
    expect(play).not.toHaveBeenCalled();
  });

  it("keeps the other targets lit while one waits for its second press", () => {
    const { made } = choice(AZUL, true);
    made.pick({ source: 1, colour: "blue" });
    made.pick({ line: 2 });
    expect(made.state({ line: 2 })).toBe("preview");
    expect(made.state({ line: 1 })).toBe("lit");
    expect(made.state({ line: "floor" })).toBe("idle");
  });

  it("names the parts of an action that are still to be chosen", () => {
    const { made } = choice(AZUL, true);
    expect(made.rest(AZUL[1]!)).toEqual(AZUL[1]!.parts);
    made.pick({ source: 1, colour: "blue" });
    expect(made.rest(AZUL[1]!)).toEqual({ line: 2 });
    made.pick({ line: 2 });
    expect(made.rest(AZUL[1]!)).toEqual({ line: 2 });
  });

  it("previews what is under the pointer", () => {
    const { made } = choice(AZUL);
    made.pick({ source: 1, colour: "blue" });
    made.hover({ line: 2 });
    expect(made.preview).toBe(AZUL[1]);
    expect(made.state({ line: 2 })).toBe("preview");
    expect(made.state({ line: 1 })).toBe("lit");
    made.hover(null);
    expect(made.preview).toBeNull();
  });

  it("starts over when something else is picked, and keeps the parts that still fit", () => {
    const { made } = choice(AZUL);
    made.pick({ source: 1, colour: "blue" });
    made.pick({ source: "centre", colour: "blue" });
    expect(made.chosen).toEqual({ source: "centre", colour: "blue" });
  });

  it("takes a part back when it is picked again, and the last one on Escape", () => {
    const { made } = choice(AZUL);
    made.pick({ source: 1 });
    made.pick({ source: 1, colour: "red" });
    expect(made.back()).toBe(true);
    expect(made.chosen).toEqual({ source: 1 });
    made.pick({ source: 1 });
    expect(made.chosen).toEqual({});
    expect(made.back()).toBe(false);
  });

  it("by touch is shown first and played by a second press", () => {
    const { made, play } = choice(AZUL, true);
    made.pick({ source: 1, colour: "blue" });
    made.pick({ line: 1 });
    expect(play).not.toHaveBeenCalled();
    expect(made.preview).toBe(AZUL[0]);
    expect(made.state({ line: 1 })).toBe("preview");
    expect(made.candidates).toEqual([AZUL[0], AZUL[1]]);
    made.pick({ line: 1 });
    expect(play).toHaveBeenCalledWith(AZUL[0]);
  });

  it("by touch does not play when an earlier part is pressed again", () => {
    const { made, play } = choice(AZUL, true);
    made.pick({ source: 1, colour: "blue" });
    made.pick({ line: 1 });
    made.pick({ source: 1, colour: "blue" });
    expect(play).not.toHaveBeenCalled();
    expect(made.chosen).toEqual({});
  });

  it("counts the values of a multiset", () => {
    const { made, play } = choice(SPLENDOR, false, ["colours"]);
    made.pick({ action: "take", colours: ["red"] });
    expect(made.count("colours", "red")).toBe(1);
    expect(made.can({ action: "take", colours: ["red"] })).toBe(true);
    expect(made.state({ action: "reserve", place: "11" })).toBe("idle");
    made.pick({ action: "take", colours: ["green"] });
    expect(made.can({ action: "take", colours: ["red"] })).toBe(false);
    made.pick({ action: "take", colours: ["blue"] });
    expect(play).toHaveBeenCalledWith(SPLENDOR[1]);
  });

  it("compares places by value", () => {
    const { made } = choice([action(1, { die: "R1", space: [1, 2] }), action(2, { die: "R1", space: [2, 1] })]);
    expect(made.state({ space: [1, 2] })).toBe("lit");
    expect(made.state({ space: [1, 1] })).toBe("idle");
  });

  it("offers nothing while it is not one's turn", () => {
    const { made, play } = choice([]);
    made.pick({ source: 1 });
    expect(made.state({ source: 1 })).toBe("idle");
    expect(play).not.toHaveBeenCalled();
  });
});
