"""Real databases for the tests of the server: a file of SQLite, and a PostgreSQL that lives as long as the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

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
