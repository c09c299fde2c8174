"""Measure the games in the browser: `python -m bench.offline`, after `make offline`, on an idle machine.

Prints the download by part, playouts and master's decisions in WebAssembly (Node) against the native build, the memory
that they take, and the seconds until a player can decide in Chromium: at the first visit, at the second one, and
without a connection.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import build_offline
import test_programs

if TYPE_CHECKING:
    from playwright.sync_api import Page

PROGRAM = Path(__file__).with_name("offline_speed.py")
VISITS = 3
PATIENCE = 120_000


def main() -> None:
    """Print all figures."""
    download()
    speed()
    visits()


def download() -> None:
    """Print the size of each part in MB, as it is and compressed."""
    parts = json.loads((build_offline.OUTPUT / "offline" / "parts.json").read_text("utf-8"))["parts"]
    page = sum(path.stat().st_size for path in (build_offline.BUILD / "page").rglob("*.br"))
    print(f"{'part':22} {'MB':>7} {'gzip':>7} {'Brotli':>7}")
    for part in parts:
        print(f"{part['name']:22} {part['size'] / 1e6:7.2f} {part['gzip'] / 1e6:7.2f} {part['br'] / 1e6:7.2f}")
    sums = [sum(part[kind] for part in parts) / 1e6 for kind in ("size", "gzip", "br")]
    print(f"{'in all':22} " + " ".join(f"{each:7.2f}" for each in sums))
    print(f"{'the page, all languages':30} {'':7} {page / 1e6:7.2f}\n")


def speed() -> None:
    """Print playouts and master's decisions, and the memory of WebAssembly."""
    environment = {**os.environ, "PYTHONPATH": str(build_offline.SOURCE)}
    command = [sys.executable, str(PROGRAM)]
    native = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    runner, pyodide = build_offline.SCRIPTS / "run.mjs", build_offline.fetch_pyodide()
    there = json.loads(build_offline.node(runner, pyodide, PROGRAM, build_offline.ARCHIVE))
    print(f"{'game':9} {'playouts, share of native':>26} {'master, times native':>21} {'master (s)':>11}")
    for name, its in there["games"].items():
        own = native["games"][name]
        share, times = its["playouts"] / own["playouts"], its["master"] / own["master"]
        print(f"{name:9} {share:26.2f} {times:21.2f} {its['master']:11.3f}")
    print(f"memory of WebAssembly: {there['start MB']:.0f} MB at first, {there['end MB']:.0f} MB after all decisions\n")


def visits() -> None:
    """Print the seconds until the first own decision is offered, in Chromium."""
    from playwright.sync_api import sync_playwright

    found = test_programs.chromium()
    if found is None:
        print("Chromium is missing: no visits")
        return

    class Files(SimpleHTTPRequestHandler):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(build_offline.OUTPUT))

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    seconds: dict[str, list[float]] = {"first visit": [], "second visit": [], "without a connection": []}
    with sync_playwright() as driver:
        arguments = ["--no-sandbox", "--disable-gpu"]
        environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
        browser = driver.chromium.launch(executable_path=found.program, args=arguments, env=environment)
        for _ in range(VISITS):
            context = browser.new_context(locale="en-GB")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            seconds["first visit"].append(first_decision(page, address))
            seconds["second visit"].append(first_decision(context.new_page(), address))
            keep(page)
            context.set_offline(True)
            seconds["without a connection"].append(first_decision(context.new_page(), address))
            context.close()
        browser.close()
    server.shutdown()
    for name, taken in seconds.items():
        print(f"{name:22} {median(taken):5.1f} s to the first decision (median of {VISITS})")


def first_decision(page: Page, address: str) -> float:
    """Open a game against a bot; return the seconds until the first choice is offered."""
    began = perf_counter()
    page.goto(f"{address}#/new/azul?level=novice")
    page.locator("button.go:not([disabled])").click()
    page.locator(".choices button").first.wait_for()
    return perf_counter() - began


def keep(page: Page) -> None:
    """Let the page keep itself for a visit without a connection."""
    page.evaluate(
        """async () => {
          await navigator.serviceWorker.register("sw.js");
          const files = await (await fetch("files.json")).json();
          const cache = await caches.open("guilda-page-bench");
          await cache.addAll(files.map((name) => (name === "index.html" ? "./" : name)));
          await navigator.serviceWorker.ready;
        }"""
    )


if __name__ == "__main__":
    main()
