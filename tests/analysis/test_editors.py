"""The position editor: every position can be taken apart and put together; impossible ones are refused."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

import guilda
from guilda.analysis.editors import Group, draft, groups, position
from guilda.analysis.editors.draft import editor
from guilda.locales import LANGUAGES, catalogue, kebab
from guilda.rules.fields import PositionError

GAMES = ("azul", "sagrada", "sintra", "splendor")
FRESH = {
    "azul": {"tiling=-", "idle=0"},
    "sagrada": {"step=turn", "did=-", "skips=-"},
    "sintra": {"hand=-"},
    "splendor": {"asked=-", "passes=0", "idle=0"},
}
"""The fields of a position at the start of a turn: all of it is shown in the editor."""
OPTIONS = [(game, options) for game in GAMES for options in guilda.game(game).option_sets()]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_position_of_a_game_can_be_set_up(game: str, options: dict[str, object]) -> None:
    match, rng = guilda.new(game, seed=1, **options), guilda.FastRng(1)
    other = guilda.new(game, seed=2, **options).position
    while match.actor() is not None:
        base = match.position
        match.apply(base.random_action(rng))
        again = position(base, draft(base))
        assert again.view(None) == base.view(None)
        if base.view(None)["round"] == 0 or (match.ply % 4 == 0 and FRESH[game].issubset(base.text().split(" "))):
            rounds = {"idle_rounds": 0}  # rounds without a card are not shown
            assert position(other, draft(base)).view(None) | rounds == base.view(None) | rounds


@pytest.mark.parametrize("game", GAMES)
def test_groups_offer_the_values_they_have(game: str) -> None:
    base = guilda.new(game, seed=3).position
    for group in groups(base, draft(base)):
        assert len(group.options) in (1, len(group.values))
        for place, value in enumerate(group.values):
            options = group.options[place % len(group.options)]
            if group.kind == "number":
                assert int(options[0]) <= int(value) <= int(options[1])
            else:
                assert value in ("", *options)


def changed(base: guilda.Game, key: str, place: int, value: str) -> guilda.Game:
    """Return a position with one space changed."""
    values = list(draft(base)[key])
    values[place] = value
    return position(base, {key: values})


def test_impossible_positions_are_refused_with_the_reason() -> None:
    azul = guilda.new("azul", seed=1).position
    tiled = {"wall.0": ["B", *[""] * 24]}
    assert position(azul, {**tiled, "round": ["2"]}).view(None)["seats"][0]["wall"][0][0] == "blue"
    with pytest.raises(PositionError, match="the round must be a number from 2 to 99"):
        position(azul, tiled)
    with pytest.raises(PositionError, match="player 1 must be a number from 0 to 10"):
        position(azul, {**tiled, "round": ["2"], "score.0": ["11"]})
    with pytest.raises(PositionError, match="in the first round 20 have left the bag, but 21 are shown"):
        changed(azul, "lines.0", 0, "B")
    with pytest.raises(PositionError, match="the centre holds 4, but the empty factories have left it 3 at most"):
        position(azul, {"factories": [*[""] * 4, *draft(azul)["factories"][4:]], "centre": ["0", "0", "4", "0", "0"]})
    for key, place, value, reason in (
        ("marker", 0, "0", "all factories are full"),
        ("lines.0", 3, "Q", "pattern line is written"),
        ("wall.0", 0, "R", "row 1, column 1 is for another colour"),
        ("factories", 0, "", "a factory holds 4 or none"),
        ("floor.0", 0, "M", "belongs to another player"),
        ("score.0", 0, "x", "is not a number"),
        ("turn", 0, "-", "while players take turns"),
    ):
        with pytest.raises(ValueError, match=reason):
            changed(azul, key, place, value)
    with pytest.raises(ValueError, match="mixes colours"):
        position(azul, {"lines.0": ["", "B", "R", *[""] * 12]})
    with pytest.raises(PositionError, match="B: 21 are shown, but there are only 20"):
        position(azul, {"lid": [str(21 - draft(azul)["factories"].count("B")), "0", "0", "0", "0"]})
    with pytest.raises(ValueError, match="complete row"):
        position(azul, {"wall.1": [*"BYRKW", *[""] * 20]})
    splendor = guilda.new("splendor", seed=1).position
    with pytest.raises(ValueError, match="is in two places"):
        changed(splendor, "table", 0, draft(splendor)["table"][1])
    with pytest.raises(ValueError, match="W: 5 are shown, but there are only 4"):
        position(splendor, {"tokens.0": ["5", "0", "0", "0", "0", "0"]})
    unseen = [str(card) for card in range(1, 20) if str(card) not in draft(splendor)["table"]]
    with pytest.raises(PositionError, match="the round must be a number from 3"):
        position(splendor, {"round": ["2"], "cards.0": unseen[:2], "hand.0": unseen[2:3]})
    with pytest.raises(PositionError, match="player 1 has more gold than cards"):
        position(splendor, {"round": ["9"], "tokens.0": ["0", "0", "0", "0", "0", "1"]})
    with pytest.raises(PositionError, match="the round must be a number from 2"):
        position(splendor, {"tokens.0": ["1", "1", "1", "1", "0", "0"]})
    sagrada = guilda.new("sagrada", seed=1)
    sagrada.apply(sagrada.actions()[0])
    sagrada.apply(sagrada.actions()[0])
    sagrada = sagrada.position
    with pytest.raises(ValueError, match="5 dice have left the bag, but 6 are shown"):
        changed(sagrada, "window.0", 0, "R1")
    sintra = guilda.new("sintra", seed=1).position
    for key, reason in (
        ("broken.0", "the broken glass of player 1"),
        ("resets.0", "the number of restarts .* of player 1"),
    ):
        with pytest.raises(ValueError, match=reason):
            changed(sintra, key, 0, "2")  # only the marker may have been taken


def test_the_choice_of_windows_of_sagrada_is_set_up_and_left() -> None:
    start = guilda.new("sagrada", players=3, seed=4).position
    later = start.copy()
    for _ in range(9):
        later.apply(later.actions()[0], guilda.FastRng(1))
    changes = {"round": ["0"], "turn": ["1"], "pattern.0": ["5B"]}
    dealt = {f"dealt.{seat}": [str(2 * seat + 5), str(2 * seat + 6)] for seat in range(3)}
    for base in (start, later):
        found = position(base, {**changes, **dealt})
        assert [found.notation(action) for action in found.actions()] == ["W7A", "W7B", "W8A", "W8B"]
        assert [group.key for group in groups(found, {})][-4:] == ["dealt.0", "pattern.0", "dealt.1", "dealt.2"]
        for key, values, reason in (
            ("dealt.2", ["5", "9"], "no card is dealt twice"),
            ("dealt.2", ["9", "9"], "no card is dealt twice"),
            ("pattern.0", ["7A"], "player 1 can only choose a window on their own two cards"),
        ):
            with pytest.raises(PositionError, match=reason):
                position(base, {**changes, **dealt, key: values})
    first = position(start, {"round": ["1"]})
    assert (first.view(None)["round"], len(first.view(None)["pool"])) == (1, 7)


def edited(group: Group, rng: Random) -> list[str]:
    """Return the values of a group with one of them changed, as a player of the editor can."""
    values = list(group.values)
    place = rng.randrange(len(values))
    options = group.options[place % len(group.options)]
    if group.kind == "number":
        least, most = map(int, options)
        values[place] = str(rng.choice((least, rng.randint(least, most), 10 * most + 1)))
    else:
        values[place] = rng.choice([*options, *([""] if group.kind == "piece" else [])] or [""])
    return values


def problem(base: guilda.Game, changes: dict[str, list[str]]) -> PositionError | None:
    """Return why a position is impossible, if it is."""
    try:
        position(base, changes)
    except PositionError as error:
        return error
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_in_the_editor_has_a_message_in_every_language(game: str) -> None:
    """Only a text that was written by hand can be malformed: its errors are in English."""
    rng, found = Random(1), {}
    for seed, options in enumerate(guilda.game(game).option_sets()):
        match = guilda.new(game, seed=seed, **options)
        for _ in range(12):
            for _ in range(4):
                if match.actor() is not None:
                    match.apply(rng.choice(match.actions()))
            base = match.position
            there = [group for group in groups(base, draft(base)) if group.values]
            for _ in range(5):
                changes = {group.key: edited(group, rng) for group in rng.sample(there, rng.choice((1, 1, 2)))}
                if error := problem(base, changes):
                    found[error.reason] = error
    assert len(found) > 6
    assert "text" not in found
    for reason, error in found.items():
        assert str(pickle.loads(pickle.dumps(error))) == str(error)
        for language in LANGUAGES:
            text = catalogue(language).format(f"impossible-{kebab(reason)}", **error.details)
            assert not text.startswith("impossible-")
            assert "{$" not in text


def test_a_game_may_have_no_editor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(editor.__globals__, "game_info", lambda name: replace(guilda.game("azul"), editor=""))
    with pytest.raises(ValueError, match="write its text position"):
        editor("pig")
