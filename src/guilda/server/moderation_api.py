"""HTTP routes of moderation: block and report a person at a table."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity
from guilda.server.moderation import new_report
from guilda.server.people import blocked_people
from guilda.server.pubsub import Notice
from guilda.server.resources import BlockedPerson, Complaint, Reference
from guilda.server.server import CurrentServer, Server
from guilda.tables.opening import printable

BlockId = Annotated[str, PathParameter(max_length=40, description="The id of one of my blocks.")]


class Target(NamedTuple):
    """A person at a table: their name there, and the line of chat by which they were chosen."""

    person: str
    name: str
    line: str = ""


async def target_of(server: Server, reference: Reference, person: str) -> Target:
    """Return the person whom a seat or a line of chat refers to. Ids stay on the server."""
    table = await server.table(reference.table)
    if reference.line is not None:
        post = next((each for each in table.posts if each.number == reference.line), None)
        found = None if post is None else Target(post.person, post.name, post.text)
    elif reference.seat is not None and reference.seat < len(table.chairs):
        found = Target(table.chairs[reference.seat].person, table.name(reference.seat))
    else:
        found = None
    if found is None or found.person in ("", person):
        raise ServerError("not_found")
    return found


@get("/me/blocks", summary="People whom I block")
async def my_blocks(server: CurrentServer, identity: CurrentIdentity) -> list[BlockedPerson]:
    """Newest first."""
    return await blocked_people(server, identity.person)


@post("/me/blocks", summary="Block a person", status_code=201)
async def block(server: CurrentServer, identity: CurrentIdentity, data: JSONBody[Reference]) -> list[BlockedPerson]:
    """Hide their chat, tables and invitations. They can no longer sit down at my tables."""
    target = await target_of(server, data, identity.person)
    if not await server.moderation.block(identity.person, target.person, target.name):
        raise ServerError("too_many_blocks")
    await blocks_changed(server, identity.person)
    return await blocked_people(server, identity.person)


@delete("/me/blocks/{block_id:str}", summary="Unblock a person", status_code=204)
async def unblock(server: CurrentServer, identity: CurrentIdentity, block_id: BlockId) -> None:
    """Show them again."""
    if not await server.moderation.unblock(identity.person, block_id):
        raise ServerError("not_found")
    await blocks_changed(server, identity.person)


async def blocks_changed(server: Server, person: str) -> None:
    """Send a person's open connections the chat again, at all processes."""
    server.hub.pubsub.publish(Notice(server.hub.pubsub.process, blocks=person))
    await server.hub.blocks_changed(person)


@post("/reports", summary="Report a person", status_code=204)
async def report(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[Complaint]
) -> None:
    """Tell the administrators about a person at a table."""
    target = await target_of(server, data, identity.person)
    if not (server.reports.allows(identity.person) and server.reports_of_an_address.allows(address_of(request.scope))):
        raise ServerError("too_many")
    reason = printable(data.reason)
    await server.moderation.report(
        new_report(identity.person, target.person, target.name, data.table, target.line, reason)
    )


ROUTES = [my_blocks, block, unblock, report]
