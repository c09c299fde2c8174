"""Stands in for the `cython` module when the rules run uncompiled and Cython is not installed."""

from contextlib import nullcontext
from typing import Any

compiled = False
gil = nogil = nullcontext()


def cast(_type: object, value: Any) -> Any:
    """A conversion that only matters in C."""
    return value
