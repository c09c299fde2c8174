"""`guilda analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.analysis import Analysis
from guilda.analysis.engine import Lines, think
from guilda.terminal import analyse
from tests.analysis.playing import played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.terminal.conftest import Typed


def test_moves_are_played_and_branches_saved(typed: Typed, tmp_path: Path) -> None:
    position = guilda.new("azul", seed=7).position
    first, second = (position.notation(action) for action in position.actions()[:2])
    file = tmp_path / "analysis.json"
    lines = (
        first,
        ":name Sharp",
        ":comment Takes line 1",
        ":back",
        second,
        ":main",
        ":back",
        ":next 2",
        f":save {file}",
    )
    code, out, _ = typed(f"analyse {position.text()}", *lines)
    assert code == 0
    assert f"Saved to {file}." in out
    root = Analysis.load(file).root
    assert [child.notation for child in root.children] == [second, first]
    assert root.children[1].comment == "Takes line 1"


@pytest.mark.parametrize("game", ["azul", "sagrada", "sintra", "splendor"])
def test_a_record_is_opened_at_a_ply_and_the_engine_asked(typed: Typed, tmp_path: Path, game: str) -> None:
    played(game).record().save(tmp_path / "game.json")
    code, out, _ = typed(f"analyse {tmp_path}/game.json --ply 5", ":lines 0.05", "", ":list", ":text", ":quit")
    assert code == 0
    assert "After move 5:" in out
    assert "After move 6:" in out
    assert "simulations" in out
    assert f"> {game} players=2" in out


def test_mistakes_are_answered_with_a_sentence(typed: Typed, tmp_path: Path) -> None:
    position = guilda.new("azul", seed=7).position
    code, out, _ = typed(
        f"analyse {position.text()}", "ZZ", "CB1", ":lines x", ":lines 9999", ":save", ":what", ":delete"
    )
    assert code == 0
    for words in ("source, colour and line", "CB1:", "name of a new file"):
        assert words in out
    assert out.count("seconds up to 600") == 2
    assert "cannot be removed" in out
    assert typed("analyse azul players=2")[0] == 2
    assert "cannot read" in typed(f"analyse {tmp_path}/none.json")[2]


def test_thinking_is_stopped_with_ctrl_c(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(position: guilda.Game, seconds: float) -> Iterator[Lines]:
        yield next(think(position, seconds=0.05))
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "think", interrupted)
    code, out, _ = typed(f"analyse {guilda.new('azul', seed=7).position.text()}", ":lines 600", ":text")
    assert code == 0
    assert " visits" in out
    assert "> azul players=2" in out
