"""Azul: Stained Glass of Sintra, for 2 to 4 players, on side A or B of the palace board."""

from guilda.components import sintra as box
from guilda.rules.options import GameInfo, Option, players_option, start_option
from guilda.rules.sintra.position import Sintra
from guilda.rules.sintra.presentation import SintraPresentation

__all__ = ["INFO", "Sintra"]

INFO = GameInfo(
    name="sintra",
    kind=Sintra,
    presentation=SintraPresentation(),
    options=(
        players_option(2, 3, 4),
        Option(
            "side",
            "choice",
            ("A", "B"),
            "A",
        ),
        start_option(4),
    ),
    components=box.FINGERPRINT,
    evaluation="guilda.search.sintra",
    encoder="guilda.encoding.sintra:SintraEncoder",
    board="guilda.terminal.sintra:draw",
    drawing="guilda.drawing.sintra:draw",
    symmetry="guilda.encoding.symmetry:random_sintra",
    editor="guilda.analysis.editors.sintra",
    themes="guilda.puzzles.themes:SINTRA",
    daily="guilda.daily.deals:SINTRA",
    goals=("window", "colour_windows"),
    tempo=("round", "starter"),
    levels=((80, 0.013), (160, 0.008), (400, 0.004), (2_000, 0.0015), (10_000, 0.0), (100_000, 0.0)),
    limits={"playouts": 0.12},
)
