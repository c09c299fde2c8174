"""The table of Splendor in a terminal."""

from __future__ import annotations

import pytest

from guilda.terminal.paint import ESCAPE, Paint
from guilda.terminal.splendor import draw
from tests.rules.splendor_positions import spot

NAMES = ["Ana", "Beto", "Caio", "Duda"]
ASKED = {
    "B2G1J1:26:-:-|pay/H1/B": ("in sapphires", "em safiras", "en zafiros"),
    "W4B4G2J1:-:-:-|return/W": ("give back: 1", "devolver: 1", "devolver: 1"),
    "-:-:17,19,20,25,26,27,28,33,34,35,36:-|noble": ("choose one", "escolha um", "elige uno"),
}


@pytest.mark.parametrize("case", ASKED)
def test_what_is_asked_is_said_in_three_languages_within_eighty_columns(case: str) -> None:
    seat, asked = case.split("|")
    game = spot(seat, asked=asked, nobles="10,1,5,3,4", players=4)
    for language, told in zip(("en", "pt", "es"), ASKED[case], strict=True):
        lines = draw(game.view(0), Paint(False), language, NAMES)
        assert told in lines[-1]
        assert max(map(len, lines)) <= 80
        painted = draw(game.view(0), Paint(True), language, NAMES)
        assert [ESCAPE.sub("", line).rstrip() for line in painted] == [line.rstrip() for line in lines]


def test_a_hidden_card_is_drawn_for_its_owner_only() -> None:
    game = spot("-:90?,89:-:-", table="4,18,7,31/41,60,52,44/71,72,83,77")
    own = "\n".join(draw(game.view(0), Paint(False), "en", NAMES))
    other = "\n".join(draw(game.view(1), Paint(False), "en", NAMES))
    assert "H1  K  +5  R7 K3  ?" in own  # marked: nobody else sees it
    assert "H2  K  +4  G3 R6 K3  ?" not in own
    assert "H2  K  +4  G3 R6 K3" in own
    assert "H2  K  +4  G3 R6 K3" in other
    assert "H1  ?  level 3" in other
    assert "+5" not in other
