"""Splendor, for 2 to 4 players."""

from guilda.components import splendor as box
from guilda.rules.options import GameInfo, players_option, start_option
from guilda.rules.splendor.position import SPEECH, Splendor

__all__ = ["INFO", "Splendor"]

INFO = GameInfo(
    name="splendor",
    title={"en": "Splendor", "pt": "Splendor", "es": "Splendor"},
    kind=Splendor,
    speech=SPEECH,
    options=(players_option(2, 3, 4), start_option(4)),
    components=box.FINGERPRINT,
    secrets=True,
)
