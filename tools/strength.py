"""Measure the strength of the levels: `make strength` plays mirrored matches and writes docs/research/strength.md.

Every finished game is saved in build/strength, so an interrupted run resumes. Games played with other budgets or
another search are not reused. `--game azul` measures one game, `--games 20` plays fewer games. `--steps` only plays the
steps from random to master with two players; the page then has those and whatever else is saved. `--losses` plays
and reviews games of every two levels instead, prints what their moves lose, and writes
src/guilda/search/performance.json.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import cache
from hashlib import sha256
from itertools import chain, combinations, combinations_with_replacement, pairwise, product
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import guilda
from guilda import bots
from guilda.arena.ratings import ratings, score
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import fixtures, tournament
from guilda.arena.standings import percent, win_share
from guilda.arena.tournament import run
from guilda.bots import levels
from guilda.rules.registry import names
from guilda.search.performance import FEWEST_DECISIONS, LEVEL_LOSSES, closest_level, is_open
from guilda.search.review import review
from guilda.search.search import Searcher
from guilda.training.matches import worker_pool

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from guilda.arena.play import Result
    from guilda.arena.ratings import Score

ROOT = Path(__file__).parent.parent
LADDER = bots.REFERENCE_LEVELS[::-1]
"""Strongest first."""
TOP = bots.LEVELS[:-3:-1]
"""Grandmaster against master: for two players only, because it takes long."""
TWO, MORE, OTHERS = 200, 60, 100
"""Games of a pairing with two players, with more, and of every other match."""
REVIEWED = 3
"""Games of every two bots of the ladder, and of each against itself, that are reviewed: 21 seats of each bot."""
AGAINST_GREEDY = {"sagrada": 400}
"""More games where the result is close to 80 %."""
FINGERPRINT_PLIES, FINGERPRINT_SIMULATIONS = 12, 60
HEAVY_LOSS = 0.25
"""Decisions that lose more of the win probability than this are counted."""
LOSS_COLUMNS = """| level | seats | lost per move | over 25 % | per open one | open decisions | named right | one off |
| --- | --- | --- | --- | --- | --- | --- | --- |"""
HEAD = """# Strength of the levels

This page shows how the levels score against each other and against `greedy` and `random`. `make strength` writes it
from mirrored matches in the [arena](../program/arena.md), every seed in every seating, without a clock. `make strength
ARGS=--steps` plays the steps from random to master with two players only; other lines then come from earlier runs.
[Bots](../program/bots.md#built-in-levels) describes the levels.

*Wins* is the first bot's share of the wins; a shared win counts in parts. Over the seatings of a seed each bot holds
half of the seats, also with 3 and 4 players, so equal bots have 50 %. Games of one seed are not independent; the 95 %
interval allows for that. *Elo* is fitted to the matches with two players; novice has 0.

The budgets of master and grandmaster follow from their time to answer. The temperatures of the other levels were chosen
with the help of `python tools/levels.py GAME`, so that each level wins 70 to 80 % against the one below it, and then
corrected by hand after matches like these. `make strength` plays the matches of a changed budget on other seeds;
[Tuning](tuning.md#deals-that-chose-a-level) says which matches here chose a level. In Sagrada, where luck decides more,
four such steps would begin near random play.
"""


class Pairing(NamedTuple):
    """Two bots to compare, or one bot alone."""

    entrants: tuple[str, ...]
    options: dict[str, Any]
    games: int


class ReviewedMove(NamedTuple):
    """A move of a bot in a reviewed game."""

    seat: int
    bot: str
    best_share: float
    """The expected share of the win after the best move."""
    loss: float


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


@cache
def search_fingerprint(name: str) -> str:
    """Search a position of a random game at every number of players, and return everything found."""
    found = []
    for players in guilda.game(name).options[0].values:
        rng = guilda.FastRng(1)
        position: Any = guilda.game(name).position({"players": players}, rng)
        for _ in range(FINGERPRINT_PLIES):
            position.apply(position.random_action(rng), rng)
        searchers = Searcher(), Searcher(greedy=True), Searcher(deep=True)
        found += [each.search(position, simulations=FINGERPRINT_SIMULATIONS).moves for each in searchers]
    return repr(found)


def fingerprint(name: str, entrants: Sequence[str]) -> str:
    """Return eight digits that change with what the search finds and with the budgets of the bots."""
    budgets = dict(zip(bots.LEVELS, levels.budgets(name), strict=True))
    text = search_fingerprint(name) + repr([budgets.get(bot) for bot in entrants])
    return sha256(text.encode()).hexdigest()[:8]


def play(name: str, pairing: Pairing, chosen: argparse.Namespace) -> list[Result]:
    """Play the missing games of a pairing if it is wanted, and return all that are saved."""
    what = "-".join([name, *map(str, pairing.options.values()), *pairing.entrants, fingerprint(name, pairing.entrants)])
    plan = tournament(name, pairing.entrants, pairing.options, seed=what)
    games = chosen.games or pairing.games
    path = chosen.folder / f"{what}.jsonl"
    if not chosen.steps or is_step(pairing):
        run(plan, games, path, workers=chosen.workers)
    elif not path.exists():
        return []
    with ResultsFile(path, plan) as kept:
        wanted = fixtures(plan, max(games, pairing.games))
        return [kept.results[fixture] for fixture in wanted if fixture in kept.results]


def is_step(pairing: Pairing) -> bool:
    """Return whether a pairing is a step of the ladder from random to master, with two players."""
    steps: list[tuple[str, ...]] = list(pairwise((*LADDER, "random")))
    return pairing.options["players"] == 2 and pairing.entrants in steps


def win_score(results: Sequence[Result]) -> Score:
    """Return the first bot's share of the wins."""
    by_seed: dict[int, list[float]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(win_share(result, 0))
    return score(list(by_seed.values()))


def victories(results: Sequence[Result]) -> tuple[str, str]:
    """Return the first bot's share of the wins, and its interval."""
    found = win_score(results)
    return percent(found.mean), " to ".join(map(percent, found.interval))


def budget_rows(name: str, steps: Mapping[tuple[str, ...], Score]) -> list[str]:
    """Return a table of the budgets, with Elo ratings from the steps with two players, relative to novice."""
    field = [level for level in bots.LEVELS if any(level in pair for pair in steps)]
    places = {bot: place for place, bot in enumerate(field)}
    scores = {(places[one], places[other]): found for (one, other), found in steps.items() if {one, other} <= {*field}}
    elo = dict(zip(field, ratings(len(field), scores), strict=True)) if scores else {}
    rows = ["| level | simulations | temperature | Elo |", "| --- | --- | --- | --- |"]
    for level, budget in zip(bots.LEVELS, levels.budgets(name), strict=True):
        rating = f"{elo[level].value - elo[field[0]].value:+.0f}" if level in elo else "–"
        rows.append(f"| {level} | {budget.simulations:,} | {budget.temperature:g} | {rating} |")
    return rows


def section(name: str, chosen: argparse.Namespace) -> str:
    """Play the missing games of one game and return its section."""
    lines = [f"## {guilda.game(name).title()}", ""]
    if chosen.games:
        lines += [f"A shortened run: {chosen.games} games or a little more for each line.", ""]
    played = [(pairing, found) for pairing in pairings(name) if (found := play(name, pairing, chosen))]
    two = {pairing.entrants: win_score(found) for pairing, found in played if pairing.options["players"] == 2}
    lines += [*budget_rows(name, two), ""]
    lines += [
        "| players | first | second | games | wins | 95 % interval |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for pairing, results in played:
        cells = [pairing.options["players"], *pairing.entrants, len(results), *victories(results)]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    if itself := play(name, Pairing((LADDER[0],) * 2, {"players": 2}, OTHERS), chosen):
        lines += ["", self_play(itself)]
    alone = [(pairing, found) for pairing in solo(name) if (found := play(name, pairing, chosen))]
    if alone:
        lines += ["", f"{LADDER[0].capitalize()} alone:", "", "| tools | games | won | 95 % interval | points |"]
        lines += ["| --- | --- | --- | --- | --- |"]
        for pairing, results in alone:
            points = fmean(result.scores[0] for result in results)
            cells = [pairing.options["tools"], len(results), *victories(results), f"{points:.1f}"]
            lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join([*lines, ""])


def reviewed_game(task: tuple[str, Sequence[str], int]) -> list[ReviewedMove]:
    """Play a game between two bots and review their moves, except forced ones. The bots change seats with the seed."""
    name, entrants, seed = task
    rng = guilda.FastRng(seed)
    position: Any = guilda.game(name).position({"players": 2}, rng)
    seated = [entrants[(seat + seed) % 2] for seat in range(2)]
    players = [bots.make(bot, seed + seat) for seat, bot in enumerate(seated)]
    played = []
    while position.turn >= 0:
        action = players[position.turn].choose(position.seen_by(position.turn, rng))
        if len(position.actions()) > 1:
            played.append((position.copy(), int(action)))
        position.apply(action, rng)
    return [ReviewedMove(remark.seat, seated[remark.seat], remark.best_share, remark.loss) for remark in review(played)]


def reviewed_games(name: str, entrants: Sequence[str], chosen: argparse.Namespace) -> list[list[ReviewedMove]]:
    """Play and review the missing games between two bots, and return the moves of all that are wanted."""
    path = chosen.folder / f"{name}-reviewed-{'-'.join(entrants)}-{fingerprint(name, entrants)}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    games = [[ReviewedMove(*move) for move in json.loads(line)] for line in lines]
    wanted = chosen.games or REVIEWED
    tasks = [(name, entrants, seed) for seed in range(len(games), wanted)]
    if tasks:
        with worker_pool(chosen.workers) as pool, path.open("a", encoding="utf-8") as kept:
            for game in pool.imap(reviewed_game, tasks):
                print(json.dumps(game), file=kept, flush=True)
                games.append(game)
    return games[:wanted]


def measure_losses(name: str, chosen: argparse.Namespace) -> None:
    """Review games of every two bots of the ladder, print what each loses, and write the means of open decisions."""
    field = ("random", *LADDER[::-1])
    seats: dict[str, list[list[ReviewedMove]]] = {bot: [] for bot in field}
    opened: dict[str, list[list[ReviewedMove]]] = {bot: [] for bot in field}
    for pair in combinations_with_replacement(field[::-1], 2):
        for game in reviewed_games(name, pair, chosen):
            for seat in range(2):
                moves = [move for move in game if move.seat == seat]
                seats[moves[0].bot].append(moves)
                opened[moves[0].bot].append([move for move in moves if is_open(move.best_share)])
    means = {bot: round(lost_per_move(chain.from_iterable(opened[bot])), 5) for bot in field}
    print(LOSS_COLUMNS)
    for place, bot in enumerate(field):
        judged = [moves for moves in opened[bot] if len(moves) >= FEWEST_DECISIONS]
        named = [field.index(closest_level(means, lost_per_move(moves))) for moves in judged]
        cells = [
            bot,
            len(seats[bot]),
            f"{100 * lost_per_move(chain.from_iterable(seats[bot])):.2f} %",
            f"{100 * fmean(move.loss > HEAVY_LOSS for moves in seats[bot] for move in moves):.2f} %",
            f"{100 * means[bot]:.2f} %",
            sum(map(len, opened[bot])),
            f"{sum(each == place for each in named)} of {len(named)}",
            f"{sum(abs(each - place) <= 1 for each in named)} of {len(named)}",
        ]
        print(f"| {' | '.join(map(str, cells))} |")
    shares = [f"{100 * share_in_order([kept[bot] for bot in field]):.0f} %" for kept in (seats, opened)]
    print(f"\nPairs of seats in the order of their levels: {shares[0]} by all decisions, {shares[1]} by open ones.")
    path: Path = chosen.performance
    found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps(found | {name: means}, indent=2) + "\n", encoding="utf-8")


def lost_per_move(moves: Iterable[ReviewedMove]) -> float:
    """Return the mean loss."""
    return fmean(move.loss for move in moves)


def share_in_order(levels: Sequence[Sequence[Sequence[ReviewedMove]]]) -> float:
    """Return the share of pairs of seats of different levels, the weakest first, of which the weaker lost more."""
    means = [[lost_per_move(moves) for moves in seats if moves] for seats in levels]
    pairs = [pair for weaker, stronger in combinations(means, 2) for pair in product(weaker, stronger)]
    return fmean((more > less) + (more == less) / 2 for more, less in pairs)


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
    parser.add_argument("--performance", type=Path, default=LEVEL_LOSSES, help="file that --losses writes")
    parser.add_argument("--steps", action="store_true", help="only play the steps of the ladder with two players")
    parser.add_argument("--losses", action="store_true", help="only measure what the moves of each level lose")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.game or names():
        print(name, file=sys.stderr)
        if chosen.losses:
            measure_losses(name, chosen)
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
