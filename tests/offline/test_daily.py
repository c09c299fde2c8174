"""Daily deals without a server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from guilda import daily
from guilda.daily.views import Daily
from guilda.records.record import loads
from guilda.server.resources import TableSummary
from guilda.tables.commands import Act
from tests.daily.playing import played
from tests.offline.test_host import Page


async def play_out(page: Page, table_id: str, moves: list[str]) -> None:
    """Make the decisions of a solo deal."""
    for ply, move in enumerate(moves):
        await page.host.execute(table_id, Act(f"{ply}", ply, move))


def test_the_deal_of_the_date_is_played_here_with_a_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "MASTER", "greedy")

    async def work() -> None:
        page = Page()
        await page.host.open()
        before: Daily = await page.get("/api/daily", Daily)
        assert (before.public, before.streak) == (True, 0)
        day = daily.day_at(page.host.now())
        tables: list[Any] = []
        for _ in range(2):
            answer = await page.request("POST", "/api/daily/sagrada-solo/play")
            assert answer.status == 200, answer
            tables.append((await page.get("/api/me/tables", list[TableSummary]))[0].id)
        assert tables[0] == tables[1]
        await play_out(page, tables[0], played("sagrada-solo", daily.public_seed("sagrada-solo", day), "random").moves)
        after: Daily = await page.get("/api/daily", Daily)
        deal = next(each for each in after.deals if each.name == "sagrada-solo")
        assert deal.state == "finished"
        assert deal.result is not None
        assert deal.result.percentile is None
        assert (after.streak, [each.deals for each in after.calendar]) == (1, [["sagrada-solo"]])
        await asyncio.gather(*page.host.tasks)
        last: Daily = await page.get("/api/daily", Daily)
        master = next(each.master for each in last.deals if each.name == "sagrada-solo")
        assert master is not None
        assert (await page.request("GET", f"/api/tables/{master.table}/replay")).status == 200

    asyncio.run(work())


def test_a_taken_deal_is_played_here_and_its_record_passes_the_servers_check() -> None:
    async def work() -> None:
        page = Page()
        await page.host.open()
        day = daily.day_at(page.host.now())
        seed = daily.secret_seed(b"secret", "sagrada-solo", day)
        taken = {"deal": daily.key("sagrada-solo", day), "seed": seed.hex()}
        opened = [await page.request("POST", "/api/local-daily", taken) for _ in range(2)]
        assert opened[0] == opened[1]
        assert opened[0].status == 200
        table_id = (await page.get("/api/me/tables", list[TableSummary]))[0].id
        await play_out(page, table_id, played("sagrada-solo", seed, "random").moves)
        record = (await page.request("GET", f"/api/tables/{table_id}/record")).body.decode()
        daily.check(loads(record), "sagrada-solo", seed)
        for wrong in ({"deal": "x", "seed": seed.hex()}, {"deal": taken["deal"], "seed": "00"}):
            assert (await page.request("POST", "/api/local-daily", wrong)).status == 400

    asyncio.run(work())
