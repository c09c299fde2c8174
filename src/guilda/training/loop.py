"""The training loop: self-play with the best network so far, training on a replay window, gating by mirrored matches.

Everything is kept in a folder: games in blocks, the network of every generation and a table of results. Files are
written atomically, so a run that was stopped in any way resumes from there.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from shutil import copyfile
from time import monotonic
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from guilda.arena.ratings import Score, ratings
from guilda.console import Progress
from guilda.search.search import inputs_of, network_base_of
from guilda.search.seat_network import blank, load, read
from guilda.training.matches import play_match, worker_pool
from guilda.training.model import LATER_RATE, RATE, SeatModel, measure, train
from guilda.training.selfplay import play, player_of, start, variant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from guilda.training.matches import Match

BLOCK = 20
"""Games per file."""
HELD_OUT = 20
"""Every block whose number is a multiple of this is held out from training."""
MATCH_SEED = 900_000_000
"""Seeds from here on are for matches only."""


@dataclass(frozen=True)
class Plan:
    """The settings of a run."""

    generations: int = 0
    games: int = 5000
    simulations: int = 150
    window: int = 10_000
    epochs: float = 3.0
    gate_games: int = 100
    gate_simulations: int = 200
    workers: int = 1
    seed: int = 1


@dataclass
class State:
    """The progress of a run."""

    game: str
    options: dict[str, Any]
    mixed: list[str] = field(default_factory=list)
    """Options whose values alternate from game to game."""
    generation: int = 0
    best: int = 0
    """The generation of the best network; 0 is the network that the run started from, if any."""
    rows: list[dict[str, Any]] = field(default_factory=list)
    matches: list[tuple[int, int, float, float]] = field(default_factory=list)
    """Pairs of generations, the share of wins of the first, and the effective number of games."""


class Run:
    """A training run in a folder, from a network or from none."""

    def __init__(
        self,
        folder: Path,
        game: str,
        options: dict[str, Any],
        plan: Plan,
        *,
        mixed: Sequence[str] = (),
        resume: bool = False,
        network: Path | None = None,
    ) -> None:
        self.folder = folder
        self.plan = plan
        path = folder / "state.json"
        if path.exists() and not resume:
            raise ValueError(f"{folder} holds a run already: continue it with --resume, or choose another --folder")
        (folder / "games").mkdir(parents=True, exist_ok=True)
        self.state = State(**json.loads(path.read_text("utf-8"))) if path.exists() else State(game, options, [*mixed])
        if self.rules != (game, options, [*mixed]):
            raise ValueError(
                f"{folder} holds a run of {self.state.game} with {self.state.options}, mixed: {self.state.mixed}"
            )
        if network and not path.exists():
            load(network)  # refuses a file that is not a network
            copyfile(network, self.network(0))
        self.save()

    @property
    def rules(self) -> tuple[str, dict[str, Any], list[str]]:
        """The game, its options and those that are mixed."""
        return self.state.game, self.state.options, self.state.mixed

    def network(self, generation: int) -> Path:
        """Return the file of a generation's network."""
        return self.folder / f"{generation:04}.net"

    def player(self, generation: int) -> str:
        """Return the network of a generation as a task names it: empty if the run started without one."""
        return str(self.network(generation)) if self.network(generation).exists() else ""

    def run(self, report: Callable[[str], None] = print) -> None:
        """Run the remaining generations; without a limit, run until interrupted."""
        began, first = monotonic(), self.state.generation
        with worker_pool(self.plan.workers) as pool:
            while not self.plan.generations or self.state.generation < self.plan.generations:
                self.play(pool)
                row = self.learn(pool)
                left = ""
                if self.plan.generations:
                    each = (monotonic() - began) / (self.state.generation - first)
                    left = f", {(self.plan.generations - self.state.generation) * each / 60:.0f} min left"
                report(", ".join(f"{name} {value}" for name, value in row.items()) + left)

    def block(self, number: int) -> Path:
        """Return the file of a block of games."""
        return self.folder / "games" / f"{number:06}.npz"

    def blocks(self) -> range:
        """Return the numbers of the blocks up to this generation."""
        return range(max(2, (self.state.generation + 1) * self.plan.games // BLOCK))

    def play(self, pool: Any) -> None:
        """Play the games of this generation that are missing, with the best network so far."""
        blocks, best = self.blocks(), self.player(self.state.best)
        missing = [number for number in blocks if not self.block(number).exists()]
        first = self.plan.seed * 10_000_000
        tasks = [
            (*self.rules, first + number * BLOCK, self.plan.simulations, best, self.block(number)) for number in missing
        ]
        with Progress(len(blocks), len(blocks) - len(missing)) as progress:
            for _ in pool.imap_unordered(play_block, tasks):
                progress.advance(f"self-play of generation {self.state.generation + 1}, blocks of {BLOCK} games")

    def learn(self, pool: Any) -> dict[str, Any]:
        """Train on the replay window, play the candidate against the best network, and keep a winner."""
        blocks = self.blocks()[-max(2, self.plan.window // BLOCK) :]
        held = [number for number in blocks if number % HELD_OUT == 0] or [blocks[0]]
        data = self.samples([number for number in blocks if number not in held])
        game, _ = start(self.state.game, self.state.options, 0)
        torch.manual_seed(self.state.generation)
        model = SeatModel(blank(game, network_base_of(game), inputs_of(game)).card, data["numbers"])
        rate = RATE
        if self.player(self.state.best):
            _, *weights = read(self.network(self.state.best))
            model.adopt(*weights)
            rate = LATER_RATE
        train(model, data, self.plan.epochs, rate)
        generation = self.state.generation + 1
        row: dict[str, Any] = {"generation": generation, "positions": len(data["numbers"])}
        row |= {name: round(value, 4) for name, value in measure(model, self.samples(held)).items()}
        model.export().save(self.network(generation))
        gate = self.match(pool, generation, self.state.best)
        row |= {"gate games": gate.games, "won": gate.interval, "CPU time": round(gate.time, 2)}
        if gate.score.mean - gate.error > 0.5:
            if self.state.best:
                self.match(pool, generation, 0)
            self.state.best = generation
        row |= {"Elo": self.elo(generation), "best": self.state.best}
        self.state.generation = generation
        self.state.rows.append(row)
        self.save()
        return row

    def match(self, pool: Any, one: int, other: int) -> Match:
        """Play mirrored games between the networks of two generations at equal CPU time."""
        networks = self.player(one), self.player(other)
        plan, first_seed = self.plan, MATCH_SEED + 10_000 * one
        found = play_match(pool, self.rules, networks, plan.gate_simulations, plan.gate_games, first_seed)
        self.state.matches.append((one, other, *found.score))
        return found

    def elo(self, generation: int) -> int:
        """Return the Elo rating of a generation from all matches of the run, relative to the start."""
        scores = {(one, other): Score(mean, games) for one, other, mean, games in self.state.matches}
        rated = ratings(generation + 1, scores)
        return round(rated[generation].value - rated[0].value)

    def samples(self, blocks: Sequence[int]) -> dict[str, torch.Tensor]:
        """Return the samples of some blocks as tensors."""
        parts = [np.load(self.block(number)) for number in blocks]
        return {name: torch.from_numpy(np.concatenate([part[name] for part in parts])) for name in parts[0].files}

    def save(self) -> None:
        """Write the state atomically."""
        part = self.folder / "state.part"
        part.write_text(json.dumps(asdict(self.state), indent=1, ensure_ascii=False), encoding="utf-8")
        part.replace(self.folder / "state.json")


def play_block(task: tuple[Any, ...]) -> None:
    """Play and write a block of self-play games."""
    name, options, mixed, first, simulations, network, path = task
    player = player_of(network)
    seeds = range(first, first + BLOCK)
    games = [play(name, variant(name, options, mixed, seed), seed, simulations, player) for seed in seeds]
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        arrays: dict[str, Any] = {key: np.concatenate([game[key] for game in games]) for key in games[0]}
        np.savez_compressed(file, **arrays)
    part.replace(path)
