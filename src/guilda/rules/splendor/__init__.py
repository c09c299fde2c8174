"""Splendor, for 2 to 4 players."""

from guilda.components import splendor as box
from guilda.rules.options import GameInfo, players_option, start_option
from guilda.rules.splendor.chance import chance_event
from guilda.rules.splendor.position import Splendor
from guilda.rules.splendor.presentation import SplendorPresentation

__all__ = ["INFO", "Splendor"]

INFO = GameInfo(
    name="splendor",
    kind=Splendor,
    presentation=SplendorPresentation(),
    chance=chance_event,
    options=(players_option(2, 3, 4), start_option(4)),
    components=box.FINGERPRINT,
    secrets=True,
    evaluation="guilda.search.splendor",
    encoder="guilda.encoding.splendor:SplendorEncoder",
    board="guilda.terminal.splendor:draw",
    drawing="guilda.drawing.splendor:draw",
    symmetry="guilda.encoding.symmetry:random_splendor",
    editor="guilda.analysis.editors.splendor",
    themes="guilda.puzzles.themes:SPLENDOR",
    daily="guilda.daily.deals:SPLENDOR",
    goals=("nobles",),
    tempo=("round",),
    levels=((35, 0.05), (90, 0.025), (220, 0.014), (1_000, 0.006), (10_000, 0.0), (100_000, 0.0)),
    limits={"playouts": 0.24},
)
