"""Bots that run as a separate process, in any language: JSON lines on stdin and stdout (docs/program/bots.md)."""

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
MAX_LINE = 1 << 20
EXIT_SECONDS = 1.0
ERROR_LINES = 5


class ProcessBot:
    """Ask a process for every action. `begin` or the first `choose` starts it, `close` ends it."""

    def __init__(self, command: Sequence[str], seed: int = 0) -> None:
        self.command = list(command)
        self.seed = seed
        self.process: Popen[str] | None = None
        self.answers: SimpleQueue[str] = SimpleQueue()
        self.requests = Semaphore(0)
        self.errors: deque[str] = deque(maxlen=ERROR_LINES)
        self.readers: list[Thread] = []
        self.awaiting_answer = False
        self.closing = False

    def begin(self, game: Game) -> None:
        """Start the process, send the hello message, and wait for its `ready`."""
        # In its own session, so that Ctrl-C does not reach it and its children can be killed with it.
        self.process = Popen(  # noqa: S603 - running this command is what was asked for
            self.command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self.readers = [Thread(target=read, daemon=True) for read in (self.read_answers, self.read_errors)]
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
            raise ValueError(f'it answered the hello with {answer} instead of {{"type": "ready"}}')

    def choose(self, game: Game, clock: float | None = None) -> int | str:
        """Return the action that the process answers."""
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
            raise ValueError(f'it answered {answer} instead of {{"action": …}}')
        action: int | str = answer["action"]
        return action

    def ask(self, question: dict[str, Any], seconds: float | None) -> dict[str, Any]:
        """Send a message and return the answer."""
        self.awaiting_answer = True
        assert self.process is not None
        self.requests.release()
        try:
            self.send(question)
            line = self.answers.get(timeout=None if seconds is None else seconds + GRACE)
        except Empty:
            raise OutOfTime(f"no answer within {seconds:g} s{self.last_error()}") from None
        except OSError:
            line = ""
        if not line:
            raise ValueError(f"the process ended with exit code {self.exit_code()}{self.last_error()}")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ValueError(f"it answered {line[:80]!r}, which is not a JSON object")
        self.awaiting_answer = False
        return answer

    def send(self, message: dict[str, Any]) -> None:
        """Send a message as one line of JSON."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
        self.process.stdin.flush()

    def read_answers(self) -> None:
        """Read one line for each request, an empty one at the end of file; a process that writes more is blocked."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = "\n"
        while line:
            self.requests.acquire()
            if self.closing:
                return
            line = self.process.stdout.readline(MAX_LINE)
            self.answers.put(line)

    def read_errors(self) -> None:
        """Keep the last lines of standard error."""
        assert self.process is not None
        assert self.process.stderr is not None
        while line := self.process.stderr.readline(MAX_LINE):
            self.errors.append(line.strip())

    def last_error(self) -> str:
        """Return the last line of standard error, for error messages."""
        lines = [line for line in self.errors if line]
        return f"; its last error: {lines[-1][:200]}" if lines else ""

    def exit_code(self) -> int | None:
        """Return the exit code; standard error has been read by then."""
        assert self.process is not None
        try:
            code: int | None = self.process.wait(EXIT_SECONDS)
        except TimeoutExpired:
            return None
        self.readers[1].join(EXIT_SECONDS)
        return code

    def close(self) -> None:
        """Send goodbye and wait for the process to exit; kill it if it does not, at once if an answer is due."""
        process = self.process
        if process is None:
            return
        assert process.stdin is not None
        if not self.awaiting_answer:
            with suppress(OSError):  # it may have exited already
                self.send({"type": "goodbye"})
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(0 if self.awaiting_answer else EXIT_SECONDS)
        except TimeoutExpired:
            self.kill()
            process.wait()
        self.closing = True
        self.requests.release()
        for reader, stream in zip(self.readers, (process.stdout, process.stderr), strict=True):
            reader.join(EXIT_SECONDS)
            if stream is not None and not reader.is_alive():
                stream.close()
        self.process = None

    def kill(self) -> None:
        """Kill the process and everything else in its session."""
        assert self.process is not None
        if hasattr(os, "killpg"):
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
