"""Play one game between bots. A bot that raises, runs out of time or breaks the rules forfeits the game."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda import bots
from guilda.bots import GRACE, STARTING_SECONDS, OutOfTime
from guilda.rules.registry import game
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from guilda.arena.schedule import Fixture, Tournament
    from guilda.bots import Bot
    from guilda.rules.game import Game
    from guilda.search.search import SearchResult

    OnTurn = Callable[[int, float | None], None]
    """Called with the seat to move (or `NO_SEAT`) and its time limit in seconds."""

MAX_MESSAGE = 300
ALARM_INTERVAL = 0.2
NO_SEAT = -1


class Forfeit(Exception):  # noqa: N818 - a result, not a programming error
    """A bot forfeits the game: `reason` is `raised`, `late` or `illegal`."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Result(NamedTuple):
    """The result of a game. `length` counts decisions; `forfeit` holds the seat, the reason and a message."""

    seed: int
    seating: tuple[int, ...]
    ranks: list[int]
    scores: list[int]
    length: int
    forfeit: dict[str, Any] | None
    rounds: int = 0
    luck: list[float] | None = None
    """Each seat's luck in shares of the win, in an adjusted tournament."""
    by_decisions: list[float] | None = None
    """Each seat's share of the win by decisions alone, in an adjusted tournament."""


def ignore_turn(seat: int, seconds: float | None) -> None:
    """Do nothing when the turn changes."""


def play(
    plan: Tournament,
    fixture: Fixture,
    on_turn: OnTurn = ignore_turn,
    decisions: list[int] | None = None,
    searches: list[SearchResult | None] | None = None,
) -> Result:
    """Play one game to its end. All seatings of a seed share the same chance; a bot sees only its seat's information.

    Each action is appended to `decisions` if a list is given, and the search behind it, as far as the bot tells, to
    `searches`.
    """
    position, chance = starting_position(plan, fixture)
    seated = [plan.names[bot] for bot in fixture.seating]
    determinization = FastRng(plan.derive_seed("sight", fixture.seed, seated))
    playing: dict[int, Bot] = {}
    length = 0
    try:
        while (seat := position.actor()) is not None:
            seen = position.seen_by(seat, determinization)
            try:
                if seat not in playing:
                    on_turn(seat, STARTING_SECONDS)
                    seed = plan.derive_seed("bot", fixture.seed, seated, seat)
                    begin(playing, seat, plan.bots[fixture.seating[seat]], seed, seen)
                on_turn(seat, plan.clock)
                action = decide(playing[seat], position, seen, plan.clock, chance)
            except Forfeit as error:
                return forfeit_result(fixture, seat, error, length)
            length += 1
            if decisions is not None:
                decisions.append(action)
            if searches is not None:
                searches.append(getattr(playing[seat], "result", None))
        return Result(*fixture, position.ranks(), position.scores(), length, None, rounds(position))
    finally:
        on_turn(NO_SEAT, STARTING_SECONDS)
        for bot in playing.values():
            close(bot)
        on_turn(NO_SEAT, None)  # the task may go on with the game


def rounds(position: Any) -> int:
    """Return the number of rounds played, or 0 for a game without rounds."""
    return getattr(position, "round", 0)


def starting_position(plan: Tournament, fixture: Fixture) -> tuple[Game, FastRng]:
    """Return the first position of a game and the generator for all its chance."""
    chance = FastRng(plan.derive_seed("chance", fixture.seed))
    return game(plan.game).position(plan.options, chance), chance


def forfeit_result(fixture: Fixture, seat: int, error: Forfeit, length: int = 0) -> Result:
    """Return the result of a forfeited game: all scores are 0 and the other seats share the win."""
    message = " ".join(str(error).split())[:MAX_MESSAGE]
    forfeit = {"seat": seat, "reason": error.reason, "message": message}
    ranks = [1 + (seat == other) for other in range(len(fixture.seating))]
    return Result(*fixture, ranks, [0] * len(ranks), length, forfeit)


def begin(playing: dict[int, Bot], seat: int, name: str, seed: int, seen: Game) -> None:
    """Make the bot of a seat and call its `begin`."""
    with forfeit_on_fault(STARTING_SECONDS):
        bot = playing[seat] = bots.make(name, seed)
        if hasattr(bot, "begin"):
            bot.begin(seen.copy())


def decide(bot: Bot, position: Game, seen: Game, clock: float | None, chance: FastRng) -> int:
    """Ask a bot for an action, apply it and return its id."""
    with forfeit_on_fault(clock):
        chosen = bot.choose(seen, clock)
    try:
        action = position.action_id(chosen)
        position.apply(action, chance)
        return action
    except ValueError as error:
        raise Forfeit("illegal", str(error)) from error


def close(bot: Bot) -> None:
    """Close a bot. The game is over, so a fault no longer costs anything."""
    try:
        with forfeit_on_fault(STARTING_SECONDS):
            if hasattr(bot, "close"):
                bot.close()
    except Forfeit:
        pass


@contextmanager
def forfeit_on_fault(clock: float | None) -> Iterator[None]:
    """Turn exceptions and lateness inside the block into `Forfeit`.

    Where signals are available, Python code is interrupted when the time is up; elsewhere lateness is noticed when the
    bot returns.
    """
    began = monotonic()
    try:
        with time_limit(clock):
            yield
    except OutOfTime as error:
        raise Forfeit("late", str(error) or late_message(clock)) from error
    except (Exception, SystemExit) as error:
        raise Forfeit("raised", f"{type(error).__name__}: {error}") from error
    if clock is not None and monotonic() - began > clock + GRACE:
        raise Forfeit("late", late_message(clock))


def late_message(clock: float | None) -> str:
    """Return the message of a forfeit on time."""
    return f"no answer within {clock:g} s"


@contextmanager
def time_limit(clock: float | None) -> Iterator[None]:
    """Raise `OutOfTime` when the time is up, repeatedly in case the bot catches it."""
    if clock is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def on_alarm(number: int, frame: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, on_alarm)
    try:
        # Twice the grace: a bot that watches its own clock can give a better message.
        signal.setitimer(signal.ITIMER_REAL, clock + 2 * GRACE, ALARM_INTERVAL)
        yield
    finally:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
        except OutOfTime:  # the alarm fired at this very moment
            signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
