"""OpenSpiel games: `import guilda.rl.openspiel`, then `pyspiel.load_game("guilda_azul(players=3)")`.

Chance is explicit: every draw is a chance node with uniform outcomes.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel

from guilda.encoding import encoder_of
from guilda.rl.episode import check_position
from guilda.rl.history import news
from guilda.rl.rewards import rewards
from guilda.rules.game import EventLog
from guilda.rules.registry import game as game_info
from guilda.rules.registry import games
from guilda.rules.rng import FastRng, ScriptedRng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.encoding import Encoder
    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo

PREFIX = "guilda_"
MAX_OUTCOMES = 128  # larger than any bag or deck
MAX_LENGTH = 10_000  # an upper bound: every game ends long before
RANDOM_START = -1  # OpenSpiel parameters cannot be None
KIND = pyspiel.GameType


def game_type(info: GameInfo, solo: bool) -> Any:
    """Return the OpenSpiel game type; with a solo variant rewards need not sum to 0."""
    counts = [count for count in info.options[0].values if isinstance(count, int)]
    return KIND(
        short_name=PREFIX + info.name,
        long_name=info.title(),
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION if info.secrets else KIND.Information.PERFECT_INFORMATION,
        utility=KIND.Utility.GENERAL_SUM if solo else KIND.Utility.ZERO_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name: RANDOM_START if option.default is None else option.default for option in info.options
        },
    )


class GuildaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is not typed
    """A game with its options. Returns sum to 0, except in a solo game, where they are 1 or -1."""

    def __init__(self, info: GameInfo, parameters: dict[str, Any] | None) -> None:
        given = dict(parameters or {})
        players = given.get("players", info.options[0].default)
        # The text of a game names all options, with defaults also for those that this number of players does not have.
        absent = {option.name: option.default for option in info.options if not option.applies(players)}
        chosen = {
            name: None if value == RANDOM_START else value
            for name, value in given.items()
            if name not in absent or value != absent[name]
        }
        self.info = info
        self.options = info.check(chosen)
        start = info.position(self.options, FastRng())
        self.encoder = shared_layout(info.name, tuple(self.options.items()))
        facts = pyspiel.GameInfo(
            num_distinct_actions=start.n_actions,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if start.players == 1 else 0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(info, start.players == 1), facts, given)
        self.starts: Sequence[Game] = ()
        self.first: tuple[Settled, int] | None = None

    def new_initial_state(self) -> GuildaState:
        """Return the state before the first draw of the set-up; in a subgame, before the draw of its position.

        OpenSpiel also calls this to clone a state.
        """
        return GuildaState(self)

    def state_from(self, position: Game | str) -> GuildaState:
        """Return the state of a position or its text. Its history begins there.

        It can be pickled, but the game of the unpickled state is the whole one, not the subgame.
        """
        return self.subgame(position).new_initial_state()

    def subgame(self, *positions: Game | str) -> GuildaGame:
        """Return the game that starts in one of some positions or their texts, drawn uniformly.

        Positions that differ only in hidden information give a small game of imperfect information to solve.
        """
        found = GuildaGame(self.info, self.get_parameters())
        found.starts = [check_position(each, self.info, self.options) for each in positions]
        return found

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GuildaObserver:
        """Return an observer of states."""
        if params:
            raise ValueError(f"observers take no parameters, such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("the only observation type is public and private information of a single player")
        return GuildaObserver(self.encoder, kind.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self), *(start.text() for start in self.starts))


def load(text: str, *starts: str) -> Any:
    """Load a game by name and parameters, or its subgame that starts in some positions; used by pickle."""
    game = pyspiel.load_game(text)
    return game.subgame(*starts) if starts else game


@cache
def shared_layout(name: str, options: tuple[tuple[str, Any], ...]) -> Encoder:
    """Return the encoder of a game with its options, shared by all states."""
    return encoder_of(game_info(name).position(dict(options), FastRng()))


class Settled(NamedTuple):
    """A position in which no draw is pending (None before the set-up) and what each seat has learned until then.

    It is never changed, so clones of a state share it.
    """

    position: Game | None
    texts: list[list[str]]
    seen: list[Any]
    starts: Sequence[Game] = ()
    """The positions in one of which a subgame starts."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Settled:
        return self


class GuildaState(pyspiel.State):  # type: ignore[misc] # OpenSpiel is not typed
    """A position, or a chance node inside the set-up or the last decision.

    At a chance node, `position` is the one before the decision and `drawn` holds the outcomes so far. The decision is
    replayed with every further outcome until no draw is left.
    """

    def __init__(self, game: GuildaGame) -> None:
        super().__init__(game)
        self.rules = game.info.name
        self.options = game.options
        self.pending: int | None = None
        self.drawn: list[int] = []
        self.wanted = 0
        if game.first is None:
            texts: list[list[str]] = [[] for _ in range(game.num_players())]
            self.settled = Settled(None, texts, [np.zeros(game.encoder.size, np.int16) for _ in texts], game.starts)
            self.advance()
            game.first = self.settled, self.wanted
        self.settled, self.wanted = game.first

    @property
    def position(self) -> Game | None:
        """The position before the draws that are pending; None before the set-up."""
        return self.settled.position

    def advance(self) -> None:
        """Replay the pending set-up or decision: it completes, or the next draw becomes known."""
        rng, log = ScriptedRng(self.drawn), EventLog()
        if self.position is not None:
            position = self.position.copy()
            position.log = log
            position.apply(self.pending, rng)  # type: ignore[arg-type] # something is pending
        elif self.settled.starts:
            starts = self.settled.starts
            position = starts[rng.below(len(starts)) if len(starts) > 1 else 0].copy()
        else:
            position = game_info(self.rules).position(self.options, rng, log)
        if len(rng.draws) > len(self.drawn):
            self.wanted = rng.draws[len(self.drawn)][0]
            return
        self.settle(position)

    def settle(self, position: Game) -> None:
        """Continue from a position in which no draw is pending; append the news of each seat to its history."""
        encoder = shared_layout(self.rules, tuple(self.options.items()))
        texts, seen = [], []
        for seat, (learned, before) in enumerate(zip(self.settled.texts, self.settled.seen, strict=True)):
            lines, cells = news(encoder, position, seat, before)
            texts.append(learned + lines)
            seen.append(cells)
        position.log = None
        self.settled = Settled(position, texts, seen)
        self.pending, self.drawn, self.wanted = None, [], 0

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's id for chance or the end."""
        if self.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.position.turn < 0 else self.position.turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the uniform outcomes of the next draw."""
        return [(outcome, 1.0 / self.wanted) for outcome in range(self.wanted)]

    def _apply_action(self, action: int) -> None:
        before = self.pending, self.drawn, self.wanted
        if self.wanted:
            self.drawn = [*self.drawn, action]
            self.wanted = 0
        else:
            self.pending = action
        try:
            self.advance()
        except Exception:
            self.pending, self.drawn, self.wanted = before
            raise

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        assert self.position is not None
        return self.position.notation(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.wanted and self.position is not None and self.position.turn < 0

    def returns(self) -> list[float]:
        """Return the rewards by rank; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * len(self.settled.texts)
        assert self.position is not None
        return rewards(self.position)

    def __str__(self) -> str:
        text = "set-up" if self.position is None else self.position.text()
        waiting = "" if self.pending is None else f" then {self.pending}"
        return text + waiting + (f" drawing {self.drawn} below {self.wanted}" if self.wanted else "")


class GuildaObserver:
    """Observes the encoder's fields; with perfect recall, a player's whole history as text only."""

    def __init__(self, encoder: Any, perfect_recall: bool) -> None:
        self.encoder = encoder
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {name: self.tensor[at] for name, at in encoder.slices().items()}

    def set_from(self, state: GuildaState, player: int) -> None:
        """Fill the tensor with a player's observation; 0 before the set-up."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.position is None else self.encoder.observe(state.position, player)

    def string_from(self, state: GuildaState, player: int) -> str:
        """Return a player's observation as text."""
        if self.perfect_recall:
            return "\n".join(state.settled.texts[player])
        return "" if state.position is None else json.dumps(state.position.view(player))


def register(info: GameInfo) -> None:
    """Register a game with OpenSpiel, once."""
    if PREFIX + info.name in pyspiel.registered_names():
        return

    class Registered(GuildaGame):
        """The class that OpenSpiel instantiates by name."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(info, parameters)

    pyspiel.register_game(game_type(info, 1 in info.options[0].values), Registered)


for _info in games():
    register(_info)
