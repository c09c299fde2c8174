"""The options that commands share, and what they stand for."""

from __future__ import annotations

import argparse
import os
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import guilda
from guilda import bots
from guilda.locales import LANGUAGES
from guilda.rules.registry import names

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.rules.options import GameInfo, Option, Value
    from guilda.terminal.display import Display

INTERRUPTED = 130


@cache
def available_games() -> list[GameInfo]:
    """Return all games that can be loaded; report the others on standard error."""
    found = []
    for name in names():
        try:
            found.append(guilda.game(name))
        except Exception as error:
            print(f"guilda: {name} is not available: {error}", file=sys.stderr)
    return found


def add_command(commands: Any, name: str, summary: str, run: Callable[[argparse.Namespace], int]) -> Any:
    """Add a command. Its description is the summary as a sentence."""
    parser = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    parser.set_defaults(run=run)
    return parser


def add_option(parser: argparse.ArgumentParser, info: GameInfo, option: Option) -> None:
    """Add an option of a game."""
    texts = {value_text(option, value): value for value in option.values}

    def value(text: str) -> Value:
        if text not in texts:
            raise argparse.ArgumentTypeError(f"choose from {', '.join(texts)}, not {text!r}")
        return texts[text]

    help_text = (
        f"{info.option_title(option).lower()}: {', '.join(texts)} (default {value_text(option, option.default)})"
    )
    parser.add_argument(
        f"--{option.name}", type=value, default=argparse.SUPPRESS, metavar=option.name.upper(), help=help_text
    )


def value_text(option: Option, value: Value) -> str:
    """Return an option's value as written on the command line, where seats count from 1."""
    if value is None:
        return "random"
    return str(int(value) + 1) if option.type == "seat" else str(value)


def chosen_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the chosen options of the game, completed with the defaults."""
    info = guilda.game(chosen.game)
    given = {option.name: getattr(chosen, option.name) for option in info.options if option.name in chosen}
    players = given.get("players", info.options[0].default)
    if given.get("start") is not None and given["start"] >= players:
        raise ValueError(f"player {given['start'] + 1} cannot start: seats go from 1 to {players}")
    return info.check(given)


def bot_kinds() -> str:
    """Return the ways to name a bot, for help texts."""
    return ", ".join((*bots.names(), *bots.KINDS))


def add_pool(parser: argparse.ArgumentParser) -> None:
    """Add the options of games between bots."""
    add_workers(parser)
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same games (default 1)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the options of the worker pool."""
    cores = os.cpu_count() or 1
    parser.add_argument("--workers", type=int, default=cores, metavar="N", help=f"worker processes (default {cores})")
    parser.add_argument("--clock", type=float, default=10.0, metavar="SECONDS", help="time limit per move (default 10)")


def add_display(parser: argparse.ArgumentParser) -> None:
    """Add the options for language and colour."""
    language = system_language()
    parser.add_argument(
        "--language", choices=LANGUAGES, default=language, help=f"language of boards and messages (default {language})"
    )
    parser.add_argument(
        "--colour", "--color", choices=("auto", "always", "never"), default="auto", help="when to use colour"
    )


def system_language() -> str:
    """Return the language of the environment if it is supported, otherwise English."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


def make_display(chosen: argparse.Namespace) -> Display:
    """Make the display with the chosen language and colour."""
    from guilda.terminal.display import Display

    return Display(chosen.language, {"auto": None, "always": True, "never": False}[chosen.colour])
