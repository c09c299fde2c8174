"""Tables and progress bars for the command line: drawn by rich where it is installed, as plain text otherwise.

rich is used only on a terminal. Output that is piped or redirected is always plain text.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from time import monotonic
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Rows = Sequence[Sequence[str]]
    """A table: the header first, then a row of cells each."""

BAR_WIDTH = 20
REDRAW_SECONDS = 0.2


def use_rich(file: IO[str]) -> bool:
    """Return whether to draw with rich: it is installed, and the file is a terminal that is not `dumb`."""
    return file.isatty() and os.environ.get("TERM") != "dumb" and find_spec("rich") is not None


def columns(rows: Rows) -> list[str]:
    """Return the lines of a table with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def plain(blocks: Iterable[str | Rows]) -> str:
    """Return lines of text and tables as plain text."""
    lines: list[str] = []
    for block in blocks:
        lines += [block] if isinstance(block, str) else columns(block)
    return "\n".join(lines)


def show(blocks: Iterable[str | Rows], file: IO[str] | None = None) -> None:
    """Print lines of text and tables."""
    out = file or sys.stdout
    if not use_rich(out):
        out.write(plain(blocks) + "\n")
        return
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(file=out, highlight=False)
    for block in blocks:
        if isinstance(block, str):
            console.print(Text(block))
            continue
        header, *rows = block
        table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
        for place, title in enumerate(header):
            numeric = all(row[place][:1] in "+-–−≥≤0123456789" for row in rows)
            table.add_column(title, justify="right" if numeric else "left", style="cyan" if not place else "")
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)


class Progress:
    """A progress bar on standard error, shown only if that is a terminal."""

    def __init__(self, total: int, done: int = 0) -> None:
        self.total = total
        self.done = self.done_before = done
        self.note = ""
        self.visible = sys.stderr.isatty()
        self.bar: Any = None
        self.began = monotonic()
        self.drawn = 0.0

    def __enter__(self) -> Progress:
        self.began = monotonic()
        if use_rich(sys.stderr):
            self.bar = rich_bar()
            self.bar.start()
            self.bar.add_task("", total=self.total, completed=self.done)
        return self

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()
        elif self.visible:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def advance(self, note: str = "") -> None:
        """Count one more finished and redraw, but not too often."""
        self.done += 1
        self.note = note or self.note
        now = monotonic()
        if now - self.drawn < REDRAW_SECONDS and self.done < self.total:
            return
        self.drawn = now
        if self.bar is not None:
            self.bar.update(self.bar.task_ids[0], completed=self.done, description=self.note)
        elif self.visible:
            sys.stderr.write(f"\r{self.line(now - self.began)}\x1b[K")
            sys.stderr.flush()

    def line(self, seconds: float) -> str:
        """Return the plain-text bar after this many seconds."""
        full = BAR_WIDTH * self.done // self.total
        left = round(seconds / max(1, self.done - self.done_before) * (self.total - self.done))
        note = f", {self.note}" if self.note else ""
        return (
            f"{'█' * full}{'░' * (BAR_WIDTH - full)} {self.done}/{self.total}{note}, {left // 60}:{left % 60:02} left"
        )


def rich_bar() -> Any:
    """Make the progress bar of rich; it disappears when it stops."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    return Bar(
        BarColumn(BAR_WIDTH),
        MofNCompleteColumn(),
        TextColumn("{task.description}", markup=False),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
    )
