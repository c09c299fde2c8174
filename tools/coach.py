"""Check the coach over many moves of each game: every statement is computed again, and the share it can explain.

    python tools/coach.py --moves 1000 azul splendor

Moves are mistakes of apprentices in self-play, as a review finds them. The exit code is 1 if a statement is false.
"""

from __future__ import annotations

import argparse
import sys
from statistics import fmean
from typing import TYPE_CHECKING

import guilda
from guilda.bots import make
from guilda.rules.registry import BUILT_IN
from guilda.search.coach import EXPLAINED, Explanation, expected_line, explain, gain_now
from guilda.search.review import FEWEST_SIMULATIONS, review
from guilda.search.search import base_evaluation_of, settings_of
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Iterator

TOLERANCE = 1e-9


def mistakes(name: str) -> Iterator[tuple[guilda.Game, int, int]]:
    """Yield positions with a mistake and the better move, from games between apprentices."""
    seed = 0
    while True:
        match = guilda.new(name, seed=seed)
        bots = [make("apprentice", seed + seat) for seat in range(match.position.players)]
        while (seat := match.actor()) is not None:
            match.apply(bots[seat].choose(match.position.seen_by(seat, guilda.FastRng(seed))))
        for (position, action), remark in zip(
            match.played(), review(match, simulations=FEWEST_SIMULATIONS), strict=True
        ):
            if remark.mark:
                yield position, action, remark.best
        seed += 1


def final_leads(position: guilda.Game, move: int, rollouts: int) -> list[int]:
    """Return the lead at the end of each rollout, from the final scores alone."""
    tree = Tree(position, base_evaluation_of(position, greedy=True), 0, **settings_of(position, greedy=True))
    leads = []
    line = expected_line(position, move, 0)
    for n in range(rollouts):
        board, chance = position.seen_by(position.turn, guilda.FastRng(n)), guilda.FastRng(n)
        for action in line:
            if board.turn < 0 or not board.is_legal(action):
                break
            board.apply(action, chance)
        while board.turn >= 0:
            board.apply(tree.greedy(board), chance)
        scores = board.scores()
        leads.append(scores.pop(position.turn) - max(scores, default=0))
    return leads


def is_true(position: guilda.Game, told: Explanation) -> bool:
    """Compute the statements of an explanation again."""
    after, before = (final_leads(position, move, told.rollouts) for move in (told.better, told.action))
    lead = fmean(after) - fmean(before)
    named = sum(reason.points for reason in told.reasons)
    return (
        abs(lead - told.lead) < TOLERANCE
        and (not told.reasons or abs(named - lead) <= (1 - EXPLAINED) * lead + TOLERANCE)
        and told.points_now == gain_now(position, told.better) - gain_now(position, told.action)
    )


def main() -> int:
    """Check every game."""
    parser = argparse.ArgumentParser(description="Check the statements of the coach.")
    parser.add_argument("games", nargs="*", default=list(BUILT_IN))
    parser.add_argument("--moves", type=int, default=1000)
    chosen = parser.parse_args()
    wrong = 0
    for name in chosen.games:
        explained = false = 0
        for _, (position, action, best) in zip(range(chosen.moves), mistakes(name), strict=False):
            told = explain(position, action, best)
            explained += bool(told.reasons)
            false += not is_true(position, told)
        wrong += false
        print(f"{name}: {chosen.moves} mistakes, {false} false statements, {explained / chosen.moves:.0%} explained")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
