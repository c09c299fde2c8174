"""The example network bot plays a whole game on a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.playing import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "network_bot.py"


def test_the_example_bot_plays_a_full_game_and_the_server_stops_gracefully(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/guilda.db", tmp_path / "server.log")
    server.start()
    try:
        with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
            me = http.get("/api/me").json()
            token = http.post("/api/tokens", json={"name": "bot"}, headers={"X-CSRF-Token": me["csrf"]}).json()
            command = [sys.executable, str(EXAMPLE), f"http://{server.address}", token["secret"], "azul", "random"]
            played = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
            assert played.returncode == 0, played.stderr
            assert "over: place" in played.stdout
            table = played.stdout.splitlines()[0].rpartition("/")[2]
            assert http.get(f"/api/tables/{table}/verify").json()["fair"]
            with http.stream(
                "GET", "/api/bot/stream", headers={"Authorization": f"Bearer {token['secret']}"}
            ) as open_one:
                assert open_one.status_code == 200
                assert server.stop() == 0
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    log = (tmp_path / "server.log").read_text()
    assert token["secret"] not in log
    assert '"fault"' not in log
