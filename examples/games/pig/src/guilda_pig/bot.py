"""A bot for Pig: roll until the turn is worth twenty points, then hold."""

from guilda_pig.position import HOLD, ROLL, Pig

ENOUGH = 20


class HoldAtTwenty:
    """Holds at twenty points. In any other game it plays the first legal action."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Pig, clock: float | None = None) -> int:
        """Return the action to play."""
        legal: list[int] = game.actions()
        if game.name != "pig" or len(legal) == 1:
            return legal[0]
        return HOLD if game.turn_points >= ENOUGH else ROLL
