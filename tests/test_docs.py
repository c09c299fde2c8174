"""Every Python example of the documentation runs; every command is one; every link leads somewhere."""

import re
import shlex
from pathlib import Path
from pkgutil import walk_packages

import pytest

import guilda
from guilda.cli import make_parser

ROOT = Path(__file__).parent.parent
PAGES = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")})
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
def test_the_example_runs(page, code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, str(page), "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_dead(page):
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
def test_the_command_is_one(command):
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
    inner = {"guilda.pure", "guilda.version", "guilda.rules.constants", "guilda.rules.nocython"}
    for module in walk_packages(guilda.__path__, "guilda."):
        if not module.ispkg and not module.name.endswith("__main__"):
            assert module.name in alone | inner or module.name.startswith(whole), module.name


def test_every_kind_of_example_is_known():
    """A block in another language, or Python that is not marked as such, would not be run."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"^```(\w+)$", text, re.MULTILINE)) <= {"python"}, page.name
        assert not re.search(r"^ {4}(import|from) \w", BLOCK.sub("", text), re.MULTILINE), page.name
