"""The rules of Pig."""

from typing import Any

from guilda import Game, Rng

TARGETS = (25, 50, 100)
ROLL, HOLD = range(2)
REFUSED_OVER, REFUSED_NOTHING_TO_HOLD, REFUSED_ENOUGH = 1, 2, 3
EVENT_ROLL, EVENT_BUST, EVENT_HOLD, EVENT_END = range(4)
FACES = 6
MAX_PLAYERS = 6


class Pig(Game):
    """A position: the banked points of every seat, and the points of the current turn."""

    name = "pig"
    rules_version = 1

    def __init__(self, players: int = 2, target: int = 50) -> None:
        if type(players) is not int or not 2 <= players <= MAX_PLAYERS:
            raise ValueError(f"Pig is for 2 to {MAX_PLAYERS} players, not {players!r}")
        if target not in TARGETS:
            raise ValueError(f"the target is one of {TARGETS}, not {target!r}")
        super().__init__(players, n_actions=2)
        self.target = target
        self.banked = [0] * players
        self.turn_points = 0

    def options(self) -> dict[str, Any]:
        """Return the options that this position was made with."""
        return {"players": self.players, "target": self.target}

    def lay_out(self, rng: Rng, start: int) -> None:
        """Set the game up; -1 chooses the starting player at random."""
        self.banked = [0] * self.players
        self.turn_points = 0
        self.turn = rng.below(self.players) if start < 0 else start

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
        for action in (ROLL, HOLD):
            if self.refusal(action) == 0:
                out[count] = action
                count += 1
        return count

    def play(self, action: int, rng: Rng) -> None:
        """Play a legal action."""
        seat = self.turn
        if action == HOLD:
            self.banked[seat] += self.turn_points
            self.log_event(EVENT_HOLD, seat, self.turn_points)
            if self.banked[seat] >= self.target:
                self.log_event(EVENT_END, seat)
                self.turn_points = 0
                self.turn = -1
                return
            self.pass_turn()
            return
        die = 1 + rng.below(FACES)
        if die == 1:
            self.log_event(EVENT_BUST, seat, self.turn_points)
            self.pass_turn()
        else:
            self.turn_points += die
            self.log_event(EVENT_ROLL, seat, die, self.turn_points)

    def pass_turn(self) -> None:
        """Give the turn to the next player."""
        self.turn_points = 0
        self.turn = (self.turn + 1) % self.players

    def points(self, seat: int) -> int:
        """Return the score of a seat."""
        return self.banked[seat]
