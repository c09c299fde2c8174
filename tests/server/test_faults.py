"""Killing the server loses nothing: games go on and end, acknowledged moves stand, records are true."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.fault import play_with_faults

if TYPE_CHECKING:
    from pathlib import Path


def test_games_survive_kill_9(database: str, tmp_path: Path) -> None:
    found = asyncio.run(play_with_faults(database, tmp_path, games=4, kills=3, seed=1, pause=0.08))
    assert found["acknowledged"] > 0
    assert '"fault"' not in (tmp_path / "server.log").read_text()
