"""A page that plays on in the browser when its server is gone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PAGE, Served
from tests.browser.playing import enter, resign, start_against_a_bot
from tools import build_offline

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """Yield a running server with the page and the games for the browser."""
    games = build_offline.TESTED / "offline"
    if not PAGE.exists() or not (games / "parts.json").exists():
        pytest.skip("no test of a server that is gone: the games are not built for the browser (make test says why)")
    monkeypatch.setenv("GUILDA_OFFLINE", str(games))
    found = Served(tmp_path)
    found.start()
    yield found
    found.stop()


def test_a_player_who_has_the_games_plays_on_when_the_server_is_gone(
    server: Served, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("Download")).click()
    page.get_by_text("The games are on this device").wait_for()
    page.wait_for_function("() => localStorage.getItem('guilda.offline') === 'yes'")
    server.stop()
    page.goto(f"{server.url}/new/splendor?level=greedy")
    page.get_by_text("No connection to the server. You are playing in this browser").wait_for()
    assert page.get_by_text("With friends").count() == 0
    page.locator("button.go:not([disabled])").click()
    page.wait_for_url(re.compile("/table/local-"))
    page.locator(".choices button").first.wait_for()
    server.start()
    page.reload()
    page.locator(".choices button").first.wait_for()
    assert page.get_by_text("No connection to the server").count() == 0
    resign(page)
    page.get_by_role("button", name="Play again").first.wait_for()
    page.get_by_role("link", name="Guilda").click()  # within the page: Python need not start again
    page.get_by_role("link", name="Log in to move 1 finished game").click()
    enter(page, "Create an account", "Eva")
    page.get_by_role("link", name="Guilda").click()
    page.get_by_role("button", name="Move 1 finished game to your account").click()
    page.get_by_text("1 game moved to your account").wait_for()
    page.get_by_text("played offline").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_text("no server has seen the shuffles").wait_for()
    search_here(page)


def search_here(page: Page) -> None:
    """Check that a hint in a game on the server is searched in the browser once its worker is ready."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.get_by_role("link", name="Guilda").click()
    start_against_a_bot(page, "azul")
    page.locator(".choices button").first.wait_for()
    while not any('"hint_position"' in each for each in heard):
        page.keyboard.press("h")
        page.locator(".panel.hint").wait_for()
        page.locator(".panel.hint .h button").click()
    page.keyboard.press("h")
    page.locator(".panel.hint li").first.wait_for()
    assert [each for each in heard if '"type":"hint"' in each] == heard_before(heard)


def heard_before(heard: list[str]) -> list[str]:
    """Return the hints of the server before it first sent a position."""
    first = next(number for number, each in enumerate(heard) if '"hint_position"' in each)
    return [each for each in heard[:first] if '"type":"hint"' in each]
