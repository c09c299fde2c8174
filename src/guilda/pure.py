"""Run the rules as plain Python although they are compiled (GUILDA_PURE=1): slower, easier to step through."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source file of a module of the package, if it has one."""
        if not fullname.startswith("guilda."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """From now on, import the package's modules from their sources."""
    sys.meta_path.insert(0, SourceFinder())
