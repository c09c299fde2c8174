"""Acknowledged writes are kept, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from guilda.server import database as database_module
from guilda.server import storage as storage_module
from guilda.server.database import Database
from guilda.server.people_store import Profile, StoredToken
from guilda.server.ratings import DAY, Strength
from guilda.server.storage import DatabaseError, Storage, milliseconds
from guilda.tables.summary import Summary
from tests.server.postgres import fresh_database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine


def short(phase: str = "playing", persons: tuple[str | None, ...] = ("ann", "bob"), **more: object) -> Summary:
    return msgspec.convert(
        {
            "game": "azul",
            "options": {"players": len(persons)},
            "phase": phase,
            "host": persons[0],
            "names": [str(person) for person in persons],
            "persons": list(persons),
            "levels": [None] * len(persons),
            "actor": 0,
            "public": False,
            "rated": False,
            "changed": milliseconds(),
            **more,
        },
        Summary,
    )


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = Storage(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def run(url: str, work: Callable[[Storage], Coroutine[object, object, None]]) -> None:
    async def whole() -> None:
        async with opened(url) as storage:
            await work(storage)

    asyncio.run(whole())


def test_entries_come_back_in_order_after_a_restart(database: str) -> None:
    async def write(storage: Storage) -> None:
        assert await storage.append("t", 1, [b"one", b"two"], short("open"))
        assert await storage.append("t", 3, [b"three"], short())

    async def read(storage: Storage) -> None:
        assert await storage.entries("t") == [b"one", b"two", b"three"]
        assert await storage.entries("t", 2) == [b"three"]
        assert await storage.entries("other") == []

    run(database, write)
    run(database, read)


@pytest.mark.skipif(sys.platform == "win32", reason="files have other permissions there")
def test_the_file_is_private(tmp_path: Path) -> None:
    async def write(storage: Storage) -> None:
        await storage.append("t", 1, [b"one"], short())
        files = list(tmp_path.iterdir())
        assert len(files) > 1, "the log of SQLite lies beside it"
        assert not any(file.stat().st_mode & 0o077 for file in files)

    run(f"sqlite:///{tmp_path}/guilda.db", write)


def test_exactly_one_of_conflicting_appends_wins(database: str) -> None:
    async def work(storage: Storage) -> None:
        async with opened(database) as other:
            both = (storage, other)
            for number in range(1, 21):
                tries = [both[n % 2].append("t", number, [b"%d" % n], short()) for n in range(6)]
                assert sum(await asyncio.gather(*tries)) == 1
            assert len(await storage.entries("t")) == 20

    run(database, work)


def test_a_number_too_high_is_refused(database: str) -> None:
    async def work(storage: Storage) -> None:
        assert not await storage.append("t", 2, [b"two"], short())
        assert await storage.append("t", 1, [b"one"], short())
        assert not await storage.append("t", 3, [b"three"], short())
        assert await storage.entries("t") == [b"one"]

    run(database, work)


def test_appends_that_wait_together_are_all_answered(database: str) -> None:
    async def work(storage: Storage) -> None:
        answers = await asyncio.gather(*(storage.append(f"t{n}", 1, [b"x"], short()) for n in range(300)))
        assert all(answers)
        assert (await storage.size()) == {"playing": 300}

    run(database, work)


WRITER = """
import asyncio, sys
from guilda.server.storage import Storage
from tests.server.test_storage import short

async def write(table):
    number = 1
    while await storage.append(table, number, [b"%d" % number], short()):
        print(f"{table} {number}\\n", end="", flush=True)  # in one write, also where Python does not buffer
        number += 1

async def main():
    global storage
    storage = Storage(sys.argv[1])
    await storage.open()
    await asyncio.gather(*(write(f"t{n}") for n in range(5)))

asyncio.run(main())
"""


def test_an_acknowledged_append_is_there_after_kill_9(database: str) -> None:
    process = subprocess.Popen([sys.executable, "-c", WRITER, database], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told: dict[str, int] = {}
    for line in process.stdout:
        table, number = line.split()
        told[table] = int(number)
        if sum(told.values()) >= 200 and process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
            process.returncode = None
            break
    for line in process.stdout:  # what was written before the kill
        table, number = line.split()
        told[table] = int(number)
    process.stdout.close()
    process.wait()

    async def read(storage: Storage) -> None:
        for table, number in told.items():
            kept = await storage.entries(table)
            assert len(kept) >= number
            assert kept == [b"%d" % n for n in range(1, len(kept) + 1)]

    run(database, read)


def test_a_lease_keeps_others_away_until_it_runs_out(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("t", 1, [b"x"], short(wakes=1))
        assert await storage.due_tables(milliseconds()) == ["t"]
        assert await storage.claim("t", "one", 60)
        assert await storage.due_tables(milliseconds()) == []
        assert not await storage.claim("t", "two", 60)
        assert await storage.claim("t", "one", -1)
        assert await storage.due_tables(milliseconds()) == ["t"]
        assert await storage.claim("t", "two", 60)
        assert not await storage.claim("t", "one", 60)
        await storage.release_all("two")
        assert await storage.claim("t", "one", 60)

    run(database, work)


def test_only_tables_with_an_expired_deadline_are_due(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("waits", 1, [b"x"], short())
        await storage.append("later", 1, [b"x"], short(wakes=milliseconds() + 60_000))
        await storage.append("over", 1, [b"x"], short("over", wakes=1))
        assert await storage.due_tables(milliseconds()) == []

    run(database, work)


def test_lists_show_public_tables_and_mine(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("mine", 1, [b"x"], short("open"))
        await storage.append("public", 1, [b"x"], short("open", ("eve", None), public=True))
        await storage.append("finished", 1, [b"x"], short("over", ("eve", "ann"), public=True))
        assert [each.id for each in await storage.public_tables()] == ["public"]
        assert [each.id for each in await storage.tables_of("ann")] == ["mine", "finished"]
        await storage.append("mine", 2, [b"x"], short("open", ("cat", None)))
        assert [each.id for each in await storage.tables_of("ann")] == ["finished"]

    run(database, work)


def test_abandoned_tables_hide_no_others(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("public", 1, [b"x"], short("open", ("eve", None), public=True))
        for number in range(3):
            await storage.append(f"t{number}", 1, [b"x"], short("open", ("mal", None), public=True))
            await storage.append(f"t{number}", 2, [b"x"], short("open", (None, None), host="mal", public=True))
        assert [each.id for each in await storage.public_tables(limit=1)] == ["public"]
        await storage.append("t0", 3, [b"x"], short("open", ("ann", None), public=True))
        assert {each.id for each in await storage.public_tables()} == {"public", "t0"}

    run(database, work)


def test_an_error_without_a_message_is_named_by_its_type(database: str) -> None:
    def fail(_connection: object) -> None:
        raise DBAPIError("", None, Exception())

    async def work(storage: Storage) -> None:
        for _ in range(2):  # the writer continues
            with pytest.raises(DatabaseError, match="Exception"):
                await storage.database.write("", fail)

    run(database, work)


def test_a_rated_game_moves_ratings_once(database: str) -> None:
    async def work(storage: Storage) -> None:
        for name in ("ann", "bob"):
            await storage.people.store_profile(Profile(name, name, login=name, skeleton=name))
        await storage.append("t", 1, [b"x"], short(rated=True))
        over = short("over", rated=True, ranks=[1, 2], counts=True)
        await storage.append("t", 2, [b"x"], over)
        first = await storage.people.ratings_of(["ann", "bob"])
        await storage.append("t", 3, [b"chat"], over)
        assert await storage.people.ratings_of(["ann", "bob"]) == first
        winner, loser = first["ann"][0].strength, first["bob"][0].strength
        assert winner.rating > Strength().rating > loser.rating
        assert winner.games == loser.games == 1

    run(database, work)


@pytest.mark.parametrize("guest", [True, False])
@pytest.mark.parametrize("long", [True, False])
def test_ratings_are_for_accounts_and_whole_games(database: str, guest: bool, long: bool) -> None:
    async def work(storage: Storage) -> None:
        await storage.people.store_profile(Profile("ann", "Ann", login="ann", skeleton="ann"))
        await storage.people.store_profile(
            Profile("bob", "Bob") if guest else Profile("bob", "Bob", login="bob", skeleton="b")
        )
        await storage.append("t", 1, [b"x"], short("over", rated=True, ranks=[1, 2], counts=long))
        assert bool((await storage.people.ratings_of(["ann"]))["ann"]) is (long and not guest)

    run(database, work)


def test_repeated_games_of_a_pair_count_less_and_less(database: str) -> None:
    async def work(storage: Storage) -> None:
        for name in ("ann", "bob"):
            await storage.people.store_profile(Profile(name, name, login=name, skeleton=name))
        before, gains = Strength().rating, []
        for number in range(12):
            over = short("over", rated=True, ranks=[1, 2], counts=True, changed=1000 + number)
            await storage.append(f"t{number}", 1, [b"x"], over)
            rating = (await storage.people.ratings_of(["ann"]))["ann"][0].strength.rating
            gains.append(rating - before)
            before = rating
        assert gains[-1] < 2 < gains[4]
        later = short("over", rated=True, ranks=[1, 2], counts=True, changed=1000 + 8 * DAY)
        await storage.append("later", 1, [b"x"], later)
        assert (await storage.people.ratings_of(["ann"]))["ann"][0].strength.rating - before > gains[-1]

    run(database, work)


def test_an_account_name_is_given_once(database: str) -> None:
    async def work(storage: Storage) -> None:
        assert await storage.people.store_profile(Profile("1", "Ann", None, "ann", "hash", 5), "login")
        assert not await storage.people.store_profile(Profile("2", "ANN", None, "ann", "hash", 5), "login")
        found = await storage.people.profile_by_login("aNN")
        assert found is not None
        assert found.id == "1"
        assert await storage.people.store_profile(found._replace(name="Anna"), "name")
        changed = await storage.people.profile("1")
        assert changed == Profile("1", "Anna", None, "ann", "hash", 5)

    run(database, work)


def test_a_dropped_person_leaves_nothing(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.people.store_profile(Profile("ann", "Ann"))
        await storage.people.store_token(StoredToken("k", "ann", "bot", "0" * 64, 1))
        await storage.append("t", 1, [b"x"], short("over", rated=True, ranks=[1, 2]))
        await storage.people.drop_person("ann")
        assert await storage.people.profile("ann") is None
        assert await storage.people.token("k") is None
        assert (await storage.people.ratings_of(["ann"]))["ann"] == []
        assert await storage.tables_of("ann") == []

    run(database, work)


def test_all_processes_share_one_secret(database: str) -> None:
    async def work(storage: Storage) -> None:
        async with opened(database) as other:
            one, two = await asyncio.gather(storage.secret("cookie"), other.secret("cookie"))
            assert one == two
            assert len(one) == 32

    run(database, work)


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://"])
def test_other_databases_are_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(ValueError, match="database"):
        Storage(url)


def test_the_migrations_make_the_schema_that_the_code_uses(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from guilda.server.schema import metadata

    async def work(storage: Storage) -> None:
        def compare(connection: object) -> list[object]:
            context = MigrationContext.configure(connection)  # type: ignore[arg-type]
            return list(compare_metadata(context, metadata))

        assert await storage.database.read(compare) == []

    run(database, work)


def test_a_log_is_rewritten_only_as_it_was_read(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("t", 1, [b"one", b"two"], short("open"))
        change = ({1: b"ONE"}, b"three", short("open", ("nobody", "bob")), None, "ann")
        assert not await storage.rewrite("t", 1, *change)
        assert await storage.entries("t") == [b"one", b"two"]
        assert await storage.rewrite("t", 2, *change)
        assert await storage.entries("t") == [b"ONE", b"two", b"three"]
        assert await storage.tables_naming("ann") == []
        assert await storage.numbers(["t", "other"]) == {"t": 3}

    run(database, work)


def test_persons_at_a_table_are_stored_until_they_are_erased(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("t", 1, [b"x"], short("open"))
        await storage.append("t", 2, [b"x"], short("open", ("ann", None)), ["eve"])
        for person, sits in (("ann", True), ("bob", False), ("eve", False)):
            assert [each.id for each in await storage.tables_naming(person)] == ["t"]
            assert bool(await storage.tables_of(person)) is sits

    run(database, work)


def test_a_new_name_or_language_changes_nothing_else(database: str) -> None:
    async def work(storage: Storage) -> None:
        guest = Profile("1", "Ann", "en", created=5)
        assert await storage.people.store_profile(guest)
        assert await storage.people.store_profile(
            Profile("1", "Anna", None, "anna", "hash", 9), "name", "login", "password"
        )
        assert await storage.people.store_profile(guest._replace(language="pt"), "language")
        assert await storage.people.profile("1") == Profile("1", "Anna", "pt", "anna", "hash", 5)
        second = Profile("1", "Bea", None, "bea", "other", 9)
        assert not await storage.people.store_profile(second, "name", "login", "password"), (
            "there is an account already"
        )
        assert await storage.people.profile("1") == Profile("1", "Anna", "pt", "anna", "hash", 5)

    run(database, work)


def test_guests_without_data_are_deleted(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append("t", 1, [b"x"], short(persons=("plays", "plays too")))
        people = [Profile(name, name, created=1) for name in ("gone", "plays", "keeps a token")]
        people += [Profile("new", "new", created=100), Profile("account", "account", None, "account", "hash", 1)]
        for person in people:
            await storage.people.store_profile(person)
        await storage.people.store_token(StoredToken("k", "keeps a token", "bot", "0" * 64, 1))
        assert await storage.people.drop_guests(50) == 1
        assert [person.id for person in people if await storage.people.profile(person.id) is None] == ["gone"]

    run(database, work)


def test_migrating_an_older_database_indexes_the_people_in_its_logs(database: str) -> None:
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import text

    from guilda.server import database as module

    url = module.database_url(database)
    engine = module.make_engine(url, 1, writes=True)
    config = Config()
    config.set_main_option("script_location", str(Path(module.__file__).parent / "migrations"))
    row = {"entry": b'{"entry":"chat","at":1,"by":"eve","name":"Eve","text":"hi"}'}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO entries (table_id, number, entry) VALUES ('t', 1, :entry)"), row)
        summary = msgspec.json.encode(short()).decode()
        connection.execute(
            text(
                "INSERT INTO tables (id, last, game, players, phase, public, opened, changed, counted, summary, leased)"
                " VALUES ('t', 1, 'azul', 2, 'over', false, 1, 1, false, :summary, 0)"
            ),
            {"summary": summary},
        )
        connection.execute(text("INSERT INTO seats (table_id, person, changed) VALUES ('t', 'ann', 1)"))
    engine.dispose()

    async def work(storage: Storage) -> None:
        assert len(await storage.tables_of("ann")) == 1
        assert len(await storage.tables_naming("eve")) == 1
        assert await storage.tables_of("eve") == []

    run(database, work)


def test_times_are_those_of_postgresql(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hour = 3_600_000
    monkeypatch.setattr(storage_module, "milliseconds", lambda: time.time_ns() // 1_000_000 - hour)

    async def work() -> None:
        storage = Storage(fresh_database(postgres))
        await storage.open()
        assert abs(storage.now() - time.time_ns() // 1_000_000) < hour / 2
        await storage.close()

    asyncio.run(work())


def test_the_writer_keeps_its_connection_while_it_is_busy_and_replaces_a_broken_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "KEPT_SECONDS", 3600.0)

    async def work(storage: Storage) -> None:
        used: list[Connection] = []

        def fail(connection: Connection) -> None:
            used.append(connection)
            connection.invalidate()
            connection.scalar(text("SELECT nothing"))

        for job in (used.append, used.append, fail, used.append):
            with suppress(DatabaseError):
                await storage.database.write("t", job)
        first, second, broken, last = used
        assert first is second is broken
        assert last is not broken
        assert last.scalar(text("SELECT 1")) == 1

    run(database, work)


@pytest.mark.parametrize(("tables", "gathers"), [(1, False), (30, True)])
def test_writes_are_gathered_while_many_tables_write(
    tables: int, gathers: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(database_module, "time", SimpleNamespace(sleep=pauses.append, monotonic=time.monotonic))

    async def scenario() -> None:
        database = Database(f"sqlite:///{tmp_path}/guilda.db")
        await database.open()
        for number in range(30):
            assert await database.write(f"table {number % tables}", lambda _: True)
        await database.close()

    asyncio.run(scenario())
    assert bool(pauses) is gathers
