"""A table in Firefox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import MOST_STEPS, PLAY, PRESS
from tests.offline.browser.firefox import installed_firefox

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Served

AT_ONCE = 5
"""Decisions in one command to the browser, which must answer in time on a busy machine."""
LISTEN = """() => {
  localStorage["guilda.settings"] = '{"speed": "fast"}';
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
}"""
"""Note every fault of the page."""
SEEN = """() => ({
  faults,
  focused: document.activeElement?.id,
  portrait: document.querySelectorAll(".portrait .tile").length,
  sideways: document.documentElement.scrollWidth > innerWidth,
})"""


def test_a_whole_game_in_firefox(served: Served, tmp_path: Path) -> None:
    with installed_firefox(tmp_path) as firefox:
        firefox.open(f"{served.url}/new/azul?level=greedy")
        firefox.run(LISTEN)
        firefox.click("form button.go:not([disabled])")
        firefox.wait("document.querySelector('.turn.yours')")
        while not firefox.run("() => document.querySelector('section.result') !== null"):
            assert firefox.run(PLAY.replace("PRESS", PRESS), [7, MOST_STEPS, AT_ONCE])
        firefox.wait("document.querySelector('.portrait')")
        assert firefox.run(SEEN) == {"faults": [], "focused": "verdict", "portrait": 25, "sideways": False}
