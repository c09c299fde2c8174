"""Observations: a position as an array of integers, from the point of view of one seat."""

from __future__ import annotations

from guilda.encoding.encoder import Encoder, Field, encoder_of
from guilda.encoding.symmetry import Symmetry, random_symmetry

__all__ = ["Encoder", "Field", "Symmetry", "encoder_of", "random_symmetry"]
