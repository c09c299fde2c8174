"""Draw the learning curves of `ppo.py` and `alphazero.py`: the score against greedy by minutes of training.

python examples/training/plot_curves.py curves.svg ppo-*.csv alphazero-*.csv
"""

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 720, 380, 56, 150, 24, 48
COLOURS = "#1f5fbf", "#b3541e", "#2c7a3f", "#8a3fa0", "#a08000", "#b0305a", "#407080", "#555555"
TICKS = 0.1, 0.5, 1, 2, 5, 10, 30, 60, 240
GRID = 0, 0.25, 0.5, 0.75, 1


def plot(curves: dict[str, list[tuple[float, float, float, float]]]) -> str:
    """Return an SVG of curves by name: minutes, score, and the interval of the score as a band."""
    most = max(points[-1][0] for points in curves.values()) or 1.0

    def at(minutes: float, score: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * minutes / most
        return f"{across:.1f},{HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * score:.1f}"

    parts = []
    for score in GRID:
        (x, y), (end, _) = at(0, score).split(","), at(most, score).split(",")
        parts.append(f'<line x1="{x}" x2="{end}" y1="{y}" y2="{y}" stroke="{"#888" if score == 0.5 else "#ddd"}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{float(y) + 5:.1f}" text-anchor="end">{score:.0%}</text>')
    every = next(step for step in TICKS if most / step <= 10)
    for number in range(int(most / every) + 1):
        x = at(every * number, 0).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - FOOT + 20}" text-anchor="middle">{every * number:g}</text>')
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        band = [at(minutes, low) for minutes, _, low, _ in points]
        band += [at(minutes, high) for minutes, _, _, high in reversed(points)]
        line = " ".join(at(minutes, score) for minutes, score, _, _ in points)
        parts.append(f'<polygon points="{" ".join(band)}" fill="{colour}" fill-opacity="0.1"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{TOP + 20 * (number + 1)}" fill="{colour}">{name}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">minutes of training</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        f' font-size="14"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def read(path: Path) -> list[tuple[float, float, float, float]]:
    """Return the points of a curve."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file)
        return [(float(row["minutes"]), float(row["score"]), float(row["low"]), float(row["high"])) for row in rows]


if __name__ == "__main__":
    target, *sources = map(Path, sys.argv[1:])
    target.write_text(plot({source.stem: read(source) for source in sources}), "utf-8")
