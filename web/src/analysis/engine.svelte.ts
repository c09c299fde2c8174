/** The engine's lines for the position on the board: asked for step by step, deeper each time, until it is stopped. */
import { call, Problem } from "../lib/api";
import type { EngineLines } from "../lib/protocol";
import { t } from "../lib/i18n";

/** Seconds of the first step, and the longest one. */
const FIRST = 0.05;
const LONGEST = 1;
/** Seconds after which a position has been searched enough. */
const ENOUGH = 20;

export class Engine {
  on = $state(true);
  lines: EngineLines | null = $state.raw(null);
  thinking = $state(false);
  problem = $state("");
  private running = new AbortController();

  /** Search a position until it is stopped, the search is final or long enough; null searches nothing. */
  async search(position: string | null): Promise<void> {
    this.stop();
    this.lines = null;
    this.problem = "";
    if (position === null || !this.on) return;
    const { signal } = (this.running = new AbortController());
    this.thinking = true;
    try {
      for (let step = FIRST, spent = 0; spent < ENOUGH; spent += step, step = Math.min(LONGEST, 2 * step)) {
        const found = await call<EngineLines>("POST", "/api/analysis/engine", { position, seconds: step }, signal);
        if (signal.aborted) return;
        /* Where the worker of this browser takes over from the server, it begins again. */
        if (this.lines === null || found.final || found.simulations >= this.lines.simulations) this.lines = found;
        if (found.final) break;
      }
    } catch (error) {
      if (!signal.aborted) this.problem = (error instanceof Problem && error.sentence) || t("page-problem-offline");
    }
    if (!signal.aborted) this.thinking = false;
  }

  stop(): void {
    this.running.abort();
    this.thinking = false;
  }
}
