"""Running a tournament: plan, play what is missing, keep every game, tell how it stands."""

from __future__ import annotations

import sys
from contextlib import closing
from time import monotonic
from typing import TYPE_CHECKING

from guilda.arena.cluster import load_ray, play_on_ray
from guilda.arena.ratings import Score
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import fixtures
from guilda.arena.standings import pair_score, percent, standings
from guilda.arena.workers import play_here

if TYPE_CHECKING:
    from pathlib import Path

    from guilda.arena.play import Result
    from guilda.arena.schedule import Tournament
    from guilda.arena.standings import Standings

BAR = 20
REDRAW_SECONDS = 0.2


def run(plan: Tournament, games: int, path: Path, *, workers: int = 1, ray: bool = False) -> Standings:
    """Play the games that the file does not hold yet, and say how all that were asked for ended."""
    wanted = list(fixtures(plan, games))
    if workers < 1:
        raise ValueError(f"a tournament needs at least 1 worker, not {workers}")
    if ray:
        load_ray()
    with ResultsFile(path, plan) as kept:
        missing = [fixture for fixture in wanted if fixture not in kept.results]
        if missing:
            progress = Progress(plan, len(wanted))
            for fixture in wanted:
                if fixture in kept.results:
                    progress.count(kept.results[fixture])
            playing = (play_on_ray if ray else play_here)(plan, missing, workers)
            with closing(playing), progress:
                for result in playing:
                    kept.add(result)
                    progress.count(result)
                    progress.show()
        return standings(plan, [kept.results[fixture] for fixture in wanted])


class Progress:
    """The line that tells how far it is: on standard error, and only if that is a terminal."""

    def __init__(self, plan: Tournament, wanted: int) -> None:
        self.names = plan.names
        self.wanted = wanted
        self.done = 0
        self.scores = [[0.0, 0.0] for _ in plan.bots]
        self.visible = sys.stderr.isatty()
        self.shown = 0.0

    def __enter__(self) -> Progress:
        self.began, self.done_before = monotonic(), self.done
        return self

    def __exit__(self, *error: object) -> None:
        if self.visible:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def count(self, result: Result) -> None:
        """Another game is over."""
        self.done += 1
        found = pair_score(result)
        if found is not None:
            (first, second), share = found
            for bot, points in ((first, share), (second, 1 - share)):
                self.scores[bot][0] += points
                self.scores[bot][1] += 1

    def show(self) -> None:
        """Draw the line anew, not too often."""
        now = monotonic()
        if self.visible and now - self.shown >= REDRAW_SECONDS:
            self.shown = now
            sys.stderr.write(f"\r{self.line(now - self.began)}\x1b[K")
            sys.stderr.flush()

    def line(self, seconds: float) -> str:
        """How far it is, who is ahead, and the time left."""
        full = BAR * self.done // self.wanted
        bar = "█" * full + "░" * (BAR - full)
        left = round(seconds / max(1, self.done - self.done_before) * (self.wanted - self.done))
        return f"{bar} {self.done}/{self.wanted}{self.leader()}, {left // 60}:{left % 60:02} left"

    def leader(self) -> str:
        """The bot with the best score so far."""
        named = zip(self.scores, self.names, strict=True)
        scores = [(Score(total / games, games), name) for (total, games), name in named if games]
        if not scores:
            return ""
        best, name = max(scores)
        return f", {name} {percent(best.mean)} ({' to '.join(map(percent, best.interval))})"
