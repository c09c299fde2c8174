"""Monte Carlo tree search for any game and any number of players: native code, anytime, repeatable from its seed.

Selection is PUCT, with priors from the evaluation of every child. Chance and hidden information are handled by
determinization: each simulation starts from a sampled position and draws chance from one of a few seeds, and the number
of seeds grows with the simulations (progressive widening). A solver marks a node as proven when all its children are,
so the rest of a round without chance is solved exactly.
"""

from __future__ import annotations

from array import array
from math import *
from typing import TYPE_CHECKING, Any, NamedTuple

import cython

from guilda.rules.constants import *
from guilda.rules.game import cells
from guilda.rules.rng import FastRng
from guilda.search.constants import *
from guilda.search.evaluation import check_bridge, check_seats

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.search.evaluation import Evaluation

FIRST_CAPACITY = 1 << 10
MAX_NODES = 1 << 22
CHANCE_SEED_STEP = 0x2545F4914F6CDD1D


class MoveEstimate(NamedTuple):
    """The search's estimate of one legal action."""

    action: int
    visits: int
    results: list[float]
    """Each seat's expected share of the win."""
    points: list[float]
    """Each seat's expected final points."""
    proven: bool
    """Whether the values are exact up to the next chance event or the end of the game."""


def zeros(kind: str, count: int) -> Any:
    """Return a memory view of `count` zeros of that type code. The system clears the memory when it is first used."""
    return memoryview(bytearray(array(kind).itemsize * count)).cast(kind)  # type: ignore[call-overload]


def enlarged(old: Any, kind: str, count: int) -> Any:
    """Return a copy of an array with room for `count` cells."""
    cells = zeros(kind, count)
    cells[: len(old)] = memoryview(old)
    return cells


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

    def __init__(
        self,
        root: Game,
        evaluation: Evaluation,
        seed: int = 0,
        *,
        determinize: bool = False,
        stop_at_chance: bool = False,
        chance_depth: int = 0,
        cpuct: float = 0.4,
        prior_temperature: float = 1.0 / 12.0,
        chance_widening: float = 1.0,
        margin_weight: float = MARGIN_WEIGHT,
        own_weight: float = 0.0,
        rollout_depth: int = 0,
        points_share: float = 0.0,
        root_share: float = 0.0,
    ) -> None:
        if root.turn < 0:
            raise ValueError("the game is over: there is nothing to search")
        check_bridge(evaluation)
        check_seats(root)
        self.root = root.copy()
        self.board = root.copy()
        self.scratch = root.copy()
        self.evaluation = evaluation
        self.rng = FastRng(seed)
        self.chance = FastRng(seed)
        self.seed = seed
        self.seat = root.turn
        self.players = root.players
        self.determinize = determinize
        self.stop_at_chance = stop_at_chance
        self.chance_depth = chance_depth
        self.cpuct = cpuct
        self.prior_temperature = prior_temperature
        self.chance_widening = chance_widening
        self.margin_weight = margin_weight
        self.own_weight = own_weight
        self.rollout_depth = rollout_depth
        self.points_share = points_share if root.players > 1 else 0.0
        self.root_share = root_share
        self.stride = 2 * root.players
        self.simulations = 0
        self.chance_samples = 1
        self.stamp = 0
        self.invalid = False
        self.stamps = zeros("i", MAX_ACTIONS)
        self.size = 1
        self.capacity = FIRST_CAPACITY
        self.action = zeros("h", FIRST_CAPACITY)
        self.mover = zeros("h", FIRST_CAPACITY)
        self.visits = zeros("i", FIRST_CAPACITY)
        self.child = zeros("i", FIRST_CAPACITY)
        self.sibling = zeros("i", FIRST_CAPACITY)
        self.state = zeros("h", FIRST_CAPACITY)
        self.first_value = zeros("f", FIRST_CAPACITY)
        self.prior = zeros("f", FIRST_CAPACITY)
        self.sums = zeros("d", FIRST_CAPACITY * self.stride)
        self.path = cells(MAX_DEPTH)
        self.results: list[float] = cells(MAX_SEATS)  # type: ignore[assignment]
        self.points: list[float] = cells(MAX_SEATS)  # type: ignore[assignment]
        self.legal = cells(MAX_LEGAL)
        self.values: list[float] = cells(MAX_LEGAL)  # type: ignore[assignment]
        self.child[ROOT] = self.sibling[ROOT] = NONE

    def run(self, simulations: int) -> None:
        """Run simulations until their number is reached or the root is proven."""
        with cython.nogil:
            while simulations > 0 and not self.state[ROOT] & PROVEN and not self.invalid:
                self.simulate()
                simulations -= 1
        self.check()

    def check(self) -> None:
        """Raise the error of a game or an evaluation in plain Python; refuse a value that is not finite."""
        self.root._raise_fault()
        self.board._raise_fault()
        self.scratch._raise_fault()
        if self.invalid:
            if self.evaluation.error is not None:
                raise self.evaluation.error
            raise ValueError(f"{type(self.evaluation).__name__} gave a value that is not a finite number")

    def simulate(self) -> None:
        """Select a path from the root to a leaf, expand and evaluate the leaf, and backpropagate."""
        self.board.copy_from(self.root)
        self.simulations += 1
        if self.chance_samples * self.chance_samples < self.chance_widening * self.simulations:
            self.chance_samples += 1
        self.rng.state = self.seed ^ (self.simulations % self.chance_samples + 1) * CHANCE_SEED_STEP
        uncertain = self.determinize
        if self.determinize:
            self.board.resample(self.seat, self.rng)
        proven = False
        chance_left = self.chance_depth
        node = ROOT
        depth = 1
        self.path[0] = ROOT
        while True:
            if self.board.turn < 0:
                proven = not uncertain
                self.evaluate(self.board)
                break
            if self.state[node] & PROVEN:
                self.load_mean(node)
                break
            if not self.state[node] & EXPANDED:
                if (self.visits[node] == 0 and node != ROOT) or depth == MAX_DEPTH or not self.reserve():
                    self.rollout()
                    break
                self.expand(node)
            if uncertain and self.match_children(node, MAX_CHILDREN) == 0:
                self.rollout()
                break
            node = self.select(node, uncertain)
            self.path[depth] = node
            depth += 1
            if self.state[node] & CHANCE and depth < MAX_DEPTH and self.reserve():
                action = self.action[node]
                node = self.outcome(node)
                self.path[depth] = node
                depth += 1
                self.rng.state = self.seed ^ (self.action[node] + 1) * CHANCE_SEED_STEP
                self.board.play(action, self.rng)
                chance_left -= 1
                continue
            rng_state = self.rng.state
            self.board.play(self.action[node], self.rng)
            if self.rng.state != rng_state:
                if not self.stop_at_chance:
                    uncertain = True
                    continue
                if chance_left > 0:
                    self.state[node] |= CHANCE
                else:
                    proven = not self.determinize
                self.evaluate(self.board)
                break
        self.backpropagate(depth, proven)

    def outcome(self, node: int) -> int:
        """Return the least visited outcome of a chance node, or a new one: their number grows with its visits."""
        count = 0
        least = NONE
        child = self.child[node]
        while child != NONE:
            count += 1
            if least == NONE or self.visits[child] < self.visits[least]:
                least = child
            child = self.sibling[child]
        if least == NONE or count * count < self.chance_widening * self.visits[node]:
            least = self.add(count, self.mover[node], 0.0, 0.0)
            self.sibling[least] = self.child[node]
            self.child[node] = least
        return least

    def rollout(self) -> None:
        """Play `rollout_depth` moves greedily, then evaluate the position."""
        left = self.rollout_depth
        while left > 0 and self.board.turn >= 0:
            self.board.play(self.greedy_action(), self.rng)
            left -= 1
        self.evaluate(self.board)

    def greedy_action(self) -> int:
        """Return the action that the seat to move on the board likes best after one ply."""
        mover = self.board.turn
        count = self.board.fill_actions(self.legal)
        action = self.legal[0]
        best = -1e9
        for index in range(count if count > 1 else 0):
            value = self.action_value(self.legal[index], mover)
            if value > best:
                best = value
                action = self.legal[index]
        return action

    def greedy(self, game: Game) -> int:
        """Return the action that the seat to move likes best after one ply, in a game of the same kind as the root."""
        self.board.copy_from(game)
        action = self.greedy_action()
        self.check()
        return action

    def play_out(self, game: Game, rng: FastRng) -> None:
        """Play a game of the same kind as the root to its end, every seat greedily."""
        self.board.copy_from(game)
        with cython.nogil:
            while self.board.turn >= 0 and not self.invalid:
                self.board.play(self.greedy_action(), rng)
        self.check()
        game.copy_from(self.board)

    def reserve(self) -> bool:
        """Make room for the children of one node; False if the tree cannot grow any more."""
        if self.size + MAX_LEGAL <= self.capacity:
            return True
        if self.capacity >= MAX_NODES:
            return False
        with cython.gil:
            return self.grow()

    def grow(self) -> bool:
        """Double the capacity; False, with the tree unchanged, if there is not enough memory."""
        capacity = 2 * self.capacity
        try:
            action = enlarged(self.action, "h", capacity)
            mover = enlarged(self.mover, "h", capacity)
            visits = enlarged(self.visits, "i", capacity)
            child = enlarged(self.child, "i", capacity)
            sibling = enlarged(self.sibling, "i", capacity)
            state = enlarged(self.state, "h", capacity)
            first_value = enlarged(self.first_value, "f", capacity)
            prior = enlarged(self.prior, "f", capacity)
            sums = enlarged(self.sums, "d", capacity * self.stride)
        except MemoryError:
            return False
        self.action = action
        self.mover = mover
        self.visits = visits
        self.child = child
        self.sibling = sibling
        self.state = state
        self.first_value = first_value
        self.prior = prior
        self.sums = sums
        self.capacity = capacity
        return True

    def add(self, action: int, mover: int, first_value: float, prior: float) -> int:
        """Add a node that is not linked yet; `reserve` has made room for it."""
        node = self.size
        self.size += 1
        self.action[node] = action
        self.mover[node] = mover
        self.child[node] = self.sibling[node] = NONE
        self.first_value[node] = first_value
        self.prior[node] = prior
        return node

    def expand(self, node: int) -> None:
        """Add the children of a node, best first: all at the root, elsewhere the best `MAX_CHILDREN`."""
        mover = self.board.turn
        count = self.board.fill_actions(self.legal)
        for index in range(count):
            self.values[index] = self.action_value(self.legal[index], mover)
        self.sort(count)
        kept = count
        if node != ROOT and count > MAX_CHILDREN:
            kept = MAX_CHILDREN
            self.state[node] |= PRUNED
        total = 0.0
        for index in range(kept):
            total += exp((self.values[index] - self.values[0]) / self.prior_temperature)
        for index in range(kept - 1, -1, -1):
            prior = exp((self.values[index] - self.values[0]) / self.prior_temperature) / total
            child = self.add(self.legal[index], mover, self.values[index], prior)
            self.sibling[child] = self.child[node]
            self.child[node] = child
        self.state[node] |= EXPANDED

    def action_value(self, action: int, mover: int) -> float:
        """Return the mover's utility of the position after an action."""
        self.scratch.copy_from(self.board)
        self.chance.state = self.seed
        self.scratch.play(action, self.chance)
        self.evaluation.evaluate_child(self.scratch, self.results, self.points)
        self.check_finite()
        return self.utility(mover)

    def evaluate(self, board: Game) -> None:
        """Evaluate a position."""
        self.evaluation.evaluate(board, self.results, self.points)
        self.check_finite()

    def check_finite(self) -> None:
        """End the search if a value is not finite."""
        total = 0.0
        for seat in range(self.players):
            total += self.results[seat] + self.points[seat]
        if total - total != 0.0:
            self.invalid = True
            for seat in range(self.players):
                self.results[seat] = self.points[seat] = 0.0

    def utility(self, seat: int) -> float:
        """Return the utility to a seat of the results and points evaluated last."""
        opponent = 0.0
        for other in range(self.players):
            if other != seat:
                opponent = max(opponent, self.points[other])
        utility = self.results[seat] + self.margin_weight * (self.points[seat] - opponent)
        if seat == self.seat:
            utility += self.own_weight * self.points[seat]
        return utility + self.points_share * (POINT_VALUE * self.points[seat] - utility)

    def sort(self, count: int) -> None:
        """Sort the legal actions by value, best first; a stable insertion sort."""
        for index in range(1, count):
            value = self.values[index]
            action = self.legal[index]
            at = index - 1
            while at >= 0 and self.values[at] < value:
                self.values[at + 1] = self.values[at]
                self.legal[at + 1] = self.legal[at]
                at -= 1
            self.values[at + 1] = value
            self.legal[at + 1] = action

    def match_children(self, node: int, limit: int) -> int:
        """Stamp the children that are legal in this determinization and return their number.

        Legal actions without a child are added, best first, up to `limit` children in all.
        """
        mover = self.board.turn
        count = self.board.fill_actions(self.legal)
        self.stamp += 2
        for index in range(count):
            self.stamps[self.legal[index]] = self.stamp
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
        for index in range(count):
            if self.stamps[self.legal[index]] == self.stamp:
                self.legal[missing] = self.legal[index]
                missing += 1
        if missing == 0 or present >= limit or not self.reserve():
            return present
        for index in range(missing):
            self.values[index] = self.action_value(self.legal[index], mover)
        self.sort(missing)
        for index in range(min(missing, limit - present)):
            child = self.add(self.legal[index], mover, self.values[index], 1.0 / MAX_CHILDREN)
            if last == NONE:
                self.child[node] = child
            else:
                self.sibling[last] = child
            last = child
            self.stamps[self.legal[index]] = self.stamp + 1
        return min(present + missing, limit)

    def select(self, node: int, uncertain: bool) -> int:
        """Return the child with the highest PUCT score; a proven child gets no exploration bonus.

        A child of the root that lacks visits of its `root_share` comes first.
        """
        exploration = self.cpuct * sqrt(self.visits[node] + 1)
        fair_share = self.root_share * self.visits[node] if node == ROOT else 0.0
        best = NONE
        best_score = -1e9
        child = self.child[node]
        while child != NONE:
            if not uncertain or self.stamps[self.action[child]] == self.stamp + 1:
                score = self.value(child)
                if not self.state[child] & PROVEN:
                    score += exploration * self.prior[child] / (1 + self.visits[child])
                    if self.visits[child] + 1 <= fair_share * self.prior[child]:
                        best = child
                        break
                if score > best_score:
                    best_score = score
                    best = child
            child = self.sibling[child]
        return best

    def value(self, node: int) -> float:
        """Return a node's value to the seat that moved there: the mean of its visits, or its first evaluation."""
        if self.visits[node] == 0:
            first: float = self.first_value[node]
            return first
        self.load_mean(node)
        return self.utility(self.mover[node])

    def load_mean(self, node: int) -> None:
        """Set results and points to the means over a node's visits."""
        at = node * self.stride
        for seat in range(self.players):
            self.results[seat] = self.sums[at + seat] / self.visits[node]
            self.points[seat] = self.sums[at + self.players + seat] / self.visits[node]

    def backpropagate(self, depth: int, proven: bool) -> None:
        """Add the evaluation to all nodes of the path, and prove ancestors where possible."""
        for step in range(depth):
            node = self.path[step]
            self.visits[node] += 1
            at = node * self.stride
            for seat in range(self.players):
                self.sums[at + seat] += self.results[seat]
                self.sums[at + self.players + seat] += self.points[seat]
        if proven:
            self.mark_proven(self.path[depth - 1])
        step = depth - 2
        while step >= 0 and self.state[self.path[step + 1]] & PROVEN and self.try_prove(self.path[step]):
            step -= 1

    def try_prove(self, node: int) -> bool:
        """Prove a node if all its children are proven: it takes the values of its best child."""
        if self.state[node] & (PRUNED | CHANCE):
            return False
        best = NONE
        best_value = -1e9
        child = self.child[node]
        while child != NONE:
            if not self.state[child] & PROVEN:
                return False
            value = self.value(child)
            if value > best_value:
                best_value = value
                best = child
            child = self.sibling[child]
        self.load_mean(best)
        self.mark_proven(node)
        return True

    def mark_proven(self, node: int) -> None:
        """Give a node the exact values that were loaded last."""
        self.state[node] |= PROVEN
        at = node * self.stride
        for seat in range(self.players):
            self.sums[at + seat] = self.results[seat] * self.visits[node]
            self.sums[at + self.players + seat] = self.points[seat] * self.visits[node]

    def advance(self, game: Game) -> bool:
        """Reuse the tree for a later position of the same seat; False if the tree does not hold it.

        The position must have been reached without chance, within two turns of every seat.
        """
        known = not self.determinize and game.turn == self.seat
        found = self.find(ROOT, self.root, game, 2 * self.players) if known else NONE
        if found == NONE:
            return False
        self.compact(found)
        self.root = game.copy()
        self.simulations = self.visits[ROOT]
        if self.state[ROOT] & PRUNED:
            self.board.copy_from(self.root)
            self.match_children(ROOT, MAX_LEGAL)
            self.state[ROOT] &= ~PRUNED
        return True

    def find(self, node: int, board: Game, game: Game, depth: int) -> int:
        """Return the node of a position in the subtree of `node`, or NONE."""
        if board.turn == game.turn and board == game:
            return node
        child = self.child[node]
        while child != NONE and depth > 0:
            if self.visits[child] > 0:
                after = board.copy()
                rng_state = self.chance.state
                after.apply(self.action[child], self.chance)
                if self.chance.state == rng_state and after.turn >= 0:
                    found = self.find(child, after, game, depth - 1)
                    if found != NONE:
                        return found
            child = self.sibling[child]
        return NONE

    def compact(self, top: int) -> None:
        """Make a node the root and drop all nodes outside its subtree. Children always come after their parent."""
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
        """Copy a node to another index."""
        self.action[to] = self.action[node]
        self.mover[to] = self.mover[node]
        self.visits[to] = self.visits[node]
        self.child[to] = self.child[node]
        self.sibling[to] = self.sibling[node]
        self.state[to] = self.state[node]
        self.first_value[to] = self.first_value[node]
        self.prior[to] = self.prior[node]
        for at in range(self.stride):
            self.sums[to * self.stride + at] = self.sums[node * self.stride + at]

    def proven(self) -> bool:
        """Whether the root is proven: more simulations would change nothing."""
        return bool(self.state[ROOT] & PROVEN)

    def lead(self) -> int:
        """Return the visits of the root's most visited child beyond the second; -1 if only one was visited."""
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

    def moves(self) -> list[MoveEstimate]:
        """Return the estimates of all actions of the root, in the order of their first evaluation."""
        found = []
        self.board.copy_from(self.root)
        child = self.child[ROOT]
        while child != NONE:
            if self.visits[child] > 0:
                self.load_mean(child)
            else:
                self.action_value(self.action[child], self.seat)
            results = [self.results[seat] for seat in range(self.players)]
            points = [self.points[seat] for seat in range(self.players)]
            proven = bool(self.state[child] & PROVEN)
            found.append(MoveEstimate(self.action[child], self.visits[child], results, points, proven))
            child = self.sibling[child]
        self.check()
        return found

    def principal_variation(self, longest: int = 12, first: int = NONE) -> list[int]:
        """Return the best actions of all seats from the root on, or from the first action given."""
        actions: list[int] = []
        node = ROOT
        while len(actions) < longest and not self.state[node] & CHANCE:
            best = NONE
            child = self.child[node]
            while child != NONE:
                possible = self.visits[child] > 0 and (node != ROOT or first == NONE or self.action[child] == first)
                if possible and (best == NONE or self.better(child, best)):
                    best = child
                child = self.sibling[child]
            if best == NONE:
                break
            actions.append(self.action[best])
            node = best
        return actions

    def sampled_variation(self, rng: FastRng, fewest_visits: int) -> list[int]:
        """Return actions of all seats from the root on, each drawn in proportion to its visits, or the best if proven.

        The line ends at a node with fewer visits.
        """
        actions: list[int] = []
        node = ROOT
        while self.visits[node] >= fewest_visits and not self.state[node] & CHANCE:
            chosen = NONE
            total = 0
            child = self.child[node]
            while child != NONE:
                visits = int(self.visits[child])
                total += visits
                if visits > 0 and (
                    chosen == NONE
                    or (self.better(child, chosen) if self.state[node] & PROVEN else rng.below(total) < visits)
                ):
                    chosen = child
                child = self.sibling[child]
            if chosen == NONE:
                break
            actions.append(self.action[chosen])
            node = chosen
        return actions

    def better(self, one: int, other: int) -> bool:
        """Compare two siblings: by value if both are proven, otherwise by visits."""
        if self.state[one] & self.state[other] & PROVEN:
            return self.value(one) > self.value(other)
        return int(self.visits[one]) > int(self.visits[other])
