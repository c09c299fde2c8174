"""Who sits where, who is the host, when the game starts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from guilda import bots
from guilda.tables.commands import NewSeat, NewTable, Person, Rematch, SeatBot, Sit, Stand, Start, Takeover
from guilda.tables.entries import Clock, Opened, TakenOver, TimedOut
from guilda.tables.table import MOST_CHANGES, Table
from guilda.tables.words import Refused
from tests.tables.playing import ANA, BEN, CLARA, DORA, GAMES, Evening, new_table, started


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, match=f"^{code}$")


@pytest.mark.parametrize("game", GAMES)
def test_the_host_starts_the_game_when_all_seats_are_taken(game: str) -> None:
    evening = Evening(new_table(game))
    with refused("seats_open"):
        evening.do(ANA, Start)
    evening.do(BEN, Sit, seat=1, name="Ben")
    with refused("not_host"):
        evening.do(BEN, Start)
    evening.do(ANA, Start)
    assert evening.table.phase == "playing"
    assert evening.table.actor() is not None
    with refused("not_open"):
        evening.do(ANA, Start)


@pytest.mark.parametrize("seats", [{"bots": 1}, {"mine": 2}, {}])
def test_no_seed_is_asked_for_before_the_commitment_was_shown(seats: dict[str, int]) -> None:
    evening = Evening(new_table(**seats))
    assert evening.table.phase == "open"
    assert evening.table.summary().commitment == evening.table.info(ANA.id).commitment != ""
    if not seats:
        evening.do(BEN, Sit, seat=1, name="Ben", seed="b")
    evening.do(ANA, Start, seeds=["x", "y"])
    given = {"bots": ["x", ""], "mine": ["x", "y"], "": ["x", "b"]}["".join(seats)]
    assert [seat.seed for seat in evening.table.record().seats] == given


def test_a_game_needs_a_person() -> None:
    evening = Evening(new_table(mine=0, bots=2))
    with refused("nobody"):
        evening.do(ANA, Start)


def test_nobody_can_change_their_mind_for_ever() -> None:
    evening = Evening(new_table(players=3))
    for number in range(MOST_CHANGES):
        evening.do(BEN, Stand if number % 2 else Sit, seat=1, **({} if number % 2 else {"name": "Ben"}))
    with refused("enough"):
        evening.do(BEN, Sit, seat=1, name="Ben")
    evening.do(CLARA, Sit, seat=1, name="Clara")


def test_a_taken_seat_is_refused_and_a_free_one_is_not() -> None:
    evening = Evening(new_table(players=3))
    evening.do(BEN, Sit, seat=1, name="Ben")
    with refused("seat_taken"):
        evening.do(CLARA, Sit, seat=1, name="Clara")
    with refused("no_such_seat"):
        evening.do(CLARA, Sit, seat=5, name="Clara")
    evening.do(CLARA, Sit, seat=2, name="Clara")
    assert evening.table.names() == ["Ana", "Ben", "Clara"]


def test_sitting_down_again_changes_name_and_seed() -> None:
    evening = Evening(new_table())
    evening.do(ANA, Sit, seat=0, name="Aninha", seed="lucky")
    assert evening.table.chairs[0].name == "Aninha"
    assert evening.table.chairs[0].seed == "lucky"


def test_only_the_host_clears_other_seats_and_seats_bots() -> None:
    evening = Evening(new_table(players=3))
    evening.do(BEN, Sit, seat=1, name="Ben")
    with refused("not_host"):
        evening.do(BEN, SeatBot, seat=2, level="random")
    evening.do(ANA, SeatBot, seat=2, level="random")
    with refused("not_your_seat"):
        evening.do(BEN, Stand, seat=2)
    with refused("seat_taken"):
        evening.do(ANA, SeatBot, seat=1, level="random")
    with refused("no_such_level"):
        evening.do(ANA, SeatBot, seat=2, level="grandmaster of nothing")
    evening.do(ANA, Stand, seat=1)
    with refused("seat_empty"):
        evening.do(ANA, Stand, seat=1)
    evening.do(ANA, Stand, seat=2)
    assert [chair.open for chair in evening.table.chairs] == [False, True, True]


@pytest.mark.parametrize("name", ["", " ", "a\nb", "x" * 25, "\u202e"])
def test_a_name_must_be_visible(name: str) -> None:
    with refused("bad_name"):
        Evening(new_table()).do(BEN, Sit, seat=1, name=name)


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("no_such_game", NewTable(game="chess", options={}, seats=[NewSeat(kind="me")])),
        ("bad_options", NewTable(game="azul", options={"players": 9}, seats=[NewSeat(kind="me")])),
        ("bad_options", NewTable(game="azul", options={"colour": "red"}, seats=[NewSeat(kind="me")])),
        ("bad_seats", NewTable(game="azul", options={"players": 3}, seats=[NewSeat(kind="me")])),
        ("bad_clock", new_table(clock=Clock(bank=0, increment=0))),
        ("no_such_level", NewTable(game="azul", options={}, seats=[NewSeat(kind="me"), NewSeat(kind="bot")])),
        ("rated", new_table(bots=1, rated=True)),
        ("rated", new_table(mine=2, rated=True)),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(code: str, new: NewTable) -> None:
    with refused(code):
        Evening(new)


def test_a_rated_table_is_for_different_people_and_gives_no_hints() -> None:
    evening = Evening(new_table(players=3, rated=True))
    with refused("rated"):
        evening.do(ANA, Sit, seat=1, name="Ana again")
    with refused("rated"):
        evening.do(ANA, SeatBot, seat=1, level="random")
    evening.do(BEN, Sit, seat=1, name="Ben")
    assert not evening.table.setup.hints
    assert not evening.table.info(BEN.id).hints


def test_no_bot_plays_for_anybody_at_a_rated_table() -> None:
    late = started(rated=True, clock=Clock(bank=5, increment=0, on_timeout="bot"))
    late.wait(5_000)
    assert late.table.phase == "over"
    late.do(ANA, Rematch)
    (again,) = late.table.rematch_opening(ANA, late.now)
    assert isinstance(again, Opened)
    assert again.clock == Clock(bank=5, increment=0, on_timeout="resign")
    gone = started(rated=True)
    gone.do(ANA, Takeover, seat=1, absent=("ben",))
    assert gone.table.ranks() == [1, 2]
    assert gone.table.answer(ANA.id, Takeover(id=gone.log[-1].message, seat=1)) == gone.table.number


def test_a_rated_game_in_which_a_bot_once_played_on_is_what_it_was() -> None:
    evening = started(rated=True, clock=Clock(bank=5, increment=5))
    first = evening.log[0]
    assert isinstance(first, Opened)
    old = [replace(first, clock=Clock(bank=5, increment=5)), *evening.log[1:], TimedOut(at=evening.now, seat=0)]
    table = Table.rebuilt("t", [*old, TakenOver(at=evening.now, seat=1)])
    assert table.phase == "playing"
    assert table.away == {0, 1}
    (again,) = table.rematch_opening(ANA, evening.now)
    assert isinstance(again, Opened)
    assert again.clock == evening.table.setup.clock == Clock(bank=5, increment=5, on_timeout="resign")


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_has_the_same_players_one_seat_further(game: str) -> None:
    evening = started(game, 3, public=True)
    with refused("not_over"):
        evening.do(ANA, Rematch)
    evening.finish()
    with refused("not_at_table"):
        evening.do(bystander := type(ANA)("zoe", "Zoe"), Rematch)
    assert not evening.table.seats_of(bystander.id)
    evening.do(BEN, Rematch)
    again = Evening.__new__(Evening)
    again.log = evening.table.rematch_opening(BEN, evening.now)
    table = type(evening.table).rebuilt(evening.table.rematch or "", again.log)
    assert table.names() == ["Clara", "Ana", "Ben"]
    assert not any(chair.seed for chair in table.chairs), "the new server seed would be made with theirs in sight"
    assert (table.host, table.phase, table.setup.public) == (BEN.id, "open", True)
    assert table.commitment != evening.table.commitment
    with refused("rematched"):
        evening.do(ANA, Rematch)
    uninvited = Table.rebuilt("another id", evening.log[:-1])
    assert uninvited.rematch_id() != evening.table.rematch, "the record, which has the seed, does not tell it"


def rematch(evening: Evening, person: Person) -> Evening:
    """The table where they go on."""
    evening.do(person, Rematch)
    again = Evening(new_table(), person)
    again.log = evening.table.rematch_opening(person, evening.now)
    again.table = Table.rebuilt(evening.table.rematch or "", again.log)
    return again


def test_a_rematch_against_bots_waits_for_nobody() -> None:
    evening = started(bots=1)
    evening.finish()
    again = rematch(evening, ANA)
    assert [chair.level for chair in again.table.chairs] == ["random", ""]
    again.do(ANA, Start, seeds=["x"])
    assert [seat.seed for seat in again.table.record().seats] == ["", "x"]


@pytest.mark.parametrize("rated", [True, False])
def test_nobody_plays_again_without_having_agreed(rated: bool) -> None:
    evening = started(players=3, rated=rated)
    evening.finish()
    again = rematch(evening, BEN)
    assert [seat.awaited for seat in again.table.info(ANA.id).seats] == [True, True, False]
    with refused("awaited"):
        again.do(BEN, Start)
    with refused("seat_taken"):
        again.do(BEN, Sit, seat=1, name="Ana")
    again.do(ANA, Sit, seat=1, name="Ana", seed="a")
    with refused("awaited"):
        again.do(BEN, Start)
    again.do(CLARA, Stand, seat=0)
    with refused("seats_open"):
        again.do(BEN, Start)
    again.do(DORA, Sit, seat=0, name="Dora")
    again.do(BEN, Start)
    assert again.table.phase == "playing"


def test_who_does_not_come_to_a_rematch_is_replaced() -> None:
    evening = started(players=3)
    evening.finish()
    again = rematch(evening, ANA)
    again.do(BEN, Sit, seat=2, name="Ben")
    again.do(ANA, Stand, seat=0)
    again.do(ANA, SeatBot, seat=0, level="random")
    again.do(ANA, Start)
    assert again.table.phase == "playing"


def test_there_are_bots_to_sit_down_with() -> None:
    evening = Evening(new_table(players=4))
    for seat, level in zip((1, 2, 3), bots.NAMES, strict=False):
        evening.do(ANA, SeatBot, seat=seat, level=level)
        assert evening.table.info(ANA.id).seats[seat].level == level
