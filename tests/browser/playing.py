"""Somebody who plays: by pressing what is lit, or with the keys alone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ("azul", "sintra", "sagrada", "splendor")
MOST_STEPS = 3000
NEXT = ".turn.yours, section.result, main.curtain"
"""My turn, the end, or the request to hand the device over."""
PRESS = """number => {
  const lit = [...document.querySelectorAll(
    ".table section :is(button, [role=button]):is(.lit, .preview):not([disabled], .choices *)"
  )].filter(each => each.getClientRects().length > 0);
  const all = lit.length > 0 ? lit : [...document.querySelectorAll(".choices button")];
  if (all.length > 0) all[number % all.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def start_against_a_bot(page: Page, game: str) -> None:
    """From the home page to a game: two presses, everything else is chosen already."""
    page.click(f"article:has(a[href='/new/{game}']) a.primary")
    page.click("form button.go:not([disabled])")
    page.wait_for_selector(".table")


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.rpartition("/")[2]


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator("section.result").count() > 0


def number_of(page: Page) -> str:
    """How many decisions have been made."""
    return page.locator("main.table").get_attribute("data-ply") or ""


def press_something(page: Page, chance: random.Random) -> None:
    """Press one lit thing of the board; where nothing is lit, one choice of the list."""
    page.evaluate(PRESS, chance.randrange(1 << 30))


def play_to_the_end(page: Page, seed: int, most: int = MOST_STEPS) -> None:
    """Press lit things until the result is there; a device is handed over when the page asks for it."""
    chance = random.Random(seed)
    for _ in range(most):
        page.wait_for_selector(NEXT)
        if is_over(page):
            return
        if page.locator("main.curtain").count():
            page.locator("main.curtain button").click()
            page.wait_for_selector(".table")
        press_something(page, chance)
    raise AssertionError(f"the game did not end in {most} presses (seed {seed})")


def play_moves(page: Page, moves: int, seed: int) -> None:
    """Press lit things until so many decisions were made by this page."""
    chance = random.Random(seed)
    for _ in range(moves):
        page.wait_for_selector(NEXT)
        before = number_of(page)
        while number_of(page) == before and page.locator(".turn.yours").count():
            press_something(page, chance)
            page.wait_for_timeout(20)
