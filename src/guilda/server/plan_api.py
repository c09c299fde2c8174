"""HTTP routes of conditional moves."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity
from guilda.server.lobby import TableId
from guilda.server.resources import Exploration, PlannedLine, PlanState
from guilda.server.server import CurrentServer, Server
from guilda.tables import plans as rules
from guilda.tables.errors import require
from guilda.tables.plans import Plan
from guilda.tables.table import Table
from guilda.tables.views import State


async def playing_table(server: Server, table_id: str) -> Table:
    """Return a table whose game has begun."""
    table = await server.table(table_id)
    require(table.match is not None, "not_playing")
    return table


def state_of(table: Table, plan: Plan) -> PlanState:
    """Return a plan as its player sees it."""
    return PlanState([PlannedLine(rules.steps(table, line)) for line in plan.lines])


@post("/tables/{table_id:str}/explore", summary="The game after some moves", status_code=200)
async def explore(
    server: CurrentServer, identity: CurrentIdentity, table_id: TableId, data: JSONBody[Exploration]
) -> State:
    """For conditional moves: the position after a line, with the legal actions of the seat that decides next."""
    table = await playing_table(server, table_id)
    rules.own_seat(table, identity.person)
    require(data.ply == table.ply, "stale")
    return rules.explored(table, data.line)


@get("/tables/{table_id:str}/plans", summary="My conditional moves")
async def read_plans(server: CurrentServer, identity: CurrentIdentity, table_id: TableId) -> PlanState:
    """The lines that can still happen."""
    table = await playing_table(server, table_id)
    return state_of(table, await server.plans.mine(table, identity.person))


@post("/tables/{table_id:str}/plans", summary="Prepare a reply", status_code=200)
async def add_plan(
    server: CurrentServer, identity: CurrentIdentity, table_id: TableId, data: JSONBody[Exploration]
) -> PlanState:
    """A line from the opponents' next decision to my reply. It is played as mine if exactly these moves are made."""
    async with server.person_locks.of(identity.person):
        room = await server.hub.registry.room(table_id)
        if room is None:
            raise ServerError("not_found")
        async with room.lock:
            table = room.table
            require(table.match is not None, "not_playing")
            rules.own_seat(table, identity.person)
            require(data.ply == table.ply, "stale")
            plan = rules.with_line(table, await server.plans.mine(table, identity.person), data.line)
            await server.plans.store(table_id, plan)
            return state_of(table, plan)


@delete("/tables/{table_id:str}/plans", summary="Delete my conditional moves", status_code=200)
async def drop_plans(server: CurrentServer, identity: CurrentIdentity, table_id: TableId) -> PlanState:
    """Delete all lines."""
    await server.plans.store(table_id, Plan(identity.person, 0, 0, []))
    return PlanState([])


ROUTES = [explore, read_plans, add_plan, drop_plans]
