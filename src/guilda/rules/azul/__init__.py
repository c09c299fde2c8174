"""Azul, for 2 to 4 players, on the coloured or the free wall."""

from guilda.components import azul as box
from guilda.rules.azul.position import Azul
from guilda.rules.azul.presentation import AzulPresentation
from guilda.rules.options import GameInfo, Option, players_option, start_option

__all__ = ["INFO", "Azul"]

INFO = GameInfo(
    name="azul",
    kind=Azul,
    presentation=AzulPresentation(),
    options=(
        players_option(2, 3, 4),
        Option(
            "wall",
            "choice",
            ("coloured", "free"),
            "coloured",
        ),
        start_option(4),
    ),
    components=box.FINGERPRINT,
    evaluation="guilda.search.azul",
    encoder="guilda.encoding.azul:AzulEncoder",
    board="guilda.terminal.azul:draw",
    drawing="guilda.drawing.azul:draw",
    symmetry="guilda.encoding.symmetry:random_azul",
    editor="guilda.analysis.editors.azul",
    themes="guilda.puzzles.themes:AZUL",
    daily="guilda.daily.deals:AZUL",
    goals=("rows", "columns", "colours"),
    tempo=("round", "starter"),
    levels=((120, 0.016), (450, 0.01), (1_500, 0.005), (5_000, 0.001), (14_000, 0.0), (70_000, 0.0)),
    limits={"playouts": 0.12, "move": 25},
)
