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
from guilda import bots, console
from guilda.locales import LANGUAGES
from guilda.rules.registry import names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.records.record import Record, Seat
    from guilda.rules.options import GameInfo, Option, Value
    from guilda.terminal.display import Display

INTEGER = re.compile(r"-?[0-9]{1,1000}")
USAGE_ERROR = 2
VERIFICATION_FAILED = 1
WORKER_LOST = 1
INTERRUPTED = 130
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
        print(f"guilda: {error}", file=sys.stderr)
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

    add_game_command(commands, "play", "play at the terminal", add_play, with_games)
    add_daily(commands)
    add_serve(commands)
    add_command(commands, "games", "list the games and their options", list_games).add_argument(
        "--json", action="store_true", help="print JSON"
    )

    resume = add_command(commands, "resume", "continue a saved match", resume_match)
    resume.add_argument("file", type=Path, metavar="FILE", help="file written by the 'save' command of a match")
    add_seats(resume, "me or the name of a bot")
    add_display(resume)

    replay = add_command(commands, "replay", "step through a record", replay_record)
    replay.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    replay.add_argument("--ply", type=int, metavar="N", help="show only the position after move N")
    replay.add_argument("--all", action="store_true", help="print the whole match instead of stepping through it")
    add_display(replay)

    review = add_command(commands, "review", "show what each move cost, and luck and skill", review_record)
    review.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    add_display(review)

    analyse = add_command(commands, "analyse", "analyse a position with variations and the engine", analyse_position)
    analyse.add_argument("start", nargs="+", metavar="FILE|POSITION", help="record, analysis or text position")
    analyse.add_argument("--ply", type=int, default=0, metavar="N", help="begin after move N of the main line")
    add_display(analyse)

    verify = add_command(commands, "verify", "check records against their seeds and the rules", verify_records)
    verify.add_argument("files", type=Path, nargs="+", metavar="FILE", help="record of a match")

    add_game_command(commands, "puzzles", "find, check or solve puzzles", add_puzzles, with_games)
    add_game_command(commands, "arena", "run a tournament between bots", add_arena, with_games)
    add_game_command(commands, "benchmark-agent", "rate a bot against the frozen baselines", add_benchmark, with_games)
    add_game_command(commands, "dataset", "write games between bots to a Parquet file", add_dataset, with_games)
    explore = add_command(commands, "explore", "show turn-order and first-move statistics", explore_dataset)
    explore.add_argument("file", type=Path, metavar="FILE", help="Parquet file of guilda dataset")
    explore.add_argument("--plot", type=Path, metavar="FILE", help="plot the turn order to an SVG file")
    add_game_command(commands, "train", "train a network by self-play", add_train, with_games)

    bench = add_command(commands, "bench", "measure the speed of the rules and the search", run_bench)
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.add_argument("games", nargs="*", metavar="GAME", help="measure only these games")
    add_admin(commands)
    return parser


def add_command(commands: Any, name: str, summary: str, run: Callable[[argparse.Namespace], int]) -> Any:
    """Add a command. Its description is the summary as a sentence."""
    parser = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    parser.set_defaults(run=run)
    return parser


def add_game_command(
    commands: Any, name: str, summary: str, add: Callable[[Any, GameInfo], None], with_games: bool
) -> None:
    """Add a command with a sub-command per game."""
    parser = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    games = parser.add_subparsers(title="games", metavar="GAME", required=True)
    for info in available_games() if with_games else ():
        add(games, info)


def bot_kinds() -> str:
    """Return the ways to name a bot, for help texts."""
    return ", ".join((*bots.names(), *bots.KINDS))


def add_play(games: Any, info: GameInfo) -> None:
    """Add `guilda play GAME`."""
    title = info.title()
    parser = games.add_parser(info.name, help=title, description=f"Play {title} at the terminal.")
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--seed", help="number or text; the same seed and moves give the same match")
    parser.add_argument("--names", metavar="A,B,…", help="names of the players in seat order")
    add_seats(parser, f"me, {bot_kinds()} (default me and apprentices)")
    add_display(parser)
    parser.set_defaults(run=play_match, game=info.name)


def add_daily(commands: Any) -> None:
    """Add `guilda daily`."""
    parser = add_command(commands, "daily", "play the deal of the day", play_daily)
    parser.add_argument("game", metavar="GAME", help="a deal, such as azul or sagrada-solo")
    parser.add_argument("--server", metavar="URL", help="play the deal of this server and submit the result")
    parser.add_argument("--token", metavar="TOKEN", help="a token of yours on that server (default GUILDA_TOKEN)")
    add_display(parser)


def add_puzzles(games: Any, info: GameInfo) -> None:
    """Add `guilda puzzles GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Find positions of {title} in which one move is clearly best, check the puzzles that are "
        "installed, pack files of found puzzles into one, or solve puzzles at the terminal.",
    )
    parser.add_argument(
        "task", nargs="?", choices=("find", "check", "pack", "play"), default="find", help="task (default find)"
    )
    parser.add_argument("files", type=Path, nargs="*", metavar="FILE", help="pack: files written by find")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="find: write to FILE, and resume from it; pack: result"
    )
    parser.add_argument(
        "--puzzles", type=int, default=300, metavar="N", help="find, pack, check: how many at most (default 300)"
    )
    parser.add_argument(
        "--records", type=Path, nargs="+", default=[], metavar="FILE", help="find: search records of players who agreed"
    )
    parser.add_argument("--first", type=int, default=0, metavar="N", help="find: number of the first self-play game")
    parser.add_argument("--seed", type=int, default=7_000_000, metavar="N", help="check: first seed (default 7000000)")
    parser.add_argument("--drop", action="store_true", help="check: remove the puzzles whose best move changed")
    parser.add_argument("--theme", metavar="NAME", help="play: only puzzles with this theme")
    parser.add_argument("--id", metavar="ID", help="play: this puzzle")
    cores = os.cpu_count() or 1
    parser.add_argument("--workers", type=int, default=cores, metavar="N", help=f"processes (default {cores})")
    add_display(parser)
    parser.set_defaults(run=run_puzzles, game=info.name)


def add_arena(games: Any, info: GameInfo) -> None:
    """Add `guilda arena GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Run a mirrored tournament of {title}: every pair of bots plays each seed in every seating.",
    )
    parser.add_argument("bots", nargs="+", metavar="BOT", help=bot_kinds())
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="minimum games per pair (default 100)")
    add_pool(parser)
    parser.add_argument("--adjusted", action="store_true", help="also estimate results with the luck taken out")
    parser.add_argument("--out", type=Path, metavar="FILE", help="save results to FILE, and resume from it")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="plot the ratings to an SVG file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--ray", action="store_true", help="play on Ray (guilda[cluster]); RAY_ADDRESS names a cluster")
    parser.set_defaults(run=run_arena, game=info.name)


def add_benchmark(games: Any, info: GameInfo) -> None:
    """Add `guilda benchmark-agent GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Rate a bot of {title}: fixed seeds against frozen baselines, with and without luck.",
    )
    parser.add_argument("agent", metavar="BOT", help=bot_kinds())
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games per baseline (default 100)")
    add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="save results to FILE, and resume from it")
    parser.add_argument("--leaderboard", type=Path, metavar="FILE", help="append the result to FILE as a line of JSON")
    parser.add_argument("--json", action="store_true", help="print the line of JSON")
    parser.set_defaults(run=run_benchmark, game=info.name)


def add_dataset(games: Any, info: GameInfo) -> None:
    """Add `guilda dataset GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Write every decision of games of {title} between bots. Run the command again to resume.",
    )
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--bots", default="greedy", metavar="A,B,…", help=f"{bot_kinds()}; one alone plays itself")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default 1000)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="Parquet file to write")
    parser.add_argument("--observations", action="store_true", help="include the observation of the seat to move")
    parser.add_argument("--searches", action="store_true", help="include visits and values of the bots' searches")
    add_pool(parser)
    parser.set_defaults(run=write_dataset, game=info.name)


def add_train(games: Any, info: GameInfo) -> None:
    """Add `guilda train GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Train the network of {title} by self-play, until interrupted or for a number of generations.",
    )
    for option in info.options:
        add_option(parser, info, option)
    number = {"type": int, "metavar": "N"}
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="games and weights (default build/train/GAME-N)")
    parser.add_argument("--resume", action="store_true", help="continue the run in the folder")
    parser.add_argument("--generations", **number, default=0, help="generations in all (default: until interrupted)")
    parser.add_argument("--games", **number, default=400, help="self-play games per generation (default 400)")
    parser.add_argument("--simulations", **number, default=200, help="per move of self-play (default 200)")
    parser.add_argument("--window", **number, default=20_000, help="replay window in games (default 20000)")
    parser.add_argument("--gate-games", **number, default=100, help="games of each gating match (default 100)")
    parser.add_argument("--workers", **number, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--seed", **number, default=1, help="seed of the games (default 1)")
    parser.set_defaults(run=run_training, game=info.name)


def add_pool(parser: argparse.ArgumentParser) -> None:
    """Add the options of games between bots."""
    add_workers(parser)
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same games (default 1)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the options of the worker pool."""
    cores = os.cpu_count() or 1
    parser.add_argument("--workers", type=int, default=cores, metavar="N", help=f"worker processes (default {cores})")
    parser.add_argument("--clock", type=float, default=10.0, metavar="SECONDS", help="time limit per move (default 10)")


def add_serve(commands: Any) -> None:
    """Add `guilda serve`."""
    parser = add_command(commands, "serve", "serve tables to browsers and bots", run_server)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default 8000)")
    add_database(parser)
    parser.add_argument("--channels", metavar="URL", help="pub/sub between processes: redis://… or postgresql://…")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes; more than one needs PostgreSQL"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="public address of the page behind a proxy"
    )
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="public address of the page, for links in e-mails and secure cookies",
    )
    parser.add_argument(
        "--rate", type=float, default=30.0, metavar="N", help="requests per second and address; 0 for no limit"
    )
    parser.add_argument(
        "--absent",
        type=float,
        default=30.0,
        metavar="SECONDS",
        help="seconds a player may be absent before a bot can take the seat (default 30)",
    )
    parser.add_argument(
        "--vacation-days",
        type=int,
        default=30,
        metavar="N",
        help="days a year for which a player may stop the clocks of slow games (default 30)",
    )
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info", help="log level")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def add_admin(commands: Any) -> None:
    """Add `guilda admin`."""
    parser = commands.add_parser(
        "admin",
        help="manage the tables and people of a server",
        description="Manage the tables and people of a server. No command upgrades the database; `guilda serve` does.",
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, dest="command")
    phases = ("open", "playing", "over")
    listing = kinds.add_parser("list", help="list tables, newest first")
    listing.add_argument("--phase", choices=phases, help="list only tables in this phase")
    listing.add_argument("--limit", type=int, default=50, metavar="N", help="maximum number of tables (default 50)")
    inspect = kinds.add_parser("inspect", help="show the log of a table")
    inspect.add_argument("table", metavar="TABLE", help="id of the table")
    export = kinds.add_parser("export", help="write the record of a table")
    export.add_argument("table", metavar="TABLE", help="id of the table")
    export.add_argument("--out", metavar="FILE", help="write to a new file instead of standard output")
    prune = kinds.add_parser("prune", help="delete tables that have been inactive")
    prune.add_argument("--days", type=int, required=True, metavar="N", help="delete tables inactive for N days or more")
    prune.add_argument("--phase", choices=phases, help="delete only tables in this phase")
    prune.add_argument("--dry-run", action="store_true", help="list what would be deleted")
    reset = kinds.add_parser("reset-password", help="print a one-time link for a new password")
    reset.add_argument("name", metavar="NAME", help="name of the account")
    reset.add_argument("--address", default="", metavar="URL", help="public address of the page, for the link")
    reports = kinds.add_parser("reports", help="list players' reports")
    reports.add_argument("--all", action="store_true", help="list closed reports, too")
    reports.add_argument("--close", metavar="ID", help="close a report")
    ban = kinds.add_parser("ban", help="ban an account or an address")
    ban.add_argument("who", metavar="WHO", help="account, id of a guest, address or network")
    ban.add_argument("--days", type=int, metavar="N", help="length of the ban (default: for good)")
    ban.add_argument("--reason", default="", metavar="TEXT", help="note for the administrators")
    unban = kinds.add_parser("unban", help="lift a ban")
    unban.add_argument("who", metavar="WHO", help="account, id of a guest, address or network")
    bans = kinds.add_parser("bans", help="list bans")
    for each in (listing, inspect, export, prune, reset, reports, ban, unban, bans):
        add_database(each)
        each.set_defaults(run=run_admin)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the option for the database."""
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in the data folder)"
    )


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


def add_seats(parser: argparse.ArgumentParser, kinds: str) -> None:
    """Add the options for the players and the record."""
    parser.add_argument("--seats", metavar="A,B,…", help=f"players in seat order: {kinds}")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record to FILE after the match")


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


def list_games(chosen: argparse.Namespace) -> int:
    """Run `guilda games`."""
    if chosen.json:
        listing = [
            {
                "name": info.name,
                "title": {language: info.title(language) for language in LANGUAGES},
                "rules_version": info.rules_version,
                "options": [
                    {
                        "name": o.name,
                        "type": o.type,
                        "values": o.values,
                        "default": o.default,
                        "title": {language: info.option_title(o, language) for language in LANGUAGES},
                        "only_for": o.only_for,
                    }
                    for o in info.options
                ],
            }
            for info in available_games()
        ]
        print(json.dumps(listing, ensure_ascii=False, indent=2))
        return 0
    rows = [("game", "title", "option", "values", "default")]
    for info in available_games():
        name, title = info.name, info.title()
        for option in info.options:
            values = ", ".join(value_text(option, value) for value in option.values)
            rows.append((name, title, f"--{option.name}", values, value_text(option, option.default)))
            name = title = ""
    console.show([rows])
    return 0


def play_match(chosen: argparse.Namespace) -> int:
    """Run `guilda play GAME`."""
    from guilda.records.match import Match

    options = chosen_options(chosen)
    kinds = player_kinds(chosen, ["me", *["apprentice"] * (options["players"] - 1)])
    seed = int(chosen.seed) if chosen.seed and INTEGER.fullmatch(chosen.seed) else chosen.seed
    match = Match(chosen.game, options, seed=seed, seats=seats_of(chosen, kinds))
    return play_on(match, kinds, chosen)


def play_daily(chosen: argparse.Namespace) -> int:
    """Run `guilda daily GAME`."""
    from guilda import daily
    from guilda.daily.terminal import DailyServer, play
    from guilda.server.settings import data_folder

    server = None
    if chosen.server:
        server = DailyServer(chosen.server, chosen.token or os.environ.get("GUILDA_TOKEN", ""))
    play(daily.deal(chosen.game).name, data_folder() / "daily", make_display(chosen), server)
    return 0


def chosen_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the chosen options of the game, completed with the defaults."""
    info = guilda.game(chosen.game)
    given = {option.name: getattr(chosen, option.name) for option in info.options if option.name in chosen}
    players = given.get("players", info.options[0].default)
    if given.get("start") is not None and given["start"] >= players:
        raise ValueError(f"player {given['start'] + 1} cannot start: seats go from 1 to {players}")
    return info.check(given)


def run_puzzles(chosen: argparse.Namespace) -> int:
    """Run `guilda puzzles GAME`."""
    if chosen.task == "play":
        from guilda.terminal.puzzles import play

        play(chosen.game, make_display(chosen), chosen.theme, chosen.id)
        return 0
    from guilda.puzzles import command

    return command.run(chosen)


def run_arena(chosen: argparse.Namespace) -> int:
    """Run `guilda arena GAME BOT BOT…`."""
    from guilda.arena.command import arena

    return arena(chosen, chosen_options(chosen))


def run_benchmark(chosen: argparse.Namespace) -> int:
    """Run `guilda benchmark-agent GAME BOT`."""
    from guilda.arena.benchmark import benchmark

    return benchmark(chosen, chosen_options(chosen))


def write_dataset(chosen: argparse.Namespace) -> int:
    """Run `guilda dataset GAME`."""
    try:
        from guilda.rl import dataset
    except ImportError as missing:
        raise ValueError(f"datasets need {missing.name}: pip install 'guilda[rl]'") from missing
    from guilda.arena.schedule import tournament
    from guilda.arena.workers import WorkerLost

    names = chosen.bots.split(",")
    options = chosen_options(chosen)
    entrants = names * 2 if len(names) == 1 and options.get("players") != 1 else names
    plan = tournament(chosen.game, entrants, options, seed=chosen.seed, clock=chosen.clock)
    settings = {"observations": chosen.observations, "searches": chosen.searches, "workers": chosen.workers}
    try:
        forfeits = dataset.write(plan, chosen.games, chosen.out, **settings)
    except (KeyboardInterrupt, WorkerLost) as error:
        reason = str(error) or "interrupted"
        print(f"guilda: {reason}. Finished parts are saved: run the same command to resume", file=sys.stderr)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else WORKER_LOST
    left_out = f"; {forfeits} forfeited games left out" if forfeits else ""
    print(f"{chosen.games - forfeits} games in {chosen.out}{left_out}")
    return 0


def explore_dataset(chosen: argparse.Namespace) -> int:
    """Run `guilda explore FILE`."""
    try:
        from guilda.rl.explore import explore
    except ImportError as missing:
        raise ValueError(f"datasets need {missing.name}: pip install 'guilda[rl]'") from missing
    try:
        found = explore(chosen.file)
    except ValueError as error:  # Arrow's own errors are of this kind, too
        raise ValueError(f"{chosen.file}: {error}") from error
    console.show(found.report())
    if chosen.plot:
        chosen.plot.write_text(found.plot(), encoding="utf-8")
    return 0


def run_training(chosen: argparse.Namespace) -> int:
    """Run `guilda train GAME`."""
    try:
        from guilda.training.loop import Plan, Run
    except ImportError as missing:
        raise ValueError(f"training needs {missing.name}: pip install 'guilda[train]'") from missing
    options = chosen_options(chosen)
    folder = chosen.folder or Path("build", "train", f"{chosen.game}-{options['players']}")
    names = ("simulations", "games", "window", "gate_games", "generations", "workers", "seed")
    plan = Plan(**{name: getattr(chosen, name) for name in names})
    Run(folder, chosen.game, options, plan, resume=chosen.resume).run()
    return 0


def resume_match(chosen: argparse.Namespace) -> int:
    """Run `guilda resume FILE`."""
    from guilda.records.record import load
    from guilda.records.replay import resume

    match = resume(load(chosen.file))
    return play_on(match, player_kinds(chosen, [seat.kind for seat in match.seats]), chosen)


def player_kinds(chosen: argparse.Namespace, default: list[str]) -> list[str]:
    """Return the kind of player in each seat: as chosen, or the default."""
    from guilda.terminal.play import checked_kinds

    return checked_kinds(chosen.seats.split(",") if chosen.seats else default, len(default))


def seats_of(chosen: argparse.Namespace, kinds: list[str]) -> list[Seat]:
    """Return the seats with the players' names."""
    from guilda.records.record import Seat
    from guilda.terminal.play import seat_names

    if not chosen.names:
        return seat_names(kinds, chosen.language)
    names = chosen.names.split(",")
    if len(names) != len(kinds):
        raise ValueError(f"{len(kinds)} players need {len(kinds)} names, not {len(names)}")
    return [Seat(name, kind=kind) for name, kind in zip(names, kinds, strict=True)]


def play_on(match: guilda.Match, kinds: list[str], chosen: argparse.Namespace) -> int:
    """Play a match at the terminal, and write its record if asked to."""
    from guilda.terminal.play import TerminalMatch

    path: Path | None = chosen.record
    if path:
        path.open("x").close()  # fail now rather than after a whole match
    try:
        seed = int(match.commitment[:8], 16)
        TerminalMatch(match, kinds, make_display(chosen), seed, offers_record=path is None).run()
    finally:
        if path:
            path.unlink()
            if match.actor() is None:
                match.record().save(path)
    return 0


def review_record(chosen: argparse.Namespace) -> int:
    """Run `guilda review FILE`."""
    from guilda.records.record import load
    from guilda.terminal.replay import show_review

    show_review(load(chosen.file), make_display(chosen))
    return 0


def analyse_position(chosen: argparse.Namespace) -> int:
    """Run `guilda analyse FILE|POSITION`."""
    from guilda.analysis.tree import Analysis
    from guilda.terminal.analyse import TerminalAnalysis

    start = " ".join(chosen.start)
    is_position = len(chosen.start) > 1 or start.partition(" ")[0] in names()
    analysis = Analysis(start) if is_position else Analysis.load(start)
    TerminalAnalysis(analysis, analysis.at(max(0, chosen.ply)), make_display(chosen)).run()
    return 0


def replay_record(chosen: argparse.Namespace) -> int:
    """Run `guilda replay FILE`."""
    from guilda.records.record import load
    from guilda.terminal import replay

    record: Record = load(chosen.file)
    display = make_display(chosen)
    if chosen.ply is not None:
        if not 0 <= chosen.ply <= len(record.moves):
            raise ValueError(f"the record has {len(record.moves)} moves: there is no move {chosen.ply}")
        replay.show_ply(record, display, chosen.ply)
    elif chosen.all or not sys.stdin.isatty():
        replay.show_all(record, display)
    else:
        replay.step(record, display)
    return 0


def verify_records(chosen: argparse.Namespace) -> int:
    """Run `guilda verify FILE…`."""
    from guilda.records.record import RecordError, load
    from guilda.records.replay import verification_summary, verify

    code = 0
    for path in chosen.files:
        try:
            record = load(path)
            verify(record)
        except RecordError as error:
            print(f"{path}: FAILED: {error}", file=sys.stderr)
            code = VERIFICATION_FAILED
        else:
            state = "complete" if record.result is not None else "unfinished"
            print(f"{path}: OK: {record.game}, {state}, {verification_summary(record)}")
    return code


def server_module(name: str) -> Any:
    """Import a module of the server; `ValueError` says what to install."""
    try:
        return import_module(f"guilda.server.{name}")
    except ModuleNotFoundError as error:
        raise ValueError(f"the server needs {error.name}: pip install 'guilda[server]'") from None


def run_server(chosen: argparse.Namespace) -> int:
    """Run `guilda serve`."""
    chosen.database = chosen.database or server_module("settings").default_database()
    code: int = server_module("serve").serve(chosen)
    return code


def run_admin(chosen: argparse.Namespace) -> int:
    """Run `guilda admin`."""
    chosen.database = chosen.database or server_module("settings").default_database()
    code: int = server_module("admin").admin(chosen)
    return code


def run_bench(chosen: argparse.Namespace) -> int:
    """Run `guilda bench`."""
    from guilda import bench

    return bench.run(chosen.games, json_output=chosen.json)


if __name__ == "__main__":
    sys.exit(main())
