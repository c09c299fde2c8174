"""Tables and progress bars, with rich and without it."""

from __future__ import annotations

import io
import sys

import pytest

from guilda import console

ROWS = [["bot", "games", "score"], ["random [b]", "4", "+12"], ["greedy", "16", "-3"]]


class Terminal(io.StringIO):
    """A text stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(params=[True, False], ids=["rich", "plain"])
def with_rich(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Run a test with rich, and as if rich were not installed."""
    monkeypatch.setenv("TERM", "xterm")
    if request.param:
        pytest.importorskip("rich", reason="rich is not installed: pip install 'guilda[terminal]'")
    else:
        monkeypatch.setattr(console, "find_spec", lambda name: None)
    return bool(request.param)


def test_table_on_a_terminal_holds_every_cell(with_rich: bool) -> None:
    out = Terminal()
    console.show(["a title", ROWS, "a line"], out)
    text = out.getvalue()
    for cell in ("a title", "a line", *(cell for row in ROWS for cell in row)):
        assert cell in text
    assert ("\x1b[" in text) == with_rich


def test_redirected_table_is_plain_text() -> None:
    out = io.StringIO()
    console.show(["a title", ROWS], out)
    assert out.getvalue() == "a title\nbot         games  score\nrandom [b]  4      +12\ngreedy      16     -3\n"


def test_progress_on_a_terminal_shows_count_and_note(with_rich: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(console, "REDRAW_SECONDS", 0)
    with console.Progress(3, 1) as progress:
        assert (progress.bar is not None) == with_rich
        progress.advance("ahead: [greedy]")
        progress.advance()
    text = sys.stderr.getvalue()  # type: ignore[attr-defined]
    assert "3/3" in text
    assert "ahead: [greedy]" in text


def test_progress_is_silent_when_redirected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with console.Progress(2) as progress:
        progress.advance()
        progress.advance()
    assert sys.stderr.getvalue() == ""  # type: ignore[attr-defined]
