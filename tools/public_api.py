"""Write the public API of the package to docs/reference/public-api.txt, or check it (`--check`).

It is everything in `guilda.__all__`, with the public attributes and methods of the classes, as the compiled package has
them. A change of this file is a change for users: it belongs in the changelog.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LISTING = ROOT / "docs" / "reference" / "public-api.txt"


def signature(value: object) -> str:
    """Return the parameters of a function, if Python knows them."""
    try:
        parameters = inspect.signature(value).parameters.values()  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return "(...)"
    kinds: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    shown = [kinds.get(each.kind, "") + each.name for each in parameters]
    return f"({', '.join(shown)})"


def shown(value: object) -> str:
    """Return the parameters of a function; nothing for a class or another value."""
    return signature(value) if callable(value) and not inspect.isclass(value) else ""


def members(kind: type) -> list[str]:
    """Return the public attributes and methods of a class, inherited ones of the package included."""
    found = {}
    for base in reversed(kind.__mro__):
        if base.__module__.split(".")[0] == "guilda":
            found.update({name: value for name, value in vars(base).items() if not name.startswith("_")})
    lines = []
    for name, value in sorted(found.items()):
        plain = value.__func__ if isinstance(value, staticmethod | classmethod) else value
        lines.append(f"    {name}{signature(plain) if callable(plain) else ''}")
    return lines


def listing() -> str:
    """Return the public API as text."""
    import guilda

    lines = []
    for name in guilda.__all__:
        value = getattr(guilda, name)
        if inspect.isclass(value):
            lines += [f"guilda.{name}", *members(value)]
        elif inspect.ismodule(value):
            lines += [f"guilda.{name}", *(f"    {each}{shown(getattr(value, each))}" for each in sorted(value.__all__))]
        else:
            lines.append(f"guilda.{name}{shown(value)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if LISTING.read_text(encoding="utf-8") == listing() else "the public API has changed")
    LISTING.write_text(listing(), encoding="utf-8")
