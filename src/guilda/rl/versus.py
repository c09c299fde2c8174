"""One seat against given bots, as a Gymnasium environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium.spaces import Dict

from guilda.bots import make, maker
from guilda.rl.board import RENDER_MODES, Board, Observation
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.bots import Bot
    from guilda.rules.game import Game

LARGEST_SEED = 2**31 - 1


class GuildaEnv(gymnasium.Env[Observation, int]):
    """A game seen from one seat; bots decide for the others. `bots` has one name for all of them, or one for each.

    With `seat=None` every game is played from a seat at random.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        name: str = "azul",
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "rank",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.board = Board(name, options, reward, illegal, render_mode)
        others = self.board.game.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise ValueError(f"{name} for {others + 1} players needs {others} bots, not {len(self.bots)}")
        for bot in self.bots:
            maker(bot)
        if seat is not None:
            self.board.game.check_seat(seat)
        self.fixed_seat, self.render_mode = seat, render_mode
        self.rivals: dict[int, Bot] = {}
        self.observation_space: Dict = self.board.observation_space()
        self.action_space = self.board.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay out a new game and let the bots decide until it is the seat's turn."""
        super().reset(seed=seed)
        self.close()
        self.board.set_up(int(self.np_random.integers(LARGEST_SEED)))
        players = self.board.game.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        seats = [seat for seat in range(players) if seat != self.seat]
        self.bot_seeds = {seat: int(self.np_random.integers(LARGEST_SEED)) for seat in seats}
        self.bot_names = dict(zip(seats, self.bots, strict=True))
        self.eyes = FastRng(int(self.np_random.integers(LARGEST_SEED)))
        self.let_others_decide()
        return self.board.observe(self.seat), self.about()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide, and let the bots decide until it is the seat's turn again or the game is over."""
        earned = self.board.decide(action) or self.let_others_decide()
        if self.render_mode == "human":
            self.render()
        reward = earned[self.seat] if earned else 0.0
        return self.board.observe(self.seat), reward, earned is not None, False, self.about()

    def let_others_decide(self) -> list[float] | None:
        """The bots' decisions, each from what its seat may know, until the seat is asked; or the rewards at the end."""
        game = self.board.game
        earned = None
        while earned is None and game.turn != self.seat:
            seen = game.seen_by(game.turn, self.eyes)
            earned = self.board.decide(self.rival(game.turn, seen).choose(seen))
        return earned

    def rival(self, seat: int, seen: Game) -> Bot:
        """The bot in a seat, made ready when it first decides."""
        if seat not in self.rivals:
            bot = self.rivals[seat] = make(self.bot_names[seat], self.bot_seeds[seat])
            if hasattr(bot, "begin"):
                bot.begin(seen.copy())
        return self.rivals[seat]

    def about(self) -> dict[str, Any]:
        """The scores so far, and the seat."""
        return {"seat": self.seat, "scores": self.board.game.scores()}

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return self.board.drawn(self.render_mode)

    def close(self) -> None:
        """Let the bots of the last game go."""
        for bot in self.rivals.values():
            if hasattr(bot, "close"):
                bot.close()
        self.rivals = {}
