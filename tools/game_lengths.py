"""How long random games are: `python tools/game_lengths.py splendor 100000` writes docs/splendor-lengths.md."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import guilda
from guilda.rules.game import EventLog

DOCS = Path(__file__).parent.parent / "docs"
SHARES = (0.01, 0.25, 0.5, 0.75, 0.99)


def play(name: str, options: dict[str, Any], games: int) -> tuple[list[int], list[int], Counter[str]]:
    """Decisions and rounds of so many random games, seeded one by one, and why they ended."""
    info = guilda.game(name)
    decisions, rounds, endings = [], [], Counter[str]()
    log = EventLog()
    for seed in range(games):
        rng = guilda.FastRng(seed)
        game: Any = info.position(options, rng, log)
        decisions.append(game.playout(rng))
        rounds.append(game.round)
        endings[info.speech.event(game, log.rows()[-1], None)["why"]] += 1
        log.clear()
    return decisions, rounds, endings


def row(options: dict[str, Any], what: str, lengths: list[int]) -> str:
    """One line of the table: the shortest, some shares, the longest, the mean."""
    ordered = sorted(lengths)
    shares = [ordered[int(share * (len(ordered) - 1))] for share in SHARES]
    mean = sum(ordered) / len(ordered)
    cells = [" ".join(map(str, options.values())), what, ordered[0], *shares, ordered[-1], f"{mean:.1f}"]
    return f"| {' | '.join(map(str, cells))} |"


def page(name: str, games: int) -> str:
    """The text of the page."""
    info = guilda.game(name)
    options_named = " ".join(option.name for option in info.options if option.type != "seat")
    lines = [
        f"# How long random games of {info.title['en']} are",
        "",
        f"{games:,} games of each kind, seeds 0 to {games - 1:,}, played with uniformly random legal decisions.",
        f"Made by `python tools/game_lengths.py {name} {games}`.",
        "",
        f"| {options_named} | length in | shortest | 1 % | 25 % | median | 75 % | 99 % | longest | mean |",
        "| --- " * 10 + "|",
    ]
    why = []
    for options in info.option_sets():
        decisions, rounds, endings = play(name, options, games)
        lines += [row(options, "decisions", decisions), row(options, "rounds", rounds)]
        ended = ", ".join(f"{ending} {count:,}" for ending, count in endings.most_common())
        why.append(f"- {' '.join(map(str, options.values()))}: {ended}")
    return "\n".join([*lines, "", "What ended them:", "", *why, ""])


if __name__ == "__main__":
    game, count = sys.argv[1], int(sys.argv[2])
    (DOCS / f"{game}-lengths.md").write_text(page(game, count), encoding="utf-8")
