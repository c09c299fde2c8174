"""A finished game to look at again: ply by ply, checked, or with an engine's remarks; advice in one that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from guilda.records.match import Match
from guilda.records.record import RecordError
from guilda.records.replay import checked, decisions, resume, verify
from guilda.rules.rng import FastRng
from guilda.search.hints import hint
from guilda.search.review import review as search_review
from guilda.server.messages import Prospect
from guilda.server.resources import Frame, Remark, Replay, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.records.record import Record
    from guilda.rules.game import Game
    from guilda.tables.sight import Result

SIMULATIONS = 500
"""For each decision of a review: a second or two for a whole game, and far better than first sight."""
MOST_PROSPECTS = 5


def written(function: Callable[..., Any], *arguments: Any) -> bytes:
    """What one of the functions here says, as JSON."""
    return msgspec.json.encode(function(*arguments))


def replay(record: Record, seat: int | None, language: str, result: Result) -> Replay:
    """The game as a seat saw it, with its result; without a seat, with everything open."""
    names = [each.name for each in record.seats]
    return Replay(record.game, dict(record.options), names, frames(record, seat, language), result)


def frames(record: Record, seat: int | None, language: str) -> list[Frame]:
    """The game ply by ply as a seat saw it; without a seat, with everything open."""
    match = resume(record, 0)
    if seat is not None:
        match.position.check_seat(seat)
    names = [each.name for each in record.seats]
    shown = [frame(match, seat, language, names, None)]
    for move in record.moves:
        actor = match.actor()
        assert actor is not None
        sentence = match.position.sentence(match.position.action_id(move.notation), language, names[actor])
        match.apply(move.notation, move.time)
        shown.append(frame(match, seat, language, names, (actor, move.notation, sentence)))
    return shown


def frame(match: Match, seat: int | None, language: str, names: list[str], made: tuple[int, str, str] | None) -> Frame:
    """The game after a decision."""
    speech = match.game.speech
    events = match.events(seat, match.ply)
    for event in events:
        sentence = speech.event_sentence(event, language, names)
        if sentence:
            event["sentence"] = sentence
    actor, notation, told = made or (None, None, "")
    view = open_view(match.position) if seat is None else match.view(seat)
    return Frame(match.ply, actor, notation, told, events, view, match.scores())


def open_view(position: Game) -> dict[str, Any]:
    """A view with all hands open: of every seat what it knows of itself."""
    view = position.view(None)
    view["seats"] = [position.view(seat)["seats"][seat] for seat in range(len(view["seats"]))]
    return view


def verdict(record: Record) -> Verdict:
    """Whether everything in the record is true."""
    try:
        verify(record)
    except RecordError as error:
        return Verdict(False, str(error))
    return Verdict(True, f"{record.game}: {checked(record)}")


def review(record: Record, language: str, simulations: int = SIMULATIONS) -> list[Remark]:
    """What the search thinks of every decision that was not forced, with no more knowledge than the seat had."""
    remarks = []
    positions = [position for position, _ in decisions(record)]
    for found in search_review(decisions(record), simulations=simulations):
        position = positions[found.ply - 1]
        if len(position.actions()) > 1:
            remarks.append(
                Remark(
                    ply=found.ply - 1,
                    seat=found.seat,
                    notation=position.notation(found.action),
                    best=position.notation(found.best),
                    best_sentence=position.sentence(found.best, language, record.seats[found.seat].name),
                    loss=found.loss,
                    mark=found.mark,
                    shares=found.shares,
                )
            )
    return remarks


def advice(position: Game, seat: int, language: str, names: list[str]) -> tuple[list[Prospect], list[str]]:
    """The best actions, and in sentences the line that is expected after the first."""
    found = hint(position, seat)
    prospects = [
        Prospect(
            action=choice.action,
            notation=position.notation(choice.action),
            sentence=position.speech().sentence(position, choice.action, language, None),
            share=round(choice.share, 3),
            margin=round(choice.margin, 1),
            visits=choice.visits,
        )
        for choice in found.choices[:MOST_PROSPECTS]
    ]
    line, ahead, rng = [], position.copy(), FastRng(0)
    for action in found.line:
        line.append(ahead.sentence(action, language, names[ahead.turn]))
        ahead.apply(action, rng)
    return prospects, line
