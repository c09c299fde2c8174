"""What an action would do at once, as far as the seat that decides can know it before chance speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules.game import EventLog
from guilda.rules.rng import FastRng, Rng

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.rules.speech import Event


class Veil(Rng):
    """A generator that notes how many events a log had at its first draw: those are certain, the rest is chance."""

    def __init__(self, log: EventLog) -> None:
        self.log = log
        self.chance = FastRng(0)
        self.certain = -1

    def below(self, n: int) -> int:
        """Some number from 0 to n - 1."""
        if n > 1 and self.certain < 0:
            self.certain = self.log.size
        return self.chance.below(n)


def preview(position: Game, actions: list[int]) -> list[tuple[int, list[Event]]]:
    """For each legal action the points that it is certain to bring the seat to act, and the events before chance.

    It is played in a copy where all that the seat may not know is drawn anew: no secret can show in it.
    """
    seat = position.turn
    speech = position.speech()
    seen = position.seen_by(seat, FastRng(0))
    before = speech.promise(seen, seat)
    board = seen.copy()
    log = EventLog()
    found = []
    for action in actions:
        board.copy_from(seen)
        log.clear()
        board.log = log
        veil = Veil(log)
        board.apply(action, veil)
        events: list[Event] = []
        for row in log.rows()[: log.size if veil.certain < 0 else veil.certain]:
            if speech.reveals(row):
                break
            events.append(speech.event(seen, row, seat))
        found.append((speech.promise(board, seat) - before, events))
    return found
