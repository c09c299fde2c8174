"""Puzzles: positions in which one move is clearly best.

>>> from guilda import puzzles
>>> easy = puzzles.select("azul", theme="deny", rating=(0, 1400))
>>> easy[0].check(easy[0].solution)
'right'

The puzzles of a game are loaded from a file of the package when they are first asked for; `guilda puzzles GAME` finds
more. docs/research/puzzles.md explains the method.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from guilda.puzzles.puzzle import Puzzle
from guilda.rules.registry import game as game_info

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Puzzle", "get", "load", "read", "select", "write"]


def path_of(game: str) -> Path:
    """Return the file with the puzzles of a game."""
    info = game_info(game)
    return info.puzzles or Path(__file__).with_name(f"{info.name}.jsonl.gz")


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, the easiest first; none for a game that has no file."""
    path = path_of(game)
    return read(path) if path.exists() else ()


def read(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file."""
    return tuple(Puzzle.from_row(json.loads(line)) for line in gzip.decompress(path.read_bytes()).splitlines())


def write(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write puzzles to a file. The same puzzles give the same bytes."""
    rows = [json.dumps(each.row(), separators=(",", ":")) for each in puzzles]
    path.write_bytes(gzip.compress("\n".join(rows).encode(), mtime=0))


def select(
    game: str, *, theme: str | None = None, rating: tuple[int, int] | None = None, players: int | None = None
) -> list[Puzzle]:
    """Return the puzzles of a game with a theme, within limits of the rating, or for a number of players."""
    return [
        each
        for each in load(game)
        if (theme is None or theme in each.themes)
        and (rating is None or rating[0] <= each.rating <= rating[1])
        and (players is None or each.players == players)
    ]


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {each.id: each for each in load(game)}


def get(game: str, puzzle_id: str) -> Puzzle:
    """Return a puzzle by its id; `ValueError` if there is none."""
    try:
        return _by_id(game)[puzzle_id]
    except KeyError:
        raise ValueError(f"there is no puzzle {puzzle_id!r} of {game}") from None
