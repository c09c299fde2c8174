"""Explain in words why the solution of a puzzle is better than another move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.puzzles.puzzle import CHANCE_SEED
from guilda.rules.rng import FastRng
from guilda.search.coach import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.puzzles.puzzle import Puzzle
    from guilda.search.coach import Explanation

ROLLOUTS, MOST_ROLLOUTS = 50, 200
"""Rollouts after each move, at first and at most: solvers wait for the answer."""


def reason(puzzle: Puzzle, moves: Sequence[str]) -> Explanation | None:
    """Compare the solution with moves of which the last one is wrong; None if no reason is found in points."""
    *before, wrong = moves
    board, chance = puzzle.start(), FastRng(CHANCE_SEED)
    for move in before:
        board.apply(move, chance)
    best = board.action_id(puzzle.solution[len(before)])
    told = explain(board, board.action_id(wrong), best, rollouts=ROLLOUTS, most=MOST_ROLLOUTS)
    return told if told.reasons else None
