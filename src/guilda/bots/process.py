"""A bot that is a process of its own, in any language: JSON lines on its standard input and output (docs/bots.md)."""

from __future__ import annotations

import json
import os
import signal
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Semaphore, Thread
from typing import TYPE_CHECKING, Any

from guilda.bots import GRACE, STARTING_SECONDS, OutOfTime

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game

PROTOCOL = "guilda-bot/1"
LONGEST_LINE = 1 << 20
LEAVING_SECONDS = 1.0
COMPLAINT_LINES = 5


class ProcessBot:
    """Asks a process for every decision. It is started by `begin`, or by the first decision, and ended by `close`."""

    def __init__(self, command: Sequence[str], seed: int = 0) -> None:
        self.command = list(command)
        self.seed = seed
        self.process: Popen[str] | None = None
        self.answers: SimpleQueue[str] = SimpleQueue()
        self.wanted = Semaphore(0)
        self.complaints: deque[str] = deque(maxlen=COMPLAINT_LINES)
        self.readers: list[Thread] = []
        self.owes_answer = False
        self.leaving = False

    def begin(self, game: Game) -> None:
        """Start the process, tell it what is played, and wait until it is ready."""
        # A session of its own: Ctrl-C is for the arena, and what the bot started can be ended together with it.
        self.process = Popen(  # noqa: S603 - running this command is what was asked for
            self.command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self.readers = [Thread(target=read, daemon=True) for read in (self.read_answers, self.read_complaints)]
        for reader in self.readers:
            reader.start()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules_version": game.rules_version,
            "options": game.options(),
            "seat": game.turn,
            "seed": self.seed,
        }
        answer = self.ask(hello, STARTING_SECONDS)
        if answer.get("type") != "ready":
            raise ValueError(f'it did not answer the hello with {{"type": "ready"}} but with {answer}')

    def choose(self, game: Game, clock: float | None = None) -> int | str:
        """The action that the process answers."""
        if self.process is None:
            self.begin(game)
        question = {
            "type": "choose",
            "clock": clock,
            "view": game.view(game.turn),
            "position": game.text(),
            "actions": [{"id": action, "notation": game.notation(action)} for action in game.actions()],
        }
        answer = self.ask(question, clock)
        if "action" not in answer:
            raise ValueError(f'it did not answer with {{"action": …}} but with {answer}')
        action: int | str = answer["action"]
        return action

    def ask(self, question: dict[str, Any], seconds: float | None) -> dict[str, Any]:
        """Write a line, and read the line that answers it."""
        self.owes_answer = True
        assert self.process is not None
        self.wanted.release()
        try:
            self.tell(question)
            line = self.answers.get(timeout=None if seconds is None else seconds + GRACE)
        except Empty:
            raise OutOfTime(f"no answer within {seconds:g} s{self.last_words()}") from None
        except OSError:
            line = ""
        if not line:
            raise ValueError(f"the process ended with exit code {self.exit_code()}{self.last_words()}")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ValueError(f"it answered {line[:80]!r}, which is no JSON object")
        self.owes_answer = False
        return answer

    def tell(self, message: dict[str, Any]) -> None:
        """Write a line."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
        self.process.stdin.flush()

    def read_answers(self) -> None:
        """Hand on one line for each that is wanted, an empty one at the end: a process that floods us waits."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = "\n"
        while line:
            self.wanted.acquire()
            if self.leaving:
                return
            line = self.process.stdout.readline(LONGEST_LINE)
            self.answers.put(line)

    def read_complaints(self) -> None:
        """Keep the last lines of standard error for the message."""
        assert self.process is not None
        assert self.process.stderr is not None
        while line := self.process.stderr.readline(LONGEST_LINE):
            self.complaints.append(line.strip())

    def last_words(self) -> str:
        """What the process complained of last."""
        said = [line for line in self.complaints if line]
        return f"; it said: {said[-1][:200]}" if said else ""

    def exit_code(self) -> int | None:
        """How the process ended; its complaints have been read then."""
        assert self.process is not None
        try:
            code: int | None = self.process.wait(LEAVING_SECONDS)
        except TimeoutExpired:
            return None
        self.readers[1].join(LEAVING_SECONDS)
        return code

    def close(self) -> None:
        """Say goodbye; end the process if it does not leave by itself, at once if it owes an answer."""
        process = self.process
        if process is None:
            return
        assert process.stdin is not None
        if not self.owes_answer:
            with suppress(OSError):  # it may have left already
                self.tell({"type": "goodbye"})
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(0 if self.owes_answer else LEAVING_SECONDS)
        except TimeoutExpired:
            self.kill()
            process.wait()
        self.leaving = True
        self.wanted.release()
        for reader, stream in zip(self.readers, (process.stdout, process.stderr), strict=True):
            reader.join(LEAVING_SECONDS)
            if stream is not None and not reader.is_alive():
                stream.close()
        self.process = None

    def kill(self) -> None:
        """End the process and all else in the session that was made for it and bears its id."""
        assert self.process is not None
        if hasattr(os, "killpg"):
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
