"""Teach a small policy-value network Azul for two by self-play, and let it play the greedy bot.

    pip install 'guilda[rl]' torch
    python examples/training/train_azul.py --minutes 30

The method is PPO: the network plays both seats of a few hundred games at once (`guilda.rl.Batch`), and learns from the
margins at their ends. It writes the network to `azul.pt` and how it did along the way to `azul-curve.svg`.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import guilda
from guilda import bots
from guilda.rl import Batch, encoder_of

GAMES = 256
STEPS = 128
EPOCHS = 2
MINIBATCH = 4096
LEARNING_RATE = 6e-4
CLIP = 0.2
TRUST = 0.95
ENTROPY = 0.01
HIDDEN = 256
CURVE_GAMES = 40
MARGIN = 3.0  # rewards are margins in hundreds of points: as the network should see them


class Network(nn.Module):
    """From an observation: how likely each action should be played, and what margin to expect."""

    def __init__(self, cells: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, cells: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The log-probabilities of the legal actions, and the value."""
        seen = self.body(torch.sign(cells) * torch.log1p(cells.abs()))
        logits = self.policy(seen).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.value(seen).squeeze(-1)


class Learner:
    """A bot that plays what the network thinks best."""

    def __init__(self, network: Network) -> None:
        self.network = network

    @torch.no_grad()
    def choose(self, game: guilda.Game, clock: float | None = None) -> int:
        """The likeliest action."""
        cells = torch.tensor(encoder_of(game).observe(game, game.turn), dtype=torch.float32)
        mask = torch.frombuffer(bytearray(game.action_mask()), dtype=torch.int8)
        return int(self.network(cells[None], mask[None])[0].argmax())


def against_greedy(network: Network, games: int, first_seed: int = 0) -> tuple[float, float, float]:
    """Share of the wins in mirrored games against the greedy bot, and the mean scores of both."""
    won = ours = theirs = 0.0
    for number in range(games):
        seat = number % 2
        rng = guilda.FastRng(first_seed + number // 2)
        game = guilda.game("azul").position({}, rng)
        players = {seat: Learner(network), 1 - seat: bots.make("greedy", number)}
        while game.turn >= 0:
            game.apply(players[game.turn].choose(game), rng)
        ranks, scores = game.ranks(), game.scores()
        won += 0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1)
        ours, theirs = ours + scores[seat], theirs + scores[1 - seat]
    return won / games, ours / games, theirs / games


def play(network: Network, batch: Batch) -> tuple[torch.Tensor, ...]:
    """Let the network play both seats for some steps: what it saw and did, and how well that went for who did it."""
    cells = torch.empty(STEPS, GAMES, batch.encoder.size, dtype=torch.int16)
    masks = torch.empty(STEPS, GAMES, batch.n_actions, dtype=torch.int8)
    actions = torch.empty(STEPS, GAMES, dtype=torch.int64)
    chances, values = torch.empty(2, STEPS, GAMES)
    actors, done = np.empty((STEPS, GAMES), np.int32), np.empty((STEPS, GAMES), bool)
    earned = np.empty((STEPS, GAMES, 2), np.float32)
    for step in range(STEPS):
        cells[step], masks[step] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        actors[step] = batch.actors
        with torch.no_grad():
            log_chances, values[step] = network(cells[step].float(), masks[step])
        actions[step] = torch.multinomial(log_chances.exp(), 1).squeeze(1)
        chances[step] = log_chances.gather(1, actions[step][:, None]).squeeze(1)
        after = batch.step(actions[step].numpy())
        earned[step], done[step] = after.rewards * MARGIN, after.done
    with torch.no_grad():
        last = network(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.masks))[1].numpy()
    gains = advantages(values.numpy(), actors, done, earned, last, batch.actors)
    whole = (cells, masks, actions, chances, torch.from_numpy(gains), torch.from_numpy(gains) + values)
    return tuple(part.flatten(0, 1) for part in whole)


def advantages(
    values: np.ndarray, actors: np.ndarray, done: np.ndarray, earned: np.ndarray, last: np.ndarray, turn: np.ndarray
) -> np.ndarray:
    """How much better each decision turned out than the network thought, seat by seat (GAE, without discount)."""
    lanes = np.arange(GAMES)
    expected = np.zeros((GAMES, 2), np.float32)
    expected[lanes, turn], expected[lanes, 1 - turn] = last, -last
    gain = np.zeros((GAMES, 2), np.float32)
    pending = np.zeros((GAMES, 2), np.float32)
    gains = np.empty_like(values)
    for step in range(STEPS - 1, -1, -1):
        over = done[step]
        expected[over], gain[over], pending[over] = 0, 0, earned[step][over]
        seat = actors[step]
        surprise = pending[lanes, seat] + expected[lanes, seat] - values[step]
        gains[step] = gain[lanes, seat] = surprise + TRUST * gain[lanes, seat]
        expected[lanes, seat], pending[lanes, seat] = values[step], 0
    return gains


def learn(network: Network, optimizer: torch.optim.Optimizer, played: tuple[torch.Tensor, ...]) -> None:
    """Make what went well likelier, a little."""
    cells, masks, actions, chances, gains, returns = played
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            log_chances, values = network(cells[chosen].float(), masks[chosen])
            ratio = (log_chances.gather(1, actions[chosen][:, None]).squeeze(1) - chances[chosen]).exp()
            better = torch.min(ratio * gains[chosen], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[chosen]).mean()
            doubt = -(log_chances.exp() * log_chances.clamp(min=-50)).sum(1).mean()
            loss = (values - returns[chosen]).square().mean() - better - ENTROPY * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def draw(curve: list[tuple[float, float, float]], path: Path) -> None:
    """The share of wins and the mean score against the greedy bot, by minutes of training, as a picture."""
    wide, high, left = 640, 300, 48
    most = max(minutes for minutes, _, _ in curve) or 1

    def line(values: list[float], scale: float, colour: str) -> str:
        points = " ".join(
            f"{left + (wide - 2 * left) * minutes / most:.1f},{high - 40 - (high - 80) * value / scale:.1f}"
            for (minutes, _, _), value in zip(curve, values, strict=True)
        )
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'

    shares, scores = [share for _, share, _ in curve], [max(0.0, score) for _, _, score in curve]
    rules = "".join(
        f'<line x1="{left}" x2="{wide - left}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share} %</text>'
        f'<text x="{wide - left + 6}" y="{y + 4}">{share * 8 // 10}</text>'
        for share in range(0, 101, 25)
        for y in [high - 40 - (high - 80) * share / 100]
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="white"/>{rules}'
        f"{line(shares, 1, '#1f5fbf')}{line(scores, 80, '#b3541e')}"
        f'<text x="{left}" y="20" fill="#1f5fbf">games won against greedy</text>'
        f'<text x="{wide - left}" y="20" fill="#b3541e" text-anchor="end">mean score</text>'
        f'<text x="{wide / 2}" y="{high - 10}" text-anchor="middle">minutes of training (to {most:.0f})</text></svg>\n'
    )


def main() -> None:
    """Train for so many minutes, then play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=400, help="to play against greedy in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("azul"), help="the names of what is written begin with this")
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    batch = Batch("azul", GAMES, seed=chosen.seed, reward="margin")
    network = Network(batch.encoder.size, batch.n_actions)
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    began, next_look, decisions, curve = time.monotonic(), 0.0, 0, []
    while (minutes := (time.monotonic() - began) / 60) < chosen.minutes:
        if minutes >= next_look:
            share, ours, theirs = against_greedy(network, CURVE_GAMES)
            curve.append((minutes, share, ours))
            print(
                f"{minutes:5.1f} min  {decisions:>11,} decisions  {share:4.0%} won  {ours:5.1f}:{theirs:.1f}",
                flush=True,
            )
            next_look += chosen.minutes / 20
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(0.05, 1 - minutes / chosen.minutes)
        learn(network, optimizer, play(network, batch))
        decisions += STEPS * GAMES
    share, ours, theirs = against_greedy(network, chosen.games, first_seed=1_000_000)
    curve.append((chosen.minutes, share, ours))
    torch.save(network.state_dict(), chosen.out.with_suffix(".pt"))
    draw(curve, chosen.out.with_name(chosen.out.name + "-curve.svg"))
    print(f"{share:.1%} of {chosen.games} games won against greedy, {ours:.1f}:{theirs:.1f} points")


if __name__ == "__main__":
    main()
