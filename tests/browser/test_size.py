"""The download size of a table's JavaScript, and its load time, which is only reported."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PAGE
from tests.browser.playing import GAMES, at_a_table

if TYPE_CHECKING:
    from playwright.sync_api import Response

    from tests.browser.playing import Visit

MOST_JAVASCRIPT = 110_000
"""Compressed bytes."""
STOPWATCH = """
new MutationObserver((_, observer) => {
  if (document.querySelector(".table section :is(.lit, button)") === null) return;
  window.ready = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_javascript_of_a_table_is_small_and_travels_compressed(visit: Visit, game: str) -> None:
    host = at_a_table(visit, game)
    fetched: list[Response] = []
    page = visit("/nowhere", context=host.context, first=STOPWATCH)
    page.wait_for_load_state("networkidle")  # only the table's own requests count
    page.on("response", lambda response: fetched.append(response))
    page.goto(host.url)
    page.wait_for_selector(".turn.yours")
    scripts = [response for response in fetched if response.url.endswith(".js")]
    files = [PAGE.parent / response.url.split("/", 3)[3] for response in scripts]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    print(f"{game}: {size / 1000:.1f} kB of JavaScript, ready after {page.evaluate('ready'):.0f} ms")
    assert 20_000 < size <= MOST_JAVASCRIPT
    assert all(response.header_value("content-encoding") for response in scripts)
