"""The native part of `guilda.rl.batch`: many games and the arrays they are written to. Arguments are not checked.

A lane is a game with its generator, its set of legal actions, and its rows of the arrays. Each thread visits the lanes
of its share, one after the other, and does everything for a lane while its game is in the cache. A thread that has
finished helps the others.
"""

from array import array
from guilda.encoding.encoder import Encoder
from guilda.rl.team import Team
from guilda.rules.game import Game
from typing import Any, final

@final
class Lanes(Team):
    """The lanes of a batch.

    `bounds` are the first lanes of the shares and the end. Observations are bytes of any form; `finals` has the same
    shape, or is empty if the last observations of games that are reset in the same step are not kept.
    """
    def __init__(self, games: list[Game], rngs: list[Any], encoder: Encoder, bounds: list[int], *, form: str | None, autoreset: str, reward: str, start: int, arrays: dict[str, Any]) -> None: ...
    def first_illegal(self, actions: Any) -> int:
        """Return the first lane whose action is illegal, or -1. A lane that is reset next accepts every action."""
    def step(self, actions: Any) -> None:
        """Apply a legal action in each lane, then reset what is over and observe."""
    def choose(self, seed: int, actions: Any) -> None:
        """Write a uniformly random legal action for each lane; 0 where there is none."""
    def reset(self, chosen: Any, restart: bool) -> None:
        """Observe the lanes marked in an array of bytes, after a restart if asked for."""


def runs(cells: list[int]) -> list[int]:
    """Return the first cell and the length of each run of neighbours in a rising list of cells."""

def row_bytes(encoder: Encoder, form: str | None) -> int:
    """Return the bytes of an observation in a form."""
