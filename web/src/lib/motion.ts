/** Pieces that fly from spot to spot when something has happened. Nothing waits for them, and any key or press ends them. */
import { beatLength, beats, pace } from "./beats";
import type { Flight } from "./board";
import { drawing } from "./drawing";
import type { GameEvent } from "./protocol";
import { moving } from "./settings.svelte";

/** Durations in milliseconds at normal speed. */
const MOVE = 320;
/** The piece lies at its target, and is then faded out. */
export const LANDED = 0.8 * MOVE;
const STAGGER = 40;
/** The latest start of a flight in its beat, however many there are. */
const LATEST = 600;
const MOST = 100;
/** Points rise from the piece that brought them. */
const RISE = 900;
const FAINT = 0.15;
const SVG = "http://www.w3.org/2000/svg";

const running = new Set<Animation>();

/** A flight, its beat's start in milliseconds, and the points that the piece brings. */
interface Timed extends Flight {
  start?: number;
  points?: number;
}

export interface Departure {
  flight: Timed;
  from: DOMRect;
  delay: number;
  /** Such pieces that lay at the target before. */
  there: DOMRect[];
}

/** Return the flights of events, beat after beat, with the points that are counted one by one. */
export function inBeats(events: readonly GameEvent[], flights: (event: GameEvent) => Flight[]): Timed[] {
  const order = beats(events);
  const length = beatLength(order);
  return events.flatMap((event, place) => flights(event).map((flight, nth) => ({ ...flight, start: order[place]! * length, points: nth === 0 && order.at(-1)! > 0 ? Number(event.points ?? 0) : 0 })));
}

/** Return where the pieces start, and when; called before the new state is shown. */
export function departures(flights: Timed[]): Departure[] {
  if (!moving() || pace() === 0) return [];
  const found = flights.slice(0, MOST).flatMap((flight) => {
    const from = spot(flight.from);
    return from === null ? [] : [{ flight, from, delay: 0, there: lying(flight).map((each) => each.getBoundingClientRect()) }];
  });
  const stagger = pace() * Math.min(STAGGER, LATEST / found.length);
  let first = 0;
  for (const [place, each] of found.entries()) {
    const start = each.flight.start ?? 0;
    if (start !== (found[first]!.flight.start ?? 0)) first = place;
    each.delay = start + (place - first) * stagger;
  }
  return found;
}

/** Return the milliseconds until the last of them has landed and its points have risen. */
export function duration(leaving: readonly Departure[]): number {
  return Math.max(0, ...leaving.map(({ flight, delay }) => delay + pace() * (flight.points ? LANDED + RISE : MOVE)));
}

/** Let them fly to their new places; called after the new state is shown. Pieces that are new there are faint until they land. */
export function fly(leaving: Departure[]): void {
  const landed = new Set<Element>();
  for (const { flight, from, delay, there } of leaving) {
    const piece = lying(flight).find((each) => !landed.has(each) && !there.some((box) => isNear(box, each.getBoundingClientRect())));
    const arriving = piece ?? (flight.redrawn ? elementAt(flight.to) : null);
    if (arriving) {
      landed.add(arriving);
      follow(arriving.animate([{ opacity: FAINT }, { opacity: FAINT }], { duration: delay + pace() * LANDED }));
    }
    const box = piece?.getBoundingClientRect();
    const to = box && inSight(box) ? box : spot(flight.to);
    if (to === null) continue;
    if (flight.points) rise(flight.points, to, delay + pace() * LANDED);
    const size = Math.max(20, Math.min(44, from.width, from.height, to.width, to.height));
    const flying = picture(flight.piece, size);
    document.body.append(flying);
    const start = centred(from, size);
    const end = centred(to, size);
    const arc = -Math.min(40, Math.hypot(end.x - start.x, end.y - start.y) / 6);
    play(
      flying,
      [
        { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
        { transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 + arc}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(1.04)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 0 },
      ],
      { duration: pace() * MOVE, delay, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "both" },
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

/** Let points rise from a box. */
function rise(points: number, { x, y, width }: DOMRect, delay: number): void {
  const text = document.createElement("span");
  text.className = `flying ${points < 0 ? "loss" : "gain"}`;
  text.textContent = points < 0 ? `−${-points}` : `+${points}`;
  text.ariaHidden = "true";
  document.body.append(text);
  const at = (lift: number): string => `translate(${x + width / 2}px, ${y - lift}px) translateX(-50%)`;
  play(text, [{ transform: at(0), opacity: 0 }, { transform: at(10), opacity: 1, offset: 0.2 }, { transform: at(16), opacity: 1, offset: 0.8 }, { transform: at(20), opacity: 0 }], { duration: pace() * RISE, delay, fill: "both" });
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

/** The pieces at the target of a flight that look like the flying one. */
function lying({ to, piece }: Flight): Element[] {
  const drawn = [piece].flat().map(drawing).join();
  const found = [...(elementAt(to)?.querySelectorAll(".piece") ?? [])];
  return found.filter((each) => each.closest(".ghost, .ghostly") === null && [...each.children].map((use) => use.getAttribute("href")).join() === drawn);
}

/** Whether two boxes are those of one place. */
function isNear(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < a.width / 3;
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
