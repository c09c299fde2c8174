"""The other pages: languages, rules, lessons, replays, accounts, and their accessibility (axe)."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.accessibility import CALLED_BY_WHAT_IT_IS, faults
from tests.browser.playing import (
    GAMES,
    at_a_table,
    press_something,
    resign,
    start_against_a_bot,
    table_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]

MOVES = ("take", "place")
"""Decisions that move pieces on a board."""


@pytest.mark.parametrize("path", ["/", "/new/sagrada", "/new/azul?mode=friends", "/account", "/nowhere", "/rules/azul"])
def test_axe_finds_nothing_serious_on_a_page(visit: Visit, path: str) -> None:
    page = visit(path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("path", ["/", "/new/azul?mode=friends", "/rules/splendor", "/account"])
def test_axe_finds_nothing_serious_on_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, viewport={"width": 360, "height": 740}, has_touch=True)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game)
    assert faults(page, CALLED_BY_WHAT_IT_IS) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_a_lesson(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.wait_for_selector(".learn .turn .btn")
    while not page.locator(".choices button").count():
        page.locator(".turn button.primary").click()
    assert faults(page, CALLED_BY_WHAT_IT_IS) == []


def test_axe_finds_nothing_serious_before_and_around_a_game(visit: Visit) -> None:
    page = visit("/new/azul?mode=friends")
    page.click("form button.go:not([disabled])")
    page.wait_for_selector("main.lobby")
    assert faults(page) == []
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".turn.yours")
    page.get_by_role("button", name="Players").click()
    page.wait_for_selector("dialog[open]")
    assert faults(page, CALLED_BY_WHAT_IT_IS) == []
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector("section.result")
    assert faults(page, CALLED_BY_WHAT_IT_IS) == []
    page.get_by_role("link", name="Replay and review").click()
    page.wait_for_selector("main.replay")
    assert faults(page, CALLED_BY_WHAT_IT_IS) == []


def test_axe_finds_nothing_serious_at_a_handover_or_with_an_account(visit: Visit) -> None:
    page = visit("/new/sagrada?mode=device")
    page.click("form button.go:not([disabled])")
    page.wait_for_selector("main.curtain")
    assert faults(page) == []
    page = visit("/account")
    page.fill("input[autocomplete=username]", "Axel")
    page.fill("input[type=password]", "correct horse")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_text("You are playing as Axel.").wait_for()
    assert faults(page) == []


def test_a_dialog_is_as_wide_as_its_text(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    words = page.locator("dialog label.switch").first.bounding_box()
    assert words is not None
    assert words["width"] > 300


@pytest.mark.parametrize("path", ["/new/chess", "/rules/chess", "/learn/chess", "/table/azul/x"])
def test_an_unknown_address_shows_a_message(visit: Visit, path: str) -> None:
    page = visit(path)
    page.get_by_role("heading", name="There is no page at this address.").wait_for()
    assert page.title().startswith("There is no page at this address.")


def test_another_page_has_its_title_and_begins_at_its_heading(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Rules of Azul", exact=True).click()
    page.wait_for_function("() => document.title === 'Azul: Rules · Guilda'")
    page.wait_for_selector("main h2")
    page.go_back()
    page.wait_for_function("() => document.activeElement?.matches('main h1') && document.title === 'Guilda'")


def test_every_level_is_explained_before_it_is_chosen(visit: Visit) -> None:
    page = visit("/new/splendor")
    told = set()
    for level in ("Novice", "Apprentice", "Journeyman", "Expert", "Master", "Grandmaster"):
        radio = page.get_by_role("radio", name=level, exact=True)
        told.add(page.locator("label.level", has=radio).locator("span").inner_text())
    assert len(told - {""}) == 6
    assert page.get_by_role("radio", name="Random").count() == 0
    page.get_by_role("button", name="More…").click()
    assert page.get_by_role("radio", name="Random").count() == 1


@pytest.mark.parametrize(
    ("locale", "title", "turn"),
    [
        ("en-GB", "Games of", "Your turn"),
        ("pt-BR", "Jogos de", "Sua vez"),
        ("es-ES", "Juegos de", "Tu turno"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, locale: str, title: str, turn: str) -> None:
    page = visit("/", locale=locale)
    assert page.locator("h1").inner_text().startswith(title)
    start_against_a_bot(page, "azul")
    page.wait_for_selector(".turn.yours")
    assert page.locator(".turn h1").inner_text().startswith(turn)
    assert page.locator("html").get_attribute("lang")[:2] == locale[:2]  # type: ignore[index]


def test_a_change_of_language_applies_at_once_also_to_the_log(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    page.get_by_role("button", name="Language").click()
    page.get_by_text("Sua vez").first.wait_for()
    page.locator("section.log").get_by_text("Rodada 1").wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR", "es-ES", "de-DE", "fr-FR"])
def test_the_rules_have_pictures_in_every_language(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    for game in GAMES:
        page.goto(f"{page.url.partition('/rules')[0].rstrip('/')}/rules/{game}")
        page.wait_for_selector("main h2")
        assert page.locator("html").get_attribute("lang")[:2] == locale[:2]  # type: ignore[index]
        assert page.locator("main figure svg").count() > 3, game
        assert len(page.locator("main").inner_text()) > 2500, game


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_completed(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.wait_for_selector(".learn .turn .btn")
    shown = 0
    for _ in range(60):
        if page.locator(".turn a.primary").count():
            break
        page.locator(".turn button").last.click()
        shown += page.locator("[data-look]").count() > 0
    assert shown > 5, "what is spoken of is shown on the board"
    assert page.locator(".turn a.primary").get_attribute("href") == f"/new/{game}"


def test_a_lesson_lights_only_the_move_it_asks_for_and_counts_the_others(visit: Visit) -> None:
    page = visit("/learn/azul")
    while not page.locator(".choices button").count():
        page.locator(".turn button.primary").click()
    assert page.locator(".choices button").count() == 1
    assert "other moves are possible here" in page.locator(".turn .others").inner_text()
    page.locator(".choices button").click()
    page.locator(".turn .note", has_text="3 /").wait_for()


def test_a_finished_game_can_be_replayed_and_its_shuffles_verified(visit: Visit) -> None:
    page = at_a_table(visit, "azul", moves=4)
    resign(page)
    page.wait_for_selector("section.result")
    items = page.locator("section.result tbody tr").count()
    page.get_by_role("link", name="Replay and review").click()
    page.wait_for_selector("main.replay")
    page.get_by_role("button", name="Next move").click()
    first = page.locator(".turn h1").inner_text()
    page.keyboard.press("End")
    page.wait_for_selector("section.result")
    assert page.locator(".turn h1").inner_text() != first
    assert page.locator("section.result tbody tr").count() == items
    page.get_by_role("button", name="Check").click()
    page.get_by_text("all match").wait_for()
    page.wait_for_selector(".yes:has-text('everything follows the rules')")
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector("svg[role=img] path")
    costly = page.locator(".choices button").first
    costly.click()
    assert page.locator(".turn h1").inner_text() in costly.inner_text()
    told = page.get_by_role("img", name="Chances: ").get_attribute("aria-label") or ""
    assert sum(map(int, re.findall(r"(\d+)%", told))) in (99, 100, 101)
    moves = page.get_by_role("region", name="Moves", exact=True)
    current = moves.locator("[aria-current]")
    assert page.locator(".turn h1").inner_text() in (current.get_attribute("aria-label") or "")
    assert moves.locator("[tabindex='0']").count() == 1
    every = moves.locator("[data-place]").count()
    current.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "2"
    moves.get_by_role("button", name="Mine").click()
    assert 0 < moves.locator("[data-place]").count() < every
    moves.get_by_role("button", name="Mistakes").click()
    assert moves.locator("[data-place] b").count() == moves.locator("[data-place]").count()
    for mark in page.locator("button.mark").all():
        mark.click()
        assert page.locator(".turn h1").inner_text() in (mark.get_attribute("aria-label") or "")
    assert faults(page, CALLED_BY_WHAT_IT_IS) == []
    stranger = visit(f"/replay/{table_of(page).partition('?')[0]}?ply=3&seat=1")
    stranger.wait_for_selector("main.replay")
    assert stranger.get_by_text("Move 3 of").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_told_and_the_better_move_is_drawn_where_the_decision_was_made(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game, moves=4)
    resign(page)
    page.wait_for_selector("section.result")
    path = f"/api/tables/{table_of(page)}"
    frames = page.request.get(f"{page.url.partition('/table/')[0]}{path}/replay").json()["frames"]
    ply, frame = next(
        (place, each) for place, each in enumerate(frames[:-1]) if each["facts"] and each["facts"]["action"] in MOVES
    )
    remark = {"ply": ply - 1, "seat": frame["seat"], "notation": "", "best": "", "best_facts": frame["facts"]}
    parts = {"start": 0.5, "luck": 0.1, "decisions": -0.7, "opponents": 0.1, "drift": 0, "result": 0}
    review = {
        "remarks": [
            {**remark, "loss": 0.3, "mark": "??", "shares": [0.6, 0.4], "why": None},
            {**remark, "ply": ply + 1, "loss": 0, "mark": "?!", "shares": [0.1, 0.9], "why": None},
        ],
        "seats": [
            {"loss": 0.02, "accuracy": 0.914, "few": few, "level": None if few else "expert", "balance": parts}
            for few in (False, True)
        ],
    }
    page.route(f"**{path}/review*", lambda route: route.fulfill(json=review))
    page.get_by_role("button", name="How lucky was it?").click()
    assert page.locator(".split").inner_text().split("\n") == ["Skill −60%", "Luck +10%"]
    assert page.locator(".portrait figcaption").inner_text() == "Inês’s board"
    table = page.url
    page.get_by_role("link", name="see that moment").click()
    page.wait_for_selector("svg.advice .rank1 rect", state="attached")
    assert page.url == f"{table.replace('/table/', '/replay/')}?ply={ply - 1}&review"
    page.goto(f"{table.replace('/table/', '/replay/')}?ply={ply}")
    page.wait_for_selector("main.replay")
    assert page.locator("svg.advice").count() == 0
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector(".graph")
    named, few = page.locator(".levels li").all_inner_texts()
    assert "91%" in named
    assert named.endswith("2% win probability lost per move while the game was open. About Expert level.")
    assert few.endswith("Too few moves in an open game to name a level.")
    assert page.locator("svg.advice").count() == 0  # the move has been played here
    page.keyboard.press("ArrowLeft")
    for look, mark in (("rank1", "1"), ("played", "??")):
        page.wait_for_selector(f"svg.advice .{look} rect", state="attached")
        assert page.locator(f"svg.advice .{look} text").text_content() == mark
    mistake = page.get_by_role("button", name="Next mistake")
    mistake.click()
    page.wait_for_url(f"**ply={ply + 1}")
    assert mistake.is_disabled()
    page.keyboard.press("End")
    page.wait_for_selector("svg.advice", state="detached")


def test_all_my_games_can_be_found_from_the_home_page(visit: Visit) -> None:
    page = visit()
    for _ in range(5):
        start_against_a_bot(page, "azul")
        page.get_by_role("link", name="Guilda").click()
    mine = page.locator("section.my-games li")
    mine.nth(4).wait_for()
    assert mine.count() == 5


def test_the_replay_does_not_name_a_resigned_player_as_winner(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    resign(page)
    page.wait_for_selector("section.result")
    verdict = page.locator("#verdict").inner_text()
    assert page.locator("section.result .why").inner_text() == "Decided by resignation."
    page.goto(f"{page.url.replace('/table/', '/replay/')}?ply=999")
    assert page.locator("#verdict").inner_text() == verdict == "Inês wins"
    page.goto(page.url.partition("/replay")[0])
    page.get_by_text("Inês wins").wait_for()


def with_account(visit: Visit, name: str) -> Page:
    """Create an account and return its page."""
    page = visit("/account")
    page.fill("input[autocomplete=username]", name)
    page.fill("input[type=password]", "correct horse")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_text(f"You are playing as {name}.").wait_for()
    return page


def test_an_account_is_made_used_on_another_device_and_deleted(visit: Visit) -> None:
    with_account(visit, "Lúcia")
    other = visit("/account")
    other.fill("input[autocomplete=username]", "Lúcia")
    other.fill("input[type=password]", "correct horse")
    other.get_by_role("button", name="Log in").click()
    other.get_by_text("You are playing as Lúcia.").wait_for()
    other.get_by_role("button", name="Delete all my data").click()
    other.get_by_role("button", name="Delete permanently").click()
    other.get_by_text("All your data has been deleted.").wait_for()


def test_a_rated_game_switches_hints_off_visibly(visit: Visit) -> None:
    page = with_account(visit, "Rita")
    page.goto(page.url.replace("/account", "/new/azul?mode=friends"))
    page.get_by_label("Allow hints").check()
    page.get_by_label("Rated").check()
    hints = page.get_by_label("Hints are off in rated games")
    assert hints.is_disabled()
    assert not hints.is_checked()
    page.click("form button.go:not([disabled])")
    page.wait_for_selector("main.lobby")
    assert "rated" in page.locator("main.lobby").inner_text()


def test_an_unknown_table_shows_a_message(visit: Visit) -> None:
    page = visit("/table/nothing-here")
    page.get_by_text("This table does not exist.").wait_for()


def test_chat_reaches_the_other_player(visit: Visit) -> None:
    ana = at_a_table(visit, "azul")
    guest = visit(f"/table/{table_of(ana)}")
    guest.wait_for_selector(".table")
    guest.set_viewport_size({"width": 800, "height": 1100})
    ana.keyboard.press("c")
    ana.fill("#chat-text", "Bom jogo!")
    ana.keyboard.press("Enter")
    ana.get_by_role("button", name="Well played!").click()
    guest.wait_for_selector(".badge i")
    guest.get_by_role("button", name="Chat, 2 new").click()
    guest.get_by_text("Bom jogo!").wait_for()
    guest.get_by_role("img", name="Well played!").wait_for()


def test_a_choice_is_announced_to_screen_readers(visit: Visit) -> None:
    page = at_a_table(visit, "azul")
    chance = random.Random(1)
    while not page.locator("[role=log].sr", has_text="takes").count():
        if page.locator(".turn.yours").count():
            press_something(page, chance)
        page.wait_for_timeout(30)
    assert page.locator("details.words").count() == 1
