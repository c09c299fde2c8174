"""Searching: repeatable, exact where everything can be seen, and never more than a seat may know."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.rules.packed import count_all
from guilda.search.constants import MARGIN_WORTH
from guilda.search.search import Searcher, evaluation_of, settings_of
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from guilda.rules.game import Game

ROOT = Path(__file__).parent.parent.parent
SOME = 300


def position(variant: tuple[str, dict[str, Any]], seed: int, decisions: int) -> Game:
    """A position some random decisions into a game."""
    rng = guilda.FastRng(seed)
    game = guilda.game(variant[0]).position(variant[1], rng)
    for _ in range(decisions):
        if game.actor() is not None:
            game.apply(game.random_action(rng), rng)
    return game


def test_the_same_seed_and_simulations_give_the_same_report(variant: tuple[str, dict[str, Any]]) -> None:
    game = position(variant, 1, 7)
    first, second = (Searcher(seed=5).search(game, simulations=SOME) for _ in range(2))
    assert (first.prospects, first.line, first.simulations) == (second.prospects, second.line, second.simulations)
    assert first.action in game.actions()


def test_a_search_leaves_the_position_alone_and_tells_of_every_seat(variant: tuple[str, dict[str, Any]]) -> None:
    for seed in range(3):
        game = position(variant, seed, 7 * seed)
        before = game.state()
        report = Searcher(seed).search(game, simulations=SOME)
        assert game.state() == before
        assert sorted(prospect.action for prospect in report.prospects) == sorted(game.actions())
        assert sum(prospect.visits for prospect in report.prospects) > 0
        assert report.line[0] == report.action
        for prospect in report.prospects:
            assert len(prospect.results) == len(prospect.points) == game.players
            assert abs(sum(prospect.results) - 1) < 1e-9 or game.players == 1


def test_actions_that_were_not_visited_are_told_as_they_look_at_first_sight() -> None:
    game = position(("azul", {"players": 2}), 1, 3)
    for threads in (1, 2):
        report = Searcher(1, threads).search(game, simulations=1)
        assert len(report.prospects) == len(game.actions())
        for prospect in report.prospects[1:]:
            board = game.copy()
            board.apply(prospect.action, guilda.FastRng(1))
            assert prospect.visits == 0
            assert (prospect.results, prospect.points) == evaluation_of(game).outlook(board)


def test_whole_games_can_be_searched(variant: tuple[str, dict[str, Any]]) -> None:
    game, rng = position(variant, 3, 0), guilda.FastRng(3)
    searchers = [Searcher(seat) for seat in range(game.players)]
    while (seat := game.actor()) is not None:
        seen = game.seen_by(seat, guilda.FastRng(1))
        game.apply(searchers[seat].search(seen, simulations=12).action, rng)
    assert game.ranks()


def exact(game: Game, evaluation: Any, seat: int) -> tuple[list[float], list[float]]:
    """Results and points when everybody plays best until something is drawn: every line is played through.

    The seat that searches also values points of its own, if the game says so.
    """
    settings = settings_of(game)
    best, best_worth = None, float("-inf")
    mover = game.turn
    for action in game.actions():
        board, chance = game.copy(), guilda.FastRng(77)
        board.apply(action, chance)
        over = board.actor() is None or chance.state != guilda.FastRng(77).state
        results, points = evaluation.outlook(board) if over else exact(board, evaluation, seat)
        rival = max(points[other] for other in range(game.players) if other != mover)
        worth = results[mover] + settings.get("margin", MARGIN_WORTH) * (points[mover] - max(0.0, rival))
        if mover == seat:
            worth += settings.get("own", 0.0) * points[mover]
        if worth > best_worth:
            best, best_worth = (results, points), worth
    assert best is not None
    return best


@pytest.mark.parametrize(("name", "players"), [("azul", 2), ("azul", 3), ("sintra", 2), ("sintra", 3)])
def test_the_rest_of_a_round_is_solved_exactly(name: str, players: int) -> None:
    solved = 0
    for seed in range(400):
        game = position((name, {"players": players}), seed, 8 + seed % 9 * players)
        if (
            game.actor() is None
            or not 1 < len(game.actions()) <= 12
            or tiles_left(game) > (12 if name == "azul" else 5)
        ):
            continue
        evaluation = evaluation_of(game)
        report = Searcher(seed).search(game, simulations=5_000)
        if not report.decided:
            continue
        solved += 1
        results, points = exact(game, evaluation, game.turn)
        assert report.prospects[0].results == pytest.approx(results), f"seed {seed}: {game.text()}"
        assert report.prospects[0].points == pytest.approx(points), f"seed {seed}: {game.text()}"
        if solved == 8:
            break
    assert solved >= 5


def test_who_values_points_of_its_own_expects_more_of_them() -> None:
    game = position(("azul", {"players": 2}), 1, 6)
    expected = []
    for own in (0.0, 1.0):
        report = Searcher(1, own=own).search(game, simulations=SOME)
        expected.append(report.prospects[0].points[game.turn])
    assert expected[0] < expected[1]


def tiles_left(game: Any) -> int:
    """How many tiles lie in the factories and the centre."""
    return sum(count_all(source) for source in game.sources)


def test_what_was_learnt_is_kept_while_nothing_is_drawn() -> None:
    game, rng = position(("azul", {"players": 2}), 1, 0), guilda.FastRng(1)
    tree = Tree(game, evaluation_of(game), 1, to_chance=True)
    tree.run(2000)
    for action in tree.line(2):
        game.apply(action, rng)
    visits = tree.prospects()
    assert tree.follow(game)
    kept = tree.simulations
    assert 0 < kept < 2000
    assert sum(prospect.visits for prospect in tree.prospects()) in (kept, kept - 1)
    assert {prospect.action for prospect in tree.prospects()} <= set(game.actions())
    tree.run(2000)
    assert tree.simulations == kept + 2000
    assert visits != tree.prospects()
    assert not tree.follow(position(("azul", {"players": 2}), 2, 0))


def test_a_seat_that_looks_at_its_own_points_takes_the_most_at_first_sight() -> None:
    for seed in range(5):
        game = position(("azul", {"players": 2}), seed, 6)
        evaluation = evaluation_of(game)
        tree = Tree(game, evaluation, seed, own_points=1.0)
        tree.run(1)
        hopes = {}
        for action in game.actions():
            board = game.copy()
            board.apply(action, guilda.FastRng(seed))
            hopes[action] = evaluation.outlook(board)[1][game.turn]
        assert hopes[tree.line(1)[0]] == pytest.approx(max(hopes.values()))


def test_a_playout_judges_a_later_position() -> None:
    game = position(("sagrada", {"players": 2}), 1, 7)
    at_once, later = (Tree(game, evaluation_of(game), 1, playout=playout) for playout in (0, 5))
    for tree in (at_once, later):
        tree.run(1)
    assert at_once.line(1) == later.line(1)
    assert at_once.prospects()[0].points != later.prospects()[0].points


def test_time_ends_a_search() -> None:
    report = Searcher(1).search(position(("azul", {"players": 4}), 1, 3), seconds=0.1)
    assert report.simulations > 10
    assert report.action in [prospect.action for prospect in report.prospects]


def test_several_threads_search_together() -> None:
    game = position(("azul", {"players": 2}), 1, 3)
    report = Searcher(1, threads=2).search(game, simulations=4000)
    assert report.action in game.actions()
    assert report.simulations >= 2000


def test_a_single_choice_needs_no_thought() -> None:
    game = position(("azul", {"players": 2}), 1, 0)
    while len(game.actions()) != 1:
        game = position(("azul", {"players": 2}), game.turn + 5, 0)
        rng = guilda.FastRng(4)
        while game.actor() is not None and len(game.actions()) != 1:
            game.apply(game.random_action(rng), rng)
    assert Searcher(1).search(game, simulations=10).action == game.actions()[0]


def test_impossible_budgets_and_finished_games_are_refused() -> None:
    game = position(("azul", {"players": 2}), 1, 0)
    with pytest.raises(ValueError, match="seconds or of simulations"):
        Searcher().search(game)
    for seconds in (-1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="seconds that is not below 0"):
            Searcher().search(game, seconds=seconds)
    for simulations in (0, -3):
        with pytest.raises(ValueError, match="at least one simulation"):
            Searcher().search(game, simulations=simulations)
    with pytest.raises(ValueError, match="thread"):
        Searcher(threads=0)
    game.playout(guilda.FastRng(1))
    with pytest.raises(ValueError, match="over"):
        Searcher().search(game, simulations=1)


def test_compiled_and_uncompiled_find_the_same() -> None:
    code = (
        "import guilda; from guilda.search.search import Searcher\n"
        "for info in guilda.games():\n"
        "    game = info.position({}, guilda.FastRng(8))\n"
        "    report = Searcher(3).search(game, simulations=60)\n"
        "    print(report.line, [(p.action, p.visits, [round(r, 9) for r in p.results]) for p in report.prospects])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "GUILDA_PURE": pure},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert told[0] == told[1]


def test_numbers_in_c_are_the_numbers_in_python() -> None:
    from guilda.search import constants

    headers = (Path(guilda.__file__).parent / "search").glob("*.pxd")
    found = {
        name: int(number, 0)
        for header in headers
        for block in re.findall(r"cdef enum:\n((?:    .*\n)+)", header.read_text())
        for name, number in re.findall(r"    (\w+) = (\S+)", block)
    }
    assert found
    assert {name: getattr(constants, name) for name in found} == found
