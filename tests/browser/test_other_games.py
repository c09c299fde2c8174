"""A game of another package is played in the browser on a generic board, by more than four players."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import ROOT, Served
from tests.games.test_examples import install

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

WAIT = 30_000


@pytest.fixture(scope="module")
def with_pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a server with the example game installed."""
    environment = install("pig", tmp_path_factory, {**os.environ, "PYTHONPATH": str(ROOT / "src")})
    server = Served(tmp_path_factory.mktemp("server"), environment["PYTHONPATH"].split(os.pathsep)[-1])
    server.start()
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser, with_pig: Served) -> Iterator[Page]:
    context = browser.new_context(base_url=with_pig.url, locale="en-GB", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(WAIT)
    yield page
    context.close()


def test_a_game_of_another_package_is_offered_and_played_by_six(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/")
    card = page.locator("article.game", has=page.get_by_role("heading", name="Pig"))
    card.wait_for()
    assert card.locator("a").count() == 1, "there is no lesson and no rules page to link to"
    card.get_by_role("link").click()
    page.locator("label.pill", has_text="6").first.click()
    page.locator("button.go").click()
    page.wait_for_url("**/table/*")
    page.locator("section.rivals .panel").nth(4).wait_for()
    assert page.locator("section.shared").inner_text().count("turn points") == 1
    for _ in range(3):
        choice = page.locator("ol.choices button").first
        choice.wait_for()
        choice.click()
        page.wait_for_timeout(300)
    page.get_by_text("You roll").first.wait_for()
    assert not errors


def test_a_game_of_another_package_has_a_deal_of_the_day_and_an_analysis_board(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/daily/pig")
    page.get_by_role("heading", name="Pig", exact=True).wait_for()
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    page.locator("ol.choices button").first.wait_for()
    page.goto("/analysis")
    page.get_by_role("radio", name="Pig").click()
    assert page.get_by_role("button", name="Edit the position").count() == 0, "the game has no editor"
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_text("turn points").first.wait_for()
    assert not errors


@pytest.mark.parametrize("address", ["/new/chess", "/daily/chess", "/puzzles/chess", "/puzzles/pig"])
def test_an_unknown_game_is_refused(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("main.plain h1").wait_for()
