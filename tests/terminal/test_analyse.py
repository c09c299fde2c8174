"""`guilda analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.analysis import Analysis
from guilda.analysis.engine import Lines, think
from guilda.locales import LANGUAGES, catalogue
from guilda.search.review import review
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


def test_a_position_is_edited_until_it_is_possible(typed: Typed) -> None:
    text = guilda.new("azul", seed=7).position.text()
    edits = (
        ":edit",
        ":edit wall.0 1 B",
        ":edit round 2",
        ":edit score.0 1",
        ":text",
        ":edit wall.0 99 B",
        ":edit nothing 1",
    )
    code, out, _ = typed(f"analyse {text} --language pt", *edits)
    assert code == 0
    assert "  score.0: 0" in out
    assert "Esta posição é impossível: " in out
    assert out.count(catalogue("pt").format("terminal-analyse-edit").split(":edit")[0]) == 3
    assert "round=2" in out
    assert "boards=1-0:-,-,-,-,-:B..../" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_tried_again(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    record = played("splendor", seed=3).record()
    record.save(tmp_path / "game.json")
    first = next(each for each in review(record, simulations=200) if each.mark)
    position, _ = list(record.played())[first.ply - 1]
    best, worst = position.notation(first.best), position.notation(first.action)
    monkeypatch.setattr(analyse, "review", lambda moves, threads: [first])
    monkeypatch.setattr(analyse, "CHECK_SECONDS", 0.05)
    tries = ("nonsense", worst, best)
    code, out, _ = typed(
        f"analyse {tmp_path}/game.json --language {language}", ":mistakes", *tries, ":mistakes", ":show", ":quit"
    )
    assert code == 0
    out, texts = " ".join(out.split()), catalogue(language)
    assert out.count(" ".join(texts.format("terminal-analyse-mistakes").split())) == 3
    assert " ".join(texts.format("analysis-mistakes-place", n=1, all=1, ply=first.ply).split()) in out
    assert out.count(" ".join(texts.format("analysis-mistakes-try").split())) == 4
    for message in ("solved", "best"):
        start = texts.format(f"analysis-mistakes-{message}", sentence=best, share="", played="").split(best)[0]
        assert f"{' '.join(start.split())} {best}" in out


def test_broken_files_are_refused_in_the_language(typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(played("azul").record().dumps()[:-50])
    for command in ("analyse", "review", "replay"):
        code, _, err = typed(f"{command} {tmp_path}/game.json --language de")
        assert code == 2
        assert err.startswith("guilda: Diese Datei wurde verändert, oder ein Teil von ihr fehlt (")
    text = guilda.new("azul", seed=7).position.text().replace(" turn=0", " turn=-")
    assert "Diese Stellung ist unmöglich: " in typed(f"analyse {text} --language de")[2]
