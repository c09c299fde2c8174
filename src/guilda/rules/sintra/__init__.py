"""Azul: Stained Glass of Sintra, for 2 to 4 players, on side A or B of the palace board."""

from guilda.components import sintra as box
from guilda.rules.options import GameInfo, Option, players_option, start_option
from guilda.rules.sintra.position import SPEECH, Sintra

__all__ = ["INFO", "Sintra"]

INFO = GameInfo(
    name="sintra",
    title={
        "en": "Azul: Stained Glass of Sintra",
        "pt": "Azul: Vitrais de Sintra",
        "es": "Azul: Vitrales de Sintra",
    },
    kind=Sintra,
    speech=SPEECH,
    options=(
        players_option(2, 3, 4),
        Option(
            "side",
            "choice",
            ("A", "B"),
            "A",
            {
                "en": "Side of the palace board",
                "pt": "Lado do tabuleiro de palácio",
                "es": "Lado del tablero de palacio",
            },
            {
                "A": {"en": "A (ornaments)", "pt": "A (ornamentos)", "es": "A (ornamentos)"},
                "B": {
                    "en": "B (complete windows and one colour)",
                    "pt": "B (janelas completas e uma cor)",
                    "es": "B (ventanas completas y un color)",
                },
            },
        ),
        start_option(4),
    ),
    components=box.FINGERPRINT,
)
