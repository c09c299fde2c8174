"""The `guilda` command."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import guilda
from guilda import bots
from guilda.rules.registry import NAMES
from guilda.rules.speech import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.records.record import Record, Seat
    from guilda.rules.options import GameInfo, Option, Value
    from guilda.terminal.table import Table

NUMBER = re.compile(r"-?[0-9]{1,1000}")
MISTAKE = 2
UNTRUE = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the number is the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except ValueError as error:
        print(f"guilda: {error}", file=sys.stderr)
        return MISTAKE
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"guilda: {error.filename}: {error.strerror}" if error.filename else f"guilda: {error}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


@cache
def known_games() -> list[GameInfo]:
    """All games that can be played; of one whose box is damaged it says so."""
    found = []
    for name in NAMES:
        try:
            found.append(guilda.game(name))
        except ValueError as error:
            print(f"guilda: {name} cannot be played: {error}", file=sys.stderr)
    return found


def make_parser() -> argparse.ArgumentParser:
    """All that can be said on the command line; the options of a game come from its declaration."""
    parser = argparse.ArgumentParser(
        prog="guilda", description="Board games about artisans: play, replay, verify, let bots play."
    )
    parser.add_argument("--version", action="version", version=f"guilda {guilda.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    games = commands.add_parser("games", help="list the games and their options")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=list_games)

    play = commands.add_parser("play", help="play at the terminal", description="Play at the terminal.")
    kinds = play.add_subparsers(metavar="GAME", required=True)
    for info in known_games():
        add_game(kinds, info)

    arena = commands.add_parser("arena", help="let bots play a tournament", description="Let bots play a tournament.")
    kinds = arena.add_subparsers(metavar="GAME", required=True)
    for info in known_games():
        add_arena(kinds, info)

    dataset = commands.add_parser(
        "dataset", help="write games between bots to a Parquet file", description="Write games between bots to a file."
    )
    kinds = dataset.add_subparsers(metavar="GAME", required=True)
    for info in known_games():
        add_dataset(kinds, info)

    resume = commands.add_parser("resume", help="go on with a saved match")
    resume.add_argument("file", type=Path, metavar="FILE", help="what `save` wrote")
    resume.set_defaults(run=resume_match)
    add_seats(resume)
    add_looks(resume)

    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--ply", type=int, help="show the position after this move only")
    replay.add_argument("--all", action="store_true", help="tell the whole match at once")
    replay.add_argument("--review", action="store_true", help="say of every decision what it gave away")
    replay.set_defaults(run=replay_record)
    add_looks(replay)

    verify = commands.add_parser("verify", help="check that records are true")
    verify.add_argument("files", type=Path, nargs="+", metavar="FILE")
    verify.set_defaults(run=verify_records)

    add_serve(commands)
    add_admin(commands)

    bench = commands.add_parser("bench", help="measure the speed of the rules on this machine")
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    bench.set_defaults(run=run_bench)
    return parser


def add_game(kinds: Any, info: GameInfo) -> None:
    """The command that plays one game, with its options."""
    parser = kinds.add_parser(info.name, help=info.title["en"], description=f"Play {info.title['en']} at the terminal.")
    for option in info.options:
        add_option(parser, option)
    parser.add_argument("--seed", help="a number or text: the same seed and moves give the same match")
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, seat by seat")
    add_seats(parser)
    add_looks(parser)
    parser.set_defaults(run=play_match, game=info.name)


def add_arena(kinds: Any, info: GameInfo) -> None:
    """The command that lets bots play one game, with its options."""
    parser = kinds.add_parser(
        info.name,
        help=info.title["en"],
        description=f"Let bots play {info.title['en']}: every two of them play each seed in every seating.",
    )
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"{', '.join(bots.NAMES)}, python:module:Class or 'process:command line' (docs/bots.md)",
    )
    for option in info.options:
        add_option(parser, option)
    cores = os.cpu_count() or 1
    parser.add_argument("--games", type=int, default=100, help="at least so many for every two bots (default 100)")
    parser.add_argument("--workers", type=int, default=cores, help=f"how many play at once (default {cores})")
    parser.add_argument("--seed", default="1", help="any text: the same gives the same games (default 1)")
    parser.add_argument("--clock", type=float, default=10.0, metavar="SECONDS", help="most for a decision (default 10)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every game there, and go on from what it holds")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings there, as SVG")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--ray", action="store_true", help="on Ray, needs guilda[cluster]; RAY_ADDRESS names a cluster")
    parser.set_defaults(run=run_arena, game=info.name)


def add_serve(commands: Any) -> None:
    """The command that serves tables to browsers."""
    parser = commands.add_parser(
        "serve", help="serve tables on the network", description="Serve tables to browsers and bots (docs/hosting.md)."
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default 8000)")
    add_database(parser)
    parser.add_argument("--channels", metavar="URL", help="between processes: redis://… or postgresql://…")
    parser.add_argument("--workers", type=int, default=1, help="processes; several need PostgreSQL (default 1)")
    parser.add_argument("--origin", action="append", default=[], help="the page's address, where a proxy hides it")
    parser.add_argument("--rate", type=float, default=30.0, help="requests a second for an address; 0: no limit")
    parser.add_argument("--absent", type=float, default=30.0, help="seconds until a bot may play on for who is away")
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info", help="what is logged")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run_server)


def add_admin(commands: Any) -> None:
    """The command for the keeper of a server."""
    parser = commands.add_parser("admin", help="look after the tables of a server")
    kinds = parser.add_subparsers(metavar="COMMAND", required=True, dest="command")
    phases = ("open", "playing", "over")
    listing = kinds.add_parser("list", help="list tables, the newest first")
    listing.add_argument("--phase", choices=phases, help="only those")
    listing.add_argument("--limit", type=int, default=50, help="at most so many (default 50)")
    inspect = kinds.add_parser("inspect", help="show the log of a table")
    inspect.add_argument("table", metavar="TABLE")
    export = kinds.add_parser("export", help="write the record of a table")
    export.add_argument("table", metavar="TABLE")
    export.add_argument("--out", metavar="FILE", help="to a new file instead of the terminal")
    prune = kinds.add_parser("prune", help="forget tables where nothing has happened for long")
    prune.add_argument("--days", type=int, required=True, help="for at least so many days")
    prune.add_argument("--phase", choices=phases, help="only those")
    prune.add_argument("--dry-run", action="store_true", help="only say which")
    for each in (listing, inspect, export, prune):
        add_database(each)
        each.set_defaults(run=run_admin)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Which database."""
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in the data folder)"
    )


def add_dataset(kinds: Any, info: GameInfo) -> None:
    """The command that writes games of bots, with the game's options."""
    parser = kinds.add_parser(
        info.name,
        help=info.title["en"],
        description=f"Write every decision of bots that play {info.title['en']}; started again, it goes on.",
    )
    for option in info.options:
        add_option(parser, option)
    cores = os.cpu_count() or 1
    parser.add_argument("--bots", default="greedy", help="A,B,… as in `guilda arena`; one alone plays itself")
    parser.add_argument("--games", type=int, default=1000, help="how many (default 1000)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the Parquet file")
    parser.add_argument("--seed", default="1", help="any text: the same gives the same games (default 1)")
    parser.add_argument("--workers", type=int, default=cores, help=f"how many play at once (default {cores})")
    parser.add_argument("--observations", action="store_true", help="add what the deciding seat observes, as numbers")
    parser.set_defaults(run=write_dataset, game=info.name)


def add_option(parser: argparse.ArgumentParser, option: Option) -> None:
    """One option of a game."""
    texts = {value_text(option, value): value for value in option.values}

    def value(text: str) -> Value:
        if text not in texts:
            raise argparse.ArgumentTypeError(f"choose from {', '.join(texts)}, not {text!r}")
        return texts[text]

    help_text = f"{option.title['en'].lower()}: {', '.join(texts)} (default {value_text(option, option.default)})"
    parser.add_argument(
        f"--{option.name}", type=value, default=argparse.SUPPRESS, metavar=option.name.upper(), help=help_text
    )


def value_text(option: Option, value: Value) -> str:
    """How a value is written on the command line: seats count from 1 there."""
    if value is None:
        return "random"
    return str(int(value) + 1) if option.type == "seat" else str(value)


def add_seats(parser: argparse.ArgumentParser) -> None:
    """Who plays, and where the record goes."""
    kinds = f"me, {', '.join(bots.NAMES)}, python:module:Class or process:command (docs/bots.md)"
    parser.add_argument(
        "--seats", metavar="A,B,…", help=f"who plays, seat by seat: {kinds}; default me and apprentices"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record there when the match is over")


def add_looks(parser: argparse.ArgumentParser) -> None:
    """How it looks."""
    parser.add_argument("--language", choices=LANGUAGES, default=own_language(), help="of boards and sentences")
    parser.add_argument(
        "--colour", "--color", choices=("auto", "always", "never"), default="auto", help="colour in the terminal"
    )


def own_language() -> str:
    """The person's language if we speak it, otherwise English."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


def make_table(chosen: argparse.Namespace) -> Table:
    """The table that the looks ask for."""
    from guilda.terminal.table import Table

    return Table(chosen.language, {"auto": None, "always": True, "never": False}[chosen.colour])


def list_games(chosen: argparse.Namespace) -> int:
    """`guilda games`."""
    if chosen.json:
        listing = [
            {
                "name": info.name,
                "title": info.title,
                "rules_version": info.rules_version,
                "options": [
                    {
                        "name": o.name,
                        "type": o.type,
                        "values": o.values,
                        "default": o.default,
                        "title": o.title,
                        "only_for": o.only_for,
                    }
                    for o in info.options
                ],
            }
            for info in known_games()
        ]
        print(json.dumps(listing, ensure_ascii=False, indent=2))
        return 0
    for info in known_games():
        print(f"{info.name}  {info.title['en']}")
        for option in info.options:
            values = ", ".join(value_text(option, value) for value in option.values)
            print(f"    --{option.name}  {values} (default {value_text(option, option.default)})")
    return 0


def play_match(chosen: argparse.Namespace) -> int:
    """`guilda play GAME`."""
    from guilda.records.match import Match

    options = chosen_options(chosen)
    kinds = kinds_of(chosen, ["me", *["apprentice"] * (options["players"] - 1)])
    seed = int(chosen.seed) if chosen.seed and NUMBER.fullmatch(chosen.seed) else chosen.seed
    match = Match(chosen.game, options, seed=seed, seats=seats_of(chosen, kinds))
    return play_on(match, kinds, chosen)


def chosen_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that were chosen, completed with the defaults."""
    info = guilda.game(chosen.game)
    given = {option.name: getattr(chosen, option.name) for option in info.options if option.name in chosen}
    players = given.get("players", info.options[0].default)
    if given.get("start") is not None and given["start"] >= players:
        raise ValueError(f"player {given['start'] + 1} cannot start: seats go from 1 to {players}")
    return info.check(given)


def run_arena(chosen: argparse.Namespace) -> int:
    """`guilda arena GAME BOT BOT…`."""
    from guilda.arena.command import arena

    return arena(chosen, chosen_options(chosen))


def write_dataset(chosen: argparse.Namespace) -> int:
    """`guilda dataset GAME`."""
    try:
        from guilda.rl import dataset
    except ImportError as missing:
        raise ValueError(f"datasets need {missing.name}: pip install 'guilda[rl]'") from missing
    from guilda.arena.schedule import tournament

    names = chosen.bots.split(",")
    options = chosen_options(chosen)
    entrants = names * 2 if len(names) == 1 and options.get("players") != 1 else names
    plan = tournament(chosen.game, entrants, options, seed=chosen.seed)
    settings = {"observations": chosen.observations, "workers": chosen.workers}
    left_out = dataset.write(plan, chosen.games, chosen.out, **settings)
    print(f"{chosen.games - left_out} games in {chosen.out}" + (f"; {left_out} forfeited left out" if left_out else ""))
    return 0


def resume_match(chosen: argparse.Namespace) -> int:
    """`guilda resume FILE`."""
    from guilda.records.record import load
    from guilda.records.replay import resume

    match = resume(load(chosen.file))
    return play_on(match, kinds_of(chosen, [seat.kind for seat in match.seats]), chosen)


def kinds_of(chosen: argparse.Namespace, usual: list[str]) -> list[str]:
    """Who plays, seat by seat: as asked for, or as usual."""
    from guilda.terminal.play import checked_kinds

    return checked_kinds(chosen.seats.split(",") if chosen.seats else usual, len(usual))


def seats_of(chosen: argparse.Namespace, kinds: list[str]) -> list[Seat]:
    """The seats with their names."""
    from guilda.records.record import Seat
    from guilda.terminal.play import seat_names

    if not chosen.names:
        return seat_names(kinds, chosen.language)
    names = chosen.names.split(",")
    if len(names) != len(kinds):
        raise ValueError(f"{len(kinds)} players need {len(kinds)} names, but {len(names)} are given")
    return [Seat(name, kind=kind) for name, kind in zip(names, kinds, strict=True)]


def play_on(match: guilda.Match, kinds: list[str], chosen: argparse.Namespace) -> int:
    """Play a match at the terminal, and write its record if that is wanted."""
    from guilda.terminal.play import Play

    path: Path | None = chosen.record
    if path:
        path.open("x").close()  # rather now than after a whole match
    try:
        seed = int(match.commitment[:8], 16)
        Play(match, kinds, make_table(chosen), seed, offers_record=path is None).run()
    finally:
        if path:
            path.unlink()
            if match.actor() is None:
                match.record().save(path)
    return 0


def replay_record(chosen: argparse.Namespace) -> int:
    """`guilda replay FILE`."""
    from guilda.records.record import load
    from guilda.terminal import replay

    record: Record = load(chosen.file)
    table = make_table(chosen)
    if chosen.ply is not None:
        if not 0 <= chosen.ply <= len(record.moves):
            raise ValueError(f"the record has {len(record.moves)} moves, there is no move {chosen.ply}")
        replay.show_ply(record, table, chosen.ply)
    elif chosen.review:
        replay.tell_review(record, table)
    elif chosen.all or not sys.stdin.isatty():
        replay.tell(record, table)
    else:
        replay.step(record, table)
    return 0


def verify_records(chosen: argparse.Namespace) -> int:
    """`guilda verify FILE…`."""
    from guilda.records.record import RecordError, load
    from guilda.records.replay import checked, verify

    code = 0
    for path in chosen.files:
        try:
            record = load(path)
            verify(record)
        except RecordError as error:
            print(f"{path}: NOT TRUE: {error}", file=sys.stderr)
            code = UNTRUE
        else:
            state = "complete" if record.result is not None else "unfinished"
            print(f"{path}: true: {record.game}, {state}, {checked(record)}")
    return code


def server_part(name: str) -> Any:
    """A module of the server, or a sentence that says what to install."""
    try:
        return import_module(f"guilda.server.{name}")
    except ModuleNotFoundError as error:
        raise ValueError(f"the server needs {error.name}: pip install 'guilda[server]'") from None


def run_server(chosen: argparse.Namespace) -> int:
    """`guilda serve`."""
    chosen.database = chosen.database or server_part("settings").default_database()
    code: int = server_part("serve").serve(chosen)
    return code


def run_admin(chosen: argparse.Namespace) -> int:
    """`guilda admin`."""
    chosen.database = chosen.database or server_part("settings").default_database()
    code: int = server_part("admin").admin(chosen)
    return code


def run_bench(chosen: argparse.Namespace) -> int:
    """`guilda bench`."""
    from guilda import bench

    return bench.run(chosen.games, json_wanted=chosen.json)


if __name__ == "__main__":
    sys.exit(main())
