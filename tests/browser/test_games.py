"""Whole games in a real browser: against a bot, with another player, by keyboard, on one device, on a phone."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import TYPE_CHECKING

import pytest

from guilda.records.record import loads
from guilda.records.replay import verify
from tests.browser.playing import (
    BOTH,
    GAMES,
    KEYS,
    MOST_STEPS,
    PLAY,
    PRESS,
    at_a_table,
    number_of,
    open_chip,
    play_first,
    play_moves,
    play_to_the_end,
    press_something,
    resign,
    start_against_a_bot,
    table_of,
    wait_for_a_move,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Served

    Visit = Callable[..., Page]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_with_pointer_and_keyboard(visit: Visit, served: Served, game: str) -> None:
    page = visit()
    start_against_a_bot(page, game)
    play_to_the_end(page, seed=3, way=BOTH)
    assert page.locator("section.result h2").inner_text()
    totals = page.locator("section.result tfoot td").all_inner_texts()
    assert len(totals) == 2
    with urllib.request.urlopen(f"{served.url}/api/tables/{table_of(page)}/record") as answer:
        record = loads(answer.read().decode())
    verify(record)
    assert record.result is not None
    assert sorted(int(total.replace("−", "-")) for total in totals) == sorted(record.result["scores"])


def test_two_browsers_play_and_the_server_dies_in_the_middle(visit: Visit, own_server: Served) -> None:
    ana = visit("/new/azul?mode=friends", server=own_server)
    ana.click("form button.go:not([disabled])")
    ana.wait_for_selector("main.lobby")
    rui = visit(f"/table/{table_of(ana)}", server=own_server)
    rui.fill("main.lobby input[autocomplete=nickname]", "Rui")
    rui.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, rui):
        page.wait_for_selector(".table .turn")
        page.evaluate(f"({PLAY.replace('PRESS', PRESS)})([5, {MOST_STEPS}, 20]); 0")
    ana.wait_for_selector("main.table:not([data-ply='0'], [data-ply='1'], [data-ply='2'])")
    before = int(number_of(ana))
    own_server.stop()
    for page in (ana, rui):
        page.wait_for_selector(".offline")
    own_server.start()
    for page in (ana, rui):
        page.wait_for_selector(".offline", state="detached")
    assert int(number_of(ana)) >= before
    ana.wait_for_function("least => document.querySelector('main.table').dataset.ply > least", arg=before + 5)
    resign(ana)
    for page in (ana, rui):
        page.wait_for_selector("section.result")
    assert ana.locator("section.result tfoot").inner_text() == rui.locator("section.result tfoot").inner_text()
    ana.get_by_role("button", name="Rematch").click()
    rui.get_by_role("link", name="Go to the rematch").click()
    rui.get_by_role("button", name="Sit here").click()
    rui.get_by_text("Waiting for the host to start the game").wait_for()
    if not ana.locator("main.lobby").count():
        ana.get_by_role("link", name="Go to the rematch").click()
    ana.get_by_role("button", name="Start the game").click()
    rui.wait_for_selector(".table .turn")


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit("/new/sagrada")
    page.wait_for_selector("form button.go:not([disabled])")
    page.focus("form button.go")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table:focus")
    page.wait_for_selector(".turn.yours")
    before = number_of(page)
    play_first(page)
    wait_for_a_move(page, before)
    play_to_the_end(page, seed=8, way=KEYS)  # many keys, for which the page itself is quicker


def test_escape_steps_back_and_question_mark_helps(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    press_something(page, random.Random(1))
    page.wait_for_selector(".choices-panel .back")
    page.keyboard.press("Escape")
    page.wait_for_selector(".choices-panel .back", state="detached")
    page.keyboard.press("?")
    assert page.get_by_role("dialog").inner_text().startswith("Keyboard shortcuts")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.get_by_role("dialog", name="Keyboard shortcuts").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.textContent.includes('Keyboard shortcuts')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.ariaLabel") == "Players"


def test_a_move_can_be_undone_on_one_device(visit: Visit) -> None:
    page = visit("/new/azul?mode=device")
    page.click("form button.go:not([disabled])")
    page.wait_for_selector(".turn.yours")
    play_moves(page, 1, seed=2)
    page.get_by_role("button", name="Undo").first.click()
    page.locator("section.log").get_by_text("You take a move back").wait_for()
    page.wait_for_selector(".turn.yours")


@pytest.mark.parametrize("game", ["sagrada", "splendor"])
def test_on_one_device_nothing_secret_is_sent_before_the_device_is_handed_over(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}?mode=device")
    heard: list[dict[str, object]] = []

    def listen(data: str) -> None:
        message = json.loads(data)
        if message.get("state"):
            heard.append(message["state"])

    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: listen(str(data))))
    page.click("form button.go:not([disabled])")
    for step in range(12):
        page.wait_for_selector("main.curtain")
        state = heard[-1]
        assert state["seat"] is None, f"step {step}"
        assert state["actions"] == []
        assert page.locator(".table").count() == 0
        page.locator("main.curtain button").click()
        page.wait_for_selector(".turn.yours")
        assert heard[-1]["seat"] == heard[-1]["actor"]
        actor = heard[-1]["actor"]
        chance = random.Random(step)
        while heard[-1]["actor"] == actor:
            press_something(page, chance)
            page.wait_for_timeout(20)
        assert page.locator(".lit, .choices-panel .choices button").count() == 0, (
            "the outcome is shown, and nothing can be chosen"
        )
        page.locator(".turn .handover").click()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_move_is_shown_first_and_confirmed_at_the_thumb(visit: Visit, game: str) -> None:
    page = visit(
        f"/new/{game}", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    page.tap("form button.go:not([disabled])")
    page.wait_for_selector(".turn.yours")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    before = number_of(page)
    page.tap("footer.dock button[aria-expanded]")
    page.wait_for_selector(".choices-panel.open")
    open_chip(page)
    first = page.locator(".choices-panel .choices button").first
    told, sentence = first.locator(".t").inner_text(), first.get_attribute("aria-label")
    first.tap()
    page.wait_for_selector("footer.dock .primary:not([disabled])")
    confirm = page.locator("footer.dock .primary")
    assert confirm.locator(".does").inner_text() == told, "the button says what it does"
    assert (sentence or "").startswith((confirm.get_attribute("aria-label") or "").removeprefix("Confirm: "))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.tap("footer.dock .primary")
    page.wait_for_function("before => document.querySelector('main.table').dataset.ply !== before", arg=before)
