"""The connection of a table after the device has slept, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import two_players
from tests.browser.test_away import say

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.browser.playing import Visit

NIGHT = 8 * 3600 * 1000
WAKE = """() => {
  globalThis.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_after_a_night_asleep_a_page_has_one_connection_and_its_player_can_leave(visit: Visit) -> None:
    sleeper, other = two_players(visit)
    opened: list[WebSocketRoute] = []
    closed: list[WebSocketRoute] = []
    silent: set[WebSocketRoute] = set()

    def connect(socket: WebSocketRoute) -> None:
        """Pass messages on; the other side does not hear of the end of a connection that has fallen silent."""
        opened.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda data: None if socket in silent else server.send(data))
        server.on_message(lambda data: None if socket in silent else socket.send(data))
        server.on_close(lambda code, reason: None)

        def close(code: int | None, reason: str | None) -> None:
            closed.append(socket)
            if socket not in silent:
                server.close(code=code, reason=reason)

        socket.on_close(close)

    sleeper.route_web_socket("**/ws/tables/**", connect)
    sleeper.clock.install()
    sleeper.reload()
    sleeper.wait_for_selector(".table .turn")
    assert len(opened) == 1
    silent.update(opened)
    other.keyboard.press("c")
    say(other, "Good night!")
    other.get_by_text("Good night!").wait_for()
    sleeper.evaluate(WAKE)
    sleeper.clock.fast_forward(NIGHT)  # timers that are due fire once, as when a lid is opened
    sleeper.evaluate(WAKE)
    sleeper.evaluate(WAKE)
    sleeper.keyboard.press("c")
    sleeper.locator(".chat li", has_text="Good night!").wait_for()
    say(other, "Good morning!")
    sleeper.locator(".chat li", has_text="Good morning!").wait_for()
    assert sleeper.locator(".chat li").count() == 2
    assert len(opened) - len(closed) == 1
    sleeper.locator("a.brand").click()
    other.locator("header.seat", has_text="offline").wait_for()
