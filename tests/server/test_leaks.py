"""No secret on the wire: two games that differ only in hidden information give the same bytes."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.rules.rng import KeyedRng
from guilda.rules.splendor.constants import HAND
from guilda.server import command_log, search_pool
from guilda.server import server as server_module
from guilda.tables.opening import opening
from tests.server.clients import PATIENCE, Client, Guest, Place, serving
from tests.tables.playing import NOON

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from guilda.records.match import Match
    from guilda.server.hub import Hub
    from guilda.tables.table import Table

HIDER, WATCHER = 0, 1
ID = "the-table"
PATHS = [f"/api/tables/{ID}{more}" for more in ("", "/record", "/replay", "/replay?seat=1", "/verify", "/review")]
PATHS += ["/api/tables", "/api/me/tables"]


class WatchedTable:
    """A table with a player who hides something, another player, and a spectator.

    Ben also follows it by a bot's stream, and both ask over HTTP.
    """

    def __init__(self, table: Table, clients: list[Client], guests: list[Guest], lines: list[str]) -> None:
        self.table = table
        self.ana, self.ben, self.zoe = clients
        self.guests = guests
        self.lines = lines
        self.answers: list[str] = []

    @property
    def match(self) -> Match:
        return self.table.playing()

    async def settle(self) -> None:
        """Wait until all clients have received everything."""
        for client in (self.ana, self.ben, self.zoe):
            await client.send(type="ping")
            await client.until("pong")
        if self.table.actor() == WATCHER:
            async with asyncio.timeout(PATIENCE):
                while f'"ply":{self.table.ply},' not in "".join(self.lines[-1:]):
                    await asyncio.sleep(0.01)

    async def act(self, client: Client, action: str) -> None:
        await client.do("act", ply=self.table.ply, action=action)
        await self.settle()

    async def pry(self) -> None:
        """Let Ben and Zoe send every request that might reveal more."""
        ply = self.table.ply
        for client in (self.ben, self.zoe):
            for seat in (None, HIDER, WATCHER):
                await client.ask("view_as", seat=seat)
            if client is self.ben:
                await client.do("view_as", seat=WATCHER)
            await client.ask("undo", ply=ply)
            await client.ask("resign", seat=HIDER)
            await client.ask("return", seat=HIDER)
            await client.ask("takeover", seat=HIDER)
            await client.ask("hint", ply=ply)
            await client.ask("rematch")
            await client.ask("act", ply=ply + 1, action=0)
            for action in range(0, self.match.position.n_actions, self.match.position.n_actions // 20):
                if not self.match.position.is_legal(action) or client is self.zoe:
                    await client.ask("act", ply=ply, action=action)
            await asyncio.sleep(0.3)  # stay below the rate limit
        for guest in self.guests:
            for path in PATHS:
                self.answers.append((await guest.http.get(path)).text)


async def follow(guest: Guest, token: str, lines: list[str]) -> None:
    """Collect the lines of a bot stream."""
    headers = {"Authorization": f"Bearer {token}"}
    async with guest.http.stream("GET", "/api/bot/stream", headers=headers, timeout=None) as stream:
        async for line in stream.aiter_lines():
            if line != '{"type":"alive"}':
                lines.append(line)  # noqa: PERF401 - it is read meanwhile


async def watched_game(
    place: Place, hubs: list[Hub], game: str, scenario: Callable[[WatchedTable], Awaitable[None]]
) -> list[str]:
    """Return everything Ben and Zoe received; at the end they reconnect twice and request everything again."""
    async with place.guest("Ana") as ana, place.guest("Ben") as ben, place.guest("Zoe") as zoe:
        table = await ana.open(game, "me", "open", options={"players": 2, "start": HIDER}, public=True)
        token = (await ben.http.post("/api/tokens", json={"name": "spy"})).json()["secret"]
        told: list[str] = []
        lines: list[str] = []
        following = asyncio.create_task(follow(ben, token, lines))
        while not hubs[-1].subscriptions.events:
            await asyncio.sleep(0.01)
        async with ana.at(table) as hers, ben.at(table) as his, zoe.at(table) as theirs:
            await his.do("sit", seat=WATCHER, name="Ben")
            await hers.do("start")
            found = await hubs[-1].registry.find(table)
            assert found is not None
            watched = WatchedTable(found, [hers, his, theirs], [ben, zoe], lines)
            await watched.settle()
            await scenario(watched)
            await watched.settle()
            assert lines
            told += lines + watched.answers
            for guest in (ben, zoe):
                for detail in (True, False):
                    async with guest.at(table, since=0, detail=detail) as again:
                        await again.ask("view_as", seat=WATCHER)
                        told += again.told
            await watched.settle()
            told += his.told + theirs.told
        following.cancel()
        return told


async def on_one_device(
    place: Place, hubs: list[Hub], game: str, scenario: Callable[[Device], Awaitable[None]]
) -> list[str]:
    """Return everything that a shared device received while the player who hides something did not hold it."""
    async with place.guest("Ana") as ana:
        table = await ana.open(game, "me", "me", options={"players": 2, "start": HIDER})
        async with ana.at(table) as client:
            found = await hubs[-1].registry.find(table)
            assert found is not None
            await scenario(Device(found, client))
            told = client.told
        for detail in (True, False):
            async with ana.at(table, since=0, detail=detail) as again:
                await again.do("view_as", seat=WATCHER)
                await again.do("view_as", seat=None)
                told = told + again.told
    return [text for text in told if (json.loads(text).get("state") or {}).get("seat") != HIDER]


class Device:
    """A device that two players hand to each other."""

    def __init__(self, table: Table, client: Client) -> None:
        self.table = table
        self.client = client

    @property
    def match(self) -> Match:
        return self.table.playing()

    async def act(self, action: str) -> None:
        """Let the actor take the device and decide."""
        await self.client.do("view_as", seat=self.table.actor())
        await self.client.do("act", ply=self.table.ply, action=action)
        await self.client.send(type="ping")
        await self.client.until("pong")

    async def pry(self) -> None:
        """Let the next player try everything that might reveal more."""
        ply = self.table.ply
        for seat in (None, WATCHER):
            await self.client.do("view_as", seat=seat)
            await self.client.ask("hint", ply=ply)
            await self.client.ask("act", ply=ply + 1, action=0)
            await self.client.ask("takeover", seat=HIDER)
            await self.client.ask("return", seat=HIDER)
            for action in range(0, self.match.position.n_actions, self.match.position.n_actions // 20):
                if not self.match.position.is_legal(action):
                    await self.client.ask("act", ply=ply, action=action)


def same_bytes(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    scenarios: list[Callable[[Any], Awaitable[None]]],
    play: Callable[..., Awaitable[list[str]]] = watched_game,
) -> None:
    """Compare the bytes of two games that differ in hidden information."""
    hubs: list[Hub] = []
    make = server_module.Hub

    def remembered(*arguments: Any, **details: Any) -> Hub:
        hubs.append(make(*arguments, **{**details, "now": lambda: NOON}))
        return hubs[-1]

    monkeypatch.setattr(server_module, "Hub", remembered)
    monkeypatch.setattr(search_pool.answered, "__defaults__", (PATIENCE,))  # hints are searched on a busy machine, too
    monkeypatch.setattr(command_log, "new_id", lambda: ID)
    monkeypatch.setattr(command_log, "opening", partial(opening, server_seed=bytes(range(32))))

    async def both() -> list[list[str]]:
        found = []
        for number, scenario in enumerate(scenarios):
            async with serving(f"sqlite:///{folder}/{number}.db") as place:
                found.append(await play(place, hubs, game, scenario))
        return found

    one, other = asyncio.run(both())
    assert len(one) > 50
    for told, also in zip(one, other, strict=True):
        assert told == also


def steer(match: Match, action: str, wanted: Callable[[Any], bool]) -> None:
    """Choose the draws of the next decision so that it has the wanted result."""
    for number in count():
        seed = sha256(str(number).encode()).digest()
        board = match.position.copy()
        board.apply(action, KeyedRng(seed, []))
        if wanted(board):
            match._rng = KeyedRng(seed, [])
            return


def test_a_card_reserved_from_a_deck_does_not_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def scenario_with(hidden: int) -> Callable[[WatchedTable], Awaitable[None]]:
        async def scenario(watched: WatchedTable) -> None:
            match = watched.match
            deck = [card for card in range(40) if match.position.decks[0] >> card & 1]
            steer(match, "R1D", lambda board: board.hand[HIDER * HAND] == deck[hidden])
            await watched.act(watched.ana, "R1D")
            assert match.position.hand[HIDER * HAND] == deck[hidden]
            await watched.pry()
            place = next(n for n in range(1, 5) if match.position.is_legal(match.position.action_id(f"R1{n}")))
            steer(match, f"R1{place}", lambda board: board.table[place - 1] == deck[5])
            await watched.act(watched.ben, f"R1{place}")
            await watched.act(watched.ana, "WBK")
            await watched.ana.do("undo", ply=watched.table.ply)
            await watched.act(watched.ana, "WBG")
            await watched.pry()

        return scenario

    same_bytes(tmp_path, monkeypatch, "splendor", [scenario_with(0), scenario_with(1)])


def test_a_card_reserved_on_one_device_does_not_leak_to_the_next_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scenario_with(hidden: int) -> Callable[[Device], Awaitable[None]]:
        async def scenario(device: Device) -> None:
            match = device.match
            deck = [card for card in range(40) if match.position.decks[0] >> card & 1]
            steer(match, "R1D", lambda board: board.hand[HIDER * HAND] == deck[hidden])
            await device.act("R1D")
            assert match.position.hand[HIDER * HAND] == deck[hidden]
            await device.pry()
            await device.act("WBK")
            await device.client.do("undo", ply=device.table.ply)
            await device.act("WBG")
            await device.act("WBK")
            await device.client.do("undo", ply=device.table.ply)
            await device.act("WBG")
            await device.pry()

        return scenario

    same_bytes(tmp_path, monkeypatch, "splendor", [scenario_with(0), scenario_with(1)], on_one_device)


def test_a_window_chosen_on_one_device_does_not_leak_to_the_next_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = []

    def scenario_with(chance: int) -> Callable[[Device], Awaitable[None]]:
        async def scenario(device: Device) -> None:
            hide(device, chance)
            actions = device.match.actions()
            chosen.append(actions[0])
            await device.act(device.match.position.notation(actions[0]))
            await device.pry()
            await device.client.do("undo", ply=device.table.ply)
            await device.act(device.match.position.notation(actions[1]))
            await device.pry()

        return scenario

    same_bytes(tmp_path, monkeypatch, "sagrada", [scenario_with(1), scenario_with(2)], on_one_device)
    assert chosen[0] != chosen[1]


def hide(watched: WatchedTable | Device, chance: int) -> None:
    """Resample what is hidden from Ben, also in the log of the set-up."""
    match = watched.match
    other = match.position.seen_by(WATCHER, guilda.FastRng(chance))
    match._position.restore(other.state())
    names = [name for name, _ in match.game.presentation.EVENTS]
    rows = match._set_up
    for number, row in enumerate(rows):
        if names[row[0]] == "private" and row[1] == HIDER:
            rows[number] = (*row[:2], other.private[HIDER], *row[3:])
        if names[row[0]] == "cards" and row[1] == HIDER:
            rows[number] = (*row[:2], *other.cards[2 * HIDER : 2 * HIDER + 2], *row[4:])


def test_a_chosen_window_does_not_leak_before_all_have_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = []

    def scenario_with(chance: int) -> Callable[[WatchedTable], Awaitable[None]]:
        async def scenario(watched: WatchedTable) -> None:
            hide(watched, chance)
            actions = watched.match.actions()
            await watched.act(watched.ana, watched.match.position.notation(actions[0]))
            chosen.append(actions[0])
            await watched.pry()
            await watched.ana.do("undo", ply=watched.table.ply)
            await watched.act(watched.ana, watched.match.position.notation(actions[1]))
            await watched.pry()

        return scenario

    same_bytes(tmp_path, monkeypatch, "sagrada", [scenario_with(1), scenario_with(2)])
    assert chosen[0] != chosen[1]


def test_a_private_objective_does_not_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    colours = []

    def scenario_with(chance: int) -> Callable[[WatchedTable], Awaitable[None]]:
        async def scenario(watched: WatchedTable) -> None:
            match = watched.match
            for client in (watched.ana, watched.ben):
                await watched.act(client, match.position.notation(match.actions()[0]))
            hide(watched, chance)
            colours.append(match.position.private[HIDER])
            for ply in range(8):
                client = watched.ana if match.actor() == HIDER else watched.ben
                actions = match.actions()
                await watched.act(client, match.position.notation(actions[ply % len(actions)]))
                if ply % 3 == 1:
                    await watched.pry()

        return scenario

    same_bytes(tmp_path, monkeypatch, "sagrada", [scenario_with(1), scenario_with(3)])
    assert colours[0] != colours[1]
