"""The native part of `guilda.rl.batch`: many games and the arrays they are written to. Arguments are not checked."""

from guilda.encoding.encoder import Encoder
from guilda.rules.game import Game
from typing import Any, final

@final
class Lanes:
    """A lane per game: its position, generator, and rows of the observation and mask arrays."""
    def __init__(self, games: list[Game], rngs: list[Any], encoder: Encoder, observations: Any, masks: Any, actors: Any) -> None: ...
    def first_illegal(self, first: int, last: int, actions: Any) -> int:
        """Return the first lane whose action is illegal, or -1."""
    def play(self, first: int, last: int, actions: Any) -> None:
        """Apply a legal action in each lane and store the next actor, -1 where the game is over."""
    def raise_faults(self) -> None:
        """Raise the first error of games in plain Python."""
    def observe(self, first: int, last: int) -> None:
        """Write the observation and action mask of the seat to move in each lane."""
    def restart(self, lane: int, start: int) -> None:
        """Reset a lane; a `start` of -1 draws the starting player."""
