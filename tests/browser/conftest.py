"""A real server with a fresh database, and a real browser. Without a browser these tests are skipped."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import SEARCH_LITTLE
from tools import test_programs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "guilda" / "server" / "static" / "index.html"
PATIENCE = 120


@pytest.fixture(scope="package")  # its event loop must not run on while others have theirs
def browser() -> Iterator[Browser]:
    """Yield a Chromium browser."""
    playwright = pytest.importorskip("playwright.sync_api", reason="no browser tests: Playwright is not installed")
    found = test_programs.chromium()
    if found is None:
        pytest.skip("no browser tests: Chromium is missing; install it, or run tools/test_programs.py --fetch")
    if not PAGE.exists():
        pytest.skip("no browser tests: the page is not built (make web)")
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(
            executable_path=found.program,
            args=["--no-sandbox", "--disable-gpu", "--renderer-process-limit=1"],  # one for each browser profile
            env={**os.environ, **found.environment},
        )
        yield started
        started.close()


class Served:
    """A server process that can be stopped and started again on the same database."""

    def __init__(self, folder: Path, *packages: str) -> None:
        """`packages` are folders with further packages for the server."""
        self.module_path = os.pathsep.join([str(ROOT / "src"), *packages])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-m", "guilda", "serve", "--port", str(self.port), "--database", self.database]
        environment = {**os.environ, "PYTHONPATH": self.module_path}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--rate", "0", "--absent", "0"], cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server stopped while it was starting"
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=30).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """Kill the server, as a power failure would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="package")
def served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a server with a fresh database."""
    server = Served(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Served]:
    """Yield a server of the test's own, for tests that stop it."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


INSTANT = """if (!localStorage["guilda.settings"]) localStorage["guilda.settings"] = '{"speed": "instant"}'"""
"""Shows the opponents' moves at once."""


def new_context(browser: Browser, **device: object) -> BrowserContext:
    """Return a browser profile: English, 1280 by 800 pixels, without motion, unless `device` says otherwise."""
    settings: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce", **device}
    settings.setdefault("viewport", {"width": 1280, "height": 800})
    context = browser.new_context(**settings)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE * 1000)
    if settings["reduced_motion"] == "reduce":
        context.add_init_script(INSTANT)
    context.add_init_script(SEARCH_LITTLE)
    return context


class Profile:
    """A browser profile that serves one test after the other.

    A page that never closes keeps its process, with the compiled scripts, and its cache. That saves a third of the CPU
    time of a visit.
    """

    def __init__(self, browser: Browser, served: Served) -> None:
        self.context = new_context(browser)
        self.origin = served.url
        self.keeper = self.context.new_page()
        self.keeper.goto(f"{served.url}/theme.js")
        self.devtools = self.context.new_cdp_session(self.keeper)

    def clear(self) -> None:
        """Close the pages of a test and delete everything that they have stored."""
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.keeper.evaluate("localStorage.clear()")
        self.devtools.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": "all"})

    @property
    def keeps_time(self) -> bool:
        """Whether the clock is still the device's. One that a test has installed stays, and its `Date` looks native."""
        return bool(self.keeper.evaluate("/native code/.test(setTimeout)"))


@pytest.fixture(scope="package")
def profiles(browser: Browser, served: Served) -> Iterator[list[Profile]]:
    """Yield the profiles that no test is using."""
    free: list[Profile] = []
    yield free
    for profile in free:
        profile.context.close()


def is_complaint(said: ConsoleMessage) -> bool:
    """Return whether a line of the console is a fault of the page; failed requests are left to the tests."""
    harmless = re.search("WebSocket|Canvas2D", said.text)
    return "Content Security" in said.text or (said.type == "warning" and not harmless)


@pytest.fixture
def visit(browser: Browser, served: Served, profiles: list[Profile]) -> Iterator[Callable[..., Page]]:
    """Open an address as a new person, with their own cookies and device, after running the script `first`.

    Instead of the address, a function can be given that returns it from the person's profile and the server's address.
    Errors and warnings logged by the page fail the test.
    """
    contexts: list[BrowserContext] = []
    used: list[Profile] = []
    complaints: list[str] = []

    def come(
        path: str | Callable[[BrowserContext, str], str] = "/",
        *,
        context: BrowserContext | None = None,
        first: str = "",
        server: Served = served,
        **device: object,
    ) -> Page:
        if context is None and (device or server is not served):
            context = new_context(browser, **device)
            contexts.append(context)
        elif context is None:
            used.append(profiles.pop() if profiles else Profile(browser, served))
            context = used[-1].context
        page = context.new_page()
        page.add_init_script(first)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.goto(f"{server.url}{path if isinstance(path, str) else path(context, server.url)}")
        return page

    yield come
    for context in contexts:
        context.close()
    for profile in used:
        profile.clear()
        if profile.keeps_time:
            profiles.append(profile)
        else:
            profile.context.close()
    assert complaints == []
