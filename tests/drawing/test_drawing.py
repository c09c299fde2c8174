"""Positions, matches and reviews draw themselves in a notebook."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import guilda
from guilda.drawing import pieces
from guilda.drawing.generic import draw as draw_generic
from guilda.drawing.svg import Canvas
from guilda.locales import LANGUAGES, catalogue

SVG = "{http://www.w3.org/2000/svg}"
NAMES = [info.name for info in guilda.games()]
EVERY_TABLE = [(name, options) for name in NAMES for options in guilda.game(name).option_sets()]


def random_match(name: str, plies: int | None = None, seed: int = 3, **options: object) -> guilda.Match:
    """Return a match after random decisions; without a number of plies, at its end."""
    match, rng = guilda.new(name, seed=seed, **options), guilda.FastRng(seed)
    while match.actor() is not None and (plies is None or match.ply < plies):
        match.apply(match.position.random_action(rng))
    return match


def check(svg: str) -> ElementTree.Element:
    """Check a drawing: well-formed, complete in itself, nothing outside the frame. Return its root."""
    root = ElementTree.fromstring(svg)
    known = {each.get("id") for each in root.iter(f"{SVG}symbol")}
    assert "var(" not in svg
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for element in root:
        if element.tag == f"{SVG}use":
            assert element.get("href", "").removeprefix("#") in known
        if element.tag in {f"{SVG}use", f"{SVG}rect"}:
            x, y, wide, tall = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
            assert 0 <= x <= x + wide <= width, element.attrib
            assert 0 <= y <= y + tall <= height, element.attrib
    return root


@pytest.mark.parametrize(("name", "options"), EVERY_TABLE, ids=str)
def test_every_position_of_a_game_can_be_drawn(name: str, options: dict[str, object]) -> None:
    rng = guilda.FastRng(7)
    position = guilda.game(name).position(options, rng)
    number = 0
    while position.actor() is not None:
        if number % 9 == 0:
            check(position._repr_svg_())
        position.apply(position.random_action(rng), rng)
        number += 1
    for seat in (None, 0):
        check(position.svg(seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_drawn_in_every_language_with_the_names_of_its_players(name: str, language: str) -> None:
    match = guilda.Match(name, seats=["Ana & Ivo", "A name that is far too long for it"], seed=1)
    texts = [each.text for each in check(match.svg(0, language)).iter(f"{SVG}text")]
    assert "Ana & Ivo" in texts
    assert "A name that is far too …" in texts
    assert guilda.game(name).title(language) in texts
    assert not [text for text in texts if text and re.match(r"(terminal|sagrada|azul|sintra|splendor)-", text)]


def test_a_drawing_does_not_depend_on_what_its_viewer_may_not_know() -> None:
    for name in ("sagrada", "splendor"):
        for plies in (0, 1, 12, 40):
            position = random_match(name, plies).position
            for seat in (0, 1, None):
                redrawn = position.seen_by(seat, guilda.FastRng(99))
                assert redrawn.svg(seat) == position.svg(seat), f"{name} after {plies}: seat {seat}"


def test_a_notebook_shows_the_player_to_act_their_own_secrets_only() -> None:
    match = guilda.new("sagrada", seed=5)
    shown = [each.text for each in check(match._repr_svg_()).iter(f"{SVG}text")]
    seats = [match.view(seat)["seats"] for seat in range(2)]
    actor = match.actor()
    assert actor is not None
    own, others = (seats[seat][seat]["choices"] for seat in (actor, 1 - actor))
    assert {pattern["name"] for pattern in own} <= set(shown)
    assert not {pattern["name"] for pattern in others} & set(shown)


def test_the_pieces_are_those_of_the_page() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "pieces.svg"
    assert source == pieces.SOURCE
    assert len(pieces.symbols()) == source.read_text(encoding="utf-8").count("<symbol ")


def test_a_game_without_a_drawing_of_its_own_is_described() -> None:
    canvas = Canvas(catalogue("en"), ["Ana", "Ivo", "Eva", "Rui", "Zoe"], "Another game")
    seats = [{"score": -3, "hand": [1, None, "king"], "ready": True}] * 5
    draw_generic(canvas, {"players": 5, "actor": 1, "deck_size": 12, "seats": seats})
    texts = [each.text for each in check(canvas.svg()).iter(f"{SVG}text")]
    assert "deck size: 12" in texts
    assert texts.count("hand: 1 – king") == 5
    assert texts.count("−3") == 5


def test_the_wrong_number_of_names_is_refused() -> None:
    with pytest.raises(ValueError, match="2 players need 2 names, not 1"):
        guilda.new("azul").position.svg(names=["Ana"])


def test_a_review_shows_chances_and_mistakes() -> None:
    match = random_match("azul", 20)
    review = guilda.review(match, simulations=30)
    html = review._repr_html_()
    assert html.count("<path d=") >= 2 * len(match.seats)
    wrong = [remark for remark in review if remark.mark]
    assert wrong
    assert html.count("<li>") == html.count("<circle") == len(wrong)
    assert review.remarks() == guilda.review(match.record(private=True), simulations=30).remarks()
    assert [remark.ply for remark in review] == list(range(1, 21))
    for remark in wrong:
        assert review.positions[remark.ply - 1].notation(remark.best) in html


def test_a_review_of_nothing_is_empty() -> None:
    review = guilda.review(guilda.new("azul", seed=1))
    assert review.remarks() == []
    assert "<svg" in review._repr_html_()
