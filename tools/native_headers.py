"""Write the C declarations of constants and fields from their one declaration in Python, for the build.

- `constants.pxd` beside every `constants.py`, and likewise for `NAME_constants.py`;
- beside every .pxd that includes `NAME_fields.pxi`: that file, with a C class for each class of the module that
  declares fields, and `NAME_fields.py`, the same declarations for the running program.

The modules are imported uncompiled, which needs nothing but Python. Files that would not change are left alone, so that
nothing is compiled twice. The files are not committed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
INCLUDE = re.compile(r'^include "(\w+)_fields\.pxi"$', re.MULTILINE)
BIGGEST_INT = 2**31 - 1


def module_name(path: Path) -> str:
    """Return the dotted name of a source file."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def write(path: Path, text: str) -> None:
    """Write a file if its text has changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def constants_header(name: str, numbers: dict[str, Any]) -> str:
    """Return a .pxd with constants: an enum, and macros for what does not fit into an int."""
    small = {key: number for key, number in numbers.items() if is_small(number)}
    wide = {key: number for key, number in numbers.items() if not is_small(number)}
    lines = [f"# Generated from {name}.py."]
    if small:
        lines += ["", "cdef enum:", *(f"    {key} = {int(number)}" for key, number in small.items())]
    if wide:
        prefix = name.upper().replace(".", "_")
        lines += ["", "cdef extern from *:", '    """']
        lines += [f"    #define {prefix}_{key} {literal(number)}" for key, number in wide.items()]
        lines += ['    """', *(f'    const {c_type(number)} {key} "{prefix}_{key}"' for key, number in wide.items())]
    return "\n".join(lines) + "\n"


def is_small(number: float) -> bool:
    """Return whether a number is an int in C."""
    return isinstance(number, int) and -BIGGEST_INT <= number <= BIGGEST_INT


def c_type(number: float) -> str:
    """Return the C type of a constant that does not fit an int."""
    return "double" if isinstance(number, float) else "unsigned long long"


def literal(number: float) -> str:
    """Return a constant as a C literal."""
    return repr(number) if isinstance(number, float) else f"{number}ull"


def fields_header(name: str, kinds: list[type]) -> str:
    """Return the C declarations of the classes of a module that declare fields."""
    from guilda.rules.state import own_fields

    lines = [f"# Generated from {name}.py."]
    for kind in kinds:
        assert kind.__base__ is not None
        lines += ["", f"cdef class {kind.__name__}({kind.__base__.__name__}):"]
        for field, cells in own_fields(kind):
            array = f"[{cells.length}]" if cells.length else ""
            lines.append(f"    cdef readonly {cells.type}{array} {field}")
    return "\n".join(lines) + "\n"


def fields_module(name: str, kinds: list[type]) -> str:
    """Return a module with the fields of each class."""
    from guilda.rules.state import own_fields

    lines = [f'"""Generated from {name}.py."""', "", "FIELDS = {"]
    for kind in kinds:
        lines.append(f'    "{kind.__name__}": (')
        lines += [f"        ({field!r}, {tuple(cells)!r})," for field, cells in own_fields(kind)]
        lines.append("    ),")
    return "\n".join([*lines, "}"]) + "\n"


def generate() -> None:
    """Write all files."""
    for path in sorted(SOURCE.glob("guilda/**/*constants.py")):
        name = module_name(path)
        numbers = {
            key: number
            for key, number in vars(import_module(name)).items()
            if key.isupper() and isinstance(number, (int, float))
        }
        write(path.with_suffix(".pxd"), constants_header(name, numbers))
    for path in sorted(SOURCE.glob("guilda/**/*.pxd")):
        if INCLUDE.search(path.read_text(encoding="utf-8")):
            name = module_name(path)
            module = import_module(name)
            kinds = [
                kind
                for kind in vars(module).values()
                if isinstance(kind, type) and kind.__module__ == name and "__annotations__" in kind.__dict__
            ]
            write(path.with_name(f"{path.stem}_fields.pxi"), fields_header(name, kinds))
            write(path.with_name(f"{path.stem}_fields.py"), fields_module(name, kinds))


def run() -> None:
    """Generate in a separate process, where the package is uncompiled."""
    environment = {**os.environ, "GUILDA_PURE": "1", "PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, __file__], env=environment, check=True)


if __name__ == "__main__":
    generate()
