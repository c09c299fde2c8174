"""Stepping through a record at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.records.replay import resume

if TYPE_CHECKING:
    from guilda.records.record import Record
    from guilda.terminal.table import Table


def tell(record: Record, table: Table) -> None:
    """The whole story at once, then the last position and the result."""
    match = resume(record)
    table.show_story(match, None, 0)
    table.show_board(match, None)
    if match.actor() is None:
        table.show_result(match)


def show_ply(record: Record, table: Table, ply: int) -> None:
    """What a move did, and the position after it, as a spectator saw it."""
    match = resume(record, ply)
    table.show_story(match, None, ply)
    table.show_board(match, None)
    table.say("ply", ply=ply, plies=len(record.moves))
    if match.actor() is None:
        table.show_result(match)


def step(record: Record, table: Table) -> None:
    """Go through the record as the person wishes."""
    plies = len(record.moves)
    ply = 0
    show_ply(record, table, ply)
    table.say("replay_help")
    while True:
        try:
            word = input("> ").strip().lower()
        except EOFError:
            return
        if word == "q":
            return
        if word in ("", "n"):
            wanted = ply + 1
        elif word == "p":
            wanted = ply - 1
        elif word == "e":
            wanted = plies
        elif word.isascii() and word.isdigit():
            wanted = int(word[:9])
        else:
            table.say("replay_help")
            continue
        ply = min(max(wanted, 0), plies)
        show_ply(record, table, ply)
