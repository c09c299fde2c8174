"""The game behind every environment: episodes from seeds, spaces, observations and rendering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from guilda.encoding import encoder_of
from guilda.locales import catalogue
from guilda.rl.rewards import check_reward, rewards
from guilda.rules.registry import game as game_info
from guilda.rules.registry import load
from guilda.rules.rng import FastRng
from guilda.terminal.paint import Paint

if TYPE_CHECKING:
    from guilda.rules.game import Game

RENDER_MODES = ["ansi", "human", "svg"]
ILLEGAL = ("lose", "raise", "random")
Observation = dict[str, Any]


class Episode:
    """The game behind an environment.

    `reward` is `rank` or `margin`. An illegal action loses the game (`illegal="lose"`), raises `IllegalAction`
    (`raise`) or is replaced by a random legal one (`random`). `over` is true before the first reset and after the end.
    """

    def __init__(self, name: str, options: dict[str, Any], reward: str, illegal: str, render_mode: str | None) -> None:
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal cannot be {illegal!r}: choose from {', '.join(ILLEGAL)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}: choose from {', '.join(RENDER_MODES)}")
        self.reward, self.illegal = reward, illegal
        self.info = game_info(name)
        self.options = self.info.check(options)
        self.reset(0)
        self.over = True
        self.encoder = encoder_of(self.game)

    def reset(self, seed: int) -> None:
        """Start a new game from a seed."""
        self.rng = FastRng(seed)
        self.game: Game = self.info.position(self.options, self.rng)
        self.over = False

    def step(self, action: Any) -> list[float] | None:
        """Apply an action; return the reward of every seat if the game ends, otherwise None."""
        if self.over:
            raise ValueError("the episode is over: call reset() first")
        game, seat = self.game, self.game.turn
        if self.illegal != "raise" and not game.is_legal(action):
            if self.illegal == "lose":
                self.over = True
                return [-1.0 if each == seat else 1.0 / (game.players - 1) for each in range(game.players)]
            action = game.random_action(self.rng)
        game.apply(action, self.rng)
        self.over = game.turn < 0
        return rewards(game, self.reward) if self.over else None

    def observation_space(self) -> spaces.Dict:
        """Return the space of observations."""
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (self.encoder.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.game.n_actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        """Return the space of actions: their ids."""
        return spaces.Discrete(self.game.n_actions)

    def observe(self, seat: int) -> Observation:
        """Return the observation and the action mask of a seat; the mask is 0 unless it is the seat's turn."""
        own_turn = self.game.turn == seat
        mask = self.game.action_mask() if own_turn else np.zeros(self.game.n_actions, np.int8)
        return {"observation": self.encoder.observe(self.game, seat), "action_mask": mask}

    def render(self, render_mode: str | None) -> str | None:
        """Return the board as text (`ansi`) or as a drawing (`svg`), or print it (`human`)."""
        if render_mode == "svg":
            return self.game.svg()
        draw = load(self.info.board)
        names = [catalogue("en").player_name(seat) for seat in range(self.game.players)]
        text = "\n".join(draw(self.game.view(None), Paint(False), "en", names))
        if render_mode == "human":
            print(text)
            return None
        return text if render_mode == "ansi" else None
