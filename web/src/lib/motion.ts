/** Pieces that fly from spot to spot when something has happened. Nothing waits for them, and any key or press ends them. */
import { beats } from "./beats";
import type { Flight } from "./board";
import { drawing } from "./drawing";
import type { GameEvent } from "./protocol";
import { moving } from "./settings.svelte";

const MOVE = 320;
const STAGGER = 40;
/** The latest start of a flight, in milliseconds, however many there are. */
const LATEST = 600;
const MOST = 40;
/** Points rise from the piece that brought them. */
const RISE = 900;
const FAINT = 0.15;
const SVG = "http://www.w3.org/2000/svg";

const running = new Set<Animation>();

/** A flight, its beat, and the points that the piece brings. */
interface Timed extends Flight {
  beat?: number;
  points?: number;
}

export interface Departure {
  flight: Timed;
  from: DOMRect;
}

/** Return the flights of events, beat after beat, with the points that are counted one by one. */
export function inBeats(events: readonly GameEvent[], flights: (event: GameEvent) => Flight[]): Timed[] {
  const order = beats(events);
  return events.flatMap((event, place) => flights(event).map((flight, nth) => ({ ...flight, beat: order[place]!, points: nth === 0 && order.at(-1)! > 0 ? Number(event.points ?? 0) : 0 })));
}

/** Return where the pieces start; called before the new state is shown. */
export function departures(flights: Timed[]): Departure[] {
  if (!moving()) return [];
  return flights.slice(0, MOST).flatMap((flight) => {
    const from = spot(flight.from);
    return from === null ? [] : [{ flight, from }];
  });
}

/** Let them fly to their new places, beat after beat; called after the new state is shown. */
export function fly(leaving: Departure[], beatLength = 0): void {
  const stagger = Math.min(STAGGER, LATEST / leaving.length);
  let first = 0;
  for (const [place, { flight, from }] of leaving.entries()) {
    const { beat = 0, points = 0 } = flight;
    if (beat !== (leaving[first]!.flight.beat ?? 0)) first = place;
    const to = spot(flight.to);
    if (to === null) continue;
    const delay = beat * beatLength + (place - first) * stagger;
    if (flight.appears) fade(flight.to, delay + 0.8 * MOVE);
    if (points !== 0) rise(points, to, delay + 0.8 * MOVE);
    const size = Math.max(20, Math.min(44, from.width, from.height, to.width, to.height));
    const piece = picture(flight.piece, size);
    document.body.append(piece);
    const start = centred(from, size);
    const end = centred(to, size);
    const arc = -Math.min(40, Math.hypot(end.x - start.x, end.y - start.y) / 6);
    play(
      piece,
      [
        { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
        { transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 + arc}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(1.04)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 0 },
      ],
      { duration: MOVE, delay, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "both" },
    );
  }
}

/** Run the only animation of an element that then goes. */
function play(element: HTMLElement | SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  follow(element.animate(frames, timing), () => element.remove());
}

function follow(animation: Animation, ended: () => void = () => undefined): void {
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    ended();
    running.delete(animation);
  };
}

/** Show a spot faintly until its piece lands. */
function fade(name: string, duration: number): void {
  const element = elementAt(name);
  if (element) follow(element.animate([{ opacity: FAINT }, { opacity: FAINT }], { duration }));
}

/** Let points rise from a box. */
function rise(points: number, { x, y, width }: DOMRect, delay: number): void {
  const text = document.createElement("span");
  text.className = `flying ${points < 0 ? "loss" : "gain"}`;
  text.textContent = points < 0 ? `−${-points}` : `+${points}`;
  text.ariaHidden = "true";
  document.body.append(text);
  const at = (lift: number): string => `translate(${x + width / 2}px, ${y - lift}px) translateX(-50%)`;
  play(text, [{ transform: at(0), opacity: 0 }, { transform: at(10), opacity: 1, offset: 0.2 }, { transform: at(16), opacity: 1, offset: 0.8 }, { transform: at(20), opacity: 0 }], { duration: RISE, delay, fill: "both" });
}

/** End all flights. */
export function land(): void {
  for (const animation of running) animation.cancel();
}

/** Return the box of a spot that is in sight; for a board off the screen, that of its seat's name. */
function spot(name: string): DOMRect | null {
  const seat = /^seat:\d+/.exec(name)?.[0];
  return [boxOf(name), seat === undefined ? null : boxOf(seat)].find((box) => box !== null && inSight(box)) ?? null;
}

/** Whether the middle of a box is on the screen. */
function inSight(box: DOMRect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
}

function elementAt(name: string): Element | null {
  return document.querySelector(`[data-spot="${CSS.escape(name)}"]:not(.portrait *)`);
}

function boxOf(name: string): DOMRect | null {
  const box = elementAt(name)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function centred(box: DOMRect, size: number): { x: number; y: number } {
  return { x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2 };
}

function picture(ids: string | string[], size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "flying");
  svg.setAttribute("width", `${size}`);
  svg.setAttribute("height", `${size}`);
  svg.setAttribute("aria-hidden", "true");
  for (const id of [ids].flat()) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", drawing(id));
    svg.append(use);
  }
  return svg;
}
