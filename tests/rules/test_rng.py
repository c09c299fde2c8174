"""Random numbers: unbiased, reproducible, verifiable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import guilda
from guilda.rules import packed


@pytest.mark.parametrize("rng", [guilda.FastRng(1), guilda.KeyedRng(bytes(32), ["a", "b"])], ids=["fast", "keyed"])
@pytest.mark.parametrize("n", [2, 3, 7, 100])
def test_every_outcome_is_equally_likely(rng: guilda.Rng, n: int) -> None:
    draws = 20_000
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) <= set(range(n))
    chi_square = sum((counts[outcome] - draws / n) ** 2 / (draws / n) for outcome in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5 + 5


def test_large_bounds_are_not_biased_to_the_low_half() -> None:
    rng, n = guilda.FastRng(5), 3 * 2**29
    low = sum(rng.below(n) < n // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 400


def test_a_draw_below_one_is_zero_and_uses_nothing_of_the_stream() -> None:
    rng, other = guilda.FastRng(9), guilda.FastRng(9)
    assert [rng.below(1) for _ in range(5)] == [0] * 5
    assert rng.below(1000) == other.below(1000)
    keyed = guilda.KeyedRng(bytes(32), [""])
    assert keyed.below(1) == 0
    assert keyed.draws == []


@pytest.mark.parametrize("n", [0, -1, 2**31, 10**20])
def test_impossible_draws_are_refused(n: int) -> None:
    with pytest.raises((ValueError, OverflowError)):
        guilda.FastRng(1).below(n)


def test_the_sequence_of_the_fast_generator_is_unchanged() -> None:
    rng = guilda.FastRng(2024)
    assert [rng.below(1000) for _ in range(8)] == [622, 97, 298, 116, 830, 552, 136, 596]


def browser_draws(server_seed: bytes, seat_seeds: list[str], bounds: list[int]) -> list[int]:
    """Return the draws of the keyed generator, implemented again from docs/program/records.md."""
    prefix = b"".join(hashlib.sha256(seed.encode()).digest() for seed in seat_seeds)
    stream = bytearray()
    place = 0
    outcomes = []
    for n in bounds:
        while True:
            while len(stream) < place + 4:
                block = len(stream) // 32
                stream += hmac.new(server_seed, prefix + block.to_bytes(8, "big"), hashlib.sha256).digest()
            word = int.from_bytes(stream[place : place + 4], "big")
            place += 4
            if word < 2**32 - 2**32 % n:
                outcomes.append(word % n)
                break
    return outcomes


def test_the_keyed_generator_matches_its_documentation() -> None:
    server_seed = bytes(range(32))
    bounds = [2 + 37 * number % 101 for number in range(300)] + [3 * 2**29] * 50
    rng = guilda.KeyedRng(server_seed, ["olá", "", "x"])
    outcomes = [rng.below(n) for n in bounds]
    assert outcomes == browser_draws(server_seed, ["olá", "", "x"], bounds)
    assert rng.draws == list(zip(bounds, outcomes, strict=True))


def test_every_seed_changes_the_draws() -> None:
    def draws(server_seed: bytes, *seat_seeds: str) -> list[int]:
        rng = guilda.KeyedRng(server_seed, seat_seeds)
        return [rng.below(10**6) for _ in range(8)]

    first = draws(bytes(32), "a", "b")
    assert first == draws(bytes(32), "a", "b")
    for other in (draws(bytes(31) + b"\1", "a", "b"), draws(bytes(32), "b", "a"), draws(bytes(32), "ab", "")):
        assert other != first


def test_a_script_returns_its_outcomes_and_reports_a_misfit() -> None:
    rng = guilda.ScriptedRng([3, 5, 9])
    assert [rng.below(6), rng.below(6)] == [3, 5]
    assert rng.fault == ""
    assert rng.below(6) == 0
    assert rng.fault == "draw 3 wants a number below 6, the script has 9"
    assert rng.draws == [(6, 3), (6, 5), (6, 0)]


def test_sets_and_multisets_are_counted() -> None:
    assert packed.count_bits(0b10110) == 3
    assert packed.lowest_bit(0b10100) == 2
    assert [packed.nth_bit(0b10110, n) for n in range(3)] == [1, 2, 4]
    tiles = sum(count << 6 * colour for colour, count in enumerate((20, 0, 7, 1, 13)))
    assert [packed.count_of(tiles, colour) for colour in range(5)] == [20, 0, 7, 1, 13]
    assert packed.count_all(tiles) == 41
    assert [packed.nth_tile(tiles, n) for n in (0, 19, 20, 26, 27, 28, 40)] == [0, 0, 2, 2, 3, 4, 4]
