"""The rules of Splendor from the end of a turn to the end of the game. Cards and nobles are numbered as in the box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.components import splendor as box
from guilda.rules.game import EventLog
from guilda.rules.packed import amount, amount_all
from guilda.rules.splendor.constants import PHASE_RETURN
from tests.rules.splendor_positions import TABLE, endings, fresh, legal, random_game, spot, tokens_of

if TYPE_CHECKING:
    from guilda.rules.splendor.position import Splendor

COUNTS = (2, 3, 4)


class TestLimitOfTokens:
    @pytest.mark.rule("SP-20")
    def test_exactly_the_excess_is_returned_in_every_way_and_none_twice(self) -> None:
        game = spot("W4B2G2J2:-:-:-")
        ends = endings(game, "GRK")
        after = Counter("WWWWBBGGGRKJJ")
        wanted = {tuple(sorted((after - Counter(given)).elements())) for given in combinations(after.elements(), 3)}
        held = []
        for ending in ends:
            tokens = tokens_of(ending, 0)
            pairs = zip(tokens[::2], tokens[1::2], strict=True)
            held.append(tuple(sorted("".join(kind * int(n) for kind, n in pairs))))
            assert ending.actor() == 1
        assert sorted(held) == sorted(wanted)
        assert tuple(sorted("WWWWBBGGJJ")) in held  # those just taken can go back

    @pytest.mark.rule("SP-20")
    def test_ten_tokens_are_not_too_many(self) -> None:
        game = spot("W4B3:-:-:-")
        game.apply("GRK", guilda.FastRng(1))
        assert game.actor() == 1
        assert tokens_of(game, 0) == "W4B3G1R1K1"

    @pytest.mark.rule("SP-20")
    def test_no_other_action_is_legal_before_the_excess_is_returned(self) -> None:
        game = spot("W4B4G2:-:-:-")
        game.apply("GRK", guilda.FastRng(1))
        assert game.view()["to_return"] == 3
        for action, reason in (("GRK", "first give tokens back"), ("-J", "no such token"), ("N1", "no choice")):
            with pytest.raises(guilda.IllegalAction, match=reason):
                game.apply(action, guilda.FastRng(1))
        game.apply("-G", guilda.FastRng(1))
        with pytest.raises(guilda.IllegalAction, match="in the order"):
            game.apply("-W", guilda.FastRng(1))

    @pytest.mark.rule("SP-20")
    def test_a_last_token_without_a_choice_is_returned_automatically(self) -> None:
        game = spot("W4B4G2:-:-:-")
        game.apply("GRK", guilda.FastRng(1))
        assert legal(game) == {"-W", "-B", "-G"}  # after -R there would not be three
        game.apply("-G", guilda.FastRng(1))
        game.apply("-R", guilda.FastRng(1))
        assert game.actor() == 1
        assert tokens_of(game, 0) == "W4B4G2"

    @pytest.mark.rule("SP-20", "SP-50")
    def test_tokens_are_returned_before_the_noble_visits(self) -> None:
        game = spot("W4B4G2:-:27,28,29,30,33,34,35,36:-", nobles="10,1,2")
        game.apply("R11", guilda.FastRng(1))
        assert game.view()["phase"] == "return"
        assert game.scores()[0] == 0
        game.apply("-J", guilda.FastRng(1))
        assert game.scores()[0] == 3

    @pytest.mark.rule("SP-20")
    @pytest.mark.parametrize("players", COUNTS)
    def test_no_turn_ends_with_more_than_ten_tokens(self, players: int) -> None:
        for seed in range(40):
            for game in random_game(players, seed):
                for seat in range(players):
                    returning = seat == game.turn and game.phase == PHASE_RETURN
                    assert returning or amount_all(game.tokens[seat]) <= 10, f"seed {seed}: {game.text()}"


@pytest.mark.rule("SP-21")
def test_tokens_and_bought_cards_are_shown_to_all() -> None:
    game = spot("W2J1:-:8,72:-", "B1:-:40:-")
    for viewer in (None, 0, 1):
        seats = game.view(viewer)["seats"]
        assert seats[0]["tokens"] == {"white": 2, "blue": 0, "green": 0, "red": 0, "black": 0, "gold": 1}
        assert [card["number"] for card in seats[0]["cards"]] == [8, 72]
        assert [card["number"] for card in seats[1]["cards"]] == [40]


RED_AND_BLACK = "25,26,27,28,33,34,35,36"


class TestNobles:
    @pytest.mark.rule("SP-50", "SP-52")
    def test_a_noble_visits_automatically_when_the_last_bonus_is_bought(self) -> None:
        game = spot("G3:33:25,26,27,28,34,35,36:-", nobles="10,1,2")
        game.apply("BH1", guilda.FastRng(1))
        assert game.actor() == 1
        assert game.scores() == [3, 0]
        assert [noble["number"] for noble in game.view()["seats"][0]["nobles"]] == [10]
        assert game.view()["nobles"][0] is None  # the place stays empty

    @pytest.mark.rule("SP-50")
    def test_tokens_do_not_count_for_a_noble(self) -> None:
        game = spot("R1K4:-:25,26,27,34,35,36:-", nobles="10,1,2")
        game.apply("R1D", guilda.FastRng(1))
        assert game.scores() == [0, 0]

    @pytest.mark.rule("SP-50")
    def test_a_noble_visits_after_any_action(self) -> None:
        game = spot(f"-:-:{RED_AND_BLACK}:-", nobles="10,1,2")
        game.apply("WBG", guilda.FastRng(1))
        assert game.scores() == [3, 0]

    @pytest.mark.rule("SP-51")
    def test_the_player_chooses_among_several_nobles_and_gets_one(self) -> None:
        game = spot(f"-:-:17,18,19,{RED_AND_BLACK}:-", nobles="10,1,5", table=TABLE.replace("18", "20"))
        game.apply("WBG", guilda.FastRng(1))
        assert legal(game) == {"N1", "N3"}
        with pytest.raises(guilda.IllegalAction, match="no noble in that place"):
            game.apply("N2", guilda.FastRng(1))
        with pytest.raises(guilda.IllegalAction, match="first choose the noble"):
            game.apply("WBG", guilda.FastRng(1))
        game.apply("N3", guilda.FastRng(1))
        assert game.scores() == [3, 0]
        game.apply("R1D", guilda.FastRng(1))
        game.apply("R1D", guilda.FastRng(1))
        assert game.scores() == [6, 0]  # the other one comes at the end of the next turn

    @pytest.mark.rule("SP-52")
    def test_a_noble_visits_only_once(self) -> None:
        game = spot(f"-:-:{RED_AND_BLACK}:10", "-:-:29,30,31,32,37,38,39,40:-", table=TABLE.replace("31", "1"))
        game.apply("WBG", guilda.FastRng(1))
        game.apply("WBG", guilda.FastRng(1))
        assert [item.points for item in game.breakdown(0)] == [0, 3]
        assert [item.points for item in game.breakdown(1)] == [2, 0]


# Blocked seats by number of players: all gems are held, three cards in hand, nothing affordable.
BLOCKED = {
    2: ("W4B4G2:28,31,39:-:-", "G2R4K4:4,22,38:-:-"),
    3: ("W5B5:28,31,39:-:-", "G5R5:4,22,38:-:-", "K5:2,3,5:-:-"),
    4: ("W7B3:28,31,39:-:-", "B4G6:4,22,38:-:-", "G1R7:2,3,5:-:-", "K7:6,9,12:-:-"),
}
BLOCKED_TABLE = "7,11,19,27/41,42,52,60/71,73,77,81"


def blocked(players: int, *last: str, **changes: object) -> Splendor:
    """Return a position in which every seat can only pass; `last` replaces the last seat."""
    seats = BLOCKED[players][: players - len(last)] + last
    return spot(*seats, players=players, table=BLOCKED_TABLE, **changes)


class TestPassingAndIdleness:
    @pytest.mark.rule("SP-15")
    @pytest.mark.parametrize("players", COUNTS)
    def test_passing_is_legal_only_without_another_action(self, players: int) -> None:
        assert legal(blocked(players)) == {"PASS"}
        for game in (spot(players=players), blocked(players, "K1:13,14:-:-", turn=players - 1)):
            assert "PASS" not in legal(game)
            with pytest.raises(guilda.IllegalAction, match="can do nothing else"):
                game.apply("PASS", guilda.FastRng(1))

    @pytest.mark.rule("SP-15")
    @pytest.mark.parametrize("players", COUNTS)
    def test_the_game_ends_when_all_players_pass_in_one_round(self, players: int) -> None:
        game = blocked(players)
        game.log = EventLog()
        for seat in range(players):
            assert game.actor() == seat
            game.apply("PASS", guilda.FastRng(1))
        assert game.actor() is None
        assert game.events()[-1] == {"event": "end", "why": "passes"}
        assert game.ranks() == [1] * players

    @pytest.mark.rule("SP-15")
    @pytest.mark.parametrize("players", COUNTS)
    def test_the_game_goes_on_when_all_but_one_pass(self, players: int) -> None:
        tokens = BLOCKED[players][-1].split(":")[0]
        game = blocked(players, f"{tokens}:13,14:-:-")
        for _ in range(players - 1):
            game.apply("PASS", guilda.FastRng(1))
        game.apply("R1D", guilda.FastRng(1))
        while game.view()["phase"] == "return":
            game.apply(game.actions()[-1], guilda.FastRng(1))
        assert game.actor() == 0

    @pytest.mark.rule("SP-15")
    @pytest.mark.parametrize("players", COUNTS)
    def test_passes_of_two_rounds_do_not_add_up(self, players: int) -> None:
        game = blocked(players, starter=1)
        seats = []
        while game.actor() is not None:
            seats.append(game.actor())
            game.apply("PASS", guilda.FastRng(1))
        assert seats == [0, *range(1, players), 0]

    @pytest.mark.rule("SP-15", "SP-50")
    def test_a_noble_also_visits_a_player_who_passes(self) -> None:
        game = spot(
            "W4B4G2:2,45,63:1,3,5,6,9,11,12,13:-",
            "G2R4K4:-:-:-",
            table="10,18,24,16/43,61,64,70/72,88,74,90",
            nobles="6,1,2",
        )
        assert legal(game) == {"PASS"}
        game.apply("PASS", guilda.FastRng(1))
        assert game.scores() == [3, 0]

    @pytest.mark.rule("SP-16")
    def test_the_twentieth_round_without_a_card_is_the_last(self) -> None:
        game = spot(turn=1, idle=20)
        game.log = EventLog()
        game.apply("WBG", guilda.FastRng(1))
        assert game.actor() is None
        assert game.events()[-1] == {"event": "end", "why": "idleness"}

    @pytest.mark.rule("SP-16")
    def test_a_pass_does_not_end_a_run_of_idle_rounds(self) -> None:
        game = blocked(2, turn=1, idle=20)
        game.log = EventLog()
        game.apply("PASS", guilda.FastRng(1))
        assert game.actor() is None
        assert game.events()[-1] == {"event": "end", "why": "idleness"}

    @pytest.mark.rule("SP-16")
    @pytest.mark.parametrize("action", ["R11", "R2D", "B12", "BH1"])
    def test_a_card_bought_or_reserved_ends_a_run_of_idle_rounds(self, action: str) -> None:
        game = spot("-:-:-:-", "B3R3:1:-:-", turn=1, idle=20)
        game.apply(action, guilda.FastRng(1))
        assert game.actor() == 0
        assert game.view()["idle_rounds"] == 1

    @pytest.mark.rule("SP-16")
    def test_only_consecutive_idle_rounds_count(self) -> None:
        """The players hold and keep all gold, so they never run out of gems to take."""
        game = spot("J3:-:-:-", "J2:-:-:-")
        rng = guilda.FastRng(3)
        game.apply("R1D", rng)
        while game.actor() is not None:
            taking = [action for action in game.actions() if game.parts(action)["action"] in ("take", "return")]
            taking = [action for action in taking if game.notation(action) != "-J"]
            game.apply(taking[rng.below(len(taking))], rng)
        assert game.round == 30 + 20


FOURTEEN = "72,74,78"  # 4 + 5 + 5 points


class TestEnd:
    @pytest.mark.rule("SP-60")
    def test_the_round_is_finished_when_the_starting_player_reaches_fifteen(self) -> None:
        game = spot(f"G4:8:{FOURTEEN}:-", table=TABLE.replace("77", "79"))
        game.apply("BH1", guilda.FastRng(1))
        assert game.scores() == [15, 0]
        assert game.actor() == 1
        assert game.view()["last_round"]
        game.apply("WBG", guilda.FastRng(1))
        assert game.actor() is None
        assert game.ranks() == [1, 2]

    @pytest.mark.rule("SP-60")
    def test_the_game_ends_at_once_when_the_last_seat_reaches_fifteen(self) -> None:
        game = spot("-:-:-:-", f"G4:8:{FOURTEEN}:-", turn=1, table=TABLE.replace("77", "79"))
        game.apply("BH1", guilda.FastRng(1))
        assert game.actor() is None
        assert game.ranks() == [2, 1]

    @pytest.mark.rule("SP-60")
    def test_the_last_seat_is_the_one_before_the_starting_player(self) -> None:
        game = spot(f"G4:8:{FOURTEEN}:-", starter=1, players=3, table=TABLE.replace("77", "79"))
        game.apply("BH1", guilda.FastRng(1))
        assert game.actor() is None
        game = spot("-:-:-:-", f"G4:8:{FOURTEEN}:-", turn=1, starter=1, players=3, table=TABLE.replace("77", "79"))
        game.apply("BH1", guilda.FastRng(1))
        for seat in (2, 0):
            assert game.actor() == seat
            game.apply("WBG", guilda.FastRng(1))
        assert game.actor() is None

    @pytest.mark.rule("SP-60")
    def test_fifteen_points_end_the_game_also_when_another_player_passes(self) -> None:
        game = spot("W4B4G2:-:74,78,82:-", BLOCKED[2][1], table=BLOCKED_TABLE, turn=1)
        game.log = EventLog()
        game.apply("PASS", guilda.FastRng(1))
        assert game.actor() is None
        assert game.events()[-1] == {"event": "end", "why": "points"}

    @pytest.mark.rule("SP-60")
    def test_fourteen_points_do_not_end_the_game(self) -> None:
        game = spot("-:-:-:-", f"B3:1:{FOURTEEN}:-", turn=1, table=TABLE.replace("77", "79"))
        game.apply("BH1", guilda.FastRng(1))
        assert game.scores() == [0, 14]
        assert game.actor() == 0

    @pytest.mark.rule("SP-60", "SP-50")
    def test_the_points_of_a_noble_can_end_the_game(self) -> None:
        game = spot("-:-:-:-", f"-:-:{RED_AND_BLACK},72,74,80:-", turn=1, nobles="10,1,2")
        game.apply("R1D", guilda.FastRng(1))
        assert game.scores() == [0, 16]
        assert game.actor() is None

    @pytest.mark.rule("SP-61")
    def test_most_points_win(self) -> None:
        game = spot("-:-:74,78,82:-", "-:-:8,46,72,76,80:-", turn="-")
        assert game.scores() == [15, 16]
        assert game.ranks() == [2, 1]

    @pytest.mark.rule("SP-61")
    def test_of_equal_scores_fewer_bought_cards_win_and_reserved_ones_do_not_count(self) -> None:
        game = spot("-:1,2,3?:74,78,82:-", "-:-:46,72,76,80:-", turn="-")
        assert game.scores() == [15, 15]
        assert game.ranks() == [1, 2]

    @pytest.mark.rule("SP-61")
    def test_nobles_are_not_cards_in_a_tie(self) -> None:
        game = spot("-:-:74,78,82:-", f"-:-:{RED_AND_BLACK},72,76,80:10", turn="-")
        assert game.scores() == [15, 15]
        assert game.ranks() == [1, 2]

    @pytest.mark.rule("SP-61")
    def test_an_exact_tie_is_shared(self) -> None:
        game = spot("-:-:52,73,77,81:-", "-:-:1:-", "-:-:46,72,76,80:-", players=3, turn="-", table=TABLE_OF_TIES)
        assert game.scores() == [15, 0, 15]
        assert game.ranks() == [1, 3, 1]


TABLE_OF_TIES = "4,18,7,31/41,60,51,44/71,88,83,75"


@pytest.mark.parametrize("players", COUNTS)
def test_every_token_card_and_noble_is_in_exactly_one_place(players: int) -> None:
    for seed in range(60):
        nobles = sorted(set(fresh(players, seed).nobles) - {10})
        for game in random_game(players, seed):
            for kind in range(6):
                held = amount(game.supply, kind) + sum(amount(tokens, kind) for tokens in game.tokens)
                assert held == (box.GEM_TOKENS[players] if kind < 5 else 5), f"seed {seed}"
            cards = [card for card in (*game.table, *game.hand) if card != 90]
            for level, first in enumerate((0, 40, 70)):
                masks = [game.decks[level], *(game.bought[3 * seat + level] for seat in range(4))]
                cards += [first + card for mask in masks for card in range(40) if mask >> card & 1]
            assert sorted(cards) == list(range(90)), f"seed {seed}"
            there = [noble for noble in game.nobles if noble != 10]
            there += [noble for seen in game.visited for noble in range(10) if seen >> noble & 1]
            assert sorted(there) == nobles, f"seed {seed}"
