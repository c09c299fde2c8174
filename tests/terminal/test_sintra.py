"""The board of Stained Glass of Sintra at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.locales import LANGUAGES, catalogue
from guilda.terminal.display import minus
from guilda.terminal.paint import ESCAPE, Paint
from guilda.terminal.sintra import draw
from tests.rules.sintra_positions import board, table

if TYPE_CHECKING:
    from tests.terminal.conftest import Typed

NAMES = ["Ana", "Beto", "Caio", "Duda"]


def drawn(game: guilda.Game, language: str = "en") -> list[str]:
    """Draw the board without colour; it must equal the coloured one and fit into 80 columns."""
    plain = draw(game.view(0), Paint(False), language, NAMES)
    assert [ESCAPE.sub("", line) for line in draw(game.view(0), Paint(True), language, NAMES)] == plain
    assert max(map(len, plain)) <= 80
    return plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["A", "B"])
def test_four_boards_fit_into_80_columns(language: str, side: str) -> None:
    late = board({8: "8bO*Y"}, {1: "YO36", 8: "W."}, glazier=8, broken=7, losses="12-38", side=side)
    lines = drawn(table(late, late, late, late, centre="Y1O1P1B1W1", side=side, round=6), language)
    assert catalogue(language).format("terminal-sintra-side", side=side) in lines[0]


def test_ornaments_are_shown_on_side_a_only() -> None:
    # A line of a window ends with its points and, on side A, its ornament.
    ends = [line.rsplit("│", 1)[1] for line in drawn(table(centre="Y1")) if "│" in line]
    assert ends == ["4 ◆1", "3 ◆1", "3 ◆2", "2 ◆2", "2 ◆3", "1 ◆3", "1 ◆4", "2 ◆4"]
    assert "◆" not in "".join(drawn(table(board(side="B"), centre="Y1", side="B")))


def test_broken_glass_track_marks_the_current_space() -> None:
    lines = drawn(table(board(broken=4, losses="2-0"), board(broken=0), centre="Y1"))
    tracks = next(line for line in lines if "[−6]" in line)
    assert tracks.split("    ", 1)[0] == "0 −1 −2 −4 [−6] −8 −11 −14 −18"
    assert tracks.endswith(" [0] −1 −2 −4 −6 −8 −11 −14 −18")
    assert "broken glass (−18 ×2)" in "\n".join(lines)


def test_fill_and_keep_decisions_at_the_prompt(typed: Typed) -> None:
    match, rng = guilda.new("sintra", seed=1, side="B", start=0), guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    assert {"F", "K"} <= {move[0] for move in match.moves}
    command = "play sintra --side B --seed 1 --start 1 --seats human,human --names Ana,Beto"
    code, out, _ = typed(command, *match.moves)
    assert code == 0
    assert "in hand: " in out
    assert "How many of the pieces go on coloured spaces" in out
    assert "The strip is full: which colour goes to the window?" in out
    (total,) = [line for line in out.splitlines() if line.startswith("total")]
    assert total.split()[1:] == [minus(score) for score in match.scores()]
    # Typed input ends the line of a prompt.
    assert max(map(len, out.replace("> ", ">\n").splitlines())) <= 80
