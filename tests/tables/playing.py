"""Tables for tests: players, a clock that the test moves, and the log."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import guilda
from guilda.tables import automation, handling
from guilda.tables.commands import Act, NewSeat, NewTable, Person, Sit, Start
from guilda.tables.opening import opening
from guilda.tables.table import Table

if TYPE_CHECKING:
    from guilda.tables.commands import TableCommand
    from guilda.tables.entries import LogEntry

ANA, BEN, CLARA, DORA = (Person(name.lower(), name) for name in ("Ana", "Ben", "Clara", "Dora"))
PEOPLE = (ANA, BEN, CLARA, DORA)
SEED = bytes(range(32))
NOON = 1_700_000_000_000


class Harness:
    """A test harness: a table with its log and a clock that the test moves."""

    def __init__(self, new: NewTable, host: Person = ANA, seed: bytes = SEED) -> None:
        self.now = NOON
        self.log: list[LogEntry] = list(opening(new, host, self.now, seed))
        self.table = Table.rebuilt("t", self.log)
        self.messages = 0

    def message_id(self) -> str:
        self.messages += 1
        return f"m{self.messages}"

    def write(self, entries: list[LogEntry]) -> list[LogEntry]:
        for entry in entries:
            self.log.append(entry)
            self.table.apply(entry)
        return entries

    def do(self, person: Person, kind: type[TableCommand], absent: tuple[str, ...] = (), **details: Any) -> None:
        command = kind(id=self.message_id(), **details)
        self.write(handling.decide(self.table, command, person, self.now, absent))

    def wait(self, milliseconds: int) -> list[LogEntry]:
        self.now += milliseconds
        return self.write(automation.expired(self.table, self.now))

    def person(self) -> Person:
        seat = self.table.actor()
        assert seat is not None
        return next(person for person in PEOPLE if person.id == self.table.chairs[seat].person)

    def act(self, rng: Random, person: Person | None = None) -> None:
        position = self.table.playing().position
        action = rng.choice(position.actions())
        self.do(person or self.person(), Act, ply=self.table.ply, action=action)

    def until_turn_of(self, seat: int, rng: Random) -> None:
        while self.table.actor() != seat:
            self.act(rng)

    def bots(self, rng: Random) -> None:
        while (turn := self.table.bot_turn()) is not None:
            self.write(
                automation.bot_decision(self.table, turn, rng.choice(self.table.playing().position.actions()), self.now)
            )

    def finish(self, seed: int = 1) -> None:
        rng = Random(seed)
        while self.table.phase == "playing":
            self.bots(rng)
            if self.table.phase == "playing":
                self.act(rng)


def new_table(game: str = "azul", players: int = 2, mine: int = 1, bots: int = 0, **details: Any) -> NewTable:
    seats = [NewSeat(kind="me") for _ in range(mine)] + [NewSeat(kind="bot", level="random") for _ in range(bots)]
    seats += [NewSeat(kind="open") for _ in range(players - len(seats))]
    return NewTable(game=game, options={"players": players}, seats=seats, **details)


def started(game: str = "azul", players: int = 2, **details: Any) -> Harness:
    harness = Harness(new_table(game, players, **details))
    for seat in (seat for seat, chair in enumerate(harness.table.chairs) if chair.open):
        harness.do(PEOPLE[seat], Sit, seat=seat, name=PEOPLE[seat].name, seed=f"seed {seat}")
    harness.do(ANA, Start)
    return harness


GAMES = [info.name for info in guilda.games()]
