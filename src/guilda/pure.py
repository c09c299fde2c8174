"""Run the compiled modules as plain Python instead (GUILDA_PURE=1): slower, easier to step through."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


PACKAGES = {"guilda"}
"""The packages that run uncompiled: this one, and those that add games."""


class SourceFinder(MetaPathFinder):
    """Finds the modules of these packages as source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source file of a module of these packages, if it has one."""
        if fullname.partition(".")[0] not in PACKAGES:
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Import modules from their sources from now on."""
    sys.meta_path.insert(0, SourceFinder())
    provide_cython()


def check_compiled(module: str, compiled: bool) -> None:
    """Refuse to run a module uncompiled beside compiled rules, whose native functions it could not call."""
    rules = sys.modules["guilda.rules.game"].__file__ or ""
    if not compiled and not rules.endswith(".py"):
        raise ImportError(
            f"{module} is not compiled, but the rules are: run `make compile` or `pip install .` in the clone",
            name=module,
        )


def cast(_type: object, value: Any) -> Any:
    """Return the value: a conversion that only matters in C."""
    return value


def provide_cython() -> None:
    """Provide a substitute for the module `cython` where it is not installed, for running uncompiled."""
    if find_spec("cython") is not None:
        return
    stand_in = ModuleType("cython", "Substitute for Cython's module while guilda runs uncompiled.")
    stand_in.__dict__.update(compiled=False, gil=nullcontext(), nogil=nullcontext(), cast=cast)
    sys.modules["cython"] = stand_in
