"""A PostgreSQL of our own, found or installed, that lives as long as it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg

from tests.server.playing import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
PATIENCE = 300
"""Seconds for each of its programs: on a busy machine it may take a minute to stop."""


def postgres_programs() -> Path | None:
    """Where PostgreSQL is installed, after trying to install it."""
    for attempt in range(2):
        found = shutil.which("postgres")
        if found:
            return Path(found).parent
        for place in PLACES:
            for folder in sorted(Path("/").glob(place[1:]), reverse=True):
                if (folder / "initdb").exists():
                    return folder
        if attempt == 0 and shutil.which("apt-get") and os.geteuid() == 0:
            command = ["apt-get", "install", "--yes", "--quiet", "postgresql"]
            subprocess.run(command, capture_output=True, timeout=300, check=False)
    return None


@contextmanager
def running_postgres() -> Iterator[str | None]:
    """The URL of a PostgreSQL that trusts everybody on this machine; None where there is none."""
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="guilda-postgres-"))
    who: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
        who = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        shutil.chown(folder, "postgres", "postgres")
    port = free_port()

    def run(program: str, *arguments: str) -> None:
        command = [*who, str(programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr

    run("initdb", "-D", f"{folder}/cluster", "-U", "guilda", "--auth=trust", "--no-sync", "-E", "UTF8")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=200"
    run("pg_ctl", "-D", f"{folder}/cluster", "-l", f"{folder}/log", "-w", "-t", str(PATIENCE), "-o", settings, "start")
    try:
        yield f"postgresql://guilda@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", f"{folder}/cluster", "-m", "immediate", "-t", str(PATIENCE), "stop")
        shutil.rmtree(folder, ignore_errors=True)


def fresh_database(postgres: str) -> str:
    """The URL of a new, empty database."""
    name = f"guilda_{os.urandom(6).hex()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.rpartition("/")[0] + "/" + name
