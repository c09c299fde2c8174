"""How a table is shown: nothing in here depends on what the viewer may not know."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw
from msgspec.json import encode

from guilda.rules.preview import preview
from guilda.tables.sight import (
    ChatLine,
    Happening,
    LegalAction,
    Preview,
    Result,
    ScoreLine,
    SeatInfo,
    State,
    TableInfo,
)
from guilda.tables.summary import Summary

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from guilda.rules.speech import Item, Speech
    from guilda.tables.played import Happened, Played


def info(
    table: Played, person: str, connected: Collection[str], spectators: int, ratings: Mapping[str, int]
) -> TableInfo:
    """What a person may know of the table apart from the game."""
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
                rating=ratings.get(chair.person),
            )
        )
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        options=setup.options,
        phase=table.phase,
        seats=seats,
        host=bool(person) and table.host == person,
        public=setup.public,
        rated=setup.rated,
        hints=setup.hints,
        clock=setup.clock,
        commitment=table.commitment,
        spectators=spectators,
        rematch=table.rematch,
    )


def state(table: Played, seat: int | None, language: str, now: int, detail: bool) -> State:
    """The game as a seat (None: a spectator) may know it."""
    match, speech = table.playing(), table.game.speech
    position, actor, over = match.position, table.actor(), table.phase == "over"
    asked = actor is not None and actor == seat and not table.level_of(actor)
    seats = range(len(table.chairs))
    return State(
        number=table.number,
        ply=table.ply,
        seat=seat,
        view=view(table, seat),
        actor=actor,
        question="" if actor is None else speech.question(position, language),
        actions=legal_actions(table, language, detail) if asked else [],
        undo=seat is not None and any(map(table.can_undo, table.seats_of(table.chairs[seat].person))),
        outlook=[lines(speech, speech.outlook(position, each, seat), language) for each in seats] if detail else [],
        last_round=not over and speech.last_round(position),
        clocks=None if table.clocks is None else table.clocks.state(now),
        result=result(table, language) if over else None,
    )


def view(table: Played, seat: int | None) -> dict[str, Any]:
    """The position as a viewer may know it; where there are no secrets all see the same, written once for all.

    What is written is put into messages as it stands: for who reads them it is the same.
    """
    speech, position = table.game.speech, table.playing().position
    if table.game.secrets:
        return speech.view(position, seat)
    if table.open_view is None or table.open_view[0] != table.ply:
        table.open_view = (table.ply, Raw(encode(speech.view(position, None))))
    return cast("dict[str, Any]", table.open_view[1])


def legal_actions(table: Played, language: str, detail: bool) -> list[LegalAction]:
    """What the seat to act can do, in detail with sentences and with what is certain to come of it."""
    position = table.playing().position
    catalogue = catalogue_of(table.setup.game, tuple(table.setup.options.items()))
    actions = []
    speech = table.game.speech
    for action in position.actions():
        plain = catalogue.get(action)
        if plain is None:
            plain = catalogue[action] = LegalAction(action, position.notation(action), position.parts(action))
        if detail:
            sentence = speech.sentence(position, action, language, None)
            actions.append(LegalAction(action, plain.notation, plain.parts, sentence))
        else:
            actions.append(plain)
    if detail:
        for each, foreseen in zip(actions, preview(position, [each.id for each in actions]), strict=True):
            each.preview = Preview(*foreseen)
    return actions


@lru_cache(maxsize=256)
def catalogue_of(game: str, options: tuple[tuple[str, Any], ...]) -> dict[int, LegalAction]:
    """The actions of a game with its options that were shown before: notation and parts are always the same."""
    return {}


def lines(speech: Speech[Any], items: list[Item], language: str) -> list[ScoreLine]:
    """The items of a score as they are shown."""
    return [ScoreLine(item.name, speech.item(item.name, language), item.quantity, item.points) for item in items]


def result(table: Played, language: str) -> Result:
    """How the game ended."""
    breakdowns = [table.breakdown(seat) for seat in range(len(table.chairs))]
    return Result(
        scores=[sum(item.points for item in items) for items in breakdowns],
        ranks=table.ranks(),
        breakdowns=[lines(table.game.speech, items, language) for items in breakdowns],
        tie_break=table.game.speech.TIE_BREAK[language],
        tie_items=list(table.game.speech.TIE_ITEMS),
        resigned=sorted(table.resigned),
        server_seed=table.setup.server_seed,
    )


def happenings(table: Played, since: int, seat: int | None, language: str, detail: bool) -> list[Happening]:
    """What has happened in the game after an entry, as a seat (None: a spectator) may know it."""
    first = len(table.happened)
    while first > 0 and table.happened[first - 1].number > since:
        first -= 1
    names = table.names()
    return [happening(table, each, seat, language, names, detail) for each in table.happened[first:]]


def happening(
    table: Played, each: Happened, seat: int | None, language: str, names: list[str], detail: bool
) -> Happening:
    """One thing that happened."""
    speech, position = table.game.speech, table.playing().position
    events = [speech.event(position, row, seat) for row in each.rows]
    if detail:
        for event in events:
            sentence = speech.event_sentence(event, language, names)
            if sentence:
                event["sentence"] = sentence
    known = not each.concealed or seat == each.seat or table.phase == "over"
    return Happening(each.number, each.ply, each.kind, each.seat, each.notation if known else None, events)


def chat(table: Played, last: int) -> list[ChatLine]:
    """The last lines of the chat."""
    return [ChatLine(line.seat, line.name, line.text, line.at // 1000) for line in table.spoken[-last:]]


def summary(table: Played) -> Summary:
    """What lists of tables need to know of one."""
    setup, actor = table.setup, table.actor()
    due = table.clocks.due() if table.clocks is not None else None
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
        clock=setup.clock,
        ranks=table.ranks() if table.phase == "over" else None,
        wakes=None if actor is None else table.changed if table.level_of(actor) else due,
    )
