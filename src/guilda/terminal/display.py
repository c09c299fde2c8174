"""Show a match at the terminal: the board, the log of events, the scores."""

from __future__ import annotations

import re
from textwrap import fill
from typing import TYPE_CHECKING

from guilda.locales import FALLBACK, catalogue, kebab
from guilda.records.record import RecordError
from guilda.rules.fields import PositionError
from guilda.rules.registry import load
from guilda.terminal.paint import Paint, pad, room, wants_colour

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.records.match import Match


MAX_NAME = 16


def wrapped(line: str) -> str:
    """Return a line in several where it is too long; those of a table continue in its second column.

    Words are not broken: a path can be copied.
    """
    column = re.match(r"  \S.*? {2,}", line)
    indent = " " * column.end() if column else ""
    return fill(line, room(), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def problem(error: ValueError, language: str) -> str:
    """Return what is wrong with a position or a file as a sentence in a language; other errors are in English."""
    if language == FALLBACK:
        return str(error)
    texts = catalogue(language)
    impossible = error if isinstance(error, PositionError) else error.__cause__  # that of a file
    if isinstance(impossible, PositionError):
        reason = texts.format(f"impossible-{kebab(impossible.reason)}", **impossible.details)
        return texts.format("error-bad-position", reason=reason)
    if isinstance(error, RecordError):
        return texts.format("error-bad-analysis", problem=error.problem, detail=str(error))
    return str(error)


class Display:
    """Shows a match at the terminal."""

    def __init__(self, language: str, colour: bool | None, show: Callable[[str], None] = print) -> None:
        self.language = language
        self.texts = catalogue(language)
        self.paint = Paint(wants_colour() if colour is None else colour)
        self.show = show

    def say(self, message: str, **args: object) -> None:
        """Show a message with its lines wrapped. Arguments that are neither texts nor numbers are shown as texts."""
        given = {name: each if isinstance(each, str | int) else str(each) for name, each in args.items()}
        self.show("\n".join(map(wrapped, self.texts.format(f"terminal-{message}", **given).splitlines())))

    def number(self, text: str) -> str:
        """Return a formatted number with the language's decimal mark and a true minus."""
        return minus(text.replace(".", self.texts.format("terminal-decimal-mark")))

    def show_board(self, match: Match, seat: int | None) -> None:
        """Draw the board as a seat (None: a spectator) sees it."""
        draw = load(match.game.board)
        names = [shortened(each.name) for each in match.seats]
        self.show("\n" + "\n".join(draw(match.view(seat), self.paint, self.language, names)).rstrip() + "\n")

    def show_events(self, match: Match, seat: int | None, since: int) -> None:
        """Show the events since a ply."""
        names = [each.name for each in match.seats]
        for event in match.events(seat, since):
            sentence = match.game.presentation.event_sentence(event, self.language, names)
            if sentence:
                self.show(self.paint.dim("· ") + fill(sentence, room() - 2, subsequent_indent="  "))

    def show_prompt(self, match: Match) -> None:
        """Show what the player has to decide in the middle of a turn and how to type it."""
        prompt = match.game.presentation.prompt(match.position)
        if prompt is not None:
            game, how = match.game.name, f"{match.game.name}-prompt-{kebab(prompt['prompt'])}-terminal"
            typed = f" {self.texts.format_facts(game, how, prompt)}" if how in self.texts else ""
            self.show(fill(f"{self.texts.prompt(game, prompt)}{typed}", room()))

    def show_scores(self, match: Match, viewer: int | None = None) -> None:
        """Show the score of every seat item by item; `?` where it is hidden from the viewer."""
        presentation = match.game.presentation
        projections = [presentation.projection(match.position, seat, viewer) for seat in range(len(match.seats))]
        columns = [{item.name: item.points for item in items} for items in projections]
        labels = {item.name: presentation.item(item.name, self.language) for item in max(projections, key=len)}
        wide = max(map(len, [*labels.values(), self.texts.format("terminal-total")]))
        share = (room() - wide) // len(match.seats) - 2
        names = [shortened(each.name, share) for each in match.seats]
        wides = [max(6, len(name)) for name in names]
        self.show(" " * wide + "".join(f"  {name:>{n}}" for name, n in zip(names, wides, strict=True)))
        for item, label in labels.items():
            points = "".join(f"  {minus(own.get(item, '?')):>{n}}" for own, n in zip(columns, wides, strict=True))
            self.show(pad(label, wide) + points)
        totals = "".join(
            f"  {minus(score):>{n}}"
            for score, n in zip(map(sum, (own.values() for own in columns)), wides, strict=True)
        )
        self.show(self.paint.bold(pad(self.texts.format("terminal-total"), wide) + totals))

    def show_result(self, match: Match) -> None:
        """Show the final scores and the winners."""
        self.show(self.paint.bold(self.texts.format("terminal-final")))
        self.show_scores(match)
        ranks, scores = match.ranks(), match.scores()
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        names = self.texts.list([match.seats[seat].name for seat in winners or range(len(ranks))])
        self.say("lost" if not winners else "winner" if len(winners) == 1 else "winners", names=names)
        if winners and scores.count(scores[winners[0]]) > len(winners):
            self.show(fill(self.texts.format(f"{match.game.name}-tie-break"), room()))


def minus(number: object) -> str:
    """Return a number as text with a true minus."""
    return str(number).replace("-", "−")


def shortened(name: str, most: int = MAX_NAME) -> str:
    """Shorten a name so that it fits above a board or a column."""
    return name if len(name) <= most else name[: most - 1] + "…"
