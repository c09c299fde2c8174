"""Docstrings, comments and pages follow the rules of CONTRIBUTING.md on writing."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
OPENING = re.compile(r'("""|/\*\* )(Who|What|Where|Whose|Which|So many|How many)\b')
UNIDIOMATIC = re.compile(r"\b(somebody|everybody|anew|whoever|so many|at first sight|belongs? into)\b", re.IGNORECASE)


def lines(*patterns: str) -> list[tuple[str, str]]:
    """Return the lines of all files that match, each with its place."""
    files = [file for pattern in patterns for file in sorted(ROOT.glob(pattern)) if "node_modules" not in file.parts]
    return [
        (f"{file.relative_to(ROOT)}:{number}", line)
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
    ]


def test_docstrings_and_comments_start_with_a_verb_or_a_noun() -> None:
    found = lines(
        "src/**/*.py", "tests/**/*.py", "tools/**/*.py", "bench/*.py", "web/src/**/*.ts", "web/src/**/*.svelte"
    )
    assert [place for place, line in found if OPENING.search(line)] == []


def test_pages_and_sources_use_idiomatic_words() -> None:
    found = lines("*.md", "docs/**/*.md", "src/**/*.py", "tools/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
    assert [place for place, line in found if UNIDIOMATIC.search(line)] == []
