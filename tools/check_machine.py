"""Report what a machine lacks before anything is installed. Runs on any Python 3."""

import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path


def python() -> "list[str]":
    """Return what Python lacks, each with a remedy."""
    found = []
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is read by older ones
        version = ".".join(map(str, sys.version_info[:2]))
        found.append(f"Python 3.11 or newer is needed, this is {version}: name another one with make PYTHON=…")
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        found.append("Python's venv module is needed (Debian: apt install python3-venv)")
    return found


def compiler() -> "list[str]":
    """Return what compiling lacks, each with a remedy."""
    found = []
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        found.append("Python's header files are needed to compile the rules (Debian: apt install python3-dev)")
    names = ((sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang")
    if sys.platform != "win32" and not any(map(shutil.which, names)):  # on Windows it is not on the PATH
        found.append("a C compiler is needed (Debian: apt install gcc)")
    return found


if __name__ == "__main__":
    lacking = python() + compiler()
    for sentence in lacking:
        print(sentence, file=sys.stderr)
    sys.exit(1 if lacking else 0)
