"""Write docs/contribute/rules-coverage.md from docs/rules and the `rule` marks of the tests.

With --check nothing is written; the exit code is 1 if the page is out of date, a mark names an unknown rule, or a
rule of a registered game has no test.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "contribute" / "rules-coverage.md"
RULE = re.compile(r"^- ([A-Z]{2}-\d+) (.*)$", re.MULTILINE)


def rules() -> dict[str, dict[str, str]]:
    """Return the rules of each game: id and text."""
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return {page.stem: dict(RULE.findall(page.read_text(encoding="utf-8"))) for page in pages if page.stem != "README"}


def marked_rules(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """Return the ids in the `rule` marks of a test or test class."""
    return [
        argument.value
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def tests_by_rule() -> dict[str, list[str]]:
    """Return the tests of each rule as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in marked_rules(node):
                    found.setdefault(rule, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def page(tests: dict[str, list[str]]) -> str:
    """Return the text of docs/contribute/rules-coverage.md."""
    lines = [
        "# Rules and their tests",
        "",
        "This page lists the tests of every rule. `make docs` writes it from the tests' `rule` marks; do not edit it.",
        "",
    ]
    for game, by_id in rules().items():
        tested = sum(rule in tests for rule in by_id)
        lines += [f"## {game.capitalize()}", "", f"{tested} of {len(by_id)} rules have a test.", ""]
        lines += ["| rule | tests |", "| --- | --- |"]
        lines += [f"| {rule} | {'<br>'.join(f'`{test}`' for test in tests.get(rule, [])) or '–'} |" for rule in by_id]
        lines.append("")
    return "\n".join(lines)


def problems(tests: dict[str, list[str]], registered: tuple[str, ...]) -> list[str]:
    """Return the problems that `--check` reports."""
    specification = rules()
    known = {rule for by_id in specification.values() for rule in by_id}
    found = [f"{rule} in {tests[rule][0]} is not a rule" for rule in tests if rule not in known]
    found += [f"{rule} has no test" for game in registered for rule in specification.get(game, ()) if rule not in tests]
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(tests):
        found.append("docs/contribute/rules-coverage.md is out of date: run make docs")
    return found


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    tests = tests_by_rule()
    if "--check" not in arguments:
        PAGE.write_text(page(tests), encoding="utf-8")
        return 0
    from guilda.rules.registry import names

    found = problems(tests, names())
    print("\n".join(found) or "every rule of a registered game has a test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
