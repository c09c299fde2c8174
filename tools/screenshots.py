"""Take the screenshots in docs/screenshots: the home page and every board, light and dark, wide and narrow.

Needs Chromium on the PATH and a server: `guilda serve --port 8000 --rate 0`, then `python tools/screenshots.py`.
"""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.playing import GAMES, NEXT, is_over, number_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
MIDDLE = 14
SHOTS = (("light", WIDE), ("dark", WIDE), ("phone", NARROW))


DECIDED = (
    "before => document.querySelector('section.result') || document.querySelector('main.table')?.dataset.ply !== before"
)
SETTINGS = """localStorage["guilda.settings"] = '{"speed": "instant"}'"""
DECIDE = """async number => {
  const gain = each => parseInt((each.querySelector(".gain, .loss")?.textContent ?? "0").replace("−", "-"));
  const chips = [...document.querySelectorAll(".choices-panel .more")];
  chips[number % chips.length]?.click();
  await new Promise(requestAnimationFrame);
  const all = [...document.querySelectorAll(".choices-panel .choices button")];
  const most = Math.max(...all.map(gain));
  const best = all.filter(each => gain(each) === most);
  best[chips.length ? 0 : number % best.length]?.click();
}"""
"""Plays one of the choices that gain most, so that the boards look like those of a player."""


def take_screenshots(browser: Browser, server: str, name: str, kind: str, size: dict[str, int]) -> None:
    """Capture a game at its start, middle and end (dark and narrow: middle only), or the home page."""
    theme = "dark" if kind == "dark" else "light"
    context = browser.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(server if name == "home" else f"{server}/new/{name}?level=novice")
    if name == "home":
        page.wait_for_selector("article.game")
        page.screenshot(path=TARGET / f"home-{kind}.png")
    else:
        page.click("form button.go:not([disabled])")
        chance = random.Random(7)
        for step in range(2000):
            page.wait_for_selector(NEXT)
            if step in (0, MIDDLE) or is_over(page):
                moment = "end" if is_over(page) else "middle" if step else "start"
                if kind == "light" or moment == "middle":
                    page.mouse.move(0, 0)
                    page.evaluate("scrollTo(0, 0)")
                    page.screenshot(path=TARGET / f"{name}-{moment}-{kind}.png")
                if moment == "end" or (kind != "light" and moment == "middle"):
                    break
            before = number_of(page)
            page.wait_for_selector(".choices-panel .choices button", state="attached")
            page.evaluate(DECIDE, chance.randrange(1 << 30))
            page.wait_for_function(DECIDED, arg=before)
    context.close()


def main() -> None:
    """Take all screenshots."""
    TARGET.mkdir(exist_ok=True)
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for kind, size in SHOTS:
            for name in ("home", *GAMES):
                take_screenshots(browser, server, name, kind, size)
        browser.close()


if __name__ == "__main__":
    main()
