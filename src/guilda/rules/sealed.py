"""Classes that Python code cannot subclass, refused in words that explain why."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:  # C names, which the .pxd imports
    Py_TPFLAGS_BASETYPE = 0

    def PyType_Modified(kind: type) -> None:  # noqa: N802 - its name in C
        """Forget what is cached about a class; only compiled classes need it."""


def seal(base: str, *kinds: Any) -> None:
    """Refuse subclasses of final compiled classes, whose methods would not be called; name the class to derive from.

    CPython refuses them without a reason, unless the class has this flag: then it calls `__init_subclass__`. Cython
    cannot define that method, so it is added here.
    """
    for kind in kinds:
        refuse = refusal(kind.__name__, base)
        if cython.compiled:
            native = cython.cast("PyTypeObject*", kind)
            native.tp_flags |= Py_TPFLAGS_BASETYPE
            cython.cast(dict, native.tp_dict)["__init_subclass__"] = refuse
            PyType_Modified(kind)
        else:
            kind.__init_subclass__ = refuse


def refusal(name: str, base: str) -> Any:
    """Return an `__init_subclass__` that refuses."""

    def refuse(kind: type, /, **_: Any) -> None:
        raise TypeError(
            f"{kind.__name__} cannot derive from {name}: compiled code would not call its methods. Derive from {base}"
        )

    return classmethod(refuse)
