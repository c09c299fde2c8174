"""Real databases for the tests of the server: a file of SQLite, a PostgreSQL and a Redis of our own."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.server.playing import free_port
from tests.server.postgres import fresh_database, running_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL of our own."""
    with running_postgres() as url:
        if url is None:
            pytest.skip("PostgreSQL is not installed, and could not be")
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: the test runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/guilda.db"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def redis() -> Iterator[str]:
    """The URL of a Redis or Valkey of our own."""
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        pytest.skip("neither Valkey nor Redis is installed")
    port = free_port()
    process = subprocess.Popen(
        [program, "--port", str(port), "--save", "", "--bind", "127.0.0.1"], stdout=subprocess.DEVNULL
    )
    yield f"redis://127.0.0.1:{port}/0"
    process.terminate()
    process.wait()
