"""Settings of a server, passed to worker processes through the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

ENVIRONMENT = "GUILDA_SERVER"
STATIC = Path(__file__).parent / "static"
OFFLINE = Path(os.environ.get("GUILDA_OFFLINE") or Path(__file__).parent / "offline")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings."""

    database: str
    """sqlite:///file or postgresql://…"""
    channels: str = "memory://"
    """Pub/sub between processes: memory://, redis://… (also Valkey) or postgresql://…"""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Addresses of the page, such as https://example.org, where a proxy does not keep `Host`."""
    rate: float = 30.0
    """Sustained HTTP requests per second and address; 0 sets no limit."""
    address: str = ""
    """The public address of the page, such as https://example.org: for links in e-mails and for secure cookies."""
    smtp_url: str = ""
    """smtp://user:password@host:587 or smtps://…; without it no e-mail is sent."""
    mail_from: str = ""
    """The sender of e-mails."""
    openid_issuer: str = ""
    """The address of an OpenID provider with which people can log in."""
    openid_client: str = ""
    openid_secret: str = ""
    openid_name: str = "OpenID"
    """The name of the provider on the page."""
    absent: float = 30.0
    """Seconds a player may be absent before a bot can take the seat."""
    vacation_days: int = 30
    """Days a year for which a person may stop their clocks in games by correspondence."""
    secret: str = ""
    """Signs cookies; by default a random one in the database."""
    log: str = "info"
    """The lowest level that is logged."""
    static: str = str(STATIC)
    """The folder of the built page."""
    offline: str = str(OFFLINE)
    """The folder with the games for the browser (`make offline`), offered as /offline/ if it is there."""


def data_folder() -> Path:
    """Return the platform's folder for user data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "guilda"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "guilda"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / "guilda"


def default_database() -> str:
    """Return the URL in GUILDA_DATABASE, or that of a SQLite file in the data folder."""
    return os.environ.get("GUILDA_DATABASE") or f"sqlite:///{data_folder() / 'guilda.db'}"


def to_environment(settings: Settings) -> None:
    """Pass the settings to worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """Return the settings that the parent process has passed."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
