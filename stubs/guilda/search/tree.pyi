"""Monte Carlo tree search for any game and any number of players: native code, anytime, repeatable from its seed.

Selection is PUCT, with priors from the evaluation of every child. Chance and hidden information are handled by
determinization: each simulation starts from a sampled position and draws chance from one of a few seeds, and the number
of seeds grows with the simulations (progressive widening). A solver marks a node as proven when all its children are,
so the rest of a round without chance is solved exactly.
"""

from array import array
from guilda.rules.game import Game
from guilda.rules.game import cells
from guilda.rules.rng import FastRng
from guilda.search.evaluation import Evaluation
from typing import Any, final
from typing import NamedTuple

class MoveEstimate(NamedTuple):
    """The search's estimate of one legal action."""
    action: int
    visits: int
    results: list[float]
    points: list[float]
    proven: bool


def zeros(kind: str, count: int) -> Any:
    """Return an array of `count` zeros of that type code."""

def enlarged(old: Any, kind: str, count: int) -> Any:
    """Return a copy of an array with room for `count` cells."""

@final
class Tree:
    """The search tree of one position, from the point of view of the seat to act.

    - `determinize`: sample the hidden information before each simulation.
    - `stop_at_chance`: evaluate a simulation where it meets chance instead of going on.
    - `chance_depth`: with `stop_at_chance`, the chance events that a simulation passes before it stops. Each becomes a
      chance node; its sampled outcomes are children, and their number is about sqrt(chance_widening * visits).
    - `cpuct`: exploration constant of PUCT.
    - `prior_temperature`: softmax temperature that turns the values of children into priors.
    - `chance_widening`: otherwise the number of chance seeds is about sqrt(chance_widening * simulations).
    - `rollout_depth`: moves played greedily at a leaf before it is evaluated.
    - `root_share`: the share of the simulations that the moves at the root get in proportion to their priors, so that
      alternatives to the best move are estimated too.

    A seat maximises its share of the win plus `margin_weight` for each point ahead of its best opponent. The searching
    seat adds `own_weight` for each of its own points. Opponents are assumed to maximise their own result, not to
    minimise ours. `points_share` mixes the utility of every seat with its own points, each worth `POINT_VALUE`.
    """
    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def simulations(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def capacity(self) -> int: ...
    def __init__(self, root: Game, evaluation: Evaluation, seed: int=0, *, determinize: bool=False, stop_at_chance: bool=False, chance_depth: int=0, cpuct: float=0.4, prior_temperature: float=1.0 / 12.0, chance_widening: float=1.0, margin_weight: float=MARGIN_WEIGHT, own_weight: float=0.0, rollout_depth: int=0, points_share: float=0.0, root_share: float=0.0) -> None: ...
    def run(self, simulations: int) -> None:
        """Run simulations until their number is reached or the root is proven."""
    def check(self) -> None:
        """Raise the error of a game or an evaluation in plain Python; refuse a value that is not finite."""
    def greedy(self, game: Game) -> int:
        """Return the action that the seat to move likes best after one ply, in a game of the same kind as the root."""
    def play_out(self, game: Game, rng: FastRng) -> None:
        """Play a game of the same kind as the root to its end, every seat greedily."""
    def advance(self, game: Game) -> bool:
        """Reuse the tree for a later position of the same seat; False if the tree does not hold it.

        The position must have been reached without chance, within two turns of every seat.
        """
    def proven(self) -> bool:
        """Whether the root is proven: more simulations would change nothing."""
    def lead(self) -> int:
        """Return the visits of the root's most visited child beyond the second; -1 if only one was visited."""
    def moves(self) -> list[MoveEstimate]:
        """Return the estimates of all actions of the root, in the order of their first evaluation."""
    def principal_variation(self, longest: int=12, first: int=NONE) -> list[int]:
        """Return the best actions of all seats from the root on, or from the first action given."""
    def sampled_variation(self, rng: FastRng, fewest_visits: int) -> list[int]:
        """Return actions of all seats from the root on, each drawn in proportion to its visits, or the best if proven.

        The line ends at a node with fewer visits.
        """
