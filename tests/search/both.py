"""Run a program compiled and uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def assert_agree(code: str) -> None:
    """Check that a program prints the same with the compiled and the uncompiled package, and something."""
    compiled, pure = (
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "GUILDA_PURE": pure},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    )
    assert compiled == pure != ""
