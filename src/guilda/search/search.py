"""Search a position within a budget of time or simulations."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from math import inf
from numbers import Integral, Real
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from guilda.rules.registry import game as game_info
from guilda.rules.registry import load as load_object
from guilda.search.evaluation import Evaluation, check_seats
from guilda.search.tree import MoveEstimate, Tree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Unpack

    from guilda.rules.game import Game
    from guilda.search.seat_network import SeatInputs, SeatNetwork

FOLDER = Path(__file__).parent
BATCH_SECONDS = 0.02
FIRST_BATCH = 64


@dataclass(frozen=True)
class SearchResult:
    """The outcome of a search."""

    moves: list[MoveEstimate]
    """Every legal action, best first; those without visits come last, with their first evaluation."""
    principal_variation: list[int]
    """The expected actions of all seats, beginning with the best one."""
    simulations: int
    seconds: float
    proven: bool
    """Whether the best action is proven, up to the next chance event or the end of the game."""

    @property
    def action(self) -> int:
        """The action to play."""
        return self.moves[0].action


def from_game(game: Game, name: str, *, greedy: bool) -> Any:
    """Return a constant of the game's search module; one-ply search may have its own, prefixed with GREEDY_."""
    module = import_module(game_info(game.name).evaluation)
    usual = getattr(module, name)
    return getattr(module, f"GREEDY_{name}", usual) if greedy else usual


def base_evaluation_of(game: Game, *, greedy: bool = False) -> Evaluation:
    """Return a new evaluation for a game, without its network."""
    made: Evaluation = from_game(game, "EVALUATION", greedy=greedy)(game)
    return made


def evaluation_of(game: Game, *, greedy: bool = False) -> Evaluation:
    """Return a new evaluation for a game, with its network if one is shipped for this number of players."""
    path = shipped_network(game.name, game.players)
    if greedy or not path.exists():
        return base_evaluation_of(game, greedy=greedy)
    from guilda.search.seat_network import load

    return with_network(game, load(path))


def shipped_network(name: str, players: int) -> Path:
    """Return the file of the network for a game with this number of players, whether one is shipped or not.

    With more than two players it is that for two where none of their own is shipped.
    """
    own = FOLDER / f"{name}-{players}.net"
    return own if players < 2 or own.exists() else FOLDER / f"{name}-2.net"


def with_network(game: Game, network: SeatNetwork) -> Evaluation:
    """Return a new evaluation for a game, corrected by a network."""
    from guilda.search.seat_network import SeatNetworkEvaluation

    return SeatNetworkEvaluation(game, network_base_of(game), inputs_of(game), network)


def network_base_of(game: Game) -> Evaluation:
    """Return the evaluation that a network corrects: the game's `NETWORK_BASE`, or else its own."""
    module = import_module(game_info(game.name).evaluation)
    made: Evaluation = getattr(module, "NETWORK_BASE", module.EVALUATION)(game)
    return made


def inputs_of(game: Game) -> SeatInputs:
    """Return the numbers by which seat networks see a game: its `INPUTS`, if it has any."""
    module = import_module(game_info(game.name).evaluation)
    found: SeatInputs = load_object(getattr(module, "INPUTS", "guilda.search.seat_network:SeatInputs"))()
    return found


def settings_of(game: Game, *, greedy: bool = False, deep: bool = False) -> dict[str, Any]:
    """Return the settings of `Tree` for a game; for searches with many simulations with its `DEEP_SETTINGS`, if any."""
    settings: dict[str, Any] = from_game(game, "SETTINGS", greedy=greedy)
    deeper = getattr(import_module(game_info(game.name).evaluation), "DEEP_SETTINGS", {}) if deep else {}
    return {"determinize": game_info(game.name).secrets, **settings, **deeper}


class SearchSettings(TypedDict, total=False):
    """Settings that replace those of the game; `Tree` explains them."""

    determinize: bool
    stop_at_chance: bool
    chance_depth: int
    cpuct: float
    prior_temperature: float
    chance_widening: float
    margin_weight: float
    own_weight: float
    rollout_depth: int
    points_share: float
    root_share: float


def check_settings(seed: Any, settings: Mapping[str, Any]) -> None:
    """Refuse a seed or settings that a search cannot use."""
    if not isinstance(seed, Integral):
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    known = SearchSettings.__annotations__
    for name, value in settings.items():
        if name not in known:
            raise TypeError(f"a search has no setting {name}: its settings are {', '.join(known)}")
        if not isinstance(value, Real):
            raise TypeError(f"{name} must be a number, not {value!r}")


class Searcher:
    """Search the positions of one match in turn, reusing the tree where no chance came between them.

    The same positions, seed and number of simulations give the same results. `evaluation` replaces that of the game: an
    `Evaluation`, or a function that makes one for a position. `greedy` uses the game's settings for one-ply search,
    `deep` those for many simulations. Other settings are those of `Tree`.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        evaluation: Evaluation | Callable[[Any], Evaluation] | None = None,
        greedy: bool = False,
        deep: bool = False,
        **settings: Unpack[SearchSettings],
    ) -> None:
        if not (evaluation is None or isinstance(evaluation, Evaluation) or callable(evaluation)):
            raise TypeError(f"an evaluation is an Evaluation or a function that makes one, not {evaluation!r}")
        check_settings(seed, settings)
        self.seed = seed
        self.evaluation = evaluation
        self.greedy = greedy
        self.deep = deep
        self.settings = settings
        self.tree: Tree | None = None

    def search(self, game: Game, *, seconds: float | None = None, simulations: int | None = None) -> SearchResult:
        """Search until the time or the simulations are used up, or more would not change the choice."""
        if seconds is None and simulations is None:
            raise ValueError("a search needs a number of seconds or of simulations")
        if seconds is not None and not 0 <= seconds < inf:
            raise ValueError(f"a search needs a finite number of seconds, 0 or more, not {seconds}")
        if simulations is not None and not 1 <= simulations < inf:
            raise ValueError(f"a search needs at least one simulation, not {simulations}")
        began = perf_counter()
        tree = self._prepare(game)
        try:
            run(tree, simulations, None if seconds is None else began + seconds)
            moves = tree.moves()
        except BaseException:
            self.tree = None
            raise
        best = tree.principal_variation(1)[0]
        moves.sort(key=lambda move: (move.action != best, -move.visits))
        return SearchResult(moves, tree.principal_variation(), tree.simulations, perf_counter() - began, tree.proven())

    def _prepare(self, game: Game) -> Tree:
        """Return the tree for a position: the last one if it holds the position, otherwise a new one."""
        check_seats(game)
        if self.tree is None or not self.tree.advance(game):
            settings = {**settings_of(game, greedy=self.greedy, deep=self.deep), **self.settings}
            self.tree = Tree(game, self._make_evaluation(game), self.seed, **settings)
        return self.tree

    def _make_evaluation(self, game: Game) -> Evaluation:
        """Return the evaluation to search with."""
        if self.evaluation is None:
            return evaluation_of(game, greedy=self.greedy)
        made = self.evaluation if isinstance(self.evaluation, Evaluation) else self.evaluation(game)
        if not isinstance(made, Evaluation):
            raise TypeError(f"{made!r} is not an Evaluation")
        return made


def run(tree: Tree, simulations: int | None, deadline: float | None) -> None:
    """Run simulations in batches until the budget is used up or the most visited move can no longer change.

    With a number of simulations, a deadline that is not reached does not change the result.
    """
    left = simulations
    batch = FIRST_BATCH
    while not tree.proven() and (left is None or left > 0):
        began = perf_counter()
        if deadline is not None and began >= deadline and tree.simulations > 1:
            return
        step = batch if left is None else min(batch, left)
        tree.run(step)
        if left is not None:
            left -= step
            ahead = float(left)
        else:
            assert deadline is not None
            took = max(perf_counter() - began, 1e-6)
            ahead = (deadline - began - took) * step / took
            batch = max(1, min(int(batch * BATCH_SECONDS / took) + 1, 2 * batch, int(ahead) + 1))
        if tree.lead() > ahead:
            return
