"""Daily deals without a server: those of the date, and those that were taken from a server to be played here."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

import msgspec

from guilda import daily
from guilda.daily.page import CALENDAR_DAYS, Page, Played
from guilda.daily.views import DailyMaster
from guilda.offline.store import StoreError
from guilda.tables.opening import LOCAL, new_id
from guilda.tables.summary import Summary

if TYPE_CHECKING:
    from datetime import date

    from guilda.daily.views import Daily, TakenDeal
    from guilda.offline.host import Host
    from guilda.tables.resources import TableSummary
    from guilda.tables.table import Table

decode_summary = msgspec.json.Decoder(Summary).decode


class LocalDeals:
    """The daily deals in one browser."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.playing: set[str] = set()
        """Deals that the master is playing."""

    async def page(self, language: str) -> Daily:
        """Return the deals of this browser; there are no results of others."""
        now = self.host.now()
        first = (daily.day_at(now) - timedelta(CALENDAR_DAYS)).isoformat()
        games, masters = dict[str, Played](), dict[str, DailyMaster]()
        for table in [each for each in await self.tables() if each.setup.deal >= first]:
            deal = table.setup.deal
            over = table.phase == "over" and table.playing().actor() is None
            result = daily.outcome(table.playing()) if over else None
            if not table.chairs[daily.ME].person:
                if result is not None:
                    masters[deal] = DailyMaster(*result, table.id)
                continue
            picture = tuple(daily.picture(table.playing())) if over else ()
            games[deal] = Played(deal, table.id, False, table.phase == "over", result, picture)
        for game in games.values():
            if game.finished and game.deal not in masters and game.deal >= daily.day_at(now).isoformat():
                self.host.start(self.play_master(game.deal))
        return Page(now, daily.public_seed, True, games, {}, masters, language).made()

    async def tables(self) -> list[Table]:
        """Return all tables with a daily deal."""
        summaries = await self.host.store.summaries()
        found = [each for each, text in summaries.items() if decode_summary(text).deal]
        return [(await self.host.room(each)).table for each in found]

    async def play(self, name: str) -> TableSummary:
        """Play today's deal of the date."""
        day = daily.day_at(self.host.now())
        return await self.open(name, day, daily.public_seed(name, day))

    async def play_taken(self, taken: TakenDeal) -> TableSummary:
        """Play a deal that was taken from a server."""
        name, day = daily.parse_key(taken.deal)
        return await self.open(name, day, bytes.fromhex(taken.seed))

    async def open(self, name: str, day: date, seed: bytes) -> TableSummary:
        """Open the table of a deal, or find it."""
        host = self.host
        for table in await self.tables():
            same = table.setup.deal == daily.key(name, day) and table.setup.server_seed == seed.hex()
            if same and table.chairs[daily.ME].person:
                return await host.listed_table(table.id)
        table_id = LOCAL + new_id()
        await host.write_new(table_id, daily.opening(name, day, seed, host.person, host.now()))
        return await host.listed_table(table_id)

    async def play_master(self, deal: str) -> None:
        """Let the master play a deal of the date, and keep its game as a table."""
        if deal in self.playing:
            return
        self.playing.add(deal)
        name, day = daily.parse_key(deal)
        seed = daily.public_seed(name, day)
        with suppress(StoreError):
            moves = await self.host.searches.run(daily.master_moves, name, seed)
            log = daily.master_log(name, day, seed, moves, self.host.now())
            await self.host.write_new(LOCAL + new_id(), log)
        self.playing.discard(deal)
