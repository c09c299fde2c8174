"""Train the networks of Sagrada: `python tools/train_network.py` (needs `pip install torch`).

Self-play by one-ply search with the current networks (with `--from-scratch` without any), with errors and random moves,
so that the networks learn their cost. The target is the difference between each item of the final score and its
estimate. Windows are mirrored and colours permuted at random (data augmentation). Writes
src/guilda/search/sagrada.net: repeat until matches show no gain.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from itertools import permutations
from math import exp
from random import Random
from typing import TYPE_CHECKING

import torch

import guilda
from guilda.rules.sagrada.constants import COLOURS, COLUMNS, FACES, NONE, ROWS, SPACES, STEP_TURN, TOOLS, VALUES
from guilda.search.sagrada import SagradaEvaluation
from guilda.search.sagrada_constants import ITEMS, MAX_TOKENS, PRIVATE_ITEM, TURNS, UNITS
from guilda.search.sagrada_network import FILE, SCALE
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.rules.sagrada.position import Sagrada
    from guilda.search.search import SearchResult

GAMES = {2: 0.6, 3: 0.2, 4: 0.2}  # share of the games by number of players
RANDOM_MOVES = (0.0, 0.0, 0.03, 0.1, 0.3)  # share of random moves, drawn for each game
ERRORS = 0.15  # share of moves drawn from a softmax over points
TEMPERATURE = 1.5  # of that softmax, in points
BLOCK = 50  # games
BATCH = 4096
RATE = 0.004
OBJECTIVES = 10
INPUTS = SPACES * (FACES + COLOURS + VALUES) + 4 * (TURNS + 1) + (MAX_TOKENS + 1) + TOOLS + OBJECTIVES
MIRRORED = [
    [row * COLUMNS + column for row in rows for column in columns]
    for rows in (range(ROWS), range(ROWS - 1, -1, -1))
    for columns in (range(COLUMNS), range(COLUMNS - 1, -1, -1))
]


def decide(result: SearchResult, dice: Random, random_moves: float, seat: int) -> int:
    """Return the best action, an error, or a random move; half of these end the turn, which is hardly ever best."""
    actions = [move.action for move in result.moves]
    if dice.random() < random_moves:
        return max(actions) if dice.random() < 0.5 else dice.choice(actions)
    if dice.random() < ERRORS:
        points = [move.points[seat] for move in result.moves]
        (other,) = dice.choices(actions, [exp((each - max(points)) / TEMPERATURE) for each in points])
        return other
    return result.action


def play(seed: int, players: int, from_scratch: bool) -> list[list[float]]:
    """Play a game; return inputs, and the error of each item's estimate, for each seat and turn."""
    rng, dice = guilda.FastRng(seed), Random(seed)
    game: Sagrada = guilda.game("sagrada").position({"players": players}, rng)  # type: ignore[assignment]
    random_moves = dice.choice(RANDOM_MOVES)
    evaluations: dict[int, SagradaEvaluation] = {}
    samples: list[tuple[int, list[int], list[float]]] = []
    while game.turn >= 0:
        seat = game.turn
        if seat not in evaluations:
            evaluations[seat] = SagradaEvaluation(game)
        if game.step == STEP_TURN and not (game.drafted or game.used):
            samples.append((seat, inputs_of(game, evaluations[seat]), evaluations[seat].sample(game)[1]))
        result = Searcher(seed, greedy=from_scratch, rollout_depth=0).search(game, simulations=1)
        game.apply(decide(result, dice, random_moves, seat), rng)
    ends = {seat: evaluation.sample(game)[1] for seat, evaluation in evaluations.items()}
    return [
        [*inputs, *(end - item for end, item in zip(ends[seat], items, strict=True))] for seat, inputs, items in samples
    ]


def inputs_of(game: Sagrada, evaluation: SagradaEvaluation) -> list[int]:
    """Return the inputs for the seat to act: window, what its free spaces can take, and the rest of the position."""
    seat = game.turn
    turns, _, colours, values = evaluation.sample(game)
    window = game.window[seat * SPACES : (seat + 1) * SPACES]
    whole = (game.players, turns, game.favor_tokens[seat], game.private[seat], game.tools >> 1, game.objectives)
    return [*window, *colours, *values, *whole]


def block(task: tuple[range, int, bool]) -> torch.Tensor:
    """Return the samples of some games."""
    seeds, players, from_scratch = task
    return torch.tensor([sample for seed in seeds for sample in play(seed, players, from_scratch)])


class Samples:
    """Training samples, augmented on demand."""

    def __init__(self, table: torch.Tensor) -> None:
        parts = table.split([SPACES, SPACES, SPACES, 6, ITEMS], 1)
        self.window, self.colours, self.values = (part.to(torch.int8) for part in parts[:3])
        self.whole = parts[3].int()
        self.errors = parts[4]

    def __len__(self) -> int:
        return len(self.errors)

    def items(self, at: torch.Tensor) -> torch.Tensor:
        """Return the items that count in the games of these samples."""
        objectives = members(self.whole[at, 5], OBJECTIVES)
        return torch.cat([objectives, torch.ones(len(at), ITEMS - OBJECTIVES)], 1)

    def inputs(self, at: torch.Tensor, mirror: list[int], private: bool, order: tuple[int, ...]) -> torch.Tensor:
        """Return the input vectors with colours permuted; for the private objective its colour comes first."""
        window = self.window[at][:, mirror].long()
        colours = members(self.colours[at][:, mirror], COLOURS)
        values = members(self.values[at][:, mirror], VALUES)
        players, turns, tokens, secret, tools, objectives = self.whole[at].long().T
        names = torch.arange(COLOURS).repeat(len(at), 1)
        if private:
            names.scatter_(1, secret[:, None], 0)
            names[:, 0] = secret
        names = torch.tensor(order)[names]
        free = window == NONE
        called = names.gather(1, window.clamp(0) // VALUES)
        faces = torch.zeros(len(at), SPACES, FACES + 1)
        faces.scatter_(2, torch.where(free, FACES, called * VALUES + window % VALUES)[..., None], 1.0)
        colours = colours.gather(2, names.argsort(1)[:, None].expand(-1, SPACES, -1))
        spaces = torch.cat([faces[..., :FACES], colours * free[..., None], values * free[..., None]], 2)
        return torch.cat(
            [
                spaces.flatten(1),
                torch.nn.functional.one_hot((players - 1) * (TURNS + 1) + turns, 4 * (TURNS + 1)),
                torch.nn.functional.one_hot(tokens.clamp(max=MAX_TOKENS), MAX_TOKENS + 1),
                members(tools, TOOLS),
                members(objectives, OBJECTIVES),
            ],
            1,
        )


def members(sets: torch.Tensor, count: int) -> torch.Tensor:
    """Return bit sets as vectors of 0 and 1."""
    return (sets[..., None] >> torch.arange(count) & 1).float()


class Networks:
    """All networks together; the private objective has its own permutation of colours."""

    def __init__(self) -> None:
        self.public = torch.nn.Linear(INPUTS, PRIVATE_ITEM * UNITS)
        self.private = torch.nn.Linear(INPUTS, UNITS)
        self.units = torch.nn.Parameter(0.1 * torch.randn(ITEMS, UNITS))
        self.bias = torch.nn.Parameter(torch.zeros(ITEMS))
        self.parameters = [*self.public.parameters(), *self.private.parameters(), self.units, self.bias]

    def corrections(self, public: torch.Tensor, private: torch.Tensor) -> torch.Tensor:
        """Return the expected error of each item's estimate."""
        hidden = torch.relu(torch.cat([self.public(public), self.private(private)], 1)).view(-1, ITEMS, UNITS)
        return (hidden * self.units).sum(2) + self.bias

    def write(self) -> None:
        """Write the weights as integers: first layer item by item, then output weights and biases."""
        rows = [
            torch.cat([layer.weight.view(-1, UNITS, INPUTS).mT, layer.bias.view(-1, 1, UNITS)], 1).flatten()
            for layer in (self.public, self.private)
        ]
        weights = torch.cat([*rows, self.units.flatten(), self.bias])
        FILE.write_bytes(
            (SCALE * weights).round().clamp(-32768, 32767).to(torch.int16).detach().numpy().astype("<i2").tobytes()
        )


def train(samples: Samples, epochs: float, dice: Random) -> Networks:
    """Train on all samples for a number of epochs."""
    networks = Networks()
    steps = int(epochs * len(samples) / BATCH)
    optimizer = torch.optim.Adam(networks.parameters)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    orders = list(permutations(range(COLOURS)))
    mean = 0.0
    for step in range(steps):
        at = torch.randint(len(samples), (BATCH,))
        mirror = dice.choice(MIRRORED)
        public = samples.inputs(at, mirror, private=False, order=dice.choice(orders))
        private = samples.inputs(at, mirror, private=True, order=dice.choice(orders[:24]))
        counts = samples.items(at)
        loss = ((networks.corrections(public, private) - samples.errors[at]).square() * counts).sum() / BATCH
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        mean += (loss.item() - mean) / min(step + 1, 200)
        if step % 100 == 99:
            print(f"{step + 1} of {steps}: squared error {mean:.2f}", flush=True)
    return networks


def main() -> None:
    """Play, train, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from-scratch", action="store_true", help="play without the current networks")
    parser.add_argument("--games", type=int, default=120_000, help=f"a multiple of {BLOCK}")
    parser.add_argument("--epochs", type=float, default=3.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    dice = Random(arguments.seed)
    firsts = range(arguments.seed * 100_000_000, arguments.seed * 100_000_000 + arguments.games, BLOCK)
    players = dice.choices(list(GAMES), list(GAMES.values()), k=len(firsts))
    tasks = [
        (range(first, first + BLOCK), seats, arguments.from_scratch)
        for first, seats in zip(firsts, players, strict=True)
    ]
    with multiprocessing.get_context("spawn").Pool(arguments.workers) as pool:
        parts = []
        for part in pool.imap(block, tasks):
            parts.append(part)
            if len(parts) % 100 == 0:
                print(f"{len(parts) * BLOCK} games", flush=True)
    samples = Samples(torch.cat(parts))
    if arguments.epochs * len(samples) < BATCH:
        parser.error(f"{len(samples)} samples are too few to train on")
    train(samples, arguments.epochs, dice).write()


if __name__ == "__main__":
    main()
