"""Seats, hosts, starting and rematches."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from guilda import bots
from guilda.tables import handling, visibility
from guilda.tables.commands import Chat, NewSeat, NewTable, Person, Rematch, SeatBot, Sit, Stand, Start, Takeover
from guilda.tables.entries import Clock, Opened, TakenOver, TimedOut
from guilda.tables.errors import TableError
from guilda.tables.handling import MAX_CHANGES
from guilda.tables.opening import rematch_id, rematch_opening
from guilda.tables.table import Table
from tests.tables.playing import ANA, BEN, CLARA, DORA, GAMES, Harness, new_table, started


def rejects(code: str) -> pytest.RaisesExc[TableError]:
    return pytest.raises(TableError, match=f"^{code}$")


@pytest.mark.parametrize("game", GAMES)
def test_the_host_starts_the_game_when_all_seats_are_taken(game: str) -> None:
    harness = Harness(new_table(game))
    with rejects("seats_open"):
        harness.do(ANA, Start)
    harness.do(BEN, Sit, seat=1, name="Ben")
    with rejects("not_host"):
        harness.do(BEN, Start)
    harness.do(ANA, Start)
    assert harness.table.phase == "playing"
    assert harness.table.actor() is not None
    with rejects("not_open"):
        harness.do(ANA, Start)


@pytest.mark.parametrize("seats", [{"bots": 1}, {"mine": 2}, {}])
def test_no_seed_is_asked_for_before_the_commitment_was_shown(seats: dict[str, int]) -> None:
    harness = Harness(new_table(**seats))
    assert harness.table.phase == "open"
    assert visibility.summary(harness.table).commitment == visibility.info(harness.table, ANA.id).commitment != ""
    if not seats:
        harness.do(BEN, Sit, seat=1, name="Ben", seed="b")
    harness.do(ANA, Start, seeds=["x", "y"])
    given = {"bots": ["x", ""], "mine": ["x", "y"], "": ["x", "b"]}["".join(seats)]
    assert [seat.seed for seat in harness.table.record().seats] == given


def test_a_game_needs_a_person() -> None:
    harness = Harness(new_table(mine=0, bots=2))
    with rejects("no_players"):
        harness.do(ANA, Start)


def test_players_with_the_same_name_are_told_apart() -> None:
    harness = Harness(new_table(players=3))
    harness.do(BEN, Sit, seat=1, name="ana")
    harness.do(CLARA, Sit, seat=2, name="Ana")
    assert harness.table.names() == ["Ana", "ana 2", "Ana 3"]
    harness.do(CLARA, Sit, seat=2, name="Clara")
    assert harness.table.names() == ["Ana", "ana 2", "Clara"]


def test_spectators_who_chat_under_the_name_of_another_person_are_told_apart() -> None:
    harness = Harness(new_table(players=2))
    for person in (Person("x", "Ana"), Person("y", "ana"), Person("x", "Ana"), ANA):
        harness.do(person, Chat, text="Hello")
    assert [post.name for post in harness.table.posts] == ["Ana 2", "ana 3", "Ana 2", "Ana"]


def test_changes_of_seats_are_limited() -> None:
    harness = Harness(new_table(players=3))
    for number in range(MAX_CHANGES):
        harness.do(BEN, Stand if number % 2 else Sit, seat=1, **({} if number % 2 else {"name": "Ben"}))
    with rejects("too_many_changes"):
        harness.do(BEN, Sit, seat=1, name="Ben")
    harness.do(CLARA, Sit, seat=1, name="Clara")


def test_a_taken_seat_is_refused_and_a_free_one_is_not() -> None:
    harness = Harness(new_table(players=3))
    harness.do(BEN, Sit, seat=1, name="Ben")
    with rejects("seat_taken"):
        harness.do(CLARA, Sit, seat=1, name="Clara")
    with rejects("no_such_seat"):
        harness.do(CLARA, Sit, seat=5, name="Clara")
    harness.do(CLARA, Sit, seat=2, name="Clara")
    assert harness.table.names() == ["Ana", "Ben", "Clara"]


def test_sitting_down_again_changes_name_and_seed() -> None:
    harness = Harness(new_table())
    harness.do(ANA, Sit, seat=0, name="Aninha", seed="lucky")
    assert harness.table.chairs[0].name == "Aninha"
    assert harness.table.chairs[0].seed == "lucky"


def test_only_the_host_clears_other_seats_and_seats_bots() -> None:
    harness = Harness(new_table(players=3))
    harness.do(BEN, Sit, seat=1, name="Ben")
    with rejects("not_host"):
        harness.do(BEN, SeatBot, seat=2, level="random")
    harness.do(ANA, SeatBot, seat=2, level="random")
    with rejects("not_your_seat"):
        harness.do(BEN, Stand, seat=2)
    with rejects("seat_taken"):
        harness.do(ANA, SeatBot, seat=1, level="random")
    with rejects("no_such_level"):
        harness.do(ANA, SeatBot, seat=2, level="grandmaster of nothing")
    harness.do(ANA, Stand, seat=1)
    with rejects("seat_empty"):
        harness.do(ANA, Stand, seat=1)
    harness.do(ANA, Stand, seat=2)
    assert [chair.open for chair in harness.table.chairs] == [False, True, True]


@pytest.mark.parametrize("name", ["", " ", "a\nb", "x" * 25, "\u202e"])
def test_a_name_must_be_visible(name: str) -> None:
    with rejects("bad_name"):
        Harness(new_table()).do(BEN, Sit, seat=1, name=name)


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("no_such_game", NewTable(game="chess", options={}, seats=[NewSeat(kind="me")])),
        ("bad_options", NewTable(game="azul", options={"players": 9}, seats=[NewSeat(kind="me")])),
        ("bad_options", NewTable(game="azul", options={"colour": "red"}, seats=[NewSeat(kind="me")])),
        ("bad_seats", NewTable(game="azul", options={"players": 3}, seats=[NewSeat(kind="me")])),
        ("bad_clock", new_table(clock=Clock(bank=0, increment=0))),
        ("no_such_level", NewTable(game="azul", options={}, seats=[NewSeat(kind="me"), NewSeat(kind="bot")])),
        ("rated_table", new_table(bots=1, rated=True)),
        ("rated_table", new_table(mine=2, rated=True)),
    ],
)
def test_a_table_with_invalid_settings_is_not_opened(code: str, new: NewTable) -> None:
    with rejects(code):
        Harness(new)


def test_a_rated_table_is_for_different_people_and_gives_no_hints() -> None:
    harness = Harness(new_table(players=3, rated=True))
    with rejects("rated_table"):
        harness.do(ANA, Sit, seat=1, name="Ana again")
    with rejects("rated_table"):
        harness.do(ANA, SeatBot, seat=1, level="random")
    harness.do(BEN, Sit, seat=1, name="Ben")
    assert not harness.table.setup.hints
    assert not visibility.info(harness.table, BEN.id).hints


def test_no_bot_takes_over_at_a_rated_table() -> None:
    late = started(rated=True, clock=Clock(bank=5, increment=0, on_timeout="bot"))
    late.wait(5_000)
    assert late.table.phase == "over"
    late.do(ANA, Rematch)
    (again,) = rematch_opening(late.table, ANA, late.now)
    assert isinstance(again, Opened)
    assert again.clock == Clock(bank=5, increment=0, on_timeout="resign")
    gone = started(rated=True)
    gone.until_turn_of(1, Random(1))
    gone.do(ANA, Takeover, seat=1, absent=("ben",))
    assert gone.table.ranks() == [1, 2]
    assert handling.known_answer(gone.table, ANA.id, Takeover(id=gone.log[-1].message, seat=1)) == gone.table.number


def test_a_rated_game_in_which_a_bot_took_over_replays_unchanged() -> None:
    harness = started(rated=True, clock=Clock(bank=5, increment=5))
    first = harness.log[0]
    assert isinstance(first, Opened)
    old = [replace(first, clock=Clock(bank=5, increment=5)), *harness.log[1:], TimedOut(at=harness.now, seat=0)]
    table = Table.rebuilt("t", [*old, TakenOver(at=harness.now, seat=1)])
    assert table.phase == "playing"
    assert table.away == {0, 1}
    (again,) = rematch_opening(table, ANA, harness.now)
    assert isinstance(again, Opened)
    assert again.clock == harness.table.setup.clock == Clock(bank=5, increment=5, on_timeout="resign")


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_has_the_same_players_one_seat_further(game: str) -> None:
    harness = started(game, 3, public=True)
    with rejects("not_over"):
        harness.do(ANA, Rematch)
    harness.finish()
    with rejects("not_at_table"):
        harness.do(bystander := type(ANA)("zoe", "Zoe"), Rematch)
    assert not harness.table.seats_of(bystander.id)
    harness.do(BEN, Rematch)
    again = Harness.__new__(Harness)
    again.log = rematch_opening(harness.table, BEN, harness.now)
    table = type(harness.table).rebuilt(harness.table.rematch or "", again.log)
    assert table.names() == ["Clara", "Ana", "Ben"]
    assert not any(chair.seed for chair in table.chairs), "the new server seed would be made with theirs in sight"
    assert (table.host, table.phase, table.setup.public) == (BEN.id, "open", True)
    assert table.commitment != harness.table.commitment
    with rejects("rematch_exists"):
        harness.do(ANA, Rematch)
    uninvited = Table.rebuilt("another id", harness.log[:-1])
    assert rematch_id(uninvited) != harness.table.rematch, "the record, which has the seed, does not tell it"


def rematch(harness: Harness, person: Person) -> Harness:
    """Return the table of the rematch."""
    harness.do(person, Rematch)
    again = Harness(new_table(), person)
    again.log = rematch_opening(harness.table, person, harness.now)
    again.table = Table.rebuilt(harness.table.rematch or "", again.log)
    return again


def test_a_rematch_against_bots_can_start_at_once() -> None:
    harness = started(bots=1)
    harness.finish()
    again = rematch(harness, ANA)
    assert [chair.level for chair in again.table.chairs] == ["random", ""]
    again.do(ANA, Start, seeds=["x"])
    assert [seat.seed for seat in again.table.record().seats] == ["", "x"]


@pytest.mark.parametrize("rated", [True, False])
def test_a_rematch_needs_every_players_consent(rated: bool) -> None:
    harness = started(players=3, rated=rated)
    harness.finish()
    again = rematch(harness, BEN)
    assert [seat.awaited for seat in visibility.info(again.table, ANA.id).seats] == [True, True, False]
    with rejects("players_missing"):
        again.do(BEN, Start)
    with rejects("seat_taken"):
        again.do(BEN, Sit, seat=1, name="Ana")
    again.do(ANA, Sit, seat=1, name="Ana", seed="a")
    with rejects("players_missing"):
        again.do(BEN, Start)
    again.do(CLARA, Stand, seat=0)
    with rejects("seats_open"):
        again.do(BEN, Start)
    again.do(DORA, Sit, seat=0, name="Dora")
    again.do(BEN, Start)
    assert again.table.phase == "playing"


def test_a_missing_player_of_a_rematch_is_replaced() -> None:
    harness = started(players=3)
    harness.finish()
    again = rematch(harness, ANA)
    again.do(BEN, Sit, seat=2, name="Ben")
    again.do(ANA, Stand, seat=0)
    again.do(ANA, SeatBot, seat=0, level="random")
    again.do(ANA, Start)
    assert again.table.phase == "playing"


def test_bots_can_take_seats() -> None:
    harness = Harness(new_table(players=4))
    for seat, level in zip((1, 2, 3), bots.names(), strict=False):
        harness.do(ANA, SeatBot, seat=seat, level=level)
        assert visibility.info(harness.table, ANA.id).seats[seat].level == level
