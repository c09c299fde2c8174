"""The native part of a batch: many games and the arrays they are written to. `guilda.rl.batch` checks and explains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import Game
from guilda.rules.rng import Rng

if not cython.compiled:
    from guilda.rules.constants import MAX_LEGAL

if TYPE_CHECKING:
    from guilda.rl.encoding import Encoder


class Lanes:
    """Games side by side, each with its generator; the observation and the legal actions of each in its row."""

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
        if cython.compiled:  # reached without reference counts: the lists keep them alive
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

    def refused(self, first: int, last: int, actions: Any) -> int:
        """The first of these lanes whose action is not legal, or -1."""
        with cython.nogil:
            for lane in range(first, last):
                if cython.cast(Game, self.boards[lane]).refusal(actions[lane]) != 0:
                    return lane
        return -1

    def play(self, first: int, last: int, actions: Any) -> None:
        """Make a legal action happen in each of these lanes; note who decides next, -1 where the game is over."""
        with cython.nogil:
            for lane in range(first, last):
                cython.cast(Game, self.boards[lane]).play(actions[lane], cython.cast(Rng, self.sources[lane]))
                self.actors[lane] = cython.cast(Game, self.boards[lane]).turn

    def look(self, first: int, last: int) -> None:
        """Write the observation and the legal actions of whoever decides in each of these lanes."""
        with cython.nogil:
            for lane in range(first, last):
                self.look_at(lane)

    def look_at(self, lane: int) -> None:
        """Write one lane's rows."""
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
        """Write one lane's observation."""
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
        """Lay out a new game in a lane; a `start` of -1 lets chance say who starts."""
        game = self.games[lane]
        game.copy_from(self.blank)
        game.lay_out(self.rngs[lane], start)
