"""Measure the share of a server's search time that players' browsers can take over: `python -m bench.offline_share`.

A player plays each game for two against a bot, asks for some hints, and looks at the review afterwards. The decisions
of the bot stay on the server, which alone decides; hints and the review run in a browser that has the games. Prints the
processor time of each on the server, and the share that is removed. All of it is made as the server makes it.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import NamedTuple

import guilda
from guilda import bots
from guilda.records.match import Match
from guilda.rules.rng import FastRng
from guilda.tables import review_jobs
from guilda.tables.table import BotTurn


class Load(NamedTuple):
    """Processor seconds of one game on the server."""

    decisions: float
    hints: float
    review: float

    def removed(self) -> float:
        """Return the share that browsers can take over."""
        return (self.hints + self.review) / sum(self)


def measured(game: str, level: str, hints: int, seed: int) -> Load:
    """Play one game between a journeyman in a player's place and a bot, with hints spread over it and a review."""
    match, player = Match(game, {"players": 2}, seed=seed), bots.make("journeyman", seed)
    deciding, asking, asked = 0.0, 0.0, 0
    while (actor := match.actor()) is not None:
        seen = match.position.seen_by(actor, FastRng(match.ply))
        if actor:
            began = process_time()
            action = review_jobs.decision(seen, BotTurn(actor, match.ply, level, match.ply))
            deciding += process_time() - began
        else:
            if asked < hints and len(seen.actions()) > 1:
                began = process_time()
                review_jobs.hint_choices(seen, actor)
                asking, asked = asking + process_time() - began, asked + 1
            action = player.choose(seen)
        match.apply(action)
    began = process_time()
    review_jobs.review(match.record())
    return Load(deciding, asking, process_time() - began)


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="expert", help="the bot's level")
    parser.add_argument("--hints", type=int, default=5, help="hints asked for in a game")
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    chosen = parser.parse_args()
    print(f"processor seconds a game, against {chosen.level}, with {chosen.hints} hints and a review")
    print(f"{'game':9} {'bot':>7} {'hints':>7} {'review':>7} {'removed':>8}")
    for info in guilda.games():
        found = [measured(info.name, chosen.level, chosen.hints, seed) for seed in range(chosen.games)]
        mean = Load(*(sum(each) / len(found) for each in zip(*found, strict=True)))
        print(
            f"{info.name:9} {mean.decisions:7.2f} {mean.hints:7.2f} {mean.review:7.2f} {mean.removed():8.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
