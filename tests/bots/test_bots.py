"""The bot protocol as docs/program/bots.md describes it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import guilda
from guilda import bots
from guilda.arena.schedule import tournament
from guilda.arena.tournament import run

ROOT = Path(__file__).parent.parent.parent
FIRST_LEGAL = f"process:{sys.executable} {ROOT / 'examples' / 'bots' / 'first_legal.py'}"
EAVESDROPPER = """
import json, sys
with open(sys.argv[1], "w") as diary:
    for line in sys.stdin:
        diary.write(line)
        message = json.loads(line)
        if message["type"] == "goodbye":
            break
        answer = {"type": "ready"} if message["type"] == "hello" else {"action": message["actions"][-1]["id"]}
        print(json.dumps(answer), flush=True)
"""

SHELL = """
while read -r line; do
  case $line in
    *'"type": "hello"'*) echo '{"type": "ready"}' ;;
    *'"type": "choose"'*) id=${line##*'"actions": [{"id": '}; echo "{\\"action\\": ${id%%,*}}" ;;
    *) exit ;;
  esac
done
"""


def test_the_python_bot_of_the_documentation_is_short_and_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "program" / "bots.md").read_text("utf-8"), re.DOTALL)
    (example,) = (block for block in blocks if "class Sampler" in block)
    assert len([line for line in example.splitlines() if line.strip()]) <= 20
    (tmp_path / "sampler.py").write_text(example)
    monkeypatch.chdir(tmp_path)
    plan = tournament("azul", ["python:sampler:Sampler", "random"])
    standings = run(plan, 8, tmp_path / "results.jsonl", workers=2)
    assert standings.forfeits == []
    assert standings.bots[0].win_rate > 0.8


def test_the_example_process_plays_without_forfeits(tmp_path: Path) -> None:
    standings = run(tournament("azul", ["random", FIRST_LEGAL], clock=20.0), 2, tmp_path / "results.jsonl")
    assert standings.forfeits == []
    assert "import guilda" not in (ROOT / "examples" / "bots" / "first_legal.py").read_text("utf-8")


def test_a_bot_may_be_written_in_another_language(tmp_path: Path) -> None:
    (tmp_path / "bot.sh").write_text(SHELL)
    plan = tournament("azul", ["random", f"process:sh {tmp_path / 'bot.sh'}"], clock=20.0)
    assert run(plan, 2, tmp_path / "results.jsonl").forfeits == []


def test_a_process_receives_its_view_and_the_legal_actions(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(EAVESDROPPER)
    game = guilda.new("azul", players=3, seed=4, start=2).position
    bot = bots.make(f"process:{sys.executable} {tmp_path}/bot.py {tmp_path}/diary", seed=11)
    assert bot.choose(game, 20.0) == game.actions()[-1]
    assert bot.choose(game) == game.actions()[-1]
    bot.close()  # type: ignore[attr-defined]
    hello, first, second, goodbye = map(json.loads, (tmp_path / "diary").read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": "guilda-bot/1",
        "game": "azul",
        "rules_version": game.rules_version,
        "options": {"players": 3, "wall": "coloured"},
        "seat": 2,
        "seed": 11,
    }
    assert first["clock"] == 20
    assert second["clock"] is None
    assert first["view"] == json.loads(json.dumps(game.view(2)))
    assert guilda.position(first["position"]) == game
    assert [(each["id"], each["notation"]) for each in first["actions"]] == [
        (action, game.notation(action)) for action in game.actions()
    ]
    assert goodbye == {"type": "goodbye"}


def test_every_bot_is_repeatable() -> None:
    game = guilda.new("azul", seed=1).position
    for name in bots.names():
        assert bots.make(name, 5).choose(game) == bots.make(name, 5).choose(game)
