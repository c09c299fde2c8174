"""The games as PettingZoo environments: one agent a seat, who decide one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from guilda.rl.board import RENDER_MODES, Board, Observation

if TYPE_CHECKING:
    from gymnasium import spaces

LARGEST_SEED = 2**63 - 1


def check_cycles(most: int | None) -> None:
    """Refuse to cut a game off before its first decision."""
    if most is not None and most < 1:
        raise ValueError(f"max_cycles is at least 1, not {most}")


def check_agents(agents: list[str]) -> None:
    """Refuse a step where nobody is left to make it."""
    if not agents:
        raise ValueError("no game is on: call reset() first")


class GuildaAEC(AECEnv):  # type: ignore[misc] # PettingZoo is not typed
    """A game whose agents `seat_0`, `seat_1`… decide when it is their turn, as often as the game asks them.

    An observation is a dictionary of `observation`, the fields of the game's encoder, and `action_mask`. Rewards come
    at the end and add up to 0 (see `guilda.rl.rewards`). With `max_cycles` the game is cut off when an agent would
    decide more often than that.
    """

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False, "name": "guilda"}  # noqa: RUF012 - PettingZoo's

    def __init__(
        self,
        name: str,
        *,
        reward: str = "rank",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        seed: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.board = Board(name, options, reward, illegal, render_mode)
        self.metadata = {**self.metadata, "name": f"guilda/{name}-v{self.board.info.rules_version}"}
        check_cycles(max_cycles)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.board.game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: (self.board.observation_space(), self.board.action_space()) for agent in self.seats}
        self.random, _ = seeding.np_random(seed)
        for number, (_, actions) in enumerate(self.spaces.values()):
            actions.seed(None if seed is None else seed + number)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes."""
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The ids of the actions."""
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out a new game; a seed makes all games from here on repeatable."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.board.set_up(int(self.random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.board.game.turn]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        return self.board.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Make a decision for the agent that is asked."""
        check_agents(self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play(agent, action)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def play(self, agent: str, action: int | None) -> None:
        """Make a decision happen, and see what it ends."""
        earned = self.board.decide(action)
        self.decisions[agent] += 1
        if earned is not None:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[self.board.game.turn]
        if self.max_cycles is not None and self.decisions[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return self.board.drawn(self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""


class GuildaParallel(ParallelEnv):  # type: ignore[misc] # PettingZoo is not typed
    """The same game for those who need all agents to act at once: every step, each agent that is asked decides once.

    The actions of agents that were not asked are not used; an agent that comes to decide with an action that is no
    longer legal is treated as `illegal` says (by default any legal action is taken for it). With `max_cycles` the game
    is cut off after so many steps.
    """

    metadata = GuildaAEC.metadata

    def __init__(self, name: str, *, illegal: str = "random", max_cycles: int | None = None, **settings: Any) -> None:
        self.aec = GuildaAEC(name, illegal=illegal, **settings)
        check_cycles(max_cycles)
        self.max_cycles = max_cycles
        self.agents: list[str] = []
        self.possible_agents = self.aec.possible_agents
        self.observation_space = self.aec.observation_space
        self.action_space = self.aec.action_space
        self.metadata = self.aec.metadata
        self.render_mode = self.aec.render_mode

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Lay out a new game."""
        self.aec.reset(seed, options)
        self.agents = self.aec.agents[:]
        self.cycles = 0
        return {agent: self.aec.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let every agent that is asked decide once."""
        check_agents(self.agents)
        acted: set[str] = set()
        earned = dict.fromkeys(self.agents, 0.0)
        aec = self.aec
        while aec.agent_selection not in acted and not self.over():
            acted.add(aec.agent_selection)
            aec.step(actions[aec.agent_selection])
            for agent, reward in aec.rewards.items():
                earned[agent] += reward
        self.cycles += 1
        if self.cycles == self.max_cycles and not self.over():
            aec.truncations = dict.fromkeys(self.agents, True)
        told: tuple[dict[str, Any], ...] = (
            {agent: aec.observe(agent) for agent in self.agents},
            earned,
            dict(aec.terminations),
            dict(aec.truncations),
            {agent: {} for agent in self.agents},
        )
        if self.over():
            self.agents = []
        return told

    def over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return any(self.aec.terminations.values()) or any(self.aec.truncations.values())

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return self.aec.render()

    def close(self) -> None:
        """There is nothing to let go of."""
