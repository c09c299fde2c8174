"""Previews: the immediate effect of an action, as far as the seat to act can know it before the next draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules.game import EventLog
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng, Rng

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.rules.presentation import Event


SAMPLES = 4
"""Outcomes of chance that are compared to find out whether points depend on it."""
REDRAWS = 8
"""The same for hidden information, which is redrawn."""


class Veil(Rng):
    """A generator that notes the length of a log at its first draw: events before it are certain."""

    def __init__(self, log: EventLog) -> None:
        self.log = log
        self.chance = FastRng(0)
        self.certain = -1

    def draw(self, n: int) -> int:
        """Return some number from 0 to n - 1."""
        if n > 1 and self.certain < 0:
            self.certain = self.log.size
        return self.chance.draw(n)


def gains(position: Game, actions: list[int]) -> list[int]:
    """Return the points that each legal action is certain to bring the seat to act; see `preview`."""
    seat = position.turn
    seen = position.seen_by(seat, FastRng(0))
    before = seen.assured_points(seat)
    board = seen.copy()
    redrawn = [position.seen_by(seat, FastRng(seed)) for seed in range(1, REDRAWS if has_secrets(position) else 1)]
    found = []
    for action in actions:
        points = certain_points(seen, board, action, seat, before)
        for other in redrawn:
            if points == before:
                break
            if certain_points(other, board, action, seat, before) != points:
                points = before
        found.append(points - before)
    return found


def has_secrets(position: Game) -> bool:
    """Return whether players of this game have hidden information; True if it is not registered."""
    try:
        return game_info(position.name).secrets
    except ValueError:
        return True


def certain_points(seen: Game, board: Game, action: int, seat: int, before: int) -> int:
    """Return a seat's points after an action, or `before` if they depend on a draw. `board` is overwritten."""
    chance = FastRng(0)
    start = chance.state
    board.copy_from(seen)
    board.play(action, chance)
    points = board.assured_points(seat)
    for seed in range(1, SAMPLES if chance.state != start else 1):
        board.copy_from(seen)
        board.play(action, FastRng(seed))
        if board.assured_points(seat) != points:
            return before
    return points


def preview(position: Game, actions: list[int]) -> list[tuple[int, list[Event]]]:
    """Return for each legal action its certain points for the seat to act, and its events before the first draw."""
    return list(zip(gains(position, actions), events(position, actions), strict=True))


def events(position: Game, actions: list[int]) -> list[list[Event]]:
    """Return for each legal action its events before the first draw.

    Actions are played on a copy in which all information hidden from the seat is redrawn, so no secret can leak.
    """
    seat = position.turn
    presentation = position.presentation()
    seen = position.seen_by(seat, FastRng(0))
    board = seen.copy()
    log = EventLog()
    found = []
    for action in actions:
        board.copy_from(seen)
        log.clear()
        board.log = log
        veil = Veil(log)
        board.apply(action, veil)
        certain: list[Event] = []
        for row in log.rows()[: log.size if veil.certain < 0 else veil.certain]:
            if presentation.reveals(row):
                break
            certain.append(presentation.event(seen, row, seat))
        found.append(certain)
    return found
