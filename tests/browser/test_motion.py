"""Motion: flights, stable layout, and immediate feedback."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import (
    GAMES,
    at_a_table,
    begin,
    number_of,
    play_first,
    play_moves,
    press_something,
    resign,
    table_of,
    wait_for_a_move,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.playing import Visit

OBSERVER = """
window.flown = 0;
window.shifts = [];
new MutationObserver(changes => {
  flown += changes.flatMap(each => [...each.addedNodes]).filter(node => node.classList?.contains("flying")).length;
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver(list => {
  for (const { sources } of list.getEntries()) for (const { node, previousRect: from, currentRect: to } of sources) {
    if (node?.matches?.("section, article, aside, header, h1, h2, p, .panel, .turn *, .centre > *")) {
      shifts.push(`${node.outerHTML.slice(0, 80)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
    }
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Counts flying pieces, and notes which parts of the page the browser reports as shifted."""
SLOWLY = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  moved.push([this.matches(".mine .line .piece"), frames.at(-1).opacity]);
  return animate.call(this, frames, { ...how, duration: 600_000 });
};
"""
"""Flights take ten minutes. Records of every animation whether it is of a piece in the own lines, and its opacity."""
ENDS = """
window.ends = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const found = /translate\\(([-\\d.]+)px, ([-\\d.]+)px\\)/.exec(frames.at(-1).transform);
  if (found) ends.push([Number(found[1]), Number(found[2])]);
  return animate.call(this, frames, how);
};
"""
"""Records where flights land."""
PICTURE = """() => [...document.querySelectorAll(".table section:not(.panel) use")].map(piece => [
  piece.closest("[data-spot]")?.dataset.spot, piece.getAttribute("href"),
])"""
"""Every piece on the boards and where it lies."""
PLIES = """
window.plies = [];
new MutationObserver(() => {
  const ply = Number(document.querySelector("main.table")?.dataset.ply ?? NaN);
  if (!Number.isNaN(ply) && plies.at(-1) !== ply) plies.push(ply);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-ply"] });
"""
"""Records every state that is shown."""
MOVING = "no-preference"


def start(page: Page) -> None:
    """Open the table, and wait for the first turn."""
    begin(page)
    page.wait_for_selector(".turn.yours")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_fly_and_the_board_is_right_afterwards(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, first=OBSERVER, reduced_motion=MOVING)
    play_moves(page, 3, seed=1)
    page.wait_for_function("() => flown > 0")
    page.wait_for_selector(".turn.yours")
    page.wait_for_selector(".flying", state="detached")
    drawn = visit(f"/table/{table_of(page)}", context=page.context)  # in another tab, without the moves before
    drawn.wait_for_selector(f"main.table[data-ply='{number_of(page)}'] .turn.yours")
    right = drawn.evaluate(PICTURE)
    assert right
    page.wait_for_function(f"right => JSON.stringify(({PICTURE})()) === JSON.stringify(right)", arg=right)


def test_every_decision_is_shown_by_itself(visit: Visit) -> None:
    page = at_a_table(visit, "sagrada", first=PLIES, reduced_motion=MOVING)
    play_moves(page, 4, seed=1)
    page.wait_for_selector(".turn.yours")
    plies = page.evaluate("plies")
    assert len(plies) > 5
    assert all(after - before == 1 for before, after in pairwise(plies)), plies


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_flies_out_of_sight(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, first=ENDS, reduced_motion=MOVING, viewport={"width": 390, "height": 844})
    play_moves(page, 4, seed=1)
    page.wait_for_selector(".turn.yours")
    ends = page.evaluate("ends")
    assert ends
    assert all(-20 <= x <= 390 and -20 <= y <= 844 for x, y in ends), ends


@pytest.mark.parametrize("skip", ["key", "press"])
def test_a_key_or_press_ends_all_flights(visit: Visit, skip: str) -> None:
    page = at_a_table(visit, "azul", first=SLOWLY, reduced_motion=MOVING)
    before = number_of(page)
    play_first(page)
    wait_for_a_move(page, before)
    page.wait_for_selector(".flying", state="attached")
    page.wait_for_selector(".turn.yours")
    if skip == "key":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(2, 2)
    page.wait_for_selector(".flying", state="detached")


@pytest.mark.parametrize("off", ["by the system", "in the settings"])
def test_nothing_flies_where_motion_is_off(visit: Visit, off: str) -> None:
    page = visit("/new/azul", first=OBSERVER, reduced_motion="reduce" if off == "by the system" else MOVING)
    if off == "in the settings":
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("checkbox", name="Animations").uncheck()
        page.keyboard.press("Escape")
    start(page)
    play_moves(page, 2, seed=1)
    page.wait_for_selector(".turn.yours")
    assert page.evaluate("flown") == 0
    assert page.evaluate("document.getAnimations().length") == 0


def test_nothing_flies_at_instant_speed(visit: Visit) -> None:
    page = at_a_table(visit, "azul", first=OBSERVER, reduced_motion=MOVING)
    page.locator(".now select").select_option("Instant")
    page.wait_for_selector(".flying", state="detached")
    before = page.evaluate("flown")
    play_moves(page, 2, seed=1)
    page.wait_for_selector(".turn.yours")
    assert page.evaluate("flown") == before


def test_a_piece_is_faint_where_it_will_lie_until_it_lands(visit: Visit) -> None:
    page = at_a_table(visit, "azul", first=SLOWLY, reduced_motion=MOVING)
    before = number_of(page)
    play_first(page)
    wait_for_a_move(page, before)
    page.wait_for_function("() => moved.some(([own, opacity]) => own && opacity < 1)")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_while_a_game_is_played(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, first=OBSERVER)
    play_moves(page, 2, seed=2)
    page.wait_for_selector(".turn.yours")
    page.evaluate("shifts.length = 0")
    play_moves(page, 4, seed=2)
    page.wait_for_selector(".turn.yours")
    shifts = page.evaluate("shifts")
    assert not shifts, "\n".join(shifts)


def test_the_points_are_counted_again_on_request(visit: Visit) -> None:
    page = at_a_table(visit, "sagrada", reduced_motion=MOVING)
    play_moves(page, 2, seed=1)
    resign(page)
    again = page.get_by_role("button", name="Count again")
    again.wait_for()
    page.wait_for_selector("section.result .later", state="detached")
    again.click()
    page.wait_for_selector("section.result .later", state="attached")
    page.wait_for_selector("section.result .later", state="detached")


def test_a_press_is_answered_before_the_server_answers(visit: Visit) -> None:
    page = visit("/new/azul")
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: held.append((server, text)) if '"act"' in str(text) else server.send(text))

    page.route_web_socket("**/ws/**", hold)
    start(page)
    before = number_of(page)
    asked = page.locator(".turn p").inner_text()
    press_something(page, random.Random(3))
    page.wait_for_selector(".shared .chosen")
    press_something(page, random.Random(3))
    page.wait_for_function("asked => document.querySelector('.turn p').innerText !== asked", arg=asked)
    page.wait_for_selector(".table section .lit", state="detached")
    assert number_of(page) == before
    [(server, text)] = held
    server.send(text)
    wait_for_a_move(page, before)
