"""The record of a match: everything needed to replay it, as JSON.

`docs/program/records.md` describes the format.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guilda.records.fairness import SEED_BYTES, check_seat_seed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from guilda.rules.game import Game

FORMAT = "guilda-record/1"
MAX_FILE_BYTES = 4_000_000
MAX_NAME = 40
MAX_KIND = 200
HEX = frozenset("0123456789abcdef")
HIDDEN = "?"
HASH_DIGITS = 12
KEYS = (
    "format",
    "game",
    "rules_version",
    "components",
    "options",
    "seats",
    "commitment",
    "moves",
    "draws",
    "result",
    "server_seed",
    "checksum",
)
DEAL_KEYS = ("events",)
"""Fields that only the record of a deal has."""


class RecordError(ValueError):
    """The text is not a record, or the record is not consistent; the message says where.

    `problem` tells readers in other languages what kind of problem it is: `altered`, `illegal` (a move), `running` (the
    match was not over), `version` (other rules or components), or `other`; of a daily deal also `another` (it is a game
    of another deal) or `bot` (a move is not the bot's).
    """

    def __init__(self, message: str, problem: str = "other") -> None:
        super().__init__(message)
        self.problem = problem


@dataclass(frozen=True)
class Seat:
    """A seat's player, the seed they contributed, and their kind: `human` or the name of a bot."""

    name: str
    seed: str = ""
    kind: str = "human"

    def __post_init__(self) -> None:
        check_seat_seed(self.seed)
        for what, text, longest in (("name", self.name, MAX_NAME), ("kind", self.kind, MAX_KIND)):
            if not isinstance(text, str) or not 0 < len(text) <= longest or not text.isprintable():
                raise ValueError(f"a seat's {what} is a printable text of 1 to {longest} characters, not {text!r}")


@dataclass(frozen=True)
class Move:
    """A move in notation, and its time in milliseconds from the start of the match."""

    notation: str
    time: int = 0


@dataclass(frozen=True, repr=False)
class Record:
    """A match from the first draw to the last. Without `server_seed` and `draws` it is still in progress."""

    game: str
    rules_version: int
    components: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    commitment: str
    moves: tuple[Move, ...]
    draws: tuple[tuple[int, int], ...] | None
    result: Mapping[str, Sequence[int]] | None
    server_seed: str | None
    events: tuple[int, ...] | None = None
    """The chance event of each draw of a deal (`guilda.records.deal`), empty while it is hidden; otherwise None."""
    source: str | None = field(default=None, compare=False)
    """The text that the record was read from; `verify` compares it with what `dumps` writes."""

    def __repr__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items() if value is not None)
        state = "not over" if self.result is None else f"scores {list(self.result['scores'])}"
        return f"<Record of {self.game} {options}: {len(self.moves)} moves, {state}>"

    def fields(self) -> dict[str, Any]:
        """Return the record as JSON values, without its checksum."""
        events = {} if self.events is None else {"events": list(self.events)}
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "components": self.components,
            "options": dict(self.options),
            "seats": [{"name": seat.name, "seed": seat.seed, "kind": seat.kind} for seat in self.seats],
            "commitment": self.commitment,
            "moves": [[move.notation, move.time] for move in self.moves],
            "draws": None if self.draws is None else [list(draw) for draw in self.draws],
            **events,
            "result": None if self.result is None else {name: list(row) for name, row in self.result.items()},
            "server_seed": self.server_seed,
        }

    def played(self) -> Iterator[tuple[Game, int]]:
        """Yield every position in which a decision was made, with the action chosen there.

        The match must be over, or the record private.
        """
        from guilda.records.replay import decisions

        return decisions(self)

    def dumps(self) -> str:
        """Return the record as JSON text, one line per field."""
        return json_lines(self.fields())

    def save(self, path: Path | str) -> None:
        """Write the record to a new file; `FileExistsError` if the file exists."""
        write_new(path, self.dumps())


def checksum(fields: Mapping[str, Any]) -> str:
    """Return the SHA-256 of all fields, which detects accidental changes."""
    text = json.dumps(fields, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode()).hexdigest()


def write_new(path: Path | str, text: str) -> None:
    """Write a text to a new file; `FileExistsError` if the file exists."""
    with Path(path).open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)


def check_record(record: object) -> None:
    """Raise `TypeError` if something is not a record."""
    if not isinstance(record, Record):
        raise TypeError(f"{type(record).__name__} is not a Record: guilda.load reads one, match.record() returns one")


def load(path: Path | str) -> Record:
    """Read a record from a file."""
    return loads(read_text(path))


def read_text(path: Path | str) -> str:
    """Return the text of a file that may hold a record."""
    try:
        with Path(path).open("rb") as file:
            read = file.read(MAX_FILE_BYTES + 1)
        if len(read) > MAX_FILE_BYTES:
            raise RecordError(f"{path} is larger than {MAX_FILE_BYTES} bytes, so it is not a record")
        return read.decode("utf-8")
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not text, so it is not a record") from None


def loads(text: str) -> Record:
    """Read a record from JSON text. This checks its shape; `verify` checks its contents."""
    return RecordReader(read_json(text), text).record()


def read_json(text: str) -> Any:
    """Return the value of a JSON text; `RecordError` if it is none."""
    try:
        return json.loads(text, object_pairs_hook=reject_duplicate_keys, parse_constant=reject_constant)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        problem = "altered" if text.lstrip().startswith("{") else "other"
        raise RecordError(f"this is not JSON: {error}", problem) from None


def json_lines(fields: Mapping[str, Any]) -> str:
    """Return fields and their checksum as JSON text, one line per field."""
    complete = {**fields, "checksum": checksum(fields)}
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in complete.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def reject_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object; refuse duplicate keys."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RecordError("an object has a duplicate key")
    return found


def reject_constant(name: str) -> None:
    """Refuse NaN and infinity, which are not JSON."""
    raise RecordError(f"{name} is not a number")


def is_whole_number(value: object, most: int = 2**53) -> bool:
    """Return whether a JSON value is a whole number that every JSON reader can represent."""
    return type(value) is int and 0 <= value <= most


def is_hex(value: object, length: int) -> bool:
    """Return whether a JSON value is a text of the given number of hexadecimal digits."""
    return isinstance(value, str) and len(value) == length and HEX.issuperset(value)


class RecordReader:
    """Reads the fields of a record; `RecordError` names the first malformed one."""

    def __init__(self, fields: Any, text: str) -> None:
        self.text = text
        self.require(isinstance(fields, dict), "a record is a JSON object")
        self.require(fields.get("format") == FORMAT, f"format must be {FORMAT!r}, not {fields.get('format')!r}")
        missing = [key for key in KEYS if key not in fields]
        if missing:
            raise RecordError(f"{', '.join(missing)} is missing", "altered")
        extra = [key for key in fields if key not in KEYS + DEAL_KEYS]
        self.require(not extra, f"{', '.join(map(repr, extra[:5]))} does not belong in a record")
        self.fields = fields

    def require(self, condition: bool, message: str) -> None:
        """Raise `RecordError` unless a condition holds."""
        if not condition:
            raise RecordError(message)

    def record(self) -> Record:
        """Return the record if all its fields have the right shape."""
        fields = self.fields
        self.require(isinstance(fields["game"], str), "game must be a name")
        self.require(is_whole_number(fields["rules_version"]), "rules_version must be a whole number")
        self.require(
            is_hex(fields["components"], HASH_DIGITS), f"components must be {HASH_DIGITS} digits of 0-9 and a-f"
        )
        self.require(isinstance(fields["options"], dict), "options must be an object")
        self.require(is_hex(fields["commitment"], 2 * SEED_BYTES), "commitment must be 64 digits of 0-9 and a-f")
        seed = fields["server_seed"]
        self.require(
            seed is None or is_hex(seed, 2 * SEED_BYTES), "server_seed must be 64 digits of 0-9 and a-f, or null"
        )
        self.require(is_hex(fields["checksum"], 64), "checksum must be 64 digits of 0-9 and a-f")
        return Record(
            game=fields["game"],
            rules_version=fields["rules_version"],
            components=fields["components"],
            options=fields["options"],
            seats=self.seats(),
            commitment=fields["commitment"],
            moves=self.moves(),
            draws=self.draws(),
            result=self.result(),
            server_seed=seed,
            events=self.events(),
            source=self.text,
        )

    def rows(self, name: str) -> list[Any]:
        """Return a field that is a list."""
        value = self.fields[name]
        self.require(isinstance(value, list), f"{name} must be a list")
        return list(value)

    def seats(self) -> tuple[Seat, ...]:
        """Read names and seeds."""
        seats = []
        for number, row in enumerate(self.rows("seats")):
            here = f"seat {number}"
            fits = isinstance(row, dict) and set(row) == {"name", "seed", "kind"}
            self.require(fits, f"{here} must have a name, a seed and a kind")
            try:
                seats.append(Seat(**row))
            except ValueError as error:
                raise RecordError(f"{here}: {error}") from None
        return tuple(seats)

    def moves(self) -> tuple[Move, ...]:
        """Read notations and times."""
        moves = []
        for number, row in enumerate(self.rows("moves"), 1):
            fits = isinstance(row, list) and len(row) == 2 and isinstance(row[0], str) and is_whole_number(row[1])
            self.require(fits, f"move {number} must be a notation and a time in milliseconds")
            moves.append(Move(*row))
        return tuple(moves)

    def draws(self) -> tuple[tuple[int, int], ...] | None:
        """Read bounds and outcomes."""
        if self.fields["draws"] is None:
            return None
        draws = []
        for number, row in enumerate(self.rows("draws"), 1):
            fits = isinstance(row, list) and len(row) == 2 and all(is_whole_number(each, 2**31 - 1) for each in row)
            self.require(fits, f"draw {number} must be a bound and an outcome")
            draws.append((row[0], row[1]))
        return tuple(draws)

    def events(self) -> tuple[int, ...] | None:
        """Read the chance events of a deal."""
        if "events" not in self.fields:
            return None
        rows = self.rows("events")
        self.require(all(is_whole_number(each, 2**31 - 1) for each in rows), "events must be whole numbers")
        return tuple(rows)

    def result(self) -> dict[str, list[int]] | None:
        """Read scores and ranks."""
        value = self.fields["result"]
        if value is None:
            return None
        fits = isinstance(value, dict) and set(value) == {"scores", "ranks"}
        fits = fits and all(isinstance(row, list) and all(type(each) is int for each in row) for row in value.values())
        self.require(fits, "result must have scores and ranks, or be null")
        return dict(value)
