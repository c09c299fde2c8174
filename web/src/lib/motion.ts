/** Pieces that fly from spot to spot when something has happened. Nothing waits for them, and any key or press ends them. */
import type { Flight } from "./board";
import { drawing } from "./drawing";
import { moving } from "./settings.svelte";

const MOVE = 320;
const STAGGER = 40;
/** The latest start of a flight, in milliseconds, however many there are. */
const LATEST = 600;
const MOST = 40;
const SVG = "http://www.w3.org/2000/svg";

const running = new Set<Animation>();

export interface Departure {
  flight: Flight;
  from: DOMRect;
}

/** Return where the pieces start; called before the new state is shown. */
export function departures(flights: Flight[]): Departure[] {
  if (!moving()) return [];
  return flights.slice(0, MOST).flatMap((flight) => {
    const from = spot(flight.from);
    return from === null ? [] : [{ flight, from }];
  });
}

/** Let them fly to their new places; called after the new state is shown. */
export function fly(leaving: Departure[]): void {
  const stagger = Math.min(STAGGER, LATEST / leaving.length);
  for (const [place, { flight, from }] of leaving.entries()) {
    const to = spot(flight.to);
    if (to === null) continue;
    const size = Math.max(20, Math.min(44, from.width, from.height, to.width, to.height));
    const piece = picture(flight.piece, size);
    document.body.append(piece);
    const start = centred(from, size);
    const end = centred(to, size);
    const arc = -Math.min(40, Math.hypot(end.x - start.x, end.y - start.y) / 6);
    const animation = piece.animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
        { transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 + arc}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(1.04)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 0 },
      ],
      { duration: MOVE, delay: place * stagger, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "both" },
    );
    running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      piece.remove();
      running.delete(animation);
    };
  }
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

function boxOf(name: string): DOMRect | null {
  const box = document.querySelector(`[data-spot="${CSS.escape(name)}"]:not(.portrait *)`)?.getBoundingClientRect();
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
