"""The results file: JSON Lines, first the tournament's identity, then one line per finished game."""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING, Any

from guilda.arena.play import Result
from guilda.arena.schedule import Fixture

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from guilda.arena.schedule import Tournament

FORMAT = "guilda-arena/1"


class ResultsFile:
    """An open results file. A line that a crash left incomplete is removed."""

    def __init__(self, path: Path, plan: Tournament) -> None:
        self.path = path
        self.results: dict[Fixture, Result] = {}
        self.file: IO[bytes] = path.open("a+b")
        try:
            self.lock()
            self.read({"format": FORMAT, **plan.identity()}, plan)
        except BaseException:
            self.file.close()
            raise

    def lock(self) -> None:
        """Take an exclusive lock, so that two tournaments cannot write to the same file."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(f"{self.path} is being written by another tournament") from None

    def read(self, header: dict[str, Any], plan: Tournament) -> None:
        """Read an existing file, or write the header of a new one."""
        self.file.seek(0)
        *lines, incomplete = self.file.read().split(b"\n")
        if not lines:
            if incomplete and not json.dumps(header).encode().startswith(incomplete):
                raise ValueError(f"{self.path} is not a results file: choose another name")
            self.file.truncate(0)
            self.write(header)
            return
        self.check_header(lines[0], header)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = parse(line, plan)
            except (ValueError, TypeError) as error:
                raise ValueError(f"line {number} of {self.path} is not a result: {error}") from error
            self.results[Fixture(result.seed, result.seating)] = result
        self.file.truncate(sum(len(line) + 1 for line in lines))

    def check_header(self, line: bytes, header: dict[str, Any]) -> None:
        """Refuse the results of another tournament."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ValueError(f"{self.path} is not a results file: choose another name")
        for key, value in header.items():
            if found.get(key) != value:
                raise ValueError(
                    f"{self.path} holds another tournament: its {key} is {found.get(key)!r}, not {value!r}. "
                    "Choose another name"
                )

    def add(self, result: Result) -> None:
        """Append a game. It is flushed before this returns."""
        self.results[Fixture(result.seed, result.seating)] = result
        self.write(result._asdict())

    def write(self, line: dict[str, Any]) -> None:
        """Append a line."""
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def parse(line: bytes, plan: Tournament) -> Result:
    """Parse a line into a result; `ValueError` if it does not fit the tournament."""
    result = Result(**json.loads(line))
    seating = tuple(result.seating)
    rows = (seating, result.ranks, result.scores)
    if not all(len(row) == plan.players and all(type(n) is int for n in row) for row in rows):
        raise ValueError(f"it is not for {plan.players} players")
    if not all(0 <= bot < len(plan.bots) for bot in seating):
        raise ValueError(f"there are only {len(plan.bots)} bots")
    return result._replace(seating=seating)
