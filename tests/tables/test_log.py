"""The log is the source of truth: a table rebuilt from its log equals the table that was played."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from guilda.tables import automation, handling, visibility
from guilda.tables.commands import (
    Act,
    Chat,
    NewSeat,
    NewTable,
    Person,
    Rematch,
    Resign,
    Return,
    SeatBot,
    Sit,
    Stand,
    Start,
    TableCommand,
    Takeover,
    Undo,
)
from guilda.tables.entries import Clock, LogEntry, decode_entry, encode_entry
from guilda.tables.errors import CODES, TableError
from guilda.tables.table import Table
from tests.tables.playing import GAMES, PEOPLE, Harness, started

CROWD = (*PEOPLE, Person("zoe", "Zoe"))
CLOCKS = (None, Clock(bank=0, increment=20), Clock(bank=60, increment=2, on_timeout="resign"), Clock(40, 3))


def everything(table: Table, now: int) -> bytes:
    """Return everything that a table shows to anyone, and everything it has scheduled."""
    seats: list[int | None] = [None, *range(len(table.chairs))]
    shown: list[Any] = [table.number, visibility.summary(table), table.due(), table.bot_turn(), visibility.chat(table)]
    shown += [visibility.info(table, person.id) for person in CROWD]
    shown += [visibility.state(table, seat, now) for seat in seats]
    shown += [visibility.updates(table, 0, seat) for seat in seats if table.match is not None]
    shown += [sorted(table.answers.items()), [visibility.default_seat(table, person.id) for person in CROWD]]
    shown.append(table.record().dumps() if table.match is not None else "")
    return msgspec.json.encode(shown)


def random_command(harness: Harness, rng: Random) -> TableCommand:
    """Return a random command, sensible or not."""
    table, message = harness.table, harness.message_id()
    seat, ply = rng.randrange(5), table.ply + rng.choice((0, 0, 0, 0, -1, 1))
    if table.phase == "playing" and rng.random() < 0.75:
        legal = table.playing().actions()
        action = rng.choice((rng.choice(legal), rng.choice(legal), rng.randrange(3000), "X9", "END"))
        return Act(id=message, ply=max(0, ply), action=action)
    makers: list[Any] = [
        lambda: Sit(id=message, seat=seat, name=rng.choice(("Ana", "B", "\n"))),
        lambda: Stand(id=message, seat=seat),
        lambda: SeatBot(id=message, seat=seat, level=rng.choice(("random", "nobody"))),
        lambda: Start(id=message),
        lambda: Undo(id=message, ply=max(0, ply)),
        lambda: Undo(id=message, ply=table.ply),
        lambda: Takeover(id=message, seat=seat),
        lambda: Return(id=message, seat=seat),
        lambda: Rematch(id=message),
        lambda: Chat(id=message, text="well played"),
    ]
    if rng.random() < 0.1:
        makers.append(lambda: Resign(id=message, seat=seat))
    command: TableCommand = rng.choice(makers)()
    return command


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_any_commands_leave_a_log_that_rebuilds_the_same_table(game: str, seed: int) -> None:
    rng = Random(seed)
    players = rng.choice((2, 3))
    seats = [NewSeat(kind=rng.choice(("me", "open", "open")), level="random") for _ in range(players)]
    new = NewTable(game=game, options={"players": players}, seats=seats, clock=rng.choice(CLOCKS))
    harness = Harness(new, seed=rng.randbytes(32))
    errors = []
    for step in range(150):
        harness.wait(rng.choice((0, 1, 500, 3_000, 15_000)))
        if (turn := harness.table.bot_turn()) is not None and rng.random() < 0.8:
            action = rng.choice(harness.table.playing().actions())
            harness.write(automation.bot_decision(harness.table, turn, action, harness.now))
        command, person = random_command(harness, rng), rng.choice(CROWD)
        before = everything(harness.table, harness.now)
        try:
            decided = handling.decide(harness.table, command, person, harness.now, [rng.choice(CROWD).id])
        except TableError as error:
            errors.append(error)
            decided = []
        assert everything(harness.table, harness.now) == before, f"deciding {command} changed something"
        harness.write(decided)
        if step % 10 == 9:
            stored = [decode_entry(encode_entry(entry)) for entry in harness.log]
            again = everything(Table.rebuilt("t", stored), harness.now)
            assert again == everything(harness.table, harness.now), f"seed {seed}, step {step}"
    assert errors
    assert {error.code for error in errors} <= set(CODES)


def test_a_log_of_other_rules_is_refused() -> None:
    harness = started()
    log: list[LogEntry] = list(harness.log)
    log[0] = msgspec.structs.replace(harness.table.setup, rules_version=0)
    with pytest.raises(TableError, match="outdated"):
        Table.rebuilt("t", log)


def test_the_server_seed_is_not_shown_before_the_end() -> None:
    harness = started("splendor")
    seed = harness.table.setup.server_seed.encode()
    assert seed not in everything(harness.table, harness.now)
    harness.finish()
    assert seed in everything(harness.table, harness.now)
