"""The static files of `make offline` below a path, as any static host serves them, and real browsers."""

from __future__ import annotations

import functools
import json
import os
import shutil
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from tools import build_offline, test_programs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Playwright

PATIENCE = 180_000
"""Milliseconds: Python starts in seconds, but the machine may be busy."""


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server without its log. `broken` names files that fail."""

    broken: ClassVar[set[str]] = set()

    def log_message(self, *arguments: Any) -> None:
        """Print nothing."""

    def do_GET(self) -> None:
        """Serve a file, unless it is broken."""
        if any(name in self.path for name in self.broken):
            self.send_error(503)
        else:
            super().do_GET()


class Site:
    """A copy of the static files below /games/ of a file server that can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = folder / "games"
        shutil.copytree(build_offline.TESTED, self.files, ignore=shutil.ignore_patterns("*.br", "*.gz"))
        self.handler = type("Handler", (Quiet,), {"broken": set()})
        self.server: ThreadingHTTPServer | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self.port}/games/"

    def start(self) -> None:
        """Serve the files, always at the same port."""
        handler = functools.partial(self.handler, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stop serving."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """Yield the static site."""
    if not (build_offline.TESTED / "offline" / "parts.json").exists():
        pytest.skip("no offline browser tests: the games are not built for the browser (make test says why)")
    found = Site(tmp_path)
    yield found
    found.stop()


@pytest.fixture(scope="package")
def playwright_driver() -> Iterator[Playwright]:
    """Yield Playwright."""
    playwright = pytest.importorskip("playwright.sync_api", reason="no browser tests: Playwright is not installed")
    with playwright.sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def chromium(playwright_driver: Playwright) -> Iterator[Browser]:
    """Yield a Chromium browser."""
    found = test_programs.chromium()
    if found is None:
        pytest.skip("no browser tests: Chromium is missing; install it, or run tools/test_programs.py --fetch")
    started = playwright_driver.chromium.launch(
        executable_path=found.program, args=["--no-sandbox", "--disable-gpu"], env={**os.environ, **found.environment}
    )
    yield started
    started.close()


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Yield a function that opens a page in a browser profile of its own, in English."""
    opened = []

    def make(**options: Any) -> Page:
        context = chromium.new_context(locale="en-GB", **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('guilda.settings', {json.dumps(json.dumps(SETTINGS))})")
        opened.append(context)
        return context.new_page()

    yield make
    for context in opened:
        context.close()


SETTINGS = {"language": "en", "speed": "instant", "motion": False}
