"""The board of Splendor at the terminal."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import guilda
from guilda.locales import LANGUAGES, catalogue
from guilda.terminal.display import Display
from guilda.terminal.paint import ESCAPE, Paint
from guilda.terminal.splendor import draw
from tests.rules.splendor_positions import spot

NAMES = ["Ana", "Beto", "Caio", "Duda"]
PHASES = {
    "payment": "B2G1J1:26:-:-|pay/H1/B",
    "return": "W4B4G2J1:-:-:-|return/W",
    "noble": "-:-:17,19,20,25,26,27,28,33,34,35,36:-|noble",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_board_fits_into_80_columns_in_every_phase(phase: str, language: str) -> None:
    seat, asked = PHASES[phase].split("|")
    game = spot(seat, asked=asked, nobles="10,1,5,3,4", players=4)
    lines = draw(game.view(0), Paint(False), language, NAMES)
    assert max(map(len, lines)) <= 80
    painted = draw(game.view(0), Paint(True), language, NAMES)
    assert [ESCAPE.sub("", line).rstrip() for line in painted] == [line.rstrip() for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_prompt_is_shown_in_every_language(phase: str, language: str) -> None:
    seat, asked = PHASES[phase].split("|")
    game = spot(seat, asked=asked, nobles="10,1,5,3,4", players=4)
    lines: list[str] = []
    match = SimpleNamespace(game=guilda.game("splendor"), position=game)
    Display(language, False, lines.append).show_prompt(match)  # type: ignore[arg-type]
    (text,) = lines
    assert catalogue(language).prompt("splendor", game.presentation().prompt(game)).split()[0] in text
    assert {"payment": "$B0", "return": "-W", "noble": "N1"}[phase] in text
    assert max(map(len, text.splitlines())) <= 80


def test_hidden_card_is_drawn_for_its_owner_only() -> None:
    game = spot("-:90?,89:-:-", table="4,18,7,31/41,60,52,44/71,72,83,77")
    own = "\n".join(draw(game.view(0), Paint(False), "en", NAMES))
    other = "\n".join(draw(game.view(1), Paint(False), "en", NAMES))
    assert "H1  K  +5  R7 K3  ?" in own  # marked as hidden from the others
    assert "H2  K  +4  G3 R6 K3  ?" not in own
    assert "H2  K  +4  G3 R6 K3" in own
    assert "H2  K  +4  G3 R6 K3" in other
    assert "H1  ?  level 3" in other
    assert "+5" not in other
