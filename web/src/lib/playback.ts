/** Shows what happened one step at a time, so that every move can be followed.
 *
 * A step is shown at once when nothing is playing; the next one follows after the time that a step is held. The queue never
 * falls more than `longestLag` behind: when many steps wait, each is held for a shorter time.
 */

export interface PlaybackSettings<Step> {
  show: (step: Step, skipped: boolean) => void;
  /** Milliseconds for which a step stays before the next one is shown. */
  hold: (step: Step) => number;
  /** Called when the last step has been held for its time, or was skipped. */
  finished: () => void;
  /** Milliseconds after its arrival within which every step is shown. */
  longestLag: number;
}

export class Playback<Step> {
  private readonly waiting: { step: Step; due: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly settings: PlaybackSettings<Step>) {}

  /** Whether newer steps than the one shown are waiting. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether a step is being held. */
  get playing(): boolean {
    return this.timer !== undefined;
  }

  push(...steps: Step[]): void {
    const due = Date.now() + this.settings.longestLag;
    this.waiting.push(...steps.map((step) => ({ step, due })));
    if (!this.playing) this.next();
  }

  /** Show everything that waits now. */
  skip(): void {
    if (!this.playing) return;
    this.stop();
    for (const { step } of this.waiting.splice(0)) this.settings.show(step, true);
    this.settings.finished();
  }

  /** Forget everything that waits. */
  clear(): void {
    this.stop();
    this.waiting.length = 0;
  }

  private next(): void {
    this.stop();
    while (this.waiting.length > 0) {
      const { step } = this.waiting.shift()!;
      this.settings.show(step, false);
      const held = Math.min(this.settings.hold(step), this.share());
      if (held > 0) {
        this.timer = setTimeout(() => this.next(), held);
        return;
      }
    }
    this.settings.finished();
  }

  /** The time that each step may be held so that the last one is shown when it is due. */
  private share(): number {
    const last = this.waiting.at(-1);
    return last === undefined ? Infinity : Math.max(0, last.due - Date.now()) / this.waiting.length;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
