"""A finished game to look at again: ply by ply, checked, or with an engine's remarks. All from its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.records.match import Match
from guilda.records.record import RecordError
from guilda.records.replay import decisions, resume, verify
from guilda.search.review import review as search_review
from guilda.server.resources import Frame, Remark, Replay, Verdict

if TYPE_CHECKING:
    from guilda.records.record import Record
    from guilda.rules.game import Game

SIMULATIONS = 500
"""For each decision of a review: a second or two for a whole game, and far better than first sight."""


def replay(record: Record, seat: int | None, language: str) -> Replay:
    """The game as a seat saw it; without a seat, with everything open."""
    match = resume(record, 0)
    if seat is not None:
        match.position.check_seat(seat)
    names = [each.name for each in record.seats]
    frames = [frame(match, seat, language, names, None)]
    for move in record.moves:
        actor = match.actor()
        assert actor is not None
        sentence = match.position.sentence(match.position.action_id(move.notation), language, names[actor])
        match.apply(move.notation, move.time)
        frames.append(frame(match, seat, language, names, (actor, move.notation, sentence)))
    result = dict(record.result) if record.result is not None else {"scores": match.scores(), "ranks": match.ranks()}
    return Replay(record.game, dict(record.options), names, frames, result)


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
    draws = len(record.draws or ())
    return Verdict(True, f"{record.game}: {len(record.moves)} moves and {draws} draws checked")


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
                    shares=found.shares,
                )
            )
    return remarks
