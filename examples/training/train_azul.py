"""Train a small policy-value network for two-player Azul by self-play, and measure it against the greedy bot.

    pip install 'guilda[rl]' torch
    python examples/training/train_azul.py

The method is PPO. The network plays both seats of a batch of games (`guilda.rl.Batch`) and learns from their margins,
without search or a hand-written evaluation; the greedy bot is used for measurement only. Two facts about Azul are built
into `Network`: an action is a number of tiles of a colour, a source and a destination; and the final margin is the
current margin plus the margin still to come.

The network is written to `azul.pt` and the learning curve to `azul-curve.svg`. The same seed, number of decisions and
threads give the same network on the same machine.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

import guilda
from guilda import bots
from guilda.arena.ratings import Score, score
from guilda.encoding import encoder_of
from guilda.rl import Batch
from guilda.rl.rewards import MARGIN_SCALE

GAMES = 1024
STEPS = 32
EPOCHS = 2
MINIBATCH = 2048
LEARNING_RATE = 1e-3  # decays linearly to 0
ENTROPY = 0.02, 0.002  # at the start and at the end
CLIP = 0.2
GAE_LAMBDA = 0.9
HIDDEN = 256
POINTS = 25.0  # the margin in points that corresponds to a value of 1
EVALUATIONS = 16
EVALUATION_GAMES = 100

COLOURS, LINES, SPACES, FLOOR = 5, 5, 25, 7
SOURCES = ["centre", *(f"factory_{number}" for number in range(1, 6))]  # in the order of the action ids
OFFERS = len(SOURCES) * COLOURS
BOARDS = "own", "next_1"
MAX_TILES = 6  # larger takes are treated alike


class Network(nn.Module):
    """A policy-value network: action probabilities and the expected margin."""

    def __init__(self, where: dict[str, slice]) -> None:
        super().__init__()
        self.where = where
        cells = max(part.stop for part in where.values())
        wide = self.features(torch.zeros(1, cells)).shape[1]
        self.body = nn.Sequential(nn.Linear(wide, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.tiles_to = nn.Linear(HIDDEN, COLOURS * MAX_TILES * (LINES + 1))
        self.tiles_from = nn.Linear(HIDDEN, OFFERS)
        self.future_margin = nn.Linear(HIDDEN, 1)

    def parts(self, cells: torch.Tensor, *names: str) -> torch.Tensor:
        """Return the cells of some fields."""
        return torch.cat([cells[:, self.where[name]] for name in names], 1)

    def features(self, cells: torch.Tensor) -> torch.Tensor:
        """Return the input features: counts as numbers and thresholds, walls and floor lines as filled or not."""
        counts = self.parts(
            cells, *SOURCES, *(f"{board}.line_{n}_count" for board in BOARDS for n in range(1, LINES + 1))
        )
        seen = [counts / 5, *((counts >= threshold).float() for threshold in range(1, 5))]
        seen += [self.parts(cells, "round") / 5, self.parts(cells, "centre_marker")]
        for board in BOARDS:
            seen += [
                self.parts(cells, f"{board}.score") / 50,
                self.parts(cells, f"{board}.marker", *(f"{board}.line_{n}_colour" for n in range(1, LINES + 1))),
                self.parts(cells, f"{board}.wall").unflatten(1, (SPACES, COLOURS)).sum(2),
                self.parts(cells, f"{board}.floor").unflatten(1, (FLOOR, COLOURS + 1)).sum(2),
            ]
        return torch.cat(seen, 1)

    def forward(self, cells: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-probabilities of the actions and the value: the current plus the future margin."""
        seen = self.body(self.features(cells))
        tiles = self.parts(cells, *SOURCES).clamp(1, MAX_TILES).long() - 1
        kinds = torch.arange(COLOURS).repeat(len(SOURCES)) * MAX_TILES + tiles
        to = self.tiles_to(seen).unflatten(1, (COLOURS * MAX_TILES, LINES + 1))
        logits = to.gather(1, kinds[:, :, None].expand(-1, -1, LINES + 1)) + self.tiles_from(seen)[:, :, None]
        margin = self.parts(cells, "own.score") - self.parts(cells, "next_1.score")
        values = margin / POINTS + self.future_margin(seen)
        return torch.log_softmax(logits.flatten(1).masked_fill(masks == 0, -1e9), -1), values.squeeze(1)


class NetworkBot:
    """A bot that plays the most probable action."""

    def __init__(self, network: Network) -> None:
        self.network = network

    @torch.no_grad()
    def choose(self, game: guilda.Game, clock: float | None = None) -> int:
        """Return the most probable action."""
        cells = torch.tensor(encoder_of(game).observe(game, game.turn), dtype=torch.float32)
        mask = torch.frombuffer(bytearray(game.action_mask()), dtype=torch.int8)
        return int(self.network(cells[None], mask[None])[0].argmax())


class Evaluation(NamedTuple):
    """A measurement against the greedy bot during training."""

    minutes: float
    decisions: int
    won: Score
    ours: float
    theirs: float

    def __str__(self) -> str:
        low, high = self.won.interval
        return (
            f"{self.minutes:5.1f} min  {self.decisions:>10,} decisions  {self.won.mean:5.1%} won"
            f" ({low:.1%} to {high:.1%})  {self.ours:.1f} : {self.theirs:.1f} points"
        )


def against_greedy(network: Network, games: int, first_seed: int = 0) -> tuple[Score, float, float]:
    """Play mirrored games against the greedy bot; return the score and the mean points of both."""
    won, points = [], np.zeros(2)
    for seed in range(first_seed, first_seed + games // 2):
        won.append([])
        for seat in range(2):
            rng = guilda.FastRng(seed)
            game = guilda.game("azul").position({}, rng)
            players = {seat: NetworkBot(network), 1 - seat: bots.make("greedy", seed)}
            while game.turn >= 0:
                game.apply(players[game.turn].choose(game), rng)
            ranks, scores = game.ranks(), game.scores()
            won[-1].append(0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1))
            points += scores[seat], scores[1 - seat]
    return score(won), *(points / games)


def play(network: Network, batch: Batch) -> tuple[torch.Tensor, ...]:
    """Collect a rollout of the network playing both seats: inputs, actions, advantages and returns."""
    games = len(batch)
    cells = torch.empty(STEPS, games, batch.encoder.size, dtype=torch.int16)
    masks = torch.empty(STEPS, games, batch.n_actions, dtype=torch.int8)
    actions = torch.empty(STEPS, games, dtype=torch.int64)
    chances, values, earned, done = torch.empty(4, STEPS, games)
    sides = torch.empty(STEPS + 1, games)  # 1 where seat 0 is to move, -1 where seat 1 is
    for step in range(STEPS):
        cells[step], masks[step] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        sides[step] = torch.from_numpy(1 - 2 * batch.actors)
        with torch.no_grad():
            log_chances, values[step] = network(cells[step].float(), masks[step])
        actions[step] = torch.multinomial(log_chances.exp(), 1).squeeze(1)
        chances[step] = log_chances.gather(1, actions[step][:, None]).squeeze(1)
        after = batch.step(actions[step].numpy())
        earned[step] = torch.from_numpy(after.rewards[:, 0]) * MARGIN_SCALE / POINTS
        done[step] = torch.from_numpy(after.done)
    sides[STEPS] = torch.from_numpy(1 - 2 * batch.actors)
    with torch.no_grad():
        last = network(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.masks))[1]
    gains = sides[:STEPS] * advantages(torch.cat([values, last[None]]) * sides, earned, done)
    return tuple(part.flatten(0, 1) for part in (cells, masks, actions, chances, gains, gains + values))


def advantages(values: torch.Tensor, earned: torch.Tensor, done: torch.Tensor) -> torch.Tensor:
    """Return the generalised advantage estimates, from the point of view of seat 0."""
    gains = torch.zeros_like(values)
    for step in range(len(earned) - 1, -1, -1):
        ahead = (1 - done[step]) * (values[step + 1] + GAE_LAMBDA * gains[step + 1])
        gains[step] = earned[step] + ahead - values[step]
    return gains[:-1]


def learn(network: Network, optimizer: torch.optim.Optimizer, played: tuple[torch.Tensor, ...], entropy: float) -> None:
    """Update the network with the clipped PPO objective."""
    cells, masks, actions, chances, gains, returns = played
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            log_chances, values = network(cells[chosen].float(), masks[chosen])
            ratio = (log_chances.gather(1, actions[chosen][:, None]).squeeze(1) - chances[chosen]).exp()
            objective = torch.min(ratio * gains[chosen], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[chosen]).mean()
            uncertainty = -(log_chances.exp() * log_chances).sum(1).mean()
            loss = 0.5 * (values - returns[chosen]).square().mean() - objective - entropy * uncertainty
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(network: Network, batch: Batch, decisions: int, minutes: float) -> list[Evaluation]:
    """Train for a number of decisions or minutes of processor time; return the evaluations along the way."""
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE, eps=1e-5)
    curve: list[Evaluation] = []
    made, spent, progress = 0, 0.0, 0.0
    while True:
        if progress >= len(curve) / EVALUATIONS:
            curve.append(Evaluation(spent, made, *against_greedy(network, EVALUATION_GAMES)))
            print(curve[-1], flush=True)
        if progress >= 1:
            return curve
        began = time.process_time()
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - progress)
        learn(network, optimizer, play(network, batch), ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * progress)
        made, spent = made + STEPS * len(batch), spent + (time.process_time() - began) / 60
        progress = max(made / decisions, spent / minutes)


def draw(curve: Sequence[Evaluation], path: Path) -> None:
    """Plot the win rate and the mean points against the greedy bot over the training time."""
    wide, high, left, top, foot = 720, 360, 56, 40, 52
    most = curve[-1].minutes or 1.0

    def across(minutes: float) -> float:
        return left + (wide - 2 * left) * minutes / most

    def up(share: float) -> float:
        return high - foot - (high - foot - top) * share

    def line(shares: Sequence[float], colour: str) -> str:
        points = " ".join(f"{across(at.minutes):.1f},{up(share):.1f}" for at, share in zip(curve, shares, strict=True))
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'

    every = next(step for step in (0.1, 0.5, 1, 2, 5, 10, 30, 60, 240) if most / step <= 10)
    rules = "".join(
        f'<line x1="{left}" x2="{wide - left}" y1="{up(share):.1f}" y2="{up(share):.1f}"'
        f' stroke="{"#888" if share == 0.5 else "#ddd"}"/>'
        f'<text x="{left - 8}" y="{up(share) + 5:.1f}" text-anchor="end">{share:.0%}</text>'
        f'<text x="{wide - left + 8}" y="{up(share) + 5:.1f}">{80 * share:.0f}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ) + "".join(
        f'<text x="{across(every * n):.1f}" y="{high - 30}" text-anchor="middle">{every * n:g}</text>'
        for n in range(int(most / every) + 1)
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="14">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{rules}'
        f"{line([max(0.0, at.ours) / 80 for at in curve], '#b3541e')}{line([at.won.mean for at in curve], '#1f5fbf')}"
        f'<text x="{left}" y="24" fill="#1f5fbf">games won against greedy</text>'
        f'<text x="{wide - left}" y="24" fill="#b3541e" text-anchor="end">points per game</text>'
        f'<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">minutes of training</text></svg>\n',
        "utf-8",
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=4_000_000, help="number of decisions to learn from")
    parser.add_argument("--minutes", type=float, default=45.0, help="maximum minutes of processor time")
    parser.add_argument("--games", type=int, default=400, help="games against the greedy bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("azul"), help="prefix of the files to write")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    batch = Batch("azul", GAMES, seed=chosen.seed, threads=chosen.threads, reward="margin")
    network = Network(batch.encoder.slices())
    curve = train(network, batch, chosen.decisions, chosen.minutes)
    torch.save(network.state_dict(), chosen.out.with_suffix(".pt"))
    draw(curve, chosen.out.with_name(f"{chosen.out.name}-curve.svg"))
    print(f"{chosen.games} further games against the greedy bot:")
    print(Evaluation(*curve[-1][:2], *against_greedy(network, chosen.games, first_seed=1_000_000)))


if __name__ == "__main__":
    main()
