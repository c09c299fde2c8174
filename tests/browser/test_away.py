"""Players who leave, return or resign, spectators, and chat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.playing import (
    at_a_table,
    begin,
    number_of,
    play_first,
    resign,
    table_of,
    two_players,
    wait_for_a_move,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit

CHAT_AT_ONCE = 5
LONGEST_LINE = 300


def say(page: Page, text: str) -> None:
    """Send a message in the open chat."""
    page.fill("#chat-text", text)
    page.keyboard.press("Enter")


def test_a_bot_plays_for_an_absent_player_until_they_return(visit: Visit) -> None:
    mover, other = two_players(visit)
    before = number_of(other)
    mover.close()
    other.locator("header.seat", has_text="offline").wait_for()
    other.get_by_role("button", name="Players").click()
    other.get_by_role("button", name="Let a bot take over").click()
    wait_for_a_move(other, before)
    log = other.locator("section.log")
    log.get_by_text("A bot takes over for").wait_for()
    other.locator("header.seat", has_text="played by a bot").wait_for()
    other.keyboard.press("Escape")
    mover = visit(f"/table/{table_of(other)}", context=mover.context)
    mover.get_by_role("button", name="Take my seat back").click()
    log.get_by_text("is back.").wait_for()
    play_first(other)
    mover.wait_for_selector(".turn.yours")
    assert other.locator("header.seat", has_text="played by a bot").count() == 0


def test_a_resignation_loses_and_both_players_are_told(visit: Visit) -> None:
    mover, other = two_players(visit)
    resign(other)
    for page, said in ((mover, "resigns."), (other, "You resign.")):
        page.wait_for_selector("section.result")
        page.locator("section.log").get_by_text(said).wait_for()
        page.locator("[role=log].sr", has_text=said).wait_for(state="attached")
        assert "resigned" in page.locator("section.result thead").inner_text()
    assert mover.locator("section.result h2").inner_text() == "You win"


def test_a_rematch_rotates_the_seats(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    names = page.locator("nav.strip .name")
    assert names.first.text_content() == "Player 1"
    first = table_of(page)
    resign(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(first))
    page.wait_for_selector(".table .turn")
    assert names.last.text_content() == "Player 1"


@pytest.mark.parametrize("game", ["azul", "splendor"])
def test_a_spectator_sees_the_game_but_no_secrets_and_no_choices(visit: Visit, game: str) -> None:
    mover, _ = two_players(visit, game)
    states: list[dict[str, Any]] = []

    def listen(data: str | bytes) -> None:
        states.extend(filter(None, [json.loads(data).get("state")]))

    watcher = visit("/")
    watcher.on("websocket", lambda socket: socket.on("framereceived", listen))
    watcher.goto(mover.url)
    watcher.get_by_text("watching").wait_for()
    assert watcher.locator(":is(.lit, .choices-panel, .dock)").count() == 0
    assert watcher.locator(".turn button").count() == 0
    before = number_of(mover)
    play_first(mover)
    wait_for_a_move(watcher, before)
    assert len(states) > 1
    assert all(state["seat"] is None and state["actions"] == [] for state in states)
    watcher.fill("#chat-text", "A close game!")
    watcher.keyboard.press("Enter")
    mover.locator(".chat", has_text="(watching)").get_by_text("A close game!").wait_for()


def test_a_spectator_does_not_see_private_objectives(visit: Visit) -> None:
    mover, _ = two_players(visit, "sagrada")
    watcher = visit(f"/table/{table_of(mover)}")
    watcher.get_by_text("watching").wait_for()
    mover.locator("details.words summary").click()
    watcher.locator("details.words summary").click()
    mine, theirs = (page.locator("details.words li").all_inner_texts() for page in (mover, watcher))
    assert any("private" in line.lower() for line in mine)
    assert not any("private" in line.lower() for line in theirs)


def test_a_third_visitor_of_a_full_table_is_told_that_they_will_watch(visit: Visit) -> None:
    ana = visit("/new/azul?mode=friends")
    begin(ana)
    ana.wait_for_selector("main.lobby")
    ana.get_by_role("button", name="Add a bot").click()
    guest = visit(f"/table/{table_of(ana)}")
    guest.get_by_text("All seats are taken, so you will watch.").wait_for()
    ana.fill("#chat-text", "Welcome!")
    ana.keyboard.press("Enter")
    guest.get_by_text("Welcome!").wait_for()
    ana.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector(".table .turn")


def test_a_spectators_chat_reaches_the_players(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    watcher = visit(f"/table/{table_of(page)}")
    watcher.wait_for_selector(".table")
    watcher.keyboard.press("c")
    say(watcher, "Que bela jogada!")
    page.get_by_text("Que bela jogada!").wait_for()


def test_chat_over_the_rate_limit_is_refused_and_keeps_the_text(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    page.keyboard.press("c")
    for line in range(CHAT_AT_ONCE):
        say(page, f"line {line}")
    page.wait_for_function("lines => document.querySelectorAll('.chat li').length === lines", arg=CHAT_AT_ONCE)
    say(page, "one more")
    page.get_by_role("alert").wait_for()
    assert page.input_value("#chat-text") == "one more"
    assert page.locator(".chat li").count() == CHAT_AT_ONCE
    page.fill("#chat-text", "")
    page.keyboard.insert_text("x" * (LONGEST_LINE + 1))
    assert len(page.input_value("#chat-text")) == LONGEST_LINE


def test_a_finished_game_of_earlier_rules_is_shown_as_a_replay(visit: Visit) -> None:
    mover, other = two_players(visit)
    playing = table_of(mover)
    outdated = json.dumps({"type": "error", "id": None, "code": "outdated", "details": {}, "state": None})
    reader = visit("/")
    reader.route_web_socket("**/ws/tables/**", lambda socket: socket.on_message(lambda _: socket.send(outdated)))
    reader.goto(f"{reader.url}table/{playing}")
    reader.get_by_role("heading", name="This game was closed").wait_for()
    resign(other)
    mover.wait_for_selector("section.result")
    reader.reload()
    reader.wait_for_url(f"**/replay/{playing}*")
    reader.get_by_text("The game begins").first.wait_for()
