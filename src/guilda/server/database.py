"""The connection to SQLite or PostgreSQL: one thread writes in group commits, a few threads read."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alembic.config import Config
    from sqlalchemy import URL

T = TypeVar("T")
READERS = 4
LARGEST_GROUP = 256
GATHER_SECONDS = 0.004
"""Time for further writes to join a group while many tables write: a commit costs several times as much as a write."""
MANY = 16
"""Recent writes among which half must have different keys for groups to be gathered."""
KEPT_SECONDS = 1.0
"""Time for which the writer keeps its connection: to get one from the pool takes as long as a small write."""
PATIENCE = 15
"""Seconds to wait for a lock of another process."""
NEWER = "the database was made by a newer version of Guilda: install that one"
MIGRATING = 7_103_741
"""The PostgreSQL advisory lock for migrations."""


class DatabaseError(Exception):
    """The database cannot be reached or has failed. A write that failed may or may not have been stored."""

    def __init__(self, message: str, *, writing: bool = False) -> None:
        super().__init__(message)
        self.writing = writing


class Job(NamedTuple):
    """A pending write. A group runs in the order of keys, so that processes do not deadlock."""

    key: str
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


def database_url(given: str) -> URL:
    """Return the URL of a database with its driver."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise ValueError(
            "a database is named by a URL such as sqlite:////path/to/file or postgresql://user:password@host/name"
        ) from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise ValueError(f"the database must be a file of SQLite or a PostgreSQL, not {kind}")


def make_engine(url: URL, readers: int, *, writes: bool) -> Engine:
    """Return an engine; on SQLite commits are durable and writers take their lock at once."""
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url,
            pool_size=readers,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * PATIENCE},
            hide_parameters=True,
        )
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=readers,
        max_overflow=0,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin explicitly
        cursor = connection.cursor()
        for setting in (f"busy_timeout={PATIENCE * 1000}", "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrations() -> Config:
    """Return Alembic's configuration."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def check_version(engine: Engine) -> None:
    """Raise `DatabaseError` unless the database has the present schema."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(migrations())
    with engine.connect() as connection:
        version = MigrationContext.configure(connection).get_current_revision()
    if version == script.get_current_head():
        return
    known = {each.revision for each in script.walk_revisions()}
    if version is None or version in known:
        raise DatabaseError("the database was made by an older version of Guilda: start the server to upgrade it")
    raise DatabaseError(NEWER)


def migrate(engine: Engine) -> None:
    """Upgrade the database to the present schema, in one process at a time."""
    from alembic import command

    config = migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Database:
    """Reads and writes for an event loop. A write returns once it is committed."""

    def __init__(self, given: str) -> None:
        self.url = database_url(given)
        self.writing = make_engine(self.url, 1, writes=True)
        self.reading = make_engine(self.url, READERS, writes=False)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Thread(target=self.write_forever, name="writer", daemon=True)
        self.connection: Connection | None = None
        """The connection of the writer, while it is busy."""
        self.connected = 0.0
        self.held: IO[bytes] | None = None

    @property
    def is_sqlite(self) -> bool:
        """Return whether it is a file, which only one server may use."""
        return self.url.get_backend_name() == "sqlite"

    def lock(self) -> None:
        """Lock the SQLite file for this server until the process ends."""
        if self.is_sqlite and self.held is None:
            file = Path(f"{self.url.database}.lock")
            file.parent.mkdir(parents=True, exist_ok=True)
            held = file.open("ab")
            try:
                lock_file(held)
            except OSError:
                held.close()
                name = self.url.database
                raise DatabaseError(f"another server runs on {name}: stop it first, or share a PostgreSQL") from None
            self.held = held

    def unlock(self) -> None:
        """Unlock the file."""
        if self.held is not None:
            self.held.close()
            self.held = None

    def prepare(self) -> None:
        """Create the SQLite file if necessary, and upgrade the database."""
        from alembic.util import CommandError

        try:
            if self.is_sqlite:
                file = Path(str(self.url.database))
                file.parent.mkdir(parents=True, exist_ok=True)
                file.touch(0o600)  # it will hold the secret that signs cookies
            migrate(self.writing)
        except (SQLAlchemyError, OSError) as error:
            raise DatabaseError(f"the database cannot be opened: {reason(error)}") from error
        except CommandError as error:
            raise DatabaseError(NEWER) from error

    def check(self) -> None:
        """Check that the database exists and has the present schema, and change nothing."""
        if self.is_sqlite and not Path(str(self.url.database)).is_file():
            raise DatabaseError(f"there is no database {self.url.database}")
        try:
            check_version(self.reading)
        except SQLAlchemyError as error:
            raise DatabaseError(f"the database cannot be opened: {reason(error)}") from error

    async def open(self, *, migrate: bool = True) -> None:
        """Migrate, or only check the schema, and start the writer."""
        prepare = self.prepare if migrate else self.check
        await asyncio.get_running_loop().run_in_executor(self.readers, prepare)
        self.writer.start()

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        if self.writer.is_alive():
            self.jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(self.readers, self.writer.join)
        self.readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Run a query in the calling thread."""
        try:
            with self.reading.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise DatabaseError(f"the database did not answer: {reason(error)}") from error

    async def write(self, key: str, work: Callable[[Connection], T]) -> T:
        """Run a write and return its answer once it is committed."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(key, work, loop, answer))
        return await answer

    def write_forever(self) -> None:
        """Commit pending writes in groups."""
        recent: deque[str] = deque(maxlen=MANY)
        while (job := self.jobs.get()) is not None:
            if len(set(recent)) > MANY // 2:
                time.sleep(GATHER_SECONDS)
            group = [job]
            while len(group) < LARGEST_GROUP and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                group.append(job)
            group.sort(key=lambda job: job.key)
            recent.extend(job.key for job in group)
            self.commit(group)
        self.release_connection()

    def kept_connection(self) -> Connection:
        """Return the connection of the writer, checked by the pool now and then."""
        if time.monotonic() - self.connected > KEPT_SECONDS:
            self.release_connection()
        if self.connection is None:
            self.connection, self.connected = self.writing.connect(), time.monotonic()
        return self.connection

    def release_connection(self) -> None:
        """Give the connection of the writer back to the pool."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):  # it may be broken
                connection.close()

    def commit(self, group: list[Job]) -> None:
        """Commit a group in one transaction; if that fails, each job in its own."""
        try:
            connection = self.kept_connection()
            with connection.begin():
                answers = [job.work(connection) for job in group]
        except Exception as error:
            self.release_connection()
            if len(group) == 1:
                failure = DatabaseError(f"the database did not write: {reason(error)}", writing=True)
                failure.__cause__ = error
                resolve(group[0].loop, [(group[0].answer, failure, None)])
                return
            for job in group:
                self.commit([job])
            return
        for loop in {job.loop for job in group}:
            told = [(job.answer, None, each) for job, each in zip(group, answers, strict=True) if job.loop is loop]
            resolve(loop, told)


def lock_file(file: IO[bytes]) -> None:
    """Lock a file for this process or raise `OSError`. The lock ends with the process."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def reason(error: Exception) -> str:
    """Return the cause of a failure without statement and parameters, which may be private."""
    cause = getattr(error, "orig", None) or (error if isinstance(error, OSError) else None)
    return next(iter(str(cause or "").strip().splitlines()), type(cause or error).__name__)


def resolve(
    loop: asyncio.AbstractEventLoop, answers: Sequence[tuple[asyncio.Future[Any], Exception | None, Any]]
) -> None:
    """Resolve futures on their event loop."""

    def answer() -> None:
        for future, error, value in answers:
            if not future.done():
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(answer)
