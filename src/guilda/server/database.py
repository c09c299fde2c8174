"""The connection to SQLite or PostgreSQL: one thread writes, in groups that share a commit; a few threads read."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import URL

T = TypeVar("T")
READERS = 4
LARGEST_GROUP = 256
PATIENCE = 15
"""Seconds to wait for a lock that another process holds."""
MIGRATING = 7_103_741
"""The advisory lock that a process holds on PostgreSQL while it migrates."""


class DatabaseError(Exception):
    """The database cannot be reached, or did not do what was asked; what was being written may or may not be there."""


class Job(NamedTuple):
    """Something to write: jobs of a group run in the order of their keys, so that no two processes block each other."""

    key: str
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


def database_url(given: str) -> URL:
    """The URL of a database; PostgreSQL is spoken to through psycopg."""
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
    """Connections as we want them: on SQLite, what is committed is on the disk, and a writer says so at once."""
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
        connection.isolation_level = None  # transactions begin where we say so, not where sqlite3 guesses
        cursor = connection.cursor()
        for setting in (f"busy_timeout={PATIENCE * 1000}", "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the present schema; of several processes that try, one does it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Database:
    """Reads and writes for an event loop. A write is answered after it was committed."""

    def __init__(self, given: str) -> None:
        self.url = database_url(given)
        self.writing = make_engine(self.url, 1, writes=True)
        self.reading = make_engine(self.url, READERS, writes=False)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Thread(target=self.write_on, name="writer", daemon=True)
        self.held: IO[bytes] | None = None

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file, which only one process should serve from."""
        return self.url.get_backend_name() == "sqlite"

    def hold(self) -> None:
        """Be the one server on a file of SQLite, until the process ends: two would not know of each other."""
        if self.is_sqlite and self.held is None:
            file = Path(f"{self.url.database}.lock")
            file.parent.mkdir(parents=True, exist_ok=True)
            held = file.open("ab")
            try:
                lock(held)
            except OSError:
                held.close()
                name = self.url.database
                raise DatabaseError(f"another server runs on {name}: stop it first, or share a PostgreSQL") from None
            self.held = held

    def let_go(self) -> None:
        """Let another server have the file."""
        if self.held is not None:
            self.held.close()
            self.held = None

    def prepare(self) -> None:
        """Make the file of SQLite if there is none, and bring the database to the present schema."""
        from alembic.util import CommandError

        try:
            if self.is_sqlite:
                file = Path(str(self.url.database))
                file.parent.mkdir(parents=True, exist_ok=True)
                file.touch(0o600)  # a new one: it will have the secret that cookies are signed with
            migrate(self.writing)
        except (SQLAlchemyError, OSError) as error:
            raise DatabaseError(f"the database cannot be opened: {reason(error)}") from error
        except CommandError as error:
            raise DatabaseError("the database was made by a newer version of Guilda: install that one") from error

    async def open(self) -> None:
        """Migrate, and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self.readers, self.prepare)
        self.writer.start()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        if self.writer.is_alive():
            self.jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(self.readers, self.writer.join)
        self.readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work on a connection finds."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same in the calling thread."""
        try:
            with self.reading.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise DatabaseError(f"the database did not answer: {reason(error)}") from error

    async def write(self, key: str, work: Callable[[Connection], T]) -> T:
        """What some work that writes answers, once it is committed."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(key, work, loop, answer))
        return await answer

    def write_on(self) -> None:
        """The writer: everything that waits is committed together."""
        while (job := self.jobs.get()) is not None:
            group = [job]
            while len(group) < LARGEST_GROUP and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                group.append(job)
            group.sort(key=lambda job: job.key)
            self.commit(group)

    def commit(self, group: list[Job]) -> None:
        """Write a group in one transaction; if that fails, each job alone, so that one does not spoil the others."""
        try:
            with self.writing.begin() as connection:
                answers = [job.work(connection) for job in group]
        except Exception as error:
            if len(group) == 1:
                failure = DatabaseError(f"the database did not write: {reason(error)}")
                failure.__cause__ = error
                tell(group[0].loop, [(group[0].answer, failure, None)])
                return
            for job in group:
                self.commit([job])
            return
        for loop in {job.loop for job in group}:
            told = [(job.answer, None, each) for job, each in zip(group, answers, strict=True) if job.loop is loop]
            tell(loop, told)


def lock(file: IO[bytes]) -> None:
    """Lock a file for this process, or `OSError`; a process that is killed leaves no lock behind."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def reason(error: Exception) -> str:
    """Why the database refused, without statement and parameters, which may be private."""
    cause = getattr(error, "orig", None) or (error if isinstance(error, OSError) else None)
    return next(iter(str(cause or "").strip().splitlines()), type(cause or error).__name__)


def tell(loop: asyncio.AbstractEventLoop, answers: Sequence[tuple[asyncio.Future[Any], Exception | None, Any]]) -> None:
    """Let those who wait on an event loop know."""

    def answer() -> None:
        for future, error, value in answers:
            if not future.done():
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(answer)
