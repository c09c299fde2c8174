"""Matches and records of every game: play, undo, write, read, verify."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.records.record import Record, RecordError, Seat, loads
from guilda.records.replay import resume, verify
from tests.contract.playing import Variant, as_json

if TYPE_CHECKING:
    from collections.abc import Iterator


def played(variant: Variant, seed: int, plies: int | None = None) -> guilda.Match:
    """Return a match of random moves."""
    name, options = variant
    seats = [Seat(f"Ana {seat}", f"seed of {seat}") for seat in range(options["players"])]
    match = guilda.Match(name, options, seed=seed, seats=seats)
    rng = guilda.FastRng(seed)
    while match.actor() is not None and (plies is None or match.ply < plies):
        match.apply(match.position.random_action(rng), time=match.ply * 10)
    return match


def test_record_of_a_finished_match_verifies_after_writing_and_reading(variant: Variant) -> None:
    for seed in range(3):
        match = played(variant, seed)
        text = match.record().dumps()
        verify(loads(text))
        assert loads(text) == match.record()
        assert loads(text).dumps() == text
        again = resume(loads(text))
        assert again.position == match.position
        assert as_json(again.events()) == as_json(match.events())


def test_the_same_seed_and_moves_give_the_same_match(variant: Variant) -> None:
    assert played(variant, 5).record() == played(variant, 5).record()
    assert played(variant, 5).record() != played(variant, 6).record()


def test_public_record_of_an_unfinished_match_hides_seeds_and_a_private_one_resumes(variant: Variant) -> None:
    match = played(variant, 1, plies=6)
    public = match.record()
    assert public.server_seed is None
    assert public.draws is None
    assert match.record(private=True).server_seed not in public.dumps()
    with pytest.raises(RecordError, match="not over"):
        verify(loads(public.dumps()))
    private = loads(match.record(private=True).dumps())
    verify(private)
    again = resume(private)
    assert again.position == match.position
    rng, same = guilda.FastRng(0), guilda.FastRng(0)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng), time=1)
        again.apply(again.position.random_action(same), time=1)
    assert again.record() == match.record()


def test_decision_can_be_undone_until_something_is_drawn_or_revealed(variant: Variant) -> None:
    name, options = variant
    match, rng = guilda.new(name, seed=3, **options), guilda.FastRng(3)
    while match.actor() is not None:
        before, told, draws = match.position.state(), match.events(), match.draws
        match.apply(match.position.random_action(rng))
        if match.undoable > 0:
            assert match.draws == draws
            match.undo()
            assert match.position.state() == before
            assert match.events() == told
            match.apply(match.position.random_action(rng))
        else:
            assert match.draws != draws or any(map(match.game.presentation.reveals, match._decisions[-1].rows))
            with pytest.raises(ValueError, match="nothing to undo"):
                match.undo()
    verify(match.record())


def altered(text: str, at: int) -> Iterator[str]:
    """Yield the text with one place changed or removed."""
    for other in ("1", "x", " ", "\t", "-0", ""):
        if other != text[at]:
            yield text[:at] + other + text[at + 1 :]


def places(text: str, field: str, step: int) -> Iterator[int]:
    """Yield places in the value of a field of a record's text."""
    start = text.index(f'"{field}": ') + len(field) + 4
    yield from range(start, text.index("\n", start) - 1, step)


def test_any_changed_byte_of_moves_seeds_or_result_is_detected(variant: Variant) -> None:
    text = played(variant, 2).record().dumps()
    steps = {"moves": 97, "seats": 23, "server_seed": 13, "commitment": 17, "result": 5, "draws": 199}
    for field, step in steps.items():
        for at in places(text, field, step):
            for other in altered(text, at):
                with pytest.raises(RecordError):
                    verify(loads(other))


def without_checksum(record: Record, **changes: object) -> Record:
    """Return the record with other values and a new checksum, as a forger would write it."""
    from dataclasses import replace

    return loads(replace(record, **changes).dumps())


def test_forged_record_is_detected_and_located(variant: Variant) -> None:
    from guilda.records.record import Move

    match = played(variant, 4)
    record = match.record()
    forged = {
        "server_seed": ({"server_seed": "0" * 64}, "server_seed does not match"),
        "seat seed": ({"seats": [Seat("x", "other"), *record.seats[1:]]}, "draw [0-9]+ gives"),
        "result": ({"result": {"scores": [999] * len(record.seats), "ranks": list(match.ranks())}}, "result: scores"),
        "last move missing": ({"moves": record.moves[:-1]}, "draw|result"),
        "one move more": ({"moves": [*record.moves, record.moves[0]]}, f"move {len(record.moves) + 1}"),
        "move malformed": ({"moves": [Move("??"), *record.moves[1:]]}, "move 1"),
        "draw added": ({"draws": [*record.draws, (2, 1)]}, f"draw {len(record.draws) + 1}"),
        "draw changed": ({"draws": [(record.draws[0][0], record.draws[0][1] ^ 1), *record.draws[1:]]}, "draw 1"),
        "rules": ({"rules_version": 99}, "version 99"),
        "components": ({"components": "0" * 12}, "other components"),
        "no result": ({"result": None}, "result"),
        "game": ({"game": "chess"}, "no game 'chess'"),
    }
    for changes, message in forged.values():
        with pytest.raises(RecordError, match=message):
            verify(without_checksum(record, **changes))


def test_a_changed_name_or_time_breaks_the_checksum(variant: Variant) -> None:
    text = played(variant, 4).record().dumps()
    for other in (text.replace("Ana 0", "Ana 9"), text.replace('", 10]', '", 11]')):
        assert other != text
        with pytest.raises(RecordError, match="checksum"):
            verify(loads(other))
    verify(loads(text.replace("\n", "\r\n")))


def test_match_lists_its_events_by_ply(variant: Variant) -> None:
    match = played(variant, 7)
    assert [*match.events(since=match.ply)]
    assert len(match.events()) >= match.ply
    assert match.events()[len(match.events()) - len(match.events(since=3)) :] == match.events(since=3)


def test_illegal_action_does_not_change_the_match(variant: Variant) -> None:
    match = played(variant, 8, plies=4)
    before = match.record(private=True)
    illegal = next(a for a in range(match.position.n_actions) if not match.position.is_legal(a))
    with pytest.raises(guilda.IllegalAction):
        match.apply(illegal)
    with pytest.raises(ValueError, match="action"):
        match.apply("nonsense")
    assert match.record(private=True) == before
    match.apply(match.actions()[0])
    verify(match.record(private=True))


def test_a_match_can_be_copied_and_pickled(variant: Variant) -> None:
    match = played(variant, 9, plies=5)
    for again in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert again.record(private=True) == match.record(private=True)
        again.apply(again.actions()[0])
        assert again.ply == match.ply + 1


def test_time_continues_after_resuming_and_is_validated(variant: Variant) -> None:
    match = played(variant, 9, plies=5)
    again = resume(match.record(private=True))
    again.apply(again.actions()[0])
    assert again.record(private=True).moves[-1].time >= 40
    for nonsense in (-1, 1.5, "1", True):
        with pytest.raises(ValueError, match="milliseconds"):
            match.apply(match.actions()[0], time=nonsense)
    assert match.ply == 5
