"""The native part of `guilda.rl.batch`: many games and the arrays they are written to. Arguments are not checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from guilda.rules.constants import *
from guilda.rules.game import Game
from guilda.rules.rng import Rng

if TYPE_CHECKING:
    from guilda.encoding.encoder import Encoder


class Lanes:
    """A lane per game: its position, generator, and rows of the observation and mask arrays."""

    def __init__(
        self, games: list[Game], rngs: list[Any], encoder: Encoder, observations: Any, masks: Any, actors: Any
    ) -> None:
        self.games = games
        self.rngs = rngs
        self.blank = games[0].blank()
        self.encoder = encoder
        self.width = encoder.size
        self.n_actions = games[0].n_actions
        self.observations = observations
        self.masks = masks
        self.actors = actors
        if cython.compiled:  # raw pointers avoid reference counts; the lists keep the objects alive
            count = len(games)
            self.board_store = bytearray(cython.sizeof(cython.p_void) * count)
            self.source_store = bytearray(cython.sizeof(cython.p_void) * count)
            self.boards: Any = cython.cast("void**", cython.cast("char*", self.board_store))
            self.sources: Any = cython.cast("void**", cython.cast("char*", self.source_store))
            for lane in range(count):
                self.boards[lane] = cython.cast("void*", games[lane])
                self.sources[lane] = cython.cast("void*", rngs[lane])
        else:
            self.boards = games
            self.sources = rngs

    def first_illegal(self, first: int, last: int, actions: Any) -> int:
        """Return the first lane whose action is illegal, or -1."""
        with cython.nogil:
            for lane in range(first, last):
                if cython.cast(Game, self.boards[lane]).refusal(actions[lane]) != 0:
                    return lane
        return -1

    def play(self, first: int, last: int, actions: Any) -> None:
        """Apply a legal action in each lane and store the next actor, -1 where the game is over."""
        with cython.nogil:
            for lane in range(first, last):
                cython.cast(Game, self.boards[lane]).play(actions[lane], cython.cast(Rng, self.sources[lane]))
                self.actors[lane] = cython.cast(Game, self.boards[lane]).turn
        self.raise_faults()

    def raise_faults(self) -> None:
        """Raise the first error of games in plain Python."""
        if self.blank.bridged:
            for game in self.games:
                game._raise_fault()

    def observe(self, first: int, last: int) -> None:
        """Write the observation and action mask of the seat to move in each lane."""
        with cython.nogil:
            for lane in range(first, last):
                self.observe_lane(lane)
        self.encoder._raise_fault()
        self.raise_faults()

    def observe_lane(self, lane: int) -> None:
        """Write the rows of one lane."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        self.actors[lane] = cython.cast(Game, self.boards[lane]).turn
        self.write_row(lane)
        row = lane * self.n_actions
        for action in range(self.n_actions):
            self.masks[row + action] = 0
        count = cython.cast(Game, self.boards[lane]).fill_actions(out)
        for place in range(count):
            self.masks[row + out[place]] = 1

    def write_row(self, lane: int) -> None:
        """Write the observation of one lane."""
        if cython.compiled:
            self.encoder.write(
                cython.cast(Game, self.boards[lane]),
                self.actors[lane],
                cython.address(self.observations[lane * self.width]),
            )
        else:
            row = self.encoder.observe(self.boards[lane], self.actors[lane])
            self.observations[lane * self.width : (lane + 1) * self.width] = row

    def restart(self, lane: int, start: int) -> None:
        """Reset a lane; a `start` of -1 draws the starting player."""
        game = self.games[lane]
        game.copy_from(self.blank)
        game.lay_out(self.rngs[lane], start)
