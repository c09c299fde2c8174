"""Matches and their records, for every game: play, undo, write, read, verify."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.records.record import Record, RecordError, Seat, loads
from guilda.records.replay import resume, verify
from tests.contract.playing import Variant, as_json

if TYPE_CHECKING:
    from collections.abc import Iterator


def played(variant: Variant, seed: int, plies: int | None = None) -> guilda.Match:
    """A match of random moves."""
    name, options = variant
    seats = [Seat(f"Ana {seat}", f"seed of {seat}") for seat in range(options["players"])]
    match = guilda.Match(name, options, seed=seed, seats=seats)
    rng = guilda.FastRng(seed)
    while match.actor() is not None and (plies is None or match.ply < plies):
        match.apply(match.position.random_action(rng), time=match.ply * 10)
    return match


def test_a_finished_match_verifies_after_writing_and_reading(variant: Variant) -> None:
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


def test_an_unfinished_record_keeps_its_secrets_and_a_private_one_goes_on(variant: Variant) -> None:
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


def test_a_decision_can_be_taken_back_until_something_is_drawn_or_shown(variant: Variant) -> None:
    name, options = variant
    match, rng = guilda.new(name, seed=3, **options), guilda.FastRng(3)
    while match.actor() is not None:
        before, told, draws = match.position.state(), as_json(match.events()), match.draws
        match.apply(match.position.random_action(rng))
        if match.undoable > 0:
            assert match.draws == draws
            match.undo()
            assert match.position.state() == before
            assert as_json(match.events()) == told
            match.apply(match.position.random_action(rng))
        else:
            assert match.draws != draws or any(map(match.game.speech.reveals, match._story[-1]))
            with pytest.raises(ValueError, match="take back"):
                match.undo()
    verify(match.record())


def altered(text: str, at: int) -> str:
    """The text with another character at one place."""
    return text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]


def places(text: str, field: str, step: int) -> Iterator[int]:
    """Places of a record's text that belong to the value of a field."""
    start = text.index(f'"{field}": ') + len(field) + 4
    yield from range(start, text.index("\n", start) - 1, step)


def test_a_record_altered_in_any_byte_of_moves_seeds_or_result_is_found_out(variant: Variant) -> None:
    text = played(variant, 2).record().dumps()
    steps = {"moves": 37, "seats": 7, "server_seed": 5, "commitment": 5, "result": 3, "draws": 61}
    for field, step in steps.items():
        for at in places(text, field, step):
            with pytest.raises(RecordError):
                verify(loads(altered(text, at)))


def without_checksum(record: Record, **changes: object) -> Record:
    """The record with other values, as somebody would forge it: the checksum is made anew."""
    from dataclasses import replace

    return loads(replace(record, **changes).dumps())


def test_a_forged_record_is_found_out_and_the_message_says_where(variant: Variant) -> None:
    from guilda.records.record import Move

    match = played(variant, 4)
    record = match.record()
    forged = {
        "server_seed": ({"server_seed": "0" * 64}, "server_seed does not fit"),
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
    fields = json.loads(played(variant, 4).record().dumps())
    fields["moves"][0][1] += 1
    with pytest.raises(RecordError, match="checksum"):
        verify(loads(json.dumps(fields)))


def test_a_match_tells_its_events_ply_by_ply(variant: Variant) -> None:
    match = played(variant, 7)
    assert [*match.events(since=match.ply)]
    assert len(match.events()) >= match.ply
    assert match.events()[len(match.events()) - len(match.events(since=3)) :] == match.events(since=3)


def test_an_illegal_action_leaves_the_match_as_it_was(variant: Variant) -> None:
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
