"""Train a seat network: `python -m guilda.training.seats splendor --folder runs/seats` writes `splendor-2.net` there.

Self-play games without a network are kept in blocks, so an interrupted run resumes. The target of a position is the
λ-return of the search: a mean of the values of all later positions, with weights that fall by λ, and the result.
"""

from __future__ import annotations

import argparse
from array import array
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from guilda import console
from guilda.rules.rng import FastRng
from guilda.search.search import base_evaluation_of, inputs_of
from guilda.search.seat_constants import ACTIVATION, SHIFT, WIDTH
from guilda.search.seat_network import SeatNetwork, SeatNetworkEvaluation, blank
from guilda.training.selfplay import Player, explore, start

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

BLOCK = 20
HELD_OUT = 20
"""Every block whose number is a multiple of this is held out from training."""
LAMBDA = 0.8
BATCH = 2048
RATE = 6e-3
SUM_SCALE = 0.25


def play(name: str, options: dict[str, Any], seed: int, simulations: int) -> dict[str, Any]:
    """Play a game of self-play and return its samples as arrays, one row per decision, seats in order."""
    game, rng = start(name, options, seed)
    player, sight, dice = Player(), FastRng(seed), Random(seed)  # noqa: S311 - a game, not a secret
    searchers = [player.searcher(seed + seat) for seat in range(game.players)]
    base = base_evaluation_of(game)
    describer = SeatNetworkEvaluation(game, base, inputs_of(game), blank(game, base, inputs_of(game)))
    rows: list[tuple[Any, Any, Any]] = []
    ply = 0
    while game.turn >= 0:
        actions, seat = game.actions(), game.turn
        action = actions[0]
        if len(actions) > 1:
            seen = game.seen_by(seat, sight)
            result = searchers[seat].search(seen, simulations=simulations)
            rows.append((describer.describe(seen), describer.expected(seen)[0], result.moves[0].results))
            action = explore(result, ply, dice)
        game.apply(action, rng)
        ply += 1
    ranks = game.ranks()
    value = np.array([(rank == 1) / ranks.count(1) for rank in ranks])
    targets = []
    for _, _, searched in reversed(rows):
        targets.append(value)
        value = (1 - LAMBDA) * np.array(searched) + LAMBDA * value
    return {
        "numbers": np.array([numbers for numbers, _, _ in rows], np.int16),
        "base": np.log(np.maximum([base for _, base, _ in rows], 1e-6)).astype(np.float32),
        "target": np.array(targets[::-1], np.float32),
        "won": np.array([[(rank == 1) / ranks.count(1) for rank in ranks]] * len(rows), np.float32),
    }


class SeatModel(torch.nn.Module):
    """The network of `guilda.search.seat_network` in PyTorch."""

    table_scale: torch.Tensor
    seat_scale: torch.Tensor
    item_scale: torch.Tensor

    def __init__(self, card: Mapping[str, int], numbers: torch.Tensor) -> None:
        super().__init__()
        self.card = dict(card)
        self.item = torch.nn.Linear(card["item"], WIDTH, bias=False)
        self.seat = torch.nn.Linear(card["seat"] + card["features"] + 2 * WIDTH, WIDTH)
        self.head = torch.nn.Linear(2 * WIDTH + card["table"], WIDTH)
        self.out = torch.nn.Linear(WIDTH, 1)
        torch.nn.init.zeros_(self.out.weight)
        for part, values in zip(("table", "seat", "item"), self.parts(numbers.float()), strict=True):
            self.register_buffer(f"{part}_scale", 0.5 / values.reshape(-1, values.shape[-1]).std(0).clamp(0.5))

    def parts(self, numbers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the numbers of the table, of the seats and of their items."""
        card = self.card
        table, seats = numbers[:, : card["table"]], numbers[:, card["table"] :]
        seats = seats.reshape(len(numbers), card["players"], -1)
        own = card["seat"] + card["features"]
        return table, seats[..., :own], seats[..., own:].reshape(*seats.shape[:2], card["items"], card["item"])

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Return the logit of every seat."""
        table, seats, items = self.parts(numbers.float())
        units = self.item(items * self.item_scale).clamp(0, 1) * (items[..., :1] != 0)
        pooled = [SUM_SCALE * units.sum(2), units.amax(2)]
        own = self.seat(torch.cat([seats * self.seat_scale, *pooled], -1)).clamp(0, 1)
        table = (table * self.table_scale)[:, None].expand(-1, own.shape[1], -1)
        opponents = own.sum(1, keepdim=True) - own
        hidden = self.head(torch.cat([own, opponents, table], -1)).clamp(0, 1)
        logits: torch.Tensor = self.out(hidden)[..., 0]
        return logits

    def limit(self) -> None:
        """Keep the weights of numbers within int16."""
        own, item = self.card["seat"] + self.card["features"], self.card["item"]
        with torch.no_grad():
            for weights, scale in (
                (self.item.weight[:, :item], self.item_scale),
                (self.seat.weight[:, :own], self.seat_scale),
                (self.head.weight[:, 2 * WIDTH :], self.table_scale),
            ):
                weights.copy_(torch.maximum(torch.minimum(weights, 1 / scale), -1 / scale))

    def export(self) -> SeatNetwork:
        """Return the network in integers."""
        own, step = self.card["seat"] + self.card["features"], 1 << SHIFT
        unit = ACTIVATION * step
        seat, head = self.seat.weight.T, self.head.weight.T
        weights = [
            (self.item.weight * self.item_scale).T * unit,
            seat[:own] * self.seat_scale[:, None] * unit,
            seat[own : own + WIDTH] * SUM_SCALE * step,
            seat[own + WIDTH :] * step,
            head[: 2 * WIDTH] * step,
            head[2 * WIDTH :] * self.table_scale[:, None] * unit,
            self.out.weight * step,
        ]
        whole = torch.cat([part.detach().flatten() for part in weights]).round().clamp(-32768, 32767)
        biases = torch.cat([layer.bias.detach() for layer in (self.seat, self.head, self.out)]) * unit
        return SeatNetwork(self.card, array("i", biases.round().int().tolist()), array("h", whole.int().tolist()))


def train(model: SeatModel, data: Mapping[str, torch.Tensor], epochs: float) -> None:
    """Train on random batches; the learning rate rises, then falls to zero."""
    generator = torch.Generator().manual_seed(1)
    count = len(data["numbers"])
    steps = max(2, int(epochs * count / BATCH))
    optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for _ in range(steps):
        at = torch.randint(count, (min(BATCH, count),), generator=generator)
        logits = data["base"][at] + model(data["numbers"][at])
        loss = -(data["target"][at] * logits.log_softmax(1)).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        model.limit()


@torch.no_grad()
def brier(model: SeatModel, data: Mapping[str, torch.Tensor]) -> tuple[float, float]:
    """Return the Brier scores of the game's own evaluation and of the network."""
    with_network = data["base"] + torch.cat([model(part) for part in torch.split(data["numbers"], BATCH)])
    own, found = ((logits.softmax(1) - data["won"]).square().mean().item() for logits in (data["base"], with_network))
    return own, found


def load_blocks(paths: Sequence[Path]) -> dict[str, torch.Tensor]:
    """Return the samples of some blocks."""
    parts = [np.load(path) for path in paths]
    return {name: torch.from_numpy(np.concatenate([part[name] for part in parts])) for name in parts[0].files}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the missing games, train, measure and write the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--simulations", type=int, default=150)
    parser.add_argument("--epochs", type=float, default=3.0)
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    options = {"players": chosen.players}
    paths = [chosen.folder / f"{number:06}.npz" for number in range(max(2, chosen.games // BLOCK))]
    for number, path in enumerate(paths):
        if not path.exists():
            games = [play(chosen.game, options, number * BLOCK + each, chosen.simulations) for each in range(BLOCK)]
            arrays: dict[str, Any] = {key: np.concatenate([game[key] for game in games]) for key in games[0]}
            part = path.with_suffix(".part")
            with part.open("wb") as file:
                np.savez_compressed(file, **arrays)
            part.replace(path)
    data, held_out = load_blocks(paths[1:]), load_blocks(paths[::HELD_OUT])
    if len(paths) > HELD_OUT:
        data = load_blocks([path for number, path in enumerate(paths) if number % HELD_OUT])
    game, _ = start(chosen.game, options, 0)
    model = SeatModel(blank(game, base_evaluation_of(game), inputs_of(game)).card, data["numbers"])
    train(model, data, chosen.epochs)
    own, found = brier(model, held_out)
    model.export().save(chosen.folder / f"{chosen.game}-{chosen.players}.net")
    console.show([f"{len(data['numbers'])} positions; Brier score {found:.4f}, without the network {own:.4f}"])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
