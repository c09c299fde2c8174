"""Analyse positions at the terminal: play moves for any seat, branch, ask the engine, save."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from textwrap import fill
from typing import TYPE_CHECKING

from guilda.analysis.engine import Lines, think
from guilda.rules.game import IllegalAction
from guilda.rules.registry import game, load
from guilda.terminal.display import shortened
from guilda.terminal.paint import room

if TYPE_CHECKING:
    from guilda.analysis.tree import Analysis, Node
    from guilda.terminal.display import Display

SECONDS = 2.0
MOST_SECONDS = 600.0
CANDIDATES = 5


class TerminalAnalysis:
    """An analysis at the terminal. Commands begin with a colon; everything else is a move."""

    def __init__(self, analysis: Analysis, node: Node, display: Display) -> None:
        self.analysis = analysis
        self.node = node
        self.display = display
        self.commands = {
            "lines": self.show_lines,
            "back": self.back,
            "next": self.forward,
            "list": self.show_moves,
            "name": self.set_name,
            "comment": self.set_comment,
            "main": self.promote,
            "delete": self.delete,
            "text": self.show_text,
            "save": self.save,
            "help": self.show_help,
        }

    def run(self) -> None:
        """Read commands until the end of the input."""
        self.show()
        self.display.say("analyse-help")
        while True:
            try:
                typed = input("> ").strip()
            except EOFError:
                return
            if typed in (":quit", ":q"):
                return
            try:
                self.take(typed)
            except IllegalAction as error:
                reason = self.node.position.reason(error.refusal, self.display.language)
                self.display.show(fill(f"{error.action}: {reason}", room()))
            except OSError as error:
                self.display.show(f"{error.filename}: {error.strerror}")
            except ValueError as error:
                self.display.show(fill(str(error), room()))

    def take(self, typed: str) -> None:
        """Execute a command, or play a move: `3B2`, or with chosen draws `3B2 = B W K …`."""
        if not typed.startswith(":"):
            if typed == "":
                self.forward("")
                return
            move, chosen, draws = typed.partition("=")
            self.node = self.node.play(self.action(move.strip()), draws.split() if chosen else None)
            self.show()
            return
        word, _, rest = typed[1:].partition(" ")
        found = [name for name in self.commands if word and name.startswith(word)]
        if len(found) != 1:
            self.display.say("analyse-help")
            return
        self.commands[found[0]](rest.strip())

    def action(self, notation: str) -> int:
        """Return the action of a notation; for anything else, say how moves are written."""
        position = self.node.position
        try:
            return position.action_id(notation)
        except IllegalAction:
            raise
        except ValueError:
            raise ValueError(self.display.texts.format(f"{position.name}-notation-help")) from None

    def show(self) -> None:
        """Show the last move, the board and whose turn it is."""
        node, position, display = self.node, self.node.position, self.display
        presentation = position.presentation()
        for row in node.rows:
            event = presentation.event(position, row, row[1] if row[1] >= 0 else None)
            sentence = presentation.event_sentence(event, display.language, self.analysis.names)
            if sentence:
                display.show(display.paint.dim("· ") + fill(sentence, room() - 2, subsequent_indent="  "))
        if node.draws:
            display.say("analyse-draws", draws=" ".join(node.draws))
        draw, names = load(game(position.name).board), [shortened(name) for name in self.analysis.names]
        board = draw(position.view(position.actor()), display.paint, display.language, names)
        display.show("\n" + "\n".join(board).rstrip() + "\n")
        if node.name or node.comment:
            display.show(" ".join(filter(None, (display.paint.bold(node.name), node.comment))))
        actor = position.actor()
        if actor is None:
            scores = zip(self.analysis.names, position.scores(), strict=True)
            display.say("analyse-over", scores=", ".join(f"{name} {score}" for name, score in scores))
        else:
            display.say("analyse-turn", ply=node.ply, name=self.analysis.names[actor])
        if node.children:
            self.show_moves("")

    def show_lines(self, given: str) -> None:
        """Let the engine think for some seconds, or until Ctrl-C, and show its candidate moves."""
        try:
            seconds = float(given or SECONDS)
        except ValueError:
            seconds = 0
        if not 0 < seconds <= MOST_SECONDS:
            raise ValueError(self.display.texts.format("terminal-analyse-seconds", most=int(MOST_SECONDS)))
        position, found = self.node.position, deque[Lines](maxlen=1)
        with suppress(KeyboardInterrupt):
            found.extend(think(position, seconds=seconds))
        if not found:
            return
        lines = found[0]
        self.display.say("analyse-simulations", n=lines.simulations)
        for choice in lines.choices[:CANDIDATES]:
            margin = self.display.number(f"{choice.margin:+z.1f}")
            notation, share = position.notation(choice.action), f"{100 * choice.share:.0f}"
            self.display.say("analyse-line", move=f"{notation:<8}", share=f"{share:>3}", margin=margin, n=choice.visits)

    def show_moves(self, _: str) -> None:
        """Show the continuations from here."""
        for number, child in enumerate(self.node.children, 1):
            moves = " ".join(node.notation for node in [child, *child.main_line()][:8])
            self.display.show(f"  {number}. {moves}" + (f"  ({child.name})" if child.name else ""))

    def back(self, _: str) -> None:
        """Go back by one move."""
        self.node = self.node.parent or self.node
        self.show()

    def forward(self, given: str) -> None:
        """Go on to the first continuation, or to the one of a number."""
        number = int(given) if given.isdecimal() else 1
        if 1 <= number <= len(self.node.children):
            self.node = self.node.children[number - 1]
        self.show()

    def set_name(self, text: str) -> None:
        """Name the variation that begins here."""
        self.node.name = text[:80]

    def set_comment(self, text: str) -> None:
        """Comment this position."""
        self.node.comment = text[:2000]

    def promote(self, _: str) -> None:
        """Make the moves that lead here the main line."""
        self.node.promote()

    def delete(self, _: str) -> None:
        """Remove this move and everything after it."""
        node, self.node = self.node, self.node.parent or self.node
        node.delete()
        self.show()

    def show_text(self, _: str) -> None:
        """Show the text position."""
        self.display.show(self.node.position.text())

    def save(self, path: str) -> None:
        """Write the analysis to a new file."""
        if not path:
            raise ValueError(self.display.texts.format("terminal-analyse-file"))
        self.analysis.save(path)
        self.display.show(self.display.texts.format("terminal-analyse-saved", path=path))

    def show_help(self, _: str) -> None:
        """Show the commands."""
        self.display.say("analyse-help")
