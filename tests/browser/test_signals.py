"""Turn signals: title and icon always; sound, vibration and notification on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import at_a_table, begin, number_of, play_first, two_players, wait_for_a_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit

LISTENER = """
window.called = { sound: 0, vibration: 0, notifications: [] };
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  called.sound += 1;
  return tone.call(this);
};
Navigator.prototype.vibrate = () => (called.vibration += 1) > 0;
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
};
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
  called.notifications.push(`${title}: ${body}`);
};
window.lookAway = () => Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
"""
"""Counts sounds, vibrations and notifications."""


def switch_on(page: Page, *switches: str) -> None:
    """Turn settings on."""
    page.get_by_role("button", name="Settings").click()
    for switch in switches:
        page.get_by_role("checkbox", name=switch).check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def my_turn_comes(page: Page) -> None:
    """Make a decision and wait for the next turn."""
    page.wait_for_selector(".turn.yours")
    before = number_of(page)
    play_first(page)
    wait_for_a_move(page, before)
    page.wait_for_selector(".turn.yours")


def test_title_and_icon_show_whose_turn_it_is(visit: Visit) -> None:
    mover, other = two_players(visit)
    for _ in range(2):
        mover.wait_for_function("() => document.title.startsWith('● Your turn')")
        other.wait_for_function("() => document.title.startsWith('Azul')")
        assert mover.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
        assert other.locator("link[rel=icon]").get_attribute("href") == "/favicon.svg"
        play_first(mover)
        mover, other = other, mover
    other.goto("/".join(other.url.split("/")[:3]))
    other.wait_for_function("() => !document.title.includes('●')")


def test_nothing_sounds_shakes_or_pops_up_unless_it_was_switched_on(visit: Visit) -> None:
    page = at_a_table(visit, "azul", first=LISTENER)
    page.evaluate("lookAway()")
    my_turn_comes(page)
    assert page.evaluate("called") == {"sound": 0, "vibration": 0, "notifications": []}


def test_enabled_signals_announce_the_turn_and_are_remembered(visit: Visit) -> None:
    page = visit("/new/azul", first=LISTENER)
    switch_on(page, "Sound", "Vibration", "Notifications")
    page.reload()
    begin(page)
    my_turn_comes(page)
    page.wait_for_function("() => called.sound > 0 && called.vibration > 0")
    assert page.evaluate("called.notifications") == [], "no signal while the page is visible"
    page.evaluate("called.vibration = 0; lookAway()")
    my_turn_comes(page)
    page.wait_for_function("() => called.vibration > 0 && called.notifications.length > 0")
    assert page.evaluate("called.notifications") == ["Guilda: Azul: your turn."]


def test_no_signal_while_a_bot_plays_for_the_player(visit: Visit) -> None:
    page = visit("/new/azul", first=LISTENER)
    switch_on(page, "Vibration")
    begin(page, clock={"bank": 1, "increment": 0})
    page.locator("section.log").get_by_text("ran out of time.").wait_for()
    called = page.evaluate("called.vibration")
    page.wait_for_selector("section.result")
    assert page.evaluate("called.vibration") == called


@pytest.mark.parametrize("answer", ["denied", "default"])
def test_notifications_stay_off_where_the_browser_does_not_allow_them(visit: Visit, answer: str) -> None:
    page = visit("/", first=f"Notification.requestPermission = async () => '{answer}'")
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Notifications")
    box.click()
    page.wait_for_function("() => !document.querySelector('dialog label:last-of-type input').checked")
    assert not box.is_checked()
