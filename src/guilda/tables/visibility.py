"""The table as a viewer may know it: nothing here depends on hidden information."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Raw
from msgspec.json import encode

from guilda.rules.preview import gains, preview
from guilda.tables.summary import Summary
from guilda.tables.views import (
    ChatLine,
    Preview,
    Result,
    ScoreLine,
    SeatInfo,
    State,
    TableInfo,
    UndoRequest,
    Update,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Container, Mapping

    from guilda.rules.game import Game
    from guilda.rules.presentation import Item
    from guilda.tables.table import ChatPost, Step, Table
    from guilda.tables.views import Event, View

T = TypeVar("T")
LAST_CHAT = 100
FEWEST_DECISIONS = 4
"""Decisions that every seat has to make in a rated game."""


def default_seat(table: Table, person: str) -> int | None:
    """Return the seat as which a person first sees the table; None if they hold several and the game has secrets."""
    seats = table.seats_of(person)
    if len(seats) == 1:
        return seats[0]
    if not seats or table.game.secrets:
        return None
    actor = table.actor()
    return actor if actor in seats else seats[0]


def followed_seat(table: Table, person: str, seat: int | None) -> int | None:
    """Return the seat as which a person sees the table after a decision.

    The view follows the actor among several own seats; in a game with secrets the next player has to ask for it.
    """
    seats, actor = table.seats_of(person), table.actor()
    if seat is not None and seat not in seats:
        return default_seat(table, person)
    if len(seats) < 2 or actor not in seats or actor == seat:
        return seat
    return None if table.game.secrets else actor


def info(
    table: Table,
    person: str,
    connected: Collection[str] = (),
    spectators: int = 0,
    ratings: Mapping[str, int] | None = None,
) -> TableInfo:
    """Return the table without its game."""
    seats = []
    for seat, chair in enumerate(table.chairs):
        seats.append(
            SeatInfo(
                kind="bot" if chair.level else "human" if chair.person else "open",
                name=table.name(seat),
                level=chair.level or None,
                yours=bool(person) and chair.person == person,
                connected=bool(chair.level) or chair.person in connected,
                away=seat in table.away,
                resigned=seat in table.resigned,
                awaited=chair.awaited,
                rating=(ratings or {}).get(chair.person),
                vacation=vacation_of(table, seat),
            )
        )
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        rules_version=setup.rules_version,
        options=setup.options,
        phase=table.phase,
        seats=seats,
        host=bool(person) and table.host == person,
        public=setup.public,
        rated=setup.rated,
        hints=setup.hints,
        chat=table.chat,
        clock=setup.clock,
        commitment=table.commitment,
        spectators=spectators,
        rematch=table.rematch,
        deal=setup.deal,
    )


def vacation_of(table: Table, seat: int) -> int | None:
    """Return when the vacation of a seat's player ends, in seconds since 1970."""
    until = 0 if table.clocks is None or table.phase != "playing" else table.clocks.vacation[seat]
    return until // 1000 if until > table.changed else None


def state(table: Table, seat: int | None, now: int, detail: bool = True) -> State | None:
    """Return the game as a seat (None: a spectator) may know it; None before it starts."""
    if table.match is None:
        return None
    presentation, position = table.game.presentation, table.match.position
    actor, over = table.actor(), table.phase == "over"
    actions = position.actions() if actor is not None and actor == seat and not table.level_of(actor) else []
    return State(
        number=table.number,
        ply=table.ply,
        seat=seat,
        view=view(table, position, seat),
        actor=actor,
        prompt=None if actor is None else presentation.prompt(position),
        actions=actions,
        gains=gains(position, actions) if detail and actions else [],
        undo="nothing" if seat is None else table.undo_offer(table.chairs[seat].person).kind,
        undo_request=undo_request(table),
        projection=projection(table, position, seat) if detail else [],
        last_round=not over and position.last_round(),
        clocks=None if table.clocks is None else table.clocks.state(now),
        result=result(table) if over else None,
    )


def undo_request(table: Table) -> UndoRequest | None:
    """Return the request to take decisions back that waits for answers."""
    asked = table.undo_request
    return None if asked is None else UndoRequest(asked.seat, sorted(asked.waiting))


def shared(table: Table, name: str, make: Callable[[], T]) -> T:
    """Return a part of the state. In a game without secrets it is made and encoded once for all viewers."""
    if table.game.secrets:
        return make()
    number, parts = table.encoded
    if number != table.number:
        parts = {}
        table.encoded = (table.number, parts)
    if name not in parts:
        parts[name] = Raw(encode(make()))
    return cast("T", parts[name])


def view(table: Table, position: Game, seat: int | None) -> View:
    """Return the table's position as a viewer may know it."""
    presentation = table.game.presentation
    return shared(table, "view", lambda: presentation.view(position, seat if table.game.secrets else None))


def projection(table: Table, position: Game, seat: int | None) -> list[list[ScoreLine]]:
    """Return the score of every seat if the game ended now, as far as a viewer may know."""
    presentation, seats = table.game.presentation, range(len(table.chairs))
    return shared(table, "projection", lambda: [lines(presentation.projection(position, each, seat)) for each in seats])


def previews(table: Table, actions: list[int]) -> list[Preview]:
    """Return the immediate effects of legal actions for the actor."""
    position, presentation = table.playing().position, table.game.presentation
    effects = zip(actions, preview(position, actions), strict=True)
    return [Preview(action, presentation.facts(position, action), events) for action, (_, events) in effects]


def lines(items: list[Item]) -> list[ScoreLine]:
    """Return the items of a score."""
    return [ScoreLine(*item) for item in items]


def result(table: Table) -> Result:
    """Return the result of a finished game."""
    breakdowns = [table.breakdown(seat) for seat in range(len(table.chairs))]
    return Result(
        scores=[sum(item.points for item in items) for items in breakdowns],
        ranks=table.ranks(),
        breakdowns=[lines(items) for items in breakdowns],
        tie_items=list(table.game.presentation.TIE_ITEMS),
        resigned=sorted(table.resigned),
        server_seed="" if table.setup.deal else table.setup.server_seed,
    )


def updates(table: Table, since: int, seat: int | None) -> list[Update]:
    """Return the game's log entries after a number as a seat (None: a spectator) may know them."""
    first = len(table.steps)
    while first > 0 and table.steps[first - 1].number > since:
        first -= 1
    return [update(table, each, seat) for each in table.steps[first:]]


def update(table: Table, step: Step, seat: int | None) -> Update:
    """Return one log entry of the game."""
    known = not step.concealed or seat == step.seat or table.phase == "over"
    newest = step.number == table.number
    events = shared(table, "events", lambda: events_of(table, step, seat)) if newest else events_of(table, step, seat)
    return Update(step.number, step.ply, step.kind, step.seat, step.notation if known else None, events)


def events_of(table: Table, step: Step, seat: int | None) -> list[Event]:
    """Return the events of a log entry as a viewer may know them."""
    presentation, position = table.game.presentation, table.playing().position
    return [presentation.event(position, row, seat) for row in step.rows]


def chat(table: Table, hidden: Container[str] = ()) -> list[ChatLine]:
    """Return the last lines of the chat, without those of some persons."""
    return [chat_line(post) for post in table.posts[-LAST_CHAT:] if post.person not in hidden]


def chat_line(post: ChatPost) -> ChatLine:
    """Return a line of the chat."""
    text = "" if post.removed else post.text
    return ChatLine(post.number, post.seat, post.name, text, post.at // 1000, post.removed)


def wake_time(table: Table, actor: int) -> int | None:
    """Return when a table has to continue without a command. A table with only bots waits for a person."""
    if not table.level_of(actor):
        return table.due()
    return None if all(map(table.level_of, range(len(table.chairs)))) else table.changed


def long_enough(table: Table) -> bool:
    """Return whether every seat has made enough decisions for a rating: a few moves and a resignation are no game."""
    if table.match is None or not table.setup.rated:
        return False
    made = Counter(decision.seat for decision in table.match.decisions)
    return all(made[seat] >= FEWEST_DECISIONS for seat in range(len(table.chairs)))


def vacations(table: Table) -> dict[str, int]:
    """Return the time until which each person's clocks are paused."""
    known = [] if table.clocks is None else table.clocks.vacation
    return {chair.person: until for chair, until in zip(table.chairs, known, strict=False) if until > table.changed}


def summary(table: Table) -> Summary:
    """Return the summary of a table for lists."""
    setup, actor = table.setup, table.actor()
    return Summary(
        game=setup.game,
        options=setup.options,
        phase=table.phase,
        host=table.host,
        names=table.names(),
        persons=[chair.person or None for chair in table.chairs],
        levels=[chair.level or None for chair in table.chairs],
        actor=actor,
        public=setup.public,
        rated=setup.rated,
        changed=table.changed,
        commitment=table.commitment,
        rules_version=setup.rules_version,
        clock=setup.clock,
        counts=table.phase == "over" and long_enough(table),
        ranks=table.ranks() if table.phase == "over" else None,
        wakes=None if actor is None else wake_time(table, actor),
        deal=setup.deal,
        vacations=vacations(table),
    )
