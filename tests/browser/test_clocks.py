"""Clocks: visible to all, running for the player to move, and the end of a player's time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import number_of, play_first, two_players, wait_for_a_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit


def seconds(page: Page, *, acting: bool) -> int:
    """Return the seconds on the clock of the player to move, or of the other player."""
    head = page.locator("header.seat.acting time" if acting else "header.seat:not(.acting) time")
    minutes, rest = head.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def ticks(page: Page) -> None:
    """Wait until the running clock shows another time."""
    page.wait_for_function(
        "shown => document.querySelector('header.seat.acting time').textContent !== shown",
        arg=page.locator("header.seat.acting time").inner_text(),
    )


def play(page: Page) -> None:
    """Make any decision."""
    before = number_of(page)
    play_first(page)
    wait_for_a_move(page, before)


def test_all_clocks_are_visible_and_the_movers_runs(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 300, "increment": 20})
    for page in (mover, other):
        assert page.locator("header.seat time").count() == 2
        ticks(page)
        assert seconds(page, acting=True) < 300
        assert seconds(page, acting=False) == 300
    mover.wait_for_function(
        "() => document.querySelector('[role=timer]').textContent"
        " === document.querySelector('header.seat.acting time').textContent"
    )
    play(mover)
    for page in (mover, other):
        page.locator("header.seat:not(.acting) time", has_text="5:1").wait_for()
        ticks(page)
    assert 300 < seconds(other, acting=False) < 320


def test_on_a_phone_the_clocks_are_in_the_strip(visit: Visit) -> None:
    mover, _ = two_players(visit, clock={"bank": 300, "increment": 20})
    mover.set_viewport_size({"width": 360, "height": 740})
    assert mover.locator("nav.strip time:visible").count() == 2
    assert mover.get_by_role("timer").is_visible()


def test_a_fixed_time_per_move_is_restored_by_every_move(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 0, "increment": 60})
    ticks(mover)
    play(mover)
    other.locator("header.seat:not(.acting) time", has_text="1:00").wait_for()
    ticks(other)
    assert seconds(other, acting=False) == 60


def test_a_player_out_of_time_resigns_if_the_table_says_so(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 6, "increment": 0, "on_timeout": "resign"})
    for page in (mover, other):
        page.wait_for_selector("section.result")
        assert "resigned" in page.locator("section.result thead").inner_text()
        assert "ran out of time." in page.locator("section.log").inner_text()
    assert other.locator("section.result h2").inner_text() == "You win"


def test_a_bot_plays_for_a_player_out_of_time_until_they_return(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 20, "increment": 20})
    for page in (mover, other):
        page.locator("section.log").get_by_text("ran out of time.").wait_for()
        page.locator("header.seat", has_text="played by a bot").first.wait_for()
    other.wait_for_selector(".turn.yours")  # the bot has moved
    mover.get_by_role("button", name="Take my seat back").click()
    mover.locator("section.log").get_by_text("You are back.").wait_for()
    play(other)
    mover.wait_for_selector(".turn.yours")
