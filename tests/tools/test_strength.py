"""The strength tables: a tiny run writes them, resumes, and says that it was tiny."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import TYPE_CHECKING

import pytest

from guilda.arena.ratings import Score
from guilda.bots import levels
from guilda.bots.levels import Budget
from guilda.search.review import review
from tests.training.pool import InProcessPool
from tools import strength

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots instead of the levels."""
    for pairing in ("LADDER", "TOP"):
        monkeypatch.setattr(strength, pairing, ("greedy", "random"))
    monkeypatch.setattr(strength, "worker_pool", InProcessPool)
    monkeypatch.setattr(strength, "review", partial(review, simulations=10))


def run(folder: Path, *words: str) -> str:
    """The page that a command writes."""
    page = folder / "strength.md"
    assert strength.main(["--folder", str(folder / "games"), "--page", str(page), "--workers", "1", *words]) == 0
    return page.read_text("utf-8")


def test_a_tiny_run_writes_every_table_and_says_that_it_is_one(tmp_path: Path) -> None:
    page = run(tmp_path, "--game", "sagrada", "--games", "2")
    assert "A shortened run: 2 games" in page
    for row in ("| 2 | greedy | random | 2 |", "| 3 | greedy | random | 6 |", "| 4 | greedy | random | 6 |"):
        assert row in page
    assert "Greedy against itself, 2 players, 2 games" in page
    assert page.count("\n| 1 | 2 |") == 1, "alone with one tool"
    for budget in levels.budgets("sagrada"):
        assert f"| {budget.simulations:,} | {budget.temperature:g} |" in page


def test_a_run_resumes_and_keeps_the_tables_of_other_games(tmp_path: Path) -> None:
    first = run(tmp_path, "--game", "azul", "--games", "2")
    kept = {path.name: path.read_text() for path in (tmp_path / "games").glob("azul*.jsonl")}
    both = run(tmp_path, "--game", "splendor", "--games", "2")
    assert "## Azul" in first
    assert "## Azul" in both
    assert "## Splendor" in both
    run(tmp_path, "--game", "azul", "--games", "4")
    for name, text in kept.items():
        assert (tmp_path / "games" / name).read_text().startswith(text)
    games = [json.loads(line) for line in (tmp_path / "games" / next(iter(kept))).read_text().splitlines()[1:]]
    assert all(game["rounds"] > 0 for game in games)


def test_a_run_of_the_steps_plays_no_other_pairing_and_shows_what_is_saved(tmp_path: Path) -> None:
    page = run(tmp_path, "--game", "azul", "--games", "2", "--steps")
    assert "| 2 | greedy | random | 2 |" in page
    assert "| 3 |" not in page
    assert "against itself" not in page
    run(tmp_path, "--game", "azul", "--games", "2")
    page = run(tmp_path, "--game", "azul", "--games", "2", "--steps")
    assert "| 3 | greedy | random | 6 |" in page
    assert "against itself" in page


def test_levels_are_rated_by_their_steps() -> None:
    rows = strength.budget_rows("azul", {("apprentice", "novice"): Score(0.75, 100), ("novice", "random"): Score(1, 9)})
    ratings = {row.split(" | ")[0][2:]: row.split(" | ")[3][:-2] for row in rows[2:]}
    assert ratings["novice"] == "+0"
    assert 150 < float(ratings["apprentice"]) < 200
    assert ratings["master"] == "–"


def test_games_of_other_budgets_are_not_mixed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {level: strength.fingerprint("azul", [level, "greedy"]) for level in ("novice", "master")}
    others = (Budget(1, 0.0), *levels.budgets("azul")[1:])
    monkeypatch.setattr(levels, "budgets", lambda name: others)
    assert strength.fingerprint("azul", ["novice", "greedy"]) != before["novice"]
    assert strength.fingerprint("azul", ["master", "greedy"]) == before["master"]


def test_random_moves_lose_more_than_those_of_a_level(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "LADDER", ("greedy",))
    means = tmp_path / "performance.json"
    means.write_text('{"sintra": {}}')
    words = ["--losses", "--game", "azul", "--games", "2", "--folder", str(tmp_path), "--performance", str(means)]
    assert strength.main(words) == 0
    shown = capsys.readouterr().out
    rows = [row.strip("| ").split(" | ") for row in shown.splitlines()[2:4]]
    assert [(bot, seats) for bot, seats, *_ in rows] == [("random", "6"), ("greedy", "6")]
    lost = {bot: float(mean.split()[0]) for bot, _, _, _, mean, *_ in rows}
    assert lost["random"] > lost["greedy"] >= 0
    assert re.search(r"order of their levels: \d+ % by all decisions, \d+ % by open ones", shown)
    assert strength.main(words) == 0
    assert capsys.readouterr().out == shown
    written = json.loads(means.read_text("utf-8"))
    assert list(written) == ["sintra", "azul"]
    assert list(written["azul"]) == ["random", "greedy"]
    assert written["azul"]["random"] == pytest.approx(lost["random"] / 100, abs=0.0001)


def test_seats_are_compared_with_all_seats_of_other_levels() -> None:
    def seat(*losses: float) -> list[strength.ReviewedMove]:
        return [strength.ReviewedMove(0, "random", 0.5, loss) for loss in losses]

    weak, strong = [seat(0.2, 0.0), seat(0.05)], [seat(0.1), seat(0.0), seat()]
    assert strength.share_in_order([weak, strong]) == pytest.approx(2.5 / 4)
