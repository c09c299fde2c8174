"""Hints: a search for the actor, with no more than its seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.server.errors import ServerError
from guilda.server.rate_limits import RateLimiter
from guilda.server.search_pool import HINT, answered
from guilda.tables.advice import hint_position
from guilda.tables.messages import HintAnswer
from guilda.tables.review_jobs import hint_choices

if TYPE_CHECKING:
    from guilda.server.rate_limits import Addresses
    from guilda.server.search_pool import SearchPool
    from guilda.tables.messages import Hint
    from guilda.tables.room import Room, Viewer

HINT_SECONDS = 20.0
"""Longest time to wait for a hint."""


class Hints:
    """Answers requests for hints."""

    def __init__(self, searches: SearchPool, addresses: Addresses, *, budgets: bool = False) -> None:
        self.searches = searches
        self.addresses = addresses
        self.hints_of_a_person = RateLimiter(0.1 if budgets else 0, 20)
        self.hints_of_an_address = RateLimiter(0.5 if budgets else 0, 100)

    async def hint(self, room: Room, viewer: Viewer, message: Hint) -> HintAnswer:
        """Search for the best actions of the viewer's seat."""
        async with room.lock:
            seat = viewer.seat
            position = hint_position(room.table, seat, message)
        client = self.addresses.client(viewer.person.id)
        if not (self.hints_of_a_person.allows(client.person) and self.hints_of_an_address.allows(client.address)):
            raise ServerError("too_many")
        search = self.searches.submit(HINT, client, hint_choices, position, seat)
        choices, line, why = await answered(search, HINT_SECONDS)
        return HintAnswer(message.id, message.ply, choices, line, why)
