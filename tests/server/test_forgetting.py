"""Who wants to be forgotten is gone from every log, list and process; before that, they can take all of it along."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from guilda.server import people
from guilda.server.channels import channels
from guilda.server.hub import CHANNEL
from guilda.server.identity import Identity
from guilda.server.room import Viewer
from guilda.server.server import Server
from guilda.server.settings import Settings
from guilda.server.storage import Storage
from guilda.tables.commands import Chat, Person, Rematch, Resign, SeatBot, Sit, Stand, Start
from guilda.tables.entries import Clock, Opened, Said, Started, written
from guilda.tables.table import Table, opening
from guilda.tables.words import Refused
from tests.server.clients import PATIENCE, serving
from tests.server.postgres import fresh_database
from tests.server.test_hub import Watch, hubs, log_of, sqlite, table_of, two_people, until
from tests.tables.playing import ANA, BEN, CLARA, NOON, new_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from guilda.server.hub import Hub

OLD_TABLE = "of-older-rules"


@asynccontextmanager
async def running(database: str) -> AsyncIterator[Server]:
    plugin = channels("memory://", [CHANNEL])
    async with plugin:
        server = Server(Settings(database=database), plugin)
        await server.open()
        try:
            yield server
        finally:
            await server.close()


async def keep_old_table(
    storage: Storage, host: Person, table_id: str = OLD_TABLE, wakes: int | None = None, *, now: bool = False
) -> None:
    """A table that is being played by rules which nobody has any more, or which are those of now."""
    (opened,) = opening(new_table(mine=1, bots=1), host, NOON)
    assert isinstance(opened, Opened)
    started = Started(at=NOON, by=host.id)
    summary = Table.rebuilt(table_id, [opened, started]).summary()
    kept = opened if now else msgspec.structs.replace(opened, rules_version=0)
    said = Said(at=NOON, by=host.id, name=host.name, text="an old secret", seat=0)
    entries = [written(entry) for entry in (kept, started, said)]
    assert await storage.append(table_id, 1, entries, msgspec.structs.replace(summary, wakes=wakes))


async def kept(storage: Storage, table_id: str) -> bytes:
    """All that is stored of a table."""
    listed = await storage.summary(table_id)
    assert listed is not None
    return b"\n".join([*await storage.entries(table_id), msgspec.json.encode(listed.summary)])


async def rename(hub: Hub, table_id: str) -> None:
    """Ben sits down under another name, speaks, and leaves; Clara speaks without sitting down."""
    await hub.command(table_id, Sit(id="ben's seat", seat=1, name="Benedict", seed="lucky seven"), BEN)
    await hub.command(table_id, Chat(id="ben's words", text="I was here"), BEN)
    await hub.command(table_id, Stand(id="ben's leave", seat=1), BEN)
    await hub.command(table_id, Chat(id="clara's words", text="nice board"), CLARA)


def test_who_is_forgotten_while_looking_on_is_not_heard_any_more(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Zorro") as zorro:
            table_id = await ana.open("azul", "me", "open")
            async with zorro.at(table_id) as old, zorro.at(table_id, hello=False) as silent:
                (await zorro.http.delete("/api/me")).raise_for_status()
                for client in (old, silent):
                    assert await client.closed() == 1008
            async with zorro.at(table_id) as new:
                await new.do("chat", text="who was I?")
            assert b"Zorro" not in await kept(place.server.storage, table_id)

    asyncio.run(evening())


def test_what_a_person_has_open_ends_in_all_processes_when_they_are_forgotten(postgres: str) -> None:
    async def evening() -> None:
        database = fresh_database(postgres)
        plugin = channels("memory://", [CHANNEL])
        async with plugin:
            servers = [Server(Settings(database=database), plugin) for _ in range(2)]
            for server in servers:
                await server.open()
            ended = {person: asyncio.Event() for person in ("ana", "ben")}
            keys = servers[0].keys
            async with keys.use(Identity("ana"), ended["ana"].set), keys.use(Identity("ben"), ended["ben"].set):
                await servers[1].forget("ana")
                await asyncio.wait_for(ended["ana"].wait(), PATIENCE)
                assert not ended["ben"].is_set()
            for server in servers:
                await server.close()

    asyncio.run(evening())


def test_what_was_said_without_a_seat_is_exported_and_forgotten(database: str) -> None:
    async def evening() -> None:
        async with running(database) as server:
            table_id = await server.hub.open(new_table(), ANA)
            await rename(server.hub, table_id)
            ben = await people.export_me.fn(server, Identity(BEN.id))
            assert (ben.said, ben.names, ben.seeds) == (["I was here"], ["Benedict"], ["lucky seven"])
            assert [each.id for each in ben.tables] == [table_id]
            clara = await people.export_me.fn(server, Identity(CLARA.id))
            assert (clara.said, clara.names) == (["nice board"], ["Clara"])
            for person in (BEN, CLARA):
                await server.forget(person.id)
                again = await people.export_me.fn(server, Identity(person.id))
                assert (again.said, again.names, again.tables) == ([], [], [])
            left = await kept(server.storage, table_id)
            for word in (b"Ben", b"ben", b"was here", b"Clara", b"clara", b"nice board"):
                assert word not in left
            assert b"Ana" in left

    asyncio.run(evening())


def test_somebody_is_forgotten_at_a_table_of_older_rules(database: str) -> None:
    async def evening() -> None:
        async with running(database) as server:
            await keep_old_table(server.storage, ANA)
            with pytest.raises(Refused, match="outdated"):
                await server.table(OLD_TABLE)
            mine = await people.export_me.fn(server, Identity(ANA.id))
            assert mine.said == ["an old secret"]
            await server.forget(ANA.id)
            left = await kept(server.storage, OLD_TABLE)
            for word in (b"Ana", b'"ana"', b"secret"):
                assert word not in left

    asyncio.run(evening())


def test_a_bots_stream_skips_tables_of_older_rules(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as guest:
            me = (await guest.http.get("/api/me")).json()["id"]
            storage = Storage(sqlite(tmp_path))
            await storage.open()
            await keep_old_table(storage, Person(me, "Ana"))
            await storage.close()
            table_id = await guest.open("azul", "me", "open")
            async with guest.at(table_id) as client:
                await client.do("sit", seat=1, name="Ana too")
                await client.do("start")
            token = (await guest.http.post("/api/tokens", json={"name": "bot"})).json()["secret"]
            headers = {"Authorization": f"Bearer {token}"}
            async with guest.http.stream("GET", "/api/bot/stream", headers=headers) as stream:
                line = msgspec.json.decode(await anext(stream.aiter_lines()))
            assert (line["type"], line["table"]) == ("turn", table_id)

    asyncio.run(evening())


def test_many_tables_of_older_rules_keep_no_other_waiting(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            hub.stopping = True  # nobody drives tables here
            for number in range(120):
                await keep_old_table(hub.storage, ANA, f"old{number}", wakes=number)
            await keep_old_table(hub.storage, ANA, "new", wakes=number + 1, now=True)
            for _ in range(2):
                await hub.sweep()
            assert "new" in hub.rooms

    asyncio.run(evening())


def test_all_processes_read_a_rewritten_log_anew(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            await second.command(table_id, Chat(id="c", text="a secret"), BEN)
            viewers = [Viewer(ANA), Viewer(CLARA)]
            for hub, viewer in zip((first, second), viewers, strict=True):
                await hub.join(table_id, viewer, None)
            await first.forget_person(table_id, BEN.id)
            for hub, viewer in zip((first, second), viewers, strict=True):
                await until(lambda v=viewer: any(b"Anonymous" in told for told in v.outbox))
                told = msgspec.json.decode(next(told for told in viewer.outbox if b"Anonymous" in told))
                assert (told["type"], told["chat"][0]["text"], viewer.dropped) == ("welcome", "…", False)
                assert (await table_of(hub, table_id)).chairs[1].name == "Anonymous"

    asyncio.run(evening())


def test_a_process_that_missed_the_news_cannot_bring_a_name_back(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            stale = await second.room(table_id)
            assert stale is not None
            first.publish = lambda _: None  # type: ignore[method-assign]
            await first.forget_person(table_id, BEN.id)
            await second.command(table_id, Chat(id="c", text="where is everybody?"), ANA)
            assert stale.table.chairs[1].name == "Anonymous"
            left = await kept(first.storage, table_id)
            assert b"Ben" not in left
            assert b"everybody" in left

    asyncio.run(evening())


def test_who_is_forgotten_leaves_the_clocks_as_they_are(tmp_path: Path) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=100) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=60, increment=0))
            await hub.command(table_id, Chat(id="c", text="hi"), CLARA)
            watch.time += 10_000
            await hub.forget_person(table_id, CLARA.id)
            await hub.command(table_id, Chat(id="c", text="who was that?"), ANA)
            assert (await table_of(hub, table_id)).due() == NOON + 60_000

    asyncio.run(evening())


def test_what_is_written_while_somebody_is_forgotten_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            rewrite = first.storage.rewrite

            async def interrupted(*details: Any) -> bool:
                monkeypatch.setattr(first.storage, "rewrite", rewrite)
                await second.command(table_id, Chat(id="c", text="my last words"), BEN)
                return await rewrite(*details)

            monkeypatch.setattr(first.storage, "rewrite", interrupted)
            await first.forget_person(table_id, BEN.id)
            entries = await log_of(first, table_id)
            assert sum(isinstance(entry, Said) for entry in entries) == 1
            left = await kept(first.storage, table_id)
            assert b"Ben" not in left
            assert b"last words" not in left

    asyncio.run(evening())


def test_an_open_table_where_nobody_else_sits_closes_with_its_host(database: str) -> None:
    async def evening() -> None:
        async with running(database) as server:
            table_id = await server.hub.open(new_table(public=True), ANA)
            viewer = Viewer(BEN)
            await server.hub.join(table_id, viewer, None)
            await server.forget(ANA.id)
            assert viewer.dropped
            assert await server.storage.public_tables() == []
            with pytest.raises(Refused, match="no_such_table"):
                await server.hub.command(table_id, Chat(id="c", text="hello?"), BEN)

    asyncio.run(evening())


def test_a_rematch_goes_on_when_its_hosts_are_forgotten(database: str) -> None:
    """After Ana comes Ben, who has sat down, then Clara; she lets bots take the seats of both, and starts."""

    async def evening() -> None:
        async with running(database) as server:
            hub = server.hub
            first = await hub.open(new_table(players=3), ANA)
            for seat, person in ((1, BEN), (2, CLARA)):
                await hub.command(first, Sit(id="s", seat=seat, name=person.name), person)
            await hub.command(first, Start(id="b"), ANA)
            for seat, person in enumerate((ANA, BEN)):
                await hub.command(first, Resign(id="r", seat=seat), person)
            await hub.command(first, Rematch(id="again"), ANA)
            again = (await server.table(first)).rematch
            assert again is not None
            await hub.command(again, Sit(id="yes", seat=2, name="Ben"), BEN)
            for leaving, host, open_seats in ((ANA, BEN, [1]), (BEN, CLARA, [1, 2])):
                await server.forget(leaving.id)
                table = await server.table(again)
                assert [seat for seat, chair in enumerate(table.chairs) if chair.open] == open_seats
                for person in (BEN, CLARA):
                    assert table.info(person.id).host == (person is host)
            left = await kept(server.storage, again)
            for word in (b"Ana", b'"ana"', b"Ben", b'"ben"'):
                assert word not in left
            await hub.command(again, Sit(id="yes", seat=0, name="Clara"), CLARA)
            for seat in (1, 2):
                await hub.command(again, SeatBot(id=f"bot {seat}", seat=seat, level="random"), CLARA)
            await hub.command(again, Start(id="b"), CLARA)
            assert (await server.table(again)).phase == "playing"

    asyncio.run(evening())


def test_a_game_goes_on_with_nobody_in_the_place_of_who_was_forgotten(database: str) -> None:
    async def evening() -> None:
        async with running(database) as server:
            table_id = await server.hub.open(new_table(players=3), ANA)
            for seat, person in ((1, BEN), (2, CLARA)):
                await server.hub.command(table_id, Sit(id="s", seat=seat, name=person.name), person)
            await server.hub.command(table_id, Start(id="b"), ANA)
            await server.forget(ANA.id)
            table = await server.table(table_id)
            assert (table.phase, table.names()) == ("playing", ["Anonymous", "Ben", "Clara"])
            assert table.resigned == {0}
            await server.hub.command(table_id, Resign(id="r", seat=1), BEN)
            assert (await server.table(table_id)).phase == "over"

    asyncio.run(evening())
