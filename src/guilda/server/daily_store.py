"""Storage of the daily deals: who plays which deal, the results, and the master's games."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select, update

from guilda import daily
from guilda.daily import Outcome
from guilda.daily.page import Played
from guilda.server.schema import daily_games, daily_masters

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from guilda.server.storage import Storage

COUNTED = daily_games.c.ahead.is_not(None)


class StoredDaily(NamedTuple):
    """A person's game of a deal. Without a table it is played offline; without a result it does not count."""

    person: str
    deal: str
    table_id: str | None
    started: int
    finished: int | None = None
    points: int | None = None
    ahead: int | None = None
    won: bool | None = None
    picture: str | None = None

    def played(self) -> Played:
        """Return the game for `guilda.daily.page`."""
        result = None
        if self.points is not None and self.ahead is not None:
            result = Outcome(self.points, self.ahead, bool(self.won))
        picture = tuple((self.picture or "").split("\n"))
        return Played(self.deal, self.table_id, self.table_id is None, self.finished is not None, result, picture)


class StoredMaster(NamedTuple):
    """The master's game of a deal."""

    deal: str
    table_id: str
    points: int
    ahead: int
    won: bool


class DailyStore:
    """The rows of daily deals."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.database = storage.database

    async def begin(self, game: StoredDaily) -> StoredDaily:
        """Store that a person plays a deal; return the game that they play, which may be an earlier one."""

        def work(connection: Connection) -> StoredDaily:
            connection.execute(self.storage.insert(daily_games).on_conflict_do_nothing(), game._asdict())
            this = (daily_games.c.person == game.person, daily_games.c.deal == game.deal)
            return StoredDaily(*connection.execute(select(daily_games).where(*this)).one())

        return await self.database.write(f"person {game.person}", work)

    async def finish(self, game: StoredDaily, now: int, result: Outcome | None, picture: str = "") -> bool:
        """Store the result of a game, None if it does not count; False if it has one already, or is gone."""
        this = (daily_games.c.person == game.person, daily_games.c.deal == game.deal, daily_games.c.finished.is_(None))
        changes = {"finished": now, "picture": picture, **({} if result is None else result._asdict())}
        where = daily_games.c.table_id.is_(None) if game.table_id is None else daily_games.c.table_id == game.table_id
        statement = update(daily_games).where(*this, where).values(**changes)
        key = f"person {game.person}"
        return await self.database.write(key, lambda connection: connection.execute(statement).rowcount == 1)

    async def games_of(self, person: str, since: str = "") -> list[StoredDaily]:
        """Return a person's games from a day on, oldest first."""
        query = select(daily_games).where(daily_games.c.person == person, daily_games.c.deal >= since)
        rows = await self.database.read(lambda connection: connection.execute(query.order_by(daily_games.c.deal)).all())
        return [StoredDaily(*row) for row in rows]

    async def spoils(self, deal: str, person: str, now: int) -> bool:
        """Return whether games of a deal would give it away to a person: until it ends, or they have finished it."""
        if now >= daily.end_of(daily.parse_key(deal)[1]):
            return False
        return all(each.deal != deal or each.finished is None for each in await self.games_of(person, deal))

    async def counts(self, deals: Collection[str]) -> dict[str, dict[int, int]]:
        """Return, for each deal, how many games on this server ended with how many points ahead."""
        query = (
            select(daily_games.c.deal, daily_games.c.ahead, func.count())
            .where(daily_games.c.deal.in_(deals), COUNTED, daily_games.c.table_id.is_not(None))
            .group_by(daily_games.c.deal, daily_games.c.ahead)
        )
        found: dict[str, dict[int, int]] = defaultdict(dict)
        for deal, ahead, count in await self.database.read(lambda connection: connection.execute(query).all()):
            found[deal][ahead] = count
        return found

    async def masters(self, deals: Collection[str]) -> dict[str, StoredMaster]:
        """Return the master's games of some deals."""
        query = select(daily_masters).where(daily_masters.c.deal.in_(deals))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.deal: StoredMaster(*row) for row in rows}

    async def store_master(self, game: StoredMaster) -> None:
        """Store the master's game of a deal."""
        statement = self.storage.insert(daily_masters).on_conflict_do_nothing()
        await self.database.write(game.table_id, lambda connection: connection.execute(statement, game._asdict()))
