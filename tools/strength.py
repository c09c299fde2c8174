"""Measure the strength of the levels: `make strength` plays mirrored matches and writes docs/research/strength.md.

Every finished game is saved in build/strength, so an interrupted run resumes. Games played with other budgets or
another search are not reused. `--game azul` measures one game, `--games 20` plays fewer games. `--losses` only prints
what the moves of each level lose.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import guilda
from guilda import bots
from guilda.arena.ratings import score
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import fixtures, tournament
from guilda.arena.standings import percent, win_share
from guilda.arena.tournament import run
from guilda.bots import levels
from guilda.rules.registry import names
from guilda.search.review import review
from guilda.training.matches import worker_pool

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.arena.play import Result

ROOT = Path(__file__).parent.parent
PACKAGE = Path(guilda.__file__).parent
LADDER = bots.REFERENCE_LEVELS[::-1]
"""Strongest first."""
TOP = bots.LEVELS[:-3:-1]
"""Grandmaster against master: for two players only, because it takes long."""
TWO, MORE, OTHERS = 200, 60, 100
"""Games of a pairing with two players, with more, and of every other match."""
REVIEWED = 20
"""Games of each level against itself whose moves are reviewed."""
HEAVY_LOSS = 0.25
"""Moves that lose more of the win probability than this are counted."""
AGAINST_GREEDY = {"sagrada": 400}
"""More games where the result is close to 80 %."""
SEARCH_FILES = ("constants", "evaluation", "linear", "search", "seat_network", "seat_units", "tree")
HEAD = """# Strength of the levels

This page shows how the levels score against each other and against `greedy` and `random`. `make strength` writes it
from mirrored matches in the [arena](../program/arena.md), every seed in every seating, without a clock.
[Bots](../program/bots.md#built-in-levels) describes the levels.

*Wins* is the first bot's share of the wins; a shared win counts in parts. Over the seatings of a seed each bot holds
half of the seats, also with 3 and 4 players, so equal bots have 50 %. Games of one seed are not independent; the 95 %
interval allows for that.
"""


class Pairing(NamedTuple):
    """Two bots to compare, or one bot alone."""

    entrants: tuple[str, ...]
    options: dict[str, Any]
    games: int


def pairings(name: str) -> Iterator[Pairing]:
    """Yield grandmaster, neighbouring levels at every number of players, then matches against greedy and random."""
    neighbours = list(pairwise(LADDER))
    yield Pairing(TOP, {"players": 2}, OTHERS)
    for players in guilda.game(name).options[0].values:
        if players != 1:
            for pair in neighbours:
                yield Pairing(pair, {"players": players}, TWO if players == 2 else MORE)
    yield Pairing((LADDER[0], "greedy"), {"players": 2}, AGAINST_GREEDY.get(name, OTHERS))
    yield Pairing((LADDER[-1], "random"), {"players": 2}, OTHERS)


def solo(name: str) -> Iterator[Pairing]:
    """Yield the solo games of the strongest level, for every number of tools."""
    info = guilda.game(name)
    if 1 in info.options[0].values:
        (tools,) = [option for option in info.options if option.name == "tools"]
        for count in tools.values:
            yield Pairing((LADDER[0],), {"players": 1, "tools": count}, OTHERS)


def fingerprint(name: str, entrants: Sequence[str]) -> str:
    """Return eight digits that change with the search, the evaluation and the budgets of the bots."""
    parts = (*SEARCH_FILES, name, f"{name}_constants", f"{name}_inputs", f"{name}_network")
    files = [PACKAGE / "search" / f"{part}.{kind}" for part in parts for kind in ("py", "pxd", "json", "net")]
    files += [PACKAGE / "bots" / "greedy.py", *sorted((PACKAGE / "search").glob(f"{name}-*.net"))]
    found = b"".join(path.read_bytes() for path in files if path.exists())
    budgets = dict(zip(bots.LEVELS, levels.budgets(name), strict=True))
    return sha256(found + repr([budgets.get(bot) for bot in entrants]).encode()).hexdigest()[:8]


def play(name: str, pairing: Pairing, chosen: argparse.Namespace) -> list[Result]:
    """Play the missing games of a pairing and return all of them."""
    plan = tournament(name, pairing.entrants, pairing.options, seed="strength")
    games = chosen.games or pairing.games
    what = "-".join([name, *map(str, pairing.options.values()), *pairing.entrants, fingerprint(name, pairing.entrants)])
    path = chosen.folder / f"{what}.jsonl"
    run(plan, games, path, workers=chosen.workers)
    with ResultsFile(path, plan) as kept:
        return [kept.results[fixture] for fixture in fixtures(plan, games)]


def victories(results: Sequence[Result]) -> tuple[str, str]:
    """Return the first bot's share of the wins, and its interval."""
    by_seed: dict[int, list[float]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(win_share(result, 0))
    found = score(list(by_seed.values()))
    return percent(found.mean), " to ".join(map(percent, found.interval))


def budget_rows(name: str) -> list[str]:
    """Return a table of the budgets."""
    rows = ["| level | simulations | temperature |", "| --- | --- | --- |"]
    for level, budget in zip(bots.LEVELS, levels.budgets(name), strict=True):
        rows.append(f"| {level} | {budget.simulations:,} | {budget.temperature:g} |")
    return rows


def section(name: str, chosen: argparse.Namespace) -> str:
    """Play the missing games of one game and return its section."""
    lines = [f"## {guilda.game(name).title()}", ""]
    if chosen.games:
        lines += [f"A shortened run: {chosen.games} games or a little more for each line.", ""]
    lines += [*budget_rows(name), ""]
    lines += [
        "| players | first | second | games | wins | 95 % interval |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for pairing in pairings(name):
        results = play(name, pairing, chosen)
        cells = [pairing.options["players"], *pairing.entrants, len(results), *victories(results)]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    lines += ["", self_play(play(name, Pairing((LADDER[0],) * 2, {"players": 2}, OTHERS), chosen))]
    lines += [
        "",
        "Win probability that the moves of each level lose, in games against itself, reviewed by a search:",
        "",
    ]
    lines += loss_rows(name, chosen)
    alone = [(pairing, play(name, pairing, chosen)) for pairing in solo(name)]
    if alone:
        lines += ["", f"{LADDER[0].capitalize()} alone:", "", "| tools | games | won | 95 % interval | points |"]
        lines += ["| --- | --- | --- | --- | --- |"]
        for pairing, results in alone:
            points = fmean(result.scores[0] for result in results)
            cells = [pairing.options["tools"], len(results), *victories(results), f"{points:.1f}"]
            lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join([*lines, ""])


def losses(task: tuple[str, str, int]) -> list[float]:
    """Play a game of a level against itself and return the win probability that each of its moves lost."""
    name, level, seed = task
    rng = guilda.FastRng(seed)
    position: Any = guilda.game(name).position({"players": 2}, rng)
    players = [bots.make(level, seed + seat) for seat in range(2)]
    played = []
    while position.turn >= 0:
        action = players[position.turn].choose(position.seen_by(position.turn, rng))
        if len(position.actions()) > 1:
            played.append((position.copy(), int(action)))
        position.apply(action, rng)
    return [remark.loss for remark in review(played)]


def loss_rows(name: str, chosen: argparse.Namespace) -> list[str]:
    """Review games of every level against itself, and return a table of what its moves lose."""
    rows = ["| level | moves | lost per move | moves that lose more than 25 % |", "| --- | --- | --- | --- |"]
    games = chosen.games or REVIEWED
    for level in LADDER[::-1]:
        path = chosen.folder / f"{name}-losses-{level}-{games}-{fingerprint(name, [level])}.json"
        if not path.exists():
            with worker_pool(chosen.workers) as pool:
                tasks = [(name, level, seed) for seed in range(games)]
                found = [loss for game in pool.imap_unordered(losses, tasks) for loss in game]
            path.write_text(json.dumps(found), encoding="utf-8")
        lost = json.loads(path.read_text("utf-8"))
        heavy = fmean(loss > HEAVY_LOSS for loss in lost)
        rows.append(f"| {level} | {len(lost):,} | {100 * fmean(lost):.2f} % | {100 * heavy:.2f} % |")
    return rows


def self_play(results: Sequence[Result]) -> str:
    """Describe the games of the strongest level against itself."""
    winners = fmean(max(result.scores) for result in results)
    points = fmean(fmean(result.scores) for result in results)
    rounds, decisions = fmean(result.rounds for result in results), fmean(result.length for result in results)
    return (
        f"{LADDER[0].capitalize()} against itself, 2 players, {len(results)} games: the winner has {winners:.1f} "
        f"points on average, a seat {points:.1f}; a game takes {rounds:.1f} rounds and {decisions:.0f} decisions."
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and write the page. The tables of a game are saved, so that a run of one game keeps those of the others."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), action="append", help="only this game; may be repeated")
    parser.add_argument("--games", type=int, help="games for each line, instead of the usual numbers")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "strength", help="folder of the saved games")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "research" / "strength.md", help="page to write")
    parser.add_argument("--losses", action="store_true", help="only print what the moves of each level lose")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.game or names():
        print(name, file=sys.stderr)
        if chosen.losses:
            print("\n".join(loss_rows(name, chosen)))
            continue
        (chosen.folder / f"{name}.md").write_text(section(name, chosen), encoding="utf-8")
    if chosen.losses:
        return 0
    sections = [chosen.folder / f"{name}.md" for name in names()]
    text = "\n".join([HEAD, *(path.read_text("utf-8") for path in sections if path.exists())])
    chosen.page.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
