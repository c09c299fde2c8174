"""A Gymnasium environment: one seat against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium.spaces import Dict

from guilda.bots import factory, make
from guilda.rl.episode import Episode, Inspectable, Observation
from guilda.rl.rendering import RENDER_MODES
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.bots import Bot
    from guilda.rules.game import Game

MAX_SEED = 2**31 - 1


class GuildaEnv(Inspectable, gymnasium.Env[Observation, int]):
    """One seat of a game; bots play the others. `bots` is one name for all of them, or one for each.

    With `seat=None` every episode is played from a random seat.
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
        self.episode = Episode(name, options, reward, illegal, render_mode)
        others = self.episode.game.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise ValueError(f"{name} for {others + 1} players needs {others} bots, not {len(self.bots)}")
        for bot in self.bots:
            factory(bot)
        if seat is not None:
            self.episode.game.check_seat(seat)
        self.fixed_seat, self.render_mode = seat, render_mode
        self.opponents: dict[int, Bot] = {}
        self.observation_space: Dict = self.episode.observation_space()
        self.action_space = self.episode.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new episode and let the bots act until it is the agent's turn.

        The option `position` is a position or its text to start from.
        """
        super().reset(seed=seed)
        self.close()
        self.episode.reset(int(self.np_random.integers(MAX_SEED)), options)
        players = self.episode.game.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        seats = [seat for seat in range(players) if seat != self.seat]
        self.bot_seeds = {seat: int(self.np_random.integers(MAX_SEED)) for seat in seats}
        self.bot_names = dict(zip(seats, self.bots, strict=True))
        self.determinization = FastRng(int(self.np_random.integers(MAX_SEED)))
        self.play_bots()
        return self.episode.observe(self.seat), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, then let the bots act until it is the agent's turn again or the game is over."""
        earned = self.episode.step(action) or self.play_bots()
        if self.render_mode == "human":
            self.render()
        reward = earned[self.seat] if earned else 0.0
        return self.episode.observe(self.seat), reward, earned is not None, False, self.info()

    def play_bots(self) -> list[float] | None:
        """Let the bots act until it is the agent's turn; return the rewards if the game ends."""
        game = self.episode.game
        earned = None
        while earned is None and game.turn != self.seat:
            seen = game.seen_by(game.turn, self.determinization)
            earned = self.episode.step(self.opponent(game.turn, seen).choose(seen))
        return earned

    def opponent(self, seat: int, seen: Game) -> Bot:
        """Return the bot in a seat; it is made when it first acts."""
        if seat not in self.opponents:
            bot = self.opponents[seat] = make(self.bot_names[seat], self.bot_seeds[seat])
            if hasattr(bot, "begin"):
                bot.begin(seen.copy())
        return self.opponents[seat]

    def info(self) -> dict[str, Any]:
        """Return the seat and the current scores."""
        return {"seat": self.seat, "scores": self.episode.game.scores()}

    def render(self) -> Any:
        """Render the public view of the position."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Close the bots of the last episode."""
        for bot in self.opponents.values():
            if hasattr(bot, "close"):
                bot.close()
        self.opponents = {}
