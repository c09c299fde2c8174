"""The package as a stranger installs it: sdist, wheel from the sdist, an empty environment, with and without C."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import guilda

ROOT = Path(__file__).parent.parent.parent
PLAY = """
import sys, guilda
match = guilda.new("azul", players=3, seed=7)
while match.actor() is not None:
    match.apply(match.actions()[0])
others = {name.partition(".")[0] for name in sys.modules} & {"Cython", "cython", "numpy", "pytest", "hypothesis"}
print(guilda.compiled, match.scores(), sorted(others))
"""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """What a command prints; its complaints are shown if it fails."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "GUILDA"))}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**clean, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT)
    (path,) = folder.glob("*.tar.gz")
    return path


def wheel_of(sdist: Path, folder: Path, **environment: str) -> Path:
    """A wheel built from the source distribution alone."""
    run(sys.executable, "-m", "tarfile", "-e", sdist, folder)
    (source,) = folder.iterdir()
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder / "dist", source, **environment)
    (path,) = (folder / "dist").glob("*.whl")
    return path


def python_with(wheel: Path, folder: Path) -> Path:
    """The interpreter of an empty environment in which only the wheel is installed."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel)
    return python


def test_the_wheel_built_from_the_sdist_is_compiled_and_needs_nothing(sdist: Path, tmp_path: Path) -> None:
    wheel = wheel_of(sdist, tmp_path / "source")
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith(".so") for name in names)
    assert "guilda/components/azul.toml" in names
    assert "guilda/py.typed" in names
    assert "guilda/server/static/index.html" in names
    assert any(re.fullmatch(r"guilda/server/static/assets/pieces-.*\.svg", name) for name in names)
    python = python_with(wheel, tmp_path / "env")
    assert run(python, "-c", PLAY).startswith("True [")
    assert run(python, "-c", PLAY).endswith(" []\n")
    assert run(python, "-c", PLAY, GUILDA_PURE="1") == run(python, "-c", PLAY).replace("True", "False", 1)
    assert "azul" in run(tmp_path / "env" / "bin" / "guilda", "games")
    metadata = run(python, "-c", "from importlib.metadata import requires; print(requires('guilda'))")
    assert "extra ==" in metadata
    assert all("extra ==" in each for each in metadata.split("', '"))


def test_without_compiling_the_package_still_works(sdist: Path, tmp_path: Path) -> None:
    wheel = wheel_of(sdist, tmp_path / "source", GUILDA_PURE="1")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(wheel).namelist())
    python = python_with(wheel, tmp_path / "env")
    assert run(python, "-c", PLAY).startswith("False [")


def test_the_sdist_holds_what_a_packager_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"LICENSE", "README.md", "setup.py", "pyproject.toml", "src/guilda/rules/game.pxd", "tests/conftest.py"}
    assert wanted | {"web/package-lock.json", "web/src/App.svelte"} <= names
    assert not any(name.endswith((".so", ".c")) or "node_modules" in name or "server/static" in name for name in names)


def test_the_image_copies_what_the_package_is_built_from(tmp_path: Path) -> None:
    stage = (ROOT / "Dockerfile").read_text("utf-8").partition(" AS build\n")[2].partition("\nFROM")[0]
    for line in re.findall(r"^COPY (?!--from)(.*)$", stage, re.MULTILINE):
        *sources, target = line.split()
        for source in map(ROOT.joinpath, sources):
            if source.is_dir():
                shutil.copytree(source, tmp_path / target, ignore=shutil.ignore_patterns("*.so", "static"))
            else:
                (tmp_path / target).mkdir(exist_ok=True)
                shutil.copy(source, tmp_path / target)
    assert run(sys.executable, "setup.py", "--version", cwd=tmp_path, GUILDA_PURE="1").strip() == guilda.__version__
