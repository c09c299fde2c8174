"""Plot ratings as SVG: a dot with its 95 % interval for each bot."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from guilda.arena.standings import Standings

WIDTH = 720
ROW = 34
TOP = 56
BOTTOM = 44
MARGIN = 24
CHARACTER_WIDTH = 7.5
MAX_NAME = 40
STEPS = (10, 20, 50, 100, 200, 500, 1000)
MAX_GRID_LINES = 10
STYLE = (
    "text{font:14px sans-serif;fill:#222}line{stroke:#bbb}.bar{stroke:#1f6f8b;stroke-width:4;stroke-linecap:round}"
    ".dot{fill:#1f6f8b}.back{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#ddd}line{stroke:#555}"
    ".bar{stroke:#6cc3dd}.dot{fill:#6cc3dd}.back{fill:#1b1b1b}}"
)


def ratings_svg(standings: Standings) -> str:
    """Return the plot, best bot first; `ValueError` if there are no ratings."""
    rated = [(bot.name, bot.rating) for bot in standings.bots if bot.rating]
    if not rated:
        raise ValueError("ratings need games between at least two bots")
    rated.sort(key=lambda bot: -bot[1].value)
    step = next(
        (
            step
            for step in STEPS
            if max(r.high for _, r in rated) - min(r.low for _, r in rated) <= MAX_GRID_LINES * step
        ),
        STEPS[-1],
    )
    first = step * floor(min(rating.low for _, rating in rated) / step)
    last = step * ceil(max(rating.high for _, rating in rated) / step)
    left = MARGIN + CHARACTER_WIDTH * min(MAX_NAME, max(len(name) for name, _ in rated)) + MARGIN
    height = TOP + ROW * len(rated) + BOTTOM
    foot = height - BOTTOM

    def across(value: float) -> float:
        return left + (WIDTH - MARGIN - left) * (value - first) / (last - first)

    title = f"{standings.plan.game}, {standings.plan.players} players: ratings after {standings.games} games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="back" width="{WIDTH}" height="{height}"/>',
        f'<text x="{MARGIN}" y="30">{escape(title)}</text>',
    ]
    for value in range(first, last + 1, step):
        x = across(value)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{foot}"/>')
        parts.append(f'<text x="{x:.1f}" y="{foot + 22}" text-anchor="middle">{value:+d}</text>')
    for n, (name, rating) in enumerate(rated):
        whole = f"{name}: {rating.value:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
        y = TOP + ROW * (n + 0.5)
        shown = name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"
        parts += [
            f'<text x="{MARGIN}" y="{y + 5:.1f}">{escape(shown)}</text>',
            f'<line class="bar" x1="{across(rating.low):.1f}" y1="{y}" x2="{across(rating.high):.1f}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(rating.value):.1f}" cy="{y}" r="6">',
            f"<title>{escape(whole)}</title></circle>",
        ]
    return "\n".join([*parts, "</svg>", ""])
