"""Somebody who plays: by pressing what is lit, or with the keys alone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    Visit = Callable[..., Page]

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


def begin(page: Page, **settings: object) -> None:
    """Open the table that the form for a new one describes, or one that differs from it in some settings."""

    def differ(route: Route) -> None:
        described = route.request.post_data_json
        route.continue_(post_data=described and {**described, **settings})

    page.route("**/api/tables", differ)
    page.click("form button.go:not([disabled])")


def two_players(visit: Visit, game: str = "azul", **settings: object) -> tuple[Page, Page]:
    """Ana and Rui at one table; the game has begun. The one who is to move comes first."""
    ana = visit(f"/new/{game}?mode=friends")
    begin(ana, **settings)
    ana.wait_for_selector("main.lobby")
    rui = visit(f"/table/{table_of(ana)}")
    rui.fill("main.lobby input[autocomplete=nickname]", "Rui")
    rui.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, rui):
        page.wait_for_selector(".table .turn")
    return (ana, rui) if ana.locator(".turn.yours").count() else (rui, ana)


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


def wait_for_a_move(page: Page, before: str) -> None:
    """Until another decision has been made."""
    page.wait_for_selector(f"main.table:not([data-ply='{before}'])")
