"""Conditional moves: lines are checked when they are prepared, and followed as long as the branch is taken."""

from __future__ import annotations

import pytest

from guilda.tables import plans
from guilda.tables.commands import Act, Sit, Start, Undo
from guilda.tables.entries import Clock, Made
from guilda.tables.errors import TableError
from guilda.tables.plans import Plan
from tests.tables.playing import ANA, BEN, Harness, new_table

DAY = Clock(bank=0, increment=86_400)


def slow_game(game: str = "azul", clock: Clock | None = DAY) -> Harness:
    """Return a game in which Ana, on seat 0, has the first turn."""
    new = new_table(game, clock=clock)
    new.options = {"players": 2, "start": 0}
    harness = Harness(new)
    harness.do(BEN, Sit, seat=1, name="Ben")
    harness.do(ANA, Start)
    return harness


def first_actions(harness: Harness, line: list[str]) -> list[str]:
    """Return the legal actions after a line, in notation."""
    position, _, _ = plans.position_after(harness.table, line)
    return [position.notation(each) for each in position.actions()]


def prepared(harness: Harness, *lines: list[str]) -> Plan:
    plan = Plan(BEN.id, 1, len(harness.table.playing().decisions), [])
    for line in lines:
        plan = plans.with_line(harness.table, plan, line)
    return plan


def play(harness: Harness, action: str) -> None:
    harness.do(harness.person(), Act, ply=harness.table.ply, action=action)


@pytest.mark.parametrize("game", ["azul", "sintra"])
def test_the_reply_is_played_as_the_players_own_when_the_move_is_made(game: str) -> None:
    harness = slow_game(game)
    theirs = first_actions(harness, [])[0]
    line = [theirs]
    while plans.explored(harness.table, line).actor == 0:
        line.append(first_actions(harness, line)[0])
    mine = first_actions(harness, line)[-1]
    plan = prepared(harness, [*line, mine])
    assert plans.reply(harness.table, plan, harness.now) == []
    for action in line:
        play(harness, action)
    [entry] = plans.reply(harness.table, plan, harness.now)
    assert entry == Made(at=harness.now, by=BEN.id, seat=1, action=mine)
    harness.write([entry])
    assert harness.table.playing().moves[-1] == mine
    assert plans.remaining(harness.table, plan).lines == []


def test_another_move_deletes_the_plan_and_an_undo_too() -> None:
    harness = slow_game()
    theirs, other = first_actions(harness, [])[:2]
    plan = prepared(harness, [theirs, first_actions(harness, [theirs])[0]])
    play(harness, other)
    assert plans.remaining(harness.table, plan).lines == []
    assert plans.reply(harness.table, plan, harness.now) == []
    harness.do(ANA, Undo, ply=harness.table.ply)
    assert plans.remaining(harness.table, plan._replace(made=1)).lines == []


def test_several_branches_and_a_deeper_line() -> None:
    harness = slow_game()
    one, two = first_actions(harness, [])[:2]
    first = [one, first_actions(harness, [one])[0]]
    deeper = [*first, first_actions(harness, first)[0]]
    deeper.append(first_actions(harness, deeper)[0])
    second = [two, first_actions(harness, [two])[1]]
    plan = prepared(harness, deeper, second)
    assert plan.lines == [deeper, second]
    play(harness, one)
    harness.write(plans.reply(harness.table, plan, harness.now))
    assert plans.remaining(harness.table, plan).lines == [deeper[2:]]
    play(harness, deeper[2])
    harness.write(plans.reply(harness.table, plan, harness.now))
    assert harness.table.playing().moves == deeper


def test_another_reply_to_the_same_move_replaces_the_first() -> None:
    harness = slow_game()
    theirs = first_actions(harness, [])[0]
    one, two = first_actions(harness, [theirs])[:2]
    assert prepared(harness, [theirs, one], [theirs, two]).lines == [[theirs, two]]


def test_a_line_does_not_go_beyond_a_draw() -> None:
    harness = slow_game()

    def follow(line: list[str]) -> None:
        while True:
            line.append(first_actions(harness, line)[0])

    line: list[str] = []
    with pytest.raises(TableError, match="plan_chance"):
        follow(line)
    assert len(line) > 2


def test_illegal_lines_are_refused() -> None:
    harness = slow_game()
    theirs = first_actions(harness, [])[0]
    for wrong in (["nonsense", "x"], [theirs, "nonsense"], [theirs], [theirs, 10**9], [-1, 0]):
        with pytest.raises(TableError, match="plan_illegal"):
            prepared(harness, wrong)
    with pytest.raises(TableError, match="too_many_plans"):
        prepared(harness, [])


@pytest.mark.parametrize(
    ("game", "clock"), [("splendor", DAY), ("sagrada", DAY), ("azul", None), ("azul", Clock(bank=600, increment=10))]
)
def test_plans_are_for_slow_games_without_secrets(game: str, clock: Clock | None) -> None:
    with pytest.raises(TableError, match=r"no_plans|not_their_turn"):
        plans.own_seat(slow_game(game, clock).table, BEN.id)


def test_plans_are_for_the_opponents_turn() -> None:
    harness = slow_game()
    assert plans.own_seat(harness.table, BEN.id) == 1
    with pytest.raises(TableError, match="not_their_turn"):
        plans.own_seat(harness.table, ANA.id)


def test_no_reply_is_played_without_time() -> None:
    harness = slow_game()
    theirs = first_actions(harness, [])[0]
    plan = prepared(harness, [theirs, first_actions(harness, [theirs])[0]])
    play(harness, theirs)
    due = harness.table.due()
    assert due is not None
    assert plans.reply(harness.table, plan, due - 1)
    assert plans.reply(harness.table, plan, due) == []
