"""Faults lose nothing: games continue and end, acknowledged moves persist, records verify."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.fault import on_postgres, on_sqlite
from tests.server.postgres import postgres_cluster, redis_process

if TYPE_CHECKING:
    from pathlib import Path


def test_games_survive_kills_a_locked_file_and_a_full_disk(tmp_path: Path) -> None:
    found = asyncio.run(on_sqlite(tmp_path, games=4, count=3, seed=1, pause=0.15))
    assert found["acknowledged"] > 0
    assert '"defect"' not in (tmp_path / "server.log").read_text()


def test_games_survive_the_loss_of_a_worker_the_database_and_the_channels(tmp_path: Path) -> None:
    with postgres_cluster("") as cluster, redis_process() as redis:
        if cluster is None or redis is None:
            pytest.skip("PostgreSQL, Redis or Valkey is missing: run tools/test_programs.py --fetch")
        found = asyncio.run(on_postgres(tmp_path, cluster, redis, games=4, count=4, seed=1, pause=0.25))
    assert found["acknowledged"] > 0
    assert '"defect"' not in (tmp_path / "server.log").read_text()
