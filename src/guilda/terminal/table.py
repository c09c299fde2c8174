"""What playing and replaying show alike: the board, the story, the score."""

from __future__ import annotations

from importlib import import_module
from textwrap import fill
from typing import TYPE_CHECKING

from guilda.terminal.paint import Paint, pad, wants_colour
from guilda.terminal.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.records.match import Match


LONGEST_NAME = 16
WIDTH = 80


class Table:
    """A match as it is shown to one person at a time."""

    def __init__(self, language: str, colour: bool | None, show: Callable[[str], None] = print) -> None:
        self.language = language
        self.paint = Paint(wants_colour() if colour is None else colour)
        self.show = show

    def say(self, key: str, **details: object) -> None:
        """Show a message; lines that are too long are wrapped."""
        lines = say(key, self.language, **details).splitlines()
        self.show("\n".join(fill(line, WIDTH) for line in lines))

    def show_board(self, match: Match, seat: int | None) -> None:
        """Draw the table as a seat (None: a spectator) sees it."""
        draw = import_module(f"guilda.terminal.{match.game.name}").draw
        names = [shortened(each.name) for each in match.seats]
        self.show("\n" + "\n".join(draw(match.view(seat), self.paint, self.language, names)).rstrip() + "\n")

    def show_story(self, match: Match, seat: int | None, since: int) -> None:
        """Tell what happened from a ply on."""
        names = [each.name for each in match.seats]
        for event in match.events(seat, since):
            sentence = match.game.speech.event_sentence(event, self.language, names)
            if sentence:
                self.show(self.paint.dim("· ") + fill(sentence, WIDTH - 2, subsequent_indent="  "))

    def show_scores(self, match: Match, viewer: int | None = None) -> None:
        """The score of every seat as far as a viewer may know it, item by item; `?` where it is hidden."""
        speech = match.game.speech
        outlooks = [speech.outlook(match.position, seat, viewer) for seat in range(len(match.seats))]
        columns = [{item.name: item.points for item in items} for items in outlooks]
        labels = {item.name: speech.item(item.name, self.language) for item in max(outlooks, key=len)}
        wide = max(map(len, [*labels.values(), say("total", self.language)]))
        names = [each.name for each in match.seats]
        wides = [max(6, len(name)) for name in names]
        self.show(" " * wide + "".join(f"  {name:>{n}}" for name, n in zip(names, wides, strict=True)))
        for item, label in labels.items():
            points = "".join(f"  {own.get(item, '?'):>{n}}" for own, n in zip(columns, wides, strict=True))
            self.show(pad(label, wide) + points)
        totals = "".join(
            f"  {score:>{n}}" for score, n in zip(map(sum, (own.values() for own in columns)), wides, strict=True)
        )
        self.show(self.paint.bold(pad(say("total", self.language), wide) + totals))

    def show_result(self, match: Match) -> None:
        """The final scores and who has won."""
        self.show(self.paint.bold(say("final", self.language)))
        self.show_scores(match)
        ranks, scores = match.ranks(), match.scores()
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        names = listed([match.seats[seat].name for seat in winners or range(len(ranks))], self.language)
        self.say("lost" if not winners else "winner" if len(winners) == 1 else "winners", names=names)
        if winners and scores.count(scores[winners[0]]) > len(winners):
            self.show(fill(match.game.speech.TIE_BREAK[self.language], WIDTH))


def shortened(name: str) -> str:
    """A name that fits above a board."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def listed(names: Sequence[str], language: str) -> str:
    """Names as a list in a sentence."""
    *others, last = names
    return ", ".join(others) + say("and", language) + last if others else last
