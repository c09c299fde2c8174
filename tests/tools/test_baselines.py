"""Freezing and rating the baselines."""

from __future__ import annotations

import sys

import pytest

from tools import baselines


@pytest.mark.parametrize(
    ("words", "rated"),
    [
        ("splendor --games 24", [("splendor", 24)]),
        ("azul sintra --games 60", [("azul", 60), ("sintra", 60)]),
        ("", [(name, 100) for name in baselines.BUILT_IN]),
        ("--games 0", []),
    ],
)
def test_games_are_rated_by_name(monkeypatch: pytest.MonkeyPatch, words: str, rated: list[tuple[str, int]]) -> None:
    found: list[tuple[str, int]] = []
    monkeypatch.setattr(baselines, "freeze", lambda: None)
    monkeypatch.setattr(baselines, "rate", lambda name, games, workers: found.append((name, games)))
    monkeypatch.setattr(sys, "argv", ["baselines", *words.split()])
    baselines.main()
    assert found == rated
