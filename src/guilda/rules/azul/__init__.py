"""Azul, for 2 to 4 players, on the coloured wall or the free one."""

from guilda.components import azul as box
from guilda.rules.azul.position import SPEECH, Azul
from guilda.rules.options import GameInfo, Option, players_option, start_option

__all__ = ["INFO", "Azul"]

INFO = GameInfo(
    name="azul",
    title={"en": "Azul", "pt": "Azul", "es": "Azul"},
    kind=Azul,
    speech=SPEECH,
    options=(
        players_option(2, 3, 4),
        Option(
            "wall",
            "choice",
            ("coloured", "free"),
            "coloured",
            {"en": "Wall", "pt": "Parede", "es": "Pared"},
            {
                "coloured": {"en": "coloured", "pt": "colorida", "es": "de colores"},
                "free": {"en": "free (grey side)", "pt": "livre (lado cinza)", "es": "libre (lado gris)"},
            },
        ),
        start_option(4),
    ),
    components=box.FINGERPRINT,
)
