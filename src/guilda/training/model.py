"""The network of `guilda.search.seat_network` in PyTorch: training, and export to integers."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import torch

from guilda.search.seat_constants import ACTIVATION, SHIFT, WIDTH
from guilda.search.seat_network import SeatNetwork

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

BATCH = 2048
RATE, LATER_RATE = 6e-3, 2e-3
"""Highest learning rate of a new network, and of one that is trained further."""
DECAY = 1e-4
SUM_SCALE = 0.25
SCALE_POSITIONS = 50_000
"""Positions from which the scales of the inputs are computed."""


class SeatModel(torch.nn.Module):
    """Shared layers for items, seats and head; the output corrects the logits of the game's own evaluation."""

    table_scale: torch.Tensor
    seat_scale: torch.Tensor
    item_scale: torch.Tensor

    def __init__(self, card: Mapping[str, int], numbers: torch.Tensor) -> None:
        super().__init__()
        self.card = dict(card)
        self.item = torch.nn.Parameter(torch.empty(WIDTH, card["item"]).uniform_(-1, 1) / max(1, card["item"]) ** 0.5)
        self.seat = torch.nn.Linear(card["seat"] + card["features"] + 2 * WIDTH, WIDTH)
        self.head = torch.nn.Linear(2 * WIDTH + card["table"], WIDTH)
        self.out = torch.nn.Linear(WIDTH, 1)
        torch.nn.init.zeros_(self.out.weight)
        some = numbers[:: max(1, len(numbers) // SCALE_POSITIONS)].float()
        for part, values in zip(("table", "seat", "item"), self.parts(some), strict=True):
            spread = values.flatten(0, -2).std(0) if values.numel() else torch.ones(values.shape[-1])
            self.register_buffer(f"{part}_scale", 0.5 / spread.clamp(0.5))

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
        pooled = seats.new_zeros(*seats.shape[:2], 2 * WIDTH)
        if self.card["items"]:
            units = (items * self.item_scale @ self.item.T).clamp(0, 1) * (items[..., :1] != 0)
            pooled = torch.cat([SUM_SCALE * units.sum(2), units.amax(2)], -1)
        own = self.seat(torch.cat([seats * self.seat_scale, pooled], -1)).clamp(0, 1)
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
                (self.item[:, :item], self.item_scale),
                (self.seat.weight[:, :own], self.seat_scale),
                (self.head.weight[:, 2 * WIDTH :], self.table_scale),
            ):
                weights.copy_(torch.maximum(torch.minimum(weights, 1 / scale), -1 / scale))

    def scaled_weights(self) -> list[tuple[torch.Tensor, torch.Tensor | float]]:
        """Return the weights in the order of `SeatNetwork`, each with the factor that makes it an integer."""
        own, step = self.card["seat"] + self.card["features"], 1 << SHIFT
        unit = ACTIVATION * step
        seat, head = self.seat.weight.T, self.head.weight.T
        return [
            (self.item.T, self.item_scale[:, None] * unit),
            (seat[:own], self.seat_scale[:, None] * unit),
            (seat[own : own + WIDTH], SUM_SCALE * step),
            (seat[own + WIDTH :], step),
            (head[: 2 * WIDTH], step),
            (head[2 * WIDTH :], self.table_scale[:, None] * unit),
            (self.out.weight.T, step),
        ]

    @torch.no_grad()
    def export(self) -> SeatNetwork:
        """Return the network in integers."""
        whole = torch.cat([(weights * factor).flatten() for weights, factor in self.scaled_weights()])
        biases = torch.cat([layer.bias for layer in (self.seat, self.head, self.out)]) * (ACTIVATION << SHIFT)
        return SeatNetwork(
            self.card,
            array("i", biases.round().int().tolist()),
            array("h", whole.round().clamp(-32768, 32767).int().tolist()),
        )

    @torch.no_grad()
    def adopt(self, biases: Sequence[int], weights: Sequence[int]) -> None:
        """Take over the weights of a network in integers."""
        left = torch.tensor(weights, dtype=torch.float32)
        for part, factor in self.scaled_weights():
            part.copy_(left[: part.numel()].reshape(part.shape) / factor)
            left = left[part.numel() :]
        left = torch.tensor(biases, dtype=torch.float32) / (ACTIVATION << SHIFT)
        for layer in (self.seat, self.head, self.out):
            layer.bias.copy_(left[: len(layer.bias)])
            left = left[len(layer.bias) :]


def train(model: SeatModel, data: Mapping[str, torch.Tensor], epochs: float, rate: float = RATE) -> None:
    """Train on random batches; the learning rate rises, then falls to zero."""
    generator = torch.Generator().manual_seed(1)
    count = len(data["numbers"])
    steps = max(2, int(epochs * count / BATCH))
    optimizer = torch.optim.AdamW(model.parameters(), rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    for _ in range(steps):
        at = torch.randint(count, (min(BATCH, count),), generator=generator)
        loss = cross_entropy(data["base"][at] + model(data["numbers"][at]), data["target"][at])
        optimizer.zero_grad()
        torch.autograd.backward(loss)
        optimizer.step()
        schedule.step()
        model.limit()


def cross_entropy(logits: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """Return the mean cross-entropy of the results; alone, of beating the target."""
    if logits.shape[1] == 1:
        return torch.nn.functional.binary_cross_entropy_with_logits(logits, target)
    return -(target * logits.log_softmax(1)).sum(1).mean()


def shares(logits: torch.Tensor) -> torch.Tensor:
    """Return the expected results."""
    return logits.sigmoid() if logits.shape[1] == 1 else logits.softmax(1)


@torch.no_grad()
def measure(model: SeatModel, data: Mapping[str, torch.Tensor]) -> dict[str, float]:
    """Return loss and Brier score on held-out games, of the network and of the game's own evaluation."""
    corrected = data["base"] + torch.cat([model(part) for part in torch.split(data["numbers"], BATCH)])
    found = {}
    for name, logits in (("", corrected), ("own ", data["base"])):
        found[f"{name}loss"] = cross_entropy(logits, data["target"]).item()
        found[f"{name}Brier"] = (shares(logits) - data["won"]).square().mean().item()
    return found
