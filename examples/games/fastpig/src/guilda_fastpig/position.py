"""The rules of Pig, compiled with the C types of position.pxd. Without compilation the file runs as it is."""

from typing import Annotated, Any

from guilda.rules.game import Game
from guilda.rules.state import Cells
from guilda_fastpig.constants import *

TARGETS = (25, 50, 100)


class FastPigFields(Game):
    """The fields of a position: the banked points of every seat, and the points of the current turn."""

    target: Annotated[int, Cells(type="int", fixed=True)]
    turn_points: int
    banked: Annotated[list[int], Cells(MAX_PLAYERS)]


class FastPig(FastPigFields):
    """A position of Pig and its rules."""

    name = "fastpig"
    rules_version = 1

    def __init__(self, players: int = 2, target: int = 50) -> None:
        if type(players) is not int or not 2 <= players <= MAX_PLAYERS:
            raise ValueError(f"Pig is for 2 to {MAX_PLAYERS} players, not {players!r}")
        if target not in TARGETS:
            raise ValueError(f"the target is one of {TARGETS}, not {target!r}")
        super().__init__(players, 2)
        self.target = target

    def options(self) -> dict[str, Any]:
        """Return the options that this position was made with."""
        return {"players": self.players, "target": self.target}

    def lay_out(self, rng: Any, start: int) -> None:
        """Set the game up; -1 chooses the starting player at random."""
        for seat in range(MAX_PLAYERS):
            self.banked[seat] = 0
        self.turn_points = 0
        self.turn = rng.draw(self.players) if start < 0 else start

    def refusal(self, action: int) -> int:
        """Return 0 if an action is legal, otherwise the number of the reason."""
        if self.turn < 0:
            return REFUSED_OVER
        if action == HOLD:
            return REFUSED_NOTHING_TO_HOLD if self.turn_points == 0 else 0
        return REFUSED_ENOUGH if self.banked[self.turn] + self.turn_points >= self.target else 0

    def fill_actions(self, out: Any) -> int:
        """Write the legal actions into `out` and return their number."""
        count = 0
        for action in range(2):
            if self.refusal(action) == 0:
                out[count] = action
                count += 1
        return count

    def play(self, action: int, rng: Any) -> None:
        """Play a legal action."""
        if action == HOLD:
            self.hold()
            return
        die = 1 + rng.draw(FACES)
        if die == 1:
            if self.log is not None:
                self.log.add(EVENT_BUST, self.turn, self.turn_points, 0, 0, 0)
            self.pass_turn()
        else:
            self.turn_points += die
            if self.log is not None:
                self.log.add(EVENT_ROLL, self.turn, die, self.turn_points, 0, 0)

    def hold(self) -> None:
        """Bank the points of the turn; the game ends at the target."""
        seat = self.turn
        self.banked[seat] += self.turn_points
        if self.log is not None:
            self.log.add(EVENT_HOLD, seat, self.turn_points, 0, 0, 0)
        self.pass_turn()
        if self.banked[seat] >= self.target:
            if self.log is not None:
                self.log.add(EVENT_END, seat, 0, 0, 0, 0)
            self.turn = -1

    def pass_turn(self) -> None:
        """Give the turn to the next player."""
        self.turn_points = 0
        self.turn = (self.turn + 1) % self.players

    def points(self, seat: int) -> int:
        """Return the score of a seat."""
        return self.banked[seat]
