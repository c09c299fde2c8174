"""Fixtures for the tests of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from guilda import cli

if TYPE_CHECKING:
    from collections.abc import Callable

    Typed = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Return a function that runs a command line with `lines` as input at the prompts."""

    def run(command: str, *lines: str) -> tuple[int, str, str]:
        waiting = iter(lines)

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(waiting)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        try:
            code = cli.main(command.split())
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    return run
