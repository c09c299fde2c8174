"""The deal of the day in a browser: from the home page to a table, with the keyboard, and back to the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.accessibility import faults_on_both_screens
from tests.browser.playing import play_to_the_end

if TYPE_CHECKING:
    from tests.browser.playing import Visit


def test_a_deal_is_chosen_and_begun_with_the_keyboard_and_its_result_is_accessible(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Deal of the day").press("Enter")
    deals = page.get_by_role("navigation", name="Today’s deals")
    deals.get_by_role("link", name="Sagrada solo").press("Enter")
    page.get_by_role("heading", name="Sagrada solo", level=1).wait_for()
    assert deals.get_by_role("link", name="Sagrada solo").get_attribute("aria-current") == "page"
    assert "The seed matches its commitment." in page.get_by_role("region", name="Yesterday").inner_text()
    page.get_by_role("button", name="Play").press("Enter")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".turn.yours")
    assert page.locator("text=Hint").count() == 0
    page.goto(page.url.partition("/table/")[0] + "/daily/sagrada-solo")
    page.get_by_role("button", name="Continue").wait_for()
    page.get_by_role("button", name="Continue").click()
    play_to_the_end(page, seed=1)
    page.get_by_role("link", name="Your daily result").click()
    page.get_by_role("heading", name="Sagrada solo", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert faults_on_both_screens(page) == []
