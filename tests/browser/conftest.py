"""A real server with a fresh database, and a real browser; without one of them these tests are skipped, and say why."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "guilda" / "server" / "static" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 60


@pytest.fixture(scope="package")  # its event loop must not run on while others have theirs
def browser() -> Iterator[Browser]:
    """The machine's own Chromium."""
    playwright = pytest.importorskip("playwright.sync_api", reason="no browser tests: Playwright is not installed")
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        pytest.skip(f"no browser tests: none of {', '.join(BROWSERS)} is on the PATH (apt-get install chromium)")
    if not PAGE.exists():
        pytest.skip("no browser tests: the page is not built (make web)")
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield started
        started.close()


class Served:
    """A server process that can be stopped and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "guilda", "serve", "--port", str(self.port), "--database", self.database]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--rate", "0", "--absent", "0"], cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server stopped while it was starting"
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=2).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """Kill it as a machine that loses its power would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="package")
def served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a fresh database."""
    server = Served(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Somebody new comes to an address: an own cookie, an own device, a script that runs `first`.

    What the page complains about fails the test.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(path: str = "/", *, context: BrowserContext | None = None, first: str = "", **device: object) -> Page:
        if context is None:
            settings: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce", **device}
            settings.setdefault("viewport", {"width": 1280, "height": 800})
            context = browser.new_context(**settings)  # type: ignore[arg-type]
            context.set_default_timeout(PATIENCE * 1000)
            contexts.append(context)
        page = context.new_page()
        page.add_init_script(first)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
        page.goto(f"{served.url}{path}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
