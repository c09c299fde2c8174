"""Run `guilda bench`, and compare Azul with a C++ implementation of the same rules in the same run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

import guilda
from guilda import bench, console

ROOT = Path(__file__).parent.parent
GAMES = 40_000
MIN_RATIO = 1.0


def compile_reference() -> Path | None:
    """Compile the C++ program with -O3; None without a C++ compiler."""
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return None
    program = ROOT / "build" / "limit-azul"
    program.parent.mkdir(exist_ok=True)
    source = ROOT / "bench" / "limit" / "azul.cpp"
    subprocess.run([compiler, "-O3", "-std=c++17", "-o", program, source], check=True)
    return program


def against_cpp(program: Path) -> bench.Figure:
    """Return our decisions per second relative to the C++ program, alternating on the same core."""
    game = bench.start("azul")
    ratios = []
    for seed in range(bench.REPEATS):
        run = subprocess.run([program, str(GAMES), str(seed)], capture_output=True, text=True, check=True)
        decisions, seconds, _ = map(float, run.stdout.split())
        ratios.append(bench.decisions_per_second(game, bench.SECONDS) / (decisions / seconds))
    return bench.Figure("azul", "random playouts, native vs C++ -O3", median(ratios), "times", MIN_RATIO, True)


def check_same_game(program: Path) -> None:
    """Check that both programs play the same game: equal mean length and score, within noise."""
    run = subprocess.run([program, str(GAMES), "7"], capture_output=True, text=True, check=True)
    decisions, _, points = map(float, run.stdout.split())
    rng = guilda.FastRng(7)
    own_decisions = own_points = 0
    for _ in range(GAMES // 4):
        game = guilda.game("azul").position({"players": 2}, rng)
        own_decisions += game.playout(rng)
        own_points += sum(game.scores())
    own_length, own_score = own_decisions / (GAMES // 4), own_points / (GAMES // 4) / 2
    length = decisions / GAMES
    print(
        f"Azul, random play: {own_length:.2f} decisions and {own_score:.2f} points; C++ {length:.2f} and {points:.2f}"
    )
    if abs(own_length - length) > 0.5 or abs(own_score - points) > 0.2:
        sys.exit("the two programs do not play the same game")


def main() -> int:
    """Print all figures; return 1 if one misses its limit."""
    figures = bench.measure()
    program = compile_reference()
    if program is None:
        print("no C++ compiler: the comparison is skipped")
    else:
        check_same_game(program)
        figures.insert(1, against_cpp(program))
    console.show([bench.rows(figures)])
    return 0 if all(figure.reached for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
