"""The results file: no game is lost, repeated or mixed up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from guilda.arena.play import Result
from guilda.arena.results import FORMAT, ResultsFile
from guilda.arena.schedule import tournament

if TYPE_CHECKING:
    from pathlib import Path

PLAN = tournament("azul", ["random", "random"])
FIRST = Result(0, (0, 1), [1, 2], [30, 20], 60, None)
SECOND = Result(0, (1, 0), [2, 1], [0, 0], 3, {"seat": 0, "reason": "late", "message": "no answer"})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that holds two games."""
    with ResultsFile(tmp_path / "results.jsonl", PLAN) as kept:
        kept.add(FIRST)
        kept.add(SECOND)
    return tmp_path / "results.jsonl"


def test_saved_results_are_read_back(path: Path) -> None:
    with ResultsFile(path, PLAN) as kept:
        assert list(kept.results.values()) == [FIRST, SECOND]


def test_truncated_file_keeps_complete_games_and_can_be_continued(path: Path) -> None:
    whole = path.read_bytes()
    for size in range(0, len(whole), 3):
        path.write_bytes(whole[:size])
        complete = max(0, whole[:size].count(b"\n") - 1)
        with ResultsFile(path, PLAN) as kept:
            assert list(kept.results.values()) == [FIRST, SECOND][:complete]
            for result in [FIRST, SECOND][complete:]:
                kept.add(result)
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (tournament("azul", ["random", "random"], seed="2"), "seed"),
        (tournament("azul", ["random", "random", "random"]), "bots"),
        (tournament("azul", ["random", "random"], {"wall": "free"}), "options"),
        (tournament("azul", ["random", "random"], clock=2.0), "clock"),
    ],
)
def test_results_of_another_tournament_are_refused(path: Path, other: object, what: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ValueError, match=f"another tournament: its {what} is"):
        ResultsFile(path, other)  # type: ignore[arg-type]
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["my diary", "my\ndiary\n", "[]\n", "{}\n", '{"format": "other"}\n'])
def test_file_with_other_contents_is_refused_and_unchanged(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(ValueError, match="not a results file"):
        ResultsFile(path, PLAN)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "{}",
        json.dumps({**FIRST._asdict(), "seating": [0, 7]}),
        json.dumps({**FIRST._asdict(), "ranks": [1]}),
    ],
)
def test_invalid_line_is_named(path: Path, line: str) -> None:
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(ValueError, match=r"line 4 of .* is not a result"):
        ResultsFile(path, PLAN)


def test_results_file_is_locked(path: Path) -> None:
    pytest.importorskip("fcntl", reason="files are locked only where fcntl is available")
    with ResultsFile(path, PLAN), pytest.raises(ValueError, match="being written"):
        ResultsFile(path, PLAN)


def test_first_line_holds_the_identity(path: Path) -> None:
    head = json.loads(path.read_text().splitlines()[0])
    assert head["format"] == FORMAT
    assert {"game", "rules_version", "options", "bots", "seed", "clock"} <= set(head)
