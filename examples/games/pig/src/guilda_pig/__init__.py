"""Pig, a traditional dice game for two to six players."""

from pathlib import Path

from guilda.rules.options import GameInfo, Option, players_option, start_option
from guilda_pig.position import TARGETS, Pig
from guilda_pig.presentation import PRESENTATION

INFO = GameInfo(
    name="pig",
    kind=Pig,
    presentation=PRESENTATION,
    options=(
        players_option(2, 3, 4, 5, 6),
        Option("target", "integer", TARGETS, default=50),
        start_option(6),
    ),
    messages=Path(__file__).parent / "locales",
)
