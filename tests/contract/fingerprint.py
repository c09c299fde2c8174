"""Print a hash of many games (`python -m tests.contract.fingerprint azul 1000`), or rewrite the golden games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import guilda
from tests.offline.exactness import games

GOLDENS = Path(__file__).parent.parent / "goldens"
GOLDEN_SEED = 2024


def golden(name: str, options: dict[str, Any]) -> str:
    """Return a whole game as text: every decision with its sentence, every event, the result and the last position."""
    match = guilda.new(name, seed=GOLDEN_SEED, **options)
    rng = guilda.FastRng(GOLDEN_SEED)
    lines = [match.position.text(), *(str(event) for event in match.events())]
    while match.actor() is not None:
        action = match.position.random_action(rng)
        lines += ["", f"{match.ply + 1}. {match.position.notation(action)} of {len(match.actions())}"]
        lines.append(match.position.sentence(action, ("en", "pt", "es")[match.ply % 3]))
        match.apply(action)
        lines += [f"  {event}" for event in match.events(since=match.ply)]
    lines += ["", f"scores {match.scores()} ranks {match.ranks()}", match.position.text()]
    return "\n".join(lines) + "\n"


def write_goldens() -> None:
    """Rewrite the golden games of all variants."""
    GOLDENS.mkdir(exist_ok=True)
    for info in guilda.games():
        for options in info.option_sets():
            path = GOLDENS / ("-".join([info.name, *map(str, options.values())]) + ".txt")
            path.write_text(golden(info.name, options), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--write-goldens"]:
        write_goldens()
    else:
        print(guilda.compiled, games(sys.argv[1], int(sys.argv[2])))
