"""Compile the rules and build the page: a plain Python file with a .pxd beside it becomes a native module.

Everything else about the package is in pyproject.toml. With GUILDA_PURE=1 nothing is compiled and no page is built.
"""

import importlib.util
import os
import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_page
import check_machine

PURE = os.environ.get("GUILDA_PURE", "0") not in ("", "0")
ONLY_PLAY = os.environ.get("GUILDA_ONLY") == "play"
SOURCE = Path("src")
REPOSITORY = "guilda-games/guilda"
# Cython's support code for memory views and functions is compiled once, not once a module: half of the compile time.
SHARED = "guilda._cython_shared"
FAST, SMALL = ([], []) if sys.platform == "win32" else (["-O3", "-g0"], ["-O1", "-g0"])
# Modules in which no time is spent, or only in Python's own functions: compiled in half the time.
UNHURRIED = {
    SHARED,
    "guilda.encoding.encoder",
    "guilda.rl.team",
    "guilda.rules.game",
    "guilda.rules.preview",
    "guilda.rules.rng",
    "guilda.rules.sagrada.table",
    "guilda.rules.sealed",
    "guilda.search.evaluation",
    "guilda.search.generic",
}
# What playing does not need. With GUILDA_ONLY=play these modules are left out, unless they were compiled before.
RESEARCH = ("guilda.encoding.", "guilda.rl.")


# This file alone, without the package that is being built.
spec = importlib.util.spec_from_file_location("building", SOURCE / "guilda" / "building.py")
assert spec
assert spec.loader
building = importlib.util.module_from_spec(spec)
spec.loader.exec_module(building)


def extensions() -> list[Extension]:
    """Return every module that has a .pxd beside it, and Cython's shared one."""
    files = {SHARED: Path(SOURCE, SHARED.replace(".", "/")).with_suffix(".c"), **building.compiled_files(SOURCE)}
    return [
        Extension(name, [str(path)], extra_compile_args=SMALL if name in UNHURRIED else FAST)
        for name, path in files.items()
        if not ONLY_PLAY or not name.startswith(RESEARCH) or is_compiled(path)
    ]


def is_compiled(path: Path) -> bool:
    """Return whether a module was compiled in place; then it must be again, or it would not fit the others."""
    return any(path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def native_modules() -> list[Extension]:
    """Translate the extensions to C; none in a pure build."""
    if PURE:
        return []
    from Cython.Build import cythonize

    building.write_headers(SOURCE)
    modules: list[Extension] = cythonize(
        extensions(),
        nthreads=os.cpu_count() or 1,
        include_path=[str(SOURCE)],
        build_dir="build/cython",
        shared_utility_qualified_name=SHARED,
        language_level=3,
        compiler_directives={**building.DIRECTIVES, "auto_pickle": False},  # positions have `__reduce__`
    )
    return modules


def description() -> str:
    """Return the README for the package index, which does not resolve relative links."""
    version = re.search(r'__version__ = "(.+)"', Path("src/guilda/version.py").read_text("utf-8"))
    assert version
    tag = f"v{version[1]}"
    text = Path("README.md").read_text("utf-8")
    images = f"https://raw.githubusercontent.com/{REPOSITORY}/{tag}/"
    pages = f"https://github.com/{REPOSITORY}/blob/{tag}/"
    relative = r"(?![a-z]+:|#|/)"
    text = re.sub(rf"(!\[[^\]]*\]\(){relative}", rf"\1{images}", text)
    text = re.sub(rf'(<img\b[^>]*?\bsrc="|<source\b[^>]*?\bsrcset="){relative}', rf"\1{images}", text)
    return re.sub(rf"(\]\(){relative}", rf"\1{pages}", text)


class BuildNative(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compile the modules and show the progress."""

    def run(self) -> None:
        """Report a missing compiler in a sentence instead of a traceback."""
        lacking = check_machine.compiler() if self.extensions else []
        if lacking:
            remedy = "GUILDA_PURE=1 installs the package uncompiled: the same games, 40 times slower or worse"
            sys.exit("\n".join([*lacking, remedy]))
        self.compiled = 0
        super().run()

    def build_extension(self, ext: Extension) -> None:
        """Compile one module."""
        super().build_extension(ext)
        self.compiled += 1
        print(f"compiled {self.compiled} of {len(self.extensions)}: {ext.name}", flush=True)


class BuildWithPage(build_py):  # type: ignore[misc]
    """The package's files including the page, its pieces and the type stubs, which a wheel must contain."""

    def run(self) -> None:
        """Build the page first, so that it is found among the package's data."""
        if not PURE:
            build_page.build()
        super().run()
        if not self.editable_mode:
            for stub in Path("stubs").rglob("*.pyi"):
                self.copy_file(str(stub), str(Path(self.build_lib, stub.relative_to("stubs"))))
            self.copy_file("web/src/pieces.svg", str(Path(self.build_lib, "guilda/drawing/pieces.svg")))


class SdistWithPage(sdist):  # type: ignore[misc]
    """The source distribution including the built page, so that installing from it needs no Node."""

    def run(self) -> None:
        """Build the page first."""
        if not PURE:
            build_page.build()
        super().run()


if __name__ == "__main__":  # Cython's processes may import this file
    setup(
        ext_modules=native_modules(),
        cmdclass={"build_ext": BuildNative, "build_py": BuildWithPage, "sdist": SdistWithPage},
        long_description=description(),
        long_description_content_type="text/markdown",
        setup_requires=[] if PURE or build_page.is_current() or build_page.find_npm() else [build_page.WHEEL],
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
