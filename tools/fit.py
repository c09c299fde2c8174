"""Fit the linear evaluation of Azul or Sintra to self-play: `python tools/fit.py azul`.

Writes src/guilda/search/<game>.json: for each variant and stage the weights of the features, found by least squares,
and the spread, the lead that multiplies the odds of winning by e. The games are played with the current weights: repeat
until matches show no gain.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import guilda
from guilda.arena.ratings import invert
from guilda.search import search
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.search.linear import LinearEvaluation

SEARCH = Path(search.__file__).parent
VARIANTS = {"azul": ("wall", ("coloured", "free")), "sintra": ("side", ("A", "B"))}
EXPLORING = 5  # one move in this many is drawn in proportion to visits, for variety
SAMPLING = 8  # one position in this many within a round is a sample
RIDGE = 20.0  # ridge penalty towards the current weights
SPREADS = [1.0 + 0.5 * n for n in range(60)]

Sample = tuple[int, float, float, list[float]]


def play(options: dict[str, Any], name: str, seed: int, simulations: int) -> list[tuple[list[Sample], list[int]]]:
    """Play a game and return the samples of all seats at some positions, with the final scores."""
    rng, dice = guilda.FastRng(seed), Random(seed)
    game = guilda.game(name).position(options, rng)
    evaluation: LinearEvaluation = search.base_evaluation_of(game)  # type: ignore[assignment]
    searcher = Searcher(seed)
    found = []
    drawn = False
    while game.actor() is not None:
        samples = [evaluation.sample(game, seat) for seat in range(game.players)]
        if drawn or (samples[0][1] > 0 and dice.randrange(SAMPLING) == 0):
            found.append(samples)
        result = searcher.search(game, simulations=simulations)
        action = result.action
        if dice.randrange(EXPLORING) == 0:
            (other,) = dice.choices(result.moves, [move.visits for move in result.moves])
            action = other.action
        before = rng.state
        game.apply(action, rng)
        drawn = rng.state != before
    return [(samples, game.scores()) for samples in found]


def fit(found: list[tuple[list[Sample], list[int]]], before: list[list[float]]) -> dict[str, Any]:
    """Return the weights with the least squared error of the final points, and the spread of each stage."""
    features = len(before[0])
    size = len(before) * features
    matrix = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    target = [0.0] * size
    for samples, scores in found:
        for sample, score in zip(samples, scores, strict=True):
            stage, progress, _, values = sample
            error = score - predicted(sample, before)
            cells = [(stage * features + n, value * (1 - progress)) for n, value in enumerate(values) if value]
            if progress > 0:
                cells += [((stage + 1) * features + n, value * progress) for n, value in enumerate(values) if value]
            for row, value in cells:
                target[row] += value * error
                line = matrix[row]
                for column, other in cells:
                    line[column] += value * other
    steps = [sum(map(float.__mul__, row, target)) for row in invert(matrix)]
    weights = [
        [round(weight + steps[stage * features + feature], 3) for feature, weight in enumerate(row)]
        for stage, row in enumerate(before)
    ]
    return {"spreads": spreads(found, weights), "weights": weights}


def spreads(found: list[tuple[list[Sample], list[int]]], weights: list[list[float]]) -> list[float]:
    """Return the spread of each stage with the highest likelihood of the results for two players."""
    margins: list[list[float]] = [[] for _ in weights]
    for samples, scores in found:
        if len(scores) == 2 and scores[0] != scores[1]:
            own, other = (predicted(sample, weights) for sample in samples)
            stage, progress, _, _ = samples[0]
            margins[round(stage + progress)].append((own - other) * (1 if scores[0] > scores[1] else -1))
    best: list[float] = []
    for ahead in margins:
        if ahead:
            best.append(min(SPREADS, key=lambda spread: sum(log(1 + exp(-margin / spread)) for margin in ahead)))
        else:
            best.append(best[-1] if best else SPREADS[-1])
    return best


def predicted(sample: Sample, weights: list[list[float]]) -> float:
    """Return the points that weights predict."""
    stage, progress, certain, values = sample
    early = sum(map(float.__mul__, weights[stage], values))
    late = sum(map(float.__mul__, weights[min(stage + 1, len(weights) - 1)], values))
    return certain + (1 - progress) * early + progress * late


def write(name: str, fitted: dict[str, dict[str, Any]]) -> None:
    """Write the weights, one stage a line."""
    parts = []
    for variant, each in fitted.items():
        rows = ",\n".join(f"      {json.dumps(row)}" for row in each["weights"])
        head = f'    "spreads": {json.dumps(each["spreads"])},\n'
        parts.append(f'  "{variant}": {{\n{head}    "weights": [\n{rows}\n    ]\n  }}')
    (SEARCH / f"{name}.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--variant", help="only this variant")
    parser.add_argument("--games", type=int, default=2000, help="games per variant (default 2000)")
    parser.add_argument("--simulations", type=int, default=200, help="simulations per decision (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    chosen = parser.parse_args()
    option, values = VARIANTS[chosen.game]
    before = json.loads((SEARCH / f"{chosen.game}.json").read_text("utf-8"))
    fitted = dict(before)
    for value in values if chosen.variant is None else [chosen.variant]:
        found = []
        for number in range(chosen.games):
            options = {"players": 2, option: value}
            found += play(options, chosen.game, chosen.seed + number, chosen.simulations)
        fitted[value] = fit(found, before[value]["weights"])
        print(f"{value}: {len(found)} positions, spreads {fitted[value]['spreads']}")
    write(chosen.game, fitted)


if __name__ == "__main__":
    main()
