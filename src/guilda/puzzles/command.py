"""Find, check, refute and pack puzzles, for `guilda puzzles GAME`."""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import replace
from itertools import chain, count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda import console
from guilda.bots import REFERENCE_LEVELS
from guilda.puzzles import load, path_of, write
from guilda.puzzles.find import CONFIRMATION, budget, puzzles_of, replies, search, self_play
from guilda.puzzles.puzzle import CHANCE_SEED, Puzzle
from guilda.puzzles.themes import themes_of
from guilda.records.record import loads, read_text
from guilda.records.replay import decisions
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator, Sequence


QUARTILES = ("lowest", "1st quartile", "median", "3rd quartile", "highest")
SAMPLE_SEED = 1


def pool(workers: int) -> ProcessPoolExecutor:
    """Return worker processes that leave Ctrl-C to this one."""
    return ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))


def run(chosen: Namespace, played: Iterable[tuple[str, bytes]] = ()) -> int:
    """Run a task but `play`; `find` searches the played games, given by name, before those of bots."""
    if min(chosen.puzzles, chosen.workers) < 1:
        raise ValueError("--puzzles and --workers must be at least 1")
    if chosen.task == "find":
        path = chosen.out or Path(f"puzzles-{chosen.game}.jsonl")
        played = chain(((str(file), read_text(file).encode()) for file in chosen.records), played)
        for number in find(chosen.game, path, chosen.puzzles, chosen.workers, chosen.first, played):
            print(f"\r{number} puzzles", end="", file=sys.stderr, flush=True)
        print(f"{sum(map(len, read_found(path).values()))} puzzles in {path}")
        return 0
    if chosen.task == "pack":
        if not chosen.files:
            raise ValueError("name the files to pack, as written by guilda puzzles GAME find")
        path, puzzles = chosen.out or path_of(chosen.game), packed(chosen.files, chosen.puzzles)
        write(puzzles, path)
        print(f"{len(puzzles)} puzzles in {path}, {path.stat().st_size:,} bytes")
        return 0
    puzzles = list(load(chosen.game))
    if not puzzles:
        raise ValueError(f"there are no puzzles of {chosen.game}")
    if chosen.task == "refute":
        with pool(chosen.workers) as processes:
            searched = processes.map(refute, puzzles, range(chosen.seed, chosen.seed + len(puzzles)))
            refuted = [each for each in searched if each.reply]
        write(refuted, path_of(chosen.game))
        print(
            f"{sum(map(answered, refuted))} of {len(refuted)} puzzles have a reply of an opponent; "
            f"{len(puzzles) - len(refuted)} without a refutation were removed"
        )
        return 0
    console.show(summary(puzzles))
    sample = Random(SAMPLE_SEED).sample(puzzles, min(len(puzzles), chosen.puzzles))  # noqa: S311 - not a secret
    results: list[Check] = []
    same = 0
    for each in check(sample, chosen.workers, chosen.seed):
        results.append(each)
        same += each.unchanged
        print(f"\r{same} of {len(results)} unchanged", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    more = CONFIRMATION * budget(chosen.game)
    print(f"unchanged with {more:,} simulations: {same} of {len(results)} puzzles, {same / len(results):.1%}")
    changed = {each.id for each in results if not each.unchanged}
    if changed:
        print("changed:", *sorted(changed))
    if chosen.drop:
        write((each for each in puzzles if each.id not in changed), path_of(chosen.game))
    return 0


# Finding


class Found(NamedTuple):
    """The puzzles of a game, or the reason why it cannot be searched."""

    name: str
    puzzles: list[Puzzle]
    problem: str = ""


def find_in_self_play(game: str, number: int) -> Found:
    """Return the puzzles of a self-play game."""
    return Found(str(number), puzzles_of(self_play(game, number), number))


def find_in_record(game: str, number: int, name: str, text: bytes) -> Found:
    """Return the puzzles in a record."""
    try:
        record = loads(text.decode())
        if record.game != game:
            raise ValueError(f"this is a game of {record.game}")
        positions = [position for position, _ in decisions(record)]
    except ValueError as error:
        return Found(name, [], str(error))
    return Found(name, puzzles_of(positions, number))


def read_found(path: Path) -> dict[str, list[Puzzle]]:
    """Return the puzzles of every game in a file of `find`; a line that was cut off is left out."""
    found: dict[str, list[Puzzle]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            with suppress(json.JSONDecodeError):
                game = json.loads(line)
                found[game["game"]] = [Puzzle.from_row(row) for row in game["puzzles"]]
    return found


def find(
    game: str,
    path: Path,
    wanted: int,
    workers: int = 1,
    first: int = 0,
    played: Iterable[tuple[str, bytes]] = (),
) -> Iterator[int]:
    """Find puzzles until there are enough, and yield their number after each game.

    Every game is a line of the file. If the file exists, its games are not searched again. `first` is the number of
    the first self-play game. A played game whose record is broken is left out, with a sentence.
    """
    done = read_found(path)
    found = sum(map(len, done.values()))
    jobs: Iterator[tuple[Any, ...]] = chain(
        ((find_in_record, game, number, *each) for number, each in enumerate(played) if each[0] not in done),
        ((find_in_self_play, game, number) for number in count(first) if str(number) not in done),
    )
    processes = pool(workers)
    pending: set[Future[Found]] = set()
    try:
        with path.open("a") as file:
            while found < wanted:
                while len(pending) < 2 * workers:
                    pending.add(processes.submit(*next(jobs)))
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in finished:
                    name, puzzles, problem = future.result()
                    if problem:
                        print(f"{name} is left out: {problem}", file=sys.stderr)
                    found += len(puzzles)
                    file.write(json.dumps({"game": name, "puzzles": [each.row() for each in puzzles]}) + "\n")
                    file.flush()
                    yield found
    finally:
        processes.shutdown(cancel_futures=True)


def packed(paths: Iterable[Path], most: int | None = None) -> list[Puzzle]:
    """Return the puzzles in files of `find`, the easiest first: every position once, with its current themes."""
    found = chain.from_iterable(chain.from_iterable(read_found(path).values()) for path in paths)
    unique = list({each.id: each for each in found}.values())[:most]
    themed = [replace(each, themes=themes_of(each.start(), each.solution)) for each in unique]
    return sorted(themed, key=lambda each: (each.rating, each.id))


# Checking


class Check(NamedTuple):
    """The result of searching a puzzle again with more simulations."""

    id: str
    unchanged: bool


def check_one(puzzle: Puzzle, seed: int) -> Check:
    """Search a puzzle again with ten times the simulations and another seed."""
    start = puzzle.start()
    found = search(start, CONFIRMATION * budget(puzzle.game), seed)
    return Check(puzzle.id, start.notation(found.action) == puzzle.solution[0])


def check(puzzles: Sequence[Puzzle], workers: int = 1, seed: int = 0) -> Iterator[Check]:
    """Search all puzzles again, and yield the results in their order."""
    with pool(workers) as processes:
        yield from processes.map(check_one, puzzles, range(seed, seed + len(puzzles)))


def refute(puzzle: Puzzle, seed: int) -> Puzzle:
    """Return a puzzle whose tempting move was searched again for what follows it."""
    start = puzzle.start()
    return replace(puzzle, reply=tuple(replies(start, start.action_id(puzzle.wrong), budget(puzzle.game), seed)))


def answered(puzzle: Puzzle) -> bool:
    """Return whether the line after the tempting move ends with an opponent's reply."""
    board, chance, seat = puzzle.start(), FastRng(CHANCE_SEED), puzzle.seat
    for move in (puzzle.wrong, *puzzle.reply):
        seat = board.turn
        board.apply(move, chance)
    return seat != puzzle.seat


def summary(puzzles: Sequence[Puzzle]) -> list[list[tuple[str, ...]]]:
    """Return tables with the number of puzzles by players, themes and rating, and how often the levels solve them."""
    players = Counter(each.players for each in puzzles)
    themes = Counter(theme for each in puzzles for theme in each.themes)
    ratings = sorted(each.rating for each in puzzles)
    quartiles = [ratings[(len(ratings) - 1) * part // 4] for part in range(5)]
    solved = [fmean(each.levels[level] for each in puzzles) for level in range(len(REFERENCE_LEVELS))]
    return [
        [("players", "puzzles"), *((str(number), str(players[number])) for number in sorted(players))],
        [("theme", "puzzles"), *((theme, str(number)) for theme, number in themes.most_common())],
        [
            ("level", "solves"),
            *((level, f"{share:.0%}") for level, share in zip(REFERENCE_LEVELS, solved, strict=True)),
        ],
        [("rating", ""), *zip(QUARTILES, map(str, quartiles), strict=True)],
    ]
