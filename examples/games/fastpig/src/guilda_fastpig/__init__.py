"""Pig with compiled rules."""

from dataclasses import replace
from pathlib import Path

import guilda_pig

from guilda.locales import add_folder
from guilda_fastpig.position import FastPig
from guilda_fastpig.presentation import PRESENTATION

assert guilda_pig.INFO.messages is not None
add_folder(guilda_pig.INFO.messages)  # our messages refer to those of Pig

INFO = replace(
    guilda_pig.INFO,
    name="fastpig",
    kind=FastPig,
    presentation=PRESENTATION,
    messages=Path(__file__).parent / "locales",
)
