"""The pieces of the page (`web/src/pieces.svg`) as SVG symbols. The build copies the file into the package."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCE = Path(__file__).parents[3] / "web" / "src" / "pieces.svg"
COPY = Path(__file__).with_name("pieces.svg")
SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="([\d. ]+)">(.*?)</symbol>')
VARIABLE = re.compile(r"var\(--([\w-]+),([^()]*)\)")


@cache
def symbols() -> dict[str, tuple[str, str]]:
    """Return the view box and the content of every symbol, by name."""
    text = (SOURCE if SOURCE.exists() else COPY).read_text("utf-8")
    return {name: (box, content) for name, box, content in SYMBOL.findall(text)}


def symbol(name: str, symbol_id: str, colours: Mapping[str, str]) -> str:
    """Return a symbol with the page's colour variables replaced by colours, by default those of the file."""
    box, content = symbols()[name]
    while VARIABLE.search(content):
        content = VARIABLE.sub(lambda found: colours.get(found[1], found[2]), content)
    return f'<symbol id="{symbol_id}" viewBox="{box}">{content}</symbol>'
