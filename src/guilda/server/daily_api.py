"""HTTP routes of the daily deals."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from guilda.daily import DEALS
from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity
from guilda.server.lobby import InLanguage
from guilda.server.resources import Daily, Submission, TableSummary, TakenDeal
from guilda.server.server import CurrentServer

DealName = Annotated[str, PathParameter(max_length=24, description="The name of a daily deal.")]


def known(deal: str) -> str:
    """Return the name of a deal that exists."""
    if deal not in DEALS:
        raise ServerError("not_found")
    return deal


@get("/daily", summary="Today's deals")
async def read_daily(server: CurrentServer, identity: CurrentIdentity, language: InLanguage = "en") -> Daily:
    """Today's deals with my results, yesterday's seeds, and my calendar."""
    return await server.daily.page(identity.person, language)


@post("/daily/{deal:str}/play", summary="Play today's deal", status_code=200)
async def play_deal(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], deal: DealName
) -> TableSummary:
    """Start the deal; if I have started it before, this is my table."""
    person = await server.person(identity.person)
    async with server.person_locks.of(person.id):
        await server.check_opening(person.id, address_of(request.scope), public=False)
        table_id = await server.daily.play(known(deal), person)
    found = await server.storage.summary(table_id)
    assert found is not None
    return server.listed(found, identity.person)


@post("/daily/{deal:str}/take", summary="Take today's deal to play it offline", status_code=200)
async def take_deal(server: CurrentServer, identity: CurrentIdentity, deal: DealName) -> TakenDeal:
    """The seed of the deal. The result is marked as played offline, and from then on the deal cannot be played here."""
    return await server.daily.take(known(deal), identity.person)


@post("/daily/submit", summary="Submit a deal that was played offline", status_code=200)
async def submit_deal(
    server: CurrentServer,
    identity: CurrentIdentity,
    request: Request[Any, Any, Any],
    data: JSONBody[Submission],
    language: InLanguage = "en",
) -> Daily:
    """The game is replayed, and every decision of the bots is made again."""
    if not server.reviewing.allows(address_of(request.scope), 1.0):
        raise ServerError("too_many")
    await server.daily.submit(data, identity.person)
    return await server.daily.page(identity.person, language)


ROUTES = [read_daily, play_deal, take_deal, submit_deal]
