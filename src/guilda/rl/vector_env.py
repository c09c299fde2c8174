"""A Gymnasium vector environment on top of `Batch`: self-play of many games at once."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from guilda.rl.batch import Batch
from guilda.rl.episode import check_reset_options
from guilda.rl.rendering import RENDER_MODES, check_render_mode, render

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from guilda.rl.batch import Step

AUTORESETS = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class GuildaVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many games in which the agent plays all seats: each step acts for the seat to move.

    An observation is a dictionary with `observation` and `action_mask`. The reward is that of the seat that acted; the
    info has the rewards of all seats (`seat_rewards`) and the seat to move (`actor`). When a game ends, the observation
    is that of the seat that acted last, and no action is legal. Games reset in the same step have their last
    observation and rewards in `final_obs` and `final_info`.

    With `copy=False`, the default, the next step overwrites the arrays of observations.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's
    __copy__ = deepcopy

    def __init__(
        self,
        name: str = "azul",
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        observations: str = "int16",
        copy: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        check_render_mode(render_mode)
        mode = AutoresetMode(autoreset_mode)
        same = mode == AutoresetMode.SAME_STEP
        self.batch = Batch(
            name, num_envs, observations=observations, autoreset=AUTORESETS[mode], finals=same, **settings
        )
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        row = self.batch.observations[0]
        limits = np.iinfo(row.dtype)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(int(limits.min), int(limits.max), row.shape, row.dtype.type),
                "action_mask": spaces.Box(0, 1, (self.batch.n_actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.batch.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.lanes = np.arange(num_envs)
        self.everywhere = np.ones(num_envs, np.bool_)
        self.nowhere = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start new games.

        The options are `reset_mask`, which marks the games to reset (by default all), and `position`, a position or
        text (or one for each game) to start from.
        """
        settings = check_reset_options(options, "reset_mask", "position")
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
        step = self.batch.reset(seed, settings.get("reset_mask"), settings.get("position"))
        return self.observe(step), self.info(step)

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Act in every game."""
        acted = self.batch.actors.copy()
        step = self.batch.step(actions)
        rewards = step.rewards[self.lanes, acted].astype(np.float64)
        info = self.info(step)
        if self.batch.autoreset == "same_step" and step.done.any():
            for lane in np.flatnonzero(step.done).tolist():
                final = {
                    "observation": self.batch.final_observations[lane].copy(),
                    "action_mask": np.zeros(self.batch.n_actions, np.int8),
                }
                result = {"seat_rewards": step.rewards[lane].copy(), "actor": -1}
                info = self._add_info(info, {"final_obs": final, "final_info": result}, lane)
            info["seat_rewards"][step.done] = 0
        return self.observe(step), rewards, step.done.copy(), self.nowhere.copy(), info

    def observe(self, step: Step) -> dict[str, Any]:
        """Return the observations and action masks."""
        found = {"observation": step.observations, "action_mask": step.masks}
        return {name: rows.copy() for name, rows in found.items()} if self.copy else found

    def info(self, step: Step) -> dict[str, Any]:
        """Return the seats to move and the rewards of all seats."""
        return {
            "actor": step.actors.copy(),
            "_actor": self.everywhere.copy(),
            "seat_rewards": step.rewards.copy(),
            "_seat_rewards": self.everywhere.copy(),
        }

    def render(self) -> tuple[Any, ...] | None:
        """Render every game as a spectator sees it."""
        if self.render_mode is None:
            return None
        return tuple(render(game, self.render_mode) for game in self.batch.games)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()
