"""Checks of Python classes that derive from compiled ones, refused in words that explain why."""

from collections.abc import Callable, Iterable
from typing import Any, final

def is_python_class(kind: type) -> bool:
    """Return whether a class is plain Python: not compiled, and not meant to be (then it has a .pxd)."""

def seal(base: str, *kinds: Any) -> None:
    """Refuse subclasses of final compiled classes, whose methods would not be called; name the class to derive from."""

def check_subclasses(base: Any, check: Callable[[Any], None]) -> None:
    """Call a function with every class that is derived from a class in Python; it refuses one with a `TypeError`.

    CPython refuses subclasses of final classes without a reason, unless the class has this flag: then it calls
    `__init_subclass__`. Cython cannot define that method, so it is added here.
    """

def refuse_overrides(kind: type, base: type, names: Iterable[str]) -> None:
    """Refuse a Python class that redefines methods of a compiled base class which compiled code would not call."""

def refusal(name: str, base: str) -> Callable[[Any], None]:
    """Return a check that refuses."""
