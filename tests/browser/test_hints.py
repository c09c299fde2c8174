"""Hints: shown to the player who asks, where the table allows them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import GAMES, at_a_table, begin, number_of, play_first, two_players, wait_for_a_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit

PANEL = "section[aria-label='What a master would do']"


def frames(page: Page, way: str) -> list[str]:
    """Return the kinds of the messages on the page's WebSocket from now on, `sent` or `received`."""
    kinds: list[str] = []

    def note(data: str | bytes) -> None:
        kinds.append(json.loads(data)["type"])

    page.on("websocket", lambda socket: socket.on(f"frame{way}", note))  # type: ignore[call-overload]
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_moves_and_their_expected_result(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game)
    choices = page.locator(".choices-panel .choices .t").all_inner_texts()
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(PANEL)
    advised = page.locator(f"{PANEL} .choices button").all_inner_texts()
    assert 1 <= len(advised) <= min(5, len(choices))
    assert all(re.search(r"wins \d+%, (0\.0|[+−]\d+\.\d) points on average", each) for each in advised)
    expected = page.locator(f"{PANEL} ol.line li").all_inner_texts()
    assert all(re.search(r"\w \w", each) for each in expected), "sentences, no notation"
    assert page.get_by_text("Then perhaps:").count() == (1 if expected else 0)


def test_the_masters_advice_is_shown_on_the_board_and_played_when_confirmed(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    page.keyboard.press("h")
    best = page.locator(f"{PANEL} .choices button").first
    page.wait_for_selector("svg.advice .rank1 rect", state="attached")
    best.hover()
    page.wait_for_selector(".choices-panel .now")
    page.wait_for_selector(".mine .ghost")
    before = number_of(page)
    best.click()
    assert number_of(page) == before
    page.get_by_role("button", name="Confirm").click()
    wait_for_a_move(page, before)
    page.wait_for_selector(PANEL, state="detached")


def test_asking_for_a_hint_keeps_the_keyboard_focus_and_hints_are_ranked(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    ask = page.locator(".turn").get_by_role("button", name="Hint")
    ask.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PANEL)
    assert ask.evaluate("button => button === document.activeElement")
    names = page.locator(f"{PANEL} .choices button").evaluate_all("all => all.map(each => each.ariaLabel)")
    assert [name[:2] for name in names] == ["1.", "2.", "3."]
    page.wait_for_selector("svg.advice .rank1 text", state="attached")
    assert re.fullmatch(r"1 · \d+%", page.locator("svg.advice .rank1 text").text_content() or "")
    assert page.locator("svg.advice .rank2 text").all_text_contents() == ["2", "2"], "at both ends"


def test_on_a_phone_the_advice_stays_drawn_when_its_panel_is_closed(visit: Visit) -> None:
    page = at_a_table(visit, "azul", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.locator("footer.dock").get_by_role("button", name="Hint").tap()
    page.locator(PANEL).get_by_role("button", name="Close").tap()
    page.wait_for_selector(PANEL, state="detached")
    assert page.locator("svg.advice .rank1 rect").count() > 0


def test_a_table_without_hints_offers_none(visit: Visit) -> None:
    page = visit("/new/azul")
    sent = frames(page, "sent")
    page.get_by_label("Allow hints").uncheck()
    begin(page)
    page.wait_for_selector(".turn.yours")
    assert page.get_by_role("button", name="Hint").count() == 0
    before = number_of(page)
    page.keyboard.press("h")
    play_first(page)
    wait_for_a_move(page, before)
    assert "act" in sent
    assert "hint" not in sent


def test_a_hint_is_visible_only_to_the_player_who_asked(visit: Visit) -> None:
    mover, other = two_players(visit)
    heard = frames(other, "received")
    other.reload()
    other.wait_for_selector(".table .turn")
    assert other.locator(".turn").get_by_role("button", name="Hint").is_disabled()
    mover.get_by_role("button", name="Hint").click()
    mover.wait_for_selector(PANEL)
    mover.locator(f"{PANEL} .choices button").first.click()
    mover.get_by_role("button", name="Confirm").click()
    other.wait_for_selector(".turn.yours")
    assert other.locator(PANEL).count() == 0
    assert "moved" in heard
    assert "hint" not in heard
