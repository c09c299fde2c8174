"""A PostgreSQL and a Redis or Valkey of the tests' own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg

from tests.server.playing import free_port
from tools import test_programs

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 300
"""Seconds for each of its programs: on a busy machine it may take a minute to stop."""
QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""Trade durability for speed: the data need not survive a crash."""


def unprivileged_user() -> pwd.struct_passwd | None:
    """Return the user to run PostgreSQL as if the tests run as root, which it refuses."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise LookupError("PostgreSQL cannot run as root, and there is neither a user postgres nor nobody")


class PostgresCluster:
    """A PostgreSQL without a password in a folder of its own, which can be killed and started again."""

    def __init__(self, programs: Path, settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="guilda-postgres-"))
        self.programs = programs
        user = unprivileged_user()
        self.options: dict[str, Any] = {}
        if user is not None:
            self.options = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            if programs.is_relative_to(test_programs.FOLDER):  # another user may not be allowed to read the repository
                fetched = test_programs.FOLDER / "postgres"
                shutil.copytree(fetched, self.folder / "programs")
                self.programs = self.folder / "programs" / programs.relative_to(fetched)
        port = free_port()
        self.url = f"postgresql://guilda@127.0.0.1:{port}/postgres"
        self.cluster = f"{self.folder}/cluster"
        self.settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} {settings}"
        self.run("initdb", "-D", self.cluster, "-U", "guilda", "--auth=trust", "--no-sync", "--no-locale", "-E", "UTF8")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs."""
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=self.folder, timeout=PATIENCE, **self.options
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start the server and wait until it answers."""
        log = f"{self.folder}/log"
        self.run("pg_ctl", "-D", self.cluster, "-l", log, "-w", "-t", str(PATIENCE), "-o", self.settings, "start")

    def kill(self) -> None:
        """Stop the server as a crash would: it recovers from its log at the next start."""
        self.run("pg_ctl", "-D", self.cluster, "-m", "immediate", "-t", str(PATIENCE), "stop")


@contextmanager
def postgres_cluster(settings: str = QUICK) -> Iterator[PostgresCluster | None]:
    """Yield a running PostgreSQL; None if PostgreSQL is not installed."""
    programs = test_programs.postgres()
    if programs is None:
        yield None
        return
    cluster = PostgresCluster(programs, f"-c max_connections=200 {settings}")
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.kill()
        shutil.rmtree(cluster.folder, ignore_errors=True)


@contextmanager
def running_postgres(settings: str = QUICK) -> Iterator[str | None]:
    """Yield the URL of a PostgreSQL without a password; None if PostgreSQL is not installed."""
    with postgres_cluster(settings) as cluster:
        yield None if cluster is None else cluster.url


class RedisProcess:
    """A Redis or Valkey without storage, which can be stopped and started again."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process; clients wait for it by themselves."""
        command = [self.program, "--port", str(self.port), "--save", "", "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        """Kill the process."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def redis_process() -> Iterator[RedisProcess | None]:
    """Yield a running Redis or Valkey; None if neither is installed."""
    program = test_programs.redis()
    if program is None:
        yield None
        return
    redis = RedisProcess(str(program))
    redis.start()
    try:
        yield redis
    finally:
        redis.kill()


def fresh_database(postgres: str) -> str:
    """Return the URL of a new, empty database."""
    name = f"guilda_{os.urandom(6).hex()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.rpartition("/")[0] + "/" + name
