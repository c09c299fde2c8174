"""Policy-value networks: one design for all games, evaluated in integers so that every platform agrees.

The input is the observation of the seat to act (`guilda.encoding`) and the features of the game's own evaluation. Two
hidden layers with clipped ReLU follow. The value head corrects the game's evaluation: a logit and points for each seat,
in playing order from the seat to act. The policy head gives a logit for each action id. `guilda train` trains the
weights.
"""

from __future__ import annotations

import json
import sys
from array import array
from math import *
from typing import TYPE_CHECKING, Any

import cython

from guilda.encoding import encoder_of
from guilda.rules.game import cells
from guilda.rules.sealed import seal
from guilda.search.constants import *
from guilda.search.evaluation import Evaluation

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from pathlib import Path

    from guilda.rules.game import Game

MAGIC = b"guilda-network-1\n"
HIDDEN = 64
UNITS = 32
OUTPUT_SCALE = UNIT * (1 << WEIGHT_SHIFT) + 0.0
FEATURE_SCALE = 8.0  # features are rounded to eighths


class Network:
    """The weights of a network, and one evaluation at a time.

    `biases` holds those of the first layer, second layer, value head and policy head; `weights` the matrices in the
    same order. The first is stored by input, the others by output.
    """

    def __init__(self, card: dict[str, Any], biases: array[int], weights: array[int]) -> None:
        self.card = card
        self.inputs = card["inputs"]
        self.hidden = card["hidden"]
        self.units = card["units"]
        self.outputs = card["outputs"]
        self.actions = card["actions"]
        if max(self.hidden, self.units) > MAX_UNITS or self.inputs > MAX_INPUTS:
            raise ValueError("the network is larger than the search allows")
        if (len(biases), len(weights)) != shape(card):
            raise ValueError("the weights do not fit the network's description")
        self.biases = biases
        self.weights = weights
        self.sums = cells(MAX_UNITS)
        self.first = cells(MAX_UNITS)
        self.second = cells(MAX_UNITS)

    def run(self, inputs: MutableSequence[int]) -> None:
        """Compute the hidden layers; zero inputs are skipped."""
        for unit in range(self.hidden):
            self.sums[unit] = self.biases[unit]
        for index in range(self.inputs):
            value = inputs[index]
            if value != 0:
                at = index * self.hidden
                if cython.compiled:
                    row = cython.address(self.weights[at])
                    for unit in range(self.hidden):
                        self.sums[unit] += value * row[unit]
                else:
                    for unit in range(self.hidden):
                        self.sums[unit] += value * self.weights[at + unit]
        for unit in range(self.hidden):
            total = self.sums[unit]
            self.first[unit] = 0 if total <= 0 else min(UNIT, total >> WEIGHT_SHIFT)
        for unit in range(self.units):
            at = self.inputs * self.hidden + unit * self.hidden
            total = self.biases[self.hidden + unit]
            for index in range(self.hidden):
                total += self.weights[at + index] * self.first[index]
            self.second[unit] = 0 if total <= 0 else min(UNIT, total >> WEIGHT_SHIFT)

    def output(self, index: int) -> float:
        """Return an output of the value head."""
        at = (self.inputs + self.units) * self.hidden + index * self.units
        total = self.biases[self.hidden + self.units + index]
        for unit in range(self.units):
            total += self.weights[at + unit] * self.second[unit]
        output: float = total / OUTPUT_SCALE
        return output

    def action_logit(self, action: int) -> float:
        """Return the policy logit of an action."""
        at = (self.inputs + self.units) * self.hidden + self.outputs * self.units + action * self.hidden
        total = self.biases[self.hidden + self.units + self.outputs + action]
        for unit in range(self.hidden):
            total += self.weights[at + unit] * self.first[unit]
        logit: float = total / OUTPUT_SCALE
        return logit

    def share(self) -> Network:
        """Return a network with the same weights and buffers of its own, so that searches can run side by side."""
        return Network(self.card, self.biases, self.weights)

    def save(self, path: Path) -> None:
        """Write the network: a line of JSON, then biases as int32 and weights as int16, little-endian."""
        biases, weights = array("i", self.biases), array("h", self.weights)
        if sys.byteorder == "big":
            biases.byteswap()
            weights.byteswap()
        head = json.dumps(self.card, ensure_ascii=False).encode()
        path.write_bytes(MAGIC + head + b"\n" + biases.tobytes() + weights.tobytes())


def shape(card: dict[str, Any]) -> tuple[int, int]:
    """Return the number of biases and of weights."""
    inputs, hidden, units, outputs, actions = (
        card[name] for name in ("inputs", "hidden", "units", "outputs", "actions")
    )
    return hidden + units + outputs + actions, (inputs + units + actions) * hidden + outputs * units


def load(path: Path) -> Network:
    """Read a network that `save` wrote."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path} is not a network")
    end = data.index(b"\n", len(MAGIC))
    card = json.loads(data[len(MAGIC) : end])
    count, _ = shape(card)
    biases, weights = array("i"), array("h")
    biases.frombytes(data[end + 1 : end + 1 + 4 * count])
    weights.frombytes(data[end + 1 + 4 * count :])
    if sys.byteorder == "big":
        biases.byteswap()
        weights.byteswap()
    return Network(card, biases, weights)


def blank(game: Game, base: Evaluation) -> Network:
    """Return a network of zeros for a game: it corrects nothing and prefers no action."""
    base.expected(game)
    card = {
        "game": game.name,
        "players": game.players,
        "inputs": encoder_of(game).size + game.players * base.feature_count,
        "hidden": HIDDEN,
        "units": UNITS,
        "outputs": 2 * game.players,
        "actions": game.n_actions,
    }
    biases, weights = shape(card)
    return Network(card, array("i", bytes(4 * biases)), array("h", bytes(2 * weights)))


class NetworkEvaluation(Evaluation):
    """A game's evaluation, corrected by a network; the network also gives the policy."""

    def __init__(self, game: Game, base: Evaluation, network: Network | None = None) -> None:
        super().__init__()
        self.base = base
        self.network = (network or blank(game, base)).share()
        self.encoder = encoder_of(game)
        self.cells = cells(MAX_INPUTS)
        self.has_policy = bool(self.network.card.get("policy"))
        base.expected(game)
        if self.encoder.size + game.players * base.feature_count != self.network.inputs:
            raise ValueError("the network was made for other options of the game")
        if self.network.actions != game.n_actions or self.network.outputs != 2 * game.players:
            raise ValueError("the network was made for other options of the game")

    def fill_inputs(self, game: Game) -> None:
        """Write the observation of the seat to act and the features of all seats, beginning with it."""
        observer = game.turn
        at = self.encoder.write(game, observer, self.cells)
        for step in range(game.players):
            seat = (observer + step) % game.players
            for feature in range(self.base.feature_count):
                eighths = FEATURE_SCALE * self.base.seat_features[seat * MAX_FEATURES + feature]
                self.cells[at] = int(floor(eighths + 0.5))
                at += 1

    def evaluate(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Correct the game's evaluation by the value head."""
        self.base.evaluate(game, results, points)
        if game.turn >= 0:
            self.fill_inputs(game)
            self.network.run(self.cells)
            self.correct(game, results, points)

    def correct(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Add the network's logits to the results, and its points."""
        total = 0.0
        for step in range(game.players):
            seat = (game.turn + step) % game.players
            results[seat] *= exp(self.network.output(step))
            points[seat] += self.network.output(game.players + step)
            total += results[seat]
        for seat in range(game.players):
            results[seat] /= total

    def evaluate_child(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Order children by the game's own evaluation, which is much cheaper."""
        self.base.evaluate(game, results, points)

    def policy(self, game: Game, legal: MutableSequence[int], count: int, logits: MutableSequence[float]) -> None:
        """Write the policy logits of the legal actions."""
        self.fill_inputs(game)
        self.network.run(self.cells)
        for index in range(count):
            logits[index] = self.network.action_logit(legal[index])

    def sample(self, game: Game) -> tuple[array[int], list[float], list[float]]:
        """Return a training sample: the inputs, and the seats' base logits and points, beginning with the actor."""
        if not cython.compiled:
            results, points = [0.0] * MAX_SEATS, [0.0] * MAX_SEATS
        self.base.evaluate(game, results, points)
        self.fill_inputs(game)
        order = [(game.turn + step) % game.players for step in range(game.players)]
        inputs = array("h", [self.cells[index] for index in range(self.network.inputs)])
        return inputs, [log(max(results[seat], 1e-6)) for seat in order], [points[seat] for seat in order]


seal("guilda.PythonEvaluation", NetworkEvaluation)
