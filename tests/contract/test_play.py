"""What holds for every game in every position: actions, doors, scores, copies, words."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

import guilda
from guilda.rules.game import EventLog
from guilda.rules.speech import LANGUAGES
from tests.contract.playing import Variant, as_json, random_game, start

MANY_GAMES = 1000
SOME_GAMES = 20
FEW_GAMES = 4


def test_thousand_random_games_end_and_list_mask_and_check_agree(variant: Variant) -> None:
    for seed in range(MANY_GAMES):
        game, rng = start(variant, seed)
        game.log = None
        while game.actor() is not None:
            legal = game.actions()
            assert legal, f"seed {seed}: no action although the game is not over: {game.text()}"
            assert len(set(legal)) == len(legal), f"seed {seed}: an action is listed twice: {game.text()}"
            mask = game.action_mask()
            assert sum(mask) == len(legal), f"seed {seed}: {game.text()}"
            assert all(mask[action] for action in legal), f"seed {seed}: {game.text()}"
            if seed < SOME_GAMES:
                checked = [action for action in range(game.n_actions) if game.is_legal(action)]
                assert checked == sorted(legal), f"seed {seed}: {game.text()}"
            game.apply(legal[rng.roll(len(legal))], rng)
        assert game.actions() == [], f"seed {seed}"


def test_native_playouts_end_from_every_start(variant: Variant) -> None:
    game, rng = start(variant, 0)
    before = game.state()
    assert game.random_games(rng, 5 * MANY_GAMES) > 5 * MANY_GAMES
    assert game.state() == before


def test_something_is_legal_at_every_decision_of_native_playouts(variant: Variant) -> None:
    game, _ = start(variant, 0)
    for seed in range(MANY_GAMES):
        one, other = game.copy(), game.copy()
        assert one.walk_out(guilda.FastRng(seed)) == other.playout(guilda.FastRng(seed)) > 0, f"seed {seed}"
        assert one == other, f"seed {seed}"


def test_every_legal_action_can_be_played(variant: Variant) -> None:
    for seed in range(FEW_GAMES):
        for game, rng in random_game(variant, seed):
            for action in game.actions():
                board = game.copy()
                board.apply(action, rng)
                assert board.state() != game.state(), f"seed {seed}: {game.notation(action)} changes nothing"
                assert (board.actor() is None) == (board.actions() == []), f"seed {seed}: {board.text()}"


def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(variant: Variant) -> None:
    for seed in range(FEW_GAMES):
        for number, (game, rng) in enumerate(random_game(variant, seed)):
            if number % 10 != seed:
                continue
            before, told = game.state(), game.log.size
            legal = set(game.actions())
            for action in range(game.n_actions):
                if action in legal:
                    continue
                with pytest.raises(guilda.IllegalAction) as refused:
                    game.apply(action, rng)
                assert refused.value.action == game.notation(action)
                assert refused.value.position == game.text()
                assert all(game.reason(refused.value.refusal, language) for language in LANGUAGES)
                assert refused.value.reason == game.reason(refused.value.refusal, "en")
            assert game.state() == before
            assert game.log.size == told


@pytest.mark.parametrize("nonsense", [-1, 2048, 10**30, -(10**30), None, 1.5, b"x", [], "", "   ", "?", "ß" * 1000])
def test_malformed_actions_get_a_value_error(variant: Variant, nonsense: object) -> None:
    game, rng = start(variant, 0)
    before = game.state()
    with pytest.raises(ValueError, match=r"action") as refused:
        game.apply(nonsense, rng)
    assert not isinstance(refused.value, guilda.IllegalAction)
    assert game.state() == before


def test_notation_of_every_id_reads_back(variant: Variant) -> None:
    game, _ = start(variant, 0)
    notations = [game.notation(action) for action in range(game.n_actions)]
    assert len(set(notations)) == game.n_actions
    assert [game.parse(text) for text in notations] == list(range(game.n_actions))
    assert [game.parse(f" {text.lower()} ") for text in notations] == list(range(game.n_actions))
    assert all(" " not in text and len(text) <= 12 for text in notations)


def test_text_position_reads_back_equal_and_plays_on_alike(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        for game, _ in random_game(variant, seed):
            text = game.text()
            read = guilda.position(text)
            assert read == game, f"seed {seed}: {text}"
            assert hash(read) == hash(game)
            assert read.text() == text
            assert read.actions() == game.actions(), f"seed {seed}: {text}"
            if seed < FEW_GAMES:
                board = game.copy()
                assert board.playout(guilda.FastRng(seed)) == read.playout(guilda.FastRng(seed))
                assert board == read, f"seed {seed}: {text}"


def test_copies_are_equal_and_live_apart(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        game, rng = start(variant, seed)
        while game.actor() is not None:
            board, before = game.copy(), game.state()
            assert board == game
            assert board.log is None
            assert as_json(board.view(0)) == as_json(game.view(0))
            board.playout(rng)
            assert game.state() == before, f"seed {seed}: playing the copy changed the original"
            twin = game.copy()
            game.apply(game.random_action(rng), rng)
            assert twin.state() == before, f"seed {seed}: playing the original changed the copy"


def test_pickle_brings_a_position_back(variant: Variant) -> None:
    for game, _ in random_game(variant, 1):
        assert pickle.loads(pickle.dumps(game)) == game


def test_random_action_is_the_listed_one_that_chance_names(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        for game, _ in random_game(variant, seed):
            legal = game.actions()
            for place in {0, len(legal) // 2, len(legal) - 1} if legal else ():
                chance = guilda.ScriptedRng([place])
                assert game.random_action(chance) == legal[place], f"seed {seed}: {game.text()}"
                assert chance.draws == ([(len(legal), place)] if len(legal) > 1 else [])
                assert chance.fault == ""


def test_scores_are_the_sum_of_scoring_events_and_of_the_breakdown(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        for game, _ in random_game(variant, seed):
            scored: Counter[int] = Counter()
            for event in game.events():
                if "points" in event:
                    scored[event["seat"]] += event["points"]
            assert game.scores() == [scored[seat] for seat in range(game.players)], f"seed {seed}: {game.text()}"
            items = [game.breakdown(seat) for seat in range(game.players)]
            assert game.scores() == [sum(item.points for item in own) for own in items], f"seed {seed}: {game.text()}"
            assert len({tuple(item.name for item in own) for own in items}) == 1


def test_ranks_begin_with_one_and_equal_places_are_shared(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        game, rng = start(variant, seed)
        game.playout(rng)
        ranks = game.ranks()
        assert len(ranks) == game.players
        if game.players > 1:
            assert ranks == [1 + sum(other < own for other in ranks) for own in ranks]
            best = max(game.scores())
            assert all(game.scores()[seat] == best for seat, rank in enumerate(ranks) if rank == 1)


def test_everything_is_said_in_every_language(variant: Variant) -> None:
    info = guilda.game(variant[0])
    for seed in range(FEW_GAMES):
        for game, _ in random_game(variant, seed):
            for language in LANGUAGES:
                for action in game.actions():
                    sentence = game.sentence(action, language, "Ana")
                    assert "Ana" in sentence
                    assert "{" not in sentence
                    assert sentence.endswith(".")
                    choice = info.speech.sentence(game, action, language, None)
                    assert choice[0].isupper()
                    assert not set("{}[]|") & set(sentence + choice)
                    assert choice != sentence
                for event in game.events():
                    told = info.speech.event_sentence(event, language, ["Ana", "Beto", "Caio", "Duda"])
                    assert "{" not in told
                for item in game.breakdown(0):
                    assert info.speech.item(item.name, language)
            game.log.clear()


def test_parts_of_an_action_are_ready_for_json_and_tell_actions_apart(variant: Variant) -> None:
    for seed in range(FEW_GAMES):
        for game, _ in random_game(variant, seed):
            parts = [as_json(game.parts(action)) for action in game.actions()]
            assert len(set(parts)) == len(parts), f"seed {seed}: {game.text()}"


def test_a_log_does_not_change_the_game(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        game, rng = start(variant, seed)
        board, chance = game.copy(), guilda.FastRng(seed + 1)
        game.log = EventLog()
        rng = guilda.FastRng(seed + 1)
        assert game.playout(rng) == board.playout(chance)
        assert game == board


def test_seats_that_do_not_exist_are_refused(variant: Variant) -> None:
    game, rng = start(variant, 0)
    for seat in (-1, game.players, 99):
        for ask in (game.view, game.breakdown, lambda seat: game.seen_by(seat, rng)):
            with pytest.raises(ValueError, match="seat"):
                ask(seat)


def test_an_unknown_language_is_refused(variant: Variant) -> None:
    game, _ = start(variant, 0)
    with pytest.raises(ValueError, match="en, pt, es"):
        game.sentence(game.actions()[0], "fr")


def test_positions_declare_few_enough_actions(variant: Variant) -> None:
    game, _ = start(variant, 0)
    assert 1 < game.n_actions <= 2048
    assert game.random_action(guilda.FastRng(3)) in game.actions()
    game.playout(guilda.FastRng(4))
    with pytest.raises(ValueError, match="over"):
        game.random_action(guilda.FastRng(5))
