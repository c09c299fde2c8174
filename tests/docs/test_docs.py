"""Test the documentation: examples run, commands parse, links resolve."""

import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from pkgutil import walk_packages

import pytest

import guilda
from guilda.cli import make_parser

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "examples/README.md", ROOT / "web/README.md"}
)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
COMMAND = re.compile(r"^ {4}(guilda .*?|make .*?)(?: +#.*)?$|`(guilda [a-z]+ [^`…|]*|make [a-z-]+)`", re.MULTILINE)
EXAMPLES = [
    pytest.param(page, code, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, code in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1)
]
COMMANDS = sorted(
    {match.group(1) or match.group(2) for page in PAGES for match in COMMAND.finditer(page.read_text(encoding="utf-8"))}
)


@pytest.mark.parametrize(("page", "code"), EXAMPLES)
def test_example_runs(page, code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "example.py"
    script.write_text(code, encoding="utf-8")
    runpy.run_path(str(script), run_name="__main__")  # as a reader runs it: processes that it starts import it again


@pytest.mark.parametrize("page", ["README.md", "docs/program/library.md"])
def test_examples_of_the_library_need_no_other_package(page, tmp_path):
    code = "\n".join(BLOCK.findall((ROOT / page).read_text(encoding="utf-8")))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-S", "-c", code], cwd=tmp_path, env=environment, check=True, capture_output=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_resolve(page):
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        target, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        file = page if not target else (page.parent / target)
        assert file.exists(), f"{page.name} links to {link}"
        if anchor and file.suffix == ".md":
            headings = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w\- ]", "", text).strip().lower().replace(" ", "-") for text in headings}, (
                link
            )


@pytest.mark.parametrize("command", COMMANDS)
def test_command_parses(command):
    program, *words = shlex.split(command)
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert words[0] in targets, command
    elif words[-1] != "--help":
        make_parser().parse_args(words)


def test_every_module_is_in_the_reference():
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    named = re.findall(r"^::: ([\w.]+)(\n    options:\n      show_submodules: true)?", pages, re.MULTILINE)
    alone, whole = {name for name, _ in named}, tuple(f"{name}." for name, deep in named if deep)
    inner = {
        "guilda.pure",
        "guilda.version",
        "guilda.rules.arrays",
        "guilda.rules.sealed",
        "guilda.rules.constants",
        "guilda.rules.offer_fields",
    }
    for module in walk_packages(guilda.__path__, "guilda."):
        if not module.ispkg and not module.name.rpartition(".")[2].startswith("_"):
            assert module.name in alone | inner or module.name.startswith(whole), module.name


def test_every_code_block_is_python_and_marked_as_such():
    """Other blocks would not be run by the test above."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"^```(\w+)$", text, re.MULTILINE)) <= {"python"}, page.name
        assert not re.search(r"^ {4}(import|from) \w", BLOCK.sub("", text), re.MULTILINE), page.name


def test_documents_named_in_the_code_exist():
    folders = [ROOT / name for name in ("src", "tests", "tools", "bench", "examples", "web/src", "web/fixtures")]
    files = [
        each for folder in folders for each in folder.rglob("*") if each.suffix in {".py", ".pxd", ".ts", ".svelte"}
    ]
    for file in [*files, ROOT / "Makefile", ROOT / "pyproject.toml"]:
        for name in re.findall(r"\bdocs/[\w./-]+\.md", file.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{file.relative_to(ROOT)} names {name}"


def test_the_reference_describes_compiled_modules_by_their_stubs(tmp_path):
    """The reference is built from the stubs; another test compares them with the compiled modules."""
    hooks = runpy.run_path(str(ROOT / "tools" / "docs_hooks.py"))
    hooks["write_reference"](tmp_path)
    described = (tmp_path / "guilda/rules/game.py").read_text(encoding="utf-8")
    assert "def apply(" in described
    assert "def fill_actions(" not in described
    for stub in (ROOT / "stubs").rglob("*.pyi"):
        copy = (tmp_path / stub.relative_to(ROOT / "stubs")).with_suffix(".py")
        assert copy.read_bytes() == stub.read_bytes()
    assert (tmp_path / "guilda/records/match.py").exists()
    assert "build/reference" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
