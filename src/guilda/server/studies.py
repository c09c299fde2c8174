"""A finished game to look at again: ply by ply, checked, or with an engine's remarks. All from its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.records.match import Match
from guilda.records.record import RecordError
from guilda.records.replay import resume, verify
from guilda.rules.rng import FastRng
from guilda.search.search import Searcher
from guilda.server.resources import Frame, Remark, Replay, Verdict

if TYPE_CHECKING:
    from guilda.records.record import Record
    from guilda.rules.game import Game
    from guilda.search.search import Report

SIMULATIONS = 1500
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
    """What the search thinks of every decision, with no more knowledge than the seat had."""
    match = resume(record, 0)
    searcher, rng = Searcher(seed=1), FastRng(1)
    remarks = []
    for move in record.moves:
        seat = match.actor()
        assert seat is not None
        position = match.position.seen_by(seat, rng)
        if len(position.actions()) > 1:
            report = searcher.search(position, simulations=simulations)
            remarks.append(remark(match, report, move.notation, language))
        match.apply(move.notation, move.time)
    return remarks


def remark(match: Match, report: Report, notation: str, language: str) -> Remark:
    """One decision, compared with the one that the search prefers."""
    position, seat = match.position, match.position.turn
    made = position.action_id(notation)
    best = report.prospects[0]
    found = next((prospect for prospect in report.prospects if prospect.action == made), None)
    share = best.results[seat] if found is None else found.results[seat]
    return Remark(
        ply=match.ply,
        seat=seat,
        notation=notation,
        best=position.notation(best.action),
        best_sentence=position.sentence(best.action, language, match.seats[seat].name),
        loss=max(0.0, best.results[seat] - share) if made != best.action else 0.0,
        shares=[float(each) for each in best.results],
    )
