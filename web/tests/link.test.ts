import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link, type LinkState } from "../src/lib/link";
import { FakeSocket } from "./fake-socket";

let sockets: FakeSocket[];
let states: LinkState[];
let link: Link;
const newest = (): FakeSocket => sockets.at(-1)!;
const open = (): FakeSocket[] => sockets.filter((each) => !each.closed);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  link = new Link({
    connect: () => {
      sockets.push(new FakeSocket());
      return newest();
    },
    opened: () => void link.send("hello", true),
    received: (text) => text === "welcome" && link.ready(),
    changed: (state) => states.push(state),
    ping: "ping",
    random: () => 0.5,
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

function goLive(): void {
  newest().opens();
  newest().says("welcome");
}

describe("a link", () => {
  it("introduces itself and is live once the server has answered", () => {
    expect(link.send("move")).toBe(false);
    goLive();
    expect(newest().sent).toEqual(["hello"]);
    expect(states).toEqual(["live"]);
    expect(link.send("move")).toBe(true);
  });

  it("has one socket after a wake-up, whatever the events and their order", () => {
    goLive();
    newest().ends();
    link.wake();
    link.wake();
    vi.advanceTimersByTime(60_000);
    expect(open()).toHaveLength(1);
    goLive();
    link.wake();
    vi.advanceTimersByTime(3000);
    expect(open()).toHaveLength(1);
  });

  it("ignores a socket that it has given up", () => {
    goLive();
    const first = newest();
    link.restart();
    expect(first.closed).toBe(true);
    expect(first.onmessage).toBeNull();
    expect(link.state).toBe("connecting");
  });

  it("notices a silent network within ten seconds and reconnects", () => {
    goLive();
    vi.advanceTimersByTime(7000);
    expect(link.state).toBe("stale");
    expect(newest().sent).toContain("ping");
    vi.advanceTimersByTime(3000);
    expect(states).toEqual(["live", "stale", "offline"]);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    expect(open()).toHaveLength(1);
  });

  it("is live again when a stale connection answers", () => {
    goLive();
    vi.advanceTimersByTime(7000);
    newest().says("pong");
    expect(link.state).toBe("live");
  });

  it("gives up a socket that never opens", () => {
    vi.advanceTimersByTime(10_000);
    expect(link.state).toBe("offline");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("waits longer after each failure, and not at all when the network returns", () => {
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const wait of waits) {
      newest().ends();
      const before = sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    newest().ends();
    const before = sockets.length;
    link.wake();
    expect(sockets).toHaveLength(before + 1);
  });

  it("keeps waiting longer when the server accepts and closes at once", () => {
    newest().opens();
    newest().ends(1012);
    vi.advanceTimersByTime(250);
    newest().opens();
    newest().ends(1012);
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(2);
  });

  it("keeps waiting longer when the server welcomes and closes at once, as on a full disk", () => {
    for (const wait of [250, 500, 1000, 2000]) {
      goLive();
      newest().ends(1012);
      const before = sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("starts with a short wait again after a steady connection", () => {
    newest().ends();
    vi.advanceTimersByTime(250);
    goLive();
    for (let second = 0; second < 12; second++) {
      vi.advanceTimersByTime(1000);
      newest().says("pong");
    }
    newest().ends();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
  });

  it("asks for a sign of life only in silence", () => {
    goLive();
    for (let second = 0; second < 10; second++) {
      vi.advanceTimersByTime(1000);
      newest().says("moved");
    }
    expect(newest().sent).toEqual(["hello"]);
    vi.advanceTimersByTime(5000);
    expect(newest().sent).toEqual(["hello", "ping"]);
  });

  it("does not come back once a newer socket has replaced it", () => {
    goLive();
    newest().ends(4001);
    vi.advanceTimersByTime(60_000);
    link.wake();
    expect(sockets).toHaveLength(1);
    expect(link.state).toBe("replaced");
  });

  it("does not come back once it was refused or closed", () => {
    goLive();
    link.refuse();
    vi.advanceTimersByTime(60_000);
    link.wake();
    link.restart();
    expect(sockets).toHaveLength(1);
    expect(link.state).toBe("refused");
  });
});
