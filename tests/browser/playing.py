"""A player for the tests: presses lit things or uses the keys."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from websockets.sync.client import connect

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Seat = dict[str, object]
    Visit = Callable[..., Page]

GAMES = ("azul", "sintra", "sagrada", "splendor")
MOST_STEPS = 3000
NEXT = ".turn.yours, section.result, main.curtain, .turn .handover:not([disabled])"
"""The player's turn, the end, or the request to hand over the device."""
PRESS = """number => {
  const lit = [...document.querySelectorAll(
    ".table section :is(button, [role=button]):is(.lit, .preview):not([disabled], .choices *)"
  )].filter(each => each.getClientRects().length > 0);
  const all = lit.length > 0 ? lit : [...document.querySelectorAll(".choices button")];
  if (all.length > 0) all[number % all.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return all.length > 0;
}"""


KEYS = """number => {
  const panel = document.querySelector(".choices-panel"), count = panel?.querySelectorAll(".choices button").length;
  if (!count) return false;
  const narrowed = panel.querySelector(".back"), before = document.querySelector("main.table").dataset.ply;
  for (const key of String(1 + number % Math.min(count, 99))) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  return () => document.querySelector("main.table")?.dataset.ply !== before
    || document.querySelector("section.result") || (!narrowed && document.querySelector(".choices-panel .back"));
}"""
"""Types the number of a choice; returns a function that tells whether the page has answered."""
BOTH = f"number => (number & 1024 ? {KEYS} : {PRESS})(number)"
"""Presses a lit thing or types the number of a choice."""
PLAY = """async ([seed, most, moves]) => {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const press = PRESS;
  const ply = () => document.querySelector("main.table")?.dataset.ply;
  const changed = () => new Promise(done => {
    const end = () => { seen.disconnect(); clearTimeout(timer); done(); };
    const seen = new MutationObserver(end);
    const timer = setTimeout(end, 50);
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  let made = 0, before = ply(), pressed = 0;
  while (pressed < most) {
    if (document.querySelector("section.result")) return true;
    const handover = document.querySelector("main.curtain button, .turn .handover:not([disabled])");
    if (handover) handover.click();
    else if (document.querySelector(".turn.yours")) {
      if (made >= moves) return true;
      before = ply();
      const answer = press(random());
      pressed += Boolean(answer);
      while (answer?.call && !answer()) await changed();
    }
    await changed();
    const next = document.querySelector(".turn.yours, section.result, main.curtain");
    if (before !== undefined && ply() !== before && next) {
      made += 1;
      before = ply();
    }
  }
  return false;
}"""
"""Plays inside the page, which is much quicker than one command for every press."""


def start_against_a_bot(page: Page, game: str) -> None:
    """Start a game from the home page with two presses; the defaults suffice."""
    page.click(f"article:has(a[href='/new/{game}']) a.primary")
    page.click("form button.go:not([disabled])")
    page.wait_for_selector(".table")


SEARCH_LITTLE = """{
  const send = window.fetch;
  window.fetch = (path, request) => {
    const { pathname } = new URL(path, location);
    if (request?.method !== "POST" || !["/api/tables", "/api/analysis/engine"].includes(pathname)) {
      return send(path, request);
    }
    const body = JSON.parse(request.body);
    if (pathname === "/api/analysis/engine") body.seconds = Math.min(body.seconds, 0.02);
    else Object.assign(body, window.settingsOfTable);
    for (const seat of body.seats ?? []) if (seat.kind === "bot") seat.level = "greedy";
    return send(path, { ...request, body: JSON.stringify(body) });
  };
}"""
"""Lets bots of new tables and the engine answer at once: the page is tested, not the search. `begin` changes more."""


def begin(page: Page, **settings: object) -> None:
    """Open the table described by the form for a new one, with some settings changed."""
    page.evaluate("settings => { window.settingsOfTable = settings; }", settings)
    page.click("form button.go:not([disabled])")


def open_table(context: BrowserContext, url: str, game: str, seats: list[Seat], **settings: object) -> str:
    """Open a table for the owner of a profile, without the page; return its path."""
    csrf = context.request.get(f"{url}/api/me").json()["csrf"]
    table = {"game": game, "options": {"players": len(seats)}, "seats": seats, "hints": True, **settings}
    answer = context.request.post(f"{url}/api/tables", data=table, headers={"X-CSRF-Token": csrf})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def send(context: BrowserContext, url: str, path: str, command: Seat, moves: int = 0) -> str:
    """Send a command to a table, make some decisions and wait for the next turn, without the page; return the path."""
    cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in context.cookies(url))
    address = f"{url.replace('http', 'ws', 1)}/ws{path.replace('table', 'tables', 1)}"
    ply = made = -1
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send('{"type": "hello"}')
        socket.send(json.dumps({"id": "command", **command}))
        for message in map(json.loads, socket):
            assert message["type"] != "error", message
            state = message.get("state")
            if message.get("id") == "command" and not moves:
                break
            if state and state["actions"] and state["ply"] != ply:
                ply, made = state["ply"], made + 1
                if made == moves:
                    break
                action = state["actions"][7 * made % len(state["actions"])]
                socket.send(json.dumps({"type": "act", "id": f"{made}", "ply": ply, "action": action}))
    return path


def at_a_table(
    visit: Visit,
    game: str,
    *,
    players: int = 2,
    moves: int = 0,
    settings: dict[str, object] | None = None,
    **visiting: object,
) -> Page:
    """Visit a table at which Player 1 plays against bots and has made some decisions already.

    Opening a table and playing without the page takes a fraction of the time.
    """

    def prepare(context: BrowserContext, url: str) -> str:
        bots: list[Seat] = [{"kind": "bot", "level": "greedy"}] * (players - 1)
        table = open_table(context, url, game, [{"kind": "me", "name": "Player 1"}, *bots], **(settings or {}))
        return send(context, url, table, {"type": "start"}, moves)

    page = visit(prepare, **visiting)
    page.wait_for_selector(".turn.yours")
    return page


def two_players(visit: Visit, game: str = "azul", **settings: object) -> tuple[Page, Page]:
    """Visit a new game between Ana and Rui; return the page to move first."""
    seats: list[Seat] = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    hosts: list[BrowserContext] = []

    def host(context: BrowserContext, url: str) -> str:
        hosts.append(context)
        return open_table(context, url, game, seats, **settings)

    def join(context: BrowserContext, url: str) -> str:
        context.request.get(f"{url}/api/me")
        send(context, url, path, {"type": "sit", "seat": 1, "name": "Rui"})
        return send(hosts[0], url, path, {"type": "start"})

    ana = visit(host)
    path = f"/table/{table_of(ana)}"
    rui = visit(join)
    for page in (ana, rui):
        page.wait_for_selector(".table .turn")
    return (ana, rui) if ana.locator(".turn.yours").count() else (rui, ana)


def enter(page: Page, button: str, name: str, password: str = "correct horse") -> None:
    """Log in, or create an account, on the page of accounts."""
    page.fill("input[autocomplete=username]", name)
    page.fill("input[autocomplete=current-password]", password)
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_text(f"You are playing as {name}.").wait_for()


def table_of(page: Page) -> str:
    """Return the id of the table that a page shows."""
    return page.url.rpartition("/")[2]


def resign(page: Page) -> None:
    """Resign through the menu."""
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def is_over(page: Page) -> bool:
    """Return whether the result is shown."""
    return page.locator("section.result").count() > 0


def number_of(page: Page) -> str:
    """Return the number of decisions made."""
    return page.locator("main.table").get_attribute("data-ply") or ""


def press_something(page: Page, chance: random.Random) -> None:
    """Press one lit element of the board or, if there is none, one choice in the list."""
    page.evaluate(PRESS, chance.randrange(1 << 30))


def open_chip(page: Page) -> None:
    """Choose the first chip of the list where it stands for several actions; the list then offers these."""
    page.wait_for_selector(".choices-panel .choices button", state="attached")
    chips = page.locator(".choices-panel .more")
    if chips.count():
        chips.first.evaluate("chip => chip.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))")
        page.wait_for_selector(".choices-panel .more", state="detached")


def play_first(page: Page) -> None:
    """Make the first decision of the list with its number."""
    open_chip(page)
    page.keyboard.press("1")


def play_to_the_end(page: Page, seed: int, most: int = MOST_STEPS, way: str = PRESS) -> None:
    """Press lit elements, use KEYS or BOTH, until the result is shown; hand over the device when the page asks."""
    ended = page.evaluate(PLAY.replace("PRESS", way), [seed, most, MOST_STEPS])
    assert ended, f"the game did not end in {most} presses (seed {seed})"


def play_moves(page: Page, moves: int, seed: int) -> None:
    """Press lit things until this page has made a number of decisions and is to move again."""
    assert page.evaluate(PLAY.replace("PRESS", PRESS), [seed, MOST_STEPS, moves])


def wait_for_a_move(page: Page, before: str) -> None:
    """Wait until another decision has been made."""
    page.wait_for_selector(f"main.table:not([data-ply='{before}'])")
