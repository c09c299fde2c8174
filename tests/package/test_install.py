"""The package as users install it: sdist, wheel built from the sdist, an empty environment, compiled and pure."""

from __future__ import annotations

import fcntl
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
others = {name.partition(".")[0] for name in sys.modules} & {"Cython", "numpy", "pytest", "hypothesis"}
print(guilda.compiled, match.scores(), sorted(others))
"""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """Return what a command prints; fail with its output if it fails."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "GUILDA"))}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**clean, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source distribution; setuptools works in the repository, so only one test process may build it."""
    folder = tmp_path_factory.mktemp("sdist")
    with (ROOT / "build" / "sdist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT)
    (path,) = folder.glob("*.tar.gz")
    return path


def wheel_of(sdist: Path, folder: Path, **environment: str) -> Path:
    """Build a wheel from the source distribution alone."""
    run(sys.executable, "-m", "tarfile", "-e", sdist, folder)
    (source,) = folder.iterdir()
    # Modules that were compiled here from the same files are not compiled once more.
    for built in [*(ROOT / "build").glob("cython"), *(ROOT / "build").glob("lib.*")]:
        shutil.copytree(built, source / "build" / built.name)
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder / "dist", source, **environment)
    (path,) = (folder / "dist").glob("*.whl")
    return path


def python_with(wheel: Path, folder: Path) -> Path:
    """Return the interpreter of an empty environment in which only the wheel is installed."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python]
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel)
    return python


def path_without_node(folder: Path) -> str:
    """Return a PATH on which there is no Node."""
    folder.mkdir()
    for name in ("gcc", "cc", "ld", "as", "ccache", "clang"):
        found = shutil.which(name)
        if found is not None:
            (folder / name).symlink_to(found)
    return str(folder)


def test_a_wheel_built_from_the_sdist_without_node_has_everything(sdist: Path, tmp_path: Path) -> None:
    wheel = wheel_of(sdist, tmp_path / "source", PATH=path_without_node(tmp_path / "bin"))
    assert "none-any" not in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith(".so") for name in names)
    assert "guilda/components/azul.toml" in names
    assert "guilda/py.typed" in names
    assert "guilda/server/static/index.html" in names
    assert any(re.fullmatch(r"guilda/server/static/assets/pieces-.*\.svg", name) for name in names)
    stubs = {str(path.relative_to(ROOT / "stubs")) for path in (ROOT / "stubs").rglob("*.pyi")}
    assert stubs | {"guilda/drawing/pieces.svg"} <= set(names)
    python = python_with(wheel, tmp_path / "env")
    drawn = run(python, "-c", "import guilda; print(len(guilda.new('azul', seed=1).svg()))")
    assert int(drawn) > 10_000
    assert run(python, "-c", PLAY).startswith("True [")
    assert run(python, "-c", PLAY).endswith(" []\n")
    assert run(python, "-c", PLAY, GUILDA_PURE="1") == run(python, "-c", PLAY).replace("True", "False", 1)
    assert "azul" in run(tmp_path / "env" / "bin" / "guilda", "games")
    metadata = run(python, "-c", "from importlib.metadata import requires; print(requires('guilda'))")
    assert "extra ==" in metadata
    assert all("extra ==" in each for each in metadata.split("', '"))
    # With the server's packages of this environment beside it, the wheel serves its page.
    packages = next(path for path in sys.path if path.endswith("site-packages"))
    (tmp_path / "packages").mkdir()
    for each in Path(packages).iterdir():
        if "guilda" not in each.name:
            (tmp_path / "packages" / each.name).symlink_to(each)
    tried = run(python, ROOT / "tools" / "try_wheel.py", cwd=tmp_path, PYTHONPATH=str(tmp_path / "packages"))
    assert "the page has" in tried


def test_the_readme_of_the_wheel_has_no_relative_links(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        (name,) = [each for each in archive.getnames() if each.count("/") == 1 and each.endswith("PKG-INFO")]
        file = archive.extractfile(name)
        assert file is not None
        readme = file.read().decode("utf-8").partition("\n\n")[2]
    links = re.findall(r"\]\(([^)]*)\)", readme) + re.findall(r'(?:src|srcset)="([^"]*)"', readme)
    assert len(links) > 3
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    assert f"https://raw.githubusercontent.com/guilda-games/guilda/v{guilda.__version__}/docs/" in readme


def test_without_compiling_the_package_still_works(sdist: Path, tmp_path: Path) -> None:
    wheel = wheel_of(sdist, tmp_path / "source", GUILDA_PURE="1")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(wheel).namelist())
    python = python_with(wheel, tmp_path / "env")
    assert run(python, "-c", PLAY).startswith("False [")


def test_without_a_compiler_the_build_says_what_to_do(tmp_path: Path) -> None:
    code = f"""
import runpy, shutil, sys
shutil.which = lambda *_, **__: None
sys.argv = ["setup.py", "--quiet", "build_ext", "--build-temp", {str(tmp_path)!r}]
runpy.run_path("setup.py", run_name="__main__")
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "C compiler is needed" in done.stderr
    assert "GUILDA_PURE=1" in done.stderr


def test_processes_of_the_build_can_import_setup() -> None:
    # Cython translates in processes. Unless they are forked, as on Linux before Python 3.14, they import setup.py.
    code = 'import runpy; runpy.run_path("setup.py", run_name="__mp_main__")'
    run(sys.executable, "-c", code, cwd=ROOT, GUILDA_PURE="1")


def test_the_sdist_holds_what_a_packager_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = {str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.p*") if path.suffix in {".py", ".pxd"}}
    wanted = {"LICENSE", "README.md", "CITATION.cff", "setup.py", "pyproject.toml", "tests/conftest.py"}
    page = {"web/package-lock.json", "web/src/App.svelte", "src/guilda/server/static/index.html"}
    assert sources | wanted | page <= names
    assert not any(name.endswith((".so", ".c")) or "node_modules" in name for name in names)
    assert not any(name.startswith("src/guilda/server/offline/") for name in names), (
        "make offline is for this folder only"
    )


def test_the_version_is_the_same_everywhere() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", guilda.__version__)
    assert f"\nversion: {guilda.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_image_copies_what_the_package_is_built_from(tmp_path: Path) -> None:
    stage = (ROOT / "Dockerfile").read_text("utf-8").partition(" AS build\n")[2].partition("\nFROM")[0]
    for line in re.findall(r"^COPY (?!--from)(.*)$", stage, re.MULTILINE):
        *sources, target = line.split()
        for source in map(ROOT.joinpath, sources):
            if source.is_dir():
                beside = shutil.ignore_patterns("*.so", "static", "node_modules", "__pycache__")
                shutil.copytree(source, tmp_path / target, ignore=beside)
            else:
                (tmp_path / target).mkdir(exist_ok=True)
                shutil.copy(source, tmp_path / target)
    assert run(sys.executable, "setup.py", "--version", cwd=tmp_path, GUILDA_PURE="1").strip() == guilda.__version__


@pytest.mark.parametrize(
    ("command", "extra"),
    [("dataset azul --bots random --games 1 --out x.parquet", "rl"), ("serve", "server"), ("train azul", "train")],
)
def test_a_command_without_its_packages_names_one_and_the_extra(command: str, extra: str, tmp_path: Path) -> None:
    command_line = [sys.executable, "-S", "-m", "guilda", *command.split()]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command_line, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert re.fullmatch(rf"guilda: .* needs? [a-z]+: pip install 'guilda\[{extra}\]'\n", done.stderr), done.stderr
