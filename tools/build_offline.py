"""Build Guilda for the browser into dist/offline: static files that need no Guilda server.

The rules, the bots and the tables run there in Pyodide. Their C, which the native build has translated already, is
compiled to WebAssembly by the clang of the PyPI package `ziglang`; Emscripten is not needed. Everything downloaded is
pinned and kept in build/offline. By hand: `python tools/build_offline.py [--for-tests]`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
import build_page

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TRANSLATED = ROOT / "build" / "cython" / "src"
BUILD = ROOT / "build" / "offline"
ARCHIVE = BUILD / "guilda.tar"
STAMP = BUILD / "guilda.sha256"
OUTPUT = ROOT / "dist" / "offline"
TESTED = BUILD / "site"
"""The static files for tests, compressed in haste."""
SERVED = SOURCE / "guilda" / "server" / "offline"
"""The folder from which `guilda serve` offers the files for offline play."""
SCRIPTS = Path(__file__).parent / "offline"

PYODIDE = "0.29.5"
PYTHON = "python3.13"
"""The Python of that Pyodide, whose headers the build needs."""
ZIG = "ziglang==0.17.0"
MSGSPEC = "msgspec==0.22.0"
MSGSPEC_SHA256 = "0a13624a4969159fe35d8c2a3d377b2b61bbd8585e327440d5e52725affcce38"
OPTIMIZATION = ["-O3", "-g0", "-fwrapv", "-ffp-contract=off", "-msimd128", "-DNDEBUG"]
LINKING = ["--experimental-pic", "-shared", "--no-entry", "--unresolved-symbols=import-dynamic", "--strip-all"]
RUNTIME = ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip"]
LEFT_OUT = {
    "__pycache__",
    "arena",
    "cli",
    "drawing",
    "rl",
    "server",
    "terminal",
    "training",
    "bench.py",
    "building.py",
    "testing.py",
}
"""Folders and modules of the package that a browser has no use for."""
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".tar", ".wasm", ".webmanifest", ".zip"}
COMPRESSIONS = {".br": "br", ".gz": "gzip"}
EPOCH = 315_532_800
"""The time of all files in the archive, so that the same sources give the same archive."""


class BuildError(RuntimeError):
    """Something that the build needs is missing; the message says how to get it."""


class Target(NamedTuple):
    """A version of Pyodide with the headers of its Python."""

    pyodide: Path
    """The folder of the npm package."""
    include: Path
    suffix: str
    """Of extension modules."""


def main() -> int:
    """Build everything that is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--for-tests", action="store_true", help="build into build/offline/site; where it fails, tests are skipped"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    chosen = parser.parse_args()
    try:
        pyodide = target()
        archive(pyodide, chosen.jobs)
        site(pyodide, TESTED if chosen.for_tests else OUTPUT, haste=chosen.for_tests)
        if not chosen.for_tests:
            shutil.rmtree(SERVED, ignore_errors=True)
            shutil.copytree(OUTPUT / "offline", SERVED)
    except (BuildError, build_page.NodeMissingError, subprocess.CalledProcessError) as error:
        if chosen.for_tests:
            print(f"SKIPPED: the tests of the games without a server, because {error}")
            return 0
        print(f"the games were not built for the browser: {error}", file=sys.stderr)
        return 1
    return 0


# What is downloaded


def node(*arguments: str | Path, **environment: str) -> str:
    """Run Node and return what it prints."""
    program = Path(npm()[0])
    command = shutil.which("node") if program.stem == "npm" else str(program)
    assert command is not None
    run = [command, *map(str, arguments)]
    done = subprocess.run(run, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(run[:3])} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def npm() -> list[str]:
    """Return the command that runs npm."""
    found = build_page.find_npm()
    if found is None:
        raise build_page.NodeMissingError
    return found


def target() -> Target:
    """Return Pyodide with the headers of its Python, fetching what is missing."""
    pyodide = fetch_pyodide()
    include = BUILD / f"include-{PYODIDE}"
    suffix = include / "suffix"
    if not suffix.exists():
        headers = find_headers()
        shutil.copytree(headers, include, dirs_exist_ok=True)
        known = (headers / "pyconfig.h").read_text("utf-8") + multiarch_header(headers)
        names = sorted(set(re.findall(r"^(?:#\s*define|/\*\s*#\s*undef)\s+(\w+)", known, re.MULTILINE)))
        printed = node(SCRIPTS / "run.mjs", pyodide, SCRIPTS / "pyconfig.py", "--", " ".join(names))
        first, _, defines = printed.partition("\n")
        (include / "pyconfig.h").write_text(defines, "utf-8")
        suffix.write_text(first, "utf-8")
    return Target(pyodide, include, suffix.read_text("utf-8"))


def find_headers() -> Path:
    """Return the header folder of Pyodide's version of Python on this machine."""
    prefixes = [Path(sysconfig.get_config_var("prefix")), Path("/usr/local"), Path("/usr"), Path("/opt/homebrew")]
    for folder, pattern in {".pyenv/versions": "3.13.*", ".local/share/uv/python": "cpython-3.13.*"}.items():
        prefixes += sorted((Path.home() / folder).glob(pattern), reverse=True)
    for prefix in prefixes:
        if (prefix / "include" / PYTHON / "Python.h").exists():
            return prefix / "include" / PYTHON
    raise BuildError(f"no Python.h of {PYTHON} was found: install it with its development files; it need not run this")


def multiarch_header(headers: Path) -> str:
    """Return the real pyconfig.h where a distribution has put only a reference beside Python.h."""
    found = headers.parent.glob(f"*/{headers.name}/pyconfig.h")
    return "".join(each.read_text("utf-8") for each in found)


def fetch_pyodide() -> Path:
    """Return the folder of npm's package `pyodide`, installed into build/."""
    folder = BUILD / f"pyodide-{PYODIDE}"
    package = folder / "node_modules" / "pyodide"
    if not (package / "pyodide.asm.wasm").exists():
        print(f"fetching pyodide {PYODIDE}", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}\n', "utf-8")
        quiet = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run([*npm(), "install", *quiet, f"pyodide@{PYODIDE}"], cwd=folder, check=True)
    return package


def fetch_zig() -> Path:
    """Return the folder of the PyPI package `ziglang`, installed into build/."""
    folder = BUILD / ZIG.replace("==", "-")
    if not (folder / "ziglang").exists():
        print(f"fetching {ZIG}", flush=True)
        subprocess.run([*pip("install"), "--target", str(folder), ZIG], check=True)
    return folder / "ziglang"


def fetch_msgspec() -> Path:
    """Return the source of the PyPI package `msgspec`, checked and unpacked in build/."""
    name = MSGSPEC.replace("==", "-")
    archive = BUILD / f"{name}.tar.gz"
    if not archive.exists():
        print(f"fetching {MSGSPEC}", flush=True)
        binary = ["--no-binary", "msgspec"]
        subprocess.run([*pip("download"), *binary, "--dest", str(BUILD), MSGSPEC], check=True)
    if hashlib.sha256(archive.read_bytes()).hexdigest() != MSGSPEC_SHA256:
        raise BuildError(f"{archive} is not the file that was expected: delete it and try again")
    folder = BUILD / name
    if not folder.exists():
        with tarfile.open(archive) as found:
            found.extractall(BUILD, filter="data")
    return folder


def pip(command: str) -> list[str]:
    """Return the beginning of a pip command."""
    return [sys.executable, "-m", "pip", command, "--quiet", "--disable-pip-version-check", "--no-deps"]


# Compiling


class Compiler:
    """Compiles C to side modules of Pyodide. Objects are kept by the hash of all that they depend on."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.zig = fetch_zig()
        libc = self.zig / "lib" / "libc" / "include"
        self.flags = [
            "--target=wasm32-unknown-emscripten",
            "-fPIC",
            "-fvisibility=hidden",
            "-nostdinc",
            *("-isystem", str(self.zig / "lib" / "include")),
            *("-isystem", str(libc / "wasm-wasi-musl")),
            *("-isystem", str(libc / "generic-musl")),
            "-D__wasi__",  # what these headers ask for; like Emscripten's they are musl's for 32 bits
            *("-I", str(target.include)),
            *OPTIMIZATION,
        ]

    def module(self, source: Path, output: Path) -> bool:
        """Compile one C file to a module unless that was done; True if it was compiled now."""
        key = hashlib.sha256(source.read_bytes())
        for part in (ZIG, str(self.target.pyodide), *self.flags):
            key.update(part.replace(str(ROOT), "").encode() + b"\0")
        kept = BUILD / "modules" / f"{key.hexdigest()}.so"
        fresh = not kept.exists()
        if fresh:
            kept.parent.mkdir(parents=True, exist_ok=True)
            made = kept.with_suffix(f".{os.getpid()}.o")
            self.zig_tool("clang", *self.flags, "-c", str(source), "-o", str(made))
            linked = made.with_suffix(".linked")
            entry = f"--export=PyInit_{output.name.split('.')[0]}"
            self.zig_tool("wasm-ld", *LINKING, entry, str(made), "-o", str(linked))
            made.unlink()
            linked.rename(kept)
        output.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, output)
        return fresh

    def zig_tool(self, tool: str, *arguments: str) -> None:
        """Run a tool of the compiler package."""
        done = subprocess.run([self.zig / "zig", tool, *arguments], capture_output=True, text=True, check=False)
        if done.returncode:
            raise BuildError(f"{tool} failed on {arguments[-3]}:\n{done.stderr[-4000:]}")


def translated() -> dict[str, Path]:
    """Return the C file of every compiled module of the package, as the native build has translated it."""
    found = {}
    for source in sorted(TRANSLATED.rglob("*.c")):
        relative = source.relative_to(TRANSLATED).with_suffix("")
        python = SOURCE / relative.with_suffix(".py")
        if LEFT_OUT & set(relative.parts) or not (python.exists() or source.stem == "_cython_shared"):
            continue
        if python.exists() and python.stat().st_mtime > source.stat().st_mtime:
            raise BuildError(f"{python.relative_to(ROOT)} is newer than its translation: run make offline")
        found[relative.as_posix()] = source
    if not found:
        raise BuildError("the rules are not compiled: run make offline, which does it first")
    return found


def modules(target: Target, jobs: int) -> Path:
    """Compile the package and msgspec; return the folder of the modules."""
    compiler = Compiler(target)
    sources = translated()
    core = fetch_msgspec() / "src" / "msgspec" / "_core.c"
    folder = BUILD / "lib"
    shutil.rmtree(folder, ignore_errors=True)
    wanted = [
        (source, folder / f"{name}{target.suffix}") for name, source in [*sources.items(), ("msgspec/_core", core)]
    ]

    def build(number: int) -> None:
        source, output = wanted[number]
        if compiler.module(source, output):
            print(f"compiled {source.stem} for WebAssembly", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(build, range(len(wanted))))
    node(SCRIPTS / "missing_symbols.mjs", target.pyodide / "pyodide.asm.wasm", *(output for _, output in wanted))
    return folder


# Packing


def package_files(compiled: Path, msgspec: Path) -> dict[str, bytes]:
    """Return the files of the archive: the package, msgspec from its source, and their compiled modules."""
    native = {path.relative_to(compiled).as_posix(): path for path in compiled.rglob("*.so")}
    found = {name: path.read_bytes() for name, path in native.items()}
    replaced = {name.split(".")[0] for name in native}
    for path in sorted((SOURCE / "guilda").rglob("*")):
        relative = path.relative_to(SOURCE)
        name = relative.as_posix()
        wanted = path.suffix not in {".pxd", ".pxi", ".so", ".pyd", ".c"} and not LEFT_OUT & set(relative.parts)
        if path.is_file() and wanted and name.removesuffix(".py") not in replaced:
            found[name] = path.read_bytes()
    for path in sorted(msgspec.glob("msgspec/*.py")):
        found[path.relative_to(msgspec).as_posix()] = path.read_bytes()
    return found


def write_archive(files: dict[str, bytes], output: Path) -> None:
    """Write an uncompressed tar, which Brotli compresses better than a wheel."""
    with tarfile.open(output, "w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime = len(content), EPOCH
            archive.addfile(entry, BytesIO(content))


def archive(chosen: Target, jobs: int) -> None:
    """Compile what has changed, and write the archive of the package."""
    compiled = modules(chosen, jobs)
    write_archive(package_files(compiled, fetch_msgspec() / "src"), ARCHIVE)
    STAMP.write_text(fingerprint() + "\n", "ascii")


def fingerprint() -> str:
    """Return a hash of the C code that the archive is compiled from."""
    total = hashlib.sha256()
    for name, source in translated().items():
        total.update(f"{name}\0".encode() + source.read_bytes() + b"\0")
    return total.hexdigest()


def is_current() -> bool:
    """Return whether the archive was compiled from the rules as they are."""
    try:
        return STAMP.exists() and STAMP.read_text("ascii").strip() == fingerprint()
    except BuildError:
        return False


def runtime(chosen: Target, folder: Path, haste: bool) -> None:
    """Put Pyodide and the archive together, with a list of the files, their sizes and hashes."""
    folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(chosen.pyodide / name, folder / name)
    shutil.copyfile(ARCHIVE, folder / ARCHIVE.name)
    lock = json.loads((chosen.pyodide / "pyodide-lock.json").read_text("utf-8"))
    compress(folder, haste)
    parts = [part(path) for path in sorted(folder.iterdir()) if path.suffix not in COMPRESSIONS]
    version = hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:12]
    contents = {"version": version, "parts": parts, "lock": {**lock, "packages": {}}}
    (folder / "parts.json").write_text(json.dumps(contents, indent=1) + "\n", "utf-8")


def part(path: Path) -> dict[str, int | str]:
    """Return a file of the runtime as parts.json lists it."""
    wire = {name: Path(f"{path}{suffix}").stat().st_size for suffix, name in COMPRESSIONS.items()}
    return {
        "name": path.name,
        "size": path.stat().st_size,
        **wire,
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }


def compress(folder: Path, haste: bool) -> None:
    """Write each file of a folder also with Brotli and gzip, from build/ if that was done before."""
    kept = BUILD / ("compressed-in-haste" if haste else "compressed")
    kept.mkdir(parents=True, exist_ok=True)
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in COMPRESSED:
            files[path] = kept / hashlib.sha256(path.read_bytes()).hexdigest()
    missing = [copy for path, copy in files.items() if not Path(f"{copy}.gz").exists()]
    for path, copy in files.items():
        if copy in missing:
            shutil.copyfile(path, copy)
    if missing:
        node(SCRIPTS / "compress.mjs", *(["--haste"] if haste else []), *missing)
    for path, copy in files.items():
        copy.unlink(missing_ok=True)
        for suffix in COMPRESSIONS:
            shutil.copyfile(f"{copy}{suffix}", f"{path}{suffix}")


def site(chosen: Target, output: Path, haste: bool) -> None:
    """Build the page with relative addresses, and put everything together in a folder."""
    program = npm()
    build_page.prepare(program)
    print("bundling the page", flush=True)
    build_page.run(program, "run", "--silent", "build", "--", "--mode", "offline", "--logLevel", "warn")
    compress(BUILD / "page", haste)
    shutil.rmtree(output, ignore_errors=True)
    shutil.copytree(BUILD / "page", output)
    runtime(chosen, output / "offline", haste)


if __name__ == "__main__":
    raise SystemExit(main())
