"""The standard benchmark: an agent against frozen baselines on fixed seeds, with one line for a leaderboard."""

from __future__ import annotations

import json
import sys
from math import isfinite
from typing import TYPE_CHECKING, Any

from guilda import console
from guilda.arena.command import play_or_explain
from guilda.arena.ratings import rating_against
from guilda.arena.schedule import tournament
from guilda.arena.standings import format_mean, percent
from guilda.bots import REFERENCE_LEVELS
from guilda.bots.levels import baseline_of, baselines
from guilda.rules.registry import game
from guilda.version import __version__

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from guilda.arena.standings import Standings
    from guilda.rules.options import Value

PROTOCOL = 1
"""Raised when seeds, seatings or scoring change."""
AGENT = 0
MAX_FORFEITS = 0.5
"""The share of its games above which an agent that forfeits them is broken, and has no result."""
BROKEN = 1


def benchmark(chosen: Namespace, options: dict[str, Value]) -> int:
    """Play the benchmark, print its result, append it to the leaderboard, and return the exit code."""
    frozen = baseline_of(chosen.game)
    rules = game(chosen.game).rules_version
    if frozen["rules_version"] != rules:
        raise ValueError(f"the baselines are frozen for rules version {frozen['rules_version']}, not {rules}")
    version = baselines()["version"]
    opponents = [f"baseline:{level}@{version}" for level in REFERENCE_LEVELS] if options["players"] != 1 else []
    entrants = [chosen.agent, *opponents]
    seed = f"benchmark-{PROTOCOL}"
    plan = tournament(chosen.game, entrants, options, seed=seed, clock=chosen.clock, adjusted=True)
    if chosen.leaderboard:
        chosen.leaderboard.open("a").close()  # before the first game: can it be written?
    standings = play_or_explain(plan, chosen, first_only=True)
    if isinstance(standings, int):
        return standings
    agent = standings.bots[AGENT]
    if agent.forfeits > MAX_FORFEITS * agent.games:
        lines = [f"guilda: {agent.name} forfeited {agent.forfeits} of {agent.games} games: there is no result"]
        print(*lines, *standings.shown_forfeits(), sep="\n", file=sys.stderr)
        return BROKEN
    entry = leaderboard_entry(standings)
    if chosen.leaderboard:
        append(chosen.leaderboard, entry)
    if chosen.json:
        print(json.dumps(entry, ensure_ascii=False))
    else:
        console.show([*report(entry), *standings.shown_forfeits()])
    return 0


def leaderboard_entry(standings: Standings) -> dict[str, Any]:
    """Return the result of the first bot as one line of a leaderboard.

    The rating is on the scale of the frozen ladder, which was played with the default options; otherwise it is None.
    """
    plan, agent = standings.plan, standings.bots[AGENT]
    ladder = baseline_of(plan.game)["ratings"]
    scores = {REFERENCE_LEVELS[other - 1]: found for (_, other), (_, found) in standings.pairs.items()}
    rating = None
    if dict(plan.options) == game(plan.game).check({}):
        rating = rating_against([(ladder[level], found) for level, found in scores.items()])
    return {
        "protocol": PROTOCOL,
        "baselines": baselines()["version"],
        "game": plan.game,
        "rules_version": game(plan.game).rules_version,
        "options": dict(plan.options),
        "agent": plan.bots[AGENT],
        "clock": plan.clock,
        "guilda": __version__,
        "games": agent.games,
        "rating": rating and rating._asdict(),
        "wins": agent.win_rate,
        "points": agent.mean_score,
        "forfeits": agent.forfeits,
        "opponents": {
            level: {
                "score": found.mean,
                "interval": list(found.interval),
                "without_luck": without_luck(standings, number),
            }
            for number, (level, found) in enumerate(scores.items(), 1)
        },
    }


def without_luck(standings: Standings, opponent: int) -> dict[str, float | None] | None:
    """Return the share of the win with luck taken out; games of a single seed have no interval."""
    if (AGENT, opponent) not in standings.adjusted:
        return None
    found = standings.adjusted[AGENT, opponent].without_luck
    return {"value": found.value, "half": found.half if isfinite(found.half) else None}


def append(path: Path, entry: dict[str, Any]) -> None:
    """Append a line to a leaderboard, unless it is there already."""
    line = json.dumps(entry, ensure_ascii=False)
    if path.exists() and line in path.read_text("utf-8").splitlines():
        return
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def report(entry: dict[str, Any]) -> list[str | list[list[str]]]:
    """Return lines of text and a table for people."""
    shown = ", ".join(f"{name} {value}" for name, value in entry["options"].items() if value is not None)
    versions = f"protocol {entry['protocol']}, baselines {entry['baselines']}"
    title = f"{entry['agent']}: {entry['game']}, {shown}, {entry['games']} games, {versions}"
    blocks: list[str | list[list[str]]] = [title, ""]
    if entry["opponents"]:
        blocks += [opponent_rows(entry["opponents"]), ""]
    if entry["rating"]:
        value, low, high = (f"{entry['rating'][name]:+.0f}" for name in ("value", "low", "high"))
        blocks.append(f"rating {value} ({low} to {high}); the mean of the baselines is 0")
    blocks.append(f"won {percent(entry['wins'])}, {format_mean(entry['points'])} points, {entry['forfeits']} forfeits")
    return blocks


def opponent_rows(opponents: dict[str, Any]) -> list[list[str]]:
    """Return a table row per opponent."""
    rows = [["opponent", "score", "95 % interval", "share of the win, luck taken out"]]
    for level, found in opponents.items():
        adjusted = found["without_luck"]
        shown = percent(adjusted["value"]) if adjusted else "–"
        if adjusted and adjusted["half"] is not None:
            shown += f" ± {percent(adjusted['half'])}"
        rows.append([level, percent(found["score"]), " to ".join(map(percent, found["interval"])), shown])
    return rows
