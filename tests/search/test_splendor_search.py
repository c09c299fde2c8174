"""The evaluation of Splendor and its search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.rules.splendor.constants import PHASE_PAYMENT
from guilda.search import splendor_constants as constants
from guilda.search.search import Searcher, base_evaluation_of
from guilda.search.splendor import WEIGHTS, SplendorEvaluation
from tests.rules.splendor_positions import fresh, random_game, spot
from tests.search.both import assert_agree

if TYPE_CHECKING:
    from guilda.rules.splendor.position import Splendor

TWELVE_POINTS = "72,76,80"  # bonuses: white, blue, green
ELEVEN_POINTS = "46,84,88"  # bonuses: white, red, black


def shares(game: Splendor) -> list[float]:
    """Return each seat's expected share of the win."""
    results, _ = base_evaluation_of(game).expected(game)
    return results


def features(game: Splendor, seat: int) -> dict[str, float]:
    """Return the features of a seat by name."""
    return SplendorEvaluation(game).features_of(game, seat)


def mirrored(game: Splendor) -> Splendor:
    """Return the position with the two seats exchanged."""
    head, _, seats = game.text().rpartition("seats=")
    one, two = seats.split(";")
    words = [
        f"{name}={1 - int(value)}" if name in ("starter", "turn") else f"{name}={value}"
        for name, value in (word.split("=") for word in head.split()[1:])
    ]
    other: Splendor = guilda.position(f"splendor {' '.join(words)} seats={two};{one}")
    return other


def greedy_game(seed: int, simulations: int = 1, searching: int = -1) -> Splendor:
    """Play a game with one-ply search, except one seat that may search more."""
    game, rng = fresh(2, seed), guilda.FastRng(seed)
    while (seat := game.actor()) is not None:
        budget = simulations if seat == searching else 1
        game.apply(Searcher(seed).search(game, simulations=budget).action, rng)
    return game


def test_every_feature_has_an_index_and_weights() -> None:
    assert [getattr(constants, f"F_{name.upper()}") for name in WEIGHTS] == list(range(constants.FEATURES))
    assert len(base_evaluation_of(fresh(2)).weights) == 2 * constants.FEATURES  # type: ignore[attr-defined]


def test_features_count_what_a_seat_holds() -> None:
    found = features(
        spot("W3B3J2:55,90?:1,9,17:-", f"-:-:{TWELVE_POINTS}:-", table="4,18,7,31/41,60,52,44/71,89,83,77"), 0
    )
    assert [found[name] for name in ("points", "bonuses", "gems", "gold", "crowd", "reserved")] == [0, 3, 6, 2, 1, 2]
    assert (found["to_move"], found["late_seat"], found["goal"]) == (1, 0, 0)


def test_a_seat_that_can_finish_in_the_last_turn_has_almost_won() -> None:
    game = spot(f"B4J1:-:{TWELVE_POINTS}:-", f"W1:-:{ELEVEN_POINTS}:-", starter=1)
    assert features(game, 0)["finish_now"] == 1
    assert shares(game)[0] > 0.9
    poor = spot(f"B2:-:{TWELVE_POINTS}:-", f"W1:-:{ELEVEN_POINTS}:-", starter=1)
    assert features(poor, 0)["finish_now"] == 0
    assert shares(poor)[0] < shares(game)[0]


def test_a_noble_that_comes_with_a_card_can_finish() -> None:
    bought = f"1,2,3,9,10,17,{TWELVE_POINTS}"  # noble 6 needs four white, which are there, and a fourth blue
    table = "4,19,7,11/41,60,52,44/71,90,83,77"
    assert features(spot(f"R1K1:-:{bought}:-", table=table, nobles="6,9,10"), 0)["finish_now"] == 1
    assert features(spot(f"R1K1:-:{bought}:-", table=table, nobles="7,9,10"), 0)["finish_now"] == 0


def test_two_cards_that_reach_the_goal_are_a_plan() -> None:
    eight = "72,76"
    one_card_away = spot(f"B4R4:-:{eight}:-", table="4,18,7,31/41,60,52,64/71,90,83,77")
    none = spot(f"B4R4:-:{eight}:-", table="4,18,7,31/41,60,47,44/71,75,83,79")
    assert features(one_card_away, 0)["plan"] > features(none, 0)["plan"] == 0
    assert features(one_card_away, 0)["finish"] == 0


def test_seats_are_evaluated_alike() -> None:
    for seed in range(5):
        for number, game in enumerate(random_game(2, seed)):
            if number % 7 == 0 and game.actor() is not None:
                assert shares(mirrored(game)) == pytest.approx(shares(game)[::-1]), f"seed {seed}: {game.text()}"


def test_the_leader_is_expected_to_have_fifteen_points() -> None:
    for players in (2, 3, 4):
        for game in random_game(players, players):
            if game.actor() is not None:
                results, points = base_evaluation_of(game).expected(game)
                assert max(points) == pytest.approx(15)
                assert points.index(max(points)) == results.index(max(results))


def test_a_card_is_worth_more_than_its_cost() -> None:
    hoard = spot("W2B2G2R2K2:-:-:-", turn=1, round=5)
    bought = spot("W2B1G1R1K1:-:4:-", turn=1, round=5, table="5,18,7,31/41,60,52,44/71,90,83,77")
    assert shares(bought)[0] > shares(hoard)[0]


def test_tokens_at_the_limit_are_worth_less_than_others() -> None:
    values = [
        shares(spot(f"{tokens}:-:-:-", turn=1, round=5))[0]
        for tokens in ("W2B2R2", "W2B2R2K1", "W2B2G2R2K1", "W2B2G2R2K2")
    ]
    assert values[1] - values[0] > values[3] - values[2]


def test_a_purchase_that_waits_for_its_payment_counts_as_made() -> None:
    game = spot("W2B1G2R2K2J1:11:1,9:-", round=9)
    game.apply("BH1", guilda.FastRng(1))
    assert game.phase == PHASE_PAYMENT
    before = [features(game, seat) for seat in range(2)]
    while game.phase == PHASE_PAYMENT:
        game.apply(game.actions()[0], guilda.FastRng(1))
    assert [features(game, seat) for seat in range(2)] == before


def test_a_noble_that_waits_counts_as_won() -> None:
    bought = "1,2,3,4,9,10,11,12,17,18,19,20"  # four white, blue and green
    game = spot(f"-:-:{bought}:-", nobles="6,8,10", asked="noble", table="5,21,7,31/41,60,52,44/71,90,83,77")
    assert features(game, 0)["points"] == 3


def test_greedy_games_are_real_games() -> None:
    for seed in range(6):
        game = greedy_game(seed)
        assert max(game.scores()) >= 15, f"seed {seed}"
        assert game.round <= 45, f"seed {seed}"


def test_search_beats_one_ply() -> None:
    won = sum(greedy_game(seed, 100, seat).ranks()[seat] == 1 for seed in range(6) for seat in range(2))
    assert won >= 8


def test_compiled_and_uncompiled_features_agree_to_the_last_bit() -> None:
    code = (
        "import guilda; from guilda.search.splendor import SplendorEvaluation\n"
        "for players in (2, 3, 4):\n"
        "    rng = guilda.FastRng(players)\n"
        "    game = guilda.game('splendor').position({'players': players}, rng)\n"
        "    while game.actor() is not None:\n"
        "        evaluation = SplendorEvaluation(game)\n"
        "        for seat in range(players):\n"
        "            print([float(feature) for feature in evaluation.features_of(game, seat).values()])\n"
        "        game.apply(game.random_action(rng), rng)\n"
    )
    assert_agree(code)
