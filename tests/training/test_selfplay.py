"""Self-play and mirrored matches."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import guilda
from guilda.training.selfplay import Player, equal_time, match, microseconds, play, score

GAMES = [info.name for info in guilda.games()]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_a_sample_for_every_decision(name: str) -> None:
    found = play(name, {"players": 2}, 1, 4, Player())
    rows = {len(each) for each in found.values()}
    assert len(rows) == 1
    assert (found["search"].sum(1) - 1 < 1e-4).all()
    assert set(found["result"].flatten().tolist()) <= {0.0, 0.5, 1.0}
    assert ((found["visits"] >= 0).sum(1) > 1).all()
    again = play(name, {"players": 2}, 1, 4, Player())
    assert all((found[key] == again[key]).all() for key in found)


def test_a_player_against_itself_wins_half_of_the_mirrored_games() -> None:
    shares = match("azul", {"players": 2}, (Player(), Player()), (6, 6), [1, 2])
    assert shares == [0.5, 0.5]
    assert score([0.5, 1.0, 0.0, 0.5]).mean == 0.5
    assert score([0.5, 1.0]).games == 4


def test_budgets_of_equal_time_follow_the_cost_of_a_simulation() -> None:
    assert microseconds("azul", {"players": 2}, Player()) > 0
    first, second = equal_time("azul", {"players": 2}, (Player(), Player()), 100)
    assert second == 100
    assert first >= 1
