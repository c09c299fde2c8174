"""A lost server: the page says so, offers no moves, reconnects by itself and loses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import begin, number_of, play_first, wait_for_a_move

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.conftest import Served
    from tests.browser.playing import Visit

LIT = ".table section .lit"
UNDRAWN = """[...document.querySelectorAll(".table section use")]
  .filter(each => each.getBoundingClientRect().width === 0).length"""


def test_the_page_waits_for_its_server_and_resumes(visit: Visit, own_server: Served) -> None:
    waiting, deciding = (visit("/new/azul", server=own_server) for _ in range(2))
    arriving = visit(server=own_server)
    lost: list[str] = []

    def lose_the_first_decision(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            if '"act"' in str(text) and not lost:
                lost.append(str(text))
            else:
                server.send(text)

        socket.on_message(hear)

    deciding.route_web_socket("**/ws/**", lose_the_first_decision)
    pages = (waiting, deciding)
    for page in pages:
        begin(page)
        page.wait_for_selector(".turn.yours")
        page.wait_for_selector(LIT)
    before = [number_of(page) for page in pages]
    play_first(deciding)
    deciding.wait_for_selector(LIT, state="detached")
    waiting.keyboard.press("c")
    waiting.fill("#chat-text", "Are you")
    own_server.stop()
    for page in (*pages, arriving):
        page.get_by_text("The server cannot be reached").wait_for()
    says_no(waiting)
    assert waiting.evaluate(UNDRAWN) == 0, "the pieces are drawn without the server"
    assert [number_of(page) for page in pages] == before
    own_server.start()
    arriving.wait_for_selector(".offline", state="detached")
    for page in pages:
        page.wait_for_selector(".offline", state="detached")
        page.wait_for_selector(".turn.yours")
        page.wait_for_selector(LIT)
    assert len(lost) == 1
    assert int(number_of(deciding)) > int(before[1]), "what was decided before the server died was sent again"
    assert number_of(waiting) == before[0]
    assert waiting.input_value("#chat-text") == "Are you"
    waiting.locator("#chat-text").blur()
    play_first(waiting)
    wait_for_a_move(waiting, before[0])


def says_no(page: Page) -> None:
    """Check that nothing can be chosen, undone or requested."""
    page.wait_for_selector(LIT, state="detached")
    assert page.locator(".choices-panel .choices button").count() == 0
    assert page.locator(".turn button:enabled:not([aria-disabled=true])").count() == 0
