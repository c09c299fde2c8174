"""The recipe for nginx in docs/host/scale.md, run as it is printed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.clients import PATIENCE, Guest, Place, serving
from tests.server.playing import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "docs" / "host" / "scale.md"


@contextmanager
def proxy(folder: Path, port: int, servers: int) -> Iterator[None]:
    """Run nginx on a port in front of a server, which takes the place of both in the recipe."""
    found = re.search(r"^ +map \$uri(?:.*\n)+?(?=\n)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    recipe = re.sub(r"127\.0\.0\.1:800[12]", f"127.0.0.1:{servers}", found[0])
    recipe = recipe.replace("listen 80;", f"listen 127.0.0.1:{port};")
    own = "daemon off; master_process off; pid pid; error_log stderr; events {}"
    paths = " ".join(f"{kind}_temp_path {kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    file = folder / "nginx.conf"
    file.write_text(f"{own} http {{ access_log off; {paths}\n{recipe} }}", encoding="utf-8")
    process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)])
    try:
        yield
    finally:
        process.terminate()
        process.wait()


async def answering(http: httpx.AsyncClient) -> None:
    """Wait until the proxy answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                assert (await http.get("/healthz")).status_code == 200
            except httpx.TransportError:
                await asyncio.sleep(0.02)
            else:
                return


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is missing")
def test_the_recipe_for_nginx_passes_everything_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        port = free_port()
        async with serving(f"sqlite:///{tmp_path}/guilda.db", rate=100) as place:
            with proxy(tmp_path, port, place.port):
                outside = Place(port, place.server)
                async with httpx.AsyncClient(base_url=outside.http, verify=False, timeout=PATIENCE) as http:
                    await answering(http)
                    assert (await http.get("/metrics")).status_code == 404
                    forged = await http.get("/api/me", headers={"X-Forwarded-For": "192.0.2.7"})
                    assert forged.headers["x-content-type-options"] == "nosniff"
                    assert set(place.server.requests.buckets) == {"127.0.0.1"}
                async with outside.guest() as ana:
                    await check_table(ana)
                    await check_stream(ana)

    asyncio.run(scenario())


async def check_table(ana: Guest) -> None:
    """Play a move through a WebSocket whose compression nginx keeps."""
    table = await ana.open("azul", "me", "random")
    async with ana.at(table, headers={"Origin": ana.place.http}) as client:
        response = client.socket.response
        assert response is not None
        assert "permessage-deflate" in response.headers["Sec-WebSocket-Extensions"]
        assert await client.play()


async def check_stream(ana: Guest) -> None:
    """Receive the lines of a bot's stream one by one while it stays open."""
    token = (await ana.http.post("/api/tokens", json={"name": "bot"})).json()["secret"]
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=ana.place.http, headers=headers, verify=False, timeout=PATIENCE) as http:
        body = {"game": "azul", "options": {"players": 2}, "opponents": ["random"]}
        assert (await http.post("/api/bot/challenge", json=body)).status_code == 201
        async with http.stream("GET", "/api/bot/stream") as stream, asyncio.timeout(PATIENCE):
            lines = stream.aiter_lines()
            for kind in ("ready", "turn", "turn"):
                message = json.loads(await anext(lines))
                assert message["type"] == kind
                path, move = f"/api/bot/tables/{message['table']}", {}
                if kind == "turn":
                    ply = message["state"]["ply"]
                    move = {"id": f"a{ply}", "ply": ply, "action": message["state"]["actions"][0]}
                answer = await http.post(f"{path}/{'act' if move else 'start'}", json=move or {"id": "start"})
                assert answer.is_success, answer.text
