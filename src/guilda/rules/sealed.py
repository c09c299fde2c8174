"""Checks of Python classes that derive from compiled ones, refused in words that explain why."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import cython

IMMUTABLE = 1 << 8  # the flag of types made by compiled code

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

if not cython.compiled:  # C names, which the .pxd imports
    Py_TPFLAGS_BASETYPE = 0

    def PyType_Modified(kind: type) -> None:  # noqa: N802 - its name in C
        """Forget what is cached about a class; only compiled classes need it."""


def is_python_class(kind: type) -> bool:
    """Return whether a class is plain Python: not compiled, and not meant to be (then it has a .pxd)."""
    if cython.compiled:
        return not kind.__flags__ & IMMUTABLE
    if kind.__module__.startswith("guilda."):  # its files may be in an archive, without their .pxd
        return False
    source = getattr(sys.modules.get(kind.__module__), "__file__", None) or ""
    return not os.path.exists(os.path.splitext(source)[0] + ".pxd")  # noqa: PTH110, PTH122 - pathlib is slow to import


def seal(base: str, *kinds: Any) -> None:
    """Refuse subclasses of final compiled classes, whose methods would not be called; name the class to derive from."""
    for kind in kinds:
        check_subclasses(kind, refusal(kind.__name__, base))


def check_subclasses(base: Any, check: Callable[[Any], None]) -> None:
    """Call a function with every class that is derived from a class in Python; it refuses one with a `TypeError`.

    CPython refuses subclasses of final classes without a reason, unless the class has this flag: then it calls
    `__init_subclass__`. Cython cannot define that method, so it is added here.
    """

    def init_subclass(kind: Any, /, **_: Any) -> None:
        check(kind)

    if cython.compiled:
        native = cython.cast("PyTypeObject*", base)
        native.tp_flags |= Py_TPFLAGS_BASETYPE
        cython.cast(dict, native.tp_dict)["__init_subclass__"] = classmethod(init_subclass)
        PyType_Modified(base)
    else:
        base.__init_subclass__ = classmethod(init_subclass)


def refuse_overrides(kind: type, base: type, names: Iterable[str]) -> None:
    """Refuse a Python class that redefines methods of a compiled base class which compiled code would not call."""
    found = [name for name in names if getattr(kind, name, None) is not getattr(base, name, None)]
    if found:
        raise TypeError(
            f"{kind.__name__} cannot define {', '.join(found)}: {base.__name__} uses the name for compiled code, which "
            f"would not call the method. Choose another name"
        )


def refusal(name: str, base: str) -> Callable[[Any], None]:
    """Return a check that refuses."""

    def refuse(kind: Any) -> None:
        raise TypeError(
            f"{kind.__name__} cannot derive from {name}: compiled code would not call its methods. Derive from {base}"
        )

    return refuse
