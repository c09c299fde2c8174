"""The layout of a table on screens of several sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import GAMES, begin, play_moves, resign

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]

WHOLE = ((1280, 800), (1920, 1080))
"""Screens on which a table of two players fits as a whole."""
NARROW = ((360, 640), (390, 844), (820, 1180))
MOVES = 8
HIDDEN = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
"""How far the page can be scrolled, to the side and down."""
SPLIT = """() => [...document.querySelectorAll(".factories, .centre")].map(each => {
  const box = each.getBoundingClientRect();
  return [Math.round(box.left), Math.round(box.right)];
})"""


def at_a_table(visit: Visit, game: str, **device: object) -> Page:
    """Start a game against a bot and make some moves."""
    page = visit(f"/new/{game}", **device)
    begin(page)
    page.wait_for_selector(".turn.yours")
    play_moves(page, MOVES, seed=3)
    return page


@pytest.mark.parametrize(
    ("game", "locale"), [("azul", "de-DE"), ("sintra", "es-ES"), ("sagrada", "pt-BR"), ("splendor", "fr-FR")]
)
def test_a_table_scrolls_only_where_it_has_to(visit: Visit, game: str, locale: str) -> None:
    page = at_a_table(visit, game, locale=locale)
    for width, height in (*WHOLE, *NARROW):
        page.set_viewport_size({"width": width, "height": height})
        sideways, down = page.evaluate(HIDDEN)
        assert sideways == 0, f"{width} pixels"
        assert down == 0 or (width, height) not in WHOLE, f"{width} by {height} pixels"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_the_window(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.wait_for_selector(".learn .turn .btn")
    for width, height in WHOLE:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(HIDDEN) == [0, 0], f"{width} by {height} pixels"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_and_an_analysis_fit_the_window(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game)
    resign(page)
    site, _, table = page.url.partition("/table/")
    for path in (f"/replay/{table}?ply=5", f"/analysis?table={table}&ply=5"):
        page.goto(f"{site}{path}")
        page.wait_for_selector("main.replay, main.analysis")
        for width, height in WHOLE:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HIDDEN) == [0, 0], f"{path}: {width} by {height} pixels"


@pytest.mark.parametrize(("game", "colour"), [("azul", "blue"), ("sintra", "pink"), ("sagrada", "red")])
def test_a_replay_that_is_opened_first_has_its_colours(visit: Visit, game: str, colour: str) -> None:
    page = visit(f"/new/{game}")
    begin(page)
    page.wait_for_selector(".turn.yours")
    resign(page)
    page.wait_for_selector("section.result")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector("main.replay")
    assert page.evaluate("name => getComputedStyle(document.body).getPropertyValue(name)", f"--{game}-{colour}")


def test_on_a_phone_four_names_stay_readable_beside_their_dice(visit: Visit) -> None:
    page = visit("/new/sagrada", viewport={"width": 360, "height": 740}, has_touch=True)
    page.get_by_label("4", exact=True).check(force=True)
    begin(page)
    page.wait_for_selector(".turn.yours")
    play_moves(page, 2, seed=1)
    names = page.locator(".strip .name")
    assert names.count() == 4
    assert all(names.evaluate_all("names => names.map(each => each.scrollWidth <= each.clientWidth)"))


def test_the_centre_is_as_wide_as_the_factories(visit: Visit) -> None:
    factories, centre = at_a_table(visit, "azul").evaluate(SPLIT)
    assert factories == centre


def test_on_a_phone_the_window_stays_while_tools_and_objectives_are_read(visit: Visit) -> None:
    page = at_a_table(visit, "sagrada", viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator(".mine .info").evaluate("info => scrollBy(0, info.lastElementChild.getBoundingClientRect().top - 520)")
    window = page.locator(".mine .frame").bounding_box()
    objectives = page.locator(".mine .info > :last-child").bounding_box()
    assert window
    assert objectives
    assert window["y"] > 0
    assert window["y"] + window["height"] <= objectives["y"] < 844


@pytest.mark.parametrize("game", GAMES)
def test_the_log_shows_pieces_and_says_whole_sentences(visit: Visit, game: str) -> None:
    log = at_a_table(visit, game).locator("section.log li:has(.symbols)")
    assert log.locator(".by.you").count() > 0
    assert log.locator(".symbols use").count() > 0
    assert all(text.endswith(".") for text in log.locator("> .sr").all_text_contents())
