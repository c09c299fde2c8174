"""Slow games in the browser: push messages, prepared replies, my turns on the home page."""

from __future__ import annotations

import json
import shutil
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PATIENCE
from tests.browser.playing import play_first, table_of, two_players
from tools import test_programs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Served
    from tests.browser.playing import Visit

DAY_PER_MOVE = {"bank": 0, "increment": 86_400}
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}"""


def push(page: Page, origin: str, message: dict[str, str]) -> None:
    """Deliver a push message to the service worker, as a push service would."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    delivered = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", delivered)


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    """Yield the home page in a browser that shows notifications, which the headless shell does not."""
    program = next(filter(None, map(shutil.which, test_programs.BROWSERS[1:])), None)
    if program is None:
        pytest.skip("no test of notifications: only Chromium's headless shell is here")
    started = browser.browser_type.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
    page = started.new_page()
    page.context.grant_permissions(["notifications"], origin=served.url)
    page.goto(served.url)
    yield page
    started.close()


def test_a_push_message_is_shown_unless_its_table_is_in_sight(page: Page, served: Served) -> None:
    page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    message = {"title": "Azul", "body": "It is your turn against Ben.", "table": "abc"}
    push(page, served.url, message)
    until = monotonic() + PATIENCE
    while not (shown := page.evaluate(SHOWN)) and monotonic() < until:
        page.wait_for_timeout(50)
    assert shown == [{"title": "Azul", "body": "It is your turn against Ben.", "tag": "abc"}]


def test_a_reply_is_prepared_on_the_board_and_played_at_once(visit: Visit) -> None:
    mover, other = two_players(visit, clock=DAY_PER_MOVE)
    other.get_by_role("button", name="Prepare a reply").click()
    other.wait_for_selector(".turn.planning")
    expected = other.locator(".choices-panel button").first.text_content()
    play_first(other)
    other.get_by_role("heading", name="then you play").wait_for()
    play_first(other)
    other.get_by_role("button", name="Prepared replies: 1").first.wait_for()
    assert mover.locator(".choices-panel button").first.text_content() == expected
    play_first(mover)
    for page in (mover, other):
        page.wait_for_selector("main.table[data-ply='2']")
    mover.wait_for_selector(".turn.yours")


def test_my_turn_comes_first_on_the_home_page_with_the_time_left(visit: Visit) -> None:
    mover, _ = two_players(visit, clock=DAY_PER_MOVE)
    table = table_of(mover)
    mover.goto("/".join(mover.url.split("/")[:3]))
    mover.get_by_role("heading", name="It is your turn in one game").wait_for()
    row = mover.locator(".my-games li").first
    assert "23 hours left" in (row.text_content() or "")
    assert row.locator("a").get_attribute("href") == f"/table/{table}"
    box = row.bounding_box()
    assert box is not None
    assert box["width"] > 300


def test_a_vacation_is_seen_by_the_opponent(visit: Visit) -> None:
    mover, other = two_players(visit, clock=DAY_PER_MOVE)
    account = visit("/account", context=mover.context)
    account.get_by_label("Days").fill("2")
    account.get_by_role("button", name="Start now").click()
    account.get_by_text("You are on vacation until").wait_for()
    other.locator(".turn").get_by_text("on vacation until").wait_for()
