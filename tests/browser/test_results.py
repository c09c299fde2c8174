"""The end of a game in the browser: ratings between accounts, and the next level after a victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import begin, enter, number_of, play_first, resign, wait_for_a_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]


def play_until_it_counts(ana: Page, rui: Page) -> None:
    """Make four decisions each, the least that counts for ratings."""
    one, other = (ana, rui) if ana.locator(".turn.yours").count() else (rui, ana)
    for _ in range(4):
        for page, waiting in ((one, other), (other, one)):
            page.wait_for_selector(".turn.yours")
            before = number_of(waiting)
            play_first(page)
            wait_for_a_move(waiting, before)


def rating_of(page: Page) -> str:
    return page.locator("section.result .rating").inner_text()


def test_the_result_of_a_rated_game_shows_the_change_of_the_rating(visit: Visit) -> None:
    ana, rui = visit("/account"), visit("/account")
    enter(ana, "Create an account", "Ana Rita")
    enter(rui, "Create an account", "Rui Pedro")
    ana.goto(ana.url.replace("/account", "/new/azul?mode=friends"))
    begin(ana, rated=True)
    ana.wait_for_selector("main.lobby")
    rui.goto(ana.url)
    found = []
    for after in (False, True):
        if after:
            ana.get_by_role("button", name="Rematch").click()
            rui.get_by_role("link", name="Go to the rematch").click()
        rui.get_by_role("button", name="Sit here").click()
        ana.get_by_role("button", name="Start the game").click()
        for page in (ana, rui):
            page.wait_for_selector(".table .turn")
        play_until_it_counts(ana, rui)
        resign(ana)
        found.append([rating_of(page) for page in (ana, rui)])
    first, second = ([int(text.split(": ")[1].split()[0]) for text in texts] for texts in found)
    assert first[0] < 1500 < first[1]
    assert second[0] < first[0] < first[1] < second[1]
    for before, after, text in zip(first, second, found[1], strict=True):
        assert text == f"Your rating: {after} ({after - before:+})".replace("-", "\N{MINUS SIGN}")
    for page in (ana, rui):
        for number in second:
            page.locator(".seat small", has_text=f"rating {number}").first.wait_for()
