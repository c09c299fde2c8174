"""Arrays for callers: NumPy arrays where NumPy is installed, otherwise arrays of the standard library."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from array import array


@cache
def numpy() -> Any:
    """Return the module NumPy, or None. It is imported when the first array is asked for."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


def as_array(numbers: array[int]) -> Any:
    """Return numbers as a NumPy array that shares their memory; without NumPy, as they are."""
    module = numpy()
    return numbers if module is None else module.asarray(numbers)
