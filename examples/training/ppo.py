"""Train a policy-value network for any game and number of players by self-play with PPO, on a CPU.

    pip install 'guilda[train]'
    python examples/training/ppo.py splendor --players 2
    guilda benchmark-agent splendor python:examples.training.ppo:Agent

One network plays all seats of a batch of games (`guilda.rl.Batch`). It sees nothing but observations and action masks,
and learns from nothing but final margins: no search, no features, no reward on the way. The greedy bot is used for
measurement only. Everything is in this file, to be read and changed.

The network goes to `ppo-splendor-2.pt` and the learning curve to `ppo-splendor-2.csv`, which `plot_curves.py` draws.
`ppo-splendor-2.run` keeps the state of a run; the same command continues from it. The same seed, number of decisions
and threads give the same network on the same machine.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import guilda
from guilda import bots
from guilda.arena.ratings import score
from guilda.encoding import encoder_of
from guilda.encoding.encoder import Encoder
from guilda.rl import Batch
from guilda.rl.rewards import MARGIN_SCALE

GAMES = 512
STEPS = 64
EPOCHS = 2
MINIBATCH = 2048
LEARNING_RATE = 1e-3  # decays linearly to 0
ENTROPY = 0.02, 0.002  # at the start and at the end
CLIP = 0.2
GAE_LAMBDA = 0.95
HIDDEN = 256
POINTS = 20.0  # the return is tanh(margin / POINTS): nearly the margin in close games, nearly the result in others
EVALUATIONS = 12
EVALUATION_GAMES = 100
COLUMNS = "minutes", "decisions", "score", "low", "high", "points", "opponents_points"


class Network(nn.Module):
    """Logits of the actions, and the expected return of every seat in turn order from the one that observes."""

    def __init__(self, cells: int, actions: int, players: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, players)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def forward(self, cells: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-probabilities of the actions and the values; counts are put on a logarithmic scale."""
        seen = self.body(torch.log2(cells.float().clamp(0, 255) + 1))
        return torch.log_softmax(self.policy(seen).masked_fill(masks == 0, -1e9), -1), self.value(seen)


class Agent:
    """A bot that plays the most probable action of the network in `ppo-GAME-PLAYERS.pt`."""

    def __init__(self, seed: int = 0, network: Network | None = None) -> None:
        self.network = network
        self.encoder: Encoder | None = None

    def begin(self, game: guilda.Game) -> None:
        """Load the network before the clock runs."""
        self.choose(game)

    @torch.no_grad()
    def choose(self, game: guilda.Game, clock: float | None = None) -> int:
        """Return the most probable action."""
        self.encoder = self.encoder or encoder_of(game)
        if self.network is None:
            torch.set_num_threads(1)
            self.network = Network(self.encoder.size, game.n_actions, game.players)
            self.network.load_state_dict(torch.load(f"ppo-{game.name}-{game.players}.pt", weights_only=True))
        cells = torch.tensor(self.encoder.observe(game, game.turn))
        mask = torch.frombuffer(bytearray(game.action_mask()), dtype=torch.int8)
        return int(self.network(cells[None], mask[None])[0].argmax())


def against_greedy(agent: Any, batch: Batch, seeds: Sequence[int]) -> list[float]:
    """Play each seed from every seat against greedy bots: the score with its 95 % interval, and the points."""
    won, points = [], []
    for seed in seeds:
        won.append([])
        for seat in range(batch.players):
            rng, sight = guilda.FastRng(seed), guilda.FastRng(seed + 1)
            game = batch.info.position(batch.options, rng)
            players = [agent if each == seat else bots.make("greedy", seed + each) for each in range(batch.players)]
            while game.turn >= 0:
                game.apply(players[game.turn].choose(game.seen_by(game.turn, sight)), rng)
            ranks, scores = game.ranks(), game.scores()
            ahead = [(rank > ranks[seat]) + (rank == ranks[seat]) / 2 for rank in ranks]
            won[-1].append((sum(ahead) - 0.5) / (batch.players - 1) if batch.players > 1 else float(ranks == [1]))
            others = scores[:seat] + scores[seat + 1 :]
            points.append((scores[seat], sum(others) / len(others) if others else 0))
    found = score(won)
    return [found.mean, *found.interval, *np.mean(points, 0).tolist()]


def rollout(network: Network, batch: Batch) -> tuple[torch.Tensor, ...]:
    """Let the network play all seats: return inputs, actions, their log-probabilities, advantages and returns."""
    games, players = len(batch), batch.players
    cells = torch.empty(STEPS, games, batch.encoder.size, dtype=torch.uint8)
    masks = torch.empty(STEPS, games, batch.n_actions, dtype=torch.int8)
    actions = torch.empty(STEPS, games, dtype=torch.int64)
    chances, done = torch.empty(2, STEPS, games)
    values, earned = torch.empty(STEPS + 1, games, players), torch.empty(STEPS, games, players)
    turn_order = torch.empty(STEPS + 1, games, players, dtype=torch.int64)  # the seats, from the one to move
    now = batch.now()
    for step in range(STEPS + 1):
        seen = torch.from_numpy(now.observations), torch.from_numpy(now.masks)
        turn_order[step] = (torch.from_numpy(now.actors).long()[:, None] + torch.arange(players)) % players
        with torch.no_grad():
            log_chances, value = network(*seen)
        values[step].scatter_(1, turn_order[step], value)  # by seat
        if step < STEPS:
            cells[step], masks[step] = seen
            actions[step] = torch.multinomial(log_chances.exp(), 1).squeeze(1)
            chances[step] = log_chances.gather(1, actions[step][:, None]).squeeze(1)
            now = batch.step(actions[step].numpy())
            earned[step] = torch.tanh(torch.from_numpy(now.rewards) * (MARGIN_SCALE / POINTS))
            done[step] = torch.from_numpy(now.done)
    gains = advantages(values, earned, done)
    returns = (gains + values[:-1]).gather(2, turn_order[:-1])  # from the seat that moved, as the network sees them
    gains = gains.gather(2, turn_order[:-1, :, :1]).squeeze(2)
    return tuple(part.flatten(0, 1) for part in (cells, masks, actions, chances, gains, returns))


def advantages(values: torch.Tensor, earned: torch.Tensor, done: torch.Tensor) -> torch.Tensor:
    """Return the generalised advantage estimates of every seat."""
    gains = torch.zeros_like(values)
    for step in range(len(earned) - 1, -1, -1):
        going_on = (1 - done[step])[:, None]
        gains[step] = earned[step] + going_on * (values[step + 1] + GAE_LAMBDA * gains[step + 1]) - values[step]
    return gains[:-1]


def learn(network: Network, optimizer: torch.optim.Optimizer, played: tuple[torch.Tensor, ...], entropy: float) -> None:
    """Update the network with the clipped PPO objective."""
    cells, masks, actions, chances, gains, returns = played
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            log_chances, values = network(cells[chosen], masks[chosen])
            ratio = (log_chances.gather(1, actions[chosen][:, None]).squeeze(1) - chances[chosen]).exp()
            objective = torch.min(ratio * gains[chosen], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[chosen]).mean()
            uncertainty = -(log_chances.exp() * log_chances).sum(1).mean()
            loss = (values - returns[chosen]).square().mean() - objective - entropy * uncertainty
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(batch: Batch, files: Path, decisions: int, minutes: float) -> Network:
    """Train for a number of decisions or minutes of processor time, measure on the way, and write all files."""
    network = Network(batch.encoder.size, batch.n_actions, batch.players)
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE, eps=1e-5)
    curve: list[list[float]] = []
    made, spent = 0, 0.0
    kept = files.with_suffix(".run")
    if kept.exists():
        state = torch.load(kept, weights_only=False)
        network.load_state_dict(state["network"])
        optimizer.load_state_dict(state["optimizer"])
        torch.set_rng_state(state["random"])
        batch, curve, made, spent = state["batch"], state["curve"], state["made"], state["spent"]
    while True:
        progress = max(made / decisions, spent / minutes)
        if progress >= min(1, len(curve) / EVALUATIONS) and [made] != [row[1] for row in curve[-1:]]:
            seeds = range(1_000_000, 1_000_000 + EVALUATION_GAMES // batch.players)
            curve.append([spent, made, *against_greedy(Agent(network=network), batch, seeds)])
            print(", ".join(f"{name} {value:.4g}" for name, value in zip(COLUMNS, curve[-1], strict=True)), flush=True)
            state = {"network": network.state_dict(), "optimizer": optimizer.state_dict(), "curve": curve}
            state |= {"random": torch.get_rng_state(), "batch": batch, "made": made, "spent": spent}
            torch.save(network.state_dict(), files.with_suffix(".pt"))
            with files.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([COLUMNS, *curve])
            torch.save(state, files.with_suffix(".part"))
            files.with_suffix(".part").replace(kept)  # an interruption leaves the previous state
        if progress >= 1:
            return network
        began = time.process_time()
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - progress)
        learn(network, optimizer, rollout(network, batch), ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * progress)
        made, spent = made + STEPS * len(batch), spent + (time.process_time() - began) / 60


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and measure along the way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[info.name for info in guilda.games()])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=8_000_000, help="number of decisions to learn from")
    parser.add_argument("--minutes", type=float, default=45.0, help="maximum minutes of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(), help="folder of the files")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    settings = {"seed": chosen.seed, "threads": chosen.threads, "players": chosen.players}
    batch = Batch(chosen.game, GAMES, reward="margin", observations="uint8", **settings)
    train(batch, chosen.out / f"ppo-{chosen.game}-{chosen.players}", chosen.decisions, chosen.minutes)


if __name__ == "__main__":
    main()
