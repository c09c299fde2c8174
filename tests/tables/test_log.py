"""The log is the truth: whatever people try, a table rebuilt from its log is the table that was played."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from guilda.rules.speech import LANGUAGES
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
from guilda.tables.entries import Clock, LogEntry, read, written
from guilda.tables.table import Table
from guilda.tables.words import REFUSALS, Refused
from tests.tables.playing import GAMES, PEOPLE, Evening, started

CROWD = (*PEOPLE, Person("zoe", "Zoe"))
CLOCKS = (None, Clock(bank=0, increment=20), Clock(bank=60, increment=2, on_timeout="resign"), Clock(40, 3))


def everything(table: Table, now: int) -> bytes:
    """All that a table shows to anyone, and all that it is going to do."""
    seats: list[int | None] = [None, *range(len(table.chairs))]
    shown: list[Any] = [table.number, table.summary(), table.due(), table.bot_turn(), table.chat()]
    shown += [table.info(person.id) for person in CROWD]
    shown += [table.state(seat, "en", now) for seat in seats]
    shown += [table.happenings(0, seat, "pt") for seat in seats if table.match is not None]
    shown += [sorted(table.answers.items()), [table.first_look(person.id) for person in CROWD]]
    shown.append(table.record().dumps() if table.match is not None else "")
    return msgspec.json.encode(shown)


def random_command(evening: Evening, rng: Random) -> TableCommand:
    """Something that somebody might want, sensible or not."""
    table, message = evening.table, evening.message_id()
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
def test_whatever_people_try_the_log_makes_the_same_table(game: str, seed: int) -> None:
    rng = Random(seed)
    players = rng.choice((2, 3))
    seats = [NewSeat(kind=rng.choice(("me", "open", "open")), level="random") for _ in range(players)]
    new = NewTable(game=game, options={"players": players}, seats=seats, clock=rng.choice(CLOCKS))
    evening = Evening(new, seed=rng.randbytes(32))
    refusals = []
    for step in range(150):
        evening.wait(rng.choice((0, 1, 500, 3_000, 15_000)))
        if (turn := evening.table.bot_turn()) is not None and rng.random() < 0.8:
            action = rng.choice(evening.table.playing().actions())
            evening.write(evening.table.bot_made(turn, action, evening.now))
        command, person = random_command(evening, rng), rng.choice(CROWD)
        before = everything(evening.table, evening.now)
        try:
            decided = evening.table.decide(command, person, evening.now, [rng.choice(CROWD).id])
        except Refused as refused:
            refusals.append(refused)
            decided = []
        assert everything(evening.table, evening.now) == before, f"deciding {command} changed something"
        evening.write(decided)
        if step % 10 == 9:
            stored = [read(written(entry)) for entry in evening.log]
            again = everything(Table.rebuilt("t", stored), evening.now)
            assert again == everything(evening.table, evening.now), f"seed {seed}, step {step}"
    assert refusals
    for refused in refusals:
        assert len({refused.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_refusal_has_three_different_sentences_with_the_same_details() -> None:
    for code, words in REFUSALS.items():
        assert set(words) == set(LANGUAGES), code
        fields = [sorted(part for part in words[language].split("{") if "}" in part) for language in LANGUAGES]
        assert len({tuple(part.partition("}")[0] for part in each) for each in fields}) == 1, code


def test_a_log_of_other_rules_is_refused() -> None:
    evening = started()
    log: list[LogEntry] = list(evening.log)
    log[0] = msgspec.structs.replace(evening.table.setup, rules_version=0)
    with pytest.raises(Refused, match="outdated"):
        Table.rebuilt("t", log)


def test_the_server_seed_is_in_nothing_that_is_shown_before_the_end() -> None:
    evening = started("splendor")
    seed = evening.table.setup.server_seed.encode()
    assert seed not in everything(evening.table, evening.now)
    evening.finish()
    assert seed in everything(evening.table, evening.now)
