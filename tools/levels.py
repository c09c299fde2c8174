"""Choose the budgets of the levels, or measure how long the strongest think (docs/research/strength.md).

    python tools/levels.py azul --simulations 100 200 500 2000

keeps master, and looks for the temperatures of expert, journeyman, apprentice and novice at which each loses the wanted
share of mirrored games to the level above it. After every pair of games the temperature moves a little (Robbins and
Monro); the result is the mean over the second half of the pairs. A level that would need a temperature near 0 needs
more simulations. The seeds are used for nothing else. The budgets belong in the `levels` of the game's `GameInfo`.

    python tools/levels.py azul --times

prints the CPU time that master and grandmaster take for single positions, without a tree kept from the move before.
"""

from __future__ import annotations

import argparse
import sys
from math import log2
from statistics import fmean
from time import thread_time
from typing import TYPE_CHECKING, Any

import guilda
from guilda import bots
from guilda.bots.levels import Budget, LevelBot, budgets
from guilda.rules.registry import names
from guilda.training.selfplay import shares_of, start

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.rules.game import Game

SEED = 700_000_000
"""Seeds from here on are for choosing and timing only."""
COOLEST, WARMEST = 0.001, 1.0
"""The range of temperatures."""
STEP = 12.0
"""Doublings of the temperature per unit of surplus, divided by the number of pairs."""
FIRST_STEPS = 6
TIMED = 8
"""One decision in this many is timed."""


class TriedBot(LevelBot):
    """A level with a budget to try."""

    def __init__(self, level: int, tried: Budget, seed: int) -> None:
        super().__init__(bots.LEVELS[level], seed)
        self.tried = tried

    def budget(self, game: Game) -> Budget:
        """Return the budget to try."""
        return self.tried


def play(name: str, playing: Sequence[LevelBot], seed: int) -> list[float]:
    """Play a game, and return each seat's share of the win."""
    game, rng = start(name, {"players": len(playing)}, seed)
    sight = guilda.FastRng(seed)
    while (seat := game.actor()) is not None:
        game.apply(playing[seat].choose(game.seen_by(seat, sight)), rng)
    return shares_of(game)


def pair_share(name: str, level: int, above: Budget, below: Budget, seed: int) -> float:
    """Return the share of the wins of the level above in a pair of mirrored games against a level."""
    one = play(name, [TriedBot(level + 1, above, seed), TriedBot(level, below, seed + 1)], seed)
    other = play(name, [TriedBot(level, below, seed), TriedBot(level + 1, above, seed + 1)], seed)
    return (one[0] + other[1]) / 2


def choose(name: str, level: int, above: Budget, below: Budget, wanted: float, pairs: int) -> tuple[float, float]:
    """Return the temperature at which a level loses the wanted share to `above`, and the share lost on the way."""
    at, path, shares = log2(below.temperature), [], []
    for number in range(pairs):
        tried = below._replace(temperature=2**at)
        shares.append(pair_share(name, level, above, tried, SEED + 10 * number))
        at -= STEP * (shares[-1] - wanted) / (number + FIRST_STEPS)
        at = min(log2(WARMEST), max(log2(COOLEST), at))
        path.append(at)
    late = len(path) // 2
    return 2 ** fmean(path[late:]), fmean(shares[late:])


def choose_all(name: str, simulations: Sequence[int], wanted: float, pairs: int) -> list[Budget]:
    """Choose the levels below master, strongest first, and return all levels."""
    found = list(budgets(name))
    for level in range(len(simulations) - 1, -1, -1):
        start_at = Budget(simulations[level], max(found[level].temperature, found[level + 1].temperature * 1.5, 0.01))
        temperature, share = choose(name, level, found[level + 1], start_at, wanted, pairs)
        found[level] = Budget(simulations[level], float(f"{temperature:.2g}"))
        report = f"{bots.LEVELS[level]} {found[level].simulations}, {found[level].temperature:g}"
        print(f"{name} {report}: {bots.LEVELS[level + 1]} won {100 * share:.0f} %", file=sys.stderr, flush=True)
    return found


def answer_times(name: str, level: str, players: int, seed: int) -> list[float]:
    """Return the CPU seconds that a level takes for every few decisions of a game between apprentices."""
    game, rng = start(name, {"players": players}, seed)
    sight = guilda.FastRng(seed)
    playing = [LevelBot("apprentice", seat) for seat in range(players)]
    seconds, ply = [], 0
    while (seat := game.actor()) is not None:
        seen = game.seen_by(seat, sight)
        if len(game.actions()) > 1 and ply % TIMED == 0:
            began = thread_time()
            LevelBot(level, ply).choose(seen)
            seconds.append(thread_time() - began)
        game.apply(playing[seat].choose(seen), rng)
        ply += 1
    return seconds


def time_rows(name: str, games: int) -> Iterator[str]:
    """Yield a table of the CPU time of the answers of the slowest levels, at every number of players."""
    yield "| game | level | players | answers | mean (s) | maximum (s) |"
    yield "| --- | --- | --- | --- | --- | --- |"
    counts: Any = guilda.game(name).options[0].values
    for level in bots.LEVELS[-2:]:
        for players in counts:
            found = [each for number in range(games) for each in answer_times(name, level, players, SEED + number)]
            yield f"| {name} | {level} | {players} | {len(found)} | {fmean(found):.2f} | {max(found):.2f} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Choose or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--simulations", type=int, nargs="+", help="of novice, apprentice, journeyman and expert")
    parser.add_argument("--wanted", type=float, default=0.77, help="share of the wins of the level above")
    parser.add_argument("--pairs", type=int, default=60, help="pairs of mirrored games for each level")
    parser.add_argument("--times", action="store_true", help="measure how long master and grandmaster think")
    parser.add_argument("--games", type=int, default=1, help="games for each line of --times")
    chosen = parser.parse_args(arguments)
    if chosen.times:
        for row in time_rows(chosen.game, chosen.games):
            print(row, flush=True)
        return 0
    simulations = chosen.simulations or [budget.simulations for budget in budgets(chosen.game)[:4]]
    print(tuple(tuple(budget) for budget in choose_all(chosen.game, simulations, chosen.wanted, chosen.pairs)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
