"""Compile the rules, and build the page: plain Python files with a .pxd beside them become native modules.

Everything else about the package is in pyproject.toml. With GUILDA_PURE=1 nothing is compiled and no page is built.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_page

PURE = os.environ.get("GUILDA_PURE", "0") not in ("", "0")
SOURCE = Path("src")
# A .pxd without C code of its own (`packed.pxd`, `cells.pxd`) is inlined into the modules that use it.
HEADERS_ONLY = {"guilda.rl.cells", "guilda.rules.packed"}


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
    if PURE:
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


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools has no types
    """The package's files, the page among them: a wheel without it would be a mistake."""

    def run(self) -> None:
        """Build the page first, so that it is found among the package's data."""
        if not PURE:
            build_page.build()
        super().run()


setup(
    ext_modules=native_modules(),
    cmdclass={"build_py": BuildWithPage},
    setup_requires=[] if PURE or build_page.is_current() or build_page.find_npm() else [build_page.WHEEL],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
