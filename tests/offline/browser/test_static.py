"""The static files in a real browser: below a path, without a connection, and in bad weather."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from guilda import puzzles
from tests.offline.test_exactness import PROGRAM, SMALL, native

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from tests.offline.browser.conftest import Site

CHOICE = ".choices button"
NOTICE = """
(text) => {
  window.noticed = false;
  new MutationObserver(() => {
    window.noticed ||= new RegExp(text).test(document.body.innerText);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
EXACT = """
async ([base, program, sizes]) => {
  const source = `
    onmessage = ({ data }) => run(...data).then(postMessage, (error) => postMessage(String(error).slice(-2000)));
    async function run(base, program, sizes) {
      const { loadPyodide } = await import(base + "pyodide.mjs");
      const printed = [];
      const { lock } = await (await fetch(base + "parts.json")).json();
      const options = { indexURL: base, lockFileContents: lock, packageBaseUrl: base };
      const python = await loadPyodide({ ...options, stdout: (line) => printed.push(line) });
      const archive = await (await fetch(base + "guilda.tar")).arrayBuffer();
      python.unpackArchive(archive, "tar", { extractDir: "/lib/guilda" });
      python.globals.set("sizes", sizes);
      python.runPython("import sys; sys.path.append('/lib/guilda'); sys.argv[:] = ['exactness.py', sizes]");
      python.runPython(program);
      return printed.join("");
    }`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })), { type: "module" });
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve(message);
    worker.postMessage([base, program, sizes]);
  });
}
"""

WORKERS = """
const Original = Worker;
globalThis.started = [];
globalThis.Worker = class extends Original {
  constructor(...given) {
    super(...given);
    started.push(this);
  }
};
"""
"""Lists the workers of a page."""
FULL = """
let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (text, key) {
  const own = text.includes('"made"') && !text.includes('"level"');
  if (full && own) throw new DOMException("full", "QuotaExceededError");
  return add.call(this, text, key);
};
"""
"""Lets a worker find no room for the moves of people, on request."""


def start_game(page: Page, site: Site, game: str = "azul", query: str = "") -> None:
    page.goto(f"{site.url}#/new/{game}{query}")
    page.locator("button.go:not([disabled])").click()
    page.wait_for_url(re.compile("#/table/local-"))


def decide(page: Page) -> None:
    """Make the first decision in the list of choices, however many parts it has."""
    ply = shown_moves(page)
    while shown_moves(page) == ply:
        page.locator(CHOICE).first.click()
        page.wait_for_timeout(100)


def shown_moves(page: Page) -> int:
    return page.locator(".log li").count()


def kept_tables(page: Page) -> dict[str, Any]:
    """Return the logs in IndexedDB, by table."""
    found = page.evaluate(
        """() => new Promise((resolve) => {
          const request = indexedDB.open("guilda");
          request.onsuccess = () => {
            const store = request.result.transaction("entries").objectStore("entries");
            const [keys, values] = [store.getAllKeys(), store.getAll()];
            values.onsuccess = () => {
              request.result.close();
              resolve(keys.result.map((key, place) => [key, values.result[place]]));
            };
          };
        })"""
    )
    logs: dict[str, Any] = {}
    for (table, _), text in found:
        logs.setdefault(table, []).append(json.loads(text))
    return logs


def test_nothing_is_downloaded_before_a_game_is_wanted(site: Site, new_page: Callable[..., Page]) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    page.get_by_role("heading", name="Azul", exact=True).wait_for()
    page.get_by_role("button", name=re.compile(r"Download \(\d\.\d\sMB\)")).wait_for()
    assert not [url for url in asked if "pyodide" in url or "guilda.tar" in url]
    assert page.get_by_text("Invite friends").count() == 0


def test_the_games_survive_bad_downloads_a_full_browser_a_dead_worker_and_the_end_of_the_host(
    site: Site, new_page: Callable[..., Page]
) -> None:  # one test, because Python starts only once for most of it
    page = new_page()
    page.add_init_script(WORKERS)
    page.route(
        "**/*.worker-*.js",
        lambda route: route.fulfill(content_type="text/javascript", body=FULL + route.fetch().text()),
    )
    download_in_the_end(page, site)
    start_game(page, site, "azul", "?level=greedy")
    page.locator(CHOICE).first.wait_for()
    decide(page)
    page.locator(CHOICE).first.wait_for()
    ((table, log),) = kept_tables(page).items()
    moves = [entry for entry in log if entry["entry"] == "made"]
    assert len(moves) >= 2
    assert {bool(entry.get("level")) for entry in moves} == {True, False}
    decide_without_room(page)
    refuse_a_tampered_file(page, site)
    page.goto(f"{site.url}#/table/{table}")
    page.locator(CHOICE).first.wait_for()
    replace_a_dead_worker(page)
    page.wait_for_function("async () => (await caches.keys()).some((name) => name.startsWith('guilda-page-'))")
    site.stop()
    page.reload()
    page.locator(CHOICE).first.wait_for()
    decide(page)
    page.locator(CHOICE).first.wait_for()
    assert len(kept_tables(page)[table]) > len(log)
    solve_a_puzzle(page, site)
    page.goto(f"{site.url}#/")
    page.get_by_role("link", name="Your turn").wait_for()
    site.start()
    complete_a_cache(page)


def download_in_the_end(page: Page, site: Site) -> None:
    """Check that a failed and a damaged download are sentences, and try again until there is neither."""
    again = page.get_by_role("button", name="Try again")
    site.handler.broken.add("guilda.tar")  # so that it is not kept before it is damaged
    page.goto(f"{site.url}#/new/azul")
    page.get_by_text("The games could not be downloaded").wait_for()
    site.handler.broken.clear()
    with damaged(site):
        again.click()
        page.get_by_text("A downloaded file is damaged").wait_for()
    page.goto(f"{site.url}#/")
    with page.expect_navigation():
        again.click()
    page.evaluate(NOTICE, r"Downloading the games: \d+\.\d of \d+\.\d\sMB")
    page.get_by_role("button", name=re.compile("Download")).click()
    page.get_by_text("The games are on this device").wait_for()
    assert page.evaluate("noticed")


@contextmanager
def damaged(site: Site) -> Iterator[None]:
    """Damage the archive of the package while the block runs."""
    archive = site.files / "offline" / "guilda.tar"
    content = archive.read_bytes()
    archive.write_bytes(content[:1000] + b"x" + content[1001:])
    try:
        yield
    finally:
        archive.write_bytes(content)


def decide_without_room(page: Page) -> None:
    """Check that a move that finds no room is refused and not shown."""
    before, shown = kept_tables(page), shown_moves(page)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    while page.get_by_text("This browser has no room left, so nothing was changed").count() == 0:
        page.locator(CHOICE).first.click()
        page.wait_for_timeout(100)
    assert shown_moves(page) == shown
    assert kept_tables(page) == before
    page.evaluate("new BroadcastChannel('full').postMessage(false)")


def refuse_a_tampered_file(page: Page, site: Site) -> None:
    """Check that the games are saved to a file, and that nothing of the file is loaded after a change."""
    page.goto(f"{site.url}#/")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save games to a file").click()
    games = json.loads(saved.value.path().read_text("utf-8"))
    assert len(games["tables"]) == 1
    games["tables"][0]["log"][0]["game"] = "chess"
    games["tables"][0]["id"] = "local-other"
    upload = {"name": "games.json", "mimeType": "application/json", "buffer": json.dumps(games).encode()}
    page.locator("input[type=file]").set_input_files(upload)
    page.get_by_text("or someone has changed it. Nothing was loaded.").wait_for()
    assert len(kept_tables(page)) == 1


def replace_a_dead_worker(page: Page) -> None:
    """Kill the worker of the tables: another one takes its place, and nothing shown as played is lost."""
    before, (log,) = shown_moves(page), kept_tables(page).values()
    page.evaluate("""() => {
      const tables = started[0];
      tables.terminate();
      tables.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
    }""")
    page.locator(CHOICE).first.click()
    page.get_by_text("The games had to be restarted").wait_for()
    page.locator(CHOICE).first.wait_for()
    assert shown_moves(page) >= before
    (after,) = kept_tables(page).values()
    assert len(after) >= len(log)


def solve_a_puzzle(page: Page, site: Site) -> None:
    """Check that a puzzle can be solved without the host."""
    known = next(each for each in puzzles.load("azul") if len(each.solution) == 1)
    start = known.start()
    page.goto(f"{site.url}#/puzzles/azul/{known.id}")
    place = [start.notation(action) for action in start.actions()].index(known.solution[0])
    page.locator(".choices-panel li button").nth(place).click()
    page.get_by_role("heading", name="Solved").wait_for()


def complete_a_cache(page: Page) -> None:
    """Check that a half-updated cache is completed, and that a damaged snapshot is not used."""
    page.wait_for_function(
        """async () => {
          const cache = await caches.open("guilda-offline");
          const kept = (part) => cache.keys().then((all) => all.find(({ url }) => url.includes(part)));
          const [archive, snapshot] = [await kept("guilda.tar"), await kept("snapshot")];
          if (!archive || !snapshot) return false;
          await cache.delete(archive);
          await cache.put(snapshot, new Response("damaged"));
          return true;
        }"""
    )
    page.reload()
    page.get_by_role("link", name="Your turn").wait_for()


def test_games_and_searches_in_the_browser_are_those_of_the_native_build(
    site: Site, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    page.goto(site.url)
    printed = page.evaluate(EXACT, [f"{site.url}offline/", PROGRAM.read_text("utf-8"), SMALL])
    assert json.loads(printed)["reports"] == native(SMALL)["reports"]


def test_a_browser_without_webassembly_is_told_so(site: Site, new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.route(
        "**/*.worker-*.js",
        lambda route: route.fulfill(
            content_type="text/javascript", body="delete globalThis.WebAssembly;" + route.fetch().text()
        ),
    )
    page.goto(f"{site.url}#/new/azul")
    page.get_by_text("it lacks WebAssembly").wait_for()


def test_a_browser_that_keeps_nothing_plays_and_says_so(site: Site, new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.route(
        "**/*.worker-*.js",
        lambda route: route.fulfill(
            content_type="text/javascript",
            body="indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };" + route.fetch().text(),
        ),
    )
    start_game(page, site, "splendor", "?level=greedy")
    page.get_by_text("This browser keeps nothing").wait_for()
    page.locator(CHOICE).first.wait_for()
