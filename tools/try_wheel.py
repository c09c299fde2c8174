"""Try an installed wheel with its server extra: play a game of each kind, and ask a server for the page."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import guilda

PORT = 21_987
PATIENCE = 120


def play() -> None:
    """Play one game of each kind from Python."""
    assert guilda.compiled, "the wheel is not compiled"
    for info in guilda.games():
        match = guilda.new(info.name, seed=1)
        while match.actor() is not None:
            match.apply(match.actions()[0])
        print(info.name, match.scores())


def serve() -> None:
    """Start a server and read its page."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{(Path(folder) / 'tables.sqlite').as_posix()}"
        command = [sys.executable, "-m", "guilda", "serve", "--port", str(PORT), "--database", database]
        process = subprocess.Popen(command)
        try:
            page = read(f"http://127.0.0.1:{PORT}/", process)
        finally:
            process.terminate()
            process.wait()
    assert "<title>" in page, page
    print(f"the page has {len(page)} characters")


def read(url: str, process: subprocess.Popen[bytes]) -> str:
    """Return what the server answers, once it does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return str(answer.read(), "utf-8")
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError("the server does not answer")


if __name__ == "__main__":
    play()
    serve()
