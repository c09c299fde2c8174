"""Making a decision: step by step and back, preview, undo, trace of the last move, announcements; keyboard too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import (
    GAMES,
    at_a_table,
    begin,
    number_of,
    open_chip,
    play_first,
    two_players,
    wait_for_a_move,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.playing import Visit

TOLD = """() => document.querySelector("section.log li:not(.round) .sr").textContent.split(/(?<=[.]) /).every(
  sentence => document.querySelector("[role=log].sr").textContent.includes(sentence)
)"""
"""The sentences behind the newest pictures of the log have been announced."""
RING = """() => {
  const focused = document.activeElement;
  if (!focused.matches(".table section:not(.panel) :is(.lit, .preview)")) return [];
  const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(focused);
  const probe = focused.appendChild(document.createElement("i"));
  probe.style.color = "var(--focus)";
  const wanted = getComputedStyle(probe).color;
  probe.remove();
  return [`${outlineWidth} ${outlineStyle}${outlineColor === wanted ? "" : ` in ${outlineColor}`}`];
}"""
"""The outline of the focused element, if it is lit on a board."""
TAKE = ".factory button.lit:not([aria-hidden=true])"


def start(visit: Visit, game: str = "azul", players: int = 2) -> Page:
    """Visit a table, and wait for the choices."""
    page = at_a_table(visit, game, players=players)
    page.wait_for_selector(".choices-panel .choices button")
    return page


@pytest.mark.parametrize("way", ["Escape", "a press outside"])
def test_a_choice_is_undone_part_by_part(visit: Visit, way: str) -> None:
    page = visit("/new/azul")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Confirm moves").check()
    page.keyboard.press("Escape")
    begin(page)
    page.wait_for_selector(".turn.yours")
    before = number_of(page)

    def back() -> None:
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.mouse.click(3, 400)

    page.locator(TAKE).first.click()
    page.wait_for_selector(".shared .chosen")
    page.locator(".floor.lit").click()
    page.wait_for_selector(".floor.preview .ghost")
    confirm = page.get_by_role("button", name="Confirm")
    confirm.wait_for()
    back()
    confirm.wait_for(state="detached")
    assert page.locator(".shared .chosen").count() > 0
    assert page.locator("button.floor").count() == 1
    back()
    page.wait_for_selector(".shared .chosen", state="detached")
    assert page.locator("button.floor").count() == 0
    assert number_of(page) == before


def test_a_preview_shows_broken_pieces_and_their_cost(visit: Visit) -> None:
    page = start(visit)
    page.locator(TAKE).first.click()
    page.locator(".floor.lit").hover()
    page.wait_for_selector(".mine .floor .ghost")
    assert page.locator(".mine .floor .pays").count() == page.locator(".mine .floor .ghost").count()
    assert re.search(r"\d", page.locator(".mine .effect").inner_text())
    page.mouse.move(3, 400)
    page.wait_for_selector(".mine .ghost", state="detached")
    assert page.locator(".mine .effect").inner_text() == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_of_the_list_is_shown_on_the_board_before_it_is_made(visit: Visit, game: str) -> None:
    page = start(visit, game)
    open_chip(page)
    page.locator(".choices-panel .choices button").first.hover()
    page.wait_for_selector(".table section:not(.panel) .preview")


def test_a_decision_can_be_undone_until_it_reveals_something(visit: Visit) -> None:
    mover, _ = two_players(visit, "splendor")
    undo = mover.locator(".turn").get_by_role("button", name="Undo")
    tokens = mover.locator("[data-spot^='seat:'] .token, .mine .token").count()
    mover.locator(".choices-panel .choices button", has_text=re.compile("takes? ", re.IGNORECASE)).first.click()
    mover.wait_for_selector(".turn:not(.yours)")
    assert undo.is_enabled()
    undo.click()
    mover.wait_for_selector(".turn.yours")
    assert mover.locator("[data-spot^='seat:'] .token, .mine .token").count() == tokens
    mover.locator(".choices-panel .choices button", has_text=re.compile("reserves? ", re.IGNORECASE)).first.click()
    mover.wait_for_selector(".turn:not(.yours)")
    mover.get_by_role("button", name=re.compile(r"^reserved: .*, \d+ short$")).wait_for()
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    mover.get_by_role("alert").get_by_text("something was drawn or revealed").wait_for()


def test_a_decision_is_undone_together_with_the_bots_answer(visit: Visit) -> None:
    page = start(visit)
    undo = page.locator(".turn").get_by_role("button", name="Undo")
    assert undo.get_attribute("title") == "Nothing to undo yet."
    before = number_of(page)
    lines = page.locator(".mine .line").all_inner_texts()
    play_first(page)
    wait_for_a_move(page, before)
    page.wait_for_selector(".turn.yours")
    undo.click()
    page.locator("section.log").get_by_text("You take a move back").wait_for()
    page.wait_for_selector(".turn.yours")
    assert page.locator(".rivals .last").count() == 0
    assert page.locator(".mine .line").all_inner_texts() == lines


@pytest.mark.parametrize("agrees", [True, False])
def test_another_player_is_asked_before_an_answered_decision_is_undone(visit: Visit, agrees: bool) -> None:
    mover, other = two_players(visit)
    for page in (mover, other):
        page.wait_for_selector(".turn.yours")
        before = number_of(page)
        play_first(page)
        wait_for_a_move(page, before)
    mover.wait_for_selector(".turn.yours")
    mover.get_by_role("button", name="Ask to undo").first.click()
    other.get_by_text("asks to take a move back. Do you agree?").wait_for()
    mover.get_by_text("Waiting for the answer").wait_for()
    other.locator(".turn").get_by_role("button", name="Agree" if agrees else "Refuse").click()
    told, heard = ("You take a move back", "takes a move back") if agrees else ("does not agree", "You do not agree")
    mover.locator("section.log").get_by_text(told).wait_for()
    other.locator("section.log").get_by_text(heard).wait_for()
    mover.wait_for_selector(".turn.yours")


def test_the_last_move_of_every_opponent_is_traced_and_announced(visit: Visit) -> None:
    page = start(visit, players=4)
    before = int(number_of(page))
    play_first(page)
    page.wait_for_selector(f"main.table[data-ply='{before + 4}']")
    rivals = page.locator(".rivals article")
    assert rivals.count() == 3
    for rival in rivals.all():
        assert rival.locator(".last").count() > 0
        name = rival.locator(".who").evaluate("who => who.firstChild.textContent.trim()")
        told = page.locator("section.log li.new .sr", has_text=name).all_text_contents()
        assert told
        assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize("game", GAMES)
def test_keyboard_players_keep_their_place_in_the_list(visit: Visit, game: str) -> None:
    page = start(visit, game)
    page.focus(".choices-panel .choices button[tabindex='0']")
    for _ in range(2):  # so few that nobody has to return tokens, which the log tells in one sentence
        before = number_of(page)
        page.keyboard.press("ArrowDown")
        chip = page.locator(".choices-panel .more:focus").count()
        page.keyboard.press("Enter")
        if chip:
            page.wait_for_selector(".choices-panel .choices button:not(.more):focus")
            page.keyboard.press("Enter")
        wait_for_a_move(page, before)
        page.wait_for_selector(".turn.yours")
        page.wait_for_selector(".choices-panel button:focus")
    page.wait_for_function(TOLD)


def test_keyboard_players_keep_their_place_on_the_board(visit: Visit) -> None:
    page = start(visit)
    before = number_of(page)
    page.focus(TAKE)
    page.keyboard.press("Enter")
    page.wait_for_selector(".shared .chosen:focus")
    page.focus(".line.lit")
    page.keyboard.press("Enter")
    wait_for_a_move(page, before)
    page.wait_for_selector(".turn.yours")
    page.wait_for_selector(".shared .lit:focus")


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_ring_replaces_every_other_outline(visit: Visit, game: str) -> None:
    page = start(visit, game)
    rings = []
    for _ in range(60):
        page.keyboard.press("Tab")
        rings += page.evaluate(RING)
        if len(rings) == 8:
            break
    assert len(rings) > 3
    assert set(rings) == {"3px solid"}


def test_a_pointer_press_does_not_move_the_focus_to_the_next_choice(visit: Visit) -> None:
    page = start(visit)
    before = number_of(page)
    open_chip(page)
    page.locator(".choices-panel .choices button").first.click()
    wait_for_a_move(page, before)
    page.wait_for_selector(".turn.yours")
    page.wait_for_selector(".factory .lit")
    assert page.evaluate("document.activeElement === document.body")
