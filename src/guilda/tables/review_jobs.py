"""Jobs for search processes and workers: decisions of bots, hints, and replay, verification and review of games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any
from zlib import compress

import msgspec

from guilda import bots
from guilda.records.match import Match
from guilda.records.record import RecordError
from guilda.records.replay import decisions, resume, verification_summary, verify
from guilda.rules.rng import FastRng
from guilda.search.coach import explain_first, explain_mistakes
from guilda.search.hints import hint
from guilda.search.luck import account
from guilda.search.review import default_threads
from guilda.search.review import review as search_review
from guilda.tables.messages import HintChoice, HintStep
from guilda.tables.resources import Balance, Frame, Performance, Remark, Replay, Review, Verdict
from guilda.tables.views import Chance, Reason, Reply, Why

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from guilda.records.record import Record
    from guilda.rules.game import Game
    from guilda.search.coach import Chance as SearchChance
    from guilda.search.coach import Explanation
    from guilda.search.hints import Choice
    from guilda.search.review import Remark as SearchRemark
    from guilda.tables.table import BotTurn
    from guilda.tables.views import Facts, Result

MOST_CHOICES = 5
HINT_ROLLOUTS = 50
"""Rollouts after each move for the reasons of a hint: they must cost little, as many players ask."""
BOT_SECONDS = 2.0
"""Longest search for one decision of a bot."""


def encoded(function: Callable[..., Any], *arguments: Any) -> bytes:
    """Return the result of one of the functions here as JSON."""
    return msgspec.json.encode(function(*arguments))


def decision(position: Game, turn: BotTurn) -> int | str:
    """Return the action that a bot chooses."""
    return bots.make(turn.level, turn.seed).choose(position, BOT_SECONDS if turn.timed else None)


def replay(record: Record, seat: int | None, result: Result) -> Replay:
    """Return the game as a seat saw it; without a seat, with all hands open."""
    names = [each.name for each in record.seats]
    return Replay(record.game, dict(record.options), names, frames(record, seat), result)


def archived(record: Record, result: Result, secrets: bool) -> tuple[bytes, bytes]:
    """Return all replays of a finished game, compressed, and its verdict, as they are stored."""
    seats = range(len(record.seats)) if secrets else ()
    replays = {"open": replay(record, None, result)}
    replays |= {str(seat): replay(record, seat, result) for seat in seats} or {"any": replay(record, 0, result)}
    return compress(msgspec.json.encode(replays)), msgspec.json.encode(verdict(record))


def frames(record: Record, seat: int | None) -> list[Frame]:
    """Return the frames of a replay."""
    match = resume(record, 0)
    if seat is not None:
        match.position.check_seat(seat)
    shown = [frame(match, seat)]
    for move in record.moves:
        actor, position = match.actor(), match.position
        assert actor is not None
        facts = position.facts(position.action_id(move.notation))
        match.apply(move.notation, move.time)
        shown.append(frame(match, seat, actor, move.notation, facts))
    return shown


def frame(
    match: Match, seat: int | None, actor: int | None = None, notation: str | None = None, facts: Facts | None = None
) -> Frame:
    """Return the game after a decision."""
    view = open_view(match.position) if seat is None else match.view(seat)
    return Frame(match.ply, actor, notation, facts, match.events(seat, match.ply), view, match.scores())


def open_view(position: Game) -> dict[str, Any]:
    """Return a view with all hands open."""
    view = position.view(None)
    view["seats"] = [position.view(seat)["seats"][seat] for seat in range(len(view["seats"]))]
    return view


def verdict(record: Record) -> Verdict:
    """Verify a record."""
    try:
        verify(record)
    except RecordError as error:
        return Verdict(False, str(error))
    return Verdict(True, f"{record.game}: {verification_summary(record)}")


def review(record: Record, simulations: int | None = None) -> Review:
    """Review every decision that was not forced, with no more than its seat knew, and account for the result."""
    return result_of(review_steps(record, simulations))


def result_of(steps: Generator[None, None, Review]) -> Review:
    """Return the review at the end of its steps."""
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            found: Review = finished.value
            return found


def review_steps(record: Record, simulations: int | None = None) -> Generator[None, None, Review]:
    """Review a game, with a pause after each decision."""
    return (yield from line_steps(list(decisions(record)), resume(record).position, simulations))


def line_steps(
    played: Sequence[tuple[Game, int]], end: Game, simulations: int | None = None
) -> Generator[None, None, Review]:
    """Review decisions that follow each other and lead to a position, with a pause after each one."""
    found, threads = [], default_threads()
    reviewed = search_review(played, simulations=simulations, threads=threads)
    for remark in reviewed:
        found.append(remark)
        yield
    real = [remark for remark in found if len(played[remark.ply - 1][0].actions()) > 1]
    whole = account(played, end, found, threads=threads) if end.turn < 0 else None
    seats = []
    for seat in range(end.players):
        balance = Balance(*whole.balance(seat)) if whole else None
        seats.append(Performance(*reviewed.performance(seat), balance))
    remarks = []
    for remark, told in zip(real, explain_mistakes(played, real, threads), strict=True):
        remarks.append(as_remark(remark, played[remark.ply - 1][0], told))
        yield
    return Review(remarks, seats)


def as_remark(found: SearchRemark, position: Game, told: Explanation | None) -> Remark:
    """Return a remark as the page reads it."""
    return Remark(
        ply=found.ply - 1,
        seat=found.seat,
        notation=position.notation(found.action),
        best=position.notation(found.best),
        best_facts=position.facts(found.best),
        loss=found.loss,
        mark=found.mark,
        shares=found.shares,
        why=told and why(told),
    )


def why(told: Explanation) -> Why:
    """Return an explanation of the coach as the page reads it."""
    reasons = [Reason(each.own, each.item, round(each.points, 1), as_chance(each.chance)) for each in told.reasons]
    reply = told.reply and Reply(told.reply.seat, told.reply.position.facts(told.reply.action))
    rounds = None if told.rounds is None else round(told.rounds, 1)
    return Why(reasons, told.points_now, reply, rounds, as_chance(told.start))


def as_chance(found: SearchChance | None) -> Chance | None:
    """Return a chance as the page reads it."""
    return found and Chance(round(found.better, 2), round(found.other, 2), found.number)


def hint_choices(position: Game, seat: int) -> tuple[list[HintChoice], list[HintStep], Why | None]:
    """Return the best actions, the expected continuation after the first, and why it is better than the second."""
    found = hint(position, seat)
    best = sorted(found.choices[:MOST_CHOICES], key=shown_figures, reverse=True)
    told = explain_first(position, replace(found, choices=best), rollouts=HINT_ROLLOUTS, most=HINT_ROLLOUTS)
    line = found.line_of(best[0].action)
    return as_choices(position, best), as_steps(position, line), told and why(told)


def shown_figures(choice: Choice) -> tuple[int, float]:
    """Return the figures that the page shows and sorts by: the share in whole percent, and the margin."""
    return int(100 * round(choice.share, 3) + 0.5), round(choice.margin, 1)


def as_choices(position: Game, choices: Iterable[Choice]) -> list[HintChoice]:
    """Return choices of the search as the page reads them."""
    return [
        HintChoice(
            action=choice.action,
            notation=position.notation(choice.action),
            facts=position.facts(choice.action),
            share=round(choice.share, 3),
            margin=round(choice.margin, 1),
            visits=choice.visits,
        )
        for choice in choices
    ]


def as_steps(position: Game, line: Iterable[int]) -> list[HintStep]:
    """Return the expected continuation of a position as the page reads it."""
    steps, ahead, rng = [], position.copy(), FastRng(0)
    for action in line:
        steps.append(HintStep(ahead.turn, ahead.notation(action), ahead.facts(action)))
        ahead.apply(action, rng)
    return steps
