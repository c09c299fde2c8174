"""The default encoder: the numbers of a view, for a game without an encoder of its own."""

from __future__ import annotations

from typing import Any, cast

import pytest

from guilda.encoding.generic import GenericEncoder


class Shown:
    """A game that shows given views, one of each kind after the other."""

    name, players = "shown", 2

    def __init__(self, *hands: list[Any]) -> None:
        self.hands = list(hands)

    def presentation(self) -> Shown:
        return self

    def view(self, game: object, seat: int) -> dict[str, Any]:
        hand = self.hands.pop(0)
        return {"actor": 1, "seats": [{"score": 3, "hand": hand}, {"score": 4, "hand": hand}]}


def test_a_card_may_be_a_number_nothing_or_hidden() -> None:
    game: Any = Shown([1, 2], ["?", None])
    encoder = GenericEncoder(game)
    assert encoder.cells(game, 1) == [0, 4, -1, -1, 3, -1, -1]


def test_a_view_that_changes_its_shape_is_refused_with_the_remedy() -> None:
    game = cast("Any", Shown([1, 2], [1]))
    encoder = GenericEncoder(game)
    with pytest.raises(ValueError, match="shown has 5 values here, but 7 in another position: give it a fixed shape"):
        encoder.cells(game, 0)
