"""Finished games of every kind can be replayed, verified and reviewed."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

import guilda
from guilda.bots import LEVELS
from guilda.records.record import Record
from guilda.rules.registry import names
from guilda.search import coach
from guilda.search.hints import Choice, Hint
from guilda.tables import review_jobs


def finished(name: str) -> Record:
    match, chance = guilda.new(name, seed=3), random.Random(3)
    while match.actor() is not None:
        match.apply(chance.choice(match.actions()))
    return match.record()


@pytest.mark.parametrize("name", names())
def test_a_replay_shows_every_ply_up_to_the_final_scores(name: str) -> None:
    record = finished(name)
    assert record.result is not None
    for seat in (None, 0, 1):
        frames = review_jobs.frames(record, seat)
        assert [frame.notation for frame in frames] == [None, *(move.notation for move in record.moves)]
        assert frames[-1].scores == record.result["scores"]
        assert all(frame.facts for frame in frames[1:])


@pytest.mark.parametrize("name", [name for name in names() if guilda.game(name).secrets])
def test_a_replay_without_a_seat_shows_all_hands(name: str) -> None:
    record = finished(name)
    middle = len(record.moves) // 2
    frame = review_jobs.frames(record, None)[middle]
    for seat, shown in enumerate(frame.view["seats"]):
        assert shown == review_jobs.frames(record, seat)[middle].view["seats"][seat]


@pytest.mark.parametrize("name", names())
def test_a_review_compares_decisions_with_the_best_ones(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "REVIEW_ROLLOUTS", 0)  # the fewest rollouts for each mistake
    review = review_jobs.review(finished(name), simulations=20)
    remarks = review.remarks
    assert remarks
    for remark in remarks:
        assert 0 <= remark.loss <= 1
        assert abs(sum(remark.shares) - 1) < 1e-3
        assert remark.best_facts
    assert any(remark.loss > 0 for remark in remarks)
    for seat in review.seats:
        assert seat.few == (seat.level is None)
        assert seat.level in (None, "random", *LEVELS)
        assert seat.balance is not None
        *parts, result = msgspec.structs.astuple(seat.balance)
        assert sum(parts) == pytest.approx(result, abs=1e-9)


def test_an_altered_record_does_not_verify() -> None:
    record = finished(names()[0])
    assert review_jobs.verdict(record).fair
    verdict = review_jobs.verdict(replace(record, moves=record.moves[:-1]))
    assert not verdict.fair
    assert verdict.sentence


def test_a_hint_is_ordered_by_the_figures_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    position = guilda.new("azul", seed=3).position
    a, b, c = position.actions()[:3]
    estimates = [Choice(a, 0.428, -3.6, 900), Choice(b, 0.434, -3.6, 50), Choice(c, 0.431, -1.4, 50)]
    compared: list[list[int]] = []
    after = position.copy()
    after.apply(c, guilda.FastRng(0))
    reply = after.actions()[0]
    lines = [[a], [b], [c, reply]]
    monkeypatch.setattr(review_jobs, "hint", lambda position, seat: Hint(0, estimates, lines, proven=False))
    monkeypatch.setattr(
        review_jobs,
        "explain_first",
        lambda position, found, **_: compared.append([each.action for each in found.choices]),
    )
    choices, line, why = review_jobs.hint_choices(position, 0)
    assert [choice.action for choice in choices] == [c, a, b]
    assert compared == [[c, a, b]]
    assert [step.notation for step in line] == [position.notation(c), after.notation(reply)]
    assert why is None
