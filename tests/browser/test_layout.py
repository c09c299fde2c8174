"""The layout of a table on screens of several sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import GAMES, at_a_table, resign

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]

WHOLE = ((1280, 800), (1920, 1080))
"""Screens on which a table of two players fits as a whole."""
NARROW = ((360, 640), (390, 844), (820, 1180))
MOVES = 8
COLOURS = {"azul": "blue", "sintra": "pink", "sagrada": "red"}
"""A colour of each game that has its own, which pages that are opened first must load."""
HIDDEN = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
"""How far the page can be scrolled, to the side and down."""
SPLIT = """() => [...document.querySelectorAll(".factories, .centre")].map(each => {
  const box = each.getBoundingClientRect();
  return [Math.round(box.left), Math.round(box.right)];
})"""


@pytest.mark.parametrize(
    ("game", "locale"), [("azul", "de-DE"), ("sintra", "es-ES"), ("sagrada", "pt-BR"), ("splendor", "fr-FR")]
)
def test_a_table_scrolls_only_where_it_has_to(visit: Visit, game: str, locale: str) -> None:
    page = at_a_table(visit, game, moves=MOVES, locale=locale)
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
def test_the_log_has_pieces_and_sentences_and_replay_and_analysis_fit_the_window(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, moves=MOVES)
    log = page.locator("section.log li:has(.symbols)")
    assert log.locator(".by.you").count() > 0
    assert log.locator(".symbols use").count() > 0
    assert all(text.endswith(".") for text in log.locator("> .sr").all_text_contents())
    resign(page)
    site, _, table = page.url.partition("/table/")
    for path in (f"/replay/{table}?ply=5", f"/analysis?table={table}&ply=5"):
        page.goto(f"{site}{path}")
        page.wait_for_selector("main.replay, main.analysis")
        if game in COLOURS:
            colour = f"--{game}-{COLOURS[game]}"
            assert page.evaluate("name => getComputedStyle(document.body).getPropertyValue(name)", colour), path
        for width, height in WHOLE:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HIDDEN) == [0, 0], f"{path}: {width} by {height} pixels"


def test_on_a_phone_four_names_stay_readable_beside_their_dice(visit: Visit) -> None:
    page = at_a_table(visit, "sagrada", players=4, moves=2, viewport={"width": 360, "height": 740}, has_touch=True)
    names = page.locator(".strip .name")
    assert names.count() == 4
    assert all(names.evaluate_all("names => names.map(each => each.scrollWidth <= each.clientWidth)"))


def test_the_centre_is_as_wide_as_the_factories(visit: Visit) -> None:
    factories, centre = at_a_table(visit, "azul", moves=MOVES).evaluate(SPLIT)
    assert factories == centre


def test_on_a_phone_the_window_stays_while_tools_and_objectives_are_read(visit: Visit) -> None:
    page = at_a_table(visit, "sagrada", moves=MOVES, viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator(".mine .info").evaluate("info => scrollBy(0, info.lastElementChild.getBoundingClientRect().top - 520)")
    window = page.locator(".mine .frame").bounding_box()
    objectives = page.locator(".mine .info > :last-child").bounding_box()
    assert window
    assert objectives
    assert window["y"] > 0
    assert window["y"] + window["height"] <= objectives["y"] < 844
