"""The rules of Splendor up to the actions of a turn. Cards and nobles are numbered as in the box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

import guilda
from guilda.rules.packed import amount, amount_all
from tests.rules.splendor_positions import endings, fresh, legal, random_game, seat_text, spot, tokens_of

COUNTS = (2, 3, 4)
TAKES_OF_THREE = {"".join(each) for each in combinations("WBGRK", 3)}


class TestSetUp:
    @pytest.mark.rule("SP-01")
    @pytest.mark.parametrize(("players", "gems"), [(2, 4), (3, 5), (4, 7)])
    def test_supply_depends_on_the_players_but_gold_does_not(self, players: int, gems: int) -> None:
        supply = fresh(players).view()["supply"]
        assert supply == {"white": gems, "blue": gems, "green": gems, "red": gems, "black": gems, "gold": 5}

    @pytest.mark.rule("SP-02")
    @pytest.mark.parametrize("players", COUNTS)
    def test_four_cards_of_each_level_are_face_up_and_the_rest_in_the_decks(self, players: int) -> None:
        view = fresh(players).view()
        assert [[card["level"] for card in row] for row in view["table"]] == [[1] * 4, [2] * 4, [3] * 4]
        assert view["decks"] == [36, 26, 16]

    @pytest.mark.rule("SP-02")
    def test_every_card_of_a_deck_can_be_dealt_first(self) -> None:
        first = {fresh(2, seed).table[0] for seed in range(600)}
        assert first == set(range(40))

    @pytest.mark.rule("SP-03")
    @pytest.mark.parametrize("players", COUNTS)
    def test_one_noble_more_than_players_is_drawn(self, players: int) -> None:
        seen = Counter()
        for seed in range(200):
            nobles = [noble["number"] for noble in fresh(players, seed).view()["nobles"]]
            assert len(set(nobles)) == players + 1
            seen.update(nobles)
        assert set(seen) == set(range(1, 11))

    @pytest.mark.rule("SP-04")
    @pytest.mark.parametrize("players", COUNTS)
    def test_turns_go_clockwise_from_the_starting_player(self, players: int) -> None:
        assert {fresh(players, seed).actor() for seed in range(50)} == set(range(players))
        game = fresh(players, start=players - 1)
        order = []
        for _ in range(2 * players):
            order.append(game.actor())
            game.apply("R1D", guilda.FastRng(1))
        assert order == [players - 1, *range(players - 1)] * 2


class TestTakingTokens:
    @pytest.mark.rule("SP-10")
    def test_three_different_gems_are_taken(self) -> None:
        game = spot()
        assert legal(game) >= TAKES_OF_THREE
        game.apply("wrk", guilda.FastRng(1))
        assert tokens_of(game, 0) == "W1R1K1"
        assert game.view()["supply"] == {"white": 3, "blue": 4, "green": 4, "red": 3, "black": 3, "gold": 5}

    @pytest.mark.rule("SP-10")
    def test_a_colour_that_is_used_up_cannot_be_among_the_three(self) -> None:
        game = spot("-:-:-:-", "W4:-:-:-")
        assert {take for take in legal(game) if len(take) == 3 and take in TAKES_OF_THREE} == {
            take for take in TAKES_OF_THREE if "W" not in take
        }
        with pytest.raises(guilda.IllegalAction, match="the supply does not have those tokens"):
            game.apply("WBG", guilda.FastRng(1))

    @pytest.mark.rule("SP-11")
    def test_two_of_a_colour_need_four_in_the_supply(self) -> None:
        game = spot("-:-:-:-", "W1B2:-:-:-")
        assert {"GG", "RR", "KK"} <= legal(game)
        assert not {"WW", "BB"} & legal(game)
        with pytest.raises(guilda.IllegalAction, match="at least four"):
            game.apply("WW", guilda.FastRng(1))
        game.apply("GG", guilda.FastRng(1))
        assert tokens_of(game, 0) == "G2"

    @pytest.mark.rule("SP-14")
    def test_with_three_colours_left_exactly_three_are_taken(self) -> None:
        game = spot("W4B4:-:-:-")
        assert legal(game) & set("WBGRK") == set()
        with pytest.raises(guilda.IllegalAction, match="three different gems"):
            game.apply("RK", guilda.FastRng(1))
        with pytest.raises(guilda.IllegalAction, match="three different gems"):
            game.apply("G", guilda.FastRng(1))
        assert {each for each in legal(game) if set(each) <= set("WBGRK")} == {"GRK", "GG", "RR", "KK"}

    @pytest.mark.rule("SP-14")
    def test_with_two_colours_left_one_of_each_is_taken(self) -> None:
        game = spot("W4B4:-:-:-", "G4K1:-:-:-")
        assert {each for each in legal(game) if set(each) <= set("WBGRK")} == {"RK", "RR"}
        game.apply("RK", guilda.FastRng(1))
        assert tokens_of(game, 0) == "W4B4R1K1"

    @pytest.mark.rule("SP-14")
    def test_with_one_colour_left_one_is_taken(self) -> None:
        game = spot("W4B4:-:-:-", "G4R4:-:-:-")
        assert {each for each in legal(game) if set(each) <= set("WBGRK")} == {"K", "KK"}
        game.apply("K", guilda.FastRng(1))
        assert tokens_of(game, 0) == "W4B4K1"

    @pytest.mark.rule("SP-22")
    def test_gold_cannot_be_taken_as_a_gem(self) -> None:
        game = spot("W4B4:-:-:-", "G4R4K2:-:-:-")
        assert not any("J" in each for each in legal(game))
        for taken in ("J", "JJ", "WBJ"):
            with pytest.raises(ValueError, match="not an action"):
                game.apply(taken, guilda.FastRng(1))


@pytest.mark.rule("SP-22")
def test_gold_comes_from_reserving_only() -> None:
    for seed in range(30):
        rng = guilda.FastRng(seed)
        game = fresh(3, seed)
        while game.turn >= 0:
            seat, before = game.turn, list(game.tokens)
            action = game.actions()[rng.below(len(game.actions()))]
            game.apply(action, rng)
            if amount(game.tokens[seat], 5) > amount(before[seat], 5):
                assert game.notation(action).startswith("R"), f"seed {seed}"


class TestReserving:
    @pytest.mark.rule("SP-12", "SP-43")
    def test_a_reserved_card_comes_with_a_gold_and_is_replaced(self) -> None:
        game = spot()
        game.apply("R23", guilda.FastRng(1))
        assert seat_text(game, 0) == "J1:52:-:-"
        assert game.view()["supply"]["gold"] == 4
        replaced = game.view()["table"][1][2]
        assert replaced["level"] == 2
        assert replaced["number"] != 52
        assert game.view()["decks"] == [36, 25, 16]

    @pytest.mark.rule("SP-12")
    def test_the_top_card_of_a_deck_is_reserved_with_a_gold(self) -> None:
        game = spot()
        before = game.view()["table"]
        game.apply("R3D", guilda.FastRng(1))
        (reserved,) = game.view(0)["seats"][0]["reserved"]
        assert reserved["card"]["level"] == 3
        assert tokens_of(game, 0) == "J1"
        assert game.view()["decks"] == [36, 26, 15]
        assert game.view()["table"] == before

    @pytest.mark.rule("SP-12")
    def test_every_card_of_the_deck_can_be_the_top_one(self) -> None:
        drawn = set()
        for seed in range(300):
            game = spot()
            game.apply("R3D", guilda.FastRng(seed))
            drawn.add(game.hand[0] + 1)
        assert drawn == set(range(71, 91)) - {71, 90, 83, 77}

    @pytest.mark.rule("SP-12", "SP-20")
    def test_the_gold_is_taken_even_by_a_player_with_ten_tokens(self) -> None:
        game = spot("W4B4G2:-:-:-")
        game.apply("R11", guilda.FastRng(1))
        assert tokens_of(game, 0) == "W4B4G2J1"
        assert legal(game) == {"-W", "-B", "-G", "-J"}

    @pytest.mark.rule("SP-30")
    def test_a_fourth_card_cannot_be_reserved(self) -> None:
        assert {f"R{level}{place}" for level, place in product("123", "1234D")} <= legal(spot("-:1,42:-:-"))
        game = spot("-:1,42,72:-:-")
        assert not any(len(each) == 3 and each[1].isdigit() and each[0] == "R" for each in legal(game))
        for action in ("R11", "R2D"):
            with pytest.raises(guilda.IllegalAction, match="at most three reserved cards"):
                game.apply(action, guilda.FastRng(1))

    @pytest.mark.rule("SP-32")
    def test_without_gold_a_card_can_still_be_reserved(self) -> None:
        game = spot("J3:-:-:-", "J2:-:-:-")
        game.apply("R11", guilda.FastRng(1))
        assert seat_text(game, 0) == "J3:4:-:-"

    @pytest.mark.rule("SP-31")
    def test_reserved_cards_leave_the_hand_only_by_buying(self) -> None:
        for seed in range(30):
            rng = guilda.FastRng(seed)
            game = fresh(4, seed)
            while game.turn >= 0:
                hands, bought = [list(game.hand[3 * s : 3 * s + 3]) for s in range(4)], list(game.bought)
                game.apply(game.actions()[rng.below(len(game.actions()))], rng)
                for seat in range(4):
                    gone = set(hands[seat]) - set(game.hand[3 * seat : 3 * seat + 3]) - {90}
                    new = {str(card + 1) for card in gone}
                    assert len(gone) <= 1, f"seed {seed}"
                    if new:
                        assert list(game.bought) != bought
                        assert new <= set(seat_text(game, seat).split(":")[2].split(",")), f"seed {seed}"


def can_pay(seat: dict[str, Any], card: dict[str, Any]) -> bool:
    """Return whether a player can pay for a card, computed from a view."""
    lacking = [n - seat["bonuses"][gem] - seat["tokens"][gem] for gem, n in card["cost"].items()]
    return sum(n for n in lacking if n > 0) <= seat["tokens"]["gold"]


class TestBuying:
    @pytest.mark.rule("SP-13", "SP-43", "SP-44")
    def test_a_card_of_the_table_is_bought_and_replaced(self) -> None:
        game = spot("R3:-:-:-")
        game.apply("B12", guilda.FastRng(1))
        assert seat_text(game, 0) == "-:-:18:-"
        assert game.view()["supply"]["red"] == 4
        assert game.view()["seats"][0]["bonuses"]["green"] == 1
        assert game.view()["decks"] == [35, 26, 16]
        assert game.table[1] not in (17, 90)

    @pytest.mark.rule("SP-13")
    def test_a_reserved_card_is_bought_on_a_later_turn_and_the_others_move_up(self) -> None:
        game = spot("W3G3:1,33,25?:-:-")
        game.apply("BH2", guilda.FastRng(1))
        assert seat_text(game, 0) == "W3:1,25?:33:-"
        game.apply("R11", guilda.FastRng(1))
        game.apply("BH2", guilda.FastRng(1))
        assert seat_text(game, 0) == "-:1:25,33:-"

    @pytest.mark.rule("SP-13")
    def test_the_hand_of_another_player_cannot_be_bought_from(self) -> None:
        game = spot("B3:-:-:-", "-:1:-:-")
        assert not {"BH1", "BH2", "BH3"} & legal(game)
        with pytest.raises(guilda.IllegalAction, match="no such card in hand"):
            game.apply("BH1", guilda.FastRng(1))

    @pytest.mark.rule("SP-40")
    def test_two_blue_bonuses_reduce_two_blue_and_one_green_to_one_green(self) -> None:
        game = spot("B4G1:26:9,10:-")
        game.apply("BH1", guilda.FastRng(1))
        assert tokens_of(game, 0) == "B4"

    @pytest.mark.rule("SP-40")
    def test_a_card_can_be_free(self) -> None:
        game = spot("-:26:9,10,17:-")
        assert "BH1" in legal(game)
        game.apply("BH1", guilda.FastRng(1))
        assert seat_text(game, 0) == "-:-:9,10,17,26:-"

    @pytest.mark.rule("SP-40")
    def test_the_bonus_of_another_player_does_not_count(self) -> None:
        assert "BH1" not in legal(spot("G1:26:-:-", "-:-:9,10:-"))

    @pytest.mark.rule("SP-40", "SP-41")
    def test_a_card_does_not_make_itself_cheaper(self) -> None:
        """Card 46 costs W6 and gives white."""
        assert "BH1" not in legal(spot("W4J1:46:-:-"))
        game = spot("W4J2:46:-:-")
        game.apply("BH1", guilda.FastRng(1))
        assert tokens_of(game, 0) == "-"

    @pytest.mark.rule("SP-41")
    def test_gold_replaces_what_is_missing(self) -> None:
        game = spot("B1J2:26:-:-")
        game.apply("BH1", guilda.FastRng(1))
        assert tokens_of(game, 0) == "-"
        assert game.view()["supply"]["gold"] == 5

    @pytest.mark.rule("SP-41")
    def test_gold_pays_for_cards_of_the_table_as_well(self) -> None:
        game = spot("R2J1:-:-:-")
        game.apply("B12", guilda.FastRng(1))
        assert seat_text(game, 0) == "-:-:18:-"

    @pytest.mark.rule("SP-13", "SP-40", "SP-41")
    def test_exactly_the_cards_that_can_be_paid_for_are_offered(self) -> None:
        for seed in range(20):
            for game in random_game(2, seed):
                if game.view()["phase"] != "turn":
                    continue
                own = game.view(game.turn)["seats"][game.turn]
                places = {
                    f"B{row + 1}{at + 1}": card for row in range(3) for at, card in enumerate(game.view()["table"][row])
                }
                places |= {f"BH{slot}": each["card"] for slot, each in enumerate(own["reserved"], 1)}
                payable = {place for place, card in places.items() if card and can_pay(own, card)}
                assert {each for each in legal(game) if each in places} == payable, f"seed {seed}: {game.text()}"

    @pytest.mark.rule("SP-41")
    def test_one_token_too_few_is_too_few(self) -> None:
        game = spot("B1J1:26:-:-")
        with pytest.raises(guilda.IllegalAction, match="are not enough for that card"):
            game.apply("BH1", guilda.FastRng(1))

    @pytest.mark.rule("SP-41")
    def test_gems_covered_by_bonuses_are_not_paid(self) -> None:
        held = {tokens_of(ending, 0) for ending in endings(spot("B2G1J1:26:9,10:-"), "BH1")}
        assert held == {"B2J1", "B2G1"}

    @pytest.mark.rule("SP-42")
    def test_every_payment_is_offered_and_none_twice(self) -> None:
        """Card 29 costs W2 B1 G1 K1; one K is missing, so two of the three gold are free."""
        game = spot("W2B1G3J3:29:-:-")
        held = [tokens_of(ending, 0) for ending in endings(game, "BH1")]
        wanted = {
            "".join(f"{kind}{n}" for kind, n in (("W", w), ("B", b), ("G", 2 + g), ("J", 2 - w - b - g)) if n)
            for w, b, g in product(range(3), range(2), range(2))
            if w + b + g <= 2
        }
        assert sorted(held) == sorted(wanted)

    @pytest.mark.rule("SP-42")
    def test_the_payment_is_asked_only_where_gold_could_replace_a_held_gem(self) -> None:
        for tokens, hand in (("B2G1", "26"), ("B2J1", "26"), ("J3", "26")):
            game = spot(f"{tokens}:{hand}:-:-")
            game.apply("BH1", guilda.FastRng(1))
            assert game.actor() == 1, tokens
        game = spot("B2G1J1:26:-:-")
        game.apply("BH1", guilda.FastRng(1))
        assert legal(game) == {"$B0", "$B1"}
        with pytest.raises(guilda.IllegalAction, match="more gold than you have"):
            game.apply("$B2", guilda.FastRng(1))
        with pytest.raises(guilda.IllegalAction, match="another colour"):
            game.apply("$G1", guilda.FastRng(1))
        game.apply("$B1", guilda.FastRng(1))
        assert tokens_of(game, 0) == "B1"

    @pytest.mark.rule("SP-42")
    def test_the_payment_of_a_card_of_the_table_is_chosen_as_well(self) -> None:
        game = spot("R3J1:-:-:-")
        game.apply("B12", guilda.FastRng(1))
        assert legal(game) == {"$R0", "$R1"}
        game.apply("$R1", guilda.FastRng(1))
        assert seat_text(game, 0) == "R1:-:18:-"

    @pytest.mark.rule("SP-42")
    def test_spent_tokens_return_to_the_supply(self) -> None:
        game = spot("B2G1J1:26:-:-")
        game.apply("BH1", guilda.FastRng(1))
        game.apply("$B0", guilda.FastRng(1))
        game.apply("$G1", guilda.FastRng(1))
        assert tokens_of(game, 0) == "G1"
        assert game.view()["supply"] == {"white": 4, "blue": 4, "green": 3, "red": 4, "black": 4, "gold": 5}

    @pytest.mark.rule("SP-43")
    def test_the_place_is_filled_before_tokens_are_returned(self) -> None:
        game = spot("W4B4G2:-:-:-")
        game.apply("R34", guilda.FastRng(1))
        assert game.view()["phase"] == "return"
        assert game.view()["table"][2][3]["number"] != 77

    @pytest.mark.rule("SP-43")
    def test_with_an_empty_deck_the_place_stays_empty(self) -> None:
        others = ",".join(str(card) for card in range(71, 91) if card not in (71, 90, 83, 77))
        game = spot("-:-:-:-", f"-:-:{others}:-", starter=1)
        game.apply("R31", guilda.FastRng(1))
        assert game.view()["table"][2][0] is None
        assert game.view()["decks"] == [36, 26, 0]
        assert seat_text(game, 0) == "J1:71:-:-"

    @pytest.mark.rule("SP-43", "SP-12")
    def test_nothing_is_reserved_or_bought_where_no_card_is(self) -> None:
        others = ",".join(str(card) for card in range(71, 91) if card not in (90, 83, 77))
        game = spot("-:-:-:-", f"-:-:{others}:-", starter=1, table="4,18,7,31/41,60,52,44/-,90,83,77")
        for action, reason in (("R31", "no card"), ("B31", "no card"), ("R3D", "deck is empty")):
            assert action not in legal(game)
            with pytest.raises(guilda.IllegalAction, match=reason):
                game.apply(action, guilda.FastRng(1))

    @pytest.mark.rule("SP-44")
    def test_bonus_and_points_count_from_the_purchase_on(self) -> None:
        game = spot("G4:8,3:-:-")
        assert game.scores() == [0, 0]
        game.apply("BH1", guilda.FastRng(1))
        assert game.scores() == [1, 0]
        game.apply("R1D", guilda.FastRng(1))
        assert amount_all(game.bonuses[0]) == 1
        assert amount(game.bonuses[0], 0) == 1


def test_a_place_that_does_not_exist_has_no_card() -> None:
    game = spot("-:26:-:-")
    assert [game.card_at(place) for place in (-1, 0, 12, 13, 15, 2**31 - 1)] == [90, 3, 25, 90, 90, 90]
    assert game.to_pay() == 0
