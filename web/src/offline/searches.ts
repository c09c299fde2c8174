/** The workers that search: for the tables in this browser, and for a page whose table is on a server. */
import type { FromSearch, SearchRequest, ToSearch } from "./messages";

/** A worker that says nothing for this long (ms) while it searches has hung; a review shows life with every decision. */
const LONGEST_SILENCE = 60_000;
/** Attempts at a search whose worker has died. */
const ATTEMPTS = 2;
/** The processor cores from which on a second search runs beside the first. */
const SPARE_CORES = 4;

/** The result of a search. */
export type Found = Extract<FromSearch, { type: "found" | "done" }>;

interface Asked {
  request: SearchRequest;
  attempts: number;
  /** Gets the result; null if the search was lost. */
  answer: (found: Found | null) => void;
}

interface Searcher {
  worker: Worker;
  asked: Map<number, Asked>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Starts workers when they are needed, and replaces those that die or hang. */
export class Searches {
  /** Whether a worker is ready to search. */
  ready = false;
  private readonly searchers: Searcher[] = [];
  private numbers = 0;

  constructor(
    private readonly base: string,
    private readonly make: () => Worker,
    private readonly most = (globalThis.navigator?.hardwareConcurrency ?? 1) >= SPARE_CORES ? 2 : 1,
  ) {}

  /** Start the first worker, so that the first search need not wait for it. */
  start(): void {
    if (this.searchers.length === 0) this.searchers.push(this.started());
  }

  /** Ask for a search; the number stops it. */
  ask(request: SearchRequest, answer: Asked["answer"]): number {
    const number = ++this.numbers;
    this.pass(number, { request, attempts: 0, answer });
    return number;
  }

  /** Stop a search that is no longer wanted. */
  stop(number: number): void {
    const searcher = this.searchers.find(({ asked }) => asked.delete(number));
    if (searcher === undefined) return;
    this.watch(searcher);
    searcher.worker.postMessage({ type: "stop", number } satisfies ToSearch);
  }

  /** End all workers; nothing that was asked is answered. */
  end(): void {
    for (const searcher of this.searchers.splice(0)) this.dismiss(searcher);
  }

  /** Give a request to the worker with the least to do, to a new one if all are busy and there may be another. */
  private pass(number: number, asked: Asked): void {
    let searcher = this.searchers.toSorted((a, b) => a.asked.size - b.asked.size)[0];
    if (searcher === undefined || (searcher.asked.size > 0 && this.searchers.length < this.most)) this.searchers.push((searcher = this.started()));
    searcher.asked.set(number, { ...asked, attempts: asked.attempts + 1 });
    this.watch(searcher);
    searcher.worker.postMessage({ ...asked.request, number } satisfies ToSearch);
  }

  private started(): Searcher {
    const searcher: Searcher = { worker: this.make(), asked: new Map(), timer: undefined };
    searcher.worker.onmessage = ({ data }: MessageEvent<FromSearch>) => this.hear(searcher, data);
    searcher.worker.onerror = () => this.lose(searcher);
    searcher.worker.postMessage({ type: "load", base: this.base } satisfies ToSearch);
    return searcher;
  }

  private hear(searcher: Searcher, message: FromSearch): void {
    this.watch(searcher);
    if (message.type === "ready") this.ready = true;
    else if (message.type === "failed") this.lose(searcher, ATTEMPTS);
    else if (message.type === "found" || message.type === "done") {
      const asked = searcher.asked.get(message.number);
      searcher.asked.delete(message.number);
      this.watch(searcher);
      asked?.answer(message);
    }
  }

  /** Replace a worker that has died or hung; what was tried often enough is lost. */
  private lose(searcher: Searcher, attempts = 0): void {
    this.dismiss(searcher);
    this.searchers.splice(this.searchers.indexOf(searcher), 1);
    this.ready = false;
    for (const [number, asked] of searcher.asked) {
      if (asked.attempts + attempts < ATTEMPTS) this.pass(number, asked);
      else asked.answer(null);
    }
  }

  private dismiss(searcher: Searcher): void {
    clearTimeout(searcher.timer);
    searcher.worker.terminate();
  }

  /** Expect a message within the longest silence while something is asked. */
  private watch(searcher: Searcher): void {
    clearTimeout(searcher.timer);
    if (searcher.asked.size > 0) searcher.timer = setTimeout(() => this.lose(searcher), LONGEST_SILENCE);
  }
}
