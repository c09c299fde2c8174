"""The game behind every environment: episodes from seeds, spaces, observations and rendering."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from guilda.encoding import encoder_of
from guilda.locales import catalogue
from guilda.rl.history import news
from guilda.rl.rendering import check_render_mode, render
from guilda.rl.rewards import check_reward, rewards
from guilda.rules.game import EventLog, Game
from guilda.rules.registry import game as game_info
from guilda.rules.registry import position as read_position
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from guilda.rules.options import GameInfo

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
        check_render_mode(render_mode)
        self.reward, self.illegal = reward, illegal
        self.info = game_info(name)
        self.options = self.info.check(options)
        self.reset(0)
        self.over = True
        self.encoder = encoder_of(self.game)

    def reset(self, seed: int, options: dict[str, Any] | None = None) -> None:
        """Start a new game from a seed; the option `position` is a position or its text to start from."""
        given = check_reset_options(options, "position").get("position")
        self.first = None if given is None else check_position(given, self.info, self.options)
        self.rng = FastRng(seed)
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.game: Game = self.info.position(self.options, self.rng) if self.first is None else self.first.copy()
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
        before = self.rng.state
        game.apply(action, self.rng)
        self.moves.append((before, game.action_id(action)))
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

    def render(self, render_mode: str | None) -> Any:
        """Render the position as a spectator sees it."""
        return render(self.game, render_mode)

    def replay(self) -> Iterator[tuple[int | None, Game]]:
        """Yield every action and the position after it, with its events; first None and the start."""
        if self.first is None:
            game = self.info.position(self.options, FastRng(self.seed), EventLog())
        else:
            game = self.first.copy()
        yield None, game
        for state, action in self.moves:
            game.log = EventLog()
            game.apply(action, FastRng(state))
            yield action, game

    def information_state(self, seat: int) -> str:
        """Return everything that a seat has learned since the start, as text: events and changes of its observation."""
        self.game.check_seat(seat)
        lines: list[str] = []
        seen = np.zeros(self.encoder.size, np.int16)
        for _, game in self.replay():
            new, seen = news(self.encoder, game, seat, seen)
            lines += new
        return "\n".join(lines)

    def trajectory(self, language: str = "en") -> str:
        """Return the actions so far, a line each: number, seat, notation and sentence; then the scores.

        It shows everything, also what some seats do not know.
        """
        messages = catalogue(language)
        lines = []
        before: Game | None = None
        for number, (action, game) in enumerate(self.replay()):
            if before is not None and action is not None:
                player = messages.player_name(before.turn)
                sentence = before.sentence(action, language, player)
                lines.append(f"{number} seat_{before.turn} {before.notation(action)}: {sentence}")
            before = game.copy()
        return "\n".join([*lines, f"scores: {', '.join(map(str, self.game.scores()))}"])


class Inspectable:
    """The methods that all environments have for looking into their episode."""

    episode: Episode
    __copy__ = deepcopy  # a copy is an episode of its own

    def action_texts(self, language: str | None = None) -> dict[int, str]:
        """Return the legal actions in notation; with a language, as sentences."""
        game = self.episode.game
        if language is None:
            return {action: game.notation(action) for action in game.actions()}
        player = catalogue(language).player_name(max(0, game.turn))
        return {action: game.sentence(action, language, player) for action in game.actions()}

    def information_state(self, seat: int | str) -> str:
        """Return everything that a seat or agent has learned since the start of the episode, as text."""
        return self.episode.information_state(int(str(seat).removeprefix("seat_")))

    def trajectory(self, language: str = "en") -> str:
        """Return the episode so far as text for people, hidden information included."""
        return self.episode.trajectory(language)


def check_reset_options(given: dict[str, Any] | None, *known: str) -> dict[str, Any]:
    """Return the options of a reset; refuse unknown ones."""
    options = given or {}
    for name in options:
        if name not in known:
            raise ValueError(f"reset has no option {name!r}. Its options: {', '.join(known)}")
    return options


def check_position(given: Game | str, info: GameInfo, options: dict[str, Any]) -> Game:
    """Return a copy of a position, or the position of a text, in which a game with these options can start."""
    position = given.copy() if isinstance(given, Game) else read_position(given)
    wanted = {name: value for name, value in options.items() if name != "start"}
    if position.name != info.name or position.options() != wanted:
        asked = ", ".join(f"{name}={value}" for name, value in wanted.items())
        raise ValueError(f"this is not a position of {info.name} with {asked}: {position.text()}")
    if position.turn < 0:
        raise ValueError("the game is over in this position")
    return position
