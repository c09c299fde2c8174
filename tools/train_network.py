"""Train the networks of Sagrada: `python tools/train_network.py` (needs `pip install torch`).

What looks best with the networks that are there (with `--anew` without any) is played in games, with slips and follies
of all kinds, so that they learn what those cost. For each seat and turn they learn how much more or less every item of
the score brought in the end than was estimated. A window can be mirrored, and colours change places: every lesson is
learnt in one of these forms. Writes src/guilda/search/sagrada.net: repeat it until matches show no gain.
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
from guilda.search.constants import ITEMS, MOST_TOKENS, PRIVATE_ITEM, TURNS, UNITS
from guilda.search.sagrada import SagradaEvaluation
from guilda.search.sagrada_network import FILE, SCALE
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.rules.sagrada.position import Sagrada
    from guilda.search.search import Report

GAMES = {2: 0.6, 3: 0.2, 4: 0.2}  # players, and their share of the games
FOLLY = (0.0, 0.0, 0.03, 0.1, 0.3)  # of the decisions of a game, those that are made blindly
SLIP = 0.15  # those where something else that looks good is played
SLIP_POINTS = 1.5  # points that make an action e times as likely to be slipped to
BLOCK = 50  # games
BATCH = 4096
RATE = 0.004
OBJECTIVES = 10
INPUTS = SPACES * (FACES + COLOURS + VALUES) + 4 * (TURNS + 1) + (MOST_TOKENS + 1) + TOOLS + OBJECTIVES
MIRRORED = [
    [row * COLUMNS + column for row in rows for column in columns]
    for rows in (range(ROWS), range(ROWS - 1, -1, -1))
    for columns in (range(COLUMNS), range(COLUMNS - 1, -1, -1))
]


def decide(report: Report, dice: Random, folly: float, seat: int) -> int:
    """What looks best, or a slip, or anything; often to end the turn, which is hardly ever the best."""
    actions = [prospect.action for prospect in report.prospects]
    if dice.random() < folly:
        return max(actions) if dice.random() < 0.5 else dice.choice(actions)
    if dice.random() < SLIP:
        points = [prospect.points[seat] for prospect in report.prospects]
        (slipped,) = dice.choices(actions, [exp((worth - max(points)) / SLIP_POINTS) for worth in points])
        return slipped
    return report.action


def play(seed: int, players: int, anew: bool) -> list[list[float]]:
    """A game: for each seat and turn what a network sees, what was estimated, and how much more each item brought."""
    rng, dice = guilda.FastRng(seed), Random(seed)
    game: Sagrada = guilda.game("sagrada").position({"players": players}, rng)  # type: ignore[assignment]
    folly = dice.choice(FOLLY)
    evaluations: dict[int, SagradaEvaluation] = {}
    lessons: list[tuple[int, list[int], list[float]]] = []
    while game.turn >= 0:
        seat = game.turn
        if seat not in evaluations:
            evaluations[seat] = SagradaEvaluation(game)
        if game.step == STEP_TURN and not (game.drafted or game.used):
            lessons.append((seat, seen(game, evaluations[seat]), evaluations[seat].sample(game)[1]))
        report = Searcher(seed, at_first_sight=anew, playout=0).search(game, simulations=1)
        game.apply(decide(report, dice, folly, seat), rng)
    ends = {seat: evaluation.sample(game)[1] for seat, evaluation in evaluations.items()}
    return [
        [*inputs, *(end - item for end, item in zip(ends[seat], items, strict=True))] for seat, inputs, items in lessons
    ]


def seen(game: Sagrada, evaluation: SagradaEvaluation) -> list[int]:
    """What a network sees of the seat that decides: window, what its free spaces can take, and what `whole` is."""
    seat = game.turn
    turns, _, colours, values = evaluation.sample(game)
    window = game.window[seat * SPACES : (seat + 1) * SPACES]
    whole = (game.players, turns, game.favor_tokens[seat], game.private[seat], game.tools >> 1, game.objectives)
    return [*window, *colours, *values, *whole]


def block(task: tuple[range, int, bool]) -> torch.Tensor:
    """The lessons of some games with a number of players."""
    seeds, players, anew = task
    return torch.tensor([lesson for seed in seeds for lesson in play(seed, players, anew)])


class Lessons:
    """Lessons as the networks are fed with them, in any of their forms."""

    def __init__(self, table: torch.Tensor) -> None:
        parts = table.split([SPACES, SPACES, SPACES, 6, ITEMS], 1)
        self.window, self.colours, self.values = (part.to(torch.int8) for part in parts[:3])
        self.whole = parts[3].int()
        self.missed = parts[4]

    def __len__(self) -> int:
        return len(self.missed)

    def items(self, at: torch.Tensor) -> torch.Tensor:
        """Which items count in the game of a lesson."""
        objectives = members(self.whole[at, 5], OBJECTIVES)
        return torch.cat([objectives, torch.ones(len(at), ITEMS - OBJECTIVES)], 1)

    def inputs(self, at: torch.Tensor, mirror: list[int], private: bool, order: tuple[int, ...]) -> torch.Tensor:
        """The rows that are added to the hidden units: 1 for each, 0 for all others.

        Colours are called by a new order; for the private objective its colour is called the first before.
        """
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
                torch.nn.functional.one_hot(tokens.clamp(max=MOST_TOKENS), MOST_TOKENS + 1),
                members(tools, TOOLS),
                members(objectives, OBJECTIVES),
            ],
            1,
        )


def members(sets: torch.Tensor, count: int) -> torch.Tensor:
    """The members of sets of bits: 1 or 0 for each."""
    return (sets[..., None] >> torch.arange(count) & 1).float()


class Networks:
    """All networks at once: those of public items see one form of a window, that of the private objective its own."""

    def __init__(self) -> None:
        self.public = torch.nn.Linear(INPUTS, PRIVATE_ITEM * UNITS)
        self.private = torch.nn.Linear(INPUTS, UNITS)
        self.units = torch.nn.Parameter(0.1 * torch.randn(ITEMS, UNITS))
        self.always = torch.nn.Parameter(torch.zeros(ITEMS))
        self.parameters = [*self.public.parameters(), *self.private.parameters(), self.units, self.always]

    def missed(self, public: torch.Tensor, private: torch.Tensor) -> torch.Tensor:
        """What each item will bring beyond its estimate."""
        hidden = torch.relu(torch.cat([self.public(public), self.private(private)], 1)).view(-1, ITEMS, UNITS)
        return (hidden * self.units).sum(2) + self.always

    def write(self) -> None:
        """Keep the weights as whole numbers: rows item by item, then what each unit says, and what is always said."""
        rows = [
            torch.cat([layer.weight.view(-1, UNITS, INPUTS).mT, layer.bias.view(-1, 1, UNITS)], 1).flatten()
            for layer in (self.public, self.private)
        ]
        weights = torch.cat([*rows, self.units.flatten(), self.always])
        FILE.write_bytes(
            (SCALE * weights).round().clamp(-32768, 32767).to(torch.int16).detach().numpy().astype("<i2").tobytes()
        )


def train(lessons: Lessons, epochs: float, dice: Random) -> Networks:
    """Learn from all lessons, in the mean as often as said, each time in another form."""
    networks = Networks()
    steps = int(epochs * len(lessons) / BATCH)
    descent = torch.optim.Adam(networks.parameters)
    schedule = torch.optim.lr_scheduler.OneCycleLR(descent, RATE, total_steps=steps + 1)
    orders = list(permutations(range(COLOURS)))
    mean = 0.0
    for step in range(steps):
        at = torch.randint(len(lessons), (BATCH,))
        mirror = dice.choice(MIRRORED)
        public = lessons.inputs(at, mirror, private=False, order=dice.choice(orders))
        private = lessons.inputs(at, mirror, private=True, order=dice.choice(orders[:24]))
        counts = lessons.items(at)
        loss = ((networks.missed(public, private) - lessons.missed[at]).square() * counts).sum() / BATCH
        descent.zero_grad()
        loss.backward()
        descent.step()
        schedule.step()
        mean += (loss.item() - mean) / min(step + 1, 200)
        if step % 100 == 99:
            print(f"{step + 1} of {steps}: squared error {mean:.2f}", flush=True)
    return networks


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--anew", action="store_true", help="play without the networks that are there")
    parser.add_argument("--games", type=int, default=120_000, help=f"a multiple of {BLOCK}")
    parser.add_argument("--epochs", type=float, default=3.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    dice = Random(arguments.seed)
    firsts = range(arguments.seed * 100_000_000, arguments.seed * 100_000_000 + arguments.games, BLOCK)
    players = dice.choices(list(GAMES), list(GAMES.values()), k=len(firsts))
    tasks = [(range(first, first + BLOCK), seats, arguments.anew) for first, seats in zip(firsts, players, strict=True)]
    with multiprocessing.get_context("spawn").Pool(arguments.workers) as pool:
        parts = []
        for part in pool.imap(block, tasks):
            parts.append(part)
            if len(parts) % 100 == 0:
                print(f"{len(parts) * BLOCK} games", flush=True)
    lessons = Lessons(torch.cat(parts))
    if arguments.epochs * len(lessons) < BATCH:
        parser.error(f"these are {len(lessons)} lessons: too few to learn from")
    train(lessons, arguments.epochs, dice).write()


if __name__ == "__main__":
    main()
