"""One game between bots. A bot that fails, is late or breaks the rules loses on that, and the others share the win."""

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

LONGEST_MESSAGE = 300
ALARM_AGAIN = 0.2
NOBODY = -1


class Forfeit(Exception):  # noqa: N818 - what it is, in the words of the arena
    """A bot lost by its own fault: `reason` is `raised`, `late` or `illegal`."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Result(NamedTuple):
    """How a game ended; its length is in decisions. A forfeit says which seat lost on it, why, and in words."""

    seed: int
    seating: tuple[int, ...]
    ranks: list[int]
    scores: list[int]
    length: int
    forfeit: dict[str, Any] | None
    rounds: int = 0


def nobody_watches(seat: int, seconds: float | None) -> None:
    """Takes no notice of who is deciding."""


def play(
    plan: Tournament,
    fixture: Fixture,
    watch: Callable[[int, float | None], None] = nobody_watches,
    decisions: list[int] | None = None,
) -> Result:
    """Play one game to its end. Chance is the same for every seating of a seed; bots see only what their seats may.

    `watch` is told which seat is to decide (in the end: nobody), and within how many seconds. What they decided is
    added to `decisions`.
    """
    position, chance = laid_out(plan, fixture)
    seated = [plan.names[bot] for bot in fixture.seating]
    sight = FastRng(plan.draw_seed("sight", fixture.seed, seated))
    playing: dict[int, Bot] = {}
    length = 0
    try:
        while (seat := position.actor()) is not None:
            seen = position.seen_by(seat, sight)
            try:
                if seat not in playing:
                    watch(seat, STARTING_SECONDS)
                    seed = plan.draw_seed("bot", fixture.seed, seated, seat)
                    begin(playing, seat, plan.bots[fixture.seating[seat]], seed, seen)
                watch(seat, plan.clock)
                action = decide(playing[seat], position, seen, plan.clock, chance)
            except Forfeit as error:
                return forfeited(fixture, seat, error, length)
            length += 1
            if decisions is not None:
                decisions.append(action)
        return Result(*fixture, position.ranks(), position.scores(), length, None, rounds(position))
    finally:
        watch(NOBODY, STARTING_SECONDS)
        for bot in playing.values():
            close(bot)


def rounds(position: Any) -> int:
    """How many rounds were played, in a game that counts them."""
    return getattr(position, "round", 0)


def laid_out(plan: Tournament, fixture: Fixture) -> tuple[Game, FastRng]:
    """The first position of a game, and the generator of all its chance."""
    chance = FastRng(plan.draw_seed("chance", fixture.seed))
    return game(plan.game).position(plan.options, chance), chance


def forfeited(fixture: Fixture, seat: int, error: Forfeit, length: int = 0) -> Result:
    """The result of a game that a seat lost by its own fault: nobody scores, the others share the win."""
    message = " ".join(str(error).split())[:LONGEST_MESSAGE]
    forfeit = {"seat": seat, "reason": error.reason, "message": message}
    ranks = [1 + (seat == other) for other in range(len(fixture.seating))]
    return Result(*fixture, ranks, [0] * len(ranks), length, forfeit)


def begin(playing: dict[int, Bot], seat: int, name: str, seed: int, seen: Game) -> None:
    """Seat a bot, and let it get ready."""
    with faults(STARTING_SECONDS):
        bot = playing[seat] = bots.make(name, seed)
        if hasattr(bot, "begin"):
            bot.begin(seen.copy())


def decide(bot: Bot, position: Game, seen: Game, clock: float | None, chance: FastRng) -> int:
    """Let a bot decide, make it happen, and say what it was."""
    with faults(clock):
        chosen = bot.choose(seen, clock)
    try:
        action = position.action_id(chosen)
        position.apply(action, chance)
        return action
    except ValueError as error:
        raise Forfeit("illegal", str(error)) from error


def close(bot: Bot) -> None:
    """Let a bot go. The game is over: what it still does wrong costs it nothing."""
    try:
        with faults(STARTING_SECONDS):
            if hasattr(bot, "close"):
                bot.close()
    except Forfeit:
        pass


@contextmanager
def faults(clock: float | None) -> Iterator[None]:
    """What a bot does wrong inside is a forfeit. Python code is stopped when the clock has run out, where a signal can
    do that; elsewhere lateness is found when it returns.
    """  # noqa: D205 - one thought
    began = monotonic()
    try:
        with alarm(clock):
            yield
    except OutOfTime as error:
        raise Forfeit("late", str(error) or late(clock)) from error
    except (Exception, SystemExit) as error:
        raise Forfeit("raised", f"{type(error).__name__}: {error}") from error
    if clock is not None and monotonic() - began > clock + GRACE:
        raise Forfeit("late", late(clock))


def late(clock: float | None) -> str:
    """How lateness is put."""
    return f"no answer within {clock:g} s"


@contextmanager
def alarm(clock: float | None) -> Iterator[None]:
    """Raise `OutOfTime` when the time is up, and again if somebody catches it."""
    if clock is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    try:
        # Twice the grace: a bot that keeps its own clock may say better why it is late.
        signal.setitimer(signal.ITIMER_REAL, clock + 2 * GRACE, ALARM_AGAIN)
        yield
    finally:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
        except OutOfTime:  # it rang at this very moment
            signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
