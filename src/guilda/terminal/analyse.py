"""Analyse positions at the terminal: play moves, branch, edit, ask the engine, learn from mistakes, save."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from itertools import pairwise
from textwrap import fill
from typing import TYPE_CHECKING

from guilda.analysis import editors
from guilda.analysis.engine import Lines, think
from guilda.analysis.tree import Analysis
from guilda.rules.game import IllegalAction
from guilda.rules.registry import game, load
from guilda.search.coach import explain
from guilda.search.review import default_threads, review
from guilda.terminal.display import problem, shortened
from guilda.terminal.paint import room
from guilda.terminal.replay import coach_sentences

if TYPE_CHECKING:
    from guilda.analysis.editors import Draft
    from guilda.analysis.tree import Node
    from guilda.search.review import Remark
    from guilda.terminal.display import Display

SECONDS = 2.0
MOST_SECONDS = 600.0
CANDIDATES = 5
CHECK_SECONDS = 0.6
"""The engine's time for an attempt to improve a mistake."""
CLOSE = 0.02
"""A move worth at most this share of the win less than the best is accepted too."""


class TerminalAnalysis:
    """An analysis at the terminal. Commands begin with a colon; everything else is a move."""

    def __init__(self, analysis: Analysis, node: Node, display: Display) -> None:
        self.analysis = analysis
        self.node = node
        self.display = display
        self.edited: tuple[Node, Draft] = (node, {})
        """The node whose position is being edited, and the groups that were changed."""
        self.commands = {
            "lines": self.show_lines,
            "back": self.back,
            "next": self.forward,
            "list": self.show_moves,
            "name": self.set_name,
            "comment": self.set_comment,
            "main": self.promote,
            "delete": self.delete,
            "edit": self.edit,
            "mistakes": self.learn,
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
                self.display.show(fill(problem(error, self.display.language), room()))

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

    def edit(self, given: str) -> None:
        """Show the groups of spaces, or change one space: its group, its place if there are several, and its value."""
        position, node = self.node.position, self.node
        changes = self.edited[1] if self.edited[0] is node else {}
        found = {group.key: group for group in editors.groups(position, changes)}
        key, *words = given.split() or [""]
        group = found.get(key)
        if group is None or not 1 <= len(words) <= 2:
            for each in found.values():
                shown = f"{each.key}: {' '.join(value or '.' for value in each.values)}"
                self.display.show(fill(shown, room(), initial_indent="  ", subsequent_indent="      "))
            self.display.say("analyse-edit")
            return
        values, place = list(group.values), words[0] if len(words) > 1 else "1"
        if not place.isdecimal() or not 1 <= int(place) <= len(values):
            raise ValueError(self.display.texts.format("terminal-analyse-edit"))
        values[int(place) - 1] = words[-1].strip(".")
        self.edited = node, {**changes, key: values}
        start = editors.position(position, self.edited[1])
        self.analysis = Analysis(start, self.analysis.names)
        self.node = self.analysis.root
        self.show()

    def learn(self, _: str) -> None:
        """Review the main line, and walk through its marked moves: each can be tried again."""
        texts, line = self.display.texts, [self.analysis.root, *self.analysis.root.main_line()]
        self.display.show(texts.format("page-review-busy"))
        played = [(node.position, node.position.action_id(after.notation)) for node, after in pairwise(line)]
        marked = [remark for remark in review(played, threads=default_threads()) if remark.mark]
        if not marked:
            self.display.show(texts.format("analysis-mistakes-none"))
        for number, remark in enumerate(marked, 1):
            self.node = line[remark.ply - 1]
            self.show()
            self.display.say("analyse-mistakes")
            self.tell("place", n=number, all=len(marked), ply=remark.ply)
            self.tell("cost", loss=self.percent(remark.loss))
            if not self.practise(remark):
                return

    def practise(self, remark: Remark) -> bool:
        """Let the player find a better move than the one of a remark; return whether they want to go on."""
        position = self.node.position
        while True:
            self.tell("try")
            try:
                typed = input("> ").strip()
            except EOFError:
                return False
            if typed in (":back", ":quit", ":q"):
                return False
            try:
                action = remark.best if typed in ("", ":show") else self.action(typed)
            except IllegalAction as error:
                self.display.say(
                    "refused", action=error.action, reason=position.reason(error.refusal, self.display.language)
                )
                continue
            except ValueError:
                self.display.say("analyse-mistakes")
                continue
            if action == remark.best:
                self.solved(remark, "solved" if typed not in ("", ":show") else "best")
                return True
            lines = deque(think(position, seconds=CHECK_SECONDS), maxlen=1)[0]
            shares = {choice.action: choice.share for choice in lines.choices}
            if shares.get(action, 0.0) >= max(shares.values()) - CLOSE:
                self.tell("close")
                return True
            self.tell("wrong-share" if action in shares else "wrong", share=self.percent(shares.get(action, 0.0)))

    def solved(self, remark: Remark, message: str) -> None:
        """Show the best move, what it was worth, and why."""
        position, display = self.node.position, self.display
        sentence = f"{position.notation(remark.best)}  {position.sentence(remark.best, display.language)}"
        shares = {"share": self.percent(remark.best_share), "played": self.percent(remark.share)}
        self.tell(message, sentence=sentence, **shares)
        told = explain(position, remark.action, remark.best)
        for reason in coach_sentences(position, told, self.analysis.names, display):
            display.show(fill(reason, room(), initial_indent="  ", subsequent_indent="  "))

    def tell(self, message: str, **args: str | int) -> None:
        """Show a sentence on a mistake."""
        self.display.show(fill(self.display.texts.format(f"analysis-mistakes-{message}", **args), room()))

    def percent(self, share: float) -> str:
        """Return a share in per cent."""
        return self.display.texts.format("terminal-analyse-percent", share=f"{100 * share:.0f}")

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
