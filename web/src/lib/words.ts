/** Names of things that the server speaks of by a code. */
import { has, locale, t } from "./i18n";
import type { Clock, GameSummary } from "./protocol";

/** A bot's level. */
export function levelName(level: string): string {
  return has(`level.${level}`) ? t(`level.${level}`) : level;
}

/** How a bot of a level plays. */
export function levelWhy(level: string): string {
  return has(`level.${level}.why`) ? t(`level.${level}.why`) : "";
}

/** The options of a table that are worth telling: those that are not what everybody takes. */
export function variantOf(game: GameSummary | undefined, options: Record<string, number | string | null>): string {
  const told = (game?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    if (option.kind === "seat" || option.name === "players" || value === undefined || value === option.default) return [];
    return [`${option.title}: ${option.value_titles[option.values.indexOf(value)] ?? value}`];
  });
  return told.join(" · ");
}

/** Who has won a finished game; alone, whether the target was beaten. */
export function verdict(ranks: number[], names: string[], mine: number[]): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (names.length === 1) return t(winners.length > 0 ? "result.solved" : "result.unsolved");
  const called = winners.map((seat) => names[seat] ?? "");
  if (called.length > 1) return t("result.shared", { names: new Intl.ListFormat(locale(), { type: "conjunction" }).format(called) });
  return mine.length === 1 && mine[0] === winners[0] ? t("result.won") : t("result.winner", { name: called[0] ?? "" });
}

/** Points with a true minus, which is read as one. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** A clock in words. */
export function clockName(clock: Clock | null): string {
  if (clock === null) return t("clock.none");
  if (clock.bank === 0) return t("clock.move", { n: clock.increment });
  const minutes = Math.round(clock.bank / 60);
  return clock.increment > 0 ? t("clock.increment", { n: minutes, s: clock.increment }) : t("clock.bank", { n: minutes });
}

/** A question without what follows it, which tells how the answer is typed at a terminal. */
export function asked(question: string): string {
  const end = question.indexOf("?");
  return end < 0 ? question : question.slice(0, end + 1);
}

/** How long ago something happened. */
export function ago(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (passed < 3600) return format.format(-Math.round(passed / 60), "minute");
  if (passed < 129_600) return format.format(-Math.round(passed / 3600), "hour");
  return format.format(-Math.round(passed / 86_400), "day");
}

/** A seed that nobody can guess, for one's own seat. */
export function ownSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
