"""Finished games of every kind can be looked at again, checked and reviewed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import guilda
from guilda.records.record import Record
from guilda.rules.registry import NAMES
from guilda.server import studies


def finished(name: str) -> Record:
    match, chance = guilda.new(name, seed=3), random.Random(3)
    while match.actor() is not None:
        match.apply(chance.choice(match.actions()))
    return match.record()


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_shows_every_ply_up_to_the_final_scores(name: str) -> None:
    record = finished(name)
    assert record.result is not None
    for seat in (None, 0, 1):
        frames = studies.frames(record, seat, "pt")
        assert [frame.notation for frame in frames] == [None, *(move.notation for move in record.moves)]
        assert frames[-1].scores == record.result["scores"]
        assert all(frame.sentence for frame in frames[1:])


@pytest.mark.parametrize("name", [name for name in NAMES if guilda.game(name).secrets])
def test_without_a_seat_all_hands_are_open(name: str) -> None:
    record = finished(name)
    middle = len(record.moves) // 2
    frame = studies.frames(record, None, "en")[middle]
    for seat, shown in enumerate(frame.view["seats"]):
        assert shown == studies.frames(record, seat, "en")[middle].view["seats"][seat]


@pytest.mark.parametrize("name", NAMES)
def test_a_review_compares_decisions_with_the_best_ones(name: str) -> None:
    remarks = studies.review(finished(name), "es", simulations=60)
    assert remarks
    for remark in remarks:
        assert 0 <= remark.loss <= 1
        assert abs(sum(remark.shares) - 1) < 1e-3
        assert remark.best_sentence
    assert any(remark.loss > 0 for remark in remarks)


def test_an_altered_record_is_not_fair() -> None:
    record = finished(NAMES[0])
    assert studies.verdict(record).fair
    verdict = studies.verdict(replace(record, moves=record.moves[:-1]))
    assert not verdict.fair
    assert verdict.sentence
