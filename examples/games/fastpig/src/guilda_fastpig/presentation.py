"""The presentation of Pig for the compiled position."""

from typing import Any

from guilda_pig.presentation import PigPresentation

from guilda_fastpig.position import FastPig


class FastPigPresentation(PigPresentation):
    """The presentation of Pig, with its own name and kind of position."""

    NAME = "fastpig"

    def position(self, target: int, turn: int, points: int, banked: list[int]) -> Any:
        """Return a position with these values."""
        if not -1 <= turn < len(banked):
            raise ValueError
        game = FastPig(len(banked), target)
        game.restore((turn, points, [*banked, *[0] * (len(game.state()[2]) - len(banked))]))
        return game


PRESENTATION = FastPigPresentation()
