import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableConnection } from "../src/lib/connection.svelte";
import type { ClientMessage, Update, SeatInfo, State, TableInfo } from "../src/lib/table-state";
import { settings } from "../src/lib/settings.svelte";
import { FakeSocket } from "./fake-socket";

const seat = (yours: boolean): SeatInfo => ({ kind: yours ? "human" : "bot", name: "", level: null, yours, connected: true, away: false, resigned: false, awaited: false, rating: null, vacation: null }) as SeatInfo;
const TABLE = { id: "t", game: "azul", seats: [seat(true), seat(false)] } as unknown as TableInfo;
const state = (number: number): State => ({ number, ply: number, seat: 0, view: {}, actor: 0, actions: [], clocks: null, result: null }) as unknown as State;
const update = (number: number, by: number): Update => ({ number, ply: number, kind: "move", seat: by, notation: "", events: [] }) as unknown as Update;

let sockets: FakeSocket[];
let connection: TableConnection;
const newest = (): FakeSocket => sockets.at(-1)!;
const commands = (socket: FakeSocket): { id: string }[] => socket.sent.map((text) => JSON.parse(text) as ClientMessage).filter((each): each is Extract<ClientMessage, { id: string }> => "id" in each);
const says = (message: unknown): unknown => newest().says(JSON.stringify(message));
const moved = (number: number, by: number): unknown => says({ type: "moved", updates: [update(number, by)], state: state(number) });

function welcome(number = 1): void {
  newest().opens();
  says({ type: "welcome", table: TABLE, state: state(number), missed: [], chat: [] });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => undefined, removeEventListener: () => undefined });
  settings.motion = true;
  settings.speed = "normal";
  sockets = [];
  connection = new TableConnection("t", {}, () => {
    sockets.push(new FakeSocket());
    return newest();
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a command", () => {
  it("that was not answered is sent again with the same id after a reconnection", async () => {
    welcome();
    const answer = connection.send({ type: "act", ply: 1, action: 7 });
    const [first] = commands(newest());
    newest().ends();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    expect(commands(newest())).toEqual([]);
    welcome();
    expect(commands(newest())).toEqual([first]);
    says({ type: "done", id: first!.id, number: 2 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
    newest().ends();
    vi.advanceTimersByTime(700);
    welcome();
    expect(commands(newest())).toEqual([]);
  });

  it("made while the connection is away is sent once it is back", () => {
    welcome();
    newest().ends();
    void connection.send({ type: "act", ply: 1, action: 7 });
    vi.advanceTimersByTime(400);
    welcome();
    expect(commands(newest())).toHaveLength(1);
  });

  it("that was refused without its id is sent again later", async () => {
    welcome();
    const answer = connection.send({ type: "act", ply: 1, action: 7 });
    says({ type: "error", id: null, code: "too_many", details: {}, state: null });
    expect(commands(newest())).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(commands(newest())).toHaveLength(2);
    says({ type: "done", id: commands(newest())[0]!.id, number: 2 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
  });

  it("is answered when the connection will not come back", async () => {
    welcome();
    const lost = connection.send({ type: "act", ply: 1, action: 7 });
    says({ type: "error", id: null, code: "not_identified", details: {}, state: null });
    await expect(lost).resolves.toMatchObject({ code: "not_identified" });
    expect(connection.status).toBe("refused");
  });
});

describe("a game", () => {
  it("is shown one decision at a time", () => {
    welcome();
    moved(2, 0);
    moved(3, 1);
    moved(4, 1);
    expect([connection.state!.number, connection.latest!.number, connection.behind]).toEqual([2, 4, true]);
    vi.advanceTimersByTime(600);
    expect([connection.state!.number, connection.behind]).toEqual([3, true]);
    vi.advanceTimersByTime(600);
    expect([connection.state!.number, connection.behind]).toEqual([4, false]);
    expect(connection.playing).not.toBeNull();
    vi.advanceTimersByTime(600);
    expect(connection.playing).toBeNull();
    expect(connection.log.map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  it("shows the end of the game longer than a decision, before the result", () => {
    welcome();
    says({ type: "moved", updates: [update(2, 0)], state: { ...state(2), result: { scores: [], ranks: [] } } });
    vi.advanceTimersByTime(1400);
    expect([connection.state!.number, connection.playing === null]).toEqual([2, false]);
    vi.advanceTimersByTime(100);
    expect(connection.playing).toBeNull();
  });

  it("shows a round's end longer for each thing that scores", () => {
    welcome();
    const events = [{ event: "take" }, { event: "tile", points: 1 }, { event: "tile", points: 3 }, { event: "deal" }];
    says({ type: "moved", updates: [{ ...update(2, 0), events }], state: state(2) });
    moved(3, 1);
    vi.advanceTimersByTime(600 + 3 * 180 - 1);
    expect(connection.state!.number).toBe(2);
    vi.advanceTimersByTime(1);
    expect(connection.state!.number).toBe(3);
  });

  it("keeps the result back until everything has moved and rested", () => {
    connection.close();
    connection = new TableConnection("t", { before: () => 4000 }, () => {
      sockets.push(new FakeSocket());
      return newest();
    });
    welcome();
    says({ type: "moved", updates: [update(2, 0)], state: { ...state(2), result: { scores: [], ranks: [] } } });
    vi.advanceTimersByTime(4899);
    expect(connection.playing).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(connection.playing).toBeNull();
  });

  it("tells what scores in its beat, and all of it when it is skipped", () => {
    const take = { event: "take" };
    const tiles = [1, 3].map((points) => ({ event: "tile", seat: 0, points }));
    const told = (): unknown[] => connection.told.flatMap(({ events }) => events);
    welcome();
    says({ type: "moved", updates: [{ ...update(2, 0), events: [take, ...tiles] }], state: state(2) });
    expect([told(), connection.ahead?.left]).toEqual([[take], tiles]);
    vi.advanceTimersByTime(180 + 256);
    expect(told()).toEqual([take, tiles[0]]);
    vi.advanceTimersByTime(180);
    expect([told(), connection.ahead]).toEqual([[take, ...tiles], null]);
    says({ type: "moved", updates: [{ ...update(3, 0), events: [take, ...tiles] }], state: state(3) });
    expect(told()).toHaveLength(4);
    connection.skip();
    expect(told()).toHaveLength(6);
  });

  it("shows one's own decision at once", () => {
    welcome();
    moved(2, 1);
    moved(3, 0);
    expect(connection.state!.number).toBe(3);
  });

  it("shows the newest state when it is skipped, at instant speed, and without motion", () => {
    welcome();
    moved(2, 1);
    moved(3, 1);
    connection.skip();
    expect([connection.state!.number, connection.behind, connection.playing]).toEqual([3, false, null]);
    settings.speed = "instant";
    moved(4, 1);
    moved(5, 1);
    expect(connection.state!.number).toBe(5);
    settings.speed = "normal";
    settings.motion = false;
    moved(6, 1);
    moved(7, 1);
    expect(connection.state!.number).toBe(7);
  });

  it("shows the opponents' last decisions again and ends with the newest state", () => {
    welcome();
    moved(2, 0);
    moved(3, 1);
    moved(4, 1);
    vi.advanceTimersByTime(5000);
    connection.showAgain();
    expect([connection.state!.number, connection.behind]).toEqual([2, true]);
    vi.advanceTimersByTime(600);
    expect(connection.state!.number).toBe(3);
    moved(5, 1);
    vi.advanceTimersByTime(5000);
    expect([connection.state!.number, connection.behind]).toEqual([5, false]);
    expect(connection.log.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  });
});
