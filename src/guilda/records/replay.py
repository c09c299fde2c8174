"""Replay a record: to view it, to resume it, or to verify it."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from guilda.locales import catalogue
from guilda.records.fairness import commitment
from guilda.records.match import Match
from guilda.records.record import RecordError, check_record
from guilda.rules.game import IllegalAction
from guilda.rules.registry import game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.records.record import Record
    from guilda.rules.game import Game


def resume(record: Record, plies: int | None = None) -> Match:
    """Return the match of a private or finished record after all its moves, or after the first `plies`."""
    return Replay(record).match(plies)


def decisions(record: Record) -> Iterator[tuple[Game, int]]:
    """Yield every position of a record in which a decision was made, with the action chosen there."""
    resume(record)  # fail before the first decision is yielded if the record is not consistent
    match = resume(record, 0)
    for move in record.moves:
        yield match.position.copy(), match.position.parse(move.notation)
        match.apply(move.notation, move.time)


def verify(record: Record) -> None:
    """Replay a record and check everything it states; `RecordError` says what is wrong, and where."""
    Replay(record).check()


def verification_summary(record: Record) -> str:
    """Return a sentence that summarises what `verify` checked."""
    moves, draws = len(record.moves), len(record.draws or ())
    return catalogue("en").format("record-checked", moves=moves, draws=draws)


class Replay:
    """A replay of one record, move by move."""

    def __init__(self, record: Record) -> None:
        check_record(record)
        self.record = record
        try:
            info = game(record.game)
            options = info.check(record.options)
        except ValueError as error:
            raise RecordError(str(error)) from None
        if record.rules_version != info.rules_version:
            raise RecordError(
                f"the record was played by version {record.rules_version} of the rules of {record.game}, "
                f"this is version {info.rules_version}",
                "version",
            )
        if record.components != info.components:
            raise RecordError(
                f"the record was played with other components of {record.game} ({record.components}) "
                f"than those that are installed ({info.components})",
                "version",
            )
        if dict(record.options) != options:
            raise RecordError(f"options: the record must name all of {', '.join(options)}")
        if len(record.seats) != options["players"]:
            raise RecordError(f"seats: there are {len(record.seats)} for {options['players']} players")

    def match(self, plies: int | None = None) -> Match:
        """Return the match after a number of moves; its draws are compared with the record's."""
        record = self.record
        if record.server_seed is None or record.draws is None:
            raise RecordError(
                "the match was not over: its record does not show the server seed and the draws yet", "running"
            )
        seed = bytes.fromhex(record.server_seed)
        if commitment(seed) != record.commitment:
            raise RecordError("server_seed does not match the commitment", "altered")
        match = Match(record.game, record.options, seed=seed, seats=record.seats, deal=record.events is not None)
        compared = self.compare_draws(match, record.draws, 0, "the set-up")
        for number, move in enumerate(record.moves[:plies], 1):
            here = f"move {number} ({move.notation[:20]!r})"
            if match.actor() is None:
                raise RecordError(f"{here}: the game was over before it", "illegal")
            try:
                match.apply(move.notation, move.time)
            except IllegalAction as error:
                raise RecordError(f"{here} is illegal: {error.reason}", "illegal") from None
            except ValueError as error:
                raise RecordError(f"{here}: {error}", "illegal") from None
            if match.moves[-1] != move.notation:
                raise RecordError(f"{here} must be written {match.moves[-1]!r}", "altered")
            compared = self.compare_draws(match, record.draws, compared, here)
        match.resume_clock(record.moves[-1].time if record.moves else 0)
        return match

    def compare_draws(self, match: Match, recorded: Sequence[tuple[int, int]], done: int, where: str) -> int:
        """Compare the draws since the last call with those of the record; return the number of draws so far."""
        made = match.draws
        for number in range(done, len(made)):
            if number >= len(recorded):
                raise RecordError(f"{where}: draw {number + 1} is missing", "altered")
            if made[number] != tuple(recorded[number]):
                raise RecordError(
                    f"{where}: draw {number + 1} gives {made[number][1]} below {made[number][0]}, "
                    f"the record says {recorded[number][1]} below {recorded[number][0]}",
                    "altered",
                )
        return len(made)

    def check(self) -> None:
        """Check moves, draws, result and checksum."""
        record = self.record
        match = self.match()
        if len(record.draws or ()) > len(match.draws):
            raise RecordError(f"draw {len(match.draws) + 1} was never made", "altered")
        if record.events is not None and list(record.events) != match.chance_events:
            raise RecordError("events: they are not those of the draws", "altered")
        if match.actor() is None and record.result is None:
            raise RecordError("result: the game is over, but the record has none", "altered")
        if match.actor() is not None and record.result is not None:
            raise RecordError(f"result: the game is not over after move {len(record.moves)}", "altered")
        if record.result is not None:
            for name, found in (("scores", match.scores()), ("ranks", match.ranks())):
                if list(record.result[name]) != found:
                    raise RecordError(
                        f"result: {name} are {found}, the record says {list(record.result[name])}", "altered"
                    )
        if record.source is not None:
            self.compare_text(record.source, record.dumps())

    def compare_text(self, read: str, written: str) -> None:
        """Check that the text is exactly what `dumps` writes; the checksum covers names and times."""
        if read.replace("\r\n", "\n") == written:
            return
        lines = zip_longest(read.splitlines(), written.splitlines(), fillvalue="")
        number, line = next((number, line) for number, (line, other) in enumerate(lines, 1) if line != other)
        name = line.strip().partition(":")[0].strip('"')
        what = "a name, a time or the checksum itself was altered" if name == "checksum" else "it was altered"
        raise RecordError(f"line {number} ({name}): {what}", "altered")
