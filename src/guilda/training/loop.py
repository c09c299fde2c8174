"""The training loop: self-play, training on a replay window, gating by mirrored matches.

Everything is kept in a folder: games in blocks, the model, the best network and a table of generations. A
stopped run resumes from there.
"""

from __future__ import annotations

import json
import multiprocessing
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from guilda.encoding import encoder_of
from guilda.search.network import NetworkEvaluation, load
from guilda.search.search import base_evaluation_of
from guilda.training.model import Model, measure, train
from guilda.training.selfplay import Player, equal_time, match, play, score, start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BLOCK = 20
"""Games per file."""
HELD_OUT = 20
"""Every block whose number is a multiple of this is held out from training."""
GATE = {"value": {"use_policy": False}, "policy": {"use_policy": True}}
"""The two ways to search with a network, each tried as a candidate."""


@dataclass
class State:
    """The progress of a run."""

    game: str
    options: dict[str, Any]
    generation: int = 0
    blocks: int = 0
    best_mode: str = ""
    rows: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """The settings of a run."""

    simulations: int = 200
    games: int = 400
    window: int = 20_000
    epochs: float = 4.0
    rate: float = 2e-3
    gate_games: int = 100
    gate_simulations: int = 400
    generations: int = 0
    workers: int = 1
    seed: int = 1


class Run:
    """A training run in a folder."""

    def __init__(self, folder: Path, game: str, options: dict[str, Any], plan: Plan, *, resume: bool) -> None:
        self.folder = folder
        self.plan = plan
        path = folder / "state.json"
        if path.exists() and not resume:
            raise ValueError(f"{folder} holds a run already: continue it with --resume, or choose another --folder")
        (folder / "games").mkdir(parents=True, exist_ok=True)
        self.state = State(**json.loads(path.read_text("utf-8"))) if path.exists() else State(game, options)
        if (self.state.game, self.state.options) != (game, options):
            raise ValueError(f"{folder} holds a run of {self.state.game} with {self.state.options}")

    def run(self, report: Callable[[str], None] = print) -> None:
        """Run the remaining generations; without a limit, run until interrupted."""
        began, first = monotonic(), self.state.generation
        context = multiprocessing.get_context("spawn")
        with context.Pool(self.plan.workers) as pool:
            while not self.plan.generations or self.state.generation < self.plan.generations:
                self.play(pool)
                row = self.learn(pool)
                left = ""
                if self.plan.generations:
                    each = (monotonic() - began) / (self.state.generation - first)
                    left = f", {(self.plan.generations - self.state.generation) * each / 60:.0f} min left"
                report(", ".join(f"{name} {value}" for name, value in row.items()) + left)

    def best(self) -> Player:
        """Return the best player so far."""
        if not self.state.best_mode:
            return Player()
        return Player(load(self.folder / "best.net"), GATE[self.state.best_mode])

    def play(self, pool: Any) -> None:
        """Play the games of this generation that are missing."""
        wanted = max(1, (self.state.generation + 1) * self.plan.games // BLOCK)
        missing = range(self.state.blocks, wanted)
        best = str(self.folder / "best.net") if self.state.best_mode else ""
        tasks = [
            (
                self.state.game,
                self.state.options,
                self.plan.seed * 10_000_000 + number * BLOCK,
                self.plan.simulations,
                best,
                self.state.best_mode,
                str(self.folder / "games" / f"{number:06}.npz"),
            )
            for number in missing
        ]
        for _ in pool.imap(play_block, tasks):
            self.state.blocks += 1
            self.save()

    def learn(self, pool: Any) -> dict[str, Any]:
        """Train on the replay window, gate the candidates, and keep a winner."""
        data, held_out = self.load_window()
        game, _ = start(self.state.game, self.state.options, 0)
        encoder = NetworkEvaluation(game, base_evaluation_of(game))
        card = encoder.network.card
        model = Model(card["inputs"], encoder_of(game).size, game.players, card["actions"])
        path = self.folder / "model.pt"
        if path.exists():
            model.load_state_dict(torch.load(path, weights_only=True))
        train(model, data, self.plan.epochs, self.plan.rate, self.state.generation)
        torch.save(model.state_dict(), path)
        measured = {name: round(value, 4) for name, value in measure(model, held_out).items()}
        self.state.generation += 1
        candidate = model.export({**card, "policy": True, "generation": self.state.generation})
        candidate.save(self.folder / "candidate.net")
        gates: dict[str, Any] = {}
        for mode in GATE:
            found = self.gate(pool, mode)
            gates[f"gate_{mode}"] = f"{found.mean:.3f} ± {found.error:.3f}"
            if found.mean - found.error > 0.5:
                self.state.best_mode = mode
                candidate.save(self.folder / "best.net")
                gates["accepted"] = mode
                break
        row = {"generation": self.state.generation, "samples": len(data["inputs"]), **measured, **gates}
        self.state.rows.append(row)
        self.save()
        return row

    def gate(self, pool: Any, mode: str) -> Any:
        """Play mirrored games of the candidate against the best player at equal CPU time."""
        players = (Player(load(self.folder / "candidate.net"), GATE[mode]), self.best())
        budgets = equal_time(self.state.game, self.state.options, players, self.plan.gate_simulations)
        candidate = str(self.folder / "candidate.net")
        best = str(self.folder / "best.net") if self.state.best_mode else ""
        first = 900_000_000 + self.state.generation * 10_000
        tasks = [
            (self.state.game, self.state.options, candidate, mode, best, self.state.best_mode, budgets, seed)
            for seed in range(first, first + self.plan.gate_games // 2)
        ]
        return score([share for shares in pool.imap_unordered(gate_game, tasks) for share in shares])

    def load_window(self) -> tuple[dict[str, torch.Tensor], dict[str, torch.Tensor]]:
        """Return the newest games for training, and those held out."""
        blocks = range(max(0, self.state.blocks - self.plan.window // BLOCK), self.state.blocks)
        held = [number for number in blocks if number % HELD_OUT == HELD_OUT - 1] or [blocks[-1]]
        used = [number for number in blocks if number not in held] or list(blocks)
        return self.stacked(used), self.stacked(held)

    def stacked(self, blocks: list[int]) -> dict[str, torch.Tensor]:
        """Return the samples of some blocks as tensors."""
        parts = [np.load(self.folder / "games" / f"{number:06}.npz") for number in blocks]
        return {name: torch.from_numpy(np.concatenate([part[name] for part in parts])) for name in parts[0].files}

    def save(self) -> None:
        """Write the state atomically."""
        part = self.folder / "state.part"
        part.write_text(json.dumps(asdict(self.state), indent=1), encoding="utf-8")
        part.replace(self.folder / "state.json")


def player_of(path: str, mode: str) -> Player:
    """Return the player of a network file; without one, the game's own evaluation."""
    from pathlib import Path

    return Player(load(Path(path)), GATE[mode]) if path else Player()


def play_block(task: tuple[Any, ...]) -> None:
    """Play and write a block of self-play games."""
    from pathlib import Path

    name, options, seed, simulations, best, mode, path = task
    player = player_of(best, mode)
    games = [play(name, options, seed + number, simulations, player) for number in range(BLOCK)]
    part = Path(path).with_suffix(".part")
    with part.open("wb") as file:
        arrays: dict[str, Any] = {key: np.concatenate([game[key] for game in games]) for key in games[0]}
        np.savez_compressed(file, **arrays)
    part.replace(path)


def gate_game(task: tuple[Any, ...]) -> list[float]:
    """Play one mirrored pair of a gate."""
    name, options, candidate, mode, best, best_mode, budgets, seed = task
    return match(name, options, (player_of(candidate, mode), player_of(best, best_mode)), budgets, [seed])


def rows(run: Run) -> Iterator[str]:
    """Yield the table of generations in Markdown."""
    names = list(dict.fromkeys(name for row in run.state.rows for name in row))
    yield f"| {' | '.join(names)} |"
    yield f"| {' | '.join('---' for _ in names)} |"
    for row in run.state.rows:
        yield f"| {' | '.join(str(row.get(name, '')) for name in names)} |"
