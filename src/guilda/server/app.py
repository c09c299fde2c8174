"""The ASGI application: routes, OpenAPI document and life cycle."""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import asynccontextmanager, suppress
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

import guilda
from guilda.server import (
    accounts,
    analysis_api,
    bot_api,
    daily_api,
    errors,
    lobby,
    logs,
    moderation_api,
    notification_api,
    openid,
    pages,
    people,
    plan_api,
    puzzle_api,
    upload_api,
)
from guilda.server.authentication import AuthenticationMiddleware
from guilda.server.channels import channels
from guilda.server.identity import Identity
from guilda.server.lobby_feed import ROUTES as LOBBY
from guilda.server.lobby_feed import LobbyFeed
from guilda.server.resources import Problem
from guilda.server.server import Server
from guilda.server.settings import Settings, from_environment
from guilda.server.socket import ROUTES as SOCKET

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOG = structlog.get_logger("guilda")
LARGEST_BODY = 65_536
"""Bytes of a request, unless its route allows more."""
GC_THRESHOLDS = (10_000, 5, 40)
"""With a thousand tables a full collection takes hundreds of milliseconds, so it is rare."""
SWITCH_INTERVAL = 0.0005
"""Seconds that the writer thread waits for the interpreter lock, several times a move."""
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=", ".join(sorted(codes)))
    for status, codes in {
        status: [code for code, its_status in errors.STATUS.items() if its_status == status]
        for status in set(errors.STATUS.values())
    }.items()
}


def create_app(settings: Settings) -> Litestar:
    """Return the application of a server."""
    server = Server(settings, channels(settings.channels))
    app = copy(application())
    app.asgi_router = copy(app.asgi_router)
    app.asgi_router.app = app
    app.state = State({"server": server})
    app.asgi_handler = AuthenticationMiddleware(app.asgi_handler, server)  # type: ignore[assignment]
    return app


@cache
def application() -> Litestar:
    """Return the application without a server. Litestar takes long to prepare the routes, so a process does it once."""
    parts = {
        "people": people.ROUTES,
        "accounts": [*accounts.ROUTES, *openid.ROUTES],
        "moderation": moderation_api.ROUTES,
        "notifications": notification_api.ROUTES,
        "tables": [*lobby.ROUTES, *plan_api.ROUTES, *upload_api.ROUTES],
        "analysis": analysis_api.ROUTES,
        "daily": daily_api.ROUTES,
        "bots": bot_api.ROUTES,
        "puzzles": puzzle_api.ROUTES,
    }
    api = [Router("/api", route_handlers=documented(routes), tags=[tag]) for tag, routes in parts.items()]
    return Litestar(
        route_handlers=[*api, document, *SOCKET, *LOBBY, *pages.ROUTES],
        dependencies={
            "server": Provide(server_of, sync_to_thread=False),
            "identity": Provide(identity_of, sync_to_thread=False),
        },
        exception_handlers=errors.HANDLERS,
        lifespan=[running],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Guilda",
            version=guilda.__version__,
            description="Tables, records, accounts and bots. docs/program/protocol.md describes the WebSockets.",
            path="/api/document",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Open the server of an application, and close it at the end."""
    server: Server = app.state.server
    settings = server.settings
    async with server.channels:
        await server.open()
        server.lobby = LobbyFeed(server)
        if not (Path(settings.static) / "index.html").is_file():
            LOG.warning("the page is not built: npm ci && npm run build in web/")
        LOG.info("ready", host=settings.host, port=settings.port, tables=await server.storage.size())
        stop_streams_early(server)
        try:
            yield
        finally:
            await server.close()
            LOG.info("stopped")


@get("/api/openapi.json", include_in_schema=False)
async def document(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document."""
    app = request.app
    if "document" not in app.state:
        app.state.document = json.dumps(app.openapi_schema.to_schema()).encode()
    return Response(app.state.document, media_type="application/json")


def documented(routes: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Add the error answers to the description of all routes."""
    for route in routes:
        route.responses = {**PROBLEMS, **(route.responses or {})}
    return routes


def server_of(scope: Scope) -> Server:
    """Return the server that a request is for."""
    server: Server = scope["litestar_app"].state.server
    return server


def identity_of(request: Request[Any, Any, Any]) -> Identity:
    """Return the identity that the middleware has found."""
    identity: Identity = request.scope["state"]["identity"]
    return identity


def stop_streams_early(server: Server) -> None:
    """End bot streams when the process is asked to stop, as it would wait for them."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(got: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(server.stopping.set)
            if callable(before):
                before(got, frame)

        signal.signal(number, stop)


def end_with_the_parent() -> None:
    """Stop a worker process when its parent was killed, as it would keep the port."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=watch, daemon=True).start()


def raise_descriptor_limit() -> None:
    """Allow as many open connections as the system lets us."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def worker() -> Litestar:
    """Return the application of a worker process of `guilda serve`."""
    end_with_the_parent()
    raise_descriptor_limit()
    settings = from_environment()
    logs.configure(settings.log)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # loaded modules need not be collected
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
    return app
