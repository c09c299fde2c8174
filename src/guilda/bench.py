"""How fast the rules and the search are on this machine, as ratios that can be compared between machines.

The measure is the reference loop: `s += i` for ten million i in CPython, on the same core in the same run. Run it on an
otherwise idle machine. Every figure is a median.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import guilda
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.rules.game import Game
    from guilda.search.tree import Tree

LOOP = 10_000_000
REPEATS = 5
UNCOMPILED_REPEATS = 3
SEARCH_REPEATS = 15  # machines that are shared change their speed within seconds
SECONDS = 0.5
COPIES = 2_000_000
IMPORTS = 7

# decisions per iteration of the reference loop: at least, and what we aim for
PLAYOUTS = {"azul": (0.12, 0.20), "sintra": (0.12, 0.20), "splendor": (0.24, 0.40), "sagrada": (0.08, 0.15)}
COMPILED_TIMES = 40
MOVE_ITERATIONS = {"azul": 25}
OTHER_MOVE_ITERATIONS = 50
COPY_NS = {"sagrada": 60}
OTHER_COPY_NS = 30
IMPORT_MS = 50
TWO_THREADS = 1.7
DECISIONS_AHEAD = 10  # how far into a game the search is measured
CHOICES = 12  # and how many there are at least
SIMULATIONS = 100  # between two looks at the clock


class Figure(NamedTuple):
    """One measured figure and the limit it must keep, if it has one."""

    game: str
    what: str
    value: float
    unit: str
    limit: float | None
    at_least: bool

    @property
    def reached(self) -> bool:
        """Whether the limit is kept."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def reference_loop() -> int:
    """What everything is compared with."""
    s = 0
    for i in range(LOOP):
        s += i
    return s


def timed(work: Callable[[], object]) -> float:
    """The seconds that some work takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def start(name: str) -> Game:
    """A two-player position to play from."""
    return guilda.game(name).position({"players": 2}, guilda.FastRng(1))


def decisions_a_second(game: Game, seconds: float) -> float:
    """How many decisions native random games make in a second."""
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


def moves_a_second(game: Game, seconds: float) -> float:
    """How many moves can be driven from Python in a second: `actions()`, then the checked `apply`."""
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
    """A two-player position some decisions into a game, with so many choices that it is not solved at once."""
    game, rng = start(name), guilda.FastRng(4)
    made = 0
    while made < DECISIONS_AHEAD or len(game.actions()) < CHOICES:
        game.apply(game.random_action(rng), rng)
        made += 1
    return game


def simulations_a_second(game: Game, seconds: float, threads: int = 1) -> float:
    """How many simulations a search makes in a second, if it does not stop before because it is certain."""
    searcher = Searcher(1, threads)
    searcher.prepare(game)
    began = perf_counter()

    def think(tree: Tree) -> None:
        while perf_counter() < began + seconds:
            tree.run(SIMULATIONS)

    crew = [Thread(target=think, args=(tree,)) for tree in searcher.trees]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join()
    return sum(tree.simulations for tree in searcher.trees) / (perf_counter() - began)


def measure_search(name: str) -> list[Figure]:
    """The figures of searching one game."""
    game = middle(name)
    absolute, relative, threads = [], [], []
    for _ in range(SEARCH_REPEATS):
        iteration = timed(reference_loop) / LOOP
        absolute.append(simulations_a_second(game, SECONDS))
        relative.append(absolute[-1] * iteration)
        threads.append(simulations_a_second(game, SECONDS, 2) / absolute[-1])
    figures = [
        Figure(name, "search", median(relative), "simulations/iteration", None, True),
        Figure(name, "search", median(absolute), "simulations/s", None, True),
    ]
    if (os.cpu_count() or 1) > 1:
        figures.append(Figure(name, "2 search threads against 1", median(threads), "times", TWO_THREADS, True))
    return figures


def uncompiled_decisions_a_second(name: str) -> float:
    """What `decisions_a_second` is when the rules run as plain Python, in another process."""
    code = f"from guilda import bench; print(bench.decisions_a_second(bench.start({name!r}), 2 * bench.SECONDS))"
    return float(other_process(code, pure=True))


def import_seconds() -> float:
    """How long `import guilda` takes in a fresh process."""
    return float(other_process("import time; t = time.perf_counter(); import guilda; print(time.perf_counter() - t)"))


def other_process(code: str, *, pure: bool = False) -> str:
    """What some Python code prints in a process of its own."""
    environment = {**os.environ, "GUILDA_PURE": "1" if pure else "0"}
    run = subprocess.run(  # noqa: S603 - our own interpreter and our own code
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout


def measure_game(name: str) -> list[Figure]:
    """The figures of one game."""
    game = start(name)
    playouts, moves, copies = [], [], []
    for _ in range(REPEATS):
        iteration = timed(reference_loop) / LOOP
        playouts.append(decisions_a_second(game, SECONDS) * iteration)
        moves.append(1 / moves_a_second(game, SECONDS) / iteration)
        copies.append(timed(lambda: game.copies(COPIES)) / COPIES * 1e9)
    native = median(decisions_a_second(game, SECONDS) for _ in range(REPEATS))
    times = native / median(uncompiled_decisions_a_second(name) for _ in range(UNCOMPILED_REPEATS))
    at_least = PLAYOUTS[name][0]
    move_limit = MOVE_ITERATIONS.get(name, OTHER_MOVE_ITERATIONS)
    return [
        Figure(name, "native random playouts", median(playouts), "decisions/iteration", at_least, True),
        Figure(name, "compiled against uncompiled", times, "times", COMPILED_TIMES, True),
        Figure(name, "a move driven from Python", median(moves), "iterations", move_limit, False),
        Figure(name, "copy_from", median(copies), "ns", COPY_NS.get(name, OTHER_COPY_NS), False),
    ]


def measure(games: Sequence[str] = ()) -> list[Figure]:
    """All figures of these games (all of them by default), and the import time."""
    if not guilda.compiled:
        raise ValueError("the rules are not compiled: there is nothing to measure")
    names = [guilda.game(name).name for name in games] or [info.name for info in guilda.games()]
    figures = [figure for name in names for figure in (*measure_game(name), *measure_search(name))]
    seconds = median(import_seconds() for _ in range(IMPORTS))
    return [*figures, Figure("", "import guilda", seconds * 1000, "ms", IMPORT_MS, False)]


def table(figures: Sequence[Figure]) -> str:
    """The figures as text."""
    rows = [("game", "what", "measured", "", "limit", "")]
    for each in figures:
        sign = "≥" if each.at_least else "≤"
        limit = "" if each.limit is None else f"{sign} {each.limit:g}"
        missed = "" if each.reached else "MISSED"
        value = f"{each.value:.3g}" if each.value < 1000 else f"{each.value:,.0f}"
        rows.append((each.game, each.what, value, each.unit, limit, missed))
    wides = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(wide) for cell, wide in zip(row, wides, strict=True)) for row in rows]
    return "\n".join(map(str.rstrip, lines))


def as_json(figures: Sequence[Figure]) -> str:
    """The figures as JSON."""
    rows: list[dict[str, Any]] = [{**each._asdict(), "reached": each.reached} for each in figures]
    return json.dumps(rows, indent=2)


def run(games: Sequence[str], *, json_wanted: bool) -> int:
    """`guilda bench`: print the figures; 1 if one of them misses its limit."""
    figures = measure(games)
    print(as_json(figures) if json_wanted else table(figures))
    return 0 if all(each.reached for each in figures) else 1
