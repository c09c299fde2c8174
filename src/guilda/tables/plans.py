"""Conditional moves: replies that a player prepares for the opponents' moves, in slow games without hidden information.

A line is a list of decisions in notation, from the opponents' next one to the player's reply. A draw ends every
line, as nothing after it can be known before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from guilda.rules.game import IllegalAction
from guilda.rules.preview import gains
from guilda.rules.rng import Rng
from guilda.tables.entries import Made
from guilda.tables.errors import TableError, require
from guilda.tables.resources import PlannedStep
from guilda.tables.views import State
from guilda.tables.visibility import lines as score_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game
    from guilda.tables.entries import LogEntry
    from guilda.tables.table import Table

MOST_LINES = 20
LONGEST_LINE = 20


class Plan(NamedTuple):
    """The lines that a person has prepared when `made` decisions had been made."""

    person: str
    seat: int
    made: int
    lines: list[list[str]]


class DrawError(Exception):
    """Something would be drawn."""


class NoDraws(Rng):
    """A generator for moves that must not draw."""

    def below(self, n: int) -> int:
        """Raise `DrawError`."""
        raise DrawError


def own_seat(table: Table, person: str) -> int:
    """Return the seat for which a person may prepare replies now."""
    seats, clock = table.seats_of(person), table.setup.clock
    require(table.phase == "playing", "not_playing")
    require(bool(seats), "not_at_table")
    slow = clock is not None and clock.slow
    require(slow and not table.game.secrets and len(seats) == 1 and not table.level_of(seats[0]), "no_plans")
    require(table.actor() != seats[0], "not_their_turn")
    return seats[0]


def position_after(table: Table, line: Sequence[int | str]) -> tuple[Game, list[str], list[int]]:
    """Return the position after a line, its notations, and the seat of each decision."""
    position, rng = table.playing().position, NoDraws()
    notations: list[str] = []
    actors: list[int] = []
    for action in line:
        checked, actor = legal(position, action), position.turn
        notations.append(position.notation(checked))
        actors.append(actor)
        try:
            position.apply(checked, rng)
        except DrawError:
            raise TableError("plan_chance") from None
    return position, notations, actors


def legal(position: Game, action: int | str) -> int:
    """Return the id of an action that is legal in a position."""
    try:
        checked = position.action_id(action)
        if position.actor() is not None and position.is_legal(checked):
            return checked
    except (IllegalAction, ValueError, OverflowError):
        pass
    raise TableError("plan_illegal")


def explored(table: Table, line: Sequence[int | str]) -> State:
    """Return the game as it would be after a line, seen from the seat that decides next."""
    require(len(line) < LONGEST_LINE, "too_many_plans")
    position, _, _ = position_after(table, line)
    presentation, actor = table.game.presentation, position.actor()
    actions = [] if actor is None else position.actions()
    seats = range(len(table.chairs))
    return State(
        number=table.number,
        ply=table.ply + len(line),
        seat=actor,
        view=presentation.view(position, None),
        actor=actor,
        prompt=None if actor is None else presentation.prompt(position),
        actions=actions,
        gains=gains(position, actions) if actions else [],
        undo="nothing",
        undo_request=None,
        projection=[score_lines(presentation.projection(position, seat, seat)) for seat in seats],
        last_round=actor is not None and position.last_round(),
        clocks=None,
        result=None,
    )


def with_line(table: Table, plan: Plan, line: Sequence[int | str]) -> Plan:
    """Return a plan with one more line. It replaces a line that gives another reply to the same moves."""
    require(0 < len(line) <= LONGEST_LINE and len(plan.lines) < MOST_LINES, "too_many_plans")
    position, notations, actors = position_after(table, line[:-1])
    require(position.actor() == plan.seat, "plan_illegal")
    new = [*notations, position.notation(legal(position, line[-1]))]
    actors.append(plan.seat)
    require(actors[0] != plan.seat, "plan_illegal")
    return plan._replace(lines=[*(old for old in plan.lines if fits(old, new, actors, plan.seat)), new])


def fits(old: list[str], new: list[str], actors: list[int], seat: int) -> bool:
    """Return whether two lines part at a decision of an opponent."""
    for place, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return actors[place] != seat
    return False


def remaining(table: Table, plan: Plan) -> Plan:
    """Return what is left of a plan after the decisions that were made since."""
    decisions = table.playing().decisions
    since = decisions[plan.made :]
    if table.phase != "playing" or len(decisions) < plan.made or any(each.before is None for each in since):
        return plan._replace(lines=[])
    played = [each.move.notation for each in since]
    rest = [line[len(played) :] for line in plan.lines if line[: len(played)] == played]
    return plan._replace(made=len(decisions), lines=[line for line in rest if line])


def reply(table: Table, plan: Plan, now: int) -> list[LogEntry]:
    """Return the entry of the prepared reply to what has been played; nothing if there is none."""
    left, due = remaining(table, plan), table.due()
    seat = table.actor()
    if not left.lines or seat != plan.seat or table.level_of(seat) or table.chairs[seat].person != plan.person:
        return []
    position, action = table.playing().position, left.lines[0][0]
    if (due is not None and now >= due) or not position.is_legal(position.action_id(action)):
        return []
    return [Made(at=now, by=plan.person, seat=seat, action=action)]


def steps(table: Table, line: Sequence[str]) -> list[PlannedStep]:
    """Return a line with the facts of each decision, as far as nothing is drawn."""
    found = []
    for place, action in enumerate(line):
        position, _, _ = position_after(table, line[:place])
        facts = table.game.presentation.facts(position, position.action_id(action))
        found.append(PlannedStep(seat=position.turn, notation=action, facts=facts))
    return found
