"""Compile the rules: plain Python files with a .pxd beside them become native modules.

Everything else about the package is in pyproject.toml. With GUILDA_PURE=1 nothing is compiled.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
# A .pxd without C code of its own (`packed.pxd`) is inlined into the modules that use it.
HEADERS_ONLY = {"guilda.rules.packed"}


def extensions() -> list[Extension]:
    """Every module that has a .pxd beside it."""
    found = []
    for header in sorted(SOURCE.glob("guilda/**/*.pxd")):
        module = ".".join(header.relative_to(SOURCE).with_suffix("").parts)
        if module not in HEADERS_ONLY:
            flags = [] if sys.platform == "win32" else ["-O3", "-g0"]
            found.append(Extension(module, [str(header.with_suffix(".py"))], extra_compile_args=flags))
    return found


def native_modules() -> list[Extension]:
    """The extensions as C, or none in a pure build."""
    if os.environ.get("GUILDA_PURE", "0") not in ("", "0"):
        return []
    from Cython.Build import cythonize

    modules: list[Extension] = cythonize(
        extensions(),
        nthreads=os.cpu_count() or 1,
        include_path=[str(SOURCE)],
        build_dir="build/cython",
        language_level=3,
        compiler_directives={
            "annotation_typing": False,
            "boundscheck": False,
            "cdivision": True,
            "infer_types": True,
            "initializedcheck": False,
            "wraparound": False,
        },
    )
    return modules


setup(ext_modules=native_modules(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
