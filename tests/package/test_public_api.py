"""The stubs and the list of the public API match the compiled package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import guilda

ROOT = Path(__file__).parent.parent.parent
needs_compiled = pytest.mark.skipif(not guilda.compiled, reason="the modules are not compiled")


def tool(name: str) -> subprocess.CompletedProcess[str]:
    """Run a tool with --check."""
    return subprocess.run([sys.executable, f"tools/{name}.py", "--check"], cwd=ROOT, capture_output=True, text=True)


@needs_compiled
def test_the_stubs_are_those_of_the_compiled_modules() -> None:
    run = tool("stubs")
    assert run.returncode == 0, run.stderr


@needs_compiled
def test_the_public_api_changes_only_with_its_list() -> None:
    run = tool("public_api")
    assert run.returncode == 0, f"{run.stderr}; run python tools/public_api.py and look at the difference"


TYPED = """
from guilda.rules.game import Game
from guilda.rules.rng import Rng

class Nim(Game):
    heap: int

    def __init__(self, players: int = 2) -> None:
        super().__init__(players, n_actions=3)
        self.heap = 21

    def play(self, action: int, rng: Rng) -> None:
        self.heap -= action + 1
        self.turn = -1 if self.heap == 0 else (self.turn + 1) % self.players

class Always(Rng):
    def below(self, n: int) -> int:
        return 0

copy: Nim = Nim().copy().seen_by(0, Always())
reveal_type(copy.heap)
Nim().players = 3  # refused
"""


def test_a_game_and_a_generator_of_ones_own_pass_a_strict_type_checker(tmp_path: Path) -> None:
    (tmp_path / "typed.py").write_text(TYPED, "utf-8")
    stubs = ["stubs/guilda/rules/game.pyi", "stubs/guilda/rules/rng.pyi"]
    options = ["--strict", "--follow-imports=skip", "--explicit-package-bases", "--cache-dir", str(tmp_path)]
    command = [sys.executable, "-m", "mypy", "--config-file=", *options, str(tmp_path / "typed.py"), *stubs]
    environment = {**os.environ, "MYPYPATH": f"stubs:{tmp_path}"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    shown = [line for line in run.stdout.splitlines() if "typed.py" in line]
    assert [line.partition(": ")[2] for line in shown] == [
        'note: Revealed type is "int"',
        'error: Property "players" defined in "Game" is read-only  [misc]',
    ], run.stdout + run.stderr


def test_every_name_of_the_top_level_can_be_imported() -> None:
    for name in guilda.__all__:
        assert getattr(guilda, name) is not None
        assert name in dir(guilda)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        guilda.nothing  # noqa: B018


def test_completion_shows_public_names_only() -> None:
    assert set(dir(guilda)) == set(guilda.__all__)
    code = "import guilda, inspect; inspect.getmembers(guilda)"  # as help() does; without gymnasium there is no rl
    subprocess.run([sys.executable, "-S", "-c", code], env={**os.environ, "PYTHONPATH": "src"}, cwd=ROOT, check=True)
    assert guilda.analysis.think is not None
    assert guilda.testing.check_game is not None


def test_declarations_and_records_are_short_in_the_interpreter() -> None:
    assert repr(guilda.game("splendor")) == (
        "<GameInfo splendor: players (2, 3, 4; default 2); start (None, 0, 1, 2, 3; default None)>"
    )
    match = guilda.new("azul", seed=1)
    match.apply(match.actions()[0])
    assert repr(match.record()) == "<Record of azul players=2 wall=coloured: 1 moves, not over>"


def test_what_is_not_a_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    match: Any = guilda.new("azul", seed=1)
    for call in (guilda.verify, guilda.resume):
        with pytest.raises(TypeError, match=r"Match is not a Record: guilda\.load reads one"):
            call(match)
    with pytest.raises(TypeError, match="Azul is not a Record"):
        guilda.save(match.position, tmp_path / "position.json")
    with pytest.raises(TypeError, match="str cannot be reviewed: give a match or a record"):
        guilda.review("azul.json")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        guilda.FastRng("seed")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no decision was made yet"):
        match.undo()


def test_a_hint_takes_a_match_or_its_position() -> None:
    match = guilda.new("azul", seed=1)
    assert guilda.hint(match, simulations=20) == guilda.hint(match.position, simulations=20)


def test_legality_is_asked_by_id_or_notation() -> None:
    position = guilda.new("azul", seed=1).position
    action = position.actions()[0]
    assert position.is_legal(action)
    assert position.is_legal(position.notation(action))


def test_import_guilda_loads_neither_the_search_nor_the_server_nor_numpy() -> None:
    code = "import sys, guilda; print(*(name for name in sys.modules if name.startswith(('guilda.', 'numpy'))))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert not [name for name in loaded if name.startswith(("numpy", "guilda.search", "guilda.server", "guilda.rl"))]


def test_observations_and_search_need_neither_numpy_nor_gymnasium() -> None:
    code = """
import sys
sys.modules.update(dict.fromkeys(("numpy", "gymnasium", "pettingzoo")))  # importing them fails
import guilda
from guilda.encoding import encoder_of
from guilda.search.seat_network import SeatNetworkEvaluation, blank
from guilda.search.search import base_evaluation_of, inputs_of
for info in guilda.games():
    position = guilda.new(info.name, seed=1).position
    assert len(encoder_of(position).observe(position, 0)) == encoder_of(position).size
    base, inputs = base_evaluation_of(position), inputs_of(position)
    SeatNetworkEvaluation(position, base, inputs, blank(position, base, inputs)).expected(position)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


ARRAYS = """
import sys
if {blocked}:
    sys.modules["numpy"] = None  # importing it fails
import guilda
match = guilda.new("splendor", players=3, seed=1)
position = match.position
mask, observation = position.action_mask(), position.observation()
assert [action for action, legal in enumerate(mask) if legal] == sorted(position.actions())
assert len(mask) == position.n_actions
assert observation.tolist() == position.observation(match.actor()).tolist() != position.observation(2).tolist()
assert position.observation(1).tolist()[:12] == position.copy().observation(1).tolist()[:12]
mask[0] = 5
assert position.action_mask()[0] != 5
print(type(mask).__module__, type(mask).__name__, mask.itemsize, observation.itemsize)
"""


@pytest.mark.parametrize(("blocked", "kind"), [(False, "numpy ndarray"), (True, "array array")])
def test_masks_and_observations_are_numpy_arrays_where_numpy_is_installed(blocked: bool, kind: str) -> None:
    if not blocked:
        pytest.importorskip("numpy")
    code = ARRAYS.format(blocked=blocked)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == f"{kind} 1 2"


def test_an_observation_of_a_finished_game_needs_a_seat() -> None:
    position = guilda.new("azul", seed=1).position
    position.playout(guilda.FastRng(1))
    with pytest.raises(ValueError, match="name the seat"):
        position.observation()
    assert len(position.observation(0)) > 100


def test_playing_on_the_position_of_a_match_does_not_change_the_match() -> None:
    match = guilda.new("azul", seed=1)
    before = match.position
    match.position.playout(guilda.FastRng(1))
    assert match.position == before
    assert match.actor() is not None
    assert repr(match).startswith("<Match of azul players=2 wall=coloured: 0 decisions, seat ")


def test_a_match_is_saved_loaded_and_resumed(tmp_path: Path) -> None:
    match = guilda.new("splendor", seed=1)
    match.apply(match.actions()[0])
    guilda.save(match, tmp_path / "match.json")
    again = guilda.resume(guilda.load(tmp_path / "match.json"))
    assert again.position == match.position
    while match.actor() is not None:
        match.apply(match.actions()[0])
    guilda.save(match, tmp_path / "over.json")
    guilda.verify(guilda.load(tmp_path / "over.json"))


@pytest.mark.parametrize("name", [info.name for info in guilda.games()])
def test_printing_a_position_draws_its_board(name: str) -> None:
    drawn = str(guilda.new(name, seed=1).position)
    assert "Player 1" in drawn
    assert len(drawn.splitlines()) > 8
