"""How strong the levels are: `make strength` plays mirrored matches and writes docs/strength.md.

Every game is kept in build/strength as soon as it is over: stop it when you like, the same command goes on. What was
played with other budgets or another search is not mixed in. `--game azul` plays one game, `--games 20` fewer games.
"""

from __future__ import annotations

import argparse
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
from guilda.arena.standings import percent, victory
from guilda.arena.tournament import run
from guilda.bots import levels
from guilda.rules.registry import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.arena.play import Result

ROOT = Path(__file__).parent.parent
PACKAGE = Path(guilda.__file__).parent
LADDER = bots.LEVELS[::-1]
"""The strongest first."""
TWO, MORE, OTHERS = 200, 60, 100
"""Games of a pair at two seats and at more, and of everything else."""
AGAINST_GREEDY = {"sagrada": 400}
"""More games where a hundred would not tell on which side of four in five it is."""
SEARCH_FILES = ("constants", "evaluation", "fitted", "search", "tree")
HEAD = """# How strong the levels are

Made by `make strength`: mirrored matches in the arena ([arena.md](arena.md)), every seed in every seating, without a
clock. The levels are those of [bots.md](bots.md); all think on one thread.

*Victories* is the first bot's share of all victories, where a shared one counts in parts. Over the seatings of a seed
each of the two bots holds half of the seats, also with 3 and 4 players: equal bots would have 50 %. The 95 % interval
counts as many independent games as the spread between seeds supports.
"""


class Pairing(NamedTuple):
    """Two bots that are to be compared, or one that plays alone."""

    entrants: tuple[str, ...]
    options: dict[str, Any]
    games: int


def pairings(name: str) -> Iterator[Pairing]:
    """The ladder at every number of players, then the bots beside it."""
    neighbours = list(pairwise(LADDER))
    for players in guilda.game(name).options[0].values:
        if players != 1:
            for pair in neighbours:
                yield Pairing(pair, {"players": players}, TWO if players == 2 else MORE)
    yield Pairing((LADDER[0], "greedy"), {"players": 2}, AGAINST_GREEDY.get(name, OTHERS))
    yield Pairing((LADDER[-1], "random"), {"players": 2}, OTHERS)


def solo(name: str) -> Iterator[Pairing]:
    """The strongest level alone, with every number of tools."""
    info = guilda.game(name)
    if 1 in info.options[0].values:
        (tools,) = [option for option in info.options if option.name == "tools"]
        for count in tools.values:
            yield Pairing((LADDER[0],), {"players": 1, "tools": count}, OTHERS)


def fingerprint(name: str) -> str:
    """Eight digits that change with whatever the strength of a game's levels depends on."""
    parts = (*SEARCH_FILES, name, f"{name}_network")
    files = [PACKAGE / "search" / f"{part}.{kind}" for part in parts for kind in ("py", "pxd", "json", "net")]
    files += [PACKAGE / "bots" / "greedy.py"]
    found = b"".join(path.read_bytes() for path in files if path.exists())
    return sha256(found + repr(levels.BUDGETS[name]).encode()).hexdigest()[:8]


def play(name: str, pairing: Pairing, chosen: argparse.Namespace) -> list[Result]:
    """The games of a pairing: those that are kept already, and the missing ones."""
    plan = tournament(name, pairing.entrants, pairing.options, seed="strength")
    games = chosen.games or pairing.games
    what = "-".join([name, *map(str, pairing.options.values()), *pairing.entrants, fingerprint(name)])
    path = chosen.folder / f"{what}.jsonl"
    run(plan, games, path, workers=chosen.workers)
    with ResultsFile(path, plan) as kept:
        return [kept.results[fixture] for fixture in fixtures(plan, games)]


def victories(results: Sequence[Result]) -> tuple[str, str]:
    """The first bot's share of the victories, and its interval."""
    by_seed: dict[int, list[float]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(victory(result, 0))
    found = score(list(by_seed.values()))
    return percent(found.mean), " to ".join(map(percent, found.interval))


def budget_rows(name: str) -> list[str]:
    """What each level may use."""
    rows = ["| level | simulations | slips |", "| --- | --- | --- |"]
    for level, budget in zip(bots.LEVELS, levels.BUDGETS[name], strict=True):
        rows.append(f"| {level} | {budget.simulations:,} | {budget.slip:.0%} |")
    return rows


def section(name: str, chosen: argparse.Namespace) -> str:
    """Play what is missing of one game, and put it into tables."""
    lines = [f"## {guilda.game(name).title['en']}", ""]
    if chosen.games:
        lines += [f"A shortened run: {chosen.games} games or a little more for each line.", ""]
    lines += [*budget_rows(name), ""]
    lines += [
        "| players | first | second | games | victories | 95 % interval |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for pairing in pairings(name):
        results = play(name, pairing, chosen)
        cells = [pairing.options["players"], *pairing.entrants, len(results), *victories(results)]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    lines += ["", self_play(play(name, Pairing((LADDER[0],) * 2, {"players": 2}, OTHERS), chosen))]
    alone = [(pairing, play(name, pairing, chosen)) for pairing in solo(name)]
    if alone:
        lines += ["", f"{LADDER[0].capitalize()} alone:", "", "| tools | games | won | 95 % interval | points |"]
        lines += ["| --- | --- | --- | --- | --- |"]
        for pairing, results in alone:
            points = fmean(result.scores[0] for result in results)
            cells = [pairing.options["tools"], len(results), *victories(results), f"{points:.1f}"]
            lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join([*lines, ""])


def self_play(results: Sequence[Result]) -> str:
    """What games of the strongest level against itself are like."""
    winners = fmean(max(result.scores) for result in results)
    points = fmean(fmean(result.scores) for result in results)
    rounds, decisions = fmean(result.rounds for result in results), fmean(result.length for result in results)
    return (
        f"{LADDER[0].capitalize()} against itself, 2 players, {len(results)} games: the winner has {winners:.1f} "
        f"points on average, a seat {points:.1f}; a game takes {rounds:.1f} rounds and {decisions:.0f} decisions."
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and write; a game's tables are kept beside its games, so that the page can hold those of other runs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=NAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--games", type=int, help="so many games for each line, instead of the usual numbers")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many games at once")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "strength", help="where games are kept")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "strength.md", help="what is written")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.game or NAMES:
        print(name, file=sys.stderr)
        (chosen.folder / f"{name}.md").write_text(section(name, chosen), encoding="utf-8")
    sections = [chosen.folder / f"{name}.md" for name in NAMES]
    text = "\n".join([HEAD, *(path.read_text("utf-8") for path in sections if path.exists())])
    chosen.page.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
