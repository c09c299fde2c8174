"""How a server is set up: from the command line, and through the environment to its worker processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

ENVIRONMENT = "GUILDA_SERVER"
STATIC = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be chosen."""

    database: str
    """sqlite:///file or postgresql://…"""
    channels: str = "memory://"
    """How processes tell each other what happened: memory://, redis://… (also Valkey) or postgresql://…"""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Addresses of the page, such as https://example.org, where a proxy does not keep `Host`."""
    rate: float = 30.0
    """HTTP requests a second that one address may make for long; 0: as many as it likes."""
    absent: float = 30.0
    """Seconds that somebody has to be away before a bot may play on for them."""
    secret: str = ""
    """What cookies are signed with; by default a random one that is kept in the database."""
    log: str = "info"
    """The least important kind of message that is logged."""
    static: str = str(STATIC)
    """The folder of the built page."""


def data_folder() -> Path:
    """Where this person's data belongs, as the platform has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "guilda"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "guilda"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / "guilda"


def default_database() -> str:
    """A file of SQLite in the data folder, unless GUILDA_DATABASE names another database."""
    return os.environ.get("GUILDA_DATABASE") or f"sqlite:///{data_folder() / 'guilda.db'}"


def to_environment(settings: Settings) -> None:
    """Hand the settings to worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the starting process has handed over."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
