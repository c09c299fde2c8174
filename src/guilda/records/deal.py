"""The generator of a deal: the same chance for everyone who plays it, whatever they decide.

Every chance event (the factory offer of a round, the next card of a deck, the roll of a round) has a number and its own
part of the keyed stream. A player who draws once more than another one therefore still meets the same offers, cards and
rolls afterwards.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import TYPE_CHECKING

from guilda.rules.rng import WORDS_A_BLOCK, Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo

WORDS = 2**32
SET_UP = 0
"""The event of all draws before the first decision."""


class DealRng(Rng):
    """A generator like `KeyedRng`, whose blocks are numbered from 2^32 times the event on.

    `GameInfo.chance` names the event of a draw; without it the decisions that draw are counted.
    """

    def __init__(self, server_seed: bytes, seat_seeds: Sequence[str], game: GameInfo) -> None:
        self.server_seed = server_seed
        self.prefix = b"".join(sha256(seed.encode()).digest() for seed in seat_seeds)
        self.game = game
        self.decision: tuple[Game, int, Game] | None = None
        """The position before the decision that is being made, its action, and the position that it changes."""
        self.drew = 0
        """Draws before that decision."""
        self.counted = 0
        """Decisions before it that drew."""
        self.used: dict[int, int] = {}
        """Words taken, by event."""
        self.draws: list[tuple[int, int]] = []
        self.events: list[int] = []
        """The event of each draw."""

    def begin(self, position: Game, action: int) -> None:
        """Prepare for a decision, before it is made."""
        if self.decision is not None and len(self.draws) > self.drew:
            self.counted += 1
        self.decision, self.drew = (position.copy(), action, position), len(self.draws)

    def event(self) -> int:
        """Return the number of the chance event that draws now."""
        if self.decision is None:
            return SET_UP
        return self.counted + 1 if self.game.chance is None else self.game.chance(*self.decision)

    def below(self, n: int) -> int:
        """Return a uniformly random integer from 0 to n - 1, and append it to `draws`."""
        if n < 2:
            return 0
        event = self.event()
        word = self.next_word(event)
        while word >= WORDS - WORDS % n:
            word = self.next_word(event)
        self.draws.append((n, word % n))
        self.events.append(event)
        return word % n

    def next_word(self, event: int) -> int:
        """Return the next 32 bits of an event."""
        number, place = divmod(self.used.get(event, 0), WORDS_A_BLOCK)
        block = digest(self.server_seed, self.prefix + (event * WORDS + number).to_bytes(8, "big"), "sha256")
        self.used[event] = self.used.get(event, 0) + 1
        return int.from_bytes(block[4 * place : 4 * place + 4], "big")

    def mark(self) -> tuple[dict[int, int], int]:
        """Return the state of the stream, for `go_back`."""
        return dict(self.used), len(self.draws)

    def go_back(self, mark: tuple[dict[int, int], int]) -> None:
        """Continue the stream from a mark."""
        self.used = dict(mark[0])
        del self.draws[mark[1] :], self.events[mark[1] :]
