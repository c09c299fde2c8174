"""axe, an accessibility checker, run on a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[tuple[Literal["dark", "light"], list[str] | None], ...] = (("dark", ["color-contrast"]), ("light", None))
"""The rules to check in each theme; None for all."""
SERIOUS = ("serious", "critical")
# Elements of a board are labelled by what they are and do, not by the figures printed on them.
CALLED_BY_WHAT_IT_IS = "label-content-name-mismatch"
PHONE, LAPTOP = (390, 844), (1280, 800)


def faults(page: Page, *apart_from: str) -> list[str]:
    """Return axe's serious findings on a page in the light and the dark theme, which differ in nothing but colours."""
    if not AXE.exists():
        pytest.skip("axe is not installed: `make web-test` installs it with the page's other tools")
    page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme, rules in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]", state="attached")
        details = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        found += page.evaluate("details => axe.run(document, details)", details)["violations"]
    return [
        f"{each['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for each in found
        if each["impact"] in SERIOUS and each["id"] not in apart_from
        for node in each["nodes"][:3]
    ]


def faults_on_both_screens(page: Page) -> list[str]:
    """Return axe's serious findings at the width of a phone and of a laptop, where a board is shown."""
    found = []
    for width, height in PHONE, LAPTOP:
        page.set_viewport_size({"width": width, "height": height})
        found += faults(page, CALLED_BY_WHAT_IT_IS)
    return found
