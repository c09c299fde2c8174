"""Plots as SVG: a dot with its 95 % interval on each row."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.arena.standings import Standings

    Row = tuple[str, float, float, float]
    """A name, a value and its interval."""

WIDTH = 720
ROW = 34
TOP = 56
BOTTOM = 44
MARGIN = 24
CHARACTER_WIDTH = 7.5
MAX_NAME = 40
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MAX_GRID_LINES = 10
STYLE = (
    "text{font:14px sans-serif;fill:#222}line{stroke:#bbb}.bar{stroke:#1f6f8b;stroke-width:4;stroke-linecap:round}"
    ".dot{fill:#1f6f8b}.back{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#ddd}line{stroke:#555}"
    ".bar{stroke:#6cc3dd}.dot{fill:#6cc3dd}.back{fill:#1b1b1b}}"
)


def ratings_svg(standings: Standings) -> str:
    """Return the plot of the ratings, best bot first; `ValueError` if there are no ratings."""
    rated = [(bot.name, *bot.rating) for bot in standings.bots if bot.rating]
    if not rated:
        raise ValueError("ratings need games between at least two bots")
    rated.sort(key=lambda row: -row[1])
    title = f"{standings.plan.game}, {standings.plan.players} players: ratings after {standings.games} games"
    return intervals_svg(title, rated, "{:+.0f}".format)


def intervals_svg(title: str, rows: Sequence[Row], shown: Callable[[float], str]) -> str:
    """Return a plot of values with their intervals."""
    lowest, highest = min(row[2] for row in rows), max(row[3] for row in rows)
    step = next((step for step in STEPS if highest - lowest <= MAX_GRID_LINES * step), STEPS[-1])
    first, last = step * floor(lowest / step), step * ceil(highest / step)
    last = max(last, first + step)
    left = MARGIN + CHARACTER_WIDTH * min(MAX_NAME, max(len(row[0]) for row in rows)) + MARGIN
    height = TOP + ROW * len(rows) + BOTTOM
    foot = height - BOTTOM

    def across(value: float) -> float:
        return left + (WIDTH - MARGIN - left) * (value - first) / (last - first)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="back" width="{WIDTH}" height="{height}"/>',
        f'<text x="{MARGIN}" y="30">{escape(title)}</text>',
    ]
    for value in range(first, last + 1, step):
        x = across(value)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{foot}"/>')
        parts.append(f'<text x="{x:.1f}" y="{foot + 22}" text-anchor="middle">{shown(value)}</text>')
    for n, (name, mean, low, high) in enumerate(rows):
        whole = f"{name}: {shown(mean)} ({shown(low)} to {shown(high)})"
        y = TOP + ROW * (n + 0.5)
        label = name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"
        parts += [
            f'<text x="{MARGIN}" y="{y + 5:.1f}">{escape(label)}</text>',
            f'<line class="bar" x1="{across(low):.1f}" y1="{y}" x2="{across(high):.1f}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(mean):.1f}" cy="{y}" r="6">',
            f"<title>{escape(whole)}</title></circle>",
        ]
    return "\n".join([*parts, "</svg>", ""])
