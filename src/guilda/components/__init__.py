"""The components of each game: data files, and the functions that read them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any


def read(name: str) -> str:
    """Return the text of a data file in this folder, without a byte order mark."""
    try:
        return files(__name__).joinpath(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{name}: it must be saved as UTF-8 ({error})") from error


class Contents(dict[str, Any]):
    """The contents of a TOML file. A missing or wrong entry raises a `ValueError` that names file and key."""

    def __init__(self, name: str, entries: dict[str, Any]) -> None:
        super().__init__(entries)
        self.name = name

    def __missing__(self, key: str) -> Any:
        raise ValueError(f"{self.name}: there is no {key!r}")


def load(name: str) -> Contents:
    """Return the contents of a TOML file in this folder."""
    import tomllib

    text = read(name)
    try:
        return Contents(name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{name}: {error}") from error


def fingerprint(*names: str) -> str:
    """Return a short hash of data files. Records carry it to identify the components they were played with."""
    from hashlib import sha256

    return sha256("\0".join(read(name) for name in names).encode()).hexdigest()[:12]
