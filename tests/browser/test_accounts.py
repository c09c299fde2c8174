"""Accounts in the browser: a guest who logs in, devices, a new password, and moderation in the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.accessibility import faults
from tests.browser.playing import at_a_table, enter, table_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]


def test_a_guest_logs_in_and_plays_on_in_another_tab(visit: Visit) -> None:
    enter(visit("/account"), "Create an account", "Beatriz")
    table = at_a_table(visit, "azul")
    account = visit("/account", context=table.context)
    enter(account, "Log in", "Beatriz")
    table.reload()
    table.wait_for_selector(".turn")
    table.get_by_text("Your turn").first.wait_for()


def test_an_open_table_finds_its_player_after_log_in(visit: Visit) -> None:
    enter(visit("/account"), "Create an account", "Celeste")
    table = at_a_table(visit, "azul")
    enter(visit("/account", context=table.context), "Log in", "Celeste")
    table.wait_for_timeout(6000)  # the old session's connection has ended by then
    table.keyboard.press("c")
    table.fill("#chat-text", "still here")
    table.keyboard.press("Enter")
    table.locator(".chat li", has_text="still here").wait_for()
    assert table.locator("p.offline").count() == 0


def test_devices_are_logged_out_and_passwords_changed(visit: Visit) -> None:
    page, other = visit("/account"), visit("/account")
    enter(page, "Create an account", "Dulce")
    enter(other, "Log in", "Dulce")
    page.reload()
    log_out = page.get_by_role("region", name="Your devices").get_by_role("button", name="Log out")
    log_out.click()
    log_out.wait_for(state="detached")
    other.reload()
    other.get_by_role("button", name="Create an account").wait_for()
    form = page.get_by_role("form", name="Password")
    form.get_by_label("Current password").fill("correct horse")
    form.get_by_label("New password").fill("better horse")
    form.get_by_role("button", name="Change password").click()
    page.get_by_text("Your password has been changed.").first.wait_for()
    enter(other, "Log in", "Dulce", "better horse")


def test_the_host_removes_a_message_and_blocks_its_author(visit: Visit) -> None:
    host = at_a_table(visit, "azul")
    rude = visit(f"/table/{table_of(host)}")
    rude.wait_for_selector(".table")
    rude.keyboard.press("c")
    rude.fill("#chat-text", "rude words")
    rude.keyboard.press("Enter")
    host.keyboard.press("c")
    host.locator(".chat li", has_text="rude words").get_by_role("button").click()
    host.get_by_role("button", name="Remove message").click()
    rude.get_by_text("Message removed by the host").wait_for()
    host.get_by_role("button", name="Switch chat off").click()
    rude.get_by_text("The chat at this table is switched off.").wait_for()
    host.locator(".chat li").first.get_by_role("button").click()
    host.get_by_role("button", name="Block").click()
    host.locator(".chat li.none").wait_for()


def test_a_key_for_a_bot_stays_in_the_list_until_the_server_has_removed_it(visit: Visit) -> None:
    page = visit("/account")
    enter(page, "Create an account", "Elvira")
    page.get_by_placeholder("Bot name").fill("walker")
    page.get_by_role("button", name="Create a key").click()
    key = page.get_by_role("region", name="Bot keys").get_by_role("listitem")
    key.wait_for()
    page.route("**/api/tokens/*", lambda route: route.abort())
    key.get_by_role("button", name="Remove").click()
    page.get_by_role("alert").wait_for()
    assert key.inner_text().startswith("walker")
    page.unroute("**/api/tokens/*")
    key.get_by_role("button", name="Remove").click()
    key.wait_for(state="detached")
    page.get_by_role("alert").wait_for(state="detached")


def test_consent_to_puzzles_is_given_by_keyboard_and_withdrawn(visit: Visit) -> None:
    page = visit("/account")
    box = page.get_by_role("checkbox", name="Use my finished games for puzzles")
    page.get_by_role("button", name="Create an account").wait_for()
    assert box.count() == 0, "a guest is not asked"
    enter(page, "Create an account", "Fatima")
    assert not box.is_checked()
    page.route("**/api/me", lambda route: route.abort())
    box.click()
    page.get_by_role("alert").wait_for()
    assert not box.is_checked(), "the server has not stored it"
    page.unroute("**/api/me")
    for checked in (True, False):
        box.focus()
        with page.expect_response("**/api/me"):
            page.keyboard.press("Space")
        page.reload()
        box.wait_for()
        assert box.is_checked() is checked
    assert faults(page) == []
