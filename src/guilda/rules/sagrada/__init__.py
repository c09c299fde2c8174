"""Sagrada, for 2 to 4 players, and its solo game."""

from guilda.components import sagrada as box
from guilda.rules.options import GameInfo, Option, players_option, start_option
from guilda.rules.sagrada.position import SPEECH, Sagrada

__all__ = ["INFO", "Sagrada"]

INFO = GameInfo(
    name="sagrada",
    title={"en": "Sagrada", "pt": "Sagrada", "es": "Sagrada"},
    kind=Sagrada,
    speech=SPEECH,
    options=(
        players_option(1, 2, 3, 4),
        Option(
            "tools",
            "integer",
            box.SOLO_TOOLS,
            3,
            {"en": "Tools (solo)", "pt": "Ferramentas (solo)", "es": "Herramientas (solitario)"},
            {
                1: {"en": "1: extreme challenge", "pt": "1: desafio extremo", "es": "1: desafío extremo"},
                5: {"en": "5: easy", "pt": "5: fácil", "es": "5: fácil"},
            },
            only_for=(1,),
        ),
        Option(
            "objectives",
            "integer",
            box.SOLO_OBJECTIVES,
            2,
            {
                "en": "Public objectives (solo)",
                "pt": "Objetivos públicos (solo)",
                "es": "Objetivos públicos (solitario)",
            },
            only_for=(1,),
        ),
        start_option(4),
    ),
    components=box.FINGERPRINT,
    secrets=True,
)
