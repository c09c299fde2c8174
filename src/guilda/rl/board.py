"""What all environments share: a game that is reset from seeds, its spaces, its picture as text."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from guilda.rl.encoding import encoder_of
from guilda.rl.rewards import check_reward, rewards
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.rules.speech import player_name
from guilda.terminal.paint import Paint

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from guilda.rules.game import Game

RENDER_MODES = ["ansi", "human"]
ILLEGAL = ("lose", "raise", "random")
Observation = dict[str, Any]


class Board:
    """One game that an environment plays again and again.

    `reward` is `rank` or `margin`. What is not legal makes its seat lose (`illegal="lose"`), raises `IllegalAction`
    (`raise`), or is replaced by any legal action (`random`). It is `over` until it is set up, and after its end.
    """

    def __init__(self, name: str, options: dict[str, Any], reward: str, illegal: str, render_mode: str | None) -> None:
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise ValueError(f"no way {illegal!r} to treat illegal actions: there are {', '.join(ILLEGAL)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"no render mode {render_mode!r}: there are {' and '.join(RENDER_MODES)}")
        self.reward, self.illegal = reward, illegal
        self.info = game_info(name)
        self.options = self.info.check(options)
        self.set_up(0)
        self.over = True
        self.encoder = encoder_of(self.game)

    def set_up(self, seed: int) -> None:
        """Lay out a new game whose chance comes from a seed."""
        self.rng = FastRng(seed)
        self.game: Game = self.info.position(self.options, self.rng)
        self.over = False

    def decide(self, action: Any) -> list[float] | None:
        """Make a decision; the reward of every seat if that ends the game, or None."""
        if self.over:
            raise ValueError("no game is on: call reset() first")
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
        """What `observe` gives."""
        least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        return spaces.Dict(
            {
                "observation": spaces.Box(least, most, (self.encoder.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.game.n_actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        """The ids of the actions."""
        return spaces.Discrete(self.game.n_actions)

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and what it may do: nothing unless it is its decision."""
        cells: NDArray[np.int16] = np.frombuffer(self.encoder.observe(self.game, seat), np.int16).copy()
        if self.game.turn == seat:
            mask = np.frombuffer(self.game.action_mask(), np.int8).copy()
        else:
            mask = np.zeros(self.game.n_actions, np.int8)
        return {"observation": cells, "action_mask": mask}

    def drawn(self, render_mode: str | None) -> str | None:
        """The table as text, for `ansi`; shown at once, for `human`."""
        draw = import_module(f"guilda.terminal.{self.game.name}").draw
        names = [player_name(seat, "en") for seat in range(self.game.players)]
        picture = "\n".join(draw(self.game.view(None), Paint(False), "en", names))
        if render_mode == "human":
            print(picture)
            return None
        return picture if render_mode == "ansi" else None
