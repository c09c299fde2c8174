/** Names for the server's codes. */
import { has, locale, t } from "./i18n";
import type { Clock, GameSummary } from "./protocol";

const HOUR = 3600;
const DAY = 86_400;

/** A bot's level. */
export function levelName(level: string): string {
  return has(`page-level-${level}`) ? t(`page-level-${level}`) : level;
}

/** Bots that do not think: offered apart from the levels. */
export const SIMPLE_BOTS = ["random", "greedy"];

/** The levels, weakest first. */
export function ladder(levels: readonly string[]): string[] {
  return levels.filter((each) => !SIMPLE_BOTS.includes(each));
}

/** The level to try after a victory over bots: the next above the strongest of them, if there is one. */
export function levelAfter(levels: readonly string[], beaten: readonly (string | null)[]): string | undefined {
  const strongest = Math.max(-1, ...beaten.map((level) => (level === null ? -1 : levels.indexOf(level))));
  return strongest < 0 ? undefined : ladder(levels.slice(strongest + 1))[0];
}

/** A level in one line. */
export function levelWhy(level: string): string {
  return has(`page-level-${level}-why`) ? t(`page-level-${level}-why`) : "";
}

/** The options of a table that differ from the defaults. */
export function variantOf(game: GameSummary | undefined, options: Record<string, number | string | null>): string {
  const told = (game?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    if (option.kind === "seat" || option.name === "players" || value === undefined || value === option.default) return [];
    return [t("labelled", { label: option.title, text: option.value_titles[option.values.indexOf(value)] ?? String(value) })];
  });
  return told.join(" · ");
}

/** The verdict of a finished game; in a solo game, whether the target was beaten. */
export function verdict(ranks: number[], names: string[], mine: number[]): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (names.length === 1) return t(winners.length > 0 ? "page-result-solved" : "page-result-unsolved");
  const called = winners.map((seat) => names[seat] ?? "");
  if (called.length > 1) return t("page-result-shared", { names: new Intl.ListFormat(locale(), { type: "conjunction" }).format(called) });
  return mine.length === 1 && mine[0] === winners[0] ? t("page-result-won") : t("page-result-winner", { name: called[0] ?? "" });
}

/** Points with a true minus, which is read as one. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** A clock in words. */
export function clockName(clock: Clock | null): string {
  if (clock === null) return t("page-clock-none");
  if (clock.increment >= DAY && clock.increment % DAY === 0) return t("page-clock-days", { n: clock.increment / DAY });
  if (clock.increment >= HOUR && clock.increment % HOUR === 0) return t("page-clock-hours", { n: clock.increment / HOUR });
  if (clock.bank === 0) return t("page-clock-move", { n: clock.increment });
  const minutes = Math.round(clock.bank / 60);
  return clock.increment > 0 ? t("page-clock-increment", { n: minutes, s: clock.increment }) : t("page-clock-bank", { n: minutes });
}

/** The time until a deadline. */
export function timeLeft(deadline: number, now = Date.now() / 1000): string {
  const left = Math.max(0, deadline - now);
  if (left >= 2 * DAY) return t("days-left", { n: Math.floor(left / DAY) });
  if (left >= HOUR) return t("hours-left", { n: Math.floor(left / HOUR) });
  return t("minutes-left", { n: Math.floor(left / 60) });
}

/** A day and time. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(1000 * seconds);
}

/** Whether the player of a seat is on vacation now. */
export function onVacation(seat: { vacation: number | null }): boolean {
  return seat.vacation !== null && 1000 * seat.vacation > Date.now();
}

/** A question without the terminal's typing hint. */
export function asked(question: string): string {
  const end = question.indexOf("?");
  return end < 0 ? question : question.slice(0, end + 1);
}

const LONG = 42;
const LONG_ON_A_PHONE = 34;

/** The class of a headline: longer ones are set smaller, on two lines where there is little room. */
export function headlineClass(text: string): string {
  return text.length > LONG ? "long longish" : text.length > LONG_ON_A_PHONE ? "longish" : "";
}

/** The time since something happened, in words. */
export function ago(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (passed < 3600) return format.format(-Math.round(passed / 60), "minute");
  if (passed < 129_600) return format.format(-Math.round(passed / 3600), "hour");
  return format.format(-Math.round(passed / 86_400), "day");
}

/** Return an unpredictable seed for one's own seat. */
export function ownSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
