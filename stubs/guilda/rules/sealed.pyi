"""Classes that Python code cannot subclass, refused in words that explain why."""

from typing import Any, final

def seal(base: str, *kinds: Any) -> None:
    """Refuse subclasses of final compiled classes, whose methods would not be called; name the class to derive from.

    CPython refuses them without a reason, unless the class has this flag: then it calls `__init_subclass__`. Cython
    cannot define that method, so it is added here.
    """

def refusal(name: str, base: str) -> Any:
    """Return an `__init_subclass__` that refuses."""
