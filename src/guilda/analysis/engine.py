"""The engine's lines: candidate moves with their expected outcome, deeper the longer it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from guilda.rules.rng import FastRng
from guilda.search.constants import MAX_SEATS
from guilda.search.hints import ROOT_SHARE, Choice, certain_part, choice
from guilda.search.search import evaluation_of, settings_of
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from guilda.rules.game import Game

BATCH_SECONDS = 0.02
MOST_SIMULATIONS, MOST_NODES = 1_000_000, 500_000
"""The limits of one search: about ten seconds, and 50 MB."""


@dataclass(frozen=True)
class Lines:
    """The engine's view of a position for the seat to act, with no more than that seat may know."""

    seat: int
    choices: list[Choice]
    """The candidate moves, best first."""
    line: list[int]
    """The expected continuation, from the best move to the first draw or hidden decision."""
    shares: list[float]
    """Every seat's expected share of the win."""
    simulations: int
    final: bool
    """Whether thinking longer changes nothing: the choice is proven, or the limit is reached."""


class Engine:
    """A search of one position that can be continued."""

    def __init__(self, position: Game, seed: int = 0) -> None:
        actor = position.actor()
        if actor is None:
            raise ValueError("the game is over: there is nothing to decide")
        if position.players > MAX_SEATS:
            raise ValueError(f"the search is for at most {MAX_SEATS} players, not {position.players}")
        self.seat = actor
        self.seen = position.seen_by(actor, FastRng(seed))
        settings = {**settings_of(self.seen, deep=True), "root_share": ROOT_SHARE}
        self.tree = Tree(self.seen, evaluation_of(self.seen), seed, **settings)
        self.batch = 16

    def think(self, seconds: float) -> Lines:
        """Search for some seconds more, and return what is known by then."""
        tree, until = self.tree, perf_counter() + seconds
        while not self.finished():
            began = perf_counter()
            tree.run(self.batch)
            now = perf_counter()
            self.batch = max(1, min(int(self.batch * BATCH_SECONDS / max(now - began, 1e-6)) + 1, 2 * self.batch))
            if now >= until:
                break
        return self.lines()

    def finished(self) -> bool:
        """Return whether thinking longer changes nothing."""
        tree = self.tree
        return bool(tree.proven()) or tree.simulations >= MOST_SIMULATIONS or tree.size >= MOST_NODES

    def line_of(self, action: int) -> list[int]:
        """Return the expected continuation, from a candidate move on."""
        return certain_part(self.seen, self.tree.principal_variation(first=action))

    def lines(self) -> Lines:
        """Return what is known so far."""
        moves, best = self.tree.moves(), self.tree.principal_variation(1)[0]
        moves.sort(key=lambda move: (move.action != best, -move.visits))
        return Lines(
            seat=self.seat,
            choices=[choice(move, self.seat) for move in moves if move.visits],
            line=self.line_of(best),
            shares=list(moves[0].results),
            simulations=self.tree.simulations,
            final=self.finished(),
        )


def think(position: Game, *, seconds: float = 10.0, seed: int = 0) -> Iterator[Lines]:
    """Yield the engine's lines for a position as they get deeper: first after a tenth of a second, then every second.

    Stop iterating to stop the engine.
    """
    engine, until, step = Engine(position, seed), perf_counter() + seconds, 0.1
    while True:
        lines = engine.think(min(step, max(0.0, until - perf_counter())))
        yield lines
        if lines.final or perf_counter() >= until:
            return
        step = min(1.0, 2 * step)
