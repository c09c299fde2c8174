"""Self-play and mirrored matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("numpy")

import guilda
from guilda.cli import main
from guilda.search.search import shipped_network
from guilda.training import matches, selfplay
from guilda.training.matches import Pair, equal_time, match_of, play_pair
from guilda.training.selfplay import play, player_of, variant
from tests.training.pool import InProcessPool

if TYPE_CHECKING:
    from guilda.rules.game import Game

GAMES = [info.name for info in guilda.games()]
TWO = {"players": 2}
SEARCHERS = (guilda.Searcher, guilda.Searcher)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_a_sample_for_every_decision(name: str) -> None:
    found = play(name, TWO, 1, 4, None)
    assert len({len(each) for each in found.values()}) == 1
    assert set(found["won"].flatten().tolist()) <= {0.0, 0.5, 1.0}
    again = play(name, TWO, 1, 4, None)
    assert all((found[key] == again[key]).all() for key in found)


def test_targets_mix_the_result_with_later_searches() -> None:
    samples = play("splendor", TWO, 6, 3, None)
    assert samples["target"].sum(1) == pytest.approx(1)
    assert samples["target"][-1] == pytest.approx(samples["won"][-1])
    assert samples["target"][0] != pytest.approx(samples["won"][0])


@pytest.mark.parametrize("options", [{"players": 1, "tools": 2}, TWO])
def test_greedy_games_teach_their_result(options: dict[str, int]) -> None:
    games = [play("sagrada", options, seed, 0, None) for seed in range(4)]
    assert all((game["target"] == game["won"]).all() for game in games)
    assert all(len(game["base"][0]) == options["players"] for game in games)
    assert len({tuple(game["numbers"][0]) for game in games}) == 4
    assert {share for game in games for share in game["won"].flatten().tolist()} <= {0.0, 1.0}


def test_with_hidden_information_positions_are_described_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def describe(viewed: Game, game: Game) -> tuple[list[int], list[float]]:
        found.append(viewed.turn == game.turn)
        return [0], [0.5, 0.5]

    monkeypatch.setattr(selfplay, "describe", describe)
    play("sagrada", TWO, 1, 2, None)
    assert {*found} == {True, False}
    found.clear()
    play("azul", TWO, 1, 2, None)
    assert {*found} == {True}


def test_mixed_options_take_their_values_in_turn() -> None:
    options = {"players": 1, "tools": 5, "objectives": 2}
    assert [variant("sagrada", options, ["tools"], number)["tools"] for number in range(6)] == [1, 2, 3, 4, 5, 1]
    both = [variant("sagrada", options, ["tools", "objectives"], number) for number in range(10)]
    assert len({tuple(each.items()) for each in both}) == 10
    assert variant("sagrada", options, [], 3) == options


def test_alone_a_match_compares_the_same_deals() -> None:
    even = play_pair("sagrada", {"players": 1}, SEARCHERS, (2, 2), 1)
    assert even.shares == (0.5, 0.5)


def test_self_play_uses_the_network() -> None:
    network = player_of(shipped_network("splendor", 2))
    plain, corrected = (play("splendor", TWO, 6, 20, player) for player in (None, network))
    assert (plain["base"][0] == corrected["base"][0]).all()
    assert (plain["target"][0] != corrected["target"][0]).any()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_against_itself_wins_its_seats(players: int) -> None:
    pair = play_pair("azul", {"players": players}, SEARCHERS, (6, 6), 1)
    assert sum(pair.shares) == pytest.approx(1)
    assert min(pair.seconds) > 0


def test_the_result_of_a_match_has_an_interval_and_the_ratio_of_the_time() -> None:
    found = match_of([Pair((1.0, 0.5), (2.0, 1.0)), Pair((0.0, 1.0), (2.0, 1.0))], (90, 100))
    assert (found.score.mean, found.games, found.time) == (0.625, 4, 2.0)
    assert "won 62.5 % (" in str(found)
    assert "90 against 100 simulations" in str(found)
    assert "+89 Elo" in str(found)


def test_budgets_of_equal_time_follow_the_cost_of_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(_name: str, _options: object, _players: object, budgets: tuple[int, int], _seed: int) -> Pair:
        return Pair((0.5, 0.5), (2.0 * budgets[0], 1.0 * budgets[1]))

    monkeypatch.setattr(matches, "play_pair", play)
    assert equal_time("azul", TWO, SEARCHERS, 100) == (50, 100)


def test_the_command_measures_a_network(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "worker_pool", InProcessPool)
    line = ["train", "splendor", "--measure", "--gate-games", "2", "--gate-simulations", "6"]
    assert main(line) == 0
    assert "of 2 games" in capsys.readouterr().out
    monkeypatch.setattr(matches, "equal_time", lambda *_: (5, 6))
    assert main([*line, "--times", "3"]) == 0
    assert "with 15 against 6 simulations" in capsys.readouterr().out
    assert main([*line, "--against", str(shipped_network("splendor", 2))]) == 0
    assert main(["train", "azul", "--measure", "nothing.net"]) != 0
    assert "nothing.net" in capsys.readouterr().err
