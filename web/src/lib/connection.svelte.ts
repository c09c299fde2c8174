/** A table as this client knows it.
 *
 * Commands carry ids of our own making. What was not answered when a connection broke is sent again with the same id, and the
 * server executes it once. New states are shown one decision at a time (`Playback`); `latest` is the newest one.
 */
import { Link, type LinkState, type Socket } from "./link";
import { dismiss, warn } from "./live.svelte";
import { beatLength, beats, eventsOf, pace, stay } from "./beats";
import { LANDED } from "./motion";
import { Playback } from "./playback";
import { completed, hasActions, loadActions, OfferedAction } from "./actions.svelte";
import { errorText } from "./i18n";
import type { ChatLine, ClientMessage, ClockState, Done, ErrorMessage, GameEvent, Hello, HintAnswer, HintPosition, LegalAction, ServerMessage, State, TableInfo, Update } from "./table-state";
import type { State as WireState } from "./protocol";
import { session } from "./session.svelte";
import { transport } from "./transport";
import { moving, settings } from "./settings.svelte";
import { canSearchHint, searchHint } from "../offline/advice";

type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
export type CommandBody = WithoutId<ClientMessage>;
type Command = Extract<ClientMessage, { id: string }>;
type Answer = Done | ErrorMessage;

/** A new state with the updates that led to it. */
export interface Step {
  updates: Update[];
  state: State;
  /** Shown before: the reader wants to see it again. */
  again: boolean;
}

export interface TableListener {
  /** Called before a step is shown, with the state shown so far. Returns the milliseconds until its last animation ends. */
  before?: (step: Step, old: State | null, skipped: boolean) => number;
  /** Called after a step is shown. */
  after?: (step: Step, old: State | null, skipped: boolean) => void;
}

/** The most that the shown state may lag behind the newest one; with a clock less. */
const LONGEST_LAG = 6000;
/** After a rate limit, unanswered commands are sent again this many milliseconds later. */
const SEND_AGAIN = 1500;
const MOST_REPLAYED = 12;
/** Errors after which the connection is not tried again. */
const FINAL = ["no_such_table", "not_identified", "removed", "banned", "daily_unplayed"];

export class TableConnection {
  table: TableInfo | null = $state.raw(null);
  /** The state that is shown. */
  state: State | null = $state.raw(null);
  /** The newest state; another one than `state` while earlier decisions are being shown. */
  latest: State | null = $state.raw(null);
  /** The clocks of the newest state, and when they came on this device's clock. */
  clocks: { state: ClockState | null; at: number } = $state.raw({ state: null, at: 0 });
  log: Update[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  hint: HintAnswer | null = $state.raw(null);
  status: LinkState = $state("connecting");
  /** Whether the server has been heard at all. */
  met = $state(false);
  /** The server does not know such a table. */
  missing = $state(false);
  /** Whether the rules have changed since the game began, so that it was closed. */
  outdated = $state(false);
  /** The step that is being shown; null once it has had its time. */
  playing: Step | null = $state.raw(null);
  /** The step that is being shown beat by beat: the state before it, its events, and those that have not had their beat. */
  ahead: { old: State; all: GameEvent[]; left: GameEvent[] } | null = $state.raw(null);
  /** Whether newer states than the shown one wait. */
  behind = $state(false);
  /** The decisions since this client's last one, to be shown again. */
  recent: { old: State; step: Step }[] = $state.raw([]);
  /** The log without the events that are still ahead. */
  readonly told: Update[] = $derived.by(() => {
    const { ahead, playing } = this;
    if (ahead === null || playing?.again) return this.log;
    return this.log.map((each) => (playing?.updates.includes(each) ? { ...each, events: each.events.filter((event) => !ahead.left.includes(event)) } : each));
  });
  readonly online: boolean = $derived(this.status === "live" || this.status === "stale");

  private readonly waiting = new Map<string, { message: Command; answer: (answer: Answer) => void }>();
  /** Names this client to the server, which closes an earlier socket of the same client. */
  private readonly client = newId();
  private number: number | null = null;
  /** Messages that wait for the action catalogue. */
  private held: ServerMessage[] | null = null;
  /** Whether the session was loaded again since the last welcome. */
  private identified = false;
  private sendAgain: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds until the last animation of the shown step ends. */
  private motion = 0;
  private nextBeat: ReturnType<typeof setTimeout> | undefined;
  private readonly link: Link;
  private readonly playback = new Playback<Step>({
    show: (step, skipped) => this.show(step, skipped),
    hold: (step) => this.hold(step),
    finished: () => this.follow(),
    longestLag: LONGEST_LAG,
  });

  constructor(
    readonly id: string,
    private readonly listener: TableListener = {},
    connect: () => Socket = () => transport(path(id)).connect(path(id)),
  ) {
    this.link = new Link({
      connect,
      opened: () => this.introduce(),
      received: (text) => this.hear(JSON.parse(text) as ServerMessage),
      changed: (state) => (this.status = state),
      ping: JSON.stringify({ type: "ping" }),
    });
    globalThis.addEventListener?.("online", this.wake);
    globalThis.document?.addEventListener("visibilitychange", this.wake);
  }

  /** Send a command; the answer says whether it was executed. An error is shown to the reader. */
  send(body: CommandBody): Promise<Answer> {
    const message = { ...body, id: newId() } as Command;
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      this.link.send(JSON.stringify(message));
    });
  }

  /** Ask for a hint; resolved once it is shown or refused. Where the games are on this device, it is searched here. */
  async askHint(ply: number): Promise<void> {
    await this.send({ type: "hint", ply, position: await canSearchHint(path(this.id)) });
  }

  /** Ask for everything again in the reader's new language. */
  speak(): void {
    this.number = null;
    this.log = [];
    this.link.restart();
  }

  /** Show the newest state now. */
  skip(): void {
    this.playback.skip();
    this.follow();
  }

  /** Show the decisions since this client's last one again. */
  showAgain(): void {
    const [first] = this.recent;
    if (first === undefined) return;
    this.skip();
    const steps = this.recent.map(({ step }) => ({ ...step, again: true }));
    this.playback.push({ updates: [], state: first.old, again: true }, ...steps);
    this.follow();
  }

  close(): void {
    clearTimeout(this.sendAgain);
    clearTimeout(this.nextBeat);
    this.playback.clear();
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.document?.removeEventListener("visibilitychange", this.wake);
    this.link.close();
    this.giveUp("closed");
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "hidden") this.skip();
    else this.link.wake();
  };

  private introduce(): void {
    const hello: Hello = { type: "hello", since: this.number ?? 0, client: this.client };
    this.link.send(JSON.stringify(hello), true);
  }

  /** Ask what some actions would do; it is filled in when the answer comes. */
  preview(actions: readonly LegalAction[]): void {
    const unknown = actions.filter((each): each is OfferedAction => each instanceof OfferedAction && !each.asked);
    const ply = this.latest?.ply;
    if (unknown.length === 0 || ply === undefined || !this.online) return;
    for (const each of unknown) each.asked = true;
    void this.send({ type: "preview", ply, actions: unknown.map(({ id }) => id) });
  }

  private complete(state: WireState | null): State | null {
    return state === null || this.table === null ? null : completed(this.table, state);
  }

  private hear(message: ServerMessage): void {
    if (this.held !== null) {
      this.held.push(message);
      return;
    }
    const table = message.type === "welcome" ? message.table : this.table;
    if ("state" in message && message.state && message.state.actions.length > 0 && table !== null && !hasActions(table)) {
      this.held = [message];
      void loadActions(table).then(
        () => {
          const held = this.held ?? [];
          this.held = null;
          for (const each of held) this.hear(each);
        },
        () => {
          this.held = null;
          this.link.restart();
        },
      );
      return;
    }
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.chat = message.chat;
        this.take(message.missed, this.complete(message.state));
        this.met = true;
        this.identified = false;
        this.link.ready();
        this.sendUnanswered();
        break;
      case "table":
        this.table = message.table;
        break;
      case "moved":
        this.take(message.updates, this.complete(message.state));
        break;
      case "chat":
        this.chat = withLine(this.chat, message.line);
        break;
      case "hint":
        this.hint = message;
        dismiss();
        this.settle({ type: "done", id: message.id, number: this.number ?? 0 });
        break;
      case "hint_position":
        void searchHint(message).then(
          (found) => this.showHint(message, found),
          () => this.askServer(message.id, message.ply),
        );
        break;
      case "preview":
        for (const each of message.previews) {
          const action = this.latest?.ply === message.ply ? this.latest.actions.find(({ id }) => id === each.action) : undefined;
          if (action instanceof OfferedAction) action.fill(each);
        }
        this.settle({ type: "done", id: message.id, number: this.number ?? 0 });
        break;
      case "done":
        dismiss();
        this.settle(message);
        break;
      case "error":
        this.refused(message);
        break;
      case "pong":
        break;
    }
  }

  /** Show a hint that was searched here, if it still concerns this seat. */
  private showHint({ id, ply, seat }: HintPosition, found: Omit<HintAnswer, "type" | "id" | "ply">): void {
    if (this.latest?.ply === ply && this.latest.seat === seat) this.hear({ type: "hint", id, ply, ...found });
    else this.settle({ type: "error", id, code: "stale", details: {}, state: null });
  }

  /** Let the server search for a hint that could not be found here. */
  private askServer(id: string, ply: number): void {
    const asked = this.waiting.get(id);
    if (asked === undefined) return;
    asked.message = { type: "hint", id, ply };
    this.link.send(JSON.stringify(asked.message));
  }

  private refused(message: ErrorMessage): void {
    if (message.state) this.take([], this.complete(message.state));
    if (message.code === "not_identified" && !this.identified) {
      /* The session has changed, perhaps in another tab: learn the new one, and try once more. */
      this.identified = true;
      void session.begin().then(
        () => this.link.restart(),
        () => {
          this.link.refuse();
          this.giveUp(message.code);
        },
      );
      return;
    }
    if (FINAL.includes(message.code) || (message.code === "outdated" && this.table === null)) {
      this.missing = message.code === "no_such_table";
      this.outdated = message.code === "outdated";
      this.link.refuse();
      this.giveUp(message.code);
    } else if (message.id === null && message.code === "too_many") {
      /* The server could not say which command it refused: all of them are sent again, and each is executed once. */
      clearTimeout(this.sendAgain);
      this.sendAgain = setTimeout(() => this.sendUnanswered(), SEND_AGAIN);
    }
    if (message.code !== "stale" && !this.missing && !this.outdated) warn(errorText(message.code, message.details));
    this.settle(message);
  }

  private sendUnanswered(): void {
    for (const { message } of this.waiting.values()) this.link.send(JSON.stringify(message));
  }

  private settle(answer: Answer): void {
    if (answer.id === null) return;
    this.waiting.get(answer.id)?.answer(answer);
    this.waiting.delete(answer.id);
  }

  /** Answer everything that waits: the connection will not come back. */
  private giveUp(code: string): void {
    for (const id of [...this.waiting.keys()]) this.settle({ type: "error", id, code, details: {}, state: null });
  }

  private take(updates: Update[], state: State | null): void {
    const news = updates.filter((each) => this.number === null || each.number > this.number);
    for (const each of news) this.number = Math.max(this.number ?? 0, each.number);
    if (state === null) {
      this.log = [...this.log, ...news];
      return;
    }
    this.number = Math.max(this.number ?? 0, state.number);
    this.latest = state;
    this.clocks = { state: state.clocks, at: performance.now() };
    const step: Step = { updates: news, state, again: false };
    /* The reader's own decision, and what is not a decision, is shown at once. */
    if (!this.met || news.length === 0 || this.isMine(step)) this.skip();
    this.playback.push(step);
    if (!this.met || news.length === 0) this.skip();
    this.follow();
  }

  private show(step: Step, skipped: boolean): void {
    const { state, updates, again } = step;
    const old = this.state;
    const quiet = skipped || !this.met;
    this.motion = this.listener.before?.(step, old, quiet) ?? 0;
    if (!again) {
      this.log = [...this.log, ...updates];
      if (this.met && old !== null && updates.length > 0) this.remember(old, step);
    }
    if (old?.ply !== state.ply && !again) this.hint = null;
    this.state = state;
    this.playing = step;
    this.count(quiet ? null : old, step);
    this.behind = this.playback.behind;
    this.listener.after?.(step, old, quiet);
  }

  private remember(old: State, step: Step): void {
    this.recent = this.isMine(step) ? [{ old, step }] : [...this.recent.filter(({ step: each }) => !this.isMine(each)), { old, step }].slice(-MOST_REPLAYED);
  }

  private follow(): void {
    this.behind = this.playback.behind;
    if (this.playback.playing) return;
    this.playing = null;
    this.count(null);
  }

  /** Let the events of a step count beat by beat, each as its piece lands; without an old state all of them at once. */
  private count(old: State | null, step?: Step): void {
    clearTimeout(this.nextBeat);
    this.ahead = null;
    const events = eventsOf(step?.updates ?? []);
    const order = beats(events);
    const length = beatLength(order);
    if (old === null || length === 0 || !moving()) return;
    const first = Date.now() + pace() * LANDED;
    const show = (beat: number): void => {
      const left = events.filter((_, place) => order[place]! > beat);
      this.ahead = left.length > 0 ? { old, all: events, left } : null;
      if (left.length > 0) this.nextBeat = setTimeout(() => show(Math.max(beat + 1, Math.floor((Date.now() - first) / length))), first + (beat + 1) * length - Date.now());
    };
    show(0);
  }

  private isMine({ updates }: Step): boolean {
    return updates.some(({ seat }) => seat !== null && this.table?.seats[seat]?.yours === true && !this.table.seats[seat]?.away);
  }

  private hold({ updates, state }: Step): number {
    if (!settings.motion || document.visibilityState === "hidden") return 0;
    return stay(beats(eventsOf(updates)), this.motion, state.result !== null);
  }
}

/** The chat with a new line; a line that was removed takes the place of the one with its number. */
function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  const known = chat.some(({ number }) => number === line.number);
  return known ? chat.map((each) => (each.number === line.number ? line : each)) : [...chat, line];
}

function path(id: string): string {
  return `/ws/tables/${encodeURIComponent(id)}`;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
