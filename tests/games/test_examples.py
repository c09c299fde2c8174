"""The example games work as separate packages: they install, are found through entry points and pass the contract."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "examples" / "games"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install Pig into a separate folder and return the environment that finds it."""
    return install("pig", tmp_path_factory, {**os.environ, "PYTHONPATH": str(ROOT / "src")})


@pytest.fixture(scope="module")
def installed_native(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Compile and install the native Pig as well."""
    if find_spec("Cython") is None or not any(map(shutil.which, ("cc", "gcc", "clang"))):
        pytest.skip("Cython or a C compiler is missing")
    return install("fastpig", tmp_path_factory, installed)


def install(name: str, folders: pytest.TempPathFactory, environment: dict[str, str]) -> dict[str, str]:
    """Install an example with pip into a new folder and add that to the module path."""
    source, target = folders.mktemp("source") / name, folders.mktemp("installed")
    shutil.copytree(GAMES / name, source)  # a build leaves files behind
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, target, source], env=environment, check=True)
    return {**environment, "PYTHONPATH": os.pathsep.join([environment["PYTHONPATH"], str(target)])}


def guilda(installed: dict[str, str], folder: Path, *words: str, pure: str = "0") -> str:
    """Run a command with the example installed and return its output."""
    environment = {**installed, "GUILDA_PURE": pure}
    run = subprocess.run(
        [sys.executable, "-m", "guilda", *words],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("pure", ["0", "1"], ids=["compiled", "uncompiled"])
def test_example_passes_the_contract(installed: dict[str, str], tmp_path: Path, pure: str) -> None:
    run_tests("pig", {**installed, "GUILDA_PURE": pure}, tmp_path)


def test_native_example_passes_the_contract(installed_native: dict[str, str], tmp_path: Path) -> None:
    run_tests("fastpig", {**installed_native, "GUILDA_PURE": "0"}, tmp_path)
    assert '"fastpig"' in guilda(installed_native, tmp_path, "games", "--json", pure="1"), "it also runs uncompiled"


def run_tests(name: str, environment: dict[str, str], folder: Path) -> None:
    """Run the tests of an example."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(GAMES / name / "tests")]
    run = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_example_is_listed_with_its_options(installed: dict[str, str], tmp_path: Path) -> None:
    (pig,) = [each for each in json.loads(guilda(installed, tmp_path, "games", "--json")) if each["name"] == "pig"]
    assert pig["options"][0]["values"] == [2, 3, 4, 5, 6]


def test_example_is_played_at_the_terminal_by_six(installed: dict[str, str], tmp_path: Path) -> None:
    seats = "random,greedy,hold-at-twenty,novice,random,apprentice"
    command = ["play", "pig", "--players", "6", "--target", "25", "--seats", seats, "--seed", "5", "--language", "pt"]
    out = guilda(installed, tmp_path, *command, "--record", "record.json")
    assert "Pontuação final" in out
    assert "pontos guardados" in out
    assert "OK: pig, complete" in guilda(installed, tmp_path, "verify", "record.json")


def test_example_plays_in_the_arena_with_five(installed: dict[str, str], tmp_path: Path) -> None:
    command = ["arena", "pig", "random", "hold-at-twenty", "--players", "5", "--games", "20", "--json"]
    found = json.loads(guilda(installed, tmp_path, *command))
    assert found["games"] == 20
    random, own = found["standings"]
    assert own["win_rate"] > random["win_rate"]
    assert found["forfeits"] == []


def test_example_is_written_to_a_dataset(installed: dict[str, str], tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="datasets need pyarrow: pip install 'guilda[rl]'")
    command = ["dataset", "pig", "--bots", "random", "--games", "2", "--observations", "--out", "pig.parquet"]
    assert guilda(installed, tmp_path, *command) == "2 games in pig.parquet\n"


def test_example_has_a_deal_of_the_day(installed: dict[str, str], tmp_path: Path) -> None:
    playing = """
from guilda import daily
seed = daily.public_seed("pig", daily.today())
match = daily.start("pig", seed)
while match.actor() is not None:
    match.apply(match.position.actions()[0])
    daily.play_bots(match, seed)
print(daily.check(match.record(), "pig", seed) == daily.outcome(match), daily.picture(match))
"""
    run = subprocess.run([sys.executable, "-c", playing], env=installed, cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout == "True []\n", run.stderr
