"""Replay and review a record at the terminal."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

from guilda.records.replay import decisions, resume
from guilda.search.coach import TOTAL, explain_mistakes
from guilda.search.luck import account
from guilda.search.review import default_threads, review
from guilda.terminal.paint import room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.records.record import Record
    from guilda.rules.game import Game
    from guilda.search.coach import Chance, Explanation
    from guilda.search.review import Review
    from guilda.terminal.display import Display

INDENT = " " * 6
"""Before the coach's reasons, below a move."""


def show_all(record: Record, display: Display) -> None:
    """Show all events, then the last position and the result."""
    match = resume(record)
    display.show_events(match, None, 0)
    display.show_board(match, None)
    if match.actor() is None:
        display.show_result(match)


def show_ply(record: Record, display: Display, ply: int) -> None:
    """Show the events of a move and the position after it, as a spectator sees them."""
    match = resume(record, ply)
    display.show_events(match, None, ply)
    display.show_board(match, None)
    display.say("ply", ply=ply, plies=len(record.moves))
    if match.actor() is None:
        display.show_result(match)


def show_review(record: Record, display: Display) -> None:
    """Show what each move cost compared with the best one, and a summary per player."""
    names, texts = [seat.name for seat in record.seats], display.texts
    display.say("reviewing")
    played, threads = list(decisions(record)), default_threads()
    reviewed = review(played, threads=threads)
    remarks = reviewed.remarks()
    for remark, told in zip(remarks, explain_mistakes(played, remarks, threads), strict=True):
        position = played[remark.ply - 1][0]
        notation, seat = position.notation, remark.seat
        shown = {"ply": f"{remark.ply:>4}", "name": names[seat], "mark": remark.mark and f" {remark.mark}"}
        line = texts.format("terminal-remark", **shown, move=notation(remark.action), share=f"{100 * remark.share:.0f}")
        if remark.mark:
            best = f"{100 * remark.best_share:.0f}"
            line += texts.format("terminal-better", best=notation(remark.best), share=best)
        display.show(display.paint.bold(line) if remark.mark else line)
        if told is not None:
            for sentence in coach_sentences(position, told, names, display):
                display.show(fill(sentence, room(), initial_indent=INDENT, subsequent_indent=INDENT))
    show_performance(record, display, played, reviewed)


def coach_sentences(position: Game, told: Explanation, names: Sequence[str], display: Display) -> Iterator[str]:
    """Yield why one move is better than another, in one or two sentences."""
    texts = display.texts
    lists: dict[str, str] = {}
    for own, item, points, chance in told.reasons:
        shown, way = display.number(f"{abs(points):.1f}"), "more" if (points > 0) == own else "fewer"
        name = "" if item == TOTAL else texts.item(position.name, item)
        if chance is not None:
            name = texts.format("coach-chance", item=name, number=chance.number, **percent(chance))
        listed = texts.format(f"coach-{way}" if name else f"coach-{way}-total", points=shown, item=name)
        side = "own" if own else "opponent"
        lists[side] = f"{lists[side]}, {listed}" if side in lists else listed
    if lists:
        yield texts.format(f"coach-{next(iter(lists)) if len(lists) == 1 else 'both'}", **lists)
    facts: dict[str, str | int] = {"points": told.points_now} if told.points_now > 0 else {}
    if told.reply is not None:
        reply = told.reply.position.facts(told.reply.action)
        facts["sentence"] = texts.action(position.name, reply, names[told.reply.seat])
    if facts:
        yield texts.format(
            "coach-now-reply" if len(facts) > 1 else "coach-reply" if told.reply else "coach-now", **facts
        )
    elif told.rounds is not None:
        rounds = display.number(f"{abs(told.rounds):.1f}")
        yield texts.format("coach-later" if told.rounds > 0 else "coach-sooner", rounds=rounds)
    elif told.start is not None:
        yield texts.format("coach-start", **percent(told.start))
    if not told.reasons:
        yield texts.format("coach-close")


def percent(chance: Chance) -> dict[str, str]:
    """Return the shares of a chance in percent."""
    return {"better": f"{int(100 * chance.better + 0.5)}", "other": f"{int(100 * chance.other + 0.5)}"}


def show_performance(record: Record, display: Display, played: Sequence[tuple[Game, int]], reviewed: Review) -> None:
    """Show each player's losses, the level they correspond to, and luck and skill in a match that is over."""
    end = resume(record).position
    whole = account(played, end, reviewed, threads=default_threads()) if end.turn < 0 else None
    for seat, name in enumerate(each.name for each in record.seats):
        loss, accuracy, few, level = reviewed.performance(seat)
        marks = [remark.mark for remark in reviewed if remark.seat == seat]
        display.say(
            "review-sum",
            name=name,
            accuracy="–" if accuracy is None else f"{100 * accuracy:.0f}",
            loss="–" if loss is None else display.number(f"{100 * loss:.1f}"),
            mistakes=marks.count("?"),
            blunders=marks.count("??"),
        )
        if level is not None:
            display.say("review-level", level=display.texts.format(f"page-level-{level}"))
        elif few:
            display.say("review-few")
        if whole is not None:
            shares = {key: round(100 * share) for key, share in whole.balance(seat)._asdict().items()}
            display.say("review-balance", **shares)


def step(record: Record, display: Display) -> None:
    """Step through the record interactively."""
    plies = len(record.moves)
    ply = 0
    show_ply(record, display, ply)
    display.say("replay-help")
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
            display.say("replay-help")
            continue
        ply = min(max(wanted, 0), plies)
        show_ply(record, display, ply)
