"""Stepping through a record at the terminal."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from guilda.records.replay import decisions, resume
from guilda.search.review import review
from guilda.terminal.words import say

if TYPE_CHECKING:
    from guilda.records.record import Record
    from guilda.search.review import Remark
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


def tell_review(record: Record, table: Table) -> None:
    """What every decision gave away against the best one, and what each player did in all."""
    names = [seat.name for seat in record.seats]
    remarks: list[Remark] = []
    table.say("reviewing")
    played = list(decisions(record))
    for remark in review(played):
        position = played[remark.ply - 1][0]
        notation, seat = position.notation, remark.seat
        told = {"ply": remark.ply, "name": names[seat], "mark": remark.mark and f" {remark.mark}"}
        line = say("remark", table.language, **told, move=notation(remark.action), share=f"{remark.share:.0%}")
        if remark.mark:
            line += say("better", table.language, best=notation(remark.best), share=f"{remark.best_share:.0%}")
        table.show(table.paint.bold(line) if remark.mark else line)
        remarks.append(remark)
    for seat, name in enumerate(names):
        mine = [remark for remark in remarks if remark.seat == seat]
        if mine:
            marks = [remark.mark for remark in mine]
            loss = f"{fmean(remark.loss for remark in mine):.1%}"
            table.say("review_sum", name=name, loss=loss, mistakes=marks.count("?"), blunders=marks.count("??"))


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
