"""Erasure from every log, list and process, and the export of a person's data."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from guilda.server import people
from guilda.server.channels import channels
from guilda.server.errors import ServerError
from guilda.server.identity import Identity
from guilda.server.server import Server
from guilda.server.settings import Settings
from guilda.server.storage import Storage
from guilda.tables import visibility
from guilda.tables.commands import Chat, Person, Rematch, Resign, SeatBot, Sit, Stand, Start
from guilda.tables.entries import Clock, Opened, Said, Started, encode_entry
from guilda.tables.errors import TableError
from guilda.tables.opening import opening
from guilda.tables.room import Viewer
from guilda.tables.table import Table
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
    plugin = channels("memory://")
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
    """Store a table in play, of outdated rules or of the current ones."""
    (opened,) = opening(new_table(mine=1, bots=1), host, NOON)
    assert isinstance(opened, Opened)
    started = Started(at=NOON, by=host.id)
    summary = visibility.summary(Table.rebuilt(table_id, [opened, started]))
    kept = opened if now else msgspec.structs.replace(opened, rules_version=0)
    said = Said(at=NOON, by=host.id, name=host.name, text="an old secret", seat=0)
    entries = [encode_entry(entry) for entry in (kept, started, said)]
    assert await storage.append(table_id, 1, entries, msgspec.structs.replace(summary, wakes=wakes))


async def kept(storage: Storage, table_id: str) -> bytes:
    """Return everything stored about a table."""
    listed = await storage.summary(table_id)
    assert listed is not None
    return b"\n".join([*await storage.entries(table_id), msgspec.json.encode(listed.summary)])


async def rename(hub: Hub, table_id: str) -> None:
    """Let Ben sit down under another name, speak and leave; let Clara speak without sitting down."""
    await hub.log.command(table_id, Sit(id="ben's seat", seat=1, name="Benedict", seed="lucky seven"), BEN)
    await hub.log.command(table_id, Chat(id="ben's words", text="I was here"), BEN)
    await hub.log.command(table_id, Stand(id="ben's leave", seat=1), BEN)
    await hub.log.command(table_id, Chat(id="clara's words", text="nice board"), CLARA)


def test_an_erased_spectator_is_disconnected(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Zorro") as zorro:
            table_id = await ana.open("azul", "me", "open")
            async with zorro.at(table_id) as old, zorro.at(table_id, hello=False) as silent:
                (await zorro.http.delete("/api/me")).raise_for_status()
                for client in (old, silent):
                    assert await client.closed() == 1008
            async with zorro.at(table_id) as new:
                await new.do("chat", text="who was I?")
            assert b"Zorro" not in await kept(place.server.storage, table_id)

    asyncio.run(scenario())


def test_connections_of_an_erased_person_end_in_all_processes(postgres: str) -> None:
    async def scenario() -> None:
        database = fresh_database(postgres)
        plugin = channels("memory://")
        async with plugin:
            servers = [Server(Settings(database=database), plugin) for _ in range(2)]
            for server in servers:
                await server.open()
            ended = {person: asyncio.Event() for person in ("ana", "ben")}
            authenticator = servers[0].authenticator
            async with (
                authenticator.use(Identity("ana"), ended["ana"].set),
                authenticator.use(Identity("ben"), ended["ben"].set),
            ):
                await servers[1].erase("ana")
                await asyncio.wait_for(ended["ana"].wait(), PATIENCE)
                assert not ended["ben"].is_set()
            for server in servers:
                await server.close()

    asyncio.run(scenario())


def test_chat_of_spectators_is_exported_and_erased(database: str) -> None:
    async def scenario() -> None:
        async with running(database) as server:
            table_id = await server.hub.log.open(new_table(), ANA)
            await rename(server.hub, table_id)
            ben = await people.export_me.fn(server, Identity(BEN.id))
            assert (ben.chat, ben.names, ben.seeds) == (["I was here"], ["Benedict"], ["lucky seven"])
            assert [each.id for each in ben.tables] == [table_id]
            clara = await people.export_me.fn(server, Identity(CLARA.id))
            assert (clara.chat, clara.names) == (["nice board"], ["Clara"])
            for person in (BEN, CLARA):
                await server.erase(person.id)
                again = await people.export_me.fn(server, Identity(person.id))
                assert (again.chat, again.names, again.tables) == ([], [], [])
            left = await kept(server.storage, table_id)
            for word in (b"Ben", b"ben", b"was here", b"Clara", b"clara", b"nice board"):
                assert word not in left
            assert b"Ana" in left

    asyncio.run(scenario())


def test_a_person_is_erased_at_a_table_of_outdated_rules(database: str) -> None:
    async def scenario() -> None:
        async with running(database) as server:
            await keep_old_table(server.storage, ANA)
            with pytest.raises(TableError, match="outdated"):
                await server.table(OLD_TABLE)
            mine = await people.export_me.fn(server, Identity(ANA.id))
            assert mine.chat == ["an old secret"]
            await server.erase(ANA.id)
            left = await kept(server.storage, OLD_TABLE)
            for word in (b"Ana", b'"ana"', b"secret"):
                assert word not in left

    asyncio.run(scenario())


def test_a_bots_stream_skips_tables_of_older_rules(tmp_path: Path) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_many_tables_of_older_rules_do_not_delay_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            hub.driver.stopping = True  # no bots play here
            for number in range(120):
                await keep_old_table(hub.storage, ANA, f"old{number}", wakes=number)
            await keep_old_table(hub.storage, ANA, "new", wakes=number + 1, now=True)
            for _ in range(2):
                await hub.sweeper.sweep()
            assert "new" in hub.rooms

    asyncio.run(scenario())


def test_all_processes_read_a_rewritten_log_again(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            await second.log.command(table_id, Chat(id="c", text="a secret"), BEN)
            viewers = [Viewer(ANA), Viewer(CLARA)]
            for hub, viewer in zip((first, second), viewers, strict=True):
                await hub.presence.join(table_id, viewer, None)
            await first.log.erase(table_id, BEN.id)
            for hub, viewer in zip((first, second), viewers, strict=True):
                await until(lambda v=viewer: any(b"Anonymous" in told for told in v.outbox))
                told = msgspec.json.decode(next(told for told in viewer.outbox if b"Anonymous" in told))
                assert (told["type"], told["chat"][0]["text"], viewer.dropped) == ("welcome", "…", False)
                assert (await table_of(hub, table_id)).chairs[1].name == "Anonymous"

    asyncio.run(scenario())


def test_a_process_that_missed_the_notice_cannot_restore_a_name(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            stale = await second.registry.room(table_id)
            assert stale is not None
            first.pubsub.publish = lambda _: None  # type: ignore[method-assign]
            await first.log.erase(table_id, BEN.id)
            await second.log.command(table_id, Chat(id="c", text="where is everybody?"), ANA)
            assert stale.table.chairs[1].name == "Anonymous"
            left = await kept(first.storage, table_id)
            assert b"Ben" not in left
            assert b"everybody" in left

    asyncio.run(scenario())


def test_an_erasure_does_not_touch_the_clocks(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=100) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=60, increment=0))
            await hub.log.command(table_id, Chat(id="c", text="hi"), CLARA)
            watch.time += 10_000
            await hub.log.erase(table_id, CLARA.id)
            await hub.log.command(table_id, Chat(id="c", text="who was that?"), ANA)
            assert (await table_of(hub, table_id)).due() == NOON + 60_000

    asyncio.run(scenario())


def test_entries_written_during_an_erasure_are_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            rewrite = first.storage.rewrite

            async def interrupted(*details: Any) -> bool:
                monkeypatch.setattr(first.storage, "rewrite", rewrite)
                await second.log.command(table_id, Chat(id="c", text="my last words"), BEN)
                return await rewrite(*details)

            monkeypatch.setattr(first.storage, "rewrite", interrupted)
            await first.log.erase(table_id, BEN.id)
            entries = await log_of(first, table_id)
            assert sum(isinstance(entry, Said) for entry in entries) == 1
            left = await kept(first.storage, table_id)
            assert b"Ben" not in left
            assert b"last words" not in left

    asyncio.run(scenario())


def test_an_open_table_without_other_players_is_deleted_with_its_host(database: str) -> None:
    async def scenario() -> None:
        async with running(database) as server:
            table_id = await server.hub.log.open(new_table(public=True), ANA)
            viewer = Viewer(BEN)
            await server.hub.presence.join(table_id, viewer, None)
            await server.erase(ANA.id)
            assert viewer.dropped
            assert await server.storage.public_tables() == []
            with pytest.raises(ServerError, match="no_such_table"):
                await server.hub.log.command(table_id, Chat(id="c", text="hello?"), BEN)

    asyncio.run(scenario())


def test_a_rematch_continues_when_its_hosts_are_erased(database: str) -> None:
    """Ben, who has sat down, follows Ana as host, then Clara; she lets bots take both seats, and starts."""

    async def scenario() -> None:
        async with running(database) as server:
            hub = server.hub
            first = await hub.log.open(new_table(players=3), ANA)
            for seat, person in ((1, BEN), (2, CLARA)):
                await hub.log.command(first, Sit(id="s", seat=seat, name=person.name), person)
            await hub.log.command(first, Start(id="b"), ANA)
            for seat, person in enumerate((ANA, BEN)):
                await hub.log.command(first, Resign(id="r", seat=seat), person)
            await hub.log.command(first, Rematch(id="again"), ANA)
            again = (await server.table(first)).rematch
            assert again is not None
            await hub.log.command(again, Sit(id="yes", seat=2, name="Ben"), BEN)
            for leaving, host, open_seats in ((ANA, BEN, [1]), (BEN, CLARA, [1, 2])):
                await server.erase(leaving.id)
                table = await server.table(again)
                assert [seat for seat, chair in enumerate(table.chairs) if chair.open] == open_seats
                for person in (BEN, CLARA):
                    assert visibility.info(table, person.id).host == (person is host)
            left = await kept(server.storage, again)
            for word in (b"Ana", b'"ana"', b"Ben", b'"ben"'):
                assert word not in left
            await hub.log.command(again, Sit(id="yes", seat=0, name="Clara"), CLARA)
            for seat in (1, 2):
                await hub.log.command(again, SeatBot(id=f"bot {seat}", seat=seat, level="random"), CLARA)
            await hub.log.command(again, Start(id="b"), CLARA)
            assert (await server.table(again)).phase == "playing"

    asyncio.run(scenario())


def test_a_game_continues_after_a_player_was_erased(database: str) -> None:
    async def scenario() -> None:
        async with running(database) as server:
            table_id = await server.hub.log.open(new_table(players=3), ANA)
            for seat, person in ((1, BEN), (2, CLARA)):
                await server.hub.log.command(table_id, Sit(id="s", seat=seat, name=person.name), person)
            await server.hub.log.command(table_id, Start(id="b"), ANA)
            await server.erase(ANA.id)
            table = await server.table(table_id)
            assert (table.phase, table.names()) == ("playing", ["Anonymous", "Ben", "Clara"])
            assert table.resigned == {0}
            await server.hub.log.command(table_id, Resign(id="r", seat=1), BEN)
            assert (await server.table(table_id)).phase == "over"

    asyncio.run(scenario())
