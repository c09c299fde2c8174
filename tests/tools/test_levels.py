"""The choice of levels: a weaker level is found by its temperature, and answers are timed."""

from __future__ import annotations

from ast import literal_eval

import pytest

from guilda import bots
from guilda.bots.levels import Budget, budgets
from tools import levels


def test_the_temperature_rises_while_the_level_wins_and_falls_while_it_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    def share(name: str, level: int, above: Budget, below: Budget, seed: int) -> float:
        return float(below.temperature > 0.1)

    monkeypatch.setattr(levels, "pair_share", share)
    for first in (0.01, 0.9):
        temperature, _ = levels.choose("azul", 0, Budget(9, 0), Budget(9, first), 0.5, 100)
        assert temperature == pytest.approx(0.1, rel=0.2)


def test_the_command_chooses_the_levels_below_and_keeps_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main(["azul", "--simulations", "2", "3", "--pairs", "2"]) == 0
    novice, apprentice, *others = literal_eval(capsys.readouterr().out)
    assert (novice[0], apprentice[0]) == (2, 3)
    assert [Budget(*each) for each in others] == list(budgets("azul")[2:])


def test_answers_are_timed_at_every_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guilda.bots.levels.budgets", lambda name: [Budget(2, 0.0)] * len(bots.LEVELS))
    assert levels.main(["sagrada", "--times"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[1:3] for row in rows] == [
        [level, str(players)] for level in bots.LEVELS[-2:] for players in (1, 2, 3, 4)
    ]
