"""Statistics of a dataset: the advantage of each place in the turn order, and first moves, with 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from math import comb
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow.parquet as pq

from guilda.arena.plot import intervals_svg
from guilda.arena.ratings import Score, score
from guilda.arena.schedule import seatings
from guilda.arena.standings import percent
from guilda.rl.dataset import identity

if TYPE_CHECKING:
    from pathlib import Path

MOST_MOVES = 10
FEWEST_GAMES = 2


class Statistic(NamedTuple):
    """The share of the win and the mean points of a group of seats, one per game."""

    name: str
    games: int
    wins: Score
    points: float


class Findings(NamedTuple):
    """The statistics of a dataset."""

    title: str
    players: int
    order: list[Statistic]
    """By place in the turn order."""
    first_moves: list[Statistic]
    """By the first decision of a seat with a choice, the most frequent first."""

    def report(self) -> list[str | list[list[str]]]:
        """Return lines of text and tables for people."""
        tables: list[str | list[list[str]]] = [self.title, "", rows("place in the turn order", self.order), ""]
        tables.append(rows("first decision of a seat", self.first_moves))
        equal = f"Without an advantage, a seat wins {percent(1 / self.players)}."
        return tables if self.players == 1 else [*tables, "", equal]

    def plot(self) -> str:
        """Return a plot of the wins by place in the turn order as SVG, in per cent."""
        shown = []
        for each in self.order:
            low, high = each.wins.interval
            shown.append((each.name, 100 * each.wins.mean, 100 * low, 100 * high))
        return intervals_svg(f"{self.title}: wins in per cent", shown, "{:.1f}".format)


def rows(title: str, found: list[Statistic]) -> list[list[str]]:
    """Return a table row per statistic."""
    table = [[title, "games", "wins", "95 % interval", "points"]]
    for each in found:
        interval = " to ".join(map(percent, each.wins.interval))
        table.append([each.name, str(each.games), percent(each.wins.mean), interval, f"{each.points:.1f}"])
    return table


def explore(path: Path | str) -> Findings:
    """Compute the statistics of a dataset. Games of one seed share their chance; the intervals allow for that."""
    with pq.ParquetFile(path) as file:
        described = identity(file)
        table = file.read(["game", "ply", "seat", "notation", "legal", "ranks", "final_scores"])
    players = described["options"]["players"]
    pairs = comb(len(described["bots"]), min(2, players))
    per_seed = pairs * len(seatings(range(min(2, players)), players))
    order: dict[int, list[tuple[int, float, int]]] = defaultdict(list)
    moves: dict[str, list[tuple[int, float, int]]] = defaultdict(list)
    starter = 0
    moved: set[int] = set()
    for row in table.to_pylist():
        seed = row["game"] // per_seed
        if row["ply"] == 0:
            starter, moved = row["seat"], set()
            for seat in range(players):
                order[(seat - starter) % players].append((seed, *outcome(row, seat)))
        if row["seat"] not in moved and len(row["legal"]) > 1:
            moved.add(row["seat"])
            moves[row["notation"]].append((seed, *outcome(row, row["seat"])))
    seats = "solo" if players == 1 else f"{players} players"
    games = f"{described['game']}, {seats}, {len(order[0]):,} games"
    frequent = sorted(moves.items(), key=lambda item: (-len(item[1]), item[0]))[:MOST_MOVES]
    return Findings(
        f"{games} between {', '.join(dict.fromkeys(described['bots']))}",
        players,
        [statistic(str(place + 1), found) for place, found in sorted(order.items())],
        [statistic(name, found) for name, found in frequent if len(found) >= FEWEST_GAMES],
    )


def outcome(row: dict[str, Any], seat: int) -> tuple[float, int]:
    """Return a seat's share of the win and its points."""
    winners = row["ranks"].count(1)
    return (row["ranks"][seat] == 1) / max(1, winners), row["final_scores"][seat]


def statistic(name: str, found: list[tuple[int, float, int]]) -> Statistic:
    """Summarise the outcomes of a group."""
    by_seed: dict[int, list[float]] = defaultdict(list)
    for seed, won, _ in found:
        by_seed[seed].append(won)
    return Statistic(name, len(found), score(list(by_seed.values())), fmean(points for *_, points in found))
