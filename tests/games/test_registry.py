"""Games and bots of other packages are found through entry points."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda import bots
from guilda.locales import add_folder
from guilda.rules import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

OTHER = """
from dataclasses import replace
from guilda.rules.azul import INFO as AZUL

INFO = replace(AZUL, name="other")
WRONG = AZUL

class Bot:
    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, game, clock=None):
        return game.actions()[0]
"""
ENTRY_POINTS = """
[guilda.games]
other = other_game:INFO
azul = other_game:INFO
misnamed = other_game:WRONG
broken = no_such_module:INFO
[guilda.bots]
first = other_game:Bot
greedy = other_game:Bot
"""


@pytest.fixture(autouse=True)
def _other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package with entry points: a module and its metadata."""
    (tmp_path / "other_game.py").write_text(OTHER)
    metadata = tmp_path / "other_game-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: other-game\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    clear_caches()
    yield
    sys.modules.pop("other_game", None)
    clear_caches()


def clear_caches() -> None:
    for cached in (registry.declarations, registry.game, bots.factories):
        cached.cache_clear()


def test_game_of_another_package_is_found() -> None:
    assert guilda.game("other").name == "other"
    assert registry.names()[: len(registry.BUILT_IN)] == tuple(registry.BUILT_IN)
    assert "other" in registry.names()


def test_built_in_game_cannot_be_replaced() -> None:
    assert guilda.game("azul").name == "azul"
    assert registry.declarations()["azul"] == registry.BUILT_IN["azul"]


def test_game_with_the_wrong_name_is_refused() -> None:
    with pytest.raises(ValueError, match="declares the game 'azul', not 'misnamed'"):
        guilda.game("misnamed")


def test_game_that_cannot_be_loaded_is_left_out_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="cannot be loaded") as warned:
        found = [info.name for info in guilda.games()]
    assert "other" in found
    assert not {"broken", "misnamed"} & set(found)
    assert any("'broken' cannot be loaded: ModuleNotFoundError" in str(each.message) for each in warned)


def test_messages_that_were_not_installed_are_missed(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="does the package include its messages as package data"):
        add_folder(tmp_path / "locales")


def test_unknown_game_is_refused_with_all_names() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess'.*azul.*other"):
        guilda.game("chess")


def test_bot_of_another_package_plays() -> None:
    assert "first" in bots.names()
    position = guilda.new("azul", seed=1).position
    assert bots.make("first").choose(position) == position.actions()[0]
    assert bots.factory("greedy").__module__ == "guilda.bots.greedy"


def test_no_other_module_lists_the_games() -> None:
    package = Path(registry.__file__).parents[1]
    for path in package.rglob("*.py"):
        texts = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        adapters = path.name in ("deals.py", "registry.py")  # the declarations themselves, named by each `GameInfo`
        assert adapters or not texts >= set(registry.BUILT_IN), path
