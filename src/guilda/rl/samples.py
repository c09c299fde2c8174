"""Load the decisions of a dataset for training: shuffled batches of NumPy arrays, also as a PyTorch dataset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow.parquet as pq

from guilda.rl.dataset import identity
from guilda.rules.registry import game
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pyarrow as pa

    Batch = dict[str, np.ndarray[Any, Any]]

SHUFFLED_GROUPS = 8
"""Row groups that are mixed with each other when batches are shuffled."""


class Samples:
    """Batches of decisions as dictionaries of arrays, one row per decision.

    | array | shape | contents |
    | --- | --- | --- |
    | `observation` | cells, int16 | the observation of the deciding seat |
    | `mask` | actions, bool | the legal actions |
    | `action` | int64 | the chosen action |
    | `policy` | actions, float32 | shares of the search's visits, or 1 for the chosen action without a search |
    | `value` | players, float32 | the search's expected shares of the win, or the final ones without a search |
    | `result` | players, float32 | the final shares of the win |
    | `points` | players, float32 | the final scores |

    Seats are in turn order from the deciding seat, as in observations. With a `seed`, decisions are shuffled, in
    another order for each iteration. `part` of `parts` divides the file between processes.
    """

    def __init__(
        self, path: Path | str, *, batch: int = 1024, seed: int | None = None, part: int = 0, parts: int = 1
    ) -> None:
        if batch < 1 or not 0 <= part < parts:
            raise ValueError(f"a batch has at least 1 row, and parts count from 0: not {batch}, {part} of {parts}")
        self.path = path
        self.batch = batch
        self.seed = seed
        self.part = part
        self.parts = parts
        self.epoch = 0
        with pq.ParquetFile(path) as file:
            described = identity(file)
            if "observation" not in file.schema_arrow.names:
                raise ValueError(f"{path} has no observations: write it with --observations")
            self.columns = [
                name
                for name in ("seat", "action", "legal", "ranks", "final_scores", "observation", "visits", "value")
                if name in file.schema_arrow.names
            ]
            self.rows = file.metadata.num_rows
            self.groups = list(range(file.num_row_groups))[part::parts]
        start = game(described["game"]).position(described["options"], FastRng(0))
        self.players, self.actions = start.players, start.n_actions

    def __iter__(self) -> Iterator[Batch]:
        """Yield batches; the last one may be smaller."""
        groups = list(self.groups)
        shuffler = None
        if self.seed is not None:
            shuffler = np.random.default_rng((self.seed, self.epoch))
            shuffler.shuffle(groups)
        self.epoch += 1
        at_once = SHUFFLED_GROUPS if shuffler else 1
        with pq.ParquetFile(self.path) as file:
            for first in range(0, len(groups), at_once):
                table = file.read_row_groups(groups[first : first + at_once], columns=self.columns)
                order = shuffler.permutation(len(table)) if shuffler else np.arange(len(table))
                for start in range(0, len(table), self.batch):
                    yield self.arrays(table.take(order[start : start + self.batch]))

    def arrays(self, table: pa.Table) -> Batch:
        """Return rows as arrays."""
        rows = len(table)
        seats = table.column("seat").to_numpy()
        turn_order = (seats[:, None] + np.arange(self.players)) % self.players
        each = np.arange(rows)[:, None]
        ranks = stacked(table, "ranks", rows)
        won = (ranks == 1) / np.maximum(1, (ranks == 1).sum(1, keepdims=True))
        action = table.column("action").to_numpy().astype(np.int64)
        legal = table.column("legal").combine_chunks()
        at = np.repeat(np.arange(rows), np.diff(legal.offsets.to_numpy())), legal.flatten().to_numpy()
        mask = np.zeros((rows, self.actions), bool)
        mask[at] = True
        policy = np.zeros((rows, self.actions), np.float32)
        policy[np.arange(rows), action] = 1
        value = won.copy()
        if "visits" in self.columns:
            for row, (visits, values) in enumerate(
                zip(table.column("visits").to_pylist(), table.column("value").to_pylist(), strict=True)
            ):
                if visits is not None and sum(visits):
                    policy[row, at[1][at[0] == row]] = np.array(visits) / sum(visits)
                    value[row] = values
        return {
            "observation": stacked(table, "observation", rows).astype(np.int16),
            "mask": mask,
            "action": action,
            "policy": policy,
            "value": value[each, turn_order].astype(np.float32),
            "result": won[each, turn_order].astype(np.float32),
            "points": stacked(table, "final_scores", rows)[each, turn_order].astype(np.float32),
        }

    def torch(self) -> Any:
        """Return a PyTorch `IterableDataset` of the same batches, as tensors, divided between a loader's workers.

        Give it to a `DataLoader` with `batch_size=None`. With workers, PyTorch's own seed chooses the order of each
        iteration, too: `torch.manual_seed` makes it reproducible.
        """
        from torch.utils.data import IterableDataset

        samples = self

        class TorchSamples(IterableDataset):
            def __iter__(self) -> Iterator[dict[str, Any]]:
                return samples.tensors()

            def __reduce__(self) -> tuple[Any, ...]:  # for workers in processes that are not forked
                return Samples.torch, (samples,)

        return TorchSamples()

    def tensors(self) -> Iterator[dict[str, Any]]:
        """Yield batches as tensors; in a worker of a `DataLoader`, those of its part."""
        import torch
        from torch.utils.data import get_worker_info

        part, worker = self, get_worker_info()
        if worker is not None:
            number, parts = self.part + self.parts * worker.id, self.parts * worker.num_workers
            part = Samples(self.path, batch=self.batch, seed=self.seed, part=number, parts=parts)
            part.epoch = worker.seed + self.epoch  # a new worker has a new seed, one that stays has a next epoch
            self.epoch += 1
        for batch in part:
            yield {name: torch.from_numpy(array) for name, array in batch.items()}


def stacked(table: pa.Table, name: str, rows: int) -> np.ndarray[Any, Any]:
    """Return a column of lists of equal length as a matrix."""
    flat: np.ndarray[Any, Any] = table.column(name).combine_chunks().flatten().to_numpy()
    return flat.reshape(rows, -1)
