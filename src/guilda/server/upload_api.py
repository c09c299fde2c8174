"""HTTP route that moves a finished game from a browser into an account."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from sqlalchemy import func, select

from guilda.records.record import RecordError, loads
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity
from guilda.server.lobby import client_of
from guilda.server.resources import TableSummary, UploadedGame, Verdict
from guilda.server.schema import seats
from guilda.server.server import CurrentServer, Server
from guilda.tables import review_jobs
from guilda.tables.errors import TableError, require
from guilda.tables.uploads import OFFLINE, offline_id, uploaded_log

MOST_UPLOADED = 1000
"""Uploaded games per account."""
decode_verdict = msgspec.json.Decoder(Verdict).decode


@post("/me/games", summary="Move a game from a browser into my account", status_code=200)
async def upload_game(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[UploadedGame]
) -> TableSummary:
    """Replay and store a finished game that was played without a server. It is never rated.

    The same game is stored once, however often it is sent.
    """
    if not await server.is_account(identity.person):
        raise ServerError("accounts_only")
    try:
        record = loads(data.record)
    except RecordError:
        raise TableError("bad_record") from None
    table_id = offline_id(record)
    async with server.person_locks.of(identity.person):
        if await server.storage.summary(table_id) is None:
            if await uploaded_games(server, identity.person) >= MOST_UPLOADED:
                raise ServerError("too_many_games")
            verdict = decode_verdict(await server.run_job(client_of(request), review_jobs.verdict, record))
            require(verdict.fair, "bad_record")
            person = await server.person(identity.person)
            log = uploaded_log(record, data.resigned, data.ended, person, server.hub.now())
            await server.hub.log.write_new(table_id, log)
    found = await server.storage.summary(table_id)
    if found is None or identity.person not in found.summary.persons:
        raise ServerError("game_taken")
    return server.listed(found, identity.person)


async def uploaded_games(server: Server, person: str) -> int:
    """Return the number of games that a person has uploaded."""
    query = select(func.count()).where(seats.c.person == person, seats.c.table_id.startswith(OFFLINE, autoescape=True))
    return await server.storage.database.read(lambda connection: connection.scalar(query)) or 0


ROUTES = [upload_game]
