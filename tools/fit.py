"""Fit the evaluation of Azul or Sintra to games that the search plays against itself: `python tools/fit.py azul`.

Writes src/guilda/search/<game>.json: for each variant and stage of the game the weights of the traits, found by least
squares, and the spread, the points ahead that make a win e times as likely as a defeat. The games are played with the
weights that are there: repeat it until matches show no gain.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import guilda
from guilda.arena.ratings import inverted
from guilda.search import search
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.search.fitted import Fitted

SEARCH = Path(search.__file__).parent
VARIANTS = {"azul": ("wall", ("coloured", "free")), "sintra": ("side", ("A", "B"))}
STRAYING = 5  # one decision of so many is drawn from what the search looked at, so that games differ
MIDWAY = 8  # one position of so many within a round is a sample
RIDGE = 20.0  # samples that speak for the weights that were there before
SPREADS = [1.0 + 0.5 * n for n in range(60)]

Sample = tuple[int, float, float, list[float]]


def play(options: dict[str, Any], name: str, seed: int, simulations: int) -> list[tuple[list[Sample], list[int]]]:
    """A game: the samples of all seats at some positions, and the final scores."""
    rng, dice = guilda.FastRng(seed), Random(seed)
    game = guilda.game(name).position(options, rng)
    evaluation: Fitted = search.evaluation_of(game)  # type: ignore[assignment]
    searcher = Searcher(seed)
    found = []
    drawn = False
    while game.actor() is not None:
        samples = [evaluation.sample(game, seat) for seat in range(game.players)]
        if drawn or (samples[0][1] > 0 and dice.randrange(MIDWAY) == 0):
            found.append(samples)
        report = searcher.search(game, simulations=simulations)
        action = report.action
        if dice.randrange(STRAYING) == 0:
            (stray,) = dice.choices(report.prospects, [prospect.visits for prospect in report.prospects])
            action = stray.action
        before = rng.state
        game.apply(action, rng)
        drawn = rng.state != before
    return [(samples, game.scores()) for samples in found]


def fit(found: list[tuple[list[Sample], list[int]]], before: list[list[float]]) -> dict[str, Any]:
    """The weights that foretell best how many points each seat will have, and how sure that is at each stage."""
    traits = len(before[0])
    size = len(before) * traits
    matrix = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    target = [0.0] * size
    for samples, scores in found:
        for sample, score in zip(samples, scores, strict=True):
            stage, way, _, seen = sample
            surprise = score - foretold(sample, before)
            cells = [(stage * traits + n, value * (1 - way)) for n, value in enumerate(seen) if value]
            if way > 0:
                cells += [((stage + 1) * traits + n, value * way) for n, value in enumerate(seen) if value]
            for row, value in cells:
                target[row] += value * surprise
                line = matrix[row]
                for column, other in cells:
                    line[column] += value * other
    steps = [sum(map(float.__mul__, row, target)) for row in inverted(matrix)]
    weights = [
        [round(weight + steps[stage * traits + trait], 3) for trait, weight in enumerate(row)]
        for stage, row in enumerate(before)
    ]
    return {"spreads": spreads(found, weights), "weights": weights}


def spreads(found: list[tuple[list[Sample], list[int]]], weights: list[list[float]]) -> list[float]:
    """For each stage the spread under which the games of two players ended as they most likely would."""
    margins: list[list[float]] = [[] for _ in weights]
    for samples, scores in found:
        if len(scores) == 2 and scores[0] != scores[1]:
            own, other = (foretold(sample, weights) for sample in samples)
            stage, way, _, _ = samples[0]
            margins[round(stage + way)].append((own - other) * (1 if scores[0] > scores[1] else -1))
    best: list[float] = []
    for ahead in margins:
        if ahead:
            best.append(min(SPREADS, key=lambda spread: sum(log(1 + exp(-margin / spread)) for margin in ahead)))
        else:
            best.append(best[-1] if best else SPREADS[-1])
    return best


def foretold(sample: Sample, weights: list[list[float]]) -> float:
    """The points that weights foretell."""
    stage, way, sure, seen = sample
    early = sum(map(float.__mul__, weights[stage], seen))
    late = sum(map(float.__mul__, weights[min(stage + 1, len(weights) - 1)], seen))
    return sure + (1 - way) * early + way * late


def write(name: str, fitted: dict[str, dict[str, Any]]) -> None:
    """The file of weights, a stage a line."""
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
    parser.add_argument("--variant", help="only this one")
    parser.add_argument("--games", type=int, default=2000, help="of each variant (default 2000)")
    parser.add_argument("--simulations", type=int, default=200, help="for each decision (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
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
