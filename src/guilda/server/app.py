"""The application: all routes, the document that describes them, and what begins and ends with it."""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

import guilda
from guilda.server import botapi, lobby, logs, pages, people, problems
from guilda.server.channels import channels
from guilda.server.guard import LARGEST_BODY, Guard
from guilda.server.hub import CHANNEL
from guilda.server.identity import Identity
from guilda.server.resources import Problem
from guilda.server.server import Server
from guilda.server.settings import Settings, from_environment
from guilda.server.socket import ROUTES as SOCKET
from guilda.server.words import REASONS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOG = structlog.get_logger("guilda")
COLLECTING = (1_000, 5, 400)
"""With a thousand tables, a look at all objects takes a few hundred milliseconds: it is rare, the others are short."""
SWITCHING = 0.0005
"""Seconds that the thread which writes waits for the interpreter, several times a move, while others are busy."""
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=", ".join(sorted(codes)))
    for status, codes in {
        status: [code for code, reason in REASONS.items() if reason.status == status]
        for status in {reason.status for reason in REASONS.values()}
    }.items()
}


def create_app(settings: Settings) -> Litestar:
    """A server with these settings, ready for ASGI."""
    plugin = channels(settings.channels, [CHANNEL])
    server = Server(settings, plugin)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        async with plugin:  # before the tables, and until after them
            await server.open()
            if not (Path(settings.static) / "index.html").is_file():
                LOG.warning("the page is not built: npm ci && npm run build in web/")
            LOG.info("ready", host=settings.host, port=settings.port, tables=await server.storage.size())
            stop_streams_early(server)
            try:
                yield
            finally:
                await server.close()
                LOG.info("stopped")

    parts = {"people": people.ROUTES, "tables": lobby.ROUTES, "bots": botapi.ROUTES}
    api = [Router("/api", route_handlers=documented(routes), tags=[tag]) for tag, routes in parts.items()]
    app = Litestar(
        route_handlers=[*api, document, *SOCKET, *pages.ROUTES],
        dependencies={
            "server": Provide(lambda: server, use_cache=True, sync_to_thread=False),
            "identity": Provide(identity_of, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        lifespan=[running],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Guilda",
            version=guilda.__version__,
            description="Tables, records, accounts and bots. docs/protocol.md describes the WebSocket of a table.",
            path="/api/document",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.state.server = server
    app.asgi_handler = Guard(app.asgi_handler, server)  # type: ignore[assignment]
    return app


@get("/api/openapi.json", include_in_schema=False)
async def document(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document, made once."""
    app = request.app
    if "document" not in app.state:
        app.state.document = json.dumps(app.openapi_schema.to_schema()).encode()
    return Response(app.state.document, media_type="application/json")


def documented(routes: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Let the document say of all routes how they refuse."""
    for route in routes:
        route.responses = {**PROBLEMS, **(route.responses or {})}
    return routes


def identity_of(request: Request[Any, Any, Any]) -> Identity:
    """Who makes a request, as the guard found out."""
    identity: Identity = request.scope["state"]["identity"]
    return identity


def stop_streams_early(server: Server) -> None:
    """Let streams end when a signal asks the process to stop: open ones would keep it waiting."""
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
    """Let a worker process stop when the one that started it was killed: it would keep the port for ever."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=watch, daemon=True).start()


def worker() -> Litestar:
    """One worker process of `guilda serve`."""
    end_with_the_parent()
    settings = from_environment()
    logs.configure(settings.log)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # what is loaded now stays: the collector need not look at it again
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCHING)
    return app
