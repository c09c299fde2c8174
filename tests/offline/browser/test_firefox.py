"""The static files in Firefox: the same games and searches, kept in the browser, also without the host."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.offline.browser.firefox import installed_firefox
from tests.offline.browser.test_static import CHOICE, EXACT
from tests.offline.test_exactness import PROGRAM, SMALL, native

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.offline.browser.conftest import Site
    from tests.offline.browser.firefox import Firefox


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Yield a Firefox."""
    with installed_firefox(tmp_path) as started:
        yield started


def test_a_game_in_firefox_is_that_of_the_native_build_and_survives_the_end_of_the_host(
    site: Site, firefox: Firefox
) -> None:
    firefox.open(site.url)
    printed = firefox.run(
        EXACT.replace("async ([base, program, sizes])", "async (base, program, sizes)"), *exactness(site)
    )
    assert json.loads(printed)["reports"] == native(SMALL)["reports"]
    firefox.open(f"{site.url}#/new/azul?level=greedy")
    firefox.click("button.go:not([disabled])")
    firefox.wait("location.hash.startsWith('#/table/local-')")
    moves = "document.querySelectorAll('.log li').length"
    firefox.wait(f"document.querySelector('{CHOICE}')")
    before = firefox.run(f"() => {moves}")
    while firefox.run(f"() => {moves}") == before:
        firefox.click(CHOICE)
    firefox.run(KEPT)
    address = firefox.run("() => location.href")
    site.stop()
    firefox.open(address)
    firefox.wait(f"document.querySelector('{CHOICE}') && {moves} >= 1")


def exactness(site: Site) -> list[str]:
    """Return the arguments of the program that prints hashes of games and searches."""
    return [f"{site.url}offline/", PROGRAM.read_text("utf-8"), SMALL]


KEPT = """async () => {
  const kept = async () => (await caches.keys()).some((name) => name.startsWith("guilda-page-"));
  while (!(await kept())) await new Promise((done) => setTimeout(done, 200));
  await navigator.serviceWorker.ready;
}"""
"""Wait until the page is kept for a visit without its host."""
