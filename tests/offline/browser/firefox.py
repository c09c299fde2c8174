"""A small driver for an installed Firefox over WebDriver BiDi: Playwright drives only a Firefox of its own making."""

from __future__ import annotations

import json
import re
import subprocess
import time
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from tools import test_programs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

PATIENCE = 180.0
"""Seconds for anything: the machine may be busy."""
PREFERENCES = """user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("remote.active-protocols", 1);
user_pref("toolkit.telemetry.enabled", false);
"""
SERVING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


@contextmanager
def installed_firefox(folder: Path) -> Iterator[Firefox]:
    """Run the installed Firefox; skip the test where there is none."""
    program = test_programs.firefox()
    if program is None:
        pytest.skip("no tests in Firefox: it is not installed (firefox or firefox-esr)")
    with running_firefox(program, folder) as started:
        yield started


@contextmanager
def running_firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Run a headless Firefox with a fresh profile and one page."""
    profile, written = folder / "profile", folder / "firefox.log"
    profile.mkdir()
    (profile / "user.js").write_text(PREFERENCES, "utf-8")
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with written.open("w") as log:
        process = subprocess.Popen([*command, "about:blank"], stdout=log, stderr=log)
    try:
        with connect(f"{address(process, written)}/session", max_size=None, open_timeout=PATIENCE) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()


def address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Return the address of the driver inside Firefox, once it listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = SERVING.search(log.read_text("utf-8"))
        if found:
            return found[1]
        assert process.poll() is None, log.read_text("utf-8")
        time.sleep(0.1)
    raise AssertionError("Firefox does not listen")


class Firefox:
    """The page of a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.send("session.new", capabilities={})
        self.page = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url: str) -> None:
        """Open an address, as for the first time also if it differs only after its `#`."""
        self.send("browsingContext.navigate", context=self.page, url="about:blank", wait="complete")
        self.send("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function in the page, wait for its promise, and return its result."""
        call = (
            f"Promise.resolve(({function})(...{json.dumps(arguments)})).then((found) => JSON.stringify(found ?? null))"
        )
        target = {"context": self.page}
        done = self.send("script.evaluate", expression=call, target=target, awaitPromise=True, userActivation=True)
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return json.loads(done["result"]["value"])

    def wait(self, condition: str) -> None:
        """Wait until a JavaScript expression is true in the page."""
        until = time.monotonic() + PATIENCE
        while not self.run(f"() => Boolean({condition})"):
            assert time.monotonic() < until, f"{condition}\n{self.run('() => document.body.innerText')}"
            time.sleep(0.2)

    def click(self, selector: str) -> None:
        """Click the first element of a selector, once there is one."""
        quoted = json.dumps(selector)
        self.wait(f"document.querySelector({quoted})")
        self.run(f"() => document.querySelector({quoted}).click()")
