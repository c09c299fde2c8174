"""The components, texts and messages of Splendor."""

from __future__ import annotations

import re

import pytest

import guilda
from guilda.components import load, read
from guilda.components import splendor as box
from guilda.rules.game import EventLog
from guilda.rules.packed import amount, amount_all, bundle_of, kinds_with, missing
from tests.rules.splendor_positions import spot

CARDS = read(box.CARDS_FILE)
NOBLES = read(box.NOBLES_FILE)


class TestBox:
    def test_ninety_cards_and_ten_nobles(self) -> None:
        levels = [card.level for card in box.CARDS]
        assert [levels.count(level) for level in (1, 2, 3)] == [40, 30, 20]
        assert [len({card.bonus for card in box.CARDS if card.level == level}) for level in (1, 2, 3)] == [5, 5, 5]
        assert len(box.NOBLES) == 10
        assert all(noble.points == 3 and sum(noble.needs) in (8, 9) for noble in box.NOBLES)

    @pytest.mark.parametrize(
        ("old", "new", "fault"),
        [
            ("level,bonus", "bonus,level", "the first line must be level,bonus,points,white"),
            ("1,white,0,0,3,0,0,0\n", "", "40 cards of level 1"),
            ("1,white,0,0,3,0,0,0", "1,blue,0,0,3,0,0,0", "level 1 has 7 white cards, not 8"),
            ("1,white,0,0,3,0,0,0", "1,white,0,0,0,0,2,1", "a card is listed twice"),
            ("1,white,0,0,3,0,0,0", "1,white,0,0,3,0,0", "line 2: 8 values are expected, not 7"),
            ("1,white,0,0,3,0,0,0", "1,pink,0,0,3,0,0,0", "line 2: bonus must be one of white"),
            ("1,white,0,0,3,0,0,0", "1,white,0,0,x,0,0,0", "line 2: blue must be a number from 0 to 7, not 'x'"),
            ("1,white,0,0,3,0,0,0", "1,white,0,0,,0,0,0", "line 2: blue must be a number from 0 to 7, not ''"),
            ("1,white,0,0,3,0,0,0", "1,white,0,0,0,0,0,0", "line 2: one of white"),
            ("1,white,0,0,3,0,0,0", "4,white,0,0,3,0,0,0", "level must be a number from 1 to 3, not '4'"),
            ("1,white,0,0,3,0,0,0", "0,white,0,0,3,0,0,0", "level must be a number from 1 to 3, not '0'"),
            ("1,white,0,0,3,0,0,0", "2,white,0,0,3,0,0,0", "40 cards of level 1"),
        ],
    )
    def test_a_damaged_file_of_cards_is_refused(self, old: str, new: str, fault: str) -> None:
        assert old in CARDS
        with pytest.raises(ValueError, match=re.escape(fault)):
            box.read_cards(CARDS.replace(old, new, 1))

    def test_a_damaged_file_of_nobles_is_refused(self) -> None:
        for damaged in (NOBLES + "3,1,1,1,1,1\n", NOBLES.rsplit("\n", 2)[0], NOBLES.replace("4,4,0,0,0", "3,3,3,0,0")):
            with pytest.raises(ValueError, match="10 different nobles"):
                box.read_nobles(damaged)
        with pytest.raises(ValueError, match="first line"):
            box.read_nobles("")
        with pytest.raises(ValueError, match="line 2: points must be 3, not '4'"):
            box.read_nobles(NOBLES.replace("\n3,", "\n4,", 1))

    def test_a_missing_entry_of_a_file_is_named(self) -> None:
        contents = load(box.FILE)
        assert contents["nobles"] == 10
        with pytest.raises(ValueError, match=r"splendor\.toml: there is no 'treasures'"):
            contents["treasures"]


def test_bundles_add_and_compare_kind_by_kind() -> None:
    wanted, held = bundle_of([3, 0, 7, 1, 0]), bundle_of([1, 5, 7, 0, 0, 2])
    assert missing(wanted, held) == bundle_of([2, 0, 0, 1])
    assert [amount(held, kind) for kind in range(6)] == [1, 5, 7, 0, 0, 2]
    assert amount_all(held) == 15
    assert kinds_with(held, 2) == 0b100110


class TestText:
    @pytest.mark.parametrize(
        ("changes", "fault"),
        [
            ({"table": "4,4,7,31/41,60,52,44/71,90,83,77"}, "card 4 is in two places"),
            ({"table": "4,18,7,41/31,60,52,44/71,90,83,77"}, "card 41 is not of level 1"),
            ({"table": "-,18,7,31/41,60,52,44/71,90,83,77"}, "place 1 of level 1 is empty"),
            ({"table": "91,18,7,31/41,60,52,44/71,90,83,77"}, "a card must be a number from 1 to 90"),
            ({"nobles": "1,2,-"}, "there must be 3 nobles in all, but 2 are shown"),
            ({"nobles": "1,2,2"}, "noble 2 is in two places"),
            ({"asked": "noble"}, "nothing to choose"),
            ({"asked": "return/W"}, "seat 0 has no tokens to return"),
            ({"asked": "pay/H1/W"}, "no card to be paid for"),
            ({"asked": "pay/11/W"}, "nothing to choose"),
            ({"asked": "pay"}, "asked must be"),
            ({"turn": "-"}, "the game is not over"),
            ({"turn": "-", "asked": "noble"}, "nothing is asked when the game is over"),
            ({"passes": 1}, "1 players cannot have passed after 0 turns"),
            ({"idle": 0}, "idle cannot be 0 before a card is bought or reserved in the round"),
            ({"idle": 0, "turn": 1, "passes": 1}, "idle cannot be 0 before"),
            ({"idle": 4, "round": 3}, "idle cannot be 4 in round 3"),
            ({"idle": 21}, "idle must be a number from 0 to 20"),
            ({"turn": 2}, "turn must be a number from 0 to 1"),
        ],
    )
    def test_an_impossible_position_is_refused(self, changes: dict[str, object], fault: str) -> None:
        with pytest.raises(ValueError, match=re.escape(fault)):
            spot(**changes)

    @pytest.mark.parametrize(
        ("seat", "fault"),
        [
            ("W5:-:-:-", "W: 5 are shown, but there are only 4"),
            ("W4B4G3:-:-:-", "player 1 has more than 10 tokens"),
            ("B1W1:-:-:-", "tokens are written like"),
            ("-:1,2,3,5:-:-", "player 1 has more than 3 reserved cards"),
            ("-:-:2,1:-", "in the order of their numbers"),
            ("-:-:1?:-", "a card must be a number"),
            ("-:-:-:1", "player 1 does not have the bonuses that noble 1 asks for"),
            ("-:-:74,78,82:-", "player 1 had 15 points when the round began"),
            ("-:-:-", "a seat must have 4 parts"),
        ],
    )
    def test_impossible_holdings_are_refused(self, seat: str, fault: str) -> None:
        with pytest.raises(ValueError, match=re.escape(fault)):
            spot(seat)

    @pytest.mark.parametrize(
        ("seat", "asked"),
        [
            ("B2G1J1:26?:-:-", "pay/H1/B"),  # not shown
            ("B2G1:26:-:-", "pay/H1/B"),  # no gold
            ("G1J1:26:-:-", "pay/H1/B"),  # no such gem
            ("B2G1J1:26:9,10:-", "pay/H1/B"),  # nothing of it to pay
            ("W4B4G2J1:-:-:-", "return/J"),  # no choice
        ],
    )
    def test_a_prompt_without_a_choice_is_refused(self, seat: str, asked: str) -> None:
        with pytest.raises(ValueError, match=r"nothing to choose|no card to be paid for"):
            spot(seat, asked=asked)

    def test_a_choice_of_nobles_after_a_choice_of_payment_reads_back(self) -> None:
        game = spot("W2B2J1:37:17,19,20,25,26,27,28,33,35,36:-", nobles="10,1,5")
        for action in ("BH1", "$W0", "$B1"):
            game.apply(action, guilda.FastRng(1))
        assert game.view()["phase"] == "noble"
        assert guilda.position(game.text()) == game

    def test_a_card_implies_a_round_that_was_not_idle(self) -> None:
        assert spot(idle=3, round=3).idle_rounds == 3
        for seat in ("-:1:-:-", "-:-:1:-"):
            assert spot(seat, idle=2, round=3).idle_rounds == 2
            with pytest.raises(ValueError, match="idle cannot be 3 in round 3, since"):
                spot(seat, idle=3, round=3)

    def test_a_choice_of_nobles_after_a_pass_reads_back(self) -> None:
        game = spot(
            "W4B4G2:66,42,64:1,3,6,7,9,10,11,16,18,21,22,24:-",
            "G2R4K4:-:-:-",
            table="27,34,36,31/59,70,50,54/89,75,72,83",
            nobles="6,8,1",
        )
        game.apply("PASS", guilda.FastRng(1))
        assert game.view()["phase"] == "noble"
        assert guilda.position(game.text()) == game

    def test_a_turn_that_is_not_finished_reads_back(self) -> None:
        for seat, asked in (("B2G1J1:26:-:-", "pay/H1/B"), ("W4B4G2J1:-:-:-", "return/B")):
            game = spot(seat, asked=asked)
            assert guilda.position(game.text()) == game
            assert game.view()["phase"] in ("payment", "return")


class TestWords:
    def test_plurals_and_lists_in_three_languages(self) -> None:
        game = spot("W4B4J2:26:-:-")
        said = {language: game.sentence(game.parse("GRK"), language, "Ana") for language in ("en", "pt", "es")}
        assert said == {
            "en": "Ana takes 1 emerald, 1 ruby and 1 onyx.",
            "pt": "Ana pega 1 esmeralda, 1 rubi e 1 ônix.",
            "es": "Ana toma 1 esmeralda, 1 rubí y 1 ónice.",
        }
        assert game.sentence(game.parse("RR"), "es", "Ana") == "Ana toma 2 rubíes."
        assert game.sentence(game.parse("BH1"), "en", "Ana") == (
            "Ana buys the level 1 ruby card. Cost after bonuses: 2 sapphires and 1 emerald."
        )

    def test_payment_return_and_noble_in_words(self) -> None:
        game = spot("B2G1J1:26:-:-", asked="pay/H1/B")
        assert game.sentence(game.parse("$B1"), "pt", "Ana") == (
            "Ana paga 1 safira e 1 ficha de ouro para cobrir o custo em safiras."
        )
        game = spot("W4B4G2J1:-:-:-", asked="return/W")
        assert game.sentence(game.parse("-J"), "es", "Ana") == "Ana devuelve 1 ficha de oro."
        game = spot("-:-:17,19,20,25,26,27,28,33,34,35,36:-", asked="noble", nobles="10,1,5")
        assert game.sentence(game.parse("N1"), "en", "Ana") == (
            "Ana is visited by the noble who asks for 4 rubies and 4 onyxes (3 points)."
        )

    @pytest.mark.parametrize(
        ("seat", "asked", "prompt"),
        [
            ("B2G1J1:26:-:-", "pay/H1/B", {"prompt": "payment", "colour": "blue", "count": 2}),
            ("W4B4G2J1:-:-:-", "return/W", {"prompt": "return", "count": 1}),
            ("-:-:17,19,20,25,26,27,28,33,34,35,36:-", "noble", {"prompt": "noble"}),
            ("-:-:-:-", "-", None),
        ],
    )
    def test_a_prompt_asks_for_what_a_turn_leaves_open(
        self, seat: str, asked: str, prompt: dict[str, object] | None
    ) -> None:
        game = spot(seat, asked=asked, nobles="10,1,5")
        assert game.presentation().prompt(game) == prompt

    def test_a_free_card_costs_nothing(self) -> None:
        game = spot("-:26:9,10,17:-")
        told = game.sentence(game.parse("BH1"), "en", "Ana")
        assert told == "Ana buys the level 1 ruby card. Cost after bonuses: nothing."
        assert game.presentation().facts(game, game.parse("BH1"))["tokens"] == []

    def test_reserving_says_whether_there_is_gold(self) -> None:
        for seat, told in (("-:-:-:-", "Ana reserves"), ("J3:-:-:-", "there is no gold left")):
            game = spot(seat, "J2:-:-:-")
            game.log = EventLog()
            assert told in game.sentence(game.parse("R11"), "en", "Ana")
            game.apply("R2D", guilda.FastRng(1))
            event = game.events(1)[0]
            assert "the top card of the level 2 deck" in game.presentation().event_sentence(
                event, "en", ["Ana", "Beto"]
            )
            assert told in game.presentation().event_sentence(event, "en", ["Ana", "Beto"])

    def test_events_describe_a_turn_from_payment_to_visit(self) -> None:
        game = spot("G2J1:33:25,26,27,28,34,35,36:-", nobles="10,1,2")
        game.log = EventLog()
        game.apply("BH1", guilda.FastRng(1))
        kinds = [event["event"] for event in game.events()]
        assert kinds == ["pay", "buy", "visit"]
        pay, buy, visit = game.events()
        assert pay["tokens"] == [{"token": "green", "count": 2}, {"token": "gold", "count": 1}]
        assert (buy["place"], buy["card"]["number"], buy["points"]) == ("H1", 33, 0)
        assert (visit["noble_place"], visit["noble"]["number"], visit["points"]) == (1, 10, 3)
        assert visit["noble"]["needs"] == [{"token": "red", "count": 4}, {"token": "black", "count": 4}]

    def test_the_owner_also_learns_that_a_card_came_from_the_deck(self) -> None:
        game = spot()
        game.log = EventLog()
        game.apply("R2D", guilda.FastRng(1))
        told = [game.presentation().event_sentence(game.events(0)[0], language) for language in ("en", "pt", "es")]
        for sentence, deck in zip(told, (" from the deck and ", " do baralho e ", " del mazo y "), strict=True):
            assert deck in sentence

    def test_colours_to_take_are_read_in_any_order_and_written_in_one(self) -> None:
        game = spot()
        for text in ("WBK", "KBW", "bkw", " kWb "):
            assert game.notation(game.parse(text)) == "WBK"
        for text in ("WBKG", "WWB", "WWW", "", "32R", "JW"):
            with pytest.raises(ValueError, match="not an action"):
                game.parse(text)

    def test_an_illegal_action_has_no_sentence(self) -> None:
        game = spot("B2G1J1:26:-:-")
        for action, reason in (("BH2", "no such card in hand"), ("N3", "no choice"), ("$W1", "no card is waiting")):
            with pytest.raises(guilda.IllegalAction, match=reason):
                game.sentence(game.parse(action))

    def test_the_score_is_cards_and_nobles(self) -> None:
        game = spot("-:-:8,25,26,27,28,33,34,35,36:10")
        assert [tuple(item) for item in game.breakdown(0)] == [("cards", 9, 1), ("nobles", 1, 3)]
        assert game.scores() == [4, 0]
