"""Sagrada, for 2 to 4 players, and its solo game."""

from guilda.components import sagrada as box
from guilda.rules.options import GameInfo, Option, players_option, start_option
from guilda.rules.sagrada.chance import chance_event
from guilda.rules.sagrada.position import Sagrada
from guilda.rules.sagrada.presentation import SagradaPresentation

__all__ = ["INFO", "Sagrada"]

INFO = GameInfo(
    name="sagrada",
    kind=Sagrada,
    presentation=SagradaPresentation(),
    chance=chance_event,
    options=(
        players_option(1, 2, 3, 4),
        Option(
            "tools",
            "integer",
            box.SOLO_TOOLS,
            3,
            only_for=(1,),
        ),
        Option(
            "objectives",
            "integer",
            box.SOLO_OBJECTIVES,
            2,
            only_for=(1,),
        ),
        start_option(4),
    ),
    components=box.FINGERPRINT,
    secrets=True,
    evaluation="guilda.search.sagrada",
    encoder="guilda.encoding.sagrada:SagradaEncoder",
    board="guilda.terminal.sagrada:draw",
    drawing="guilda.drawing.sagrada:draw",
    editor="guilda.analysis.editors.sagrada",
    themes="guilda.puzzles.themes:SAGRADA",
    daily="guilda.daily.deals:SAGRADA",
    goals=tuple(each.name for each in box.OBJECTIVES if each.name != "colour_diagonals"),
    levels=((120, 0.5), (120, 0.1), (120, 0.04), (300, 0.01), (1_500, 0.0), (14_000, 0.0)),
    limits={"playouts": 0.08, "copy": 60},
)
