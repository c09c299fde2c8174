"""Play a match at the terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]

from guilda import bots
from guilda.bots.levels import budgets
from guilda.locales import catalogue
from guilda.records.record import Seat
from guilda.rules.game import IllegalAction
from guilda.rules.rng import FastRng
from guilda.search.coach import explain_first
from guilda.search.hints import hint
from guilda.terminal.display import shortened
from guilda.terminal.paint import room
from guilda.terminal.replay import coach_sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.bots import Bot
    from guilda.locales import Catalogue
    from guilda.records.match import Match
    from guilda.terminal.display import Display

HUMAN = "human"
ME = "me"
COMMANDS = ("board", "help", "hint", "moves", "quit", "save", "score", "undo")
WORD_BREAKS = " \t\n"
MAX_SENTENCES = 15
MAX_HINTS = 3


def seat_names(kinds: Sequence[str], language: str) -> list[Seat]:
    """Name the seats: people by number, bots by kind and number."""
    texts = catalogue(language)
    return [
        Seat(texts.player_name(n) if kind == HUMAN else f"{bot_name(kind, texts)} {n + 1}", kind=kind)
        for n, kind in enumerate(kinds)
    ]


def bot_name(kind: str, texts: Catalogue) -> str:
    """Return a bot's name at the table: its level, class or program."""
    level = f"page-level-{kind}"
    if level in texts:
        return texts.format(level)
    name = kind.rpartition(":")[2].split()[0]
    return shortened(Path(name).name)


def checked_kinds(kinds: Sequence[str], players: int) -> list[str]:
    """Validate the kinds of players; `ValueError` if one is unknown or their number is wrong."""
    for kind in kinds:
        if ":" in kind:
            bots.factory(kind)
        elif kind not in (ME, HUMAN, *bots.names()):
            known = ", ".join((ME, HUMAN, *bots.names()))
            raise ValueError(f"unknown player {kind!r}: choose from {known}, {', '.join(bots.KINDS)}")
    if len(kinds) != players:
        raise ValueError(f"{players} players need {players} seats, not {len(kinds)}")
    return [HUMAN if kind == ME else kind for kind in kinds]


class TerminalMatch:
    """A match being played at one terminal."""

    def __init__(
        self, match: Match, kinds: Sequence[str], display: Display, bot_seed: int = 0, *, offers_record: bool = False
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.display = display
        self.chance = FastRng(bot_seed)
        self.bots: dict[int, Bot] = {
            seat: bots.make(kind, bot_seed + seat) for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.begun: set[int] = set()
        self.shown = [0] * len(kinds)
        self.offers_record = offers_record and HUMAN in kinds
        self.interrupted = False
        self.at_keyboard: int | None = None
        self.over = False
        self.commands: dict[str, Callable[[str], None]] = {
            "board": lambda _: self.show_board(),
            "help": lambda _: self.show_help(),
            "hint": lambda _: self.show_hint(),
            "moves": self.show_moves,
            "quit": lambda _: self.quit(),
            "save": self.save,
            "score": lambda _: self.display.show_scores(self.match, self.at_keyboard),
            "undo": lambda _: self.undo(),
        }

    def run(self) -> None:
        """Play until the match is over or the player quits."""
        self.enable_completion()
        if HUMAN in self.kinds:
            self.display.say("commitment", hash=self.match.commitment)
            self.explain_notation()
            self.display.say("first-help")
        try:
            while not self.over:
                seat = self.match.actor()
                if seat is None:
                    self.finish()
                elif seat in self.bots:
                    self.bot_move(seat)
                else:
                    self.player_move(seat)
        finally:
            for bot in self.bots.values():
                if hasattr(bot, "close"):
                    bot.close()

    def bot_move(self, seat: int) -> None:
        """Let a bot move; `ValueError` names a bot that fails."""
        bot, seen = self.bots[seat], self.match.position.seen_by(seat, self.chance)
        try:
            if seat not in self.begun and hasattr(bot, "begin"):
                bot.begin(seen.copy())
            self.begun.add(seat)
            self.match.apply(bot.choose(seen))
        except (Exception, bots.OutOfTime) as error:
            raise ValueError(f"the bot {self.kinds[seat]} failed: {type(error).__name__}: {error}") from error

    def finish(self) -> None:
        """Show the last events and the result."""
        watcher = self.at_keyboard if self.kinds.count(HUMAN) == 1 else None
        if HUMAN in self.kinds:
            self.display.show_events(self.match, watcher, max(self.shown))
        self.display.show_board(self.match, watcher)
        self.display.show_result(self.match)
        self.over = True
        if self.offers_record:
            self.display.say("offer-record")
            with suppress(EOFError, KeyboardInterrupt):
                if name := input("> ").strip():
                    self.save(name.removeprefix("save "))

    def player_move(self, seat: int) -> None:
        """Show what has happened since the player's last move, and read a command."""
        if seat != self.at_keyboard and not self.hand_over(seat):
            return
        if self.shown[seat] <= self.match.ply:
            self.display.show_events(self.match, seat, self.shown[seat])
            self.show_board()
            self.shown[seat] = self.match.ply + 1
        self.display.show_prompt(self.match)
        prompt = self.display.texts.format("terminal-prompt", name=self.match.seats[seat].name)
        try:
            line = input(prompt).strip()
        except EOFError:
            self.display.show("")
            self.quit()
            return
        except KeyboardInterrupt:
            if self.interrupted:
                raise
            self.interrupted = True
            self.display.show("")
            self.display.say("interrupted")
            return
        self.interrupted = False
        self.execute(line)

    def hand_over(self, seat: int) -> bool:
        """Hide the screen between players with secrets; return whether the next player is ready."""
        self.at_keyboard = None
        if self.match.game.secrets and self.kinds.count(HUMAN) > 1:
            if sys.stdout.isatty():
                self.display.show("\x1b[2J\x1b[3J\x1b[H")
            if readline is not None:
                readline.clear_history()  # a typed move may be secret
            try:
                input(self.display.texts.format("terminal-hand-over", name=self.match.seats[seat].name))
            except EOFError:
                self.quit()
                return False
        self.at_keyboard = seat
        return True

    def execute(self, line: str) -> None:
        """Execute a command or a move."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif line:
            self.move(line)

    def move(self, text: str) -> None:
        """Make a move, or show why it is refused."""
        position = self.match.position
        try:
            self.match.apply(text)
        except IllegalAction as error:
            self.display.say(
                "refused", action=error.action, reason=position.reason(error.refusal, self.display.language)
            )
        except ValueError:
            self.display.say("not-understood", text=text[:20])
            self.explain_notation()
        else:
            self.shown[self.at_keyboard or 0] = self.match.ply

    def show_board(self) -> None:
        """Draw the board for the player at the keyboard."""
        self.display.show_board(self.match, self.at_keyboard)

    def show_help(self) -> None:
        """Show the notation and the commands."""
        self.explain_notation()
        self.display.say("help")

    def explain_notation(self) -> None:
        """Show the game's notation."""
        self.display.show(fill(self.display.texts.format(f"{self.match.game.name}-notation-help"), room()))

    def show_moves(self, beginning: str) -> None:
        """Show the legal moves in notation and in words."""
        position, presentation = self.match.position, self.match.game.presentation
        found = sorted((position.notation(action), action) for action in position.actions())
        found = [(text, action) for text, action in found if text.lower().startswith(beginning.lower())]
        if not found:
            self.display.say("no-moves-begin", text=beginning[:40])
            return
        if not beginning and len(found) > MAX_SENTENCES:
            self.display.show(fill("  ".join(text for text, _ in found), room()))
            self.display.say("more-moves", example=found[0][0][:2])
            return
        wide = max(len(text) for text, _ in found)
        for text, action in found:
            choice = presentation.sentence(position, action, self.display.language, None)
            sentence = fill(choice, room() - wide - 2)
            indented = sentence.replace("\n", "\n" + " " * (wide + 2))
            self.display.show(f"{self.display.paint.bold(text.ljust(wide))}  {indented}")

    def show_hint(self) -> None:
        """Show the best moves as the strongest level sees them."""
        position, language = self.match.position, self.display.language
        found = hint(position, self.at_keyboard, simulations=budgets(position.name)[-1].simulations)
        presentation = self.match.game.presentation
        alone = position.players == 1
        for choice in found.choices[:MAX_HINTS]:
            self.display.say(
                "hint-choice-alone" if alone else "hint-choice",
                move=position.notation(choice.action),
                share=f"{100 * choice.share:.0f}",
                margin=self.display.number(f"{choice.margin:z.1f}" if alone else f"{choice.margin:+z.1f}"),
                sentence=presentation.sentence(position, choice.action, language, None),
            )
        told = explain_first(position, found)
        if told is not None:
            self.display.show(self.display.texts.format("coach-hint"))
            for sentence in coach_sentences(position, told, [each.name for each in self.match.seats], self.display):
                self.display.show(fill(sentence, room(), initial_indent="  ", subsequent_indent="    "))
        if len(found.line) > 1:
            self.display.say("hint-line")
            self.show_variation(found.line[1:], found.line[0])
        self.display.say("hint-decided" if found.proven else "hint-guess")

    def show_variation(self, line: Sequence[int], first: int) -> None:
        """Show the expected continuation after a first move."""
        board, chance = self.match.position.copy(), FastRng(0)
        board.apply(first, chance)
        for action in line:
            sentence = board.sentence(action, self.display.language, self.match.seats[board.turn].name)
            self.display.show(
                fill(f"{board.notation(action)}  {sentence}", room(), initial_indent="  ", subsequent_indent="    ")
            )
            board.apply(action, chance)

    def undo(self) -> None:
        """Take back the player's last move and the bots' moves after it."""
        seat = self.match.actor()
        back = 1
        for actor in reversed(self.match.actors):
            if actor not in self.bots:
                break
            back += 1
        if back > self.match.undoable or self.match.actors[-back] != seat:
            self.display.say("cannot-undo")
            return
        for _ in range(back):
            self.match.undo()
        self.display.say("undone")
        self.show_board()
        self.shown = [min(shown, self.match.ply + 1) for shown in self.shown]
        self.shown[self.match.position.turn] = self.match.ply + 1

    def save(self, name: str) -> None:
        """Save the match to a new file."""
        if not name:
            self.display.say("save-where")
            return
        path = Path(name)
        try:
            path = path.expanduser()
            self.match.record(private=True).save(path)
        except FileExistsError:
            self.display.say("file-exists", path=path)
        except (OSError, RuntimeError, ValueError) as error:
            self.display.say("not-saved", error=getattr(error, "strerror", None) or error)
        else:
            self.display.say("saved" if self.match.actor() is None else "saved-private", path=path)

    def quit(self) -> None:
        """Quit before the end."""
        self.display.say("unfinished")
        self.over = True

    def enable_completion(self) -> None:
        """Complete moves and commands with Tab where readline is available."""
        if readline is None:
            return
        readline.set_completer(self.complete)
        readline.set_completer_delims(WORD_BREAKS)
        readline.parse_and_bind("tab: complete")

    def complete(self, beginning: str, number: int) -> str | None:
        """Return the nth completion of the typed text; None while the screen is handed over."""
        if self.at_keyboard is None:
            return None
        position = self.match.position
        words = [*map(position.notation, position.actions()), *COMMANDS]
        found = [word for word in words if word.lower().startswith(beginning.lower())]
        return found[number] if number < len(found) else None
