"""Commands for hosts: the server, and the tables and people in its database."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from guilda.cli.options import add_command

if TYPE_CHECKING:
    import argparse


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


def run_server(chosen: argparse.Namespace) -> int:
    """Run `guilda serve`."""
    chosen.database = chosen.database or server_module("settings").default_database()
    code: int = server_module("serve").serve(chosen)
    return code


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


def run_admin(chosen: argparse.Namespace) -> int:
    """Run `guilda admin`."""
    chosen.database = chosen.database or server_module("settings").default_database()
    code: int = server_module("admin").admin(chosen)
    return code


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the option for the database."""
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in the data folder)"
    )


def server_module(name: str) -> Any:
    """Import a module of the server; `ValueError` says what to install."""
    try:
        return import_module(f"guilda.server.{name}")
    except ModuleNotFoundError as error:
        raise ValueError(f"the server needs {error.name}: pip install 'guilda[server]'") from None
