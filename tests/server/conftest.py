"""Real databases for the tests of the server: SQLite files, and a PostgreSQL and a Redis of the tests' own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import structlog
from argon2 import PasswordHasher

from guilda.server import identity
from tests.server.postgres import fresh_database, redis_process, running_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True, scope="session")
def quick_hashing() -> Iterator[None]:
    """Hash passwords at the lowest cost; a real hash takes a quarter of a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(autouse=True, scope="session")
def plain_tracebacks() -> Iterator[None]:
    """Log exceptions as Python prints them; with colours and source code, each takes a second."""
    shown = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*structlog.get_config()["processors"][:-1], shown])
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Yield the URL of a PostgreSQL."""
    with running_postgres() as url:
        if url is None:
            pytest.skip("PostgreSQL is missing: install it, or run tools/test_programs.py --fetch")
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database; the test runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/guilda.db"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def redis() -> Iterator[str]:
    """Yield the URL of a Redis or Valkey."""
    with redis_process() as running:
        if running is None:
            pytest.skip("Redis and Valkey are missing: install one, or run tools/test_programs.py --fetch")
        yield running.url
