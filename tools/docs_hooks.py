"""For `make docs`: links that leave the documentation become plain text in the site, where the files are not."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any

LINK = re.compile(r"\[([^\]]+)\]\((\.\.?/[^)\s]+)\)")
DOCS = Path(__file__).parent.parent / "docs"


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Keep the words of a link whose target is outside, and its path."""
    here = (DOCS / PurePosixPath(page.file.src_uri)).parent

    def inside(link: re.Match[str]) -> str:
        text, target = link.groups()
        file = (here / target.partition("#")[0]).resolve()
        if file.is_relative_to(DOCS) and file.is_file():
            return link.group()
        return text if text.startswith("`") or "/" in text else f"{text} (`{file.relative_to(DOCS.parent)}`)"

    return LINK.sub(inside, markdown)
