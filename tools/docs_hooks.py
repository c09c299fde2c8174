"""MkDocs hooks: document compiled modules by their stubs, and show links to files outside docs/ as plain text."""

from __future__ import annotations

import re
import shutil
from pathlib import Path, PurePosixPath
from typing import Any

LINK = re.compile(r"\[([^\]]+)\]\((\.\.?/[^)\s]+)\)")
ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
REFERENCE = ROOT / "build" / "reference"


def on_startup(**_: Any) -> None:
    """Lay out what the reference describes, before pages are read."""
    write_reference(REFERENCE)


def write_reference(folder: Path) -> None:
    """Copy the package's sources to a folder, with the stub in the place of every compiled module."""
    shutil.rmtree(folder, ignore_errors=True)
    for base, suffix in ((ROOT / "src", ".py"), (ROOT / "stubs", ".pyi")):
        for path in base.glob(f"guilda/**/*{suffix}"):
            copy = (folder / path.relative_to(base)).with_suffix(".py")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Replace a link that leaves docs/ with its text and path."""
    here = (DOCS / PurePosixPath(page.file.src_uri)).parent

    def inside(link: re.Match[str]) -> str:
        text, target = link.groups()
        file = (here / target.partition("#")[0]).resolve()
        if file.is_relative_to(DOCS) and file.is_file():
            return link.group()
        return text if text.startswith("`") or "/" in text else f"{text} (`{file.relative_to(ROOT)}`)"

    return LINK.sub(inside, markdown)
