"""Clocks: seen by all, running for the one who is to move, and what happens when one has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import number_of, two_players, wait_for_a_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit


def seconds(page: Page, *, acting: bool) -> int:
    """What a page shows on the clock of the one who is to move, or on the other one's."""
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
    """Make some decision."""
    before = number_of(page)
    page.keyboard.press("1")
    wait_for_a_move(page, before)


def test_everybody_sees_all_clocks_and_that_of_the_mover_runs(visit: Visit) -> None:
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


def test_with_so_much_time_for_every_move_a_move_brings_all_of_it_back(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 0, "increment": 60})
    ticks(mover)
    play(mover)
    other.locator("header.seat:not(.acting) time", has_text="1:00").wait_for()
    ticks(other)
    assert seconds(other, acting=False) == 60


def test_who_has_run_out_of_time_resigns_where_the_table_says_so(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 1, "increment": 0, "on_timeout": "resign"})
    for page in (mover, other):
        page.wait_for_selector("section.result")
        assert "resigned" in page.locator("section.result thead").inner_text()
        assert "has run out of time." in page.locator("section.log").inner_text()
    assert other.locator("section.result h2").inner_text() == "You win"


def test_a_bot_plays_on_for_who_has_run_out_of_time_until_they_come_back(visit: Visit) -> None:
    mover, other = two_players(visit, clock={"bank": 4, "increment": 4})
    for page in (mover, other):
        page.locator("section.log").get_by_text("has run out of time.").wait_for()
        page.locator("header.seat", has_text="a bot plays on").first.wait_for()
    mover.get_by_role("button", name="Play again myself").click()
    mover.locator("section.log").get_by_text("is back.").wait_for()
    play(other)
    mover.wait_for_selector(".turn.yours")
