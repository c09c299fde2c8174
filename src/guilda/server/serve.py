"""`guilda serve`: start the server, in one process or several, and stop it gracefully."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from guilda.server import logs
from guilda.server.database import Database, DatabaseError, database_url
from guilda.server.settings import Settings, to_environment

if TYPE_CHECKING:
    import argparse
    import asyncio

SILENCE = 40
"""Seconds after which somebody who does not even answer the server's ping is taken for gone."""
FINISHING = 8
"""Seconds that a request gets to finish when the server is asked to stop."""
SHORTEST_SECRET = 32
LOCAL = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - where to find a server that listens everywhere


def serve(chosen: argparse.Namespace) -> int:
    """Run until somebody asks it to stop (Ctrl-C or SIGTERM): what was accepted is finished first."""
    settings = checked(chosen)
    logs.configure(chosen.log)
    to_environment(settings)
    if settings.workers > 1:
        count_together()
    if chosen.open:
        threading.Thread(target=open_page, args=[settings], daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops gracefully, then raises the signal again
    uvicorn.run(
        "guilda.server.app:worker",
        factory=True,
        http=Line,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=SILENCE / 2,
        ws_ping_timeout=SILENCE / 2,
        timeout_graceful_shutdown=FINISHING,
    )
    return 0


class Line(HttpToolsProtocol):
    """A connection that ends when the machine at its other end has died: no ping finds that out for a bot's stream."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Bear so much silence after something was sent; not all systems can."""
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            patience = round(1000 * SILENCE / 2)
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
        super().connection_made(transport)


def count_together() -> None:
    """Let the worker processes leave their counts in one folder, for as long as they run."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        folder = os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="guilda-metrics-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)


def checked(chosen: argparse.Namespace) -> Settings:
    """The settings from the command line, if they go together."""
    url = database_url(chosen.database)
    if chosen.workers < 1:
        raise ValueError("a server needs at least one worker process")
    if not 0 <= chosen.port < 65_536:
        raise ValueError(f"a port is a number up to 65535, not {chosen.port}")
    if chosen.workers > 1 and url.get_backend_name() == "sqlite":
        raise ValueError("several worker processes need PostgreSQL: --database postgresql://user:password@host/name")
    channels = chosen.channels or (chosen.database if chosen.workers > 1 else "memory://")
    if chosen.workers > 1 and channels.startswith("memory:"):
        raise ValueError("several worker processes need channels between them: --channels redis://… or postgresql://…")
    secret = os.environ.get("GUILDA_SECRET", "")
    if 0 < len(secret) < SHORTEST_SECRET:
        raise ValueError(
            f"GUILDA_SECRET can be guessed: it needs at least {SHORTEST_SECRET} characters (`openssl rand -hex 32` "
            "makes a good one). Without it the server makes one itself and keeps it in the database"
        )
    database = Database(chosen.database)
    try:
        database.hold()  # the workers do both again; here it can still be said in one sentence
        database.prepare()
    except DatabaseError as error:
        raise ValueError(str(error)) from None
    finally:
        database.writing.dispose()
        database.let_go()
    return Settings(
        database=chosen.database,
        channels=channels,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers,
        origins=tuple(chosen.origin),
        rate=chosen.rate,
        absent=chosen.absent,
        secret=secret,
        log=chosen.log,
    )


def open_page(settings: Settings) -> None:
    """Open the page in the browser as soon as the server answers."""
    address = f"http://{LOCAL.get(settings.host, settings.host)}:{settings.port}/"
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=2).close()  # noqa: S310 - our own address
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
