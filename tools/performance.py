"""Measure the mean loss per decision of the reference levels, which names a player's performance in a review.

python tools/performance.py [GAME…] [--games 10] writes src/guilda/search/performance.json. Takes about ten minutes of
one core; games that are already measured are kept unless they are named.
"""

from __future__ import annotations

import argparse
import json
from statistics import fmean

from guilda import bots
from guilda.rules.registry import game, names
from guilda.rules.rng import FastRng
from guilda.search.luck import PERFORMANCE
from guilda.search.review import review


def measure(name: str, level: str, games: int) -> float:
    """Return the mean loss per decision of a level that plays against itself."""
    losses = []
    for seed in range(games):
        chance = FastRng(seed)
        position = game(name).position({"players": 2}, chance)
        players = [bots.make(level, seed=2 * seed + seat) for seat in range(2)]
        played = []
        while position.turn >= 0:
            seen = position.seen_by(position.turn, FastRng(seed))
            action = position.action_id(players[position.turn].choose(seen))
            if len(position.actions()) > 1:
                played.append((position.copy(), action))
            position.apply(action, chance)
        losses += [remark.loss for remark in review(played)]
    return fmean(losses)


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=10, help="games per level")
    chosen = parser.parse_args()
    found = json.loads(PERFORMANCE.read_text(encoding="utf-8")) if PERFORMANCE.exists() else {}
    for name in chosen.games_to_measure or [name for name in names() if name not in found]:
        found[name] = {level: round(measure(name, level, chosen.games), 5) for level in bots.REFERENCE_LEVELS}
        print(name, found[name], flush=True)
        PERFORMANCE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
