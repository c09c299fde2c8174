"""One game between bots, and all kinds of forfeits."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from guilda.arena.play import NO_SEAT, play
from guilda.arena.schedule import Fixture, fixtures, tournament
from tests.arena.players import HERE

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = f"process:{sys.executable} "
SCRIPTS = {
    "ends": "import sys; sys.stderr.write('no network\\n'); sys.exit(3)",
    "answers_no_json": "input(); print('hello yourself', flush=True); input()",
    "is_not_ready": "input(); print('{}', flush=True); input()",
    "gives_no_action": 'input(); print(\'{"type": "ready"}\', flush=True); input(); print(\'{"move": 1}\', flush=True)',
    "breaks_the_rules": """
import json
input(); print('{"type": "ready"}', flush=True)
legal = [action["id"] for action in json.loads(input())["actions"]]
print(json.dumps({"action": min(set(range(len(legal) + 1)) - set(legal))}), flush=True)""",
    "hangs": """
import os, pathlib, sys, time
pathlib.Path(sys.argv[1]).write_text(str(os.getpid()))
input(); print('thinking hard', file=sys.stderr, flush=True); print('{"type": "ready"}', flush=True)
time.sleep(600)
""",
    "floods": """
input(); print('{"type": "ready"}', flush=True)
while True: print('x' * 5000, flush=True)""",
}


def loser(bot: str, clock: float | None = 5.0) -> dict[str, object]:
    """Return the forfeit of a game with this bot in the second of three seats."""
    result = play(tournament("azul", ["random", bot], {"players": 3}, clock=clock), Fixture(0, (0, 1, 0)))
    assert result.forfeit is not None
    assert result.forfeit["seat"] == 1
    assert result.ranks == [1, 2, 1]
    return result.forfeit


@pytest.mark.parametrize(
    ("bot", "reason", "message"),
    [
        ("Raises", "raised", "RuntimeError: my mistake"),
        ("RaisesAtOnce", "raised", "RuntimeError: not even begun"),
        ("Leaves", "raised", "SystemExit: goodbye"),
        ("Illegal", "illegal", "is not allowed: "),
        ("Nonsense", "illegal", "the blue ones, please"),
        ("Nothing", "illegal", "None is not an action"),
        ("Sleeps", "late", "no answer within 1 s"),
        ("SpinsAndCatchesAll", "late", "no answer within 1 s"),
    ],
)
def test_failing_bot_forfeits_with_a_reason(bot: str, reason: str, message: str) -> None:
    forfeit = loser(HERE + bot, clock=1.0)
    assert forfeit["reason"] == reason
    assert message in str(forfeit["message"])


@pytest.mark.parametrize(
    ("script", "reason", "message"),
    [
        ("ends", "raised", "exit code 3; its last error: no network"),
        ("answers_no_json", "raised", "'hello yourself\\n', which is not a JSON object"),
        ("is_not_ready", "raised", "answered the hello with"),
        ("gives_no_action", "raised", "instead of {"),
        ("breaks_the_rules", "illegal", " is not allowed: "),
        ("floods", "raised", "not a JSON object"),
    ],
)
def test_failing_process_bot_forfeits_with_a_reason(tmp_path: Path, script: str, reason: str, message: str) -> None:
    (tmp_path / "bot.py").write_text(SCRIPTS[script])
    forfeit = loser(f"{PYTHON}{tmp_path}/bot.py")
    assert forfeit["reason"] == reason
    assert message in str(forfeit["message"])


def test_hanging_process_bot_forfeits_and_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guilda.arena.play.GRACE", 10.0)  # so that the clock of the process runs out first
    (tmp_path / "bot.py").write_text(SCRIPTS["hangs"])
    forfeit = loser(f"{PYTHON}{tmp_path}/bot.py {tmp_path}/pid", clock=1.0)
    assert forfeit["reason"] == "late"
    assert forfeit["message"] == "no answer within 1 s; its last error: thinking hard"
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_bot_receives_a_copy_of_the_position() -> None:
    result = play(tournament("azul", ["random", HERE + "Talks"]), Fixture(0, (1, 0)))
    assert result.forfeit is None
    assert sorted(result.ranks) in ([1, 2], [1, 1])


def test_no_clock_runs_after_a_game() -> None:
    """A task may take its time over a finished game, as an adjusted tournament does."""
    plan = tournament("azul", ["random", "random"])
    turns: list[tuple[int, float | None]] = []
    play(plan, next(fixtures(plan, 1)), lambda seat, seconds: turns.append((seat, seconds)))
    assert turns[-1] == (NO_SEAT, None)
