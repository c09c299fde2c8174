"""The files of the page, built by web/ into `static`; health checks and metrics."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

import structlog
from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter

from guilda.server import metrics
from guilda.server.database import DatabaseError
from guilda.server.errors import ServerError
from guilda.server.server import CurrentServer

LOG = structlog.get_logger("guilda")
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
"""Types that not every system knows."""
OFFLINE = "/offline/"
PARTS = f"{OFFLINE}parts.json"
"""The list of the games for the browser. Every page asks for it; without them the answer is empty, not an error."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Endings of files that were compressed by the build, best first."""
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
    """Return the file of a path; paths of the page itself, such as /t/abc, all give its index."""
    wanted = Path(os.path.normpath(folder / path.lstrip("/")))
    if wanted.is_relative_to(folder) and wanted.is_file():
        return wanted
    index = folder / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


@lru_cache(512)
def contents(file: Path, _changed: int, encoding: str) -> tuple[bytes, str]:
    """Return the content of a file in an encoding and its ETag, cached until it changes.

    The ETag is a hash: some installers give the files of all versions the same time.
    """
    content = (compressed_file(file) if encoding == "br" else file).read_bytes()
    if encoding == "gzip":
        content = gzip.compress(content, mtime=0)
    return content, f'"{blake2b(content, digest_size=12).hexdigest()}"'


def compressed_file(file: Path) -> Path:
    """Return where the build has put a file compressed with Brotli."""
    return file.with_name(f"{file.name}.br")


def encoding_for(file: Path, kind: str, accepted: str) -> str:
    """Return the best encoding of a file that a client accepts; empty for none."""
    if kind not in COMPRESSED:
        return ""
    offered = {part.partition(";")[0] for part in accepted.replace(" ", "").split(",") if not part.endswith(";q=0")}
    if "br" in offered and compressed_file(file).is_file():
        return "br"
    return "gzip" if "gzip" in offered else ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(server: CurrentServer, request: Request[Any, Any, Any], path: FilePath = "") -> Response[bytes]:
    """Return a file of the page. Files named after their content may be cached for ever."""
    folder = Path(server.settings.static).resolve()
    if path.startswith(("/api/", "/ws/")) or "\0" in path:
        raise ServerError("not_found")
    if path.startswith(OFFLINE):
        return offline_file(Path(server.settings.offline).resolve(), path, request)
    found = page_file(folder, path)
    if found is None:
        if (folder / "index.html").is_file() or path not in ("", "/"):
            raise ServerError("not_found")
        return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=503)
    kind = type_of(found)
    headers = {"Cache-Control": FOREVER if found.parent.name == "assets" else "no-cache", "Vary": "Accept-Encoding"}
    encoding = encoding_for(found, kind, request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    content, headers["ETag"] = contents(found, found.stat().st_mtime_ns, encoding)
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


def type_of(file: Path) -> str:
    """Return the media type of a file."""
    return TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"


def offline_file(folder: Path, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the games for the browser, compressed by the build. A hash in the query makes it immutable."""
    found = Path(os.path.normpath(folder / path.removeprefix(OFFLINE)))
    if not found.is_relative_to(folder) or not found.is_file():
        if path == PARTS:
            return Response(b"", status_code=204)
        raise ServerError("not_found")
    headers = {"Cache-Control": FOREVER if request.scope["query_string"] else "no-cache", "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        compressed = found.with_name(found.name + ending)
        if encoding in accepted and compressed.is_file():
            headers["Content-Encoding"] = encoding
            return Response(compressed.read_bytes(), media_type=type_of(found), headers=headers)
    return Response(found.read_bytes(), media_type=type_of(found), headers=headers)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthy() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(server: CurrentServer) -> str:
    """The database can be written and the server is not stopping."""
    if server.stopping.is_set():
        raise ServerError("unavailable")
    try:
        await server.hub.uptime.beat()
    except DatabaseError:
        LOG.warning("not ready: the database cannot be written")
        raise ServerError("unavailable") from None
    return "ok"


@get("/metrics", include_in_schema=False)
async def measures() -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [page, healthy, ready, measures]
