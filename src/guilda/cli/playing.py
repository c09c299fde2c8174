"""Commands for players: games, matches and puzzles at the terminal, and their records."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import guilda
from guilda import console
from guilda.cli.hosting import server_module
from guilda.cli.options import (
    add_command,
    add_display,
    add_option,
    available_games,
    bot_kinds,
    chosen_options,
    make_display,
    value_text,
)
from guilda.locales import LANGUAGES
from guilda.rules.registry import names

if TYPE_CHECKING:
    import argparse

    from guilda.records.record import Record, Seat
    from guilda.rules.options import GameInfo

INTEGER = re.compile(r"-?[0-9]{1,1000}")
VERIFICATION_FAILED = 1


def add_games(commands: Any) -> None:
    """Add `guilda games`."""
    parser = add_command(commands, "games", "list the games and their options", list_games)
    parser.add_argument("--json", action="store_true", help="print JSON")


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


def play_match(chosen: argparse.Namespace) -> int:
    """Run `guilda play GAME`."""
    from guilda.records.match import Match

    options = chosen_options(chosen)
    kinds = player_kinds(chosen, ["me", *["apprentice"] * (options["players"] - 1)])
    seed = int(chosen.seed) if chosen.seed and INTEGER.fullmatch(chosen.seed) else chosen.seed
    match = Match(chosen.game, options, seed=seed, seats=seats_of(chosen, kinds))
    return play_on(match, kinds, chosen)


def add_daily(commands: Any) -> None:
    """Add `guilda daily`."""
    parser = add_command(commands, "daily", "play the deal of the day", play_daily)
    parser.add_argument("game", metavar="GAME", help="a deal, such as azul or sagrada-solo")
    parser.add_argument("--server", metavar="URL", help="play the deal of this server and submit the result")
    parser.add_argument("--token", metavar="TOKEN", help="a token of yours on that server (default GUILDA_TOKEN)")
    add_display(parser)


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


def add_resume(commands: Any) -> None:
    """Add `guilda resume`."""
    parser = add_command(commands, "resume", "continue a saved match", resume_match)
    parser.add_argument("file", type=Path, metavar="FILE", help="file written by the 'save' command of a match")
    add_seats(parser, "me or the name of a bot")
    add_display(parser)


def resume_match(chosen: argparse.Namespace) -> int:
    """Run `guilda resume FILE`."""
    from guilda.records.record import load
    from guilda.records.replay import resume

    match = resume(load(chosen.file))
    return play_on(match, player_kinds(chosen, [seat.kind for seat in match.seats]), chosen)


def add_seats(parser: argparse.ArgumentParser, kinds: str) -> None:
    """Add the options for the players and the record."""
    parser.add_argument("--seats", metavar="A,B,…", help=f"players in seat order: {kinds}")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record to FILE after the match")


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


def add_replay(commands: Any) -> None:
    """Add `guilda replay`."""
    parser = add_command(commands, "replay", "step through a record", replay_record)
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    parser.add_argument("--ply", type=int, metavar="N", help="show only the position after move N")
    parser.add_argument("--all", action="store_true", help="print the whole match instead of stepping through it")
    add_display(parser)


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


def add_review(commands: Any) -> None:
    """Add `guilda review`."""
    parser = add_command(commands, "review", "show what each move cost, and luck and skill", review_record)
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    add_display(parser)


def review_record(chosen: argparse.Namespace) -> int:
    """Run `guilda review FILE`."""
    from guilda.records.record import load
    from guilda.terminal.replay import show_review

    show_review(load(chosen.file), make_display(chosen))
    return 0


def add_analyse(commands: Any) -> None:
    """Add `guilda analyse`."""
    parser = add_command(commands, "analyse", "analyse a position with variations and the engine", analyse_position)
    parser.add_argument("start", nargs="+", metavar="FILE|POSITION", help="record, analysis or text position")
    parser.add_argument("--ply", type=int, default=0, metavar="N", help="begin after move N of the main line")
    add_display(parser)


def analyse_position(chosen: argparse.Namespace) -> int:
    """Run `guilda analyse FILE|POSITION`."""
    from guilda.analysis.tree import Analysis
    from guilda.terminal.analyse import TerminalAnalysis

    start = " ".join(chosen.start)
    is_position = len(chosen.start) > 1 or start.partition(" ")[0] in names()
    analysis = Analysis(start) if is_position else Analysis.load(start)
    TerminalAnalysis(analysis, analysis.at(max(0, chosen.ply)), make_display(chosen)).run()
    return 0


def add_verify(commands: Any) -> None:
    """Add `guilda verify`."""
    parser = add_command(commands, "verify", "check records against their seeds and the rules", verify_records)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="record of a match")


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


def add_puzzles(games: Any, info: GameInfo) -> None:
    """Add `guilda puzzles GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Find positions of {title} in which one move is clearly best, check the puzzles that are "
        "installed, search what follows their tempting moves again, pack files of found puzzles into one, or solve "
        "puzzles at the terminal.",
    )
    parser.add_argument(
        "task",
        nargs="?",
        choices=("find", "check", "refute", "pack", "play"),
        default="find",
        help="task (default find)",
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
    parser.add_argument(
        "--database", metavar="URL", help="find: search a server's finished games in which every player agreed"
    )
    parser.add_argument("--first", type=int, default=0, metavar="N", help="find: number of the first self-play game")
    parser.add_argument(
        "--seed", type=int, default=7_000_000, metavar="N", help="check, refute: first seed (default 7000000)"
    )
    parser.add_argument("--drop", action="store_true", help="check: remove the puzzles whose best move changed")
    parser.add_argument("--theme", metavar="NAME", help="play: only puzzles with this theme")
    parser.add_argument("--id", metavar="ID", help="play: this puzzle")
    cores = os.cpu_count() or 1
    parser.add_argument("--workers", type=int, default=cores, metavar="N", help=f"processes (default {cores})")
    add_display(parser)
    parser.set_defaults(run=run_puzzles, game=info.name)


def run_puzzles(chosen: argparse.Namespace) -> int:
    """Run `guilda puzzles GAME`."""
    if chosen.task == "play":
        from guilda.terminal.puzzles import play

        play(chosen.game, make_display(chosen), chosen.theme, chosen.id)
        return 0
    from guilda.puzzles import command

    played = server_module("consent").agreed_games(chosen.database, chosen.game) if chosen.database else ()
    return command.run(chosen, played)
