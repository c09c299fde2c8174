"""A vectorised environment: many games stepped in one native call, without the GIL, on several threads."""

from __future__ import annotations

import os
import weakref
from copy import deepcopy
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from guilda.encoding import encoder_of
from guilda.rl.episode import check_position
from guilda.rl.lanes import AUTORESETS, FORMS, Lanes, row_bytes
from guilda.rl.rewards import check_reward
from guilda.rl.team import MAX_SHARES
from guilda.rules.game import Game
from guilda.rules.options import as_integer
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike, DTypeLike, NDArray

MIN_GAMES_PER_THREAD = 64
ALIGNMENT = 64
"""Arrays begin at multiples of this many bytes: JAX shares only those, and silently copies others."""


class Step(NamedTuple):
    """The outcome of a step, a row per game. The next step overwrites the arrays: copy what you keep."""

    observations: NDArray[Any]
    """The observation of the seat to move, in the form that the batch was made with."""
    masks: NDArray[np.int8]
    """The action mask of the seat to move: 1 for legal actions."""
    rewards: NDArray[np.float32]
    """A column per seat; 0 unless the game has just ended."""
    done: NDArray[np.bool_]
    """True where the game has just ended."""
    actors: NDArray[np.int32]
    """The seat to move; -1 where the game is over and has not been reset."""


class Batch:
    """Many games, each observed from its seat to move. Finished games are reset automatically.

    The same seed and actions give the same games for any number of threads and in every process; a seed of None gives
    different games every time. Batches can be copied and pickled.

    `observations` is `int16`, `uint8` (numbers clipped to 0 to 255), `bits` (flags as bits; `unpack` restores them) or
    None. `autoreset` resets a finished game in the `same_step`, in the `next_step` (whatever its action) or not at all
    (`disabled`); until then it is observed by the seat that acted last and has no legal action. `finals=True` keeps the
    last observation of games that are reset in the same step in `final_observations`.
    """

    __copy__ = deepcopy  # two batches never share games

    def __init__(
        self,
        name: str,
        games: int,
        *,
        seed: int | None = 0,
        threads: int = 1,
        reward: str = "rank",
        observations: str | None = "int16",
        autoreset: str = "same_step",
        finals: bool = False,
        **options: Any,
    ) -> None:
        games, threads = as_integer(games), as_integer(threads)
        whole = type(games) is type(threads) is int
        if not whole or games < 1 or not 1 <= threads <= MAX_SHARES:
            raise ValueError(
                f"a batch needs at least one game and 1 to {MAX_SHARES} threads, in whole numbers, "
                f"not {games!r} and {threads!r}"
            )
        check_reward(reward)
        check_choice("observations", observations, FORMS)
        check_choice("autoreset", autoreset, AUTORESETS)
        self.form, self.autoreset = observations, autoreset
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
        self.observations = self.rows(games)
        self.final_observations = self.rows(games if finals else 0)
        self.masks: NDArray[np.int8] = zeros((games, self.n_actions), np.int8)
        self.actors: NDArray[np.int32] = zeros((games,), np.int32)
        self.rewards: NDArray[np.float32] = zeros((games, self.players), np.float32)
        self.done: NDArray[np.bool_] = zeros((games,), np.bool_)
        self.legal: NDArray[np.uint64] = zeros((games, (self.n_actions + 63) // 64), np.uint64)
        shares = max(1, min(threads, games // MIN_GAMES_PER_THREAD))
        self.bounds = [games * share // shares for share in range(shares + 1)]
        self.connect()
        self.lanes.reset(np.ones(games, np.uint8).data, False)

    def rows(self, games: int) -> NDArray[Any]:
        """Return an array for the observations of some games."""
        if self.form == "int16":
            return zeros((games, self.encoder.size), np.int16)
        return zeros((games, row_bytes(self.encoder, self.form)), np.uint8)

    def connect(self) -> None:
        """Connect the native part to the games and arrays, and start the threads."""
        arrays = {
            "observations": self.observations.reshape(-1).view(np.uint8).data,
            "finals": self.final_observations.reshape(-1).view(np.uint8).data,
            "masks": self.masks.reshape(-1).data,
            "actors": self.actors.data,
            "rewards": self.rewards.reshape(-1).data,
            "done": self.done.view(np.uint8).data,
            "legal": self.legal.reshape(-1).data,
        }
        self.lanes = Lanes(
            self.games,
            self.rngs,
            self.encoder,
            self.bounds,
            form=self.form,
            autoreset=self.autoreset,
            reward=self.reward,
            start=self.start,
            arrays=arrays,
        )
        self.close = weakref.finalize(self, self.lanes.stop)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("lanes", "close")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        for name, value in state.items():
            if isinstance(value, np.ndarray):
                array = zeros(value.shape, value.dtype)
                array[...] = value
                setattr(self, name, array)
        self.connect()

    def __len__(self) -> int:
        return len(self.games)

    def now(self) -> Step:
        """Return the current observations, masks, rewards and actors."""
        return Step(self.observations, self.masks, self.rewards, self.done, self.actors)

    def step(self, actions: ArrayLike) -> Step:
        """Apply one action in every game; a game that ends is reset as `autoreset` says.

        If any action is illegal, no game changes and `ValueError` names the first such game.
        """
        chosen = self.checked(actions)
        self.native().step(chosen.data)
        return self.now()

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        games: ArrayLike | None = None,
        position: Game | str | Iterable[Game | str] | None = None,
    ) -> Step:
        """Start new games: all of them, or those marked True in `games`.

        A seed for each game, or one for all, makes them and later games reproducible: game i of `reset(seed=n)` is the
        same as the only game of `reset(seed=n + i)`. `position` is a position or its text for all games to start from,
        or one for each. If an argument is invalid, no game changes.
        """
        marked = np.ones(len(self), np.bool_) if games is None else np.array(games)
        if marked.shape != (len(self),) or marked.dtype != np.bool_:
            raise ValueError(f"{len(self)} games need {len(self)} truth values, not {marked.dtype} of {marked.shape}")
        starts = None if position is None else self.positions(position)
        states = [None if each is None else random_state(each) for each in self.seeds(seed)]
        for lane in np.flatnonzero(marked).tolist():
            if states[lane] is not None:
                self.rngs[lane].__init__(states[lane])  # type: ignore[misc] # native code refers to this very object
            if starts is not None:
                self.games[lane].restore(starts[lane].state())
        self.native().reset(marked.view(np.uint8).data, starts is None)
        return self.now()

    def seeds(self, given: int | Sequence[int | None] | None) -> list[int | None]:
        """Return a seed for each game; consecutive ones from a single seed."""
        if given is None:
            return [None] * len(self)
        if isinstance(given, int | np.integer):
            return [int(given) + lane for lane in range(len(self))]
        if len(given) != len(self):
            raise ValueError(f"{len(self)} games need {len(self)} seeds, not {len(given)}")
        return list(given)

    def positions(self, given: Game | str | Iterable[Game | str]) -> list[Game]:
        """Return the given positions, one for each game; refuse positions of other games and options."""
        several = [given] * len(self) if isinstance(given, str | Game) else list(given)
        if len(several) != len(self):
            raise ValueError(f"{len(self)} games need {len(self)} positions, not {len(several)}")
        if len({id(each) for each in several}) == 1:
            return [check_position(several[0], self.info, self.options)] * len(self)
        return [check_position(each, self.info, self.options) for each in several]

    def native(self) -> Lanes:
        """Return the native part; connect it again in a process that was forked, which has no threads."""
        if self.lanes.process != os.getpid():
            self.connect()
        return self.lanes

    def checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        """Validate the actions and return them as an array."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"{len(self)} games need {len(self)} integers, not {given.dtype} of shape {given.shape}")
        chosen = np.require(given, np.int64, ["C_CONTIGUOUS", "WRITEABLE"])  # arrays of JAX are read-only
        lane = self.native().first_illegal(chosen.data)
        if lane >= 0:
            outside = np.flatnonzero((given < 0) | (given >= self.n_actions))
            lane = int(outside[0]) if outside.size else lane
            raise ValueError(f"game {lane}: {self.refusal(lane, int(given[lane]))}")
        return chosen

    def refusal(self, lane: int, action: int) -> str:
        """Return why an action is refused."""
        if not 0 <= action < self.n_actions:
            return f"actions go from 0 to {self.n_actions - 1}, not {action}"
        if self.games[lane].turn < 0:
            return "the game is over: reset it"
        try:
            self.games[lane]._legal_id(action)
        except ValueError as error:
            return str(error)
        raise RuntimeError(f"game {lane} has changed since the last step: only step and reset may change it")

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """Return a uniformly random legal action for every game, chosen natively; 0 where the game is over."""
        rng = FastRng(seed)
        actions: NDArray[np.int64] = np.empty(len(self), np.int64)
        self.native().choose(rng.below(2**31 - 1) << 32 | rng.below(2**31 - 1), actions.data)
        return actions

    def unpack(self, rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return observations in the form `bits` as `uint8`."""
        numbers, flags = self.encoder.number_cells(), self.encoder.flag_cells()
        width = row_bytes(self.encoder, "bits")
        if rows.dtype != np.uint8 or rows.shape[-1] != width:
            raise ValueError(f"packed rows are {width} bytes of uint8, not {rows.dtype} of shape {rows.shape}")
        found = np.empty((*rows.shape[:-1], self.encoder.size), np.uint8)
        found[..., numbers] = rows[..., : len(numbers)]
        found[..., flags] = np.unpackbits(rows[..., len(numbers) :], axis=-1, count=len(flags), bitorder="little")
        return found


def zeros(shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
    """Return an aligned array of zeros."""
    size = prod(shape) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size].view(kind).reshape(shape)


def random_state(seed: int) -> int:
    """Return the state of a game's generator for a seed."""
    return int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])


def check_choice(name: str, given: object, values: Iterable[object]) -> None:
    """Refuse an unknown value of a setting."""
    if not isinstance(given, str | None) or given not in values:
        raise ValueError(f"{name} cannot be {given!r}: choose from {', '.join(map(str, values))}")
