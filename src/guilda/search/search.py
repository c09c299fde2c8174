"""Searching a position within a budget: time, simulations or certainty; one thread or several."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from math import inf
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

from guilda.rules.registry import game as game_info
from guilda.search.tree import Prospect, Tree

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.search.evaluation import Evaluation

BATCH_SECONDS = 0.02
FIRST_BATCH = 64
SEED_STEP = 1_000_003


@dataclass(frozen=True)
class Report:
    """What a search found out."""

    prospects: list[Prospect]
    """Every legal action, the best first; those without visits at the end, as they look at first sight."""
    line: list[int]
    """The actions that are expected to follow, beginning with the best."""
    simulations: int
    seconds: float
    decided: bool
    """Whether the best action is proved to be best, as far as the search looks."""

    @property
    def action(self) -> int:
        """The action to play."""
        return self.prospects[0].action


def given(game: Game, name: str, *, at_first_sight: bool) -> Any:
    """What a game gives to the search; to one that looks only one decision ahead it may give something else."""
    module = import_module(f"guilda.search.{game.name}")
    usual = getattr(module, name)
    return getattr(module, f"{name}_AT_FIRST_SIGHT", usual) if at_first_sight else usual


def evaluation_of(game: Game, *, at_first_sight: bool = False) -> Evaluation:
    """The evaluation that a game gives."""
    made: Evaluation = given(game, "EVALUATION", at_first_sight=at_first_sight)(game)
    return made


def settings_of(game: Game, *, at_first_sight: bool = False) -> dict[str, Any]:
    """How a game wants to be searched."""
    settings: dict[str, Any] = given(game, "SETTINGS", at_first_sight=at_first_sight)
    return {"secrets": game_info(game.name).secrets, **settings}


class Searcher:
    """Searches the positions of one match, one after the other, and keeps what it learnt where nothing was drawn.

    The same positions, seed, number of simulations and a single thread give the same reports.
    """

    def __init__(self, seed: int = 0, threads: int = 1, *, at_first_sight: bool = False, **settings: Any) -> None:
        if threads < 1:
            raise ValueError(f"a search needs at least one thread, not {threads}")
        self.seed = seed
        self.threads = threads
        self.at_first_sight = at_first_sight
        self.settings = settings
        self.trees: list[Tree] = []

    def search(self, game: Game, *, seconds: float | None = None, simulations: int | None = None) -> Report:
        """Search a position until the time or the simulations are used up, or more would change nothing."""
        if seconds is None and simulations is None:
            raise ValueError("a search needs a number of seconds or of simulations")
        if seconds is not None and not 0 <= seconds < inf:
            raise ValueError(f"a search needs a number of seconds that is not below 0 and has an end, not {seconds}")
        if simulations is not None and not 1 <= simulations < inf:
            raise ValueError(f"a search needs at least one simulation, not {simulations}")
        began = perf_counter()
        deadline = None if seconds is None else began + seconds
        self.prepare(game)
        share = None if simulations is None else -(-simulations // self.threads)
        if self.threads == 1:
            run(self.trees[0], share, deadline)
        else:
            threads = [Thread(target=run, args=(tree, share, deadline)) for tree in self.trees]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        return self.report(perf_counter() - began)

    def prepare(self, game: Game) -> None:
        """One tree a thread: those of the last search if they know the position, otherwise new ones."""
        if self.trees and all(tree.follow(game) for tree in self.trees):
            return
        settings = {**settings_of(game, at_first_sight=self.at_first_sight), **self.settings}
        self.trees = [
            Tree(
                game,
                evaluation_of(game, at_first_sight=self.at_first_sight),
                self.seed + number * SEED_STEP,
                **settings,
            )
            for number in range(self.threads)
        ]

    def report(self, seconds: float) -> Report:
        """What all trees found out together."""
        best = max(self.trees, key=lambda tree: tree.decided())
        decided = best.decided()
        prospects = best.prospects() if decided or self.threads == 1 else merged([t.prospects() for t in self.trees])
        chosen = best.line(1)[0] if decided or self.threads == 1 else max(prospects, key=lambda p: p.visits).action
        prospects.sort(key=lambda prospect: (prospect.action != chosen, -prospect.visits))
        line = next((tree.line() for tree in self.trees if tree.line(1) == [chosen]), [chosen])
        return Report(prospects, line, sum(tree.simulations for tree in self.trees), seconds, decided)


def run(tree: Tree, simulations: int | None, deadline: float | None) -> None:
    """Let one tree think until its budget is used up, it is certain, or everything is decided.

    With a number of simulations the deadline only cuts them short: where it is not reached, it changes nothing.
    """
    left = simulations
    batch = FIRST_BATCH
    while not tree.decided() and (left is None or left > 0):
        began = perf_counter()
        if deadline is not None and began >= deadline and tree.simulations > 1:
            return
        step = batch if left is None else min(batch, left)
        tree.run(step)
        if left is not None:
            left -= step
            ahead = float(left)
        else:
            assert deadline is not None
            took = max(perf_counter() - began, 1e-6)
            ahead = (deadline - began - took) * step / took
            batch = max(1, min(int(batch * BATCH_SECONDS / took) + 1, 2 * batch, int(ahead) + 1))
        if tree.lead() > ahead:  # the rest could not make another action the most visited one
            return


def merged(found: list[list[Prospect]]) -> list[Prospect]:
    """The prospects of several trees as those of one: means weighted by visits, or first sight where there are none."""
    by_action: dict[int, list[Prospect]] = {}
    for prospects in found:
        for prospect in prospects:
            by_action.setdefault(prospect.action, []).append(prospect)
    together = []
    for action, parts in by_action.items():
        visits = sum(part.visits for part in parts)
        if not visits:
            together.append(parts[0])
            continue
        together.append(
            Prospect(
                action,
                visits,
                [sum(p.results[s] * p.visits for p in parts) / visits for s in range(len(parts[0].results))],
                [sum(p.points[s] * p.visits for p in parts) / visits for s in range(len(parts[0].points))],
                any(part.decided for part in parts),
            )
        )
    return together
