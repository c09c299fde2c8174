"""A vectorised environment: many games stepped in one native call, without the GIL, on several threads."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from guilda.encoding import encoder_of
from guilda.rl.lanes import Lanes
from guilda.rl.rewards import check_reward, rewards
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

MIN_GAMES_PER_THREAD = 64


class Step(NamedTuple):
    """The outcome of a step, a row per game. The next step overwrites the arrays: copy what you keep."""

    observations: NDArray[np.int16]
    """The observation of the seat to move."""
    masks: NDArray[np.int8]
    """The action mask of the seat to move: 1 for legal actions."""
    rewards: NDArray[np.float32]
    """A column per seat; 0 unless the game has just ended."""
    done: NDArray[np.bool_]
    """True where the game has just ended and been reset."""
    actors: NDArray[np.int32]
    """The seat to move."""


class Batch:
    """Many games, each observed from its seat to move. Finished games are reset automatically.

    The same seed and actions give the same games for any number of threads; a seed of None gives different games every
    time. Batches can be copied and pickled.
    """

    def __init__(
        self, name: str, games: int, *, seed: int | None = 0, threads: int = 1, reward: str = "rank", **options: Any
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError(f"a batch needs at least one game and one thread, not {games} and {threads}")
        check_reward(reward)
        self.info = game_info(name)
        self.options = self.info.check(options)
        self.reward = reward
        seeds = np.random.SeedSequence(seed).generate_state(games, np.uint64)
        self.rngs = [FastRng(int(each)) for each in seeds]
        self.games = [self.info.position(self.options, rng) for rng in self.rngs]
        start = self.options.get("start")
        self.start = start if isinstance(start, int) else -1
        self.players = self.games[0].players
        self.n_actions = self.games[0].n_actions
        self.encoder = encoder_of(self.games[0])
        self.observations: NDArray[np.int16] = np.zeros((games, self.encoder.size), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((games, self.n_actions), np.int8)
        self.actors: NDArray[np.int32] = np.zeros(games, np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.players), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        shares = max(1, min(threads, games // MIN_GAMES_PER_THREAD))
        bounds = [games * share // shares for share in range(shares + 1)]
        self.shares = list(itertools.pairwise(bounds))
        self.connect()
        self.on_all(self.lanes.observe)

    def connect(self) -> None:
        """Connect the native part to the games and arrays, and start the threads."""
        rows = [array.reshape(-1).data for array in (self.observations, self.masks, self.actors)]
        self.lanes = Lanes(self.games, self.rngs, self.encoder, *rows)
        self.pool = ThreadPoolExecutor(len(self.shares)) if len(self.shares) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("lanes", "pool")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.connect()

    def __len__(self) -> int:
        return len(self.games)

    def now(self) -> Step:
        """Return the current observations, masks, rewards and actors."""
        return Step(self.observations, self.masks, self.rewards, self.done, self.actors)

    def step(self, actions: ArrayLike) -> Step:
        """Apply one action in every game; a game that ends is reset.

        If any action is illegal, no game changes and `ValueError` names the first such game.
        """
        chosen = self.checked(actions)
        self.on_all(self.lanes.play, chosen.data)
        self.rewards.fill(0)
        np.less(self.actors, 0, out=self.done)
        for number in np.flatnonzero(self.done).tolist():
            self.rewards[number] = rewards(self.games[number], self.reward)
            self.lanes.restart(number, self.start)
        self.on_all(self.lanes.observe)
        return self.now()

    def checked(self, actions: ArrayLike) -> NDArray[np.int32]:
        """Validate the actions and return them as an array."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"{len(self)} games need {len(self)} integers, not {given.dtype} of shape {given.shape}")
        outside = np.flatnonzero((given < 0) | (given >= self.n_actions))
        if outside.size:
            raise ValueError(f"game {outside[0]}: actions go from 0 to {self.n_actions - 1}, not {given[outside[0]]}")
        chosen = np.ascontiguousarray(given, np.int32)
        illegal = [lane for lane in self.on_all(self.lanes.first_illegal, chosen.data) if lane >= 0]
        if illegal:
            lane = min(illegal)
            try:
                self.games[lane].apply(int(chosen[lane]), FastRng())
            except ValueError as error:
                raise ValueError(f"game {lane}: {error}") from None
        return chosen

    def random_actions(self, seed: int) -> NDArray[np.int32]:
        """Return a uniformly random legal action for every game."""
        keys = np.random.default_rng(seed).random(self.masks.shape, np.float32)
        chosen: NDArray[np.int32] = np.where(self.masks > 0, keys, -1).argmax(1).astype(np.int32)
        return chosen

    def on_all(self, task: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run a task for all games, split between the threads."""
        if self.pool is None:
            return [task(first, last, *arguments) for first, last in self.shares]
        waiting = [self.pool.submit(task, first, last, *arguments) for first, last in self.shares]
        return [each.result() for each in waiting]
