"""The same seed and moves give the same game: in another process, compiled and uncompiled, across versions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import guilda
from tests.conftest import amount
from tests.contract.fingerprint import golden
from tests.offline.exactness import games

GAMES = amount(250, 5000)
HERE = Path(__file__).parent
GOLDENS = HERE.parent / "goldens"


def uncompiled_games(name: str) -> str:
    """Return the hash of many games from another process, in which the rules are not compiled."""
    environment = {**os.environ, "GUILDA_PURE": "1", "PYTHONHASHSEED": "random"}
    command = [sys.executable, "-m", "tests.contract.fingerprint", name, str(GAMES)]
    run = subprocess.run(command, env=environment, cwd=HERE.parent.parent, capture_output=True, text=True, check=True)
    compiled, hashed = run.stdout.split()
    assert compiled == "False"
    return hashed


@pytest.mark.parametrize("name", [info.name for info in guilda.games()])
def test_compiled_and_uncompiled_rules_play_the_same_games(name: str) -> None:
    assert games(name, GAMES) == uncompiled_games(name)


def test_golden_game_is_unchanged(variant: tuple[str, dict[str, object]]) -> None:
    name, options = variant
    path = GOLDENS / ("-".join([name, *map(str, options.values())]) + ".txt")
    assert path.read_text(encoding="utf-8") == golden(name, options), "behaviour changed; if it should: make goldens"
