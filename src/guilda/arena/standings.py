"""The standings of a tournament: per bot and per pair, as tables and as JSON."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import asdict, dataclass
from math import inf, isfinite, sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING, Any

from guilda.arena.ratings import Z95, Rating, Score, ratings, score

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from guilda.arena.play import Result
    from guilda.arena.schedule import Tournament

FORFEITS_SHOWN = 5


@dataclass(frozen=True)
class Standing:
    """The results of one bot. The mean score counts games played to the end; None if there are none."""

    name: str
    games: int
    win_rate: float
    mean_score: float | None
    forfeits: int
    rating: Rating | None


@dataclass(frozen=True)
class Adjusted:
    """A bot's mean share of the win against another one, estimated in three ways; each with its 95 % interval.

    - `plain`: as the games ended;
    - `without_luck`: less the luck. Unbiased;
    - `by_decisions`: by the decisions alone. Its interval is the narrowest, but does not cover the bias that comes from
      errors of the search.
    """

    plain: Mean
    without_luck: Mean
    by_decisions: Mean


@dataclass(frozen=True)
class Mean:
    """A mean over seeds, with half the width of its 95 % interval."""

    value: float
    half: float

    def games_ratio(self, other: Mean) -> float:
        """Return how many games this estimate needs for the interval of another one, as a ratio."""
        return (self.half / other.half) ** 2 if other.half else inf


@dataclass(frozen=True)
class Standings:
    """The results of all bots. `pairs` maps two bot indices to their games and the score of the first."""

    plan: Tournament
    games: int
    bots: list[Standing]
    pairs: dict[tuple[int, int], tuple[int, Score]]
    mean_length: float | None
    mean_winning_score: float | None
    forfeits: list[str]
    adjusted: dict[tuple[int, int], Adjusted]
    """By pair of bots; empty unless the tournament is adjusted."""

    def as_json(self) -> dict[str, Any]:
        """Return everything as JSON values."""
        return {
            **self.plan.identity(),
            "games": self.games,
            "standings": [
                {
                    "name": bot.name,
                    "games": bot.games,
                    "win_rate": bot.win_rate,
                    "mean_score": bot.mean_score,
                    "forfeits": bot.forfeits,
                    "rating": bot.rating and bot.rating.value,
                    "rating_interval": bot.rating and [bot.rating.low, bot.rating.high],
                }
                for bot in self.bots
            ],
            "pairs": [
                {"bots": list(pair), "games": games, "score": found.mean, "interval": list(found.interval)}
                for pair, (games, found) in self.pairs.items()
            ],
            "adjusted": [{"bots": list(pair), **asdict(found)} for pair, found in self.adjusted.items()],
            "mean_length": self.mean_length,
            "mean_winning_score": self.mean_winning_score,
            "forfeits": self.forfeits,
        }

    def report(self) -> list[str | list[list[str]]]:
        """Return lines of text and tables for people."""
        options = ", ".join(f"{name} {value}" for name, value in self.plan.options.items() if value is not None)
        blocks: list[str | list[list[str]]] = [
            f"{self.plan.game}, {options}, seed {self.plan.seed}: {self.games} games",
            "",
            self.bot_rows(),
            "",
        ]
        if self.pairs:
            blocks += [self.pair_rows(), ""]
        if self.adjusted:
            blocks += [self.adjusted_rows(), ""]
        length, winning = format_mean(self.mean_length), format_mean(self.mean_winning_score)
        blocks.append(f"mean length {length} decisions, mean winning score {winning}")
        return [*blocks, *self.shown_forfeits()]

    def shown_forfeits(self) -> list[str]:
        """Return a line for each of the first forfeits, and one for the others."""
        more = len(self.forfeits) - FORFEITS_SHOWN
        return self.forfeits[:FORFEITS_SHOWN] + ([f"… and {more} more forfeits"] if more > 0 else [])

    def bot_rows(self) -> list[list[str]]:
        """Return a table row per bot, best first."""
        rows = [["bot", "games", "wins", "mean score", "rating", "95 % interval", "forfeits"]]
        for bot in sorted(self.bots, key=lambda bot: -(bot.rating.value if bot.rating else bot.mean_score or 0)):
            value, low, high = (f"{each:+.0f}" for each in bot.rating) if bot.rating else "–––"
            score = format_mean(bot.mean_score)
            cells = [bot.name, str(bot.games), percent(bot.win_rate), score, value, f"{low} to {high}"]
            rows.append([*cells, str(bot.forfeits)])
        return rows

    def pair_rows(self) -> list[list[str]]:
        """Return a table row per pair of bots."""
        names = self.plan.names
        rows = [["first", "second", "games", "score of the first", "95 % interval"]]
        for (first, second), (games, found) in self.pairs.items():
            interval = " to ".join(map(percent, found.interval))
            rows.append([names[first], names[second], str(games), percent(found.mean), interval])
        return rows

    def adjusted_rows(self) -> list[list[str]]:
        """Return a table row per pair and estimate."""
        rows = [["first", "second", "share of the win of the first", "mean", "95 % interval", "games needed"]]
        for (first, second), found in self.adjusted.items():
            pair = [self.plan.names[first], self.plan.names[second]]
            for label, mean in (
                ("as played", found.plain),
                ("luck taken out", found.without_luck),
                ("by decisions alone (may be biased)", found.by_decisions),
            ):
                half, ratio = mean.half, mean.games_ratio(found.plain)
                interval = f"± {percent(half)}" if isfinite(half) else "–"
                needed = f"{ratio:.2f} ×" if isfinite(ratio) else "–"
                rows.append([*pair, label, percent(mean.value), interval, needed])
        return rows


def percent(share: float) -> str:
    """Format a share as a percentage."""
    return f"{100 * share:.1f} %"


def format_mean(value: float | None) -> str:
    """Format a mean; a dash if there is none."""
    return "–" if value is None else f"{value:.1f}"


def pair_score(result: Result) -> tuple[tuple[int, int], float] | None:
    """Return the two bots of a game and the score of the first, averaged over all pairs of opposing seats."""
    playing = sorted(set(result.seating))
    if len(playing) < 2:
        return None
    first, second = playing
    ranks = list(zip(result.seating, result.ranks, strict=True))
    mine, theirs = ([rank for bot, rank in ranks if bot == each] for each in playing)
    return (first, second), fmean((own < other) + (own == other) / 2 for own in mine for other in theirs)


def win_share(result: Result, bot: int) -> float:
    """Return a bot's share of the win, which tied winners split equally. A lost solo game has no winner."""
    winners = [seated for seated, rank in zip(result.seating, result.ranks, strict=True) if rank == 1]
    return winners.count(bot) / max(1, len(winners))


def standings(plan: Tournament, results: Iterable[Result]) -> Standings:
    """Compute the standings. The order of the results does not matter."""
    games = sorted(results, key=lambda result: (result.seed, result.seating))
    by_seed: dict[tuple[int, int], dict[int, list[float]]] = {}
    for result in games:
        found = pair_score(result)
        if found is not None:
            pair, points = found
            by_seed.setdefault(pair, {}).setdefault(result.seed, []).append(points)
    pairs = {pair: (sum(map(len, seeds.values())), score(list(seeds.values()))) for pair, seeds in by_seed.items()}
    rated: Sequence[Rating | None] = [None] * len(plan.bots)
    if pairs:
        rated = ratings(len(plan.bots), {pair: found for pair, (_, found) in pairs.items()})
    played = [result for result in games if result.forfeit is None]
    won = [result for result in played if 1 in result.ranks]
    return Standings(
        plan=plan,
        games=len(games),
        bots=[standing(plan, bot, games, rating) for bot, rating in enumerate(rated)],
        pairs=dict(sorted(pairs.items())),
        mean_length=fmean(result.length for result in played) if played else None,
        mean_winning_score=fmean(map(winning_score, won)) if won else None,
        forfeits=[forfeit_line(plan, result) for result in games if result.forfeit is not None],
        adjusted=adjusted_pairs(plan, games),
    )


def standing(plan: Tournament, bot: int, games: Sequence[Result], rating: Rating | None) -> Standing:
    """Compute the results of one bot."""
    mine = [result for result in games if bot in result.seating]
    scores = [
        points
        for result in mine
        if result.forfeit is None
        for seated, points in zip(result.seating, result.scores, strict=True)
        if seated == bot
    ]
    return Standing(
        name=plan.names[bot],
        games=len(mine),
        win_rate=fmean(win_share(result, bot) for result in mine) if mine else 0.0,
        mean_score=fmean(scores) if scores else None,
        forfeits=sum(result.forfeit is not None and result.seating[result.forfeit["seat"]] == bot for result in mine),
        rating=rating,
    )


def adjusted_pairs(plan: Tournament, games: Iterable[Result]) -> dict[tuple[int, int], Adjusted]:
    """Estimate the first bot's share of the win of every pair, over the games that were accounted for."""
    rows: dict[tuple[int, int], dict[int, list[list[float]]]] = defaultdict(lambda: defaultdict(list))
    for result in games:
        playing = sorted(set(result.seating))
        if result.luck is None or result.by_decisions is None or len(playing) < 2:
            continue
        mine = [seat for seat, bot in enumerate(result.seating) if bot == playing[0]]
        plain = win_share(result, playing[0])
        luck, decided = (sum(row[seat] for seat in mine) for row in (result.luck, result.by_decisions))
        rows[playing[0], playing[1]][result.seed].append([plain, plain - luck, decided])
    return {
        pair: Adjusted(*(mean_of([fmean(row[n] for row in rows) for rows in seeds.values()]) for n in range(3)))
        for pair, seeds in sorted(rows.items())
    }


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of independent values with its interval; it is unknown for a single one, or if all are equal."""
    spread = variance(values) if len(values) > 1 else 0.0
    return Mean(fmean(values), Z95 * sqrt(spread / len(values)) if spread else inf)


def winning_score(result: Result) -> float:
    """Return the mean score of a game's winners."""
    return fmean(points for points, rank in zip(result.scores, result.ranks, strict=True) if rank == 1)


def forfeit_line(plan: Tournament, result: Result) -> str:
    """Describe a forfeit in one line."""
    assert result.forfeit is not None
    seat = result.forfeit["seat"]
    name = plan.names[result.seating[seat]]
    seats = " ".join(str(1 + bot) for bot in result.seating)
    return (
        f"{name} lost a game by forfeit (seed {result.seed}, seats {seats}): "
        f"{result.forfeit['reason']}: {result.forfeit['message']}"
    )
