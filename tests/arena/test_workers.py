"""The worker pool gives the same results for any number of processes, also when they are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from guilda.arena import workers
from guilda.arena.play import play
from guilda.arena.schedule import fixtures, tournament
from guilda.arena.tournament import play_here, run
from guilda.arena.workers import WorkerLost
from guilda.console import plain
from tests.arena.players import HERE, PAUSE

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent.parent
SLOW = HERE + "Slow"
GAMES = 16
LONG_PAUSE = 0.03
"""Seconds per decision in a tournament that is stopped midway: slow enough not to finish first."""


def command(*words: str) -> list[str]:
    """Return a command line with slow bots and JSON output."""
    return [sys.executable, "-m", "guilda.cli", "arena", "azul", "random", SLOW, f"--games={GAMES}", "--json", *words]


def start(folder: Path, *words: str, pause: float = PAUSE) -> subprocess.Popen[str]:
    """Start a tournament in its own folder; `pause` slows its bots down."""
    paths = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "HOME": str(folder)}
    environment["PAUSE"] = str(pause)
    return subprocess.Popen(
        command(*words), cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for_games(path: Path, games: int, arena: subprocess.Popen[str]) -> None:
    """Wait until a running tournament has saved more than this number of games."""
    while not path.exists() or path.read_bytes().count(b"\n") <= games:
        assert arena.poll() is None, arena.communicate()
        time.sleep(0.01)


@pytest.fixture
def _restore_sigint() -> Iterator[None]:
    """Restore SIGINT, which is ignored when the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """The standings of an undisturbed tournament with one worker."""
    plan = tournament("azul", ["random", SLOW], clock=10.0)
    return run(plan, GAMES, tmp_path_factory.mktemp("arena") / "results.jsonl", workers=1).as_json()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_results_do_not_depend_on_the_number_of_workers(count: int) -> None:
    plan = tournament("azul", ["random", "random"], {"players": 3}, seed="9")
    planned = list(fixtures(plan, 12))
    assert sorted(play_here(plan, planned, count)) == sorted(play(plan, fixture) for fixture in planned)


def test_no_game_is_lost_or_repeated_after_sigkill(tmp_path: Path, undisturbed: dict[str, object]) -> None:
    path = tmp_path / "results.jsonl"
    arena = start(tmp_path, "--workers=2", f"--out={path}", pause=LONG_PAUSE)
    wait_for_games(path, 3, arena)
    arena.kill()
    arena.communicate()
    kept = path.read_bytes().rpartition(b"\n")[0].splitlines()
    assert 3 <= len(kept) - 1 < GAMES
    out, err = start(tmp_path, "--workers=2", f"--out={path}").communicate()
    assert err == ""
    assert json.loads(out) == undisturbed
    lines = path.read_bytes().splitlines()
    assert lines[: len(kept)] == kept
    assert len(lines) == len({(r["seed"], *r["seating"]) for r in map(json.loads, lines[1:])}) + 1 == GAMES + 1


@pytest.mark.usefixtures("_restore_sigint")
def test_interrupted_tournament_can_be_resumed_with_the_same_command(
    tmp_path: Path, undisturbed: dict[str, object]
) -> None:
    arena = start(tmp_path, "--workers=2", pause=LONG_PAUSE)
    while not (files := list(tmp_path.glob("*.jsonl"))):
        time.sleep(0.01)
    wait_for_games(files[0], 3, arena)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate()
    assert arena.returncode == 130
    assert out == ""
    assert f"games are saved in {files[0].name}. Run the same command to resume" in err
    assert "Traceback" not in err
    again = start(tmp_path, "--workers=2")
    out, err = again.communicate()
    assert json.loads(out) == undisturbed
    assert not files[0].exists(), "the temporary results file is removed at the end"


def test_longer_tournament_reuses_saved_games(tmp_path: Path) -> None:
    plan = tournament("azul", ["random", "random"])
    path = tmp_path / "results.jsonl"
    run(plan, 4, path)
    kept = path.read_bytes()
    assert run(plan, 8, path, workers=2).games == 8
    assert path.read_bytes().startswith(kept)
    assert run(plan, 4, path).games == 4


@pytest.mark.parametrize(
    ("bot", "reason", "message"),
    [
        ("EndsTheProcess", "raised", "it ended its process with exit code 7"),
        ("Stuck", "late", "no answer, and it could not be interrupted"),
    ],
)
def test_bot_that_kills_or_blocks_its_worker_forfeits(bot: str, reason: str, message: str) -> None:
    plan = tournament("azul", ["random", HERE + bot], clock=1.0)
    results = list(play_here(plan, fixtures(plan, 2), 2))
    assert sorted(result.seating for result in results) == [(0, 1), (1, 0)]
    for result in results:
        seat = result.seating.index(1)
        assert result.ranks[seat] == 2
        assert result.forfeit == {"seat": seat, "reason": reason, "message": message}


def test_bots_are_imported_before_a_clock_runs() -> None:
    plan = tournament("azul", ["random", "python:tests.arena.punctual:Punctual"])
    assert [result.forfeit for result in play_here(plan, fixtures(plan, 1), 1)] == [None, None]


def test_worker_that_cannot_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = tournament("azul", ["random", "random"])
    monkeypatch.setattr(workers, "worker_main", len)
    with pytest.raises(WorkerLost, match="a worker process failed: it ended its process with exit code 1"):
        list(play_here(plan, fixtures(plan, 2), 1))


def test_tournament_continues_after_forfeits(tmp_path: Path) -> None:
    plan = tournament("azul", ["random", HERE + "Raises", HERE + "Talks"])
    standings = run(plan, 4, tmp_path / "results.jsonl", workers=2)
    assert [bot.forfeits for bot in standings.bots] == [0, 8, 0]
    assert standings.games == 12
    assert standings.pairs[0, 1][1].mean == 1
    assert "RuntimeError: my mistake" in plain(standings.report())
    assert "… and 3 more forfeits" in plain(standings.report())


needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'guilda[cluster]'")


@needs_ray
def test_ray_gives_the_same_results(tmp_path: Path, undisturbed: dict[str, object]) -> None:
    arena = start(tmp_path, "--workers=2", "--ray")
    out, err = arena.communicate()
    assert arena.returncode == 0, err
    assert json.loads(out) == undisturbed


@needs_ray
def test_bot_that_kills_its_process_on_ray_forfeits_only_its_game(tmp_path: Path) -> None:
    plan = tournament("azul", ["random", HERE + "EndsTheProcess"])
    standings = run(plan, 2, tmp_path / "results.jsonl", workers=2, ray=True)
    assert [bot.forfeits for bot in standings.bots] == [0, 2]
