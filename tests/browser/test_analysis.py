"""The analysis board in a real browser: moves, variations, engine lines, editor, links, mistakes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.analysis.playing import played
from tests.browser.accessibility import faults_on_both_screens
from tests.browser.playing import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit

LINES = ".engine .choices button"
CHANCE = {"better": 0.62, "other": 0.31, "number": 2}
WHY = {
    "reasons": [{"own": True, "item": "columns", "points": 3.0, "chance": CHANCE}],
    "points_now": 0,
    "reply": None,
    "rounds": None,
    "start": CHANCE,
}


def paste(page: Page, text: str) -> None:
    """Open a text position or a file."""
    page.locator("textarea").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("main.analysis")


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_the_engine_are_played_and_taken_back(visit: Visit, game: str) -> None:
    page = visit("/analysis")
    paste(page, played(game, plies=6).position.text())
    page.locator(LINES).first.click()
    page.wait_for_selector(".moves .move[aria-current]")
    page.locator(LINES).first.wait_for()
    assert faults_on_both_screens(page) == []
    page.get_by_role("button", name="Stop").click()
    page.wait_for_selector(LINES, state="detached")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".moves .root[aria-current]")
    for place in (0, -1):  # one of them is not the engine's move
        page.get_by_role("button", name="All choices").click()
        page.locator(".choices-panel .choices button").nth(place).click()
        page.wait_for_selector(".moves .move[aria-current]")
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector(".moves .root[aria-current]")
    page.locator(".moves .var .move").first.click()
    page.wait_for_selector(".moves .var .move[aria-current]")
    page.get_by_label("Name of the variation").fill("Try")
    page.wait_for_selector(".moves .var .name >> text=Try")
    page.get_by_role("button", name="Make main line").click()
    page.wait_for_selector(".moves ol:not(.var) > li > .move[aria-current]")


def test_a_shared_link_opens_the_same_analysis(visit: Visit) -> None:
    page = visit("/analysis")
    paste(page, played("sagrada", players=3).record().dumps())
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".moves .move[aria-current]")
    page.get_by_label("Comment").fill("Olá")
    count = page.locator(".moves .move").count()
    page.evaluate("navigator.clipboard.writeText = (text) => { window.shared = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared")
    link = page.evaluate("window.shared")
    other = visit("/")
    other.goto(link)
    other.wait_for_selector(".moves .move[aria-current]")
    assert other.locator(".moves .move").count() == count
    assert other.get_by_label("Comment").input_value() == "Olá"


def test_a_link_that_was_cut_off_is_refused(visit: Visit) -> None:
    page = visit("/analysis#lZXNjtMwEMdfxfKB")
    page.get_by_role("heading", name="This link is damaged").wait_for()
    page.get_by_role("button", name="New analysis").click()
    page.get_by_role("heading", name="Analysis", exact=True).wait_for()


def test_the_draw_of_a_move_is_chosen(visit: Visit) -> None:
    page = visit("/analysis")
    paste(page, played("splendor").record().dumps())
    with page.expect_request("**/api/analysis/position"):
        page.locator(".moves .move:has(.chance)").first.click()
    page.get_by_role("button", name="Choose the draw").click()
    page.locator("dialog .options button[aria-pressed=false]").first.click()
    page.get_by_role("button", name="Play with these draws").click()
    page.wait_for_selector(".moves .var .move[aria-current]")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_edited_and_impossible_ones_are_refused(visit: Visit, game: str) -> None:
    page = visit("/analysis")
    paste(page, played(game, plies=8).position.text())
    page.get_by_role("button", name="Edit the position").click()
    page.wait_for_selector(".verdict:not(.bad)")
    if game in ("azul", "sintra"):
        page.locator("[role=group][aria-label=Centre] input").first.fill("21")
        page.keyboard.press("Tab")
        page.wait_for_selector(".verdict.bad >> text=This position is impossible")
    elif game == "splendor":
        page.locator("[role=group][aria-label=Tokens] input").first.fill("7")
        page.keyboard.press("Tab")
        page.wait_for_selector(".verdict.bad")
    else:
        page.locator(".pal button").first.click()
        page.locator("[role=group][aria-label=Window] .space.empty").first.click()
        page.wait_for_selector(".verdict.bad")
    assert faults_on_both_screens(page) == []
    page.get_by_role("button", name="Reset").click()
    page.wait_for_selector(".verdict:not(.bad)")
    page.get_by_role("button", name="Analyse", exact=True).click()
    page.wait_for_selector("main.analysis")


def test_a_pattern_line_of_the_editor_is_one_row_on_a_phone(visit: Visit) -> None:
    page = visit("/analysis")
    page.set_viewport_size({"width": 390, "height": 844})
    paste(page, played("azul", plies=8).position.text())
    page.get_by_role("button", name="Edit the position").click()
    lines = page.locator(".line.end")
    lines.first.wait_for()
    tops = lines.evaluate_all("lines => lines.map(line => [...line.children].map(space => space.offsetTop))")
    assert [len(set(row)) for row in tops] == [1] * 5


def test_mistakes_are_tried_again(visit: Visit) -> None:
    page = visit("/analysis")
    record = played("azul").record()
    text = record.dumps()
    first = record.moves[0].notation
    facts = {"action": "take", "source": 1, "colour": "blue", "line": 1, "count": 1, "surplus": 0, "marker": False}
    remark = {"ply": 0, "seat": 0, "notation": first, "best": "-", "best_facts": facts, "loss": 0.3, "mark": "??"}
    review = {"remarks": [{**remark, "shares": [0.6, 0.4], "why": WHY}], "seats": []}
    page.route("**/api/tables/x/record", lambda route: route.fulfill(body=text, content_type="application/json"))
    page.route("**/api/tables/x/review*", lambda route: route.fulfill(json=review))
    page.route("**/api/tables/x", lambda route: route.fulfill(json={"seats": [0]}))
    page.goto(page.url.replace("/analysis", "/analysis?table=x&mistakes"))
    page.wait_for_selector(".coach >> text=Find a better move.")
    assert page.locator(".engine").count() == 0, "the engine must not tell"
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_selector(".coach >> text=It was worth 60%; the move played, 30%.")
    assert faults_on_both_screens(page) == []
    page.wait_for_selector(
        ".coach >> text=3.0 more (complete columns: at least 2 in 62% of simulated games instead of 31%)."
    )
    page.wait_for_selector(
        ".coach >> text=It wins the first turn of the next round in 62% of simulated games instead of 31%."
    )
    assert json.loads(text)["moves"]


def test_mistakes_of_an_imported_record_are_found(visit: Visit) -> None:
    page = visit("/analysis")
    paste(page, played("azul").record().dumps())
    page.route("**/api/analysis/review", lambda route: route.fulfill(json={"remarks": [], "seats": []}))
    page.get_by_role("button", name="Learn from your mistakes").click()
    page.wait_for_selector(".coach >> text=No mistakes to learn from in this game.")
