"""Freeze the levels as baselines: write their budgets, fingerprints and ratings to src/guilda/bots/baselines.json.

Run it after a deliberate change of the levels or their search, with a higher VERSION. Interrupted ladders resume.

    python tools/baselines.py azul sintra sagrada --games 60
    python tools/baselines.py splendor --games 24
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from guilda.arena.schedule import tournament
from guilda.arena.tournament import run
from guilda.bots import REFERENCE_LEVELS, levels
from guilda.rules.registry import BUILT_IN, game

VERSION = 1
FILE = Path(__file__).parents[1] / "src/guilda/bots/baselines.json"
FOLDER = Path(__file__).parents[1] / "build/baselines"


def freeze() -> None:
    """Write the budgets and fingerprints of all games; ratings of an unchanged fingerprint are kept."""
    before = json.loads(FILE.read_text("utf-8"))["games"] if FILE.exists() else {}
    frozen = {
        name: {
            "rules_version": game(name).rules_version,
            "levels": [list(budget) for budget in levels.budgets(name)[: len(REFERENCE_LEVELS)]],
            "ratings": before.get(name, {}).get("ratings", dict.fromkeys(REFERENCE_LEVELS, 0)),
        }
        for name in BUILT_IN
    }
    write(frozen)
    for name, entry in frozen.items():
        entry["fingerprint"] = levels.fingerprint(name)
        if entry["fingerprint"] != before.get(name, {}).get("fingerprint"):
            entry["ratings"] = dict.fromkeys(REFERENCE_LEVELS, 0)
    write(frozen)


def write(frozen: dict[str, dict[str, object]]) -> None:
    """Write the file, and let this process read it again."""
    FILE.write_text(json.dumps({"version": VERSION, "games": frozen}, indent=1) + "\n", encoding="utf-8")
    levels.baselines.cache_clear()


def rate(name: str, games: int, workers: int) -> None:
    """Play the ladder of a game and write its ratings."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    entrants = [f"baseline:{level}@{VERSION}" for level in REFERENCE_LEVELS]
    plan = tournament(name, entrants, seed=f"baselines-{VERSION}")
    standings = run(plan, games, FOLDER / f"{name}-{VERSION}.jsonl", workers=workers)
    frozen = levels.baselines()["games"]
    frozen[name]["ratings"] = {
        level: round(bot.rating.value)
        for level, bot in zip(REFERENCE_LEVELS, standings.bots, strict=True)
        if bot.rating is not None
    }
    write(frozen)


def main() -> None:
    """Freeze, then rate."""
    parser = argparse.ArgumentParser(description="Freeze the levels as baselines of the benchmark.")
    parser.add_argument("names", nargs="*", help="games to rate (default: all)")
    parser.add_argument("--games", type=int, default=100, help="games per pair of levels; 0 only freezes")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    freeze()
    for name in (chosen.names or BUILT_IN) if chosen.games else ():
        rate(name, chosen.games, chosen.workers)


if __name__ == "__main__":
    main()
