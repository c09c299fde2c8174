"""Hidden cards: only the owner knows them, and a bot gets one redrawn from all possible cards."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

import guilda
from guilda.rules.game import EventLog
from tests.rules.splendor_positions import seat_text, spot

# Level 3 of this table: all cards are visible but 73, 82, 86 and 90; two of these are in hands, two in the deck.
CLOSED = (
    "-:74,78,77:71,75,79:-",
    "-:90?,81,85:83:-",
    "-:84,86?,88:87:-",
)
UNSEEN = (73, 82, 86, 90)
TABLE = "4,18,7,31/41,60,52,44/72,76,80,89"
SAMPLES = 6000


def closed_table(**changes: object) -> guilda.Game:
    return spot(*CLOSED, players=3, table=TABLE, **changes)


def surprise(counts: Counter[object], outcomes: int) -> float:
    """Return by how many standard deviations the chi-square of counts exceeds its mean for equal chances."""
    expected = sum(counts.values()) / outcomes
    chi_square = sum((counts[key] - expected) ** 2 / expected for key in counts)
    chi_square += (outcomes - len(counts)) * expected
    return (chi_square - (outcomes - 1)) / sqrt(2 * (outcomes - 1))


@pytest.mark.rule("SP-33")
def test_cards_of_two_hands_are_drawn_together_from_all_that_the_seat_has_not_seen() -> None:
    game = closed_table()
    rng = guilda.FastRng(5)
    counts: Counter[object] = Counter()
    for _ in range(SAMPLES):
        seen = game.seen_by(0, rng)
        pair = (seen.hand[3] + 1, seen.hand[7] + 1)
        counts[pair] += 1
        assert sorted([*pair, *(70 + n + 1 for n in range(20) if seen.decks[2] >> n & 1)]) == list(UNSEEN)
    assert set(counts) == set(permutations(UNSEEN, 2))
    assert surprise(counts, 12) < 4, counts


@pytest.mark.rule("SP-33")
def test_the_owners_card_is_kept_and_the_other_is_redrawn_from_the_rest() -> None:
    game = closed_table()
    rng = guilda.FastRng(6)
    counts: Counter[object] = Counter()
    for _ in range(SAMPLES):
        seen = game.seen_by(1, rng)
        assert seen.hand[3] + 1 == 90
        counts[seen.hand[7] + 1] += 1
    assert set(counts) == {73, 82, 86}
    assert surprise(counts, 3) < 4, counts


@pytest.mark.rule("SP-33")
def test_the_level_of_a_hidden_card_and_public_cards_are_kept() -> None:
    game = spot("-:-:-:-", "-:1?,42?,90:-:-", table="4,18,7,31/41,60,52,44/71,72,83,77")
    rng = guilda.FastRng(7)
    hands = [tuple(game.seen_by(0, rng).hand[3:6]) for _ in range(2000)]
    on_table = {3, 17, 6, 30, 40, 59, 51, 43}
    assert {first for first, _, _ in hands} == set(range(40)) - on_table
    assert {second for _, second, _ in hands} == set(range(40, 70)) - on_table
    assert {third for _, _, third in hands} == {89}


@pytest.mark.rule("SP-33")
def test_resampled_cards_are_as_likely_as_dealt_ones() -> None:
    """The cards that the others really hold, over many deals, have the same distribution."""
    game = spot(players=3, table=TABLE)
    dealt: Counter[object] = Counter()
    for seed in range(SAMPLES):
        board = game.copy()
        rng = guilda.FastRng(seed)
        for _ in range(3):
            board.apply("R3D", rng)
        assert {card + 1 for card in board.hand[:9:3]}.isdisjoint({72, 76, 80, 89})
        dealt[board.seen_by(0, rng).hand[3]] += 1
        dealt[board.hand[3]] += 1
    assert surprise(dealt, 16) < 4, dealt


@pytest.mark.rule("SP-33")
@pytest.mark.parametrize("owner", range(4))
def test_only_the_owner_sees_a_card_reserved_from_a_deck(owner: int) -> None:
    told: dict[int | None, set[str]] = {}
    viewers = (None, 0, 1, 2, 3)
    for chance in range(12):
        game = spot(players=4, turn=owner)
        game.log = EventLog()
        game.apply("R3D", guilda.FastRng(chance))
        for viewer in viewers:
            sentences = [game.presentation().event_sentence(event, "en") for event in game.events(viewer)]
            told.setdefault(viewer, set()).add(json.dumps([game.view(viewer), game.events(viewer), sentences]))
    for viewer in viewers:
        assert (len(told[viewer]) > 5) if viewer == owner else (len(told[viewer]) == 1)


@pytest.mark.rule("SP-33")
def test_errors_and_moves_do_not_reveal_a_hidden_card() -> None:
    heard = set()
    for card in (71, 75, 84, 87):
        game = spot(f"-:{card}?:-:-", table=TABLE)
        with pytest.raises(guilda.IllegalAction) as refused:
            game.apply("BH1", guilda.FastRng(1))
        heard.add((str(refused.value), game.notation(game.parse("BH1")), json.dumps(game.parts(game.parse("BH1")))))
    assert len(heard) == 1


@pytest.mark.rule("SP-33")
def test_a_record_hides_the_card_until_the_game_is_over() -> None:
    match = guilda.new("splendor", seed=3, start=0)
    match.apply("R3D")
    record = match.record()
    assert record.draws is None
    assert record.server_seed is None
    assert [move.notation for move in record.moves] == ["R3D"]
    rng = guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    assert match.record().draws is not None
    assert match.record().server_seed is not None


@pytest.mark.rule("SP-33")
def test_a_card_reserved_from_the_table_is_known_to_all() -> None:
    game = spot()
    game.log = EventLog()
    game.apply("R31", guilda.FastRng(1))
    for viewer in (None, 0, 1):
        assert game.view(viewer)["seats"][0]["reserved"][0]["card"]["number"] == 71
        assert game.events(viewer)[0]["card"]["number"] == 71


@pytest.mark.rule("SP-33")
def test_a_hidden_card_is_shown_when_it_is_bought() -> None:
    game = spot("B2G1J1:26?,1?:-:-")
    game.log = EventLog()
    assert [each["card"] for each in game.view(1)["seats"][0]["reserved"]] == [None, None]
    game.apply("BH1", guilda.FastRng(1))
    (shown,) = game.events(1)
    assert (shown["event"], shown["place"], shown["card"]["number"]) == ("show", "H1", 26)
    assert game.presentation().event_sentence(shown, "en", ["Ana", "Beto"]) == (
        "Ana shows the card reserved from the deck: a level 1 ruby card."
    )
    assert game.view(1)["buying"]["card"]["number"] == 26  # already while it is paid for
    assert game.seen_by(1, guilda.FastRng(1)).hand[0] == 25
    game.apply("$B1", guilda.FastRng(1))
    assert seat_text(game, 0) == "B1:1?:26:-"
    assert next(event["card"]["number"] for event in game.events(1) if event["event"] == "buy") == 26
    assert [each["card"] for each in game.view(1)["seats"][0]["reserved"]] == [None]


@pytest.mark.parametrize(("hand", "undoable"), [("26?", 0), ("26", 1)])
@pytest.mark.parametrize("tokens", ["B2G1", "B2G1J1"])
def test_a_card_that_was_shown_cannot_be_hidden_again(hand: str, undoable: int, tokens: str) -> None:
    match = guilda.new("splendor", seed=1, start=0)
    match._position.restore(spot(f"{tokens}:{hand}:-:-").state())
    match.apply("BH1")
    assert match.undoable == undoable


def test_taking_the_last_card_of_a_deck_cannot_be_undone_although_nothing_is_drawn() -> None:
    for seed in range(400):
        match, rng = guilda.new("splendor", players=2, seed=seed), guilda.FastRng(seed)
        while match.actor() is not None:
            shown, draws = match.view()["decks"], match.draws
            match.apply(match.position.random_action(rng))
            if match.draws == draws and match.view()["decks"] != shown:
                assert match.undoable == 0
                return
    raise AssertionError("no deck ran out")
