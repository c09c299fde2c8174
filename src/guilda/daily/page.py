"""The page of the daily deals, made from a person's games: the same on a server and without one."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from guilda import daily
from guilda.daily.views import Daily, DailyDay, DailyDeal, DailyMaster, DailyResult, PastDeal
from guilda.records.fairness import commitment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from guilda.daily import Outcome, Streak
    from guilda.daily.deals import Deal
    from guilda.daily.views import DealState

CALENDAR_DAYS = 42


class Played(NamedTuple):
    """A person's game of a deal."""

    deal: str
    """Day and name."""
    table: str | None
    offline: bool
    finished: bool
    result: Outcome | None
    """None if the game is not finished or does not count."""
    picture: tuple[str, ...]


class Page(NamedTuple):
    """Everything that the page is made from. Counts are results by points ahead; masters and counts are by deal."""

    now: int
    """In milliseconds since 1970."""
    seed: Callable[[str, date], bytes]
    public: bool
    games: Mapping[str, Played]
    counts: Mapping[str, Mapping[int, int]]
    masters: Mapping[str, DailyMaster]
    language: str

    def made(self) -> Daily:
        """Return the page."""
        today = daily.day_at(self.now)
        return Daily(
            day=today.isoformat(),
            ends=daily.end_of(today) // 1000,
            public=self.public,
            deals=[self.current(each, today) for each in daily.DEALS.values()],
            yesterday=[self.past(each, today - timedelta(1)) for each in daily.DEALS.values()],
            calendar=self.calendar(),
            rests=[day.isoformat() for day in self.streak().rests],
            streak=self.streak().days,
        )

    def current(self, deal: Deal, day: date) -> DailyDeal:
        """Return a deal of today; results of others only to those who have finished."""
        key = daily.key(deal.name, day)
        game, counts = self.games.get(key), self.counts.get(key, {})
        over = game is not None and game.finished
        return DailyDeal(
            name=deal.name,
            game=deal.game,
            options=deal.options(),
            levels=list(deal.bots),
            commitment=commitment(self.seed(deal.name, day)),
            next_commitment=commitment(self.seed(deal.name, day + timedelta(1))),
            state=state_of(game),
            table=None if game is None else game.table,
            result=self.result(game),
            players=sum(counts.values()),
            histogram=[list(each) for each in sorted(counts.items())] if over else [],
            master=self.masters.get(key) if over else None,
        )

    def past(self, deal: Deal, day: date) -> PastDeal:
        """Return a deal of yesterday with its seed."""
        key, seed = daily.key(deal.name, day), self.seed(deal.name, day)
        game = self.games.get(key)
        return PastDeal(
            name=deal.name,
            game=deal.game,
            levels=list(deal.bots),
            commitment=commitment(seed),
            seed=seed.hex(),
            table=game.table if game is not None and game.finished else None,
            result=self.result(game),
            players=sum(self.counts.get(key, {}).values()),
            master=self.masters.get(key),
        )

    def result(self, game: Played | None) -> DailyResult | None:
        """Return the result of a game as its player sees it."""
        if game is None or game.result is None:
            return None
        name, day = daily.parse_key(game.deal)
        rank = self.percentile(game)
        title = daily.title_of(daily.DEALS[name], self.language)
        share = daily.share_text(title, day, game.result, game.picture, rank=rank, days=self.streak().days)
        return DailyResult(*game.result, game.offline, rank, list(game.picture), share)

    def percentile(self, game: Played) -> int | None:
        """Return the percentile of a result among those on the server; one from elsewhere is compared with them."""
        if game.result is None:
            return None
        counts = dict(self.counts.get(game.deal, {}))
        if game.offline:
            counts[game.result.ahead] = counts.get(game.result.ahead, 0) + 1
        return daily.percentile(game.result.ahead, counts)

    def has_star(self, game: Played) -> bool:
        """Return whether a result is among the best tenth; fewer than ten results have none."""
        enough = sum(self.counts.get(game.deal, {}).values()) >= daily.FEWEST_FOR_A_TENTH
        return enough and (self.percentile(game) or 0) >= daily.TOP_TENTH

    def finished(self) -> Iterable[tuple[date, str, Played]]:
        """Yield day, name and game of every result."""
        for key, game in sorted(self.games.items()):
            name, day = daily.parse_key(key)
            if game.result is not None:
                yield day, name, game

    def streak(self) -> Streak:
        """Return the current streak."""
        return daily.streak({day for day, _, _ in self.finished()}, daily.day_at(self.now))

    def calendar(self) -> list[DailyDay]:
        """Return the days with a result."""
        first = daily.day_at(self.now) - timedelta(CALENDAR_DAYS - 1)
        found: dict[date, DailyDay] = {}
        for day, name, game in self.finished():
            if day >= first:
                entry = found.setdefault(day, DailyDay(day.isoformat(), [], star=False))
                entry.deals.append(name)
                entry.star = entry.star or self.has_star(game)
        return list(found.values())


def state_of(game: Played | None) -> DealState:
    """Return the state of a deal for a person."""
    if game is None:
        return "new"
    if game.finished:
        return "finished" if game.result is not None else "uncounted"
    return "taken" if game.offline else "playing"
