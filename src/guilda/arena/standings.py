"""What the games of a tournament say: for every bot and every two of them, as a table and as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from guilda.arena.ratings import Rating, Score, ratings, score

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from guilda.arena.play import Result
    from guilda.arena.schedule import Tournament

FORFEITS_SHOWN = 5


@dataclass(frozen=True)
class Standing:
    """How one bot did. Points are its mean score in games that were played to the end; None without such a game."""

    name: str
    games: int
    won: float
    points: float | None
    forfeits: int
    rating: Rating | None


@dataclass(frozen=True)
class Standings:
    """How all of them did. A pair is two bots by their numbers, and the score of the first against the second."""

    plan: Tournament
    games: int
    bots: list[Standing]
    pairs: dict[tuple[int, int], tuple[int, Score]]
    length: float | None
    winning_points: float | None
    forfeits: list[str]

    def as_json(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            **self.plan.identity(),
            "games": self.games,
            "standings": [
                {
                    "name": bot.name,
                    "games": bot.games,
                    "won": bot.won,
                    "points": bot.points,
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
            "length": self.length,
            "winning_points": self.winning_points,
            "forfeits": self.forfeits,
        }

    def table(self) -> str:
        """Everything, for people."""
        options = ", ".join(f"{name} {value}" for name, value in self.plan.options.items() if value is not None)
        lines = [f"{self.plan.game}, {options}, seed {self.plan.seed}: {self.games} games", ""]
        rows = [["bot", "games", "won", "points", "rating", "95 % interval", "forfeits"]]
        for bot in sorted(self.bots, key=lambda bot: -(bot.rating.value if bot.rating else bot.points or 0)):
            value, low, high = (f"{each:+.0f}" for each in bot.rating) if bot.rating else "–––"
            cells = [bot.name, str(bot.games), percent(bot.won), mean(bot.points), value, f"{low} to {high}"]
            rows.append([*cells, str(bot.forfeits)])
        lines += [*columns(rows), ""]
        if self.pairs:
            names = self.plan.names
            rows = [["first", "second", "games", "score of the first", "95 % interval"]]
            for (first, second), (games, found) in self.pairs.items():
                interval = " to ".join(map(percent, found.interval))
                rows.append([names[first], names[second], str(games), percent(found.mean), interval])
            lines += [*columns(rows), ""]
        lines.append(f"mean length {mean(self.length)} decisions, mean score of winners {mean(self.winning_points)}")
        lines += self.forfeits[:FORFEITS_SHOWN]
        if len(self.forfeits) > FORFEITS_SHOWN:
            lines.append(f"… and {len(self.forfeits) - FORFEITS_SHOWN} more forfeits")
        return "\n".join(lines)


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def mean(value: float | None) -> str:
    """A mean, if there is one."""
    return "–" if value is None else f"{value:.1f}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with their cells below each other."""
    wides = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(wide) for cell, wide in zip(row, wides, strict=True)).rstrip() for row in rows]


def pair_score(result: Result) -> tuple[tuple[int, int], float] | None:
    """The two bots of a game, and the score of the first: over all its seats against all of the other's."""
    table = sorted(set(result.seating))
    if len(table) < 2:
        return None
    first, second = table
    ranks = list(zip(result.seating, result.ranks, strict=True))
    mine, theirs = ([rank for bot, rank in ranks if bot == each] for each in table)
    return (first, second), fmean((own < other) + (own == other) / 2 for own in mine for other in theirs)


def victory(result: Result, bot: int) -> float:
    """A bot's share of the victory, which the winners divide among themselves; a game for one may have none."""
    winners = [seated for seated, rank in zip(result.seating, result.ranks, strict=True) if rank == 1]
    return winners.count(bot) / max(1, len(winners))


def standings(plan: Tournament, results: Iterable[Result]) -> Standings:
    """What these results say; the order in which they came does not matter."""
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
        length=fmean(result.length for result in played) if played else None,
        winning_points=fmean(map(winning_points, won)) if won else None,
        forfeits=[told(plan, result) for result in games if result.forfeit is not None],
    )


def standing(plan: Tournament, bot: int, games: Sequence[Result], rating: Rating | None) -> Standing:
    """How one bot did."""
    mine = [result for result in games if bot in result.seating]
    points = [
        points
        for result in mine
        if result.forfeit is None
        for seated, points in zip(result.seating, result.scores, strict=True)
        if seated == bot
    ]
    return Standing(
        name=plan.names[bot],
        games=len(mine),
        won=fmean(victory(result, bot) for result in mine) if mine else 0.0,
        points=fmean(points) if points else None,
        forfeits=sum(result.forfeit is not None and result.seating[result.forfeit["seat"]] == bot for result in mine),
        rating=rating,
    )


def winning_points(result: Result) -> float:
    """The mean score of those who won a game."""
    return fmean(points for points, rank in zip(result.scores, result.ranks, strict=True) if rank == 1)


def told(plan: Tournament, result: Result) -> str:
    """A forfeit in words."""
    assert result.forfeit is not None
    seat = result.forfeit["seat"]
    name = plan.names[result.seating[seat]]
    seats = " ".join(str(1 + bot) for bot in result.seating)
    return (
        f"{name} lost a game by forfeit (seed {result.seed}, seats {seats}): "
        f"{result.forfeit['reason']}: {result.forfeit['message']}"
    )
