"""Generators and games in plain Python: native code calls their methods, and their errors reach the caller."""

from __future__ import annotations

import copy
import os
import pickle
import re
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import guilda
from guilda.rules.game import EventLog
from guilda.rules.preview import gains
from guilda.rules.registry import load
from guilda.search.generic import GenericEvaluation
from guilda.search.seat_network import SeatNetworkEvaluation
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import MutableSequence

NAMES = [info.name for info in guilda.games()]


class Largest(guilda.Rng):
    """Always draws the largest number."""

    def below(self, n: int) -> int:
        return n - 1


class Counting(guilda.Rng):
    """Draws like another generator and counts the draws."""

    def __init__(self, seed: int) -> None:
        self.other = guilda.FastRng(seed)
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return self.other.below(n)


class Beyond(guilda.Rng):
    """Draws a number that is too large."""

    def below(self, n: int) -> int:
        return n


class Broken(guilda.Rng):
    """Raises an error."""

    def below(self, n: int) -> int:
        raise ZeroDivisionError("broken")


@pytest.mark.parametrize("name", NAMES)
def test_a_generator_in_python_plays_like_the_compiled_one(name: str) -> None:
    one, other = (guilda.game(name).position({"players": 2}, guilda.FastRng(1)) for _ in range(2))
    counting = Counting(5)
    assert one.playout(guilda.FastRng(5)) == other.playout(counting)
    assert one == other
    assert counting.count > 20


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_of_a_generator_in_python_counts(name: str) -> None:
    positions = [guilda.game(name).position({"players": 2}, Largest()) for _ in range(2)]
    assert positions[0] == positions[1]
    assert positions[0] != guilda.game(name).position({"players": 2}, guilda.FastRng(1))
    assert positions[0].playout(Largest()) > 10


def test_a_generator_that_does_not_draw_is_refused_when_its_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"Nothing must define below\(n\)"):
        type("Nothing", (guilda.Rng,), {})
    with pytest.raises(TypeError, match=r"Nothing must define below\(n\)"):
        type("Nothing", (guilda.Rng,), {"draw": lambda self, n: 0})  # the name in compiled code
    assert type("Derived", (Largest,), {})().below(3) == 2


@pytest.mark.parametrize(
    ("module", "kinds", "called"),
    [
        ("rules.rng", ["Rng"], set()),
        ("rules.game", ["Game"], {"fill_actions", "refusal", "play", "resample", "points", "standing", "lay_out"}),
        ("search.evaluation", ["Evaluation", "PythonEvaluation"], set()),
    ],
)
def test_a_python_class_cannot_define_methods_that_only_compiled_code_calls(
    module: str, kinds: list[str], called: set[str]
) -> None:
    header = Path(guilda.__file__).parent.joinpath(*module.split(".")).with_suffix(".pxd").read_text("utf-8")
    classes = re.split(r"^cdef class ", header, flags=re.MULTILINE)[1:]
    own = [text for text in classes if re.split(r"\W", text)[0] in kinds]
    native = {name for text in own for name in re.findall(r"^    cdef [^(\n]*?(\w+)\(", text, re.MULTILINE)}
    assert set(load(f"guilda.{module}:NATIVE")) == native - called


def test_methods_that_compiled_code_would_not_call_are_refused() -> None:
    with pytest.raises(TypeError, match="Ignored cannot define draw: Rng uses the name for compiled code"):
        type("Ignored", (Largest,), {"draw": lambda self, n: 0})
    ignored = type("Ignored", (Race,), {"pick": lambda self, rng: 0, "copy_from": lambda self, other: None})
    with pytest.raises(TypeError, match="Ignored cannot define copy_from, pick: Game uses the name"):
        ignored()
    ignored = type("Ignored", (Race,), {"scores": lambda self: [0, 0], "is_legal": lambda self, action: True})
    with pytest.raises(TypeError, match="Ignored cannot define is_legal, scores: Game uses the name"):
        ignored()


def test_a_module_with_a_pxd_may_define_them_and_runs_uncompiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = """
import guilda
from tests.rules.test_python_classes import Race

class Native(Race):
    def pick(self, rng):
        return 0

class Points(guilda.Evaluation):
    def estimate_points(self, game, points):
        for seat in range(game.players):
            points[seat] = game.points(seat)
"""
    (tmp_path / "meant_for_cython.py").write_text(code)
    (tmp_path / "meant_for_cython.pxd").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game, evaluation = (load(f"meant_for_cython:{name}") for name in ("Native", "Points"))
    if guilda.compiled:
        with pytest.raises(TypeError, match="Native cannot define pick"):
            game()
        with pytest.raises(TypeError, match="Points cannot subclass Evaluation in Python"):
            evaluation()
    else:
        Tree(race(), evaluation()).run(20)
        started = game()
        started.set_up(guilda.FastRng(1))
        assert started.playout(guilda.FastRng(1)) == 21


@pytest.mark.parametrize(
    ("kind", "error"), [(Beyond, ValueError), (Broken, ZeroDivisionError), (guilda.Rng, NotImplementedError)]
)
def test_an_error_of_a_generator_reaches_the_caller(kind: type[guilda.Rng], error: type[Exception]) -> None:
    position = guilda.new("sagrada", seed=1).position.copy()
    position.apply(position.actions()[0], guilda.FastRng(1))
    before = position.copy()
    with pytest.raises(error):
        position.apply(position.actions()[0], kind())
    assert position == before
    for call in ("playout", "walk_out", "random_action"):
        with pytest.raises(error):
            getattr(before.copy(), call)(kind())
    with pytest.raises(error):
        position.random_games(kind(), 2)
    assert position == before
    with pytest.raises(error):
        guilda.game("azul").position({"players": 2}, kind())


class Race(guilda.Game):
    """Players add 1, 2 or a die to a shared total; the player who reaches 21 scores a point for each number taken."""

    name = "race"
    rules_version = 1

    def __init__(self, players: int = 2) -> None:
        super().__init__(players, 3)
        self.total = 0
        self.taken: list[list[int]] = [[] for _ in range(players)]

    def lay_out(self, rng: guilda.Rng, start: int) -> None:
        self.turn = rng.below(self.players) if start < 0 else start

    def fill_actions(self, out: MutableSequence[int]) -> int:
        if self.turn < 0:
            return 0
        for action in range(3):
            out[action] = action
        return 3

    def play(self, action: int, rng: guilda.Rng) -> None:
        number = action + 1 if action < 2 else 1 + rng.below(6)
        self.taken[self.turn].append(number)
        self.total += number
        self.turn = -1 if self.total >= 21 else (self.turn + 1) % self.players

    def points(self, seat: int) -> int:
        return len(self.taken[seat])


def race(seed: int = 1) -> Race:
    game = Race(3)
    game.set_up(guilda.FastRng(seed))
    return game


def test_a_game_in_python_is_played_by_native_code() -> None:
    game = race()
    assert game.actions() == [0, 1, 2]
    assert game.is_legal(2)
    played = game.copy()
    assert played.playout(guilda.FastRng(4)) == sum(played.scores())
    assert played.actor() is None
    assert played.actions() == []
    assert played.total >= 21
    assert game.total == 0
    assert game.random_games(guilda.FastRng(1), 20) > 20 * 4
    assert min(played.ranks()) == 1


def test_a_game_that_is_not_registered_shows_its_turn_and_scores() -> None:
    game = race()
    assert repr(game) == str(game) == f"<Race turn={game.turn} scores=[0, 0, 0]>"


def test_a_game_in_python_is_copied_compared_and_pickled() -> None:
    game, rng = race(), guilda.FastRng(2)
    for _ in range(4):
        game.apply(game.random_action(rng), rng)
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert other.taken is not game.taken
        other.apply(0, rng)
        assert other != game
    with pytest.raises(TypeError):
        hash(game)
    assert game.seen_by(0, rng) == game


class Typed(Race):
    """Annotations are for type checkers; an attribute can first appear in the set-up, and hold any mutable object."""

    name: ClassVar[str] = "typed"
    total: int
    hidden: Missing  # noqa: F821 - a name that only type checkers know

    def lay_out(self, rng: guilda.Rng, start: int) -> None:
        super().lay_out(rng, start)
        self.last = deque([start], maxlen=3)

    def play(self, action: int, rng: guilda.Rng) -> None:
        self.last.append(self.turn)
        super().play(action, rng)


def test_annotations_of_a_game_in_python_declare_no_fields() -> None:
    game = Typed(3)
    game.set_up(guilda.FastRng(1))
    assert game.name == "typed"
    before = list(game.last)
    for other in (game.copy(), pickle.loads(pickle.dumps(game))):
        assert other == game
        other.playout(guilda.FastRng(1))
        assert len(other.last) == 3
        assert other.copy().last == other.last
    assert list(game.last) == before


def test_an_error_in_a_game_in_python_reaches_the_caller_and_changes_nothing() -> None:
    class Faulty(Race):
        def play(self, action: int, rng: guilda.Rng) -> None:
            super().play(action, rng)
            if self.total > 5:
                raise ZeroDivisionError("faulty")

    game = Faulty(2)
    game.set_up(guilda.FastRng(1))
    with pytest.raises(ZeroDivisionError):
        game.copy().playout(guilda.FastRng(1))
    while game.total < 4:
        game.apply(1, guilda.FastRng(1))
    before = game.copy()
    with pytest.raises(ZeroDivisionError):
        game.apply(1, guilda.FastRng(1))
    assert game == before
    with pytest.raises(ZeroDivisionError):
        game.random_games(guilda.FastRng(1), 3)


def test_points_that_depend_on_a_draw_are_not_previewed_as_certain() -> None:
    class Sum(Race):
        def points(self, seat: int) -> int:
            return sum(self.taken[seat])

    game = Sum(2)
    game.set_up(guilda.FastRng(1))
    assert gains(game, [0, 1, 2]) == [1, 2, 0]
    assert game.scores() == [0, 0]


def test_the_search_raises_the_error_of_a_game_in_python() -> None:
    class Faulty(Race):
        def points(self, seat: int) -> int:
            if self.total > 8:
                raise ZeroDivisionError("faulty")
            return super().points(seat)

    game = Faulty(2)
    game.set_up(guilda.FastRng(1))
    with pytest.raises(ZeroDivisionError):
        Tree(game, GenericEvaluation(game)).run(500)
    while game.total <= 8:
        game.apply(1, guilda.FastRng(1))
    with pytest.raises(ZeroDivisionError):
        GenericEvaluation(game).expected(game)


def test_actions_outside_the_range_of_a_game_in_python_are_refused() -> None:
    class Wild(Race):
        def fill_actions(self, out: MutableSequence[int]) -> int:
            out[0] = 99
            return 1

    if guilda.compiled:
        game = Wild(2)
        game.set_up(guilda.FastRng(1))
        with pytest.raises(ValueError, match="99"):
            game.actions()


def test_a_game_in_python_without_a_legal_action_does_not_play_on() -> None:
    class Stuck(Race):
        def fill_actions(self, out: Any) -> int:
            return 0

    game = Stuck()
    game.set_up(guilda.FastRng(1))
    with pytest.raises(ValueError, match="no legal action, but the game is not over"):
        game.playout(guilda.FastRng(1))


def test_a_game_that_lacks_methods_is_refused_when_it_is_made() -> None:
    class Lacking(guilda.Game):
        def play(self, action: int, rng: guilda.Rng) -> None: ...

    with pytest.raises(TypeError, match="Lacking must define fill_actions, points, lay_out"):
        Lacking(2, 3)


def test_the_turn_of_a_game_in_python_is_checked_and_that_of_a_compiled_one_is_read_only() -> None:
    if guilda.compiled:
        with pytest.raises(ValueError, match="turn cannot be 3"):
            race().turn = 3
        with pytest.raises(AttributeError):
            guilda.new("azul").position.turn = 0  # type: ignore[misc]


@pytest.mark.skipif(not guilda.compiled, reason="uncompiled, the methods of a subclass are called")
def test_a_class_whose_methods_native_code_would_not_call_is_refused() -> None:
    from guilda.rules.offer import Offer

    class Variant(Offer):
        def points(self, seat: int) -> int:
            return 7

    with pytest.raises(TypeError, match="Variant derives from Offer"):
        Variant(2, 30, 5)


@pytest.mark.parametrize(
    ("kind", "base"),
    [
        *((guilda.game(name).kind, "Game") for name in NAMES),
        *((kind, "Rng") for kind in (guilda.FastRng, guilda.KeyedRng, guilda.ScriptedRng)),
        *((load(f"guilda.search.{name}:{name.title()}Evaluation"), "PythonEvaluation") for name in [*NAMES, "generic"]),
        (SeatNetworkEvaluation, "PythonEvaluation"),
        *((load(guilda.game(name).encoder), "encoding.Encoder") for name in NAMES),
    ],
)
def test_subclasses_of_final_classes_are_refused_with_the_reason(kind: Any, base: str) -> None:
    reason = f"Variant cannot derive from {kind.__name__}: compiled code would not call .* Derive from guilda.{base}"
    with pytest.raises(TypeError, match=reason):
        type("Variant", (kind,), {})


def test_a_log_without_memory_drops_events_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_memory(*_: object) -> None:
        raise MemoryError

    position = guilda.game("azul").position({"players": 2}, guilda.FastRng(1))
    position.log = EventLog()
    monkeypatch.setattr("guilda.rules.game.array", no_memory)
    position.playout(guilda.FastRng(1))
    assert position.log.size == 64
    with pytest.raises(MemoryError, match="no memory for"):
        position.log.rows()
    position.log.clear()
    assert position.log.rows() == []


@pytest.mark.skipif(not guilda.compiled, reason="this is the uncompiled run")
def test_all_of_this_holds_uncompiled() -> None:
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
        env={**os.environ, "GUILDA_PURE": "1"},
        check=True,
    )
