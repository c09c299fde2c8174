"""Clocks: per decision, or a bank with an increment; what happens when time is out."""

from __future__ import annotations

from random import Random

import pytest

from guilda.tables.clocks import Clocks
from guilda.tables.commands import Act, Return, Takeover, Undo
from guilda.tables.entries import Clock
from tests.tables.playing import ANA, BEN, PEOPLE, Evening, started
from tests.tables.test_seats import refused


def left(evening: Evening) -> list[int]:
    state = evening.table.state(None, "en", evening.now)
    assert state is not None
    assert state.clocks is not None
    return state.clocks.left


def test_without_a_clock_nothing_ever_becomes_due() -> None:
    evening = started()
    assert evening.table.due() is None
    assert evening.wait(10**9) == []


def test_a_bank_goes_down_and_every_decision_adds_the_increment() -> None:
    evening = started(clock=Clock(bank=60, increment=5))
    seat = evening.table.actor()
    assert seat is not None
    evening.wait(10_000)
    assert left(evening)[seat] == 50_000
    assert left(evening)[1 - seat] == 60_000
    evening.act(Random(1))
    assert left(evening)[seat] == 55_000
    assert evening.table.due() == evening.now + 60_000


def test_with_no_bank_every_decision_has_the_same_time() -> None:
    evening = started(clock=Clock(bank=0, increment=30))
    for _ in range(4):
        evening.wait(29_000)
        evening.act(Random(1))
        assert left(evening) == [30_000, 30_000]


def test_an_undo_gives_no_time_back() -> None:
    for clock, kept in ((Clock(bank=0, increment=30), 20_000), (Clock(bank=60, increment=30), 50_000)):
        evening = started(clock=clock)
        seat, person = evening.table.actor(), evening.person()
        assert seat is not None
        evening.wait(10_000)
        evening.act(Random(1))
        evening.do(person, Undo, ply=1)
        assert left(evening)[seat] == kept


def test_when_time_is_out_a_bot_plays_on_and_the_person_may_return() -> None:
    evening = started(clock=Clock(bank=0, increment=30))
    seat, person = evening.table.actor(), evening.person()
    assert evening.wait(29_999) == []
    assert [type(entry).__name__ for entry in evening.wait(1)] == ["TimedOut"]
    assert evening.table.phase == "playing"
    turn = evening.table.bot_turn()
    assert turn is not None
    assert turn.seat == seat
    assert evening.table.due() is None
    evening.do(person, Return, seat=seat)
    assert evening.table.due() == evening.now + 30_000


def test_without_an_increment_nobody_returns_after_a_time_out() -> None:
    evening = started(clock=Clock(bank=30, increment=0))
    seat, person = evening.table.actor(), evening.person()
    evening.wait(30_000)
    with refused("no_time"):
        evening.do(person, Return, seat=seat)


@pytest.mark.parametrize("players", [2, 3])
def test_when_time_is_out_the_seat_resigns_if_the_table_says_so(players: int) -> None:
    evening = started(players=players, clock=Clock(bank=5, increment=0, on_timeout="resign"))
    seat = evening.table.actor()
    assert seat is not None
    evening.wait(5_000)
    assert evening.table.phase == ("over" if players == 2 else "playing")
    assert evening.table.info("").seats[seat].resigned


def test_a_decision_that_comes_too_late_is_refused() -> None:
    evening = started(clock=Clock(bank=5, increment=0))
    evening.now += 5_000
    with refused("no_time"):
        evening.do(evening.person(), Act, ply=0, action=evening.table.playing().actions()[0])


def test_a_bots_clock_does_not_run() -> None:
    evening = started(bots=1, clock=Clock(bank=5, increment=0))
    rng = Random(0)
    while evening.table.bot_turn() is None:
        evening.act(rng)
    assert evening.table.due() is None
    assert evening.wait(60_000) == []


def test_time_in_which_nobody_ran_the_clocks_is_not_charged() -> None:
    evening = started(clock=Clock(bank=60, increment=0))
    seat = evening.table.actor()
    assert seat is not None
    evening.now += 3_600_000
    evening.write(evening.table.resuming(evening.now))
    assert left(evening)[seat] == 60_000
    assert evening.table.due() == evening.now + 60_000


def test_who_takes_a_decision_back_pays_for_the_time_since_then() -> None:
    clocks = Clocks(Clock(bank=0, increment=30), 2)
    clocks.run(0, 0)
    clocks.made(0, 5_000, by_bot=False)
    clocks.run(1, 5_000)
    clocks.undone(0, 15_000)
    clocks.run(0, 15_000)
    assert clocks.left == [15_000, 30_000]


@pytest.mark.parametrize(
    ("clock", "after"),
    [
        (Clock(bank=60, increment=0), [55, 45, 45, 44, 43, 42]),
        (Clock(bank=60, increment=5), [60, 55, 50, 44, 43, 47]),
        (Clock(bank=0, increment=30), [30, 30, 20, 14, 13, 30]),
    ],
)
def test_several_undos_in_a_row_give_no_time_back(clock: Clock, after: list[int]) -> None:
    clocks = Clocks(clock, 2)
    clocks.run(0, 0)
    seen = []
    for what, now in (("made", 5), ("made", 15), ("undone", 15), ("undone", 16), ("look", 17), ("made", 18)):
        if what == "made":
            clocks.made(0, 1000 * now, by_bot=False)
        elif what == "undone":
            clocks.undone(0, 1000 * now)
        clocks.run(0, 1000 * now)
        seen.append(clocks.left[0] // 1000)
    assert seen == after


@pytest.mark.parametrize("clock", [Clock(bank=60, increment=5), Clock(bank=0, increment=30)])
def test_an_undo_costs_the_same_after_a_stand_in_and_another_seat_have_decided(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.run(1, 0)
    clocks.made(1, 1_000, by_bot=False)
    clocks.run(None, 1_000)
    clocks.made(0, 9_000, by_bot=True)
    clocks.run(1, 9_000)
    before = clocks.left[1]
    clocks.made(1, 11_000, by_bot=False)
    clocks.run(0, 11_000)
    clocks.undone(1, 14_000)
    clocks.run(1, 14_000)
    assert clocks.left == [clocks.bank or clocks.increment, before - 5_000]


def test_a_seat_whose_last_decisions_are_taken_back_keeps_nothing_of_the_time_it_has_thought() -> None:
    evening, rng = started("sintra", clock=Clock(bank=300, increment=0)), Random(1)
    while True:
        decisions = evening.table.playing().decisions[-2:]
        if len(decisions) == 2 and decisions[0].seat == decisions[1].seat and None not in [d.before for d in decisions]:
            break
        evening.wait(1_000)
        evening.act(rng)
    seat = decisions[1].seat
    person, before = PEOPLE[seat], left(evening)[seat]
    for _ in range(2):
        evening.do(person, Undo, ply=evening.table.ply)
        assert left(evening)[seat] == before


@pytest.mark.parametrize("clock", [Clock(bank=60, increment=5), Clock(bank=0, increment=30)])
def test_nobody_gains_time_by_what_a_bot_decides_for_them(clock: Clock) -> None:
    evening, rng = started(clock=clock), Random(1)
    evening.do(ANA, Takeover, seat=1, absent=("ben",))
    before = left(evening)[1]
    for _ in range(4):
        evening.bots(rng)
        evening.act(rng)
    assert evening.table.levels.count("greedy") >= 3
    assert left(evening)[1] == before


def test_who_comes_back_to_a_decision_with_a_time_of_its_own_has_all_of_it() -> None:
    evening, rng = started(clock=Clock(bank=0, increment=30)), Random(1)
    while evening.table.actor() != 1:
        evening.act(rng)
    evening.wait(29_000)
    evening.do(ANA, Takeover, seat=1, absent=("ben",))
    evening.do(BEN, Return, seat=1)
    assert evening.table.due() == evening.now + 30_000
