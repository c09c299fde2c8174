"""`guilda serve`: start the server, in one process or several, and stop it gracefully."""

from __future__ import annotations

import atexit
import os
import re
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

from guilda.server import logs
from guilda.server.database import Database, DatabaseError, database_url
from guilda.server.mail import checked_smtp_url
from guilda.server.openid import is_installed
from guilda.server.protocols import LARGEST_FRAME, PING_SECONDS, ServerProtocol, SocketProtocol
from guilda.server.settings import Settings, to_environment

if TYPE_CHECKING:
    import argparse

SHUTDOWN_SECONDS = 8
"""Seconds that requests have to finish when the server stops."""
SHORTEST_SECRET = 32
ADDRESS = re.compile(r"https?://[^/?#@\s]+")
LOCAL = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - the address of a server that listens on all interfaces


def serve(chosen: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM; accepted requests are finished first."""
    settings = checked_settings(chosen)
    logs.configure(chosen.log)
    to_environment(settings)
    if settings.workers > 1:
        share_metrics()
    if sys.stderr.isatty():
        sys.stderr.write(f"Guilda is at {page_address(settings)} – Ctrl-C stops it.\n")
    if chosen.open:
        threading.Thread(target=open_page, args=[settings], daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops gracefully, then raises the signal again
    uvicorn.run(
        "guilda.server.app:worker",
        factory=True,
        http=ServerProtocol,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS / 2,
        ws_ping_timeout=PING_SECONDS / 2,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    return 0


def share_metrics() -> None:
    """Let the worker processes share their metrics in a temporary folder."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        folder = os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="guilda-metrics-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)


def checked_settings(chosen: argparse.Namespace) -> Settings:
    """Return the settings from the command line; raise `ValueError` if they are inconsistent."""
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
    if not 0 <= chosen.vacation_days <= 365:
        raise ValueError(f"vacation days are a number from 0 to 365, not {chosen.vacation_days}")
    secret = os.environ.get("GUILDA_SECRET", "")
    if 0 < len(secret) < SHORTEST_SECRET:
        raise ValueError(
            f"GUILDA_SECRET can be guessed: it needs at least {SHORTEST_SECRET} characters (`openssl rand -hex 32` "
            "makes a good one). Without it the server makes one itself and keeps it in the database"
        )
    address = chosen.address.rstrip("/")
    if address and not ADDRESS.fullmatch(address):
        raise ValueError(f"--address is the public address of the page, such as https://example.org, not {address}")
    smtp_url, mail_from = os.environ.get("GUILDA_SMTP_URL", ""), os.environ.get("GUILDA_MAIL_FROM", "")
    if checked_smtp_url(smtp_url) is not None and not (mail_from and address):
        raise ValueError("e-mail needs a sender and links: set GUILDA_MAIL_FROM and --address, too")
    issuer, client = os.environ.get("GUILDA_OPENID_ISSUER", ""), os.environ.get("GUILDA_OPENID_CLIENT", "")
    if issuer and not (client and address):
        raise ValueError(
            "OpenID Connect needs a client and a place to return to: set GUILDA_OPENID_CLIENT and --address"
        )
    if issuer and not is_installed():
        raise ValueError("OpenID Connect needs authlib: pip install 'guilda[oidc]'")
    database = Database(chosen.database)
    try:
        database.lock()  # the workers do all this again, but here a failure is one plain sentence
        check_port(chosen.host, chosen.port)  # before the database is upgraded
        database.prepare()
    except DatabaseError as error:
        raise ValueError(str(error)) from None
    finally:
        database.writing.dispose()
        database.unlock()
    return Settings(
        database=chosen.database,
        channels=channels,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers,
        origins=tuple(chosen.origin),
        rate=chosen.rate,
        address=address,
        smtp_url=smtp_url,
        mail_from=mail_from,
        openid_issuer=issuer,
        openid_client=client,
        openid_secret=os.environ.get("GUILDA_OPENID_SECRET", ""),
        openid_name=os.environ.get("GUILDA_OPENID_NAME", "") or "OpenID",
        absent=chosen.absent,
        vacation_days=chosen.vacation_days,
        secret=secret,
        log=chosen.log,
    )


def check_port(host: str, port: int) -> None:
    """Raise `ValueError` if the port is taken or the address cannot be used."""
    try:
        families = {family for family, *_ in socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)}
        family = socket.AF_INET if socket.AF_INET in families else socket.AF_INET6
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0]  # without the address, which create_server appends
        raise ValueError(f"cannot listen on {host}, port {port}: {reason}. Choose another: --host, --port") from None


def page_address(settings: Settings) -> str:
    """Return the address of the page on this machine."""
    host = LOCAL.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def open_page(settings: Settings) -> None:
    """Open the page in a browser once the server answers."""
    address = page_address(settings)
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=2).close()  # noqa: S310 - our own address
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
