"""Build the compiled modules of a package; for this one, and for games in other packages.

Their `setup.py`:

    from guilda.building import native_modules
    setup(ext_modules=native_modules("src"))

Every Python file with a .pxd beside it is compiled. The C declarations of constants and fields are written first, from
their one declaration in Python:

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

PACKAGES = Path(__file__).resolve().parent.parent
"""The folder of this package, whose .pxd files others include."""
HEADERS_ONLY = ("cells", "constants", "packed", "units")
"""Endings of .pxd files without a module: constants or inline functions, part of the modules that use them."""
DIRECTIVES = {
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "wraparound": False,
}
INCLUDE = re.compile(r'^include "(\w+)_fields\.pxi"$', re.MULTILINE)
BIGGEST_INT = 2**31 - 1


def native_modules(source: str) -> Any:
    """Return the extensions of a package, translated to C. It needs Cython and setuptools."""
    from Cython.Build import cythonize
    from setuptools import Extension

    write_headers(Path(source))
    extensions = [Extension(name, [str(path)]) for name, path in compiled_files(Path(source)).items()]
    include = [source, str(PACKAGES)]
    return cythonize(extensions, include_path=include, language_level=3, compiler_directives=DIRECTIVES)


def compiled_files(source: Path) -> dict[str, Path]:
    """Return the names and files of all modules that have a .pxd beside them."""
    headers = [path for path in sorted(source.glob("**/*.pxd")) if not path.stem.endswith(HEADERS_ONLY)]
    return {module_name(path, source): path.with_suffix(".py") for path in headers}


def module_name(path: Path, source: Path) -> str:
    """Return the dotted name of a source file."""
    return ".".join(path.relative_to(source).with_suffix("").parts)


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
    from guilda.rules.state import declared_fields

    lines = [f"# Generated from {name}.py."]
    for kind in kinds:
        assert kind.__base__ is not None
        lines += ["", f"cdef class {kind.__name__}({kind.__base__.__name__}):"]
        for field, cells in declared_fields(kind):
            array = f"[{cells.length}]" if cells.length else ""
            lines.append(f"    cdef readonly {cells.type}{array} {field}")
    return "\n".join(lines) + "\n"


def fields_module(name: str, kinds: list[type]) -> str:
    """Return a module with the fields of each class."""
    from guilda.rules.state import declared_fields

    lines = [f'"""Generated from {name}.py."""', "", "FIELDS = {"]
    for kind in kinds:
        lines.append(f'    "{kind.__name__}": (')
        lines += [f"        ({field!r}, {tuple(cells)!r})," for field, cells in declared_fields(kind)]
        lines.append("    ),")
    return "\n".join([*lines, "}"]) + "\n"


def generate(source: Path) -> None:
    """Write the headers of a folder of packages."""
    from guilda import pure
    from guilda.rules.state import declared_fields

    pure.PACKAGES.update(folder.name for folder in source.iterdir())
    for path in sorted(source.glob("**/*constants.py")):
        name = module_name(path, source)
        numbers = {
            key: number
            for key, number in vars(import_module(name)).items()
            if key.isupper() and isinstance(number, (int, float))
        }
        write(path.with_suffix(".pxd"), constants_header(name, numbers))
    for path in sorted(source.glob("**/*.pxd")):
        if INCLUDE.search(path.read_text(encoding="utf-8")):
            name = module_name(path, source)
            module = import_module(name)
            kinds = [
                kind
                for kind in vars(module).values()
                if isinstance(kind, type) and kind.__module__ == name and declared_fields(kind)
            ]
            write(path.with_name(f"{path.stem}_fields.pxi"), fields_header(name, kinds))
            write(path.with_name(f"{path.stem}_fields.py"), fields_module(name, kinds))


def write_headers(source: Path) -> None:
    """Write the headers in a separate process, where all packages are uncompiled."""
    path = os.pathsep.join([str(source), str(PACKAGES), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "GUILDA_PURE": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "guilda.building", str(source)]
    subprocess.run(command, env=environment, check=True)  # noqa: S603 - our own program


if __name__ == "__main__":
    generate(Path(sys.argv[1]))
