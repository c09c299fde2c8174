"""Reinforcement learning: PettingZoo, Gymnasium and OpenSpiel environments, and a vectorised environment.

Install `guilda[rl]`. Importing this package registers all games with PettingZoo and Gymnasium (`guilda/azul-v1`…).
"""

from __future__ import annotations

from typing import Any

try:
    import gymnasium
    import pettingzoo
except ImportError as missing:
    raise ImportError(f"guilda.rl needs {missing.name}: pip install 'guilda[rl]'", name=missing.name) from missing

from guilda.rl.batch import Batch, Step
from guilda.rl.gymnasium_env import GuildaEnv
from guilda.rl.pettingzoo_env import GuildaAEC, GuildaParallel
from guilda.rl.rewards import rewards
from guilda.rl.vector_env import GuildaVectorEnv
from guilda.rules.options import GameInfo
from guilda.rules.registry import games

__all__ = ["aec", "parallel", "single", "vector", "Batch", "Step", "rewards"]


def aec(name: str, **settings: Any) -> GuildaAEC:
    """Make a PettingZoo AEC environment: `aec("splendor", players=3)`."""
    return GuildaAEC(name, **settings)


def parallel(name: str, **settings: Any) -> GuildaParallel:
    """Make a PettingZoo parallel environment."""
    return GuildaParallel(name, **settings)


def single(name: str, **settings: Any) -> GuildaEnv:
    """Make a Gymnasium environment for one seat against bots: `single("azul", bots="greedy")`."""
    return GuildaEnv(name, **settings)


def vector(name: str, num_envs: int = 1, **settings: Any) -> GuildaVectorEnv:
    """Make a Gymnasium vector environment, the agent in all seats: `vector("azul", 1024, threads=2)`."""
    return GuildaVectorEnv(name, num_envs, **settings)


def register(info: GameInfo) -> None:
    """Register a game with PettingZoo and Gymnasium, once."""
    name = f"guilda/{info.name}-v{info.rules_version}"
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, "guilda.rl:aec", kwargs={"name": info.name})
        pettingzoo.register("parallel", name, "guilda.rl:parallel", kwargs={"name": info.name})
    if name not in gymnasium.registry:
        gymnasium.register(name, "guilda.rl:single", vector_entry_point="guilda.rl:vector", kwargs={"name": info.name})


for _info in games():
    register(_info)
