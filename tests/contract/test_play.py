"""Deeper tests of the contract, with more random games than `guilda.testing` plays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import guilda
from guilda.locales import LANGUAGES, catalogue, kebab
from tests.contract.playing import Variant, as_json, random_game, start

MANY_GAMES = 1000
SOME_GAMES = 20
FEW_GAMES = 4
NAMES = ["Ana", "Beto", "Caio", "Duda"]


def test_a_thousand_random_games_end_and_list_mask_and_check_agree(variant: Variant) -> None:
    for seed in range(MANY_GAMES):
        game, rng = start(variant, seed)
        game.log = None
        while game.actor() is not None:
            legal = game.actions()
            assert legal, f"seed {seed}: no action although the game is not over: {game.text()}"
            assert len(set(legal)) == len(legal), f"seed {seed}: an action is listed twice: {game.text()}"
            mask = game.action_mask()
            assert mask.tolist().count(1) == len(legal), f"seed {seed}: {game.text()}"
            assert all(mask[action] for action in legal), f"seed {seed}: {game.text()}"
            if seed < SOME_GAMES:
                checked = [action for action in range(game.n_actions) if game.is_legal(action)]
                assert checked == sorted(legal), f"seed {seed}: {game.text()}"
            game.apply(legal[rng.below(len(legal))], rng)
        assert game.actions() == [], f"seed {seed}"


def test_native_playouts_end_from_every_start(variant: Variant) -> None:
    game, rng = start(variant, 0)
    before = game.state()
    assert game.random_games(rng, 5 * MANY_GAMES) > 5 * MANY_GAMES
    assert game.state() == before


def test_native_playouts_never_reach_a_dead_end(variant: Variant) -> None:
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
            if number % 20 != 5 * seed:
                continue
            before, size, text = game.state(), game.log.size, game.text()
            legal = set(game.actions())
            reasons: dict[int, str] = {}
            for action in range(game.n_actions):
                if action in legal:
                    continue
                with pytest.raises(guilda.IllegalAction) as refused:
                    game.apply(action, rng)
                assert refused.value.action == game.notation(action)
                assert refused.value.position == text
                reasons[refused.value.refusal] = refused.value.reason
            for refusal, reason in reasons.items():
                assert all(game.reason(refusal, language) for language in LANGUAGES)
                assert reason == game.reason(refusal, "en")
            assert game.state() == before
            assert game.log.size == size


def test_text_position_reads_back_equal_and_plays_on_in_the_same_way(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if seed >= FEW_GAMES and number % 5 != seed % 5:
                continue
            text = game.text()
            read = guilda.position(text)
            assert read == game, f"seed {seed}: {text}"
            assert read.text() == text
            assert read.actions() == game.actions(), f"seed {seed}: {text}"
            if seed < FEW_GAMES:
                board = game.copy()
                assert board.playout(guilda.FastRng(seed)) == read.playout(guilda.FastRng(seed))
                assert board == read, f"seed {seed}: {text}"


def test_copies_are_equal_and_independent(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        game, rng = start(variant, seed)
        while game.actor() is not None:
            board, before = game.copy(), game.state()
            assert board == game
            assert board.log is None
            assert board.view(0) == game.view(0)
            board.playout(rng)
            assert game.state() == before, f"seed {seed}: playing the copy changed the original"
            twin = game.copy()
            game.apply(game.random_action(rng), rng)
            assert twin.state() == before, f"seed {seed}: playing the original changed the copy"


def test_scores_match_events_and_breakdown(variant: Variant) -> None:
    for seed in range(SOME_GAMES):
        scored: Counter[int] = Counter()
        for game, _ in random_game(variant, seed):
            for event in game.events():
                if "points" in event:
                    scored[event["seat"]] += event["points"]
            game.log.clear()
            assert game.scores() == [scored[seat] for seat in range(game.players)], f"seed {seed}: {game.text()}"
            items = [game.breakdown(seat) for seat in range(game.players)]
            assert game.scores() == [sum(item.points for item in own) for own in items], f"seed {seed}: {game.text()}"
            assert len({tuple(item.name for item in own) for own in items}) == 1


def test_texts_format_in_every_language(variant: Variant) -> None:
    info = guilda.game(variant[0])
    words = [catalogue(language) for language in LANGUAGES]
    for seed in range(FEW_GAMES):
        for game, _ in random_game(variant, seed):
            for fact in unchecked(info.name, [info.presentation.facts(game, action) for action in game.actions()]):
                for each in words:
                    other, yours, choice = (
                        each.action(info.name, fact, "Ana"),
                        each.action(info.name, fact, you=True),
                        each.action(info.name, fact),
                    )
                    assert "Ana" in other
                    assert other.endswith(".")
                    assert choice[0].isupper()
                    assert not set("{}[]|") & set(other + yours + choice)
                    assert len({other, yours, choice}) == 3
            for event in unchecked(info.name, game.events()):
                for each in words:
                    text = each.event(info.name, event, NAMES)
                    assert not set("{}[]|") & set(text + each.event(info.name, event, NAMES, event.get("seat")))
            prompt = info.presentation.prompt(game)
            for question in unchecked(info.name, [prompt] if prompt is not None else []):
                assert all(each.prompt(info.name, question).count("?") == 1 for each in words)
            for item in game.breakdown(0):
                assert all(f"{info.name}-item-{kebab(item.name)}" in each for each in words)
            game.log.clear()


CHECKED: set[str] = set()


def unchecked(game: str, things: list[Any]) -> list[Any]:
    """Return the facts whose sentences no earlier position or variant of the game has checked."""
    fresh = {game + as_json(thing): thing for thing in things}
    for known in fresh.keys() & CHECKED:
        del fresh[known]
    CHECKED.update(fresh)
    return list(fresh.values())


@pytest.mark.parametrize("info", guilda.games(), ids=lambda info: info.name)
def test_every_refusal_has_a_message_in_every_language(info: Any) -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        ids = [f"{info.name}-refusal-{kebab(name)}" for name in info.presentation.REFUSALS]
        assert [
            each for each in [*ids, f"{info.name}-tie-break", f"{info.name}-notation-help"] if each not in words
        ] == []


def test_an_unknown_language_is_refused(variant: Variant) -> None:
    game, _ = start(variant, 0)
    with pytest.raises(ValueError, match="en, pt, es"):
        game.sentence(game.actions()[0], "xx")


def test_number_of_actions_is_limited(variant: Variant) -> None:
    game, _ = start(variant, 0)
    assert 1 < game.n_actions <= 2048
    assert game.random_action(guilda.FastRng(3)) in game.actions()
    game.playout(guilda.FastRng(4))
    with pytest.raises(ValueError, match="over"):
        game.random_action(guilda.FastRng(5))
