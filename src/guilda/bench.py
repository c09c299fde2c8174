"""Measure the speed of the rules and the search as ratios that can be compared between machines.

The unit is one iteration of a reference loop: `s += i` for ten million i in CPython, on the same core in the same run.
Run it on an idle machine. Every figure is a median, except the import, which is the best of several.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import guilda
from guilda import console
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.rules.game import Game

LOOP = 10_000_000
REPEATS = 5
UNCOMPILED_REPEATS = 3
SEARCH_REPEATS = 15  # shared machines change speed within seconds
SECONDS = 0.5
COPIES = 2_000_000
IMPORTS = 7

MIN_SPEED_UP = 40
MOVE_ITERATIONS = 50
COPY_NS = 30
IMPORT_MS = 25
SEARCH_PLY = 10  # the search is measured from this ply on,
MIN_CHOICES = 12  # in a position with at least this number of legal actions
SIMULATIONS = 100  # between checks of the clock


class Figure(NamedTuple):
    """A measured figure and its limit, if it has one."""

    game: str
    what: str
    value: float
    unit: str
    limit: float | None
    at_least: bool

    @property
    def reached(self) -> bool:
        """Whether the figure is within its limit."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def reference_loop() -> int:
    """Run the loop that is the unit of all figures."""
    s = 0
    for i in range(LOOP):
        s += i
    return s


def timed(work: Callable[[], object]) -> float:
    """Return the seconds that a call takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def start(name: str) -> Game:
    """Return a two-player starting position."""
    return guilda.game(name).position({"players": 2}, guilda.FastRng(1))


def decisions_per_second(game: Game, seconds: float) -> float:
    """Return the decisions per second of native random playouts."""
    rng = guilda.FastRng(2)
    games = 1
    while True:
        decisions = 0
        began = perf_counter()
        decisions = game.random_games(rng, games)
        took = perf_counter() - began
        if took >= seconds:
            return decisions / took
        games = max(2 * games, int(games * seconds / max(took, 1e-9)))


def moves_per_second(game: Game, seconds: float) -> float:
    """Return the moves per second driven from Python: `actions()`, then the checked `apply`."""
    rng = guilda.FastRng(3)
    moves = 0
    took = 0.0
    while took < seconds:
        boards = [game.copy() for _ in range(50)]
        began = perf_counter()
        for board in boards:
            actions, apply = board.actions, board.apply
            while legal := actions():
                apply(legal[moves * 7919 % len(legal)], rng)
                moves += 1
        took += perf_counter() - began
    return moves / took


def middle(name: str) -> Game:
    """Return a two-player position in mid-game with enough choices not to be solved immediately."""
    game, rng = start(name), guilda.FastRng(4)
    made = 0
    while made < SEARCH_PLY or len(game.actions()) < MIN_CHOICES:
        game.apply(game.random_action(rng), rng)
        made += 1
    return game


def simulations_per_second(game: Game, seconds: float) -> float:
    """Return the simulations per second of a search that does not stop early."""
    tree = Searcher(1)._prepare(game)
    began = perf_counter()
    while perf_counter() < began + seconds:
        tree.run(SIMULATIONS)
    return tree.simulations / (perf_counter() - began)


def measure_search(name: str) -> list[Figure]:
    """Measure the search of one game."""
    game = middle(name)
    absolute, relative = [], []
    for _ in range(SEARCH_REPEATS):
        iteration = timed(reference_loop) / LOOP
        absolute.append(simulations_per_second(game, SECONDS))
        relative.append(absolute[-1] * iteration)
    return [
        Figure(name, "search", median(relative), "simulations/iteration", None, True),
        Figure(name, "search", median(absolute), "simulations/s", None, True),
    ]


def uncompiled_decisions_per_second(name: str) -> float:
    """Return `decisions_per_second` of the uncompiled rules, measured in another process."""
    code = f"from guilda import bench; print(bench.decisions_per_second(bench.start({name!r}), 2 * bench.SECONDS))"
    return float(other_process(code, pure=True))


def import_seconds() -> float:
    """Return the seconds of CPU time that `import guilda` takes in a fresh process."""
    return float(other_process("import time; t = time.process_time(); import guilda; print(time.process_time() - t)"))


def other_process(code: str, *, pure: bool = False) -> str:
    """Run Python code in another process and return its output."""
    environment = {**os.environ, "GUILDA_PURE": "1" if pure else "0"}
    run = subprocess.run(  # noqa: S603 - our own interpreter and code
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout


def measure_game(name: str) -> list[Figure]:
    """Measure the rules of one game."""
    game = start(name)
    playouts, moves, copies = [], [], []
    for _ in range(REPEATS):
        iteration = timed(reference_loop) / LOOP
        playouts.append(decisions_per_second(game, SECONDS) * iteration)
        moves.append(1 / moves_per_second(game, SECONDS) / iteration)
        copies.append(timed(lambda: game._copies(COPIES)) / COPIES * 1e9)
    native = median(decisions_per_second(game, SECONDS) for _ in range(REPEATS))
    times = native / median(uncompiled_decisions_per_second(name) for _ in range(UNCOMPILED_REPEATS))
    limits = guilda.game(name).limits
    move_limit, copy_limit = limits.get("move", MOVE_ITERATIONS), limits.get("copy", COPY_NS)
    return [
        Figure(name, "random playouts, native", median(playouts), "decisions/iteration", limits.get("playouts"), True),
        Figure(name, "compiled vs uncompiled", times, "times", MIN_SPEED_UP, True),
        Figure(name, "move driven from Python", median(moves), "iterations", move_limit, False),
        Figure(name, "copy_from", median(copies), "ns", copy_limit, False),
    ]


def measure(games: Sequence[str] = ()) -> list[Figure]:
    """Measure some games (by default all) and the import time."""
    if not guilda.compiled:
        raise ValueError("the rules are not compiled, so there is nothing to measure")
    names = [guilda.game(name).name for name in games] or [info.name for info in guilda.games()]
    figures = [figure for name in names for figure in (*measure_game(name), *measure_search(name))]
    seconds = min(import_seconds() for _ in range(IMPORTS))
    return [*figures, Figure("", "import guilda", seconds * 1000, "ms", IMPORT_MS, False)]


def rows(figures: Sequence[Figure]) -> list[tuple[str, ...]]:
    """Return the figures as rows of a table."""
    found: list[tuple[str, ...]] = [("game", "measurement", "value", "unit", "limit", "")]
    for each in figures:
        sign = "≥" if each.at_least else "≤"
        limit = "" if each.limit is None else f"{sign} {each.limit:g}"
        missed = "" if each.reached else "MISSED"
        value = f"{each.value:.3g}" if each.value < 1000 else f"{each.value:,.0f}"
        found.append((each.game, each.what, value, each.unit, limit, missed))
    return found


def as_json(figures: Sequence[Figure]) -> str:
    """Return the figures as JSON."""
    listing: list[dict[str, Any]] = [{**each._asdict(), "reached": each.reached} for each in figures]
    return json.dumps(listing, indent=2)


def run(games: Sequence[str], *, json_output: bool) -> int:
    """Print the figures; return 1 if one misses its limit."""
    figures = measure(games)
    if json_output:
        print(as_json(figures))
    else:
        console.show([rows(figures)])
    return 0 if all(each.reached for each in figures) else 1
