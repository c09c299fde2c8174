"""Games and decisions are the same natively, uncompiled and in WebAssembly, to the last bit of every estimate."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import build_offline

PROGRAM = Path(__file__).parent / "exactness.py"
SMALL, LARGE = "2,1,20", "40,3,1500"
"""Games, searched positions and simulations: what uncompiled code can do, and what compiled code does quickly."""


def native(*sizes: str, pure: bool = False) -> dict[str, Any]:
    source = str(build_offline.ROOT / "src")
    environment = {**os.environ, "GUILDA_PURE": "1" if pure else "0", "PYTHONPATH": source}
    command = [sys.executable, str(PROGRAM), *sizes]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return json.loads(printed)  # type: ignore[no-any-return]


def webassembly(*sizes: str) -> dict[str, Any]:
    archive = build_offline.ARCHIVE
    if not archive.exists():
        pytest.skip("no WebAssembly tests: the games are not compiled for it (make test says why)")
    if not build_offline.is_current():
        pytest.skip(
            "no WebAssembly tests: the rules have changed since they were compiled for it (make test compiles them)"
        )
    runner, pyodide = build_offline.SCRIPTS / "run.mjs", build_offline.fetch_pyodide()
    return json.loads(build_offline.node(runner, pyodide, PROGRAM, archive, "--", *sizes))  # type: ignore[no-any-return]


def test_uncompiled_games_and_searches_are_those_of_the_native_build() -> None:
    compiled, pure = native(SMALL), native(SMALL, pure=True)
    assert not pure["compiled"]
    assert pure["reports"] == compiled["reports"]


def test_games_and_searches_in_webassembly_are_those_of_the_native_build() -> None:
    found = webassembly(SMALL, LARGE)
    assert found["compiled"]
    assert found["reports"] == native(SMALL, LARGE)["reports"]
