"""PettingZoo environments: one agent per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from guilda.rl.episode import Episode, Inspectable, Observation
from guilda.rl.rendering import RENDER_MODES

if TYPE_CHECKING:
    from gymnasium import spaces

MAX_SEED = 2**63 - 1
API_TEST_OPTION = "options"
"""PettingZoo's own tests pass it to every environment. It is ignored; other unknown options are refused."""


def check_cycles(max_cycles: int | None) -> None:
    """Refuse to truncate an episode before its first decision."""
    if max_cycles is not None and max_cycles < 1:
        raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")


def check_agents(agents: list[str]) -> None:
    """Refuse a step without a live agent."""
    if not agents:
        raise ValueError("the episode is over: call reset() first")


class GuildaAEC(Inspectable, AECEnv):  # type: ignore[misc] # PettingZoo is not typed
    """An AEC environment with agents `seat_0`, `seat_1`… that act in turn order.

    An observation is a dictionary with `observation`, the fields of the game's encoder, and `action_mask`. Rewards
    come at the end and sum to 0 (see `guilda.rl.rewards`). An episode is truncated when an agent would act more than
    `max_cycles` times.
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
        self.episode = Episode(name, options, reward, illegal, render_mode)
        self.metadata = {**self.metadata, "name": f"guilda/{name}-v{self.episode.info.rules_version}"}
        check_cycles(max_cycles)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: (self.episode.observation_space(), self.episode.action_space()) for agent in self.seats}
        self.random, _ = seeding.np_random(seed)
        for number, (_, actions) in enumerate(self.spaces.values()):
            actions.seed(None if seed is None else seed + number)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space of an agent."""
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the action space: the action ids."""
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new episode; a seed makes it and all later ones reproducible.

        The option `position` is a position or its text to start from.
        """
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        known = {name: value for name, value in (options or {}).items() if name != API_TEST_OPTION}
        self.episode.reset(int(self.random.integers(MAX_SEED)), known)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.episode.game.turn]

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent."""
        return self.episode.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is."""
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
        """Apply an action; set rewards, terminations and truncations."""
        earned = self.episode.step(action)
        self.decisions[agent] += 1
        if earned is not None:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[self.episode.game.turn]
        if self.max_cycles is not None and self.decisions[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """Render the public view of the position."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class GuildaParallel(Inspectable, ParallelEnv):  # type: ignore[misc] # PettingZoo is not typed
    """A parallel environment: in every step, each agent whose turn comes up acts once.

    Actions of other agents are ignored. An action that has become illegal is handled as `illegal` says (by default a
    random legal action replaces it). An episode is truncated after `max_cycles` steps.
    """

    metadata = GuildaAEC.metadata

    def __init__(self, name: str, *, illegal: str = "random", max_cycles: int | None = None, **settings: Any) -> None:
        self.aec = GuildaAEC(name, illegal=illegal, **settings)
        self.episode = self.aec.episode
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
        """Start a new episode."""
        self.aec.reset(seed, options)
        self.agents = self.aec.agents[:]
        self.cycles = 0
        return {agent: self.aec.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let each agent whose turn comes up act once."""
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
        outcome: tuple[dict[str, Any], ...] = (
            {agent: aec.observe(agent) for agent in self.agents},
            earned,
            dict(aec.terminations),
            dict(aec.truncations),
            {agent: {} for agent in self.agents},
        )
        if self.over():
            self.agents = []
        return outcome

    def over(self) -> bool:
        """Return whether the episode has terminated or was truncated."""
        return any(self.aec.terminations.values()) or any(self.aec.truncations.values())

    def render(self) -> Any:
        """Render the public view of the position."""
        return self.aec.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
