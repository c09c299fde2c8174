"""Run a tournament: play the missing games, save each one, compute the standings."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from guilda.arena.adjust import play_adjusted
from guilda.arena.cluster import load_ray, play_on_ray
from guilda.arena.ratings import Score
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import fixtures
from guilda.arena.standings import pair_score, percent, standings
from guilda.arena.workers import play_task, run_games
from guilda.console import Progress

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from pathlib import Path

    from guilda.arena.play import Result
    from guilda.arena.schedule import Fixture, Tournament
    from guilda.arena.standings import Standings


def run(
    plan: Tournament, games: int, path: Path, *, workers: int = 1, ray: bool = False, first_only: bool = False
) -> Standings:
    """Play the games that the file does not hold yet, and return the standings over all of them."""
    wanted = list(fixtures(plan, games, first_only=first_only))
    if workers < 1:
        raise ValueError(f"a tournament needs at least 1 worker, not {workers}")
    if ray:
        load_ray()
    with ResultsFile(path, plan) as kept:
        missing = [fixture for fixture in wanted if fixture not in kept.results]
        if missing:
            leader = Leader(plan)
            for fixture in wanted:
                if fixture in kept.results:
                    leader.count(kept.results[fixture])
            playing = (play_on_ray if ray else play_here)(plan, missing, workers)
            with closing(playing), Progress(len(wanted), len(wanted) - len(missing)) as progress:
                for result in playing:
                    kept.add(result)
                    leader.count(result)
                    progress.advance(leader.note())
        return standings(plan, [kept.results[fixture] for fixture in wanted])


def play_here(plan: Tournament, games: Iterable[Fixture], workers: int) -> Generator[Result]:
    """Play games in worker processes on this machine."""
    task = play_adjusted if plan.adjusted else play_task
    with closing(run_games(plan, games, workers, task)) as playing:
        for result, _ in playing:
            yield result


class Leader:
    """The bot with the best score so far, for the progress bar."""

    def __init__(self, plan: Tournament) -> None:
        self.names = plan.names
        self.totals = [[0.0, 0.0] for _ in plan.bots]
        """The points and the number of games of each bot."""

    def count(self, result: Result) -> None:
        """Add a finished game."""
        found = pair_score(result)
        if found is not None:
            (first, second), share = found
            for bot, points in ((first, share), (second, 1 - share)):
                self.totals[bot][0] += points
                self.totals[bot][1] += 1

    def note(self) -> str:
        """Return the leader's name and score with its interval, or nothing before the first game."""
        named = zip(self.totals, self.names, strict=True)
        scores = [(Score(total / games, games), name) for (total, games), name in named if games]
        if not scores:
            return ""
        best, name = max(scores)
        return f"{name} {percent(best.mean)} ({' to '.join(map(percent, best.interval))})"
