"""Puzzles in the page: chosen, answered, explained, counted once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda import puzzles
from tests.browser.accessibility import faults_on_both_screens

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_a_puzzle_is_missed_explained_and_solved_the_second_time(visit: Callable[..., Page]) -> None:
    known = puzzles.load("azul")[5]
    start = known.start()
    notations = [start.notation(action) for action in start.actions()]
    page = visit(f"/puzzles/azul/{known.id}")
    choices = page.locator(".choices-panel li button")
    choices.nth(notations.index(known.wrong)).click()
    page.get_by_role("heading", name="There is a better move").wait_for()
    rating = page.locator(".standing dd b").first.inner_text()
    assert int(rating) < 1500
    page.locator(".why .step").last.click()
    assert page.locator(".why .step").last.get_attribute("aria-pressed") == "true"
    page.keyboard.press("ArrowLeft")
    assert page.locator(".why .step").last.get_attribute("aria-pressed") == "false"
    page.get_by_role("button", name="Try again").first.click()
    choices.nth(notations.index(known.solution[0])).click()
    page.get_by_role("heading", name="Solved").wait_for()
    assert page.locator(".standing dd b").first.inner_text() == rating, "only the first attempt counts"
    assert faults_on_both_screens(page) == []
    page.keyboard.press("n")
    page.get_by_role("heading", name="Find the best move").wait_for()
    assert known.id not in page.url
