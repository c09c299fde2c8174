"""Tree search: repeatable, exact where nothing is hidden, safe when memory is short."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.rules.packed import count_all
from guilda.search import tree as tree_module
from guilda.search.constants import MARGIN_WEIGHT
from guilda.search.evaluation import Evaluation, PythonEvaluation
from guilda.search.generic import GenericEvaluation
from guilda.search.search import Searcher, SearchSettings, base_evaluation_of, evaluation_of, settings_of
from guilda.search.tree import Tree
from tests.search.both import assert_agree

if TYPE_CHECKING:
    from guilda.rules.game import Game

ROOT = Path(__file__).parent.parent.parent
SOME = 300


def position(variant: tuple[str, dict[str, Any]], seed: int, decisions: int) -> Game:
    """Return a position some random moves into a game."""
    rng = guilda.FastRng(seed)
    game = guilda.game(variant[0]).position(variant[1], rng)
    for _ in range(decisions):
        if game.actor() is not None:
            game.apply(game.random_action(rng), rng)
    return game


def test_the_same_seed_and_simulations_give_the_same_result(variant: tuple[str, dict[str, Any]]) -> None:
    game = position(variant, 1, 7)
    first, second = (Searcher(seed=5).search(game, simulations=SOME) for _ in range(2))
    assert (first.moves, first.principal_variation, first.simulations) == (
        second.moves,
        second.principal_variation,
        second.simulations,
    )
    assert first.action in game.actions()


def test_a_search_does_not_change_the_position_and_estimates_every_seat(variant: tuple[str, dict[str, Any]]) -> None:
    for seed in range(3):
        game = position(variant, seed, 7 * seed)
        before = game.state()
        result = Searcher(seed).search(game, simulations=SOME)
        assert game.state() == before
        assert sorted(move.action for move in result.moves) == sorted(game.actions())
        assert sum(move.visits for move in result.moves) > 0
        assert result.principal_variation[0] == result.action
        for move in result.moves:
            assert len(move.results) == len(move.points) == game.players
            assert abs(sum(move.results) - 1) < 1e-9 or game.players == 1


def test_actions_without_visits_have_the_evaluation_of_their_position() -> None:
    game = position(("azul", {"players": 2}), 1, 3)
    result = Searcher(1).search(game, simulations=1)
    assert len(result.moves) == len(game.actions())
    for move in result.moves[1:]:
        board = game.copy()
        board.apply(move.action, guilda.FastRng(1))
        assert move.visits == 0
        assert (move.results, move.points) == base_evaluation_of(game).expected(board)


def test_whole_games_can_be_searched(variant: tuple[str, dict[str, Any]]) -> None:
    game, rng = position(variant, 3, 0), guilda.FastRng(3)
    searchers = [Searcher(seat) for seat in range(game.players)]
    while (seat := game.actor()) is not None:
        seen = game.seen_by(seat, guilda.FastRng(1))
        game.apply(searchers[seat].search(seen, simulations=12).action, rng)
    assert game.ranks()


def exact(game: Game, evaluation: Any, seat: int) -> tuple[list[float], list[float]]:
    """Return results and points under best play until something is drawn, by exhaustive search.

    The searching seat also values its own points if the settings say so.
    """
    settings = settings_of(game)
    best, best_utility = None, float("-inf")
    mover = game.turn
    for action in game.actions():
        board, chance = game.copy(), guilda.FastRng(77)
        board.apply(action, chance)
        over = board.actor() is None or chance.state != guilda.FastRng(77).state
        results, points = evaluation.expected(board) if over else exact(board, evaluation, seat)
        opponent = max(points[other] for other in range(game.players) if other != mover)
        utility = results[mover] + settings.get("margin_weight", MARGIN_WEIGHT) * (points[mover] - max(0.0, opponent))
        if mover == seat:
            utility += settings.get("own_weight", 0.0) * points[mover]
        if utility > best_utility:
            best, best_utility = (results, points), utility
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
        result = Searcher(seed).search(game, simulations=5_000)
        if not result.proven:
            continue
        solved += 1
        results, points = exact(game, evaluation, game.turn)
        assert result.moves[0].results == pytest.approx(results), f"seed {seed}: {game.text()}"
        assert result.moves[0].points == pytest.approx(points), f"seed {seed}: {game.text()}"
        if solved == 8:
            break
    assert solved >= 5


def test_a_deep_search_goes_on_into_the_next_round() -> None:
    game, rng = position(("azul", {"players": 2}), 1, 0), guilda.FastRng(1)
    while len(game.actions()) > 1:
        game.apply(game.actions()[0], rng)
    shallow = Searcher(1).search(game, simulations=SOME)
    assert (shallow.proven, shallow.simulations) == (True, 1)
    searcher = Searcher(1, deep=True)
    deep = searcher.search(game, simulations=SOME)
    assert (deep.proven, deep.simulations) == (False, SOME)
    assert deep.principal_variation == shallow.principal_variation, "outcomes of chance are not moves"
    assert deep.moves[0].results != shallow.moves[0].results
    assert searcher.tree is not None
    assert searcher.tree.sampled_variation(rng, 1) == deep.principal_variation


def test_a_weight_on_own_points_raises_the_expected_points() -> None:
    game = position(("azul", {"players": 2}), 1, 6)
    expected = []
    for weight in (0.0, 1.0):
        result = Searcher(1, own_weight=weight).search(game, simulations=SOME)
        expected.append(result.moves[0].points[game.turn])
    assert expected[0] < expected[1]


def tiles_left(game: Any) -> int:
    """Return the number of tiles in the factories and the centre."""
    return sum(count_all(source) for source in game.sources)


def test_the_tree_is_reused_while_nothing_is_drawn() -> None:
    game, rng = position(("azul", {"players": 2}), 1, 0), guilda.FastRng(1)
    tree = Tree(game, evaluation_of(game), 1, stop_at_chance=True)
    tree.run(2000)
    for action in tree.principal_variation(2):
        game.apply(action, rng)
    visits = tree.moves()
    assert tree.advance(game)
    kept = tree.simulations
    assert 0 < kept < 2000
    assert sum(move.visits for move in tree.moves()) in (kept, kept - 1)
    assert {move.action for move in tree.moves()} <= set(game.actions())
    tree.run(2000)
    assert tree.simulations == kept + 2000
    assert visits != tree.moves()
    assert not tree.advance(position(("azul", {"players": 2}), 2, 0))


def test_a_root_share_gives_the_alternatives_visits() -> None:
    game = position(("azul", {"players": 2}), 1, 6)
    alternatives = []
    for share in (0.0, 0.5):
        tree = Tree(game, evaluation_of(game), 1, **settings_of(game), root_share=share)
        tree.run(2000)
        first, *others = sorted((move.visits for move in tree.moves()), reverse=True)
        assert first + sum(others) == 2000
        alternatives.append(sum(others))
    assert alternatives[0] < 300 < 700 < alternatives[1] <= 1000


def test_with_points_share_one_the_first_choice_has_the_most_points() -> None:
    for seed in range(5):
        game = position(("azul", {"players": 2}), seed, 6)
        evaluation = evaluation_of(game)
        tree = Tree(game, evaluation, seed, points_share=1.0)
        tree.run(1)
        points = {}
        for action in game.actions():
            board = game.copy()
            board.apply(action, guilda.FastRng(seed))
            points[action] = evaluation.expected(board)[1][game.turn]
        assert points[tree.principal_variation(1)[0]] == pytest.approx(max(points.values()))


def test_a_rollout_evaluates_a_later_position() -> None:
    game = position(("sagrada", {"players": 2}), 1, 7)
    at_once, later = (Tree(game, evaluation_of(game), 1, rollout_depth=depth) for depth in (0, 5))
    for tree in (at_once, later):
        tree.run(1)
    assert at_once.principal_variation(1) == later.principal_variation(1)
    assert at_once.moves()[0].points != later.moves()[0].points


def test_time_ends_a_search() -> None:
    result = Searcher(1).search(position(("azul", {"players": 4}), 1, 3), seconds=0.1)
    assert result.simulations > 10
    assert result.action in [move.action for move in result.moves]


def test_a_forced_move_is_found() -> None:
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
        with pytest.raises(ValueError, match="finite number of seconds"):
            Searcher().search(game, seconds=seconds)
    for simulations in (0, -3):
        with pytest.raises(ValueError, match="at least one simulation"):
            Searcher().search(game, simulations=simulations)
    game.playout(guilda.FastRng(1))
    with pytest.raises(ValueError, match="over"):
        Searcher().search(game, simulations=1)


def test_unknown_settings_are_refused_when_the_searcher_is_made() -> None:
    with pytest.raises(TypeError, match="a search has no setting threads: its settings are determinize, "):
        Searcher(threads=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="cpuct must be a number, not 'much'"):
        Searcher(cpuct="much")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a seed is a whole number, not 'seven'"):
        Searcher("seven")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an evaluation is an Evaluation or a function"):
        Searcher(evaluation="good")  # type: ignore[arg-type]


def test_the_searcher_takes_every_setting_of_the_tree() -> None:
    source = ast.parse((ROOT / "src/guilda/search/tree.py").read_text(encoding="utf-8"))
    tree = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == "Tree")
    made = next(node for node in tree.body if isinstance(node, ast.FunctionDef))
    declared = {setting.arg: ast.unparse(setting.annotation) for setting in made.args.kwonlyargs if setting.annotation}
    assert {name: kind.__forward_arg__ for name, kind in SearchSettings.__annotations__.items()} == declared


def test_compiled_and_uncompiled_agree_to_the_last_bit() -> None:
    code = (
        "import guilda; from guilda.search.search import Searcher\n"
        "for info in guilda.games():\n"
        "    for decisions in (0, 8):\n"
        "        rng = guilda.FastRng(8)\n"
        "        game = info.position({}, rng)\n"
        "        for _ in range(decisions):\n"
        "            game.apply(game.actions()[0], rng)\n"
        "        result = Searcher(3, deep=True).search(game, simulations=60)\n"
        "        print(result.principal_variation, result.moves)"
    )
    assert_agree(code)


class MostPoints(PythonEvaluation):
    """Share the win by the points now."""

    def expected(self, game: Any) -> tuple[list[float], list[float]]:
        scores = [float(score) for score in game.scores()]
        total = sum(scores) + len(scores)
        return [(score + 1) / total for score in scores], scores


class Failing(PythonEvaluation):
    """Fail, or return what is given."""

    answer: Any = None

    def expected(self, game: Any) -> tuple[list[float], list[float]]:
        if self.answer is None:
            raise RuntimeError("no idea")
        answer: tuple[list[float], list[float]] = self.answer
        return answer


def test_an_evaluation_written_in_python_is_searched() -> None:
    game = position(("azul", {"players": 2}), 1, 5)
    for evaluation in (MostPoints(), MostPoints, lambda game: MostPoints()):
        result = Searcher(1, evaluation=evaluation).search(game, simulations=60)
        assert sum(move.visits for move in result.moves) > 0
        for move in result.moves:
            if move.visits == 0:
                board = game.copy()
                board.apply(move.action, guilda.FastRng(1))
                assert (move.results, move.points) == MostPoints().expected(board)


def test_a_compiled_evaluation_can_be_given() -> None:
    game = position(("azul", {"players": 2}), 1, 5)
    given = Searcher(1, evaluation=evaluation_of).search(game, simulations=60)
    assert given.moves == Searcher(1).search(game, simulations=60).moves
    with pytest.raises(TypeError, match="is not an Evaluation"):
        Searcher(1, evaluation=lambda game: "nothing").search(game, simulations=1)  # type: ignore[arg-type,return-value]


def test_the_error_of_an_evaluation_is_raised() -> None:
    game = position(("azul", {"players": 2}), 1, 5)
    with pytest.raises(RuntimeError, match="no idea"):
        Searcher(1, evaluation=Failing()).search(game, simulations=60)
    with pytest.raises(NotImplementedError, match="must define expected"):
        Searcher(1, evaluation=PythonEvaluation()).search(game, simulations=60)
    silent = type("Silent", (PythonEvaluation,), {"expected": lambda self, game: None})
    with pytest.raises(ValueError, match=r"Silent\.expected must return two lists"):
        Searcher(1, evaluation=silent()).search(game, simulations=60)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (([float("nan"), 1.0], [0.0, 0.0]), r"the shares \[nan, 1.0\]: each must be from 0 to 1"),
        (([5, -4], [0.0, 0.0]), "each must be from 0 to 1"),
        (([float("inf"), 0.0], [0.0, 0.0]), "each must be from 0 to 1"),
        (([0.5, 0.5], [float("inf"), 0.0]), r"the points \[inf, 0.0\]: each must be finite"),
        (([1.0], [0.0]), "a number for each seat"),
        (([0.5, 0.5],), "a number for each seat"),
        (([0.5, 0.5], ["many", 0]), "a number for each seat"),
        (0.5, "a number for each seat, not 0.5"),
    ],
)
def test_an_evaluation_that_cannot_be_used_is_refused(answer: Any, message: str) -> None:
    evaluation = Failing()
    evaluation.answer = answer
    with pytest.raises(ValueError, match=message):
        Searcher(1, evaluation=evaluation).search(position(("azul", {"players": 2}), 1, 5), simulations=60)


def test_an_evaluation_may_round_beyond_zero_and_one() -> None:
    evaluation = Failing()
    evaluation.answer = ([1.0000001, -1e-7], [2, 1])
    Searcher(1, evaluation=evaluation).search(position(("azul", {"players": 2}), 1, 5), simulations=60)


def test_an_interrupt_in_an_evaluation_ends_the_search_and_the_next_one_works() -> None:
    class Interrupted(MostPoints):
        calls = 0

        def expected(self, game: Any) -> tuple[list[float], list[float]]:
            self.calls += 1
            if self.calls == 50:
                raise KeyboardInterrupt
            return super().expected(game)

    game = position(("azul", {"players": 2}), 1, 5)
    searcher = Searcher(1, evaluation=Interrupted())
    with pytest.raises(KeyboardInterrupt):
        searcher.search(game, simulations=60)
    assert searcher.search(game, simulations=60).moves


def test_more_players_than_the_search_has_room_for_are_refused() -> None:
    class Crowd(guilda.Game):
        def __init__(self, players: int) -> None:
            super().__init__(players, 1)

        def fill_actions(self, out: Any) -> int:
            return 1

        def play(self, action: int, rng: guilda.Rng) -> None:
            self.turn = -1

        def points(self, seat: int) -> int:
            return 0

        def lay_out(self, rng: guilda.Rng, start: int) -> None:
            self.turn = 0

    game = Crowd(9)
    game.set_up(guilda.FastRng(1))
    evaluation = GenericEvaluation(game)
    with pytest.raises(ValueError, match="at most 8 players, not 9"):
        evaluation.expected(game)
    with pytest.raises(ValueError, match="at most 8 players, not 9"):
        Tree(game, evaluation)


def test_a_python_subclass_of_a_native_evaluation_is_refused() -> None:
    class Own(Evaluation):
        """Overrides what native code would not call."""

    class Silent(Evaluation):
        """Does not call the base class."""

        def __init__(self) -> None:
            pass

    class Cheaper(MostPoints):
        """Overrides what only native evaluations can."""

        def evaluate_child(self, game: Any, results: Any, points: Any) -> None: ...

    with pytest.raises(TypeError, match="Cheaper cannot define evaluate_child"):
        Cheaper()
    with pytest.raises(TypeError, match="Own cannot subclass Evaluation in Python"):
        Own()
    with pytest.raises(TypeError, match="Silent cannot subclass"):
        Searcher(1, evaluation=Silent()).search(position(("azul", {"players": 2}), 1, 5), simulations=1)


def test_own_evaluations_work_uncompiled_too() -> None:
    names = "evaluation or interrupt or more_players"
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            __file__,
            "-k",
            f"({names}) and not uncompiled",
        ],
        env={**os.environ, "GUILDA_PURE": "1"},
        cwd=ROOT,
        capture_output=True,
        check=True,
    )


@pytest.mark.parametrize("name", ["azul", "splendor"])
def test_a_tree_that_cannot_grow_keeps_searching(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise MemoryError

    monkeypatch.setattr(tree_module, "enlarged", refuse)
    game = position((name, {"players": 2}), 1, 5)
    tree = Tree(game, evaluation_of(game), 1, **settings_of(game))
    tree.run(1500)
    assert tree.simulations == 1500 or tree.proven()
    assert tree.size <= tree.capacity == tree_module.FIRST_CAPACITY
    assert tree.principal_variation(1)[0] in game.actions()


def test_lines_are_drawn_in_proportion_to_visits() -> None:
    game, rng = position(("azul", {"players": 2}), 3, 0), guilda.FastRng(1)
    tree = Tree(game, evaluation_of(game), 1, **settings_of(game))
    tree.run(400)
    visits = {move.action: move.visits for move in tree.moves()}
    lines = [tree.sampled_variation(rng, 10) for _ in range(2000)]
    drawn = Counter(line[0] for line in lines)
    for action, count in visits.items():
        share = count / sum(visits.values())
        assert abs(drawn[action] / 2000 - share) <= 5 * (share * (1 - share) / 2000) ** 0.5
    for line in lines[:50]:
        board = game.copy()
        for action in line:
            board.apply(action, rng)
    assert tree.sampled_variation(rng, 401) == []
