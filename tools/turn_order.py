"""Measure the advantage of each place in the turn order: every game, every number of players.

    python tools/turn_order.py --plots docs/research

writes datasets and the output of `guilda explore` to build/turn-order, prints the table of docs/research/openings.md
and draws its plots. An interrupted run resumes; complete datasets are kept.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from guilda import console
from guilda.arena.plot import intervals_svg
from guilda.arena.schedule import tournament
from guilda.arena.standings import percent
from guilda.rl.dataset import write
from guilda.rl.explore import Findings, explore
from guilda.rules.registry import BUILT_IN, game

FOLDER = Path(__file__).parents[1] / "build" / "turn-order"
PLAYERS = (2, 3, 4)


def measure(name: str, players: int, bot: str, games: int, workers: int) -> Findings:
    """Return the statistics of a dataset, which is played first if it is not there."""
    path = FOLDER / bot.replace(":", "-") / f"{name}-{players}.parquet"
    plan = tournament(name, [bot] * 2, {"players": players}, seed="turn-order")
    write(plan, games, path, workers=workers)
    found = explore(path)
    path.with_suffix(".txt").write_text(console.plain(found.report()) + "\n", "utf-8")
    return found


def plot(name: str, found: list[Findings]) -> str:
    """Return the plot of a game: the wins of every place above those without an advantage, in per cent."""
    rows = []
    for each in found:
        for place in each.order:
            mean, low, high = (100 * (value - 1 / each.players) for value in (place.wins.mean, *place.wins.interval))
            rows.append((f"{each.players} players, place {place.name}", mean, low, high))
    return intervals_svg(f"{game(name).title()}: wins above an equal share, in per cent", rows, "{:+.0f}".format)


def main() -> None:
    """Measure all games, or some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="games (default: all)")
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=PLAYERS, help="default: all")
    parser.add_argument("--bot", default="greedy", help="default: %(default)s")
    parser.add_argument("--games", type=int, default=1000, help="per number of players (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--plots", type=Path, help="folder to write an SVG for each game to")
    chosen = parser.parse_args()
    print("| game | players | games | 1st | 2nd | 3rd | 4th | equal share |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name in chosen.names or BUILT_IN:
        found = [measure(name, players, chosen.bot, chosen.games, chosen.workers) for players in chosen.players]
        for each in found:
            places = [f"{percent(at.wins.mean)} ({' to '.join(map(percent, at.wins.interval))})" for at in each.order]
            places += [""] * (max(PLAYERS) - each.players)
            games = f"{each.order[0].games:,}"
            cells = [game(name).title(), str(each.players), games, *places, percent(1 / each.players)]
            print(f"| {' | '.join(cells)} |", flush=True)
        if chosen.plots:
            (chosen.plots / f"turn-order-{name}.svg").write_text(plot(name, found), "utf-8")


if __name__ == "__main__":
    main()
