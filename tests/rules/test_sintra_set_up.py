"""Stained Glass of Sintra: set-up."""

from __future__ import annotations

import pytest

import guilda
from guilda.components import sintra as box
from guilda.locales import LANGUAGES
from guilda.rules.packed import count_all, count_of
from tests.rules.sintra_positions import LETTERS, board, table

INFO = guilda.game("sintra")
FACTORY_DRAWS = [0] * 20


def set_up(seed: int, **options: object) -> guilda.Game:
    return INFO.position(options, guilda.FastRng(seed))


@pytest.mark.rule("SI-01")
@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_two_three_or_four_play_with_five_seven_or_nine_factories(players: int, factories: int) -> None:
    view = set_up(1, players=players).view()
    assert len(view["seats"]) == players
    assert len(view["factories"]) == factories


@pytest.mark.rule("SI-01")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        guilda.new("sintra", players=players)


@pytest.mark.rule("SI-02")
def test_all_players_use_the_same_side() -> None:
    for side, bonus in (("A", "ornaments"), ("B", "colour_windows")):
        game = table(board(side=side), board(side=side), side=side, round=6, turn="-")
        assert game.options()["side"] == game.view()["side"] == side
        assert [game.breakdown(seat)[-1].name for seat in (0, 1)] == [bonus, bonus]
    with pytest.raises(ValueError, match="side"):
        guilda.new("sintra", side="C")


@pytest.mark.rule("SI-02", "SI-72")
def test_only_side_a_shows_ornaments() -> None:
    assert set_up(1, side="B").view()["ornaments"] is None
    around = set_up(1, side="A").view()["ornaments"]
    assert around[0] == [{"window": window, "pane": pane} for window in (1, 2) for pane in ("top", "bottom")]


@pytest.mark.rule("SI-03")
def test_strips_lie_in_the_order_and_with_the_side_that_were_drawn() -> None:
    # A strip among those left, then its side, but none for strip 8, which is drawn first here.
    first = [7, *(0, 1), *(0, 0), *(4, 1), *(0, 1), *(1, 0), *(1, 1), 0]
    second = [*(0, 0), *(0, 1), *(0, 0), *(0, 1), *(0, 0), *(0, 1), *(0, 0)]
    game = INFO.position({"start": 0}, guilda.ScriptedRng([*first, *second, *[0] * 5, *FACTORY_DRAWS]))
    assert game.text().split("boards=")[1].split(":")[4] == "8a,1b,2a,7b,3b,5a,6b,4a"
    assert game.text().split(";")[1].split(":")[4] == "1a,2b,3a,4b,5a,6b,7a,8a"


@pytest.mark.rule("SI-03")
def test_every_strip_order_and_side_occurs_but_never_the_wild_side() -> None:
    seen = set()
    for seed in range(300):
        strips = list(set_up(seed, players=4).strips)
        for seat in range(4):
            own = strips[8 * seat : 8 * seat + 8]
            assert sorted(side // 2 for side in own) == list(range(8)), seed
            seen.update(enumerate(own))
    assert box.SIDES[15] == "O*P*B"
    assert seen == {(window, side) for window in range(8) for side in range(15)}


@pytest.mark.rule("SI-04")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everyone_sees_the_back_of_every_strip(viewer: int | None) -> None:
    view = table(board({2: "8a", 8: "2bW"}), factories=["Y1"]).view(viewer)
    strips = view["seats"][0]["strips"]
    assert strips[1]["back"] == ["orange", "wild", "pink", "wild", "blue"]
    assert strips[7]["back"] == ["orange", "blue", "pink", "blue", "orange"]
    assert [each["space"] for each in strips[7]["spaces"]] == ["white", "orange", "white", "pink", "white"]
    assert [each["piece"] for each in strips[7]["spaces"]] == ["white", None, None, None, None]


@pytest.mark.rule("SI-05")
def test_glazier_score_and_broken_glass_begin_on_the_left_at_zero() -> None:
    game = set_up(2, players=3)
    assert game.scores() == [0, 0, 0]
    for seat in game.view()["seats"]:
        assert seat["glazier"] == 1
        assert seat["broken_glass"] == {"space": 0, "resets": 0, "nominal_loss": 0}


@pytest.mark.rule("SI-06")
def test_round_track_gets_one_of_each_colour_and_one_of_the_other_95() -> None:
    script = [*[0, 0] * 14, *(4, 0, 2, 1), 94, *FACTORY_DRAWS]
    rng = guilda.ScriptedRng(script)
    game = INFO.position({"start": 0}, rng)
    assert [LETTERS[colour] for colour in game.track] == list("WWYBPO")
    assert rng.fault == ""
    wanted = [n for n, _ in rng.draws]
    assert wanted[-25:-20] == [5, 4, 3, 2, 95]
    assert wanted[-20] == 94


@pytest.mark.rule("SI-06")
def test_hundred_pieces_twenty_of_each_colour() -> None:
    first_spaces = set()
    for seed in range(100):
        game = set_up(seed)
        track = list(game.track)
        first_spaces.add(track[0])
        assert sorted(track[1:]) == [0, 1, 2, 3, 4]
        for colour in range(5):
            dealt = sum(count_of(source, colour) for source in game.sources)
            assert count_of(game.bag, colour) + dealt + track.count(colour) == 20
    assert first_spaces == {0, 1, 2, 3, 4}


@pytest.mark.rule("SI-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_factory_gets_four_pieces_of_the_bag(players: int) -> None:
    game = set_up(3, players=players)
    assert [count_all(game.sources[source]) for source in range(1, game.factories + 1)] == [4] * game.factories
    assert game.sources[0] == 0
    assert count_all(game.bag) == 94 - 4 * game.factories


@pytest.mark.rule("SI-80")
@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_are_never_the_only_distinction(language: str) -> None:
    from guilda.terminal.paint import ESCAPE, SWATCHES, Paint
    from guilda.terminal.sintra import draw, empty_space, letter, piece

    assert len({letter(colour) for colour in box.COLOURS}) == 5
    for colour in box.COLOURS:
        assert letter(colour) in piece(colour, Paint(True))
        assert letter(colour).lower() in ESCAPE.sub("", empty_space(colour, Paint(True)))
    # The text board must be complete without colour: letters name colours, capitals mark pieces.
    view = table(board({8: "8bO*Y"}, {8: "W.", 1: "PB"}), factories=["Y2B2"], centre="W3").view()
    coloured, plain = (draw(view, Paint(on), language, ["Ana", "Rui"]) for on in (True, False))
    assert [ESCAPE.sub("", line) for line in coloured] == plain
    assert " O  Y  p  *  b " in "\n".join(plain)
    # The page maps the names of the view to shapes: the same five names wherever a colour is shown.
    names = {colour for strip in view["seats"][1]["strips"] for colour in (s["space"] for s in strip["spaces"])}
    assert {*names, *view["factories"][0], *view["centre"]["pieces"]} == set(box.COLOURS) <= set(SWATCHES)
