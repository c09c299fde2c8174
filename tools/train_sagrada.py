"""Train a seat network of Sagrada: `python tools/train_sagrada.py --players 2 --folder runs/sagrada` (needs PyTorch).

Most games are greedy, because greedy games are cheap; `--searched` of them are played by the search. A share of the
moves is random, so that the network also sees bad positions. Every position is described as a random seat sees it: the
search evaluates positions in which an opponent is to act, and it never knows their private objective. The target is the
result; in games of the search the λ-return. Games are kept in blocks, so an interrupted run resumes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from guilda.console import Progress, show
from guilda.search.search import Searcher, inputs_of, network_base_of
from guilda.search.seat_network import blank
from guilda.search.tree import Tree
from guilda.training.model import SeatModel, measure, train
from guilda.training.selfplay import LAMBDA, describe, explore, logits_of, shares_of, start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game

BLOCK = 500
HELD_OUT = 20
"""Every game whose seed is a multiple of this is held out from training."""
SAMPLED = 0.2
"""The share of the positions of greedy games that are described."""
SIMULATIONS = 32
RANDOM_MOVES = {1: (0.0, 0.0, 0.02, 0.04), 2: (0.0, 0.02, 0.05, 0.15)}
"""Rates of random moves, one of which is drawn for each game: alone, and with opponents."""
SETTINGS: dict[int, dict[str, Any]] = {1: {"margin_weight": 0.0}, 2: {"points_share": 0.5}}


def options_of(players: int, seed: int) -> dict[str, int]:
    """Return the options of a game: alone, one to five tools."""
    return {"players": players} if players > 1 else {"players": 1, "tools": 1 + seed % 5}


def play(players: int, seed: int, *, searched: bool) -> list[tuple[Any, ...]]:
    """Play a game and return its samples: seed, numbers, expected results, target and result."""
    dice = Random(seed)
    game: Any
    game, rng = start("sagrada", options_of(players, seed), seed)
    rate = 0.0 if searched else dice.choice(RANDOM_MOVES[min(players, 2)])
    seen: dict[int, Game] = {}
    trees: dict[int, Tree] = {}
    rows: list[tuple[Any, Any]] = []
    ply = 0
    while game.turn >= 0:
        seen.setdefault(game.turn, game.copy())
        actions, values = game.actions(), None
        action = actions[0]
        if searched and len(actions) > 1:
            found = Searcher(seed + ply).search(game.seen_by(game.turn, rng), simulations=SIMULATIONS)
            action, values = explore(found, ply, dice), np.array(found.moves[0].results)
        elif not searched and (dice.random() < rate or (game.round == 0 and (players > 1 or seed % 3 == 0))):
            action = dice.choice(actions)
        elif not searched:
            if game.turn not in trees:
                trees[game.turn] = Tree(game, network_base_of(game), seed, **SETTINGS[min(players, 2)])
            action = trees[game.turn].greedy(game)
        if values is not None or (not searched and dice.random() < SAMPLED):
            rows.append((describe(seen[dice.choice(sorted(seen))], game), values))
        game.apply(action, rng)
        ply += 1
    won = np.array(shares_of(game))
    target, samples = won, []
    for (numbers, base), values in reversed(rows):
        samples.append((seed, numbers, base, target, won))
        if values is not None:
            target = (1 - LAMBDA) * values + LAMBDA * target
    return samples


def arrays_of(samples: Sequence[tuple[Any, ...]]) -> dict[str, Any]:
    """Return the samples as arrays."""
    seeds, numbers, base, target, won = zip(*samples, strict=True)
    return {
        "seed": np.array(seeds),
        "numbers": np.array(numbers, np.int16),
        "base": logits_of(base),
        "target": np.array(target, np.float32),
        "won": np.array(won, np.float32),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the missing games, train, measure and write the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--searched", type=int, default=1_000)
    parser.add_argument("--epochs", type=float, default=3.0)
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    parts = []
    firsts = range(0, chosen.games, BLOCK)
    with Progress(len(firsts)) as progress:
        for first in firsts:
            path = chosen.folder / f"{chosen.players}-{first:08}.npz"
            if not path.exists():
                seeds = range(first, min(first + BLOCK, chosen.games))
                games = [play(chosen.players, seed, searched=seed < chosen.searched) for seed in seeds]
                with path.with_suffix(".part").open("wb") as file:
                    np.savez_compressed(file, **arrays_of([sample for game in games for sample in game]))
                path.with_suffix(".part").replace(path)
            parts.append(np.load(path))
            progress.advance(f"blocks of {BLOCK} games")
    data = {name: torch.from_numpy(np.concatenate([part[name] for part in parts])) for name in parts[0].files}
    held = data.pop("seed") % HELD_OUT == 0
    game, _ = start("sagrada", options_of(chosen.players, 0), 0)
    torch.manual_seed(1)
    model = SeatModel(blank(game, network_base_of(game), inputs_of(game)).card, data["numbers"])
    train(model, {name: values[~held] for name, values in data.items()}, chosen.epochs)
    found = measure(model, {name: values[held] for name, values in data.items()})
    model.export().save(chosen.folder / f"sagrada-{chosen.players}.net")
    show([f"{len(held)} positions", *(f"{name} {value:.4f}" for name, value in found.items())])


if __name__ == "__main__":
    main()
