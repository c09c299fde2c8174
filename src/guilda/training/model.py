"""The network in PyTorch: training, and export to integers."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import torch

from guilda.search.constants import UNIT, WEIGHT_SHIFT
from guilda.search.network import HIDDEN, UNITS, Network

if TYPE_CHECKING:
    from collections.abc import Mapping

CELL_SCALE = 0.25
FEATURE_SCALE = 0.0625  # inputs hold features in eighths
SEARCH_SHARE = 0.7  # of the value target; the rest is the result of the game
POINTS_WEIGHT = 0.02
POLICY_WEIGHT = 0.5
DECAY = 1e-4
BATCH = 1024


class Model(torch.nn.Module):
    """Two hidden layers with clipped ReLU, a value head and a policy head."""

    def __init__(self, inputs: int, cells: int, players: int, actions: int) -> None:
        super().__init__()
        self.players = players
        scale = torch.full((inputs,), CELL_SCALE)
        scale[cells:] = FEATURE_SCALE
        self.register_buffer("scale", scale)
        self.first = torch.nn.Linear(inputs, HIDDEN)
        self.second = torch.nn.Linear(HIDDEN, UNITS)
        self.value = torch.nn.Linear(UNITS, 2 * players)
        self.policy = torch.nn.Linear(HIDDEN, actions)
        for head in (self.value, self.policy):
            torch.nn.init.zeros_(head.weight)
            torch.nn.init.zeros_(head.bias)

    def forward(self, inputs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the value and policy outputs."""
        first = self.first(inputs.float() * self.scale).clamp(0, 1)
        second = self.second(first).clamp(0, 1)
        return self.value(second), self.policy(first)

    def losses(self, batch: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
        """Return the cross-entropy of results and policy, the error of points, and the Brier score."""
        value, policy = self(batch["inputs"])
        logits = batch["base_logits"] + value[:, : self.players]
        target = SEARCH_SHARE * batch["search"] + (1 - SEARCH_SHARE) * batch["result"]
        points = batch["base_points"] + value[:, self.players :]
        legal = batch["visits"] >= 0
        visits = batch["visits"].float() * legal
        policy = policy.masked_fill(~legal, -1e9).log_softmax(1)
        return {
            "value": -(target * logits.log_softmax(1)).sum(1).mean(),
            "points": torch.nn.functional.huber_loss(points, batch["points"], delta=5.0),
            "policy": -(visits / visits.sum(1, keepdim=True).clamp(1) * policy.masked_fill(~legal, 0)).sum(1).mean(),
            "brier": (logits.softmax(1)[:, 0] - batch["result"][:, 0]).square().mean(),
            "base_brier": (batch["base_logits"].softmax(1)[:, 0] - batch["result"][:, 0]).square().mean(),
        }

    def export(self, card: dict[str, Any]) -> Network:
        """Return the network in integers."""
        unit = UNIT << WEIGHT_SHIFT
        weights = [
            (self.first.weight * self.scale).T * unit,
            self.second.weight * (1 << WEIGHT_SHIFT),
            self.value.weight * (1 << WEIGHT_SHIFT),
            self.policy.weight * (1 << WEIGHT_SHIFT),
        ]
        biases = [layer.bias * unit for layer in (self.first, self.second, self.value, self.policy)]
        whole = torch.cat([part.detach().flatten() for part in weights]).round().clamp(-32768, 32767)
        return Network(
            card,
            array("i", torch.cat([part.detach() for part in biases]).round().int().tolist()),
            array("h", whole.int().tolist()),
        )


def train(model: Model, data: Mapping[str, torch.Tensor], epochs: float, rate: float, seed: int) -> None:
    """Train on random batches with a learning rate that falls to zero."""
    generator = torch.Generator().manual_seed(seed)
    count = len(data["inputs"])
    steps = max(1, int(epochs * count / BATCH))
    optimizer = torch.optim.AdamW(model.parameters(), rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: 1 - step / steps)
    for _ in range(steps):
        at = torch.randint(count, (min(BATCH, count),), generator=generator)
        losses = model.losses({name: values[at] for name, values in data.items()})
        loss = losses["value"] + POINTS_WEIGHT * losses["points"] + POLICY_WEIGHT * losses["policy"]
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()


@torch.no_grad()
def measure(model: Model, data: Mapping[str, torch.Tensor]) -> dict[str, float]:
    """Return the mean losses on data that was not trained on."""
    return {name: value.item() for name, value in model.losses(data).items()}
