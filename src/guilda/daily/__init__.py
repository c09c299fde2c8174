"""The daily deal: one deal per day and game, the same for everyone, against fixed bots or alone.

>>> from guilda import daily
>>> seed = daily.public_seed("azul", daily.today())
>>> match = daily.start("azul", seed)
>>> daily.play_bots(match, seed)
>>> match.actor()
0

A server derives the seed from a secret (`secret_seed`) and publishes it after the day; without a server it follows from
the date (`public_seed`). docs/decisions/0013-daily-deal.md says why.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from hmac import digest
from typing import TYPE_CHECKING, NamedTuple

from guilda import bots
from guilda.bots.seats import BOT_NAMES, bot_seed
from guilda.daily.deals import Deal, deals_of
from guilda.locales import catalogue
from guilda.records.match import Match
from guilda.records.record import RecordError, Seat
from guilda.records.replay import verify
from guilda.rules.game import IllegalAction
from guilda.rules.registry import game as game_info
from guilda.rules.registry import games
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Collection, Generator, Mapping, Sequence

    from guilda.records.record import Record
    from guilda.tables.commands import Person
    from guilda.tables.entries import Chair, LogEntry, Opened

__all__ = [
    "DEALS",
    "Outcome",
    "Streak",
    "today",
    "public_seed",
    "secret_seed",
    "start",
    "play_bots",
    "play_master",
    "check",
    "percentile",
    "streak",
    "picture",
    "share_text",
]

ME = 0
"""The seat of the person who plays a deal."""
MASTER = "master"
"""The level that plays the deal for comparison."""
TOP_TENTH = 90
"""The percentile from which on a result has a star."""
FEWEST_FOR_A_TENTH = 10
"""Results without which none has a star."""
REST_DAYS = 7
"""Days of which one may be missed without an end of the streak."""


DEALS: Mapping[str, Deal] = {each.name: each for info in games() for each in deals_of(info).deals}
"""All daily deals, as the games declare them. The bots decide in a few milliseconds, so that every submitted game can
be verified."""


class Outcome(NamedTuple):
    """The result of a deal for its player."""

    points: int
    ahead: int
    """Points ahead of the bot; alone, points above the target."""
    won: bool


def today() -> date:
    """Return the day of the current deals, which begin and end at midnight UTC."""
    return datetime.now(UTC).date()


def day_at(now: int) -> date:
    """Return the day of a moment, in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def end_of(day: date) -> int:
    """Return the end of a day, at which its seeds are published, in milliseconds since 1970."""
    after = day + timedelta(1)
    return round(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def deal(name: str) -> Deal:
    """Return a deal by name; `ValueError` lists the names."""
    if name not in DEALS:
        raise ValueError(f"there is no daily deal {name!r}: choose {', '.join(DEALS)}")
    return DEALS[name]


def title_of(deal: Deal, language: str) -> str:
    """Return the title of a deal in a language."""
    title = game_info(deal.game).title(language)
    return catalogue(language).format("daily-solo", game=title) if deal.players == 1 else title


def key(name: str, day: date) -> str:
    """Return the text that names a deal of a day, `2026-11-17/azul`."""
    return f"{day.isoformat()}/{deal(name).name}"


def parse_key(text: str) -> tuple[str, date]:
    """Return name and day of a deal; `ValueError` if there is none like that."""
    day, _, name = text.partition("/")
    return deal(name).name, date.fromisoformat(day)


def secret_seed(secret: bytes, name: str, day: date) -> bytes:
    """Return the seed of a deal on a server: nobody without its secret can compute it before it is published."""
    return digest(secret, f"guilda daily {key(name, day)}".encode(), "sha256")


def public_seed(name: str, day: date) -> bytes:
    """Return the seed of a deal without a server. Anyone can compute it, also for days to come."""
    return sha256(f"guilda daily {key(name, day)}".encode()).digest()


# Playing


def start(name: str, seed: bytes, player: str = "Player 1", level: str = "") -> Match:
    """Start a deal for a person, or for a bot of a level in the person's place."""
    chosen = deal(name)
    first = Seat(BOT_NAMES[ME] if level else player, kind=level or "human")
    others = [Seat(BOT_NAMES[seat], kind=bot) for seat, bot in enumerate(chosen.bots, 1)]
    return Match(chosen.game, chosen.options(), seed=seed, seats=[first, *others], deal=True)


def bot_action(match: Match, seed: bytes) -> int | str:
    """Return the decision of the bot to act: the same for the same deal and position, on every platform."""
    position = match.position
    chance = bot_seed(seed.hex(), match.ply)
    return bots.make(match.seats[position.turn].kind, chance).choose(position.seen_by(position.turn, FastRng(chance)))


def play_bots(match: Match, seed: bytes) -> None:
    """Make the decisions of bots until a person decides or the match is over."""
    while (seat := match.actor()) is not None and match.seats[seat].kind != "human":
        match.apply(bot_action(match, seed))


def master_steps(name: str, seed: bytes) -> Generator[None, None, list[str]]:
    """Let a master play a deal in the person's place, with a pause after each decision; return all moves."""
    match = start(name, seed, level=MASTER)
    while match.actor() is not None:
        match.apply(bot_action(match, seed))
        yield
    return match.moves


def play_master(name: str, seed: bytes) -> Match:
    """Return a deal that a master has played in the person's place, with no more than the seat may know."""
    match = start(name, seed, level=MASTER)
    play_bots(match, seed)
    return match


def master_moves(name: str, seed: bytes) -> list[str]:
    """Return the moves of a master's deal, all seats together; for search processes."""
    return play_master(name, seed).moves


# Tables. Their log needs packages that the rest of this module does without.


def opening(name: str, day: date, seed: bytes, person: Person, now: int) -> list[LogEntry]:
    """Return the first log entries of a table at which a person plays a deal."""
    from guilda.tables.entries import Chair, Started

    return [opened(name, day, seed, Chair(person=person.id, name=person.name), now), Started(at=now, by=person.id)]


def master_log(name: str, day: date, seed: bytes, moves: Sequence[str], now: int) -> list[LogEntry]:
    """Return the log of a table at which a master has played a deal."""
    from guilda.tables.entries import Chair, Made, Started

    match, chosen = start(name, seed, level=MASTER), deal(name)
    levels = (MASTER, *chosen.bots)
    log: list[LogEntry] = [opened(name, day, seed, Chair(level=MASTER), now), Started(at=now)]
    for move in moves:
        seat = match.position.turn
        match.apply(move)
        log.append(Made(at=now, seat=seat, action=move, level=levels[seat]))
    return log


def opened(name: str, day: date, seed: bytes, chair: Chair, now: int) -> Opened:
    """Return the opening of a deal's table, without hints and chat."""
    from guilda.tables.entries import Chair, Opened

    chosen = deal(name)
    return Opened(
        at=now,
        by=chair.person,
        game=chosen.game,
        rules_version=game_info(chosen.game).rules_version,
        options=chosen.options(),
        chairs=[chair, *(Chair(level=level) for level in chosen.bots)],
        server_seed=seed.hex(),
        hints=False,
        chat=False,
        deal=key(name, day),
    )


# Results


def outcome(match: Match) -> Outcome:
    """Return the result of a finished deal."""
    scores = match.scores()
    against = max(scores[ME + 1 :], default=match.view().get("target") or 0)
    return Outcome(scores[ME], scores[ME] - against, match.ranks()[ME] == 1)


def check(record: Record, name: str, seed: bytes) -> Outcome:
    """Replay a submitted game and return its result; `RecordError` says why it cannot have been played like that.

    Every decision of a bot is made again, besides everything that `verify` checks.
    """
    chosen = deal(name)
    require(
        record.game == chosen.game and dict(record.options) == chosen.options(),
        "it is a game of another deal",
        "another",
    )
    kinds = [seat.kind for seat in record.seats]
    require(
        kinds == ["human", *chosen.bots], f"its seats must be human, {', '.join(chosen.bots) or 'alone'}", "another"
    )
    require(not any(seat.seed for seat in record.seats), "seats have no seeds of their own in a daily deal", "another")
    require(
        record.events is not None and record.server_seed == seed.hex(), "it was played with another seed", "another"
    )
    require(record.result is not None, "the game is not over", "running")
    match = Match(record.game, record.options, seed=seed, seats=record.seats, deal=True)
    for number, move in enumerate(record.moves, 1):
        seat = match.actor()
        require(seat is not None, f"move {number}: the game was over before it", "illegal")
        if seat != ME:
            expected = match.position.notation(match.position.action_id(bot_action(match, seed)))
            require(
                move.notation == expected, f"move {number}: the bot plays {expected}, not {move.notation[:20]!r}", "bot"
            )
        try:
            match.apply(move.notation, move.time)
        except IllegalAction as error:
            raise RecordError(f"move {number} ({move.notation[:20]!r}) is illegal: {error.reason}", "illegal") from None
        except ValueError as error:
            raise RecordError(f"move {number} ({move.notation[:20]!r}): {error}", "illegal") from None
    if match.record() != record:
        verify(record)  # says what differs
        raise RecordError("it does not agree with its replay", "altered")
    return outcome(match)


def require(condition: bool, why: str, problem: str) -> None:
    """Raise `RecordError` unless a condition holds."""
    if not condition:
        raise RecordError(why, problem)


def percentile(ahead: int, counts: Mapping[int, int]) -> int | None:
    """Return the share of results (by points ahead) that are worse, in per cent; equal ones count half.

    A result is compared with those of others: `counts` has it as well. None if there are no others.
    """
    others = sum(counts.values()) - 1
    if others < 1:
        return None
    worse = sum(count for each, count in counts.items() if each < ahead)
    return round(100 * (worse + (counts.get(ahead, 1) - 1) / 2) / others)


class Streak(NamedTuple):
    """Days in a row with a finished deal; one day of rest within seven days does not end it."""

    days: int
    rests: list[date]


def streak(days: Collection[date], now: date) -> Streak:
    """Return the streak that is alive today; today itself may still be missing."""
    day = now if now in days else now - timedelta(1)
    length, rests = 0, list[date]()
    while day in days or (
        length > 0 and day - timedelta(1) in days and not (rests and rests[-1] - day < timedelta(REST_DAYS))
    ):
        if day in days:
            length += 1
        else:
            rests.append(day)
        day -= timedelta(1)
    return Streak(length, rests)


# Sharing


def picture(match: Match) -> list[str]:
    """Return the person's final board in symbols: it shows what was filled or bought, not what was dealt."""
    return deals_of(match.game).picture(match.view(ME)["seats"][ME])


def share_text(
    title: str, day: date, result: Outcome, drawn: Sequence[str], *, rank: int | None = None, days: int = 0
) -> str:
    """Return a result to share: title and day, points ahead, percentile and streak, and the picture."""
    facts = [f"{'🏆' if result.won else '🎲'} {signed(result.ahead)}"]
    facts += [f"📊 {rank} %"] if rank is not None else []
    facts += [f"🔥 {days}"] if days > 1 else []
    return "\n".join([f"Guilda · {title} · {day.isoformat()}", " · ".join(facts), *drawn])


def signed(number: int) -> str:
    """Return a number with its sign, a real minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
