"""Clocks: time per decision, or a time bank with an increment; time-outs."""

from __future__ import annotations

from random import Random

import pytest

from guilda.tables import automation, visibility
from guilda.tables.clocks import Clocks
from guilda.tables.commands import Act, Return, Takeover, Undo
from guilda.tables.entries import Clock, TakenOver
from tests.tables.playing import ANA, BEN, PEOPLE, Harness, started
from tests.tables.test_seats import rejects


def left(harness: Harness) -> list[int]:
    state = visibility.state(harness.table, None, harness.now)
    assert state is not None
    assert state.clocks is not None
    return state.clocks.left


def test_without_a_clock_there_is_no_deadline() -> None:
    harness = started()
    assert harness.table.due() is None
    assert harness.wait(10**9) == []


def test_a_time_bank_runs_down_and_every_decision_adds_the_increment() -> None:
    harness = started(clock=Clock(bank=60, increment=5))
    seat = harness.table.actor()
    assert seat is not None
    harness.wait(10_000)
    assert left(harness)[seat] == 50_000
    assert left(harness)[1 - seat] == 60_000
    harness.act(Random(1))
    assert left(harness)[seat] == 55_000
    assert harness.table.due() == harness.now + 60_000


def test_with_no_bank_every_decision_has_the_same_time() -> None:
    harness = started(clock=Clock(bank=0, increment=30))
    for _ in range(4):
        harness.wait(29_000)
        harness.act(Random(1))
        assert left(harness) == [30_000, 30_000]


def test_an_undo_gives_no_time_back() -> None:
    for clock, kept in ((Clock(bank=0, increment=30), 20_000), (Clock(bank=60, increment=30), 50_000)):
        harness = started(clock=clock)
        seat, person = harness.table.actor(), harness.person()
        assert seat is not None
        harness.wait(10_000)
        harness.act(Random(1))
        harness.do(person, Undo, ply=1)
        assert left(harness)[seat] == kept


def test_after_a_time_out_a_bot_plays_and_the_player_may_return() -> None:
    harness = started(clock=Clock(bank=0, increment=30))
    seat, person = harness.table.actor(), harness.person()
    assert harness.wait(29_999) == []
    assert [type(entry).__name__ for entry in harness.wait(1)] == ["TimedOut"]
    assert harness.table.phase == "playing"
    turn = harness.table.bot_turn()
    assert turn is not None
    assert turn.seat == seat
    assert harness.table.due() is None
    harness.do(person, Return, seat=seat)
    assert harness.table.due() == harness.now + 30_000


def test_without_an_increment_a_timed_out_player_cannot_return() -> None:
    harness = started(clock=Clock(bank=30, increment=0))
    seat, person = harness.table.actor(), harness.person()
    harness.wait(30_000)
    with rejects("no_time"):
        harness.do(person, Return, seat=seat)


@pytest.mark.parametrize("players", [2, 3])
def test_a_time_out_resigns_if_the_table_is_set_so(players: int) -> None:
    harness = started(players=players, clock=Clock(bank=5, increment=0, on_timeout="resign"))
    seat = harness.table.actor()
    assert seat is not None
    harness.wait(5_000)
    assert harness.table.phase == ("over" if players == 2 else "playing")
    assert visibility.info(harness.table, "").seats[seat].resigned


def test_a_decision_that_comes_too_late_is_refused() -> None:
    harness = started(clock=Clock(bank=5, increment=0))
    harness.now += 5_000
    with rejects("no_time"):
        harness.do(harness.person(), Act, ply=0, action=harness.table.playing().actions()[0])


def test_a_bots_clock_does_not_run() -> None:
    harness = started(bots=1, clock=Clock(bank=5, increment=0))
    rng = Random(0)
    while harness.table.bot_turn() is None:
        harness.act(rng)
    assert harness.table.due() is None
    assert harness.wait(60_000) == []


def test_an_outage_is_not_charged() -> None:
    harness = started(clock=Clock(bank=60, increment=0))
    seat = harness.table.actor()
    assert seat is not None
    harness.now += 3_600_000
    harness.write(automation.resumed(harness.table, harness.now, 3_600_000))
    assert left(harness)[seat] == 60_000
    assert harness.table.due() == harness.now + 60_000


def test_an_undo_charges_the_time_since_the_decision() -> None:
    clocks = Clocks(Clock(bank=0, increment=30), 2)
    clocks.start(0, 0)
    clocks.complete_decision(0, 5_000, by_bot=False)
    clocks.start(1, 5_000)
    clocks.undo_decision(0, 15_000)
    clocks.start(0, 15_000)
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
    clocks.start(0, 0)
    seen = []
    for what, now in (("made", 5), ("made", 15), ("undone", 15), ("undone", 16), ("look", 17), ("made", 18)):
        if what == "made":
            clocks.complete_decision(0, 1000 * now, by_bot=False)
        elif what == "undone":
            clocks.undo_decision(0, 1000 * now)
        clocks.start(0, 1000 * now)
        seen.append(clocks.left[0] // 1000)
    assert seen == after


@pytest.mark.parametrize("clock", [Clock(bank=60, increment=5), Clock(bank=0, increment=30)])
def test_an_undo_costs_the_same_after_a_stand_in_and_another_seat_have_decided(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.start(1, 0)
    clocks.complete_decision(1, 1_000, by_bot=False)
    clocks.start(None, 1_000)
    clocks.complete_decision(0, 9_000, by_bot=True)
    clocks.start(1, 9_000)
    before = clocks.left[1]
    clocks.complete_decision(1, 11_000, by_bot=False)
    clocks.start(0, 11_000)
    clocks.undo_decision(1, 14_000)
    clocks.start(1, 14_000)
    assert clocks.left == [clocks.bank or clocks.increment, before - 5_000]


def test_undoing_a_seats_last_decisions_returns_none_of_its_time() -> None:
    harness, rng = started("sintra", clock=Clock(bank=300, increment=0)), Random(1)
    while True:
        decisions = harness.table.playing().decisions[-2:]
        if len(decisions) == 2 and decisions[0].seat == decisions[1].seat and None not in [d.before for d in decisions]:
            break
        harness.wait(1_000)
        harness.act(rng)
    seat = decisions[1].seat
    person, before = PEOPLE[seat], left(harness)[seat]
    for _ in range(2):
        harness.do(person, Undo, ply=harness.table.ply)
        assert left(harness)[seat] == before


@pytest.mark.parametrize("rated", [False, True])
def test_with_a_clock_an_absent_player_loses_nothing_before_it_runs_out(rated: bool) -> None:
    harness = started(rated=rated, clock=Clock(bank=0, increment=86_400))
    harness.until_turn_of(1, Random(1))
    harness.wait(86_399_000)
    with rejects("clock_decides"):
        harness.do(ANA, Takeover, seat=1, absent=("ben",))
    assert (harness.table.away, harness.table.resigned) == (set(), set())
    harness.wait(1_000)
    assert 1 in (harness.table.resigned if rated else harness.table.away)


@pytest.mark.parametrize("clock", [Clock(bank=60, increment=5), Clock(bank=0, increment=30)])
def test_a_bots_decision_adds_no_time(clock: Clock) -> None:
    harness, rng = started(clock=clock), Random(1)
    harness.until_turn_of(1, rng)
    harness.write([TakenOver(at=harness.now, seat=1)])
    before = left(harness)[1]
    for _ in range(4):
        harness.bots(rng)
        harness.act(rng)
    assert harness.table.levels.count("greedy") >= 3
    assert left(harness)[1] == before


def test_a_returning_player_without_a_bank_has_the_whole_increment() -> None:
    harness, rng = started(clock=Clock(bank=0, increment=30)), Random(1)
    while harness.table.actor() != 1:
        harness.act(rng)
    harness.wait(29_000)
    harness.write([TakenOver(at=harness.now, seat=1)])
    harness.do(BEN, Return, seat=1)
    assert harness.table.due() == harness.now + 30_000
