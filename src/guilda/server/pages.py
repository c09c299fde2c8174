"""The page itself, built by web/ into `static`, and what those who run the server look at."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

import structlog
from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter

from guilda.server import metrics
from guilda.server.database import DatabaseError
from guilda.server.problems import Refusal
from guilda.server.server import TheServer

LOG = structlog.get_logger("guilda")
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = ("text/html", "text/css", "text/javascript", "application/javascript", "application/json", "image/svg+xml")
FilePath = Annotated[str, PathParameter(description="A file of the page, or one of its own addresses.")]
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Guilda</title>
<h1>The server runs, but its page is not built</h1>
<p>Build it with <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, then reload.
The programming interface works already: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def page_file(folder: Path, path: str) -> Path | None:
    """The file that an address names; addresses of the page itself, such as /t/abc, are all its index."""
    wanted = Path(os.path.normpath(folder / path.lstrip("/")))
    if wanted.is_relative_to(folder) and wanted.is_file():
        return wanted
    index = folder / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


@lru_cache(256)
def contents(file: Path, _changed: int, zipped: bool) -> bytes:
    """What is in a file, read once for each time it was changed."""
    content = file.read_bytes()
    return gzip.compress(content) if zipped else content


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(server: TheServer, request: Request[Any, Any, Any], path: FilePath = "") -> Response[bytes]:
    """A file of the page. What the build has named after its content may be kept for ever."""
    folder = Path(server.settings.static).resolve()
    if path.startswith(("/api/", "/ws/")) or "\0" in path:
        raise Refusal("not_found")
    found = page_file(folder, path)
    if found is None:
        if (folder / "index.html").is_file() or path not in ("", "/"):
            raise Refusal("not_found")
        return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=503)
    kind = guess_type(found.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOREVER if found.parent.name == "assets" else "no-cache", "Vary": "Accept-Encoding"}
    zipped = kind in COMPRESSED and "gzip" in request.headers.get("accept-encoding", "")
    if zipped:
        headers["Content-Encoding"] = "gzip"
    content = contents(found, found.stat().st_mtime_ns, zipped)
    return Response(content, media_type=kind, headers=headers)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(server: TheServer) -> str:
    """The process can take games: the database answers and nobody has asked it to stop."""
    if server.stopping.is_set():
        raise Refusal("unavailable")
    try:
        await server.storage.size()
    except DatabaseError:
        LOG.warning("not ready: the database does not answer")
        raise Refusal("unavailable") from None
    return "ok"


@get("/metrics", include_in_schema=False)
async def measures() -> Response[bytes]:
    """For Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [page, healthy, ready, measures]
