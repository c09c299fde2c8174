"""Matches with errors and interrupts: no decision is lost, and no draw is repeated."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.records.record import MAX_FILE_BYTES, RecordError, load, loads
from guilda.records.replay import verification_summary, verify

if TYPE_CHECKING:
    from pathlib import Path


def test_an_interrupt_in_the_middle_of_a_draw_waits_until_the_decision_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        nonlocal calls
        calls += 1
        if calls % 2:
            raise KeyboardInterrupt
        return hmac.new(key, message, name).digest()

    match, rng, interrupts = guilda.new("splendor", players=4, seed=1), guilda.FastRng(1), 0
    monkeypatch.setattr("hmac.digest", digest)
    while match.actor() is not None:
        ply = match.ply
        try:
            match.apply(match.position.random_action(rng))
        except KeyboardInterrupt:
            interrupts += 1
        assert match.ply == ply + 1
    assert interrupts > 3
    monkeypatch.undo()
    verify(match.record())


def test_an_interrupt_before_a_decision_is_stored_undoes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng, interrupts = guilda.new("splendor", seed=1), guilda.FastRng(1), 0

    def interrupted(row: object) -> bool:
        raise KeyboardInterrupt

    while match.actor() is not None:
        action, before = match.position.random_action(rng), match.record(private=True)
        with monkeypatch.context() as patch:
            patch.setattr(match.game.presentation, "reveals", interrupted)
            try:
                match.apply(action)
            except KeyboardInterrupt:
                interrupts += 1
        if match.ply == len(before.moves):
            assert match.record(private=True) == before
            match.apply(action)
    assert interrupts > 20
    verify(match.record())


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", "\x1b[2J", "\udcff", 5, None])
def test_names_that_could_not_be_read_back_are_refused(name: Any) -> None:
    with pytest.raises(ValueError, match="name"):
        guilda.Match("azul", seats=[guilda.Seat(name), guilda.Seat("b")])


def test_seats_may_be_given_by_their_names() -> None:
    assert guilda.Match("azul", seats=["Ana", "Beto"]).seats == (guilda.Seat("Ana"), guilda.Seat("Beto"))
    with pytest.raises(ValueError, match="needs 2 seats"):
        guilda.Match("azul", seats=["Ana"])


def test_a_record_never_overwrites_a_file(tmp_path: Path) -> None:
    match = guilda.new("azul", seed=1)
    path = tmp_path / "record.json"
    match.record(private=True).save(str(path))
    verify(load(str(path)))
    with pytest.raises(FileExistsError):
        match.record().save(path)
    verify(load(path))


def test_an_endless_file_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="larger than"):
        load("/dev/zero")
    path = tmp_path / "large"
    path.write_bytes(b" " * (MAX_FILE_BYTES + 1))
    with pytest.raises(RecordError, match="larger than"):
        load(path)


def test_a_record_without_the_checksum_it_states_says_which_line_is_wrong() -> None:
    text = guilda.new("azul", seed=1).record(private=True).dumps()
    with pytest.raises(RecordError, match=r"line \d+ \(checksum\)"):
        verify(loads(text.replace('"time', '"time').replace("Player 1", "Player 9")))
    with pytest.raises(RecordError, match=r"line 2 \(format\)"):
        verify(loads(text.replace('"format": ', '"format":  ')))


def test_a_single_checked_move_is_reported_in_the_singular() -> None:
    match = guilda.new("azul", seed=1)
    assert verification_summary(match.record(private=True)).startswith("0 moves and ")
    match.apply(match.actions()[0])
    assert verification_summary(match.record(private=True)).startswith("1 move and ")
