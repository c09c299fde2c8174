"""A tree search for any game and any number of players: anytime, native, repeatable from its seed.

Each simulation starts from the root with everything that the searching seat may not know drawn anew, walks down the
tree, and judges the position where it leaves it. Chance on the way is drawn from a few streams, over and over, so that
the tree meets the same futures again: more streams as the search goes on. A node keeps its most promising children. A
node whose children are all decided is decided itself: the rest of a round without chance is solved exactly.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, NamedTuple

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import cells
from guilda.rules.rng import FastRng
from guilda.search import constants

if not cython.compiled:
    from math import exp, sqrt

    from guilda.rules.constants import MAX_ACTIONS, MAX_LEGAL
    from guilda.search.constants import CUT, DECIDED, EXPANDED, MAX_DEPTH, MAX_SEATS, NONE, ROOT, WIDTH

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.search.evaluation import Evaluation

FIRST_NODES = 1 << 10
MOST_NODES = 1 << 22
STREAM = 0x2545F4914F6CDD1D
MARGIN_WORTH = constants.MARGIN_WORTH
POINT_WORTH = constants.POINT_WORTH


class Prospect(NamedTuple):
    """What the search thinks of one legal action."""

    action: int
    visits: int
    results: list[float]
    """Every seat's expected share of the victory."""
    points: list[float]
    """Every seat's expected points in the end."""
    decided: bool
    """Whether this is exact, as far as the search looks."""


def zeros(kind: str, count: int) -> Any:
    """So many cells of an array, all 0: of whole numbers or others, as its kind says."""
    cells: array[Any] = array(kind)
    cells.frombytes(bytes(cells.itemsize * count))
    return cells


def grown(old: Any, kind: str, count: int) -> Any:
    """The same cells with room for more."""
    cells = zeros(kind, count)
    memoryview(cells)[: len(old)] = memoryview(old)
    return cells


class Tree:
    """The search of one position for the seat that decides there.

    `explore` weighs doubt against hope, `sharpness` says how much the evaluation is trusted at first sight, `streams`
    how quickly further futures are considered. With `to_chance` a simulation ends where something new is drawn. Where
    a simulation leaves the tree, `playout` decisions more are made at first sight before the position is judged.
    What is preferred beside the victory, as parts of it: `margin` is what a point ahead of the best rival is worth, and
    for the searching seat only `own` a point that it has, and `haste`, with two players, a round less. Others are
    thought to care for nothing but victory and margin: a rival who spoils is not taken for one who builds. `own_points`
    says how far all seats look at their own points (each worth `POINT_WORTH`) instead.
    """

    def __init__(
        self,
        root: Game,
        evaluation: Evaluation,
        seed: int = 0,
        *,
        secrets: bool = False,
        to_chance: bool = False,
        explore: float = 0.4,
        sharpness: float = 12.0,
        streams: float = 1.0,
        margin: float = MARGIN_WORTH,
        own: float = 0.0,
        haste: float = 0.0,
        playout: int = 0,
        own_points: float = 0.0,
    ) -> None:
        if root.turn < 0:
            raise ValueError("the game is over: there is nothing to search")
        self.root = root.copy()
        self.board = root.copy()
        self.scratch = root.copy()
        self.evaluation = evaluation
        self.rng = FastRng(seed)
        self.chance = FastRng(seed)
        self.seed = seed
        self.seat = root.turn
        self.players = root.players
        self.secrets = secrets
        self.to_chance = to_chance
        self.explore = explore
        self.sharpness = sharpness
        self.streams = streams
        self.margin = margin
        self.own = own
        self.haste = haste if root.players == 2 else 0.0
        self.length = 0.0
        self.playout = playout
        self.own_points = own_points if root.players > 1 else 0.0
        self.stride = 2 * root.players + 1
        self.simulations = 0
        self.futures = 1
        self.stamp = 0
        self.stamps = zeros("i", MAX_ACTIONS)
        self.size = 1
        self.capacity = FIRST_NODES
        self.action = zeros("h", FIRST_NODES)
        self.mover = zeros("h", FIRST_NODES)
        self.visits = zeros("i", FIRST_NODES)
        self.child = zeros("i", FIRST_NODES)
        self.sibling = zeros("i", FIRST_NODES)
        self.state = zeros("h", FIRST_NODES)
        self.prior = zeros("f", FIRST_NODES)
        self.weight = zeros("f", FIRST_NODES)
        self.sums = zeros("d", FIRST_NODES * self.stride)
        self.path = cells(MAX_DEPTH)
        self.results: list[float] = cells(MAX_SEATS)  # type: ignore[assignment]
        self.points: list[float] = cells(MAX_SEATS)  # type: ignore[assignment]
        self.legal = cells(MAX_LEGAL)
        self.order: list[float] = cells(MAX_LEGAL)  # type: ignore[assignment]
        self.child[ROOT] = self.sibling[ROOT] = NONE

    def run(self, simulations: int) -> None:
        """Look so many times into the future, unless everything is decided before."""
        with cython.nogil:
            while simulations > 0 and not self.state[ROOT] & DECIDED:
                self.simulate()
                simulations -= 1

    def simulate(self) -> None:
        """Walk down the tree once, judge where it ends, and tell all nodes on the way."""
        self.board.copy_from(self.root)
        self.simulations += 1
        if self.futures * self.futures < self.streams * self.simulations:
            self.futures += 1
        self.rng.state = self.seed ^ (self.simulations % self.futures + 1) * STREAM
        uncertain = self.secrets
        if self.secrets:
            self.board.resample(self.seat, self.rng)
        decided = False
        node = ROOT
        depth = 1
        self.path[0] = ROOT
        while True:
            if self.board.turn < 0:
                decided = not uncertain
                self.judge(self.board)
                break
            if self.state[node] & DECIDED:
                self.recall(node)
                break
            if not self.state[node] & EXPANDED:
                if (self.visits[node] == 0 and node != ROOT) or depth == MAX_DEPTH or self.size > MOST_NODES:
                    self.play_on()
                    break
                self.expand(node)
            if uncertain:
                self.match_children(node, WIDTH)
            node = self.select(node, uncertain)
            self.path[depth] = node
            depth += 1
            drawn = self.rng.state
            self.board.play(self.action[node], self.rng)
            if self.rng.state != drawn:
                uncertain = True
                if self.to_chance:
                    decided = not self.secrets
                    self.judge(self.board)
                    break
        self.tell(depth, decided)

    def play_on(self) -> None:
        """Everybody plays what looks best at first sight for a while; then judge the position."""
        left = self.playout
        while left > 0 and self.board.turn >= 0:
            mover = self.board.turn
            count = self.board.fill_actions(self.legal)
            action = self.legal[0]
            best = -1e9
            for place in range(count if count > 1 else 0):
                worth = self.look(self.legal[place], mover)
                if worth > best:
                    best = worth
                    action = self.legal[place]
            self.board.play(action, self.rng)
            left -= 1
        self.judge(self.board)

    def add(self, action: int, mover: int, prior: float, weight: float) -> int:
        """A new node without relatives."""
        if self.size == self.capacity:
            with cython.gil:
                self.grow()
        node = self.size
        self.size += 1
        self.action[node] = action
        self.mover[node] = mover
        self.child[node] = self.sibling[node] = NONE
        self.prior[node] = prior
        self.weight[node] = weight
        return node

    def grow(self) -> None:
        """Double the room for nodes."""
        self.capacity *= 2
        self.action = grown(self.action, "h", self.capacity)
        self.mover = grown(self.mover, "h", self.capacity)
        self.visits = grown(self.visits, "i", self.capacity)
        self.child = grown(self.child, "i", self.capacity)
        self.sibling = grown(self.sibling, "i", self.capacity)
        self.state = grown(self.state, "h", self.capacity)
        self.prior = grown(self.prior, "f", self.capacity)
        self.weight = grown(self.weight, "f", self.capacity)
        self.sums = grown(self.sums, "d", self.capacity * self.stride)

    def expand(self, node: int) -> None:
        """Give a node its most promising children, the best one first; the root gets all."""
        mover = self.board.turn
        count = self.board.fill_actions(self.legal)
        for place in range(count):
            self.order[place] = self.look(self.legal[place], mover)
        self.sort(count)
        kept = count
        if node != ROOT and count > WIDTH:
            kept = WIDTH
            self.state[node] |= CUT
        total = 0.0
        for place in range(kept):
            total += exp(self.sharpness * (self.order[place] - self.order[0]))
        for place in range(kept - 1, -1, -1):
            weight = exp(self.sharpness * (self.order[place] - self.order[0])) / total
            child = self.add(self.legal[place], mover, self.order[place], weight)
            self.sibling[child] = self.child[node]
            self.child[node] = child
        self.state[node] |= EXPANDED

    def look(self, action: int, mover: int) -> float:
        """What an action seems worth to the mover at first sight."""
        self.scratch.copy_from(self.board)
        self.chance.state = self.seed
        self.scratch.play(action, self.chance)
        self.judge(self.scratch)
        return self.worth(mover)

    def judge(self, board: Game) -> None:
        """What the evaluation thinks of a position."""
        self.evaluation.judge(board, self.results, self.points)
        self.length = self.evaluation.length

    def worth(self, seat: int) -> float:
        """What was judged is worth to a seat: the victory above all, then what else the search prefers."""
        rival = 0.0
        for other in range(self.players):
            if other != seat:
                rival = max(rival, self.points[other])
        worth = self.results[seat] + self.margin * (self.points[seat] - rival)
        if seat == self.seat:
            worth += self.own * self.points[seat] - self.haste * self.length
        return worth + self.own_points * (POINT_WORTH * self.points[seat] - worth)

    def sort(self, count: int) -> None:
        """Bring the legal actions into the order of their worth, the best first, equal ones as they were."""
        for place in range(1, count):
            worth = self.order[place]
            action = self.legal[place]
            at = place - 1
            while at >= 0 and self.order[at] < worth:
                self.order[at + 1] = self.order[at]
                self.legal[at + 1] = self.legal[at]
                at -= 1
            self.order[at + 1] = worth
            self.legal[at + 1] = action

    def match_children(self, node: int, most: int) -> None:
        """After chance, other actions may be legal: stamp those that are, and add the best that are missing."""
        mover = self.board.turn
        count = self.board.fill_actions(self.legal)
        self.stamp += 2
        for place in range(count):
            self.stamps[self.legal[place]] = self.stamp
        present = 0
        last = NONE
        child = self.child[node]
        while child != NONE:
            if self.stamps[self.action[child]] == self.stamp:
                self.stamps[self.action[child]] = self.stamp + 1
                present += 1
            last = child
            child = self.sibling[child]
        missing = 0
        for place in range(count):
            if self.stamps[self.legal[place]] == self.stamp:
                self.legal[missing] = self.legal[place]
                missing += 1
        if missing == 0 or present >= most:
            return
        for place in range(missing):
            self.order[place] = self.look(self.legal[place], mover)
        self.sort(missing)
        for place in range(min(missing, most - present)):
            child = self.add(self.legal[place], mover, self.order[place], 1.0 / WIDTH)
            if last == NONE:
                self.child[node] = child
            else:
                self.sibling[last] = child
            last = child
            self.stamps[self.legal[place]] = self.stamp + 1

    def select(self, node: int, uncertain: bool) -> int:
        """The child to visit: what is known of it, and the hope that is left."""
        hope = self.explore * sqrt(self.visits[node] + 1)
        best = NONE
        best_score = -1e9
        child = self.child[node]
        while child != NONE:
            if not uncertain or self.stamps[self.action[child]] == self.stamp + 1:
                score = self.value(child)
                if not self.state[child] & DECIDED:
                    score += hope * self.weight[child] / (1 + self.visits[child])
                if score > best_score:
                    best_score = score
                    best = child
            child = self.sibling[child]
        return best

    def value(self, node: int) -> float:
        """What a node is worth to the seat that chose it, by its visits or, before the first, at first sight."""
        if self.visits[node] == 0:
            prior: float = self.prior[node]
            return prior
        self.recall(node)
        return self.worth(self.mover[node])

    def recall(self, node: int) -> None:
        """The mean of what a node's visits were judged."""
        at = node * self.stride
        for seat in range(self.players):
            self.results[seat] = self.sums[at + seat] / self.visits[node]
            self.points[seat] = self.sums[at + self.players + seat] / self.visits[node]
        self.length = self.sums[at + 2 * self.players] / self.visits[node]

    def tell(self, depth: int, decided: bool) -> None:
        """Add what was judged to all nodes of the path, and see which of them are decided now."""
        for step in range(depth):
            node = self.path[step]
            self.visits[node] += 1
            at = node * self.stride
            for seat in range(self.players):
                self.sums[at + seat] += self.results[seat]
                self.sums[at + self.players + seat] += self.points[seat]
            self.sums[at + 2 * self.players] += self.length
        if decided:
            self.settle(self.path[depth - 1])
        step = depth - 2
        while step >= 0 and self.state[self.path[step + 1]] & DECIDED and self.decide(self.path[step]):
            step -= 1

    def decide(self, node: int) -> bool:
        """If all children of a node are decided, so is the node: it is worth what its best child is."""
        if self.state[node] & CUT:
            return False
        best = NONE
        best_value = -1e9
        child = self.child[node]
        while child != NONE:
            if not self.state[child] & DECIDED:
                return False
            worth = self.value(child)
            if worth > best_value:
                best_value = worth
                best = child
            child = self.sibling[child]
        self.recall(best)
        self.settle(node)
        return True

    def settle(self, node: int) -> None:
        """A node is decided: it is worth exactly what was judged last."""
        self.state[node] |= DECIDED
        at = node * self.stride
        for seat in range(self.players):
            self.sums[at + seat] = self.results[seat] * self.visits[node]
            self.sums[at + self.players + seat] = self.points[seat] * self.visits[node]
        self.sums[at + 2 * self.players] = self.length * self.visits[node]

    def follow(self, game: Game) -> bool:
        """Make a position of the same seat that was reached without chance the new root, keeping what is known of it.

        Whether it was found among the futures that the tree has looked at, a turn of every seat deep.
        """
        known = not self.secrets and game.turn == self.seat
        found = self.find(ROOT, self.root, game, 2 * self.players) if known else NONE
        if found == NONE:
            return False
        self.keep(found)
        self.root = game.copy()
        self.simulations = self.visits[ROOT]
        if self.state[ROOT] & CUT:
            self.board.copy_from(self.root)
            self.match_children(ROOT, MAX_LEGAL)
            self.state[ROOT] &= ~CUT
        return True

    def find(self, node: int, board: Game, game: Game, depth: int) -> int:
        """The node below this one that stands for a position, or NONE."""
        if board.turn == game.turn and board == game:
            return node
        child = self.child[node]
        while child != NONE and depth > 0:
            if self.visits[child] > 0:
                after = board.copy()
                drawn = self.chance.state
                after.apply(self.action[child], self.chance)
                if self.chance.state == drawn and after.turn >= 0:
                    found = self.find(child, after, game, depth - 1)
                    if found != NONE:
                        return found
            child = self.sibling[child]
        return NONE

    def keep(self, top: int) -> None:
        """Forget all nodes but one and those below it; it becomes the root. Children always come after their parent."""
        place = array("i", [NONE]) * self.size
        place[top] = ROOT
        count = 0
        for node in range(top, self.size):
            if place[node] != NONE:
                place[node] = count
                child = self.child[node]
                while child != NONE:
                    place[child] = ROOT
                    child = self.sibling[child]
                self.move(node, count)
                count += 1
        for node in range(count):
            if self.child[node] != NONE:
                self.child[node] = place[self.child[node]]
            if self.sibling[node] != NONE:
                self.sibling[node] = place[self.sibling[node]]
        self.sibling[ROOT] = NONE
        for node in range(count, self.size):
            self.visits[node] = self.state[node] = 0
            for at in range(node * self.stride, (node + 1) * self.stride):
                self.sums[at] = 0.0
        self.size = count

    def move(self, node: int, to: int) -> None:
        """Copy a node to another place."""
        self.action[to] = self.action[node]
        self.mover[to] = self.mover[node]
        self.visits[to] = self.visits[node]
        self.child[to] = self.child[node]
        self.sibling[to] = self.sibling[node]
        self.state[to] = self.state[node]
        self.prior[to] = self.prior[node]
        self.weight[to] = self.weight[node]
        for at in range(self.stride):
            self.sums[to * self.stride + at] = self.sums[node * self.stride + at]

    def decided(self) -> bool:
        """Whether the root is decided: more simulations would change nothing."""
        return bool(self.state[ROOT] & DECIDED)

    def lead(self) -> int:
        """How many visits the most visited action of the root has more than any other; -1 if there is no other."""
        first = 0
        second = -1
        child = self.child[ROOT]
        while child != NONE:
            if self.visits[child] > first:
                second = first if first > 0 else second
                first = self.visits[child]
            elif self.visits[child] > second and self.visits[child] > 0:
                second = self.visits[child]
            child = self.sibling[child]
        return first - second if second > 0 else -1

    def prospects(self) -> list[Prospect]:
        """What is known of every action of the root, in the order of first sight."""
        found = []
        self.board.copy_from(self.root)
        child = self.child[ROOT]
        while child != NONE:
            if self.visits[child] > 0:
                self.recall(child)
            else:
                self.look(self.action[child], self.seat)
            results = [self.results[seat] for seat in range(self.players)]
            points = [self.points[seat] for seat in range(self.players)]
            decided = bool(self.state[child] & DECIDED)
            found.append(Prospect(self.action[child], self.visits[child], results, points, decided))
            child = self.sibling[child]
        return found

    def line(self, longest: int = 12) -> list[int]:
        """The actions that the search expects, from the root on."""
        actions: list[int] = []
        node = ROOT
        while len(actions) < longest:
            best = NONE
            child = self.child[node]
            while child != NONE:
                if self.visits[child] > 0 and (best == NONE or self.better(child, best)):
                    best = child
                child = self.sibling[child]
            if best == NONE:
                break
            actions.append(self.action[best])
            node = best
        return actions

    def better(self, one: int, other: int) -> bool:
        """Whether a node is to be preferred to a sibling: by worth if both are decided, otherwise by visits."""
        if self.state[one] & self.state[other] & DECIDED:
            return self.value(one) > self.value(other)
        return int(self.visits[one]) > int(self.visits[other])
