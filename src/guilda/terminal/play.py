"""A match at the terminal: people type moves, bots answer."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

from guilda import bots
from guilda.bots.levels import BUDGETS
from guilda.records.record import Seat
from guilda.rules.game import IllegalAction
from guilda.rules.rng import FastRng
from guilda.search.hints import hint
from guilda.terminal.table import shortened
from guilda.terminal.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.bots import Bot
    from guilda.records.match import Match
    from guilda.terminal.table import Table

HUMAN = "human"
ME = "me"
COMMANDS = ("board", "help", "hint", "moves", "quit", "save", "score", "undo")
WORD_BREAKS = " \t\n"
MOST_SENTENCES = 15
MOST_CHOICES = 3
COLUMNS = 79


def seat_names(kinds: Sequence[str], language: str) -> list[Seat]:
    """Names for seats of these kinds: people are numbered, bots bear their own names."""
    from guilda.rules.speech import player_name

    return [
        Seat(player_name(n, language) if kind == HUMAN else f"{bot_name(kind)} {n + 1}", kind=kind)
        for n, kind in enumerate(kinds)
    ]


def bot_name(kind: str) -> str:
    """What a bot is called at the table: its class or its program if it is not one of our own."""
    name = kind.rpartition(":")[2].split()[0]
    return shortened(Path(name).name)


def checked_kinds(kinds: Sequence[str], players: int) -> list[str]:
    """Who plays, seat by seat; seats of unknown kinds, or too many or few of them, are refused."""
    for kind in kinds:
        if ":" in kind:
            bots.maker(kind)
        elif kind not in (ME, HUMAN, *bots.NAMES):
            known = ", ".join((ME, HUMAN, *bots.NAMES))
            raise ValueError(f"a seat is taken by {known}, python:module:Class or process:command, not by {kind!r}")
    if len(kinds) != players:
        raise ValueError(f"{players} players need {players} seats, but {len(kinds)} are given")
    return [HUMAN if kind == ME else kind for kind in kinds]


class Play:
    """One match being played at one terminal."""

    def __init__(
        self, match: Match, kinds: Sequence[str], table: Table, bot_seed: int = 0, *, offers_record: bool = False
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.table = table
        self.chance = FastRng(bot_seed)
        self.bots: dict[int, Bot] = {
            seat: bots.make(kind, bot_seed + seat) for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.begun: set[int] = set()
        self.told = [0] * len(kinds)
        self.offers_record = offers_record and HUMAN in kinds
        self.interrupted = False
        self.at_keyboard: int | None = None
        self.over = False
        self.commands: dict[str, Callable[[str], None]] = {
            "board": lambda _: self.show_board(),
            "help": lambda _: self.show_help(),
            "hint": lambda _: self.show_hint(),
            "moves": self.show_moves,
            "quit": lambda _: self.leave(),
            "save": self.save,
            "score": lambda _: self.table.show_scores(self.match, self.at_keyboard),
            "undo": lambda _: self.undo(),
        }

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.offer_completion()
        if HUMAN in self.kinds:
            self.table.say("commitment", hash=self.match.commitment)
            self.explain_notation()
            self.table.say("first_help")
        try:
            while not self.over:
                seat = self.match.actor()
                if seat is None:
                    self.finish()
                elif seat in self.bots:
                    self.answer(seat)
                else:
                    self.ask(seat)
        finally:
            for bot in self.bots.values():
                if hasattr(bot, "close"):
                    bot.close()

    def answer(self, seat: int) -> None:
        """Let a bot decide. Where somebody's own bot fails, it is named."""
        bot, seen = self.bots[seat], self.match.position.seen_by(seat, self.chance)
        try:
            if seat not in self.begun and hasattr(bot, "begin"):
                bot.begin(seen.copy())
            self.begun.add(seat)
            self.match.apply(bot.choose(seen))
        except (Exception, bots.OutOfTime) as error:
            raise ValueError(f"the bot {self.kinds[seat]} failed: {type(error).__name__}: {error}") from error

    def finish(self) -> None:
        """Tell the rest of the story, and the result."""
        watcher = self.at_keyboard if self.kinds.count(HUMAN) == 1 else None
        if HUMAN in self.kinds:
            self.table.show_story(self.match, watcher, max(self.told))
        self.table.show_board(self.match, watcher)
        self.table.show_result(self.match)
        self.over = True
        if self.offers_record:
            self.table.say("offer_record")
            with suppress(EOFError, KeyboardInterrupt):
                if name := input("> ").strip():
                    self.save(name.removeprefix("save "))

    def ask(self, seat: int) -> None:
        """Bring a person up to date, and let them decide."""
        if seat != self.at_keyboard and not self.hand_over(seat):
            return
        if self.told[seat] <= self.match.ply:
            self.table.show_story(self.match, seat, self.told[seat])
            self.show_board()
            self.told[seat] = self.match.ply + 1
        question = self.match.game.speech.question(self.match.position, self.table.language)
        if question:
            self.table.show(fill(question, COLUMNS))
        prompt = say("prompt", self.table.language, name=self.match.seats[seat].name)
        try:
            line = input(prompt).strip()
        except EOFError:
            self.table.show("")
            self.leave()
            return
        except KeyboardInterrupt:
            if self.interrupted:
                raise
            self.interrupted = True
            self.table.show("")
            self.table.say("interrupted")
            return
        self.interrupted = False
        self.obey(line)

    def hand_over(self, seat: int) -> bool:
        """Where players have secrets, the next person sits down before anything is shown; whether somebody did."""
        self.at_keyboard = None
        if self.match.game.secrets and self.kinds.count(HUMAN) > 1:
            if sys.stdout.isatty():
                self.table.show("\x1b[2J\x1b[3J\x1b[H")
            if readline is not None:
                readline.clear_history()  # what was typed may be a secret
            try:
                input(say("hand_over", self.table.language, name=self.match.seats[seat].name))
            except EOFError:
                self.leave()
                return False
        self.at_keyboard = seat
        return True

    def obey(self, line: str) -> None:
        """Do what was typed: a command or a move."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif line:
            self.move(line)

    def move(self, text: str) -> None:
        """Make a move, or say why not."""
        position = self.match.position
        try:
            self.match.apply(text)
        except IllegalAction as error:
            self.table.say("refused", action=error.action, reason=position.reason(error.refusal, self.table.language))
        except ValueError:
            self.table.say("not_understood", text=text[:20])
            self.explain_notation()
        else:
            self.told[self.at_keyboard or 0] = self.match.ply

    def show_board(self) -> None:
        """Draw the table for the person at the keyboard."""
        self.table.show_board(self.match, self.at_keyboard)

    def show_help(self) -> None:
        """What can be typed."""
        self.explain_notation()
        self.table.say("help")

    def explain_notation(self) -> None:
        """How moves are written."""
        self.table.show(fill(self.match.game.speech.NOTATION_HELP[self.table.language], COLUMNS))

    def show_moves(self, beginning: str) -> None:
        """The legal moves in notation and in words."""
        position = self.match.position
        name = self.match.seats[position.turn].name
        found = sorted((position.notation(action), action) for action in position.actions())
        found = [(text, action) for text, action in found if text.lower().startswith(beginning.lower())]
        if not found:
            self.table.say("no_moves_begin", text=beginning[:40])
            return
        if not beginning and len(found) > MOST_SENTENCES:
            self.table.show(fill("  ".join(text for text, _ in found), COLUMNS))
            self.table.say("more_moves", example=found[0][0][:2])
            return
        wide = max(len(text) for text, _ in found)
        for text, action in found:
            sentence = fill(position.sentence(action, self.table.language, name), COLUMNS - wide - 2)
            indented = sentence.replace("\n", "\n" + " " * (wide + 2))
            self.table.show(f"{self.table.paint.bold(text.ljust(wide))}  {indented}")

    def show_hint(self) -> None:
        """What the strongest level would do here, and why."""
        position, language = self.match.position, self.table.language
        told = hint(position, self.at_keyboard, simulations=BUDGETS[position.name][-1].simulations)
        name = self.match.seats[told.seat].name
        alone = "_alone" if position.players == 1 else ""
        for choice in told.choices[:MOST_CHOICES]:
            self.table.say(
                f"hint_choice{alone}",
                move=position.notation(choice.action),
                share=f"{choice.share:.0%}",
                margin=f"{choice.margin:+.1f}" if not alone else f"{choice.margin:.1f}",
                sentence=position.sentence(choice.action, language, name),
            )
        if len(told.line) > 1:
            self.table.say("hint_line")
            self.show_line(told.line[1:], told.line[0])
        self.table.say("hint_decided" if told.decided else "hint_guess")

    def show_line(self, line: Sequence[int], first: int) -> None:
        """Put the actions into words that will probably follow a first one."""
        board, chance = self.match.position.copy(), FastRng(0)
        board.apply(first, chance)
        for action in line:
            sentence = board.sentence(action, self.table.language, self.match.seats[board.turn].name)
            self.table.show(
                fill(f"{board.notation(action)}  {sentence}", COLUMNS, initial_indent="  ", subsequent_indent="    ")
            )
            board.apply(action, chance)

    def undo(self) -> None:
        """Take back the person's last decision, and what bots did after it."""
        seat = self.match.actor()
        back = 1
        for actor in reversed(self.match.actors):
            if actor not in self.bots:
                break
            back += 1
        if back > self.match.undoable or self.match.actors[-back] != seat:
            self.table.say("cannot_undo")
            return
        for _ in range(back):
            self.match.undo()
        self.table.say("undone")
        self.show_board()
        self.told = [min(told, self.match.ply + 1) for told in self.told]
        self.told[self.match.position.turn] = self.match.ply + 1

    def save(self, name: str) -> None:
        """Write the match to a file that does not exist yet."""
        if not name:
            self.table.say("save_where")
            return
        path = Path(name)
        try:
            path = path.expanduser()
            self.match.record(private=True).save(path)
        except FileExistsError:
            self.table.say("file_exists", path=path)
        except (OSError, RuntimeError, ValueError) as error:
            self.table.say("not_saved", error=getattr(error, "strerror", None) or error)
        else:
            self.table.say("saved" if self.match.actor() is None else "saved_private", path=path)

    def leave(self) -> None:
        """Stop before the end."""
        self.table.say("unfinished")
        self.over = True

    def offer_completion(self) -> None:
        """Let Tab complete moves and commands, where the terminal can."""
        if readline is None:
            return
        readline.set_completer(self.complete)
        readline.set_completer_delims(WORD_BREAKS)
        readline.parse_and_bind("tab: complete")

    def complete(self, beginning: str, number: int) -> str | None:
        """The possible endings of what is being typed, one by one; none while nobody sits at the keyboard."""
        if self.at_keyboard is None:
            return None
        position = self.match.position
        words = [*map(position.notation, position.actions()), *COMMANDS]
        found = [word for word in words if word.lower().startswith(beginning.lower())]
        return found[number] if number < len(found) else None
