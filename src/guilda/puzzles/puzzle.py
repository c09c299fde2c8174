"""A puzzle: its position, solution, themes and rating."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

from guilda.puzzles.rating import puzzle_rating
from guilda.rules.registry import position as read_position
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game

CHANCE_SEED = 0
"""The seed of the draws in the lines of a puzzle."""
ID_LENGTH = 8
Verdict = Literal["right", "more", "wrong"]
"""Of moves so far: the whole solution, its beginning, or neither."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which one move is clearly best for the seat to act."""

    position: str
    """The position as text; what is hidden from the seat was redrawn."""
    seat: int
    solution: tuple[str, ...]
    """The best move in notation, and further decisions of the same turn if they matter."""
    share: float
    """The solver's expected share of the win after the solution."""
    wrong: str
    """The tempting move: the wrong one that weaker levels play most often."""
    wrong_share: float
    """The solver's expected share of the win after the tempting move."""
    reply: tuple[str, ...]
    """The solver's next decisions after the tempting move, and the best reply, as far as chance does not matter."""
    levels: tuple[float, ...]
    """The probability that each level finds the solution, weakest first."""
    themes: tuple[str, ...] = ()

    @cached_property
    def id(self) -> str:
        """A short name that depends on the position only."""
        return sha256(self.position.encode()).hexdigest()[:ID_LENGTH]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.position.partition(" ")[0]

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.position.partition("players=")[2].partition(" ")[0])

    @cached_property
    def rating(self) -> int:
        """The difficulty, from how often the levels find the solution."""
        return puzzle_rating(self.levels)

    def start(self) -> Game:
        """Return the position."""
        return read_position(self.position)

    def check(self, moves: Sequence[int | str]) -> Verdict:
        """Return whether moves from the start, as ids or notation, are the solution or its beginning.

        An illegal move raises `IllegalAction`. Moves after the solution or a mistake are not read.
        """
        board, chance = self.start(), FastRng(CHANCE_SEED)
        for wanted, move in zip(self.solution, moves, strict=False):
            action = board.action_id(move)
            board.apply(action, chance)
            if board.notation(action) != wanted:
                return "wrong"
        return "right" if len(moves) >= len(self.solution) else "more"

    def row(self) -> dict[str, Any]:
        """Return the puzzle as it is stored."""
        return asdict(self)

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> Puzzle:
        """Return the puzzle that was stored."""
        given: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in row.items()}
        return cls(**given)
