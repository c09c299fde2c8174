"""The contents of the boxes: plain data files, and the little that is needed to read them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any


def read(name: str) -> str:
    """The text of a data file of this folder. Some editors begin a file with a byte order mark: it does not matter."""
    try:
        return files(__name__).joinpath(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{name}: it must be saved as UTF-8 ({error})") from error


class Contents(dict[str, Any]):
    """What a TOML file says. What it should say and does not is a `ValueError` that names file and key."""

    def __init__(self, name: str, said: dict[str, Any]) -> None:
        super().__init__(said)
        self.name = name

    def __missing__(self, key: str) -> Any:
        raise ValueError(f"{self.name}: there is no {key!r}")


def load(name: str) -> Contents:
    """The contents of a TOML file of this folder."""
    import tomllib

    text = read(name)
    try:
        return Contents(name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{name}: {error}") from error


def fingerprint(*names: str) -> str:
    """A short hash of data files: a record names the contents that it was played with."""
    from hashlib import sha256

    return sha256("\0".join(read(name) for name in names).encode()).hexdigest()[:12]
