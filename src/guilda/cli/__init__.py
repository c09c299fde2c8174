"""The `guilda` command."""

from __future__ import annotations

import argparse
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

import guilda
from guilda.cli import hosting, playing, research
from guilda.cli.options import INTERRUPTED, available_games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.rules.options import GameInfo

USAGE_ERROR = 2
GAME_COMMANDS = ("play", "puzzles", "arena", "benchmark-agent", "dataset", "train")
"""The commands that take a game. Games are loaded only when one of these is called, to keep start-up fast."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = sys.argv[1:] if arguments is None else list(arguments)
    chosen = make_parser(with_games=any(word in GAME_COMMANDS for word in words[:1])).parse_args(words)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except ValueError as error:
        print(f"guilda: {explained(error, getattr(chosen, 'language', ''))}", file=sys.stderr)
        return USAGE_ERROR
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"guilda: {error.filename}: {error.strerror}" if error.filename else f"guilda: {error}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def explained(error: ValueError, language: str) -> str:
    """Return an error as a sentence; commands without a language speak English."""
    if not language:
        return str(error)
    from guilda.terminal.display import problem

    return problem(error, language)


def make_parser(*, with_games: bool = True) -> argparse.ArgumentParser:
    """Make the parser. Each game's options come from its declaration."""
    parser = argparse.ArgumentParser(
        prog="guilda",
        description="Play board games at the terminal or in the browser, run tournaments between bots, "
        "and check and review records.",
        epilog="Run 'guilda COMMAND --help' for the options of a command.",
    )
    parser.add_argument("--version", action="version", version=f"guilda {guilda.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add_game_command(name: str, summary: str, add: Callable[[Any, GameInfo], None]) -> None:
        """Add a command with a sub-command per game."""
        command = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        games = command.add_subparsers(title="games", metavar="GAME", required=True)
        for info in available_games() if with_games else ():
            add(games, info)

    add_game_command("play", "play at the terminal", playing.add_play)
    playing.add_daily(commands)
    hosting.add_serve(commands)
    playing.add_games(commands)
    playing.add_resume(commands)
    playing.add_replay(commands)
    playing.add_review(commands)
    playing.add_analyse(commands)
    playing.add_verify(commands)
    add_game_command("puzzles", "find, check or solve puzzles", playing.add_puzzles)
    add_game_command("arena", "run a tournament between bots", research.add_arena)
    add_game_command("benchmark-agent", "rate a bot against the frozen baselines", research.add_benchmark)
    add_game_command("dataset", "write games between bots to a Parquet file", research.add_dataset)
    research.add_explore(commands)
    add_game_command("train", "train a network by self-play", research.add_train)
    research.add_bench(commands)
    hosting.add_admin(commands)
    return parser
