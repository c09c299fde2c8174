"""The games as OpenSpiel games: `import guilda.rl.openspiel`, then `pyspiel.load_game("guilda_azul(players=3)")`.

Chance is explicit: every draw of a set-up or a decision is a chance node of its own, with equally likely outcomes.
"""

from __future__ import annotations

import json
from array import array
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from guilda.rl.encoding import encoder_of
from guilda.rl.rewards import rewards
from guilda.rules.game import EventLog
from guilda.rules.registry import game as game_info
from guilda.rules.registry import games
from guilda.rules.rng import FastRng, ScriptedRng

if TYPE_CHECKING:
    from guilda.rl.encoding import Encoder
    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo

PREFIX = "guilda_"
MOST_OUTCOMES = 128  # no draw has more: the bags and decks are smaller
LONGEST_GAME = 10_000  # far beyond: every game ends by itself
BY_CHANCE = -1  # what None is among OpenSpiel's parameters: no seat is chosen to start
KIND = pyspiel.GameType


def game_type(info: GameInfo, alone: bool) -> Any:
    """What OpenSpiel wants to know of a game; if it may be played alone, rewards need not add up to 0."""
    counts = [count for count in info.options[0].values if isinstance(count, int)]
    return KIND(
        short_name=PREFIX + info.name,
        long_name=info.title["en"],
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION if info.secrets else KIND.Information.PERFECT_INFORMATION,
        utility=KIND.Utility.GENERAL_SUM if alone else KIND.Utility.ZERO_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name: BY_CHANCE if option.default is None else option.default for option in info.options
        },
    )


class GuildaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is not typed
    """A game with its options. The solo game's reward is 1 or -1; all others add up to 0."""

    def __init__(self, info: GameInfo, parameters: dict[str, Any] | None) -> None:
        given = dict(parameters or {})
        players = given.get("players", info.options[0].default)
        known = {option.name for option in info.options if option.applies(players)}
        chosen = {name: None if value == BY_CHANCE else value for name, value in given.items() if name in known}
        self.info = info
        self.options = info.check(chosen)
        start = info.position(self.options, FastRng())
        self.encoder, _ = layout(info.name, tuple(self.options.items()))
        facts = pyspiel.GameInfo(
            num_distinct_actions=start.n_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if start.players == 1 else 0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(info, start.players == 1), facts, given)

    def new_initial_state(self) -> GuildaState:
        """Before anything is drawn for the set-up."""
        return GuildaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GuildaObserver:
        """What tells a player about a state."""
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one player may know, public and private: there is no other")
        return GuildaObserver(self.encoder, kind.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)


def load(text: str) -> Any:
    """A game by its name and parameters (how pickle makes it again)."""
    return pyspiel.load_game(text)


@cache
def layout(name: str, options: tuple[tuple[str, Any], ...]) -> tuple[Encoder, dict[str, slice]]:
    """The encoder of a game with its options, and where its fields are: states share it."""
    encoder = encoder_of(game_info(name).position(dict(options), FastRng()))
    return encoder, encoder.slices()


class GuildaState(pyspiel.State):  # type: ignore[misc] # OpenSpiel is not typed
    """A position, or one whose set-up or last decision still waits for chance.

    While it waits, `position` is the one before, and `drawn` are the outcomes so far; everything is tried again with
    every further outcome, until nothing is left to draw.
    """

    def __init__(self, game: GuildaGame) -> None:
        super().__init__(game)
        self.rules = game.info.name
        self.options = game.options
        self.position: Game | None = None
        self.pending: int | None = None
        self.drawn: list[int] = []
        self.wanted = 0
        self.told: list[list[str]] = [[] for _ in range(game.num_players())]
        self.seen = [array("h", bytes(2 * game.encoder.size)) for _ in self.told]
        self.go_on()

    def go_on(self) -> None:
        """Try the set-up or the decision that waits: it happens, or the next draw is known."""
        rng, log = ScriptedRng(self.drawn), EventLog()
        if self.position is None:
            position = game_info(self.rules).position(self.options, rng, log)
        else:
            position = self.position.copy()
            position.log = log
            position.apply(self.pending, rng)  # type: ignore[arg-type] # something is pending
        if len(rng.draws) > len(self.drawn):
            self.wanted = rng.draws[len(self.drawn)][0]
            return
        for seat in range(len(self.told)):
            self.tell(seat, position)
        position.log = None
        self.position, self.pending, self.drawn, self.wanted = position, None, [], 0

    def tell(self, seat: int, position: Game) -> None:
        """Let a seat know what happened, and which parts of its observation are not what they were."""
        encoder, where = layout(self.rules, tuple(self.options.items()))
        before, now = self.seen[seat], encoder.observe(position, seat)
        changed = {name: now[at].tolist() for name, at in where.items() if now[at] != before[at]}
        self.seen[seat] = now
        self.told[seat] += [json.dumps(told) for told in (*position.events(seat), changed)]

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.position.turn < 0 else self.position.turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw: all equally likely."""
        return [(outcome, 1.0 / self.wanted) for outcome in range(self.wanted)]

    def _apply_action(self, action: int) -> None:
        if self.wanted:
            self.drawn.append(action)
            self.wanted = 0
        else:
            self.pending = action
        self.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        assert self.position is not None
        return self.position.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.wanted and self.position is not None and self.position.turn < 0

    def returns(self) -> list[float]:
        """The rewards by rank; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * len(self.told)
        assert self.position is not None
        return rewards(self.position)

    def __str__(self) -> str:
        text = "set-up" if self.position is None else self.position.text()
        waiting = "" if self.pending is None else f" then {self.pending}"
        return text + waiting + (f" drawing {self.drawn} below {self.wanted}" if self.wanted else "")


class GuildaObserver:
    """Shows a player the encoder's fields; with perfect recall, as text only, everything that it was ever told."""

    def __init__(self, encoder: Any, perfect_recall: bool) -> None:
        self.encoder = encoder
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {name: self.tensor[at] for name, at in encoder.slices().items()}

    def set_from(self, state: GuildaState, player: int) -> None:
        """Fill the tensor with what a player may know; zeros before the set-up."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.position is None else self.encoder.observe(state.position, player)

    def string_from(self, state: GuildaState, player: int) -> str:
        """What a player may know, as text."""
        if self.perfect_recall:
            return "\n".join(state.told[player])
        return "" if state.position is None else json.dumps(state.position.view(player))


def register(info: GameInfo) -> None:
    """Make a game known to OpenSpiel, once."""
    if PREFIX + info.name in pyspiel.registered_names():
        return

    class Registered(GuildaGame):
        """The game that OpenSpiel makes by its name."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(info, parameters)

    pyspiel.register_game(game_type(info, 1 in info.options[0].values), Registered)


for _info in games():
    register(_info)
