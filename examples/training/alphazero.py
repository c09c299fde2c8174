"""Train a policy-value network for any game and number of players by self-play with tree search, as AlphaZero does.

    pip install 'guilda[train]'
    python examples/training/alphazero.py splendor --players 2
    guilda benchmark-agent splendor python:examples.training.alphazero:Agent

Many games are played at once (`guilda.rl.Batch`), so that each simulation of their searches needs one call of the
network for all of them. Chance and hidden information are sampled in every simulation, and a node of the tree is
what the seat to move observes. The network learns the visits of the search and the final margins; nothing else is
known about the game. The greedy bot is used for measurement only. Everything is in this file, to be read and changed.

The network goes to `alphazero-splendor-2.pt` and the learning curve to `alphazero-splendor-2.csv`, which
`plot_curves.py` draws. `alphazero-splendor-2.run` keeps the state of a run; the same command continues from it.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import guilda
from guilda import bots
from guilda.arena.ratings import score
from guilda.encoding import encoder_of
from guilda.encoding.encoder import Encoder
from guilda.rl import Batch, rewards
from guilda.rl.rewards import MARGIN_SCALE

GAMES = 128
STEPS = 16  # decisions of each game between updates of the network
SIMULATIONS = 24
CPUCT = 1.5
NOISE = 0.25  # share of Dirichlet noise in the priors of the root, in self-play
NOISE_ACTIONS = 10.0  # concentration of the noise: about this many actions get most of it
OPENING = 24  # decisions of a game that are drawn in proportion to visits; later ones take the most visited action
WINDOW = 60_000
REUSE = 3  # how often a sample is used, on average
MINIBATCH = 512
LEARNING_RATE = 1e-3  # decays linearly to 0
DECAY = 1e-4
HIDDEN = 256
POINTS = 20.0  # the result of a game is tanh(margin / POINTS): the margin in close games, who won in others
EVALUATIONS = 8
EVALUATION_GAMES = 100
COLUMNS = "minutes", "decisions", "score", "low", "high", "points", "opponents_points"


class Network(nn.Module):
    """Logits of the actions, and the expected result of every seat in turn order from the one that observes."""

    def __init__(self, cells: int, actions: int, players: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, players)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, cells: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-probabilities of the actions and the values; counts are put on a logarithmic scale."""
        seen = self.body(torch.log2(cells.float().clamp(0, 255) + 1))
        return torch.log_softmax(self.policy(seen).masked_fill(~masks, -1e9), -1), self.value(seen)


class Node:
    """An observation in the tree: a row per legal action."""

    def __init__(self, seat: int, actions: NDArray[Any], priors: NDArray[Any], value: float) -> None:
        self.seat = seat
        self.actions = actions
        self.priors = priors
        self.visits = np.zeros(len(actions))
        self.values = np.full(len(actions), value)  # for the seat; that of the node where there are no visits
        self.simulations = 0
        self.children: dict[tuple[int, bytes], Node] = {}

    def select(self) -> int:
        """Return the row with the highest upper bound (PUCT)."""
        bonus = CPUCT * (self.simulations + 1) ** 0.5 * self.priors / (1 + self.visits)
        return int((self.values + bonus).argmax())

    def update(self, row: int, results: Sequence[float]) -> None:
        """Count the result of a simulation."""
        self.simulations += 1
        self.visits[row] += 1
        self.values[row] += (results[self.seat] - self.values[row]) / self.visits[row]


class Search:
    """Monte Carlo tree search of many positions at once with one network."""

    def __init__(self, network: Network, encoder: Encoder, seed: int) -> None:
        self.network = network
        self.encoder = encoder
        self.rng = guilda.FastRng(seed)

    def run(self, positions: Sequence[guilda.Game], noise: np.random.Generator | None = None) -> list[Node]:
        """Search each position as its seat to move may know it, and return the roots."""
        found = [(game, np.asarray(self.encoder.observe(game, game.turn))) for game in positions]
        roots = [node for node, _ in self.expand(found)]
        if noise is not None:
            for root in roots:
                drawn = noise.dirichlet(np.full(len(root.actions), NOISE_ACTIONS / len(root.actions)))
                root.priors = (1 - NOISE) * root.priors + NOISE * drawn
        for _ in range(SIMULATIONS):
            paths, leaves = [], []
            for root, position in zip(roots, positions, strict=True):
                if len(root.actions) == 1:
                    continue
                path, game, seen = self.descend(root, position)
                if seen is None:
                    results = np.tanh(np.array(rewards(game, "margin")) * (MARGIN_SCALE / POINTS)).tolist()
                    for node, row in path:
                        node.update(row, results)
                else:
                    paths.append((path, seen.tobytes()))
                    leaves.append((game, seen))
            for (path, key), (leaf, results) in zip(paths, self.expand(leaves), strict=True):
                parent, last = path[-1]
                parent.children[int(parent.actions[last]), key] = leaf
                for node, row in path:
                    node.update(row, results)
        return roots

    def descend(self, node: Node, position: guilda.Game) -> tuple[list[tuple[Node, int]], guilda.Game, Any]:
        """Play from the root to a position that is not in the tree; its observation is None if the game is over."""
        game = position.seen_by(position.turn, self.rng)
        path = []
        while True:
            row = node.select()
            path.append((node, row))
            action = int(node.actions[row])
            game.apply(action, self.rng)
            if game.turn < 0:
                return path, game, None
            seen = np.asarray(self.encoder.observe(game, game.turn))
            child = node.children.get((action, seen.tobytes()))
            if child is None:
                return path, game, seen
            node = child

    @torch.no_grad()
    def expand(self, leaves: Sequence[tuple[guilda.Game, NDArray[Any]]]) -> list[tuple[Node, list[float]]]:
        """Evaluate positions with one call of the network: return nodes, and the value of every seat."""
        if not leaves:
            return []
        masks = np.stack([np.frombuffer(game.action_mask(), np.bool_) for game, _ in leaves])
        cells = torch.from_numpy(np.stack([seen for _, seen in leaves]))
        log_chances, values = self.network(cells, torch.from_numpy(masks))
        found = []
        for (game, _), mask, chances, value in zip(
            leaves, masks, log_chances.exp().numpy(), values.tolist(), strict=True
        ):
            actions = np.flatnonzero(mask)
            by_seat = [value[(seat - game.turn) % game.players] for seat in range(game.players)]
            found.append((Node(game.turn, actions, chances[actions], value[0]), by_seat))
        return found


class Agent:
    """A bot that searches with the network in `alphazero-GAME-PLAYERS.pt`."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.search: Search | None = None

    def begin(self, game: guilda.Game) -> None:
        """Load the network before the clock runs."""
        self.choose(game)

    def choose(self, game: guilda.Game, clock: float | None = None) -> int:
        """Return the most visited action."""
        if self.search is None:
            torch.set_num_threads(1)
            encoder = encoder_of(game)
            network = Network(encoder.size, game.n_actions, game.players)
            network.load_state_dict(torch.load(f"alphazero-{game.name}-{game.players}.pt", weights_only=True))
            self.search = Search(network, encoder, self.seed)
        (root,) = self.search.run([game])
        return int(root.actions[root.visits.argmax()])


def against_greedy(search: Search, batch: Batch, seeds: Sequence[int]) -> list[float]:
    """Play each seed from every seat against greedy bots: the score with its 95 % interval, and the points."""
    players = batch.players
    tables = [(seat, guilda.FastRng(seed), bots.make("greedy", seed)) for seed in seeds for seat in range(players)]
    games = [batch.info.position(batch.options, rng) for _, rng, _ in tables]
    while any(game.turn >= 0 for game in games):
        ours = [number for number, (seat, _, _) in enumerate(tables) if games[number].turn == seat]
        for number, root in zip(ours, search.run([games[number] for number in ours]), strict=True):
            games[number].apply(int(root.actions[root.visits.argmax()]), tables[number][1])
        for game, (seat, rng, greedy) in zip(games, tables, strict=True):
            while game.turn not in (seat, -1):
                game.apply(greedy.choose(game.seen_by(game.turn, search.rng)), rng)
    won: list[list[float]] = [[] for _ in seeds]
    points = []
    for number, (game, (seat, _, _)) in enumerate(zip(games, tables, strict=True)):
        ranks, scores = game.ranks(), game.scores()
        ahead = sum((rank > ranks[seat]) + (rank == ranks[seat]) / 2 for rank in ranks) - 0.5
        won[number // players].append(ahead / (players - 1) if players > 1 else float(ranks == [1]))
        points.append((scores[seat], (sum(scores) - scores[seat]) / max(1, players - 1)))
    found = score(won)
    return [found.mean, *found.interval, *np.mean(points, 0).tolist()]


class Samples:
    """The latest decisions: observations, visits (-1 for illegal actions) and the results of all seats."""

    def __init__(self, batch: Batch) -> None:
        self.cells = np.zeros((WINDOW, batch.encoder.size), np.uint8)
        self.visits = np.zeros((WINDOW, batch.n_actions), np.int8)
        self.results = np.zeros((WINDOW, batch.players), np.float32)
        self.count = 0
        self.waiting: list[list[tuple[Any, ...]]] = [[] for _ in batch.games]  # decisions of unfinished games

    def keep(self, lane: int, results: NDArray[Any]) -> None:
        """Keep the decisions of a finished game."""
        for seat, cells, visits in self.waiting[lane]:
            at = self.count % WINDOW
            self.cells[at], self.visits[at], self.results[at] = cells, visits, np.roll(results, -seat)
            self.count += 1
        self.waiting[lane] = []


def self_play(search: Search, batch: Batch, samples: Samples, plies: NDArray[Any], noise: np.random.Generator) -> int:
    """Play some decisions of every game, collect samples, and return the number of decisions that were searched."""
    made = 0
    for _ in range(STEPS):
        roots = search.run(batch.games, noise)
        actions = np.empty(len(batch), np.int64)
        for lane, root in enumerate(roots):
            if len(root.actions) == 1:
                actions[lane] = root.actions[0]
                continue
            made += 1
            visits = np.full(batch.n_actions, -1, np.int8)
            visits[root.actions] = root.visits
            samples.waiting[lane].append((root.seat, batch.observations[lane].copy(), visits))
            drawn = noise.choice(len(root.actions), p=root.visits / root.visits.sum())
            actions[lane] = root.actions[drawn if plies[lane] < OPENING else root.visits.argmax()]
        now = batch.step(actions)
        plies += 1
        plies[now.done] = 0
        for lane in np.flatnonzero(now.done).tolist():
            samples.keep(lane, np.tanh(now.rewards[lane] * (MARGIN_SCALE / POINTS)))
    return made


def learn(network: Network, optimizer: torch.optim.Optimizer, samples: Samples, updates: int) -> None:
    """Update the network with random samples of the window."""
    for _ in range(updates):
        at = torch.randint(min(samples.count, WINDOW), (MINIBATCH,)).numpy()
        visits = torch.from_numpy(samples.visits[at])
        log_chances, values = network(torch.from_numpy(samples.cells[at]), visits >= 0)
        targets = visits.clamp(0).float()
        policy_loss = -(targets / targets.sum(1, keepdim=True) * log_chances).sum(1).mean()
        loss = policy_loss + (values - torch.from_numpy(samples.results[at])).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def train(batch: Batch, files: Path, seed: int, decisions: int, minutes: float) -> Network:
    """Train for a number of decisions or minutes of processor time, measure on the way, and write all files."""
    network = Network(batch.encoder.size, batch.n_actions, batch.players)
    optimizer = torch.optim.AdamW(network.parameters(), LEARNING_RATE, weight_decay=DECAY)
    samples, plies, noise = Samples(batch), np.zeros(len(batch), np.int64), np.random.default_rng(seed)
    curve: list[list[float]] = []
    made, learned, spent = 0, 0, 0.0
    kept = files.with_suffix(".run")
    if kept.exists():
        state = torch.load(kept, weights_only=False)
        network.load_state_dict(state["network"])
        optimizer.load_state_dict(state["optimizer"])
        torch.set_rng_state(state["random"])
        batch, samples, plies, noise, curve, made, learned, spent = state["rest"]
    search = Search(network, batch.encoder, seed + made)
    while True:
        progress = max(made / decisions, spent / minutes)
        if progress >= min(1, len(curve) / EVALUATIONS) and [made] != [row[1] for row in curve[-1:]]:
            seeds = range(1_000_000, 1_000_000 + EVALUATION_GAMES // batch.players)
            curve.append([spent, made, *against_greedy(search, batch, seeds)])
            print(", ".join(f"{name} {value:.4g}" for name, value in zip(COLUMNS, curve[-1], strict=True)), flush=True)
            state: dict[str, Any] = {"network": network.state_dict(), "optimizer": optimizer.state_dict()}
            state["random"] = torch.get_rng_state()
            state["rest"] = (batch, samples, plies, noise, curve, made, learned, spent)
            torch.save(network.state_dict(), files.with_suffix(".pt"))
            with files.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([COLUMNS, *curve])
            torch.save(state, files.with_suffix(".part"))
            files.with_suffix(".part").replace(kept)  # an interruption leaves the previous state
        if progress >= 1:
            return network
        began = time.process_time()
        made += self_play(search, batch, samples, plies, noise)
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - progress)
        if samples.count >= MINIBATCH:
            learn(network, optimizer, samples, REUSE * (samples.count - learned) // MINIBATCH)
            learned = samples.count
        spent += (time.process_time() - began) / 60


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and measure along the way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[info.name for info in guilda.games()])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="number of decisions to learn from")
    parser.add_argument("--minutes", type=float, default=8.0, help="maximum minutes of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(), help="folder of the files")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    settings = {"seed": chosen.seed, "threads": chosen.threads, "players": chosen.players}
    batch = Batch(chosen.game, GAMES, reward="margin", observations="uint8", **settings)
    files = chosen.out / f"alphazero-{chosen.game}-{chosen.players}"
    train(batch, files, chosen.seed, chosen.decisions, chosen.minutes)


if __name__ == "__main__":
    main()
