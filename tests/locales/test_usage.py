"""Every message is used: code names it, builds its id, or another message refers to it."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import guilda
from guilda.locales import FOLDER, LANGUAGES, fluent, kebab
from guilda.rules.options import GameInfo

ROOT = Path(guilda.__file__).parent
WEB = ROOT.parent.parent / "web" / "src"
HELPERS = ("-plural", "-form")
REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)[\s}]")
TEMPLATE = re.compile(r"`([^`\n]*)`|f\"([^\"\n]*)\"")
PLACEHOLDER = re.compile(r"\$?\{[^{}]*\}")
SECTION = re.compile(r'\{ id: "(\w+)", blocks: \[(.*)\] \}')

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="without the sources of the page")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_used(code: str) -> None:
    names = {entry for text in texts(code) for entry in fluent.split_entries(text)}
    referenced = {name for text in texts(code) for name in REFERENCE.findall(text)}
    unused = sorted(name for name in names - referenced if name.endswith(HELPERS) or not is_used(name))
    assert unused == [], "remove these messages in every language"


def test_an_invented_message_is_not_used() -> None:
    """Check the check: ids that only resemble used ones."""
    invented = ("page-invented", "page-level-invented", "azul-rules-take-99", "azul-lesson-99", "error-invented")
    assert [name for name in invented if is_used(name)] == []


def is_used(name: str) -> bool:
    """Return whether a declaration asks for a message, code names it, or code builds its id from its own words."""
    if name in words() or name in declared():
        return True
    if "-lesson-" in name or "-rules-" in name:
        return False
    built = (template.fullmatch(name) for template in templates())
    return any(all(part.isdigit() or part in words() for part in match.groups()) for match in built if match)


def texts(code: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted((FOLDER / code).glob("*.ftl"))]


@cache
def sources() -> list[str]:
    """Return the sources of the package and the page, without the generated lessons."""
    files = [*ROOT.rglob("*.py"), *(file for kind in ("ts", "svelte") for file in WEB.rglob(f"*.{kind}"))]
    components = [*(ROOT / "components").glob("*.toml")]
    return [file.read_text("utf-8") for file in [*files, *components]]


@cache
def words() -> set[str]:
    """Return every word of the sources, as it would be written in a message id."""
    return {word.replace("_", "-") for text in sources() for word in re.findall(r"[\w-]+", text)}


@cache
def templates() -> list[re.Pattern[str]]:
    """Return the strings with placeholders that can be message ids, as patterns."""
    found = {left or right for text in sources() for left, right in TEMPLATE.findall(text)}
    literals = {template: PLACEHOLDER.sub("", template) for template in found}
    drawings = {f"{info.name}-" for info in guilda.games()}
    ids = [
        template
        for template, literal in literals.items()
        if re.fullmatch(r"[a-z0-9-]*[a-z]{2}[a-z0-9-]*", literal) and literal not in drawings
    ]
    return [re.compile(r"([\w-]+)".join(map(re.escape, PLACEHOLDER.split(template)))) for template in ids]


@cache
def declared() -> set[str]:
    """Return the messages that declarations of games and the outlines of their rules pages and lessons ask for."""
    of_games = (game_messages, rules_messages, lesson_messages)
    return {name for info in guilda.games() for messages in of_games for name in messages(info)}


def game_messages(info: GameInfo) -> Iterator[str]:
    yield from (f"{info.name}-refusal-{kebab(name)}" for name in info.presentation.REFUSALS)
    for options in info.option_sets():
        items = info.position(options, guilda.FastRng(1)).breakdown(0)
        yield from (f"{info.name}-item-{kebab(item.name)}" for item in items)
    for option in info.options:
        for value in ("", *(f"-{value}".lower() for value in option.values)):
            yield from (f"{prefix}option-{kebab(option.name)}{value}" for prefix in ("", f"{info.name}-"))


def rules_messages(info: GameInfo) -> Iterator[str]:
    yield from (f"{info.name}-rules-title", f"{info.name}-rules-intro")
    for section, blocks in SECTION.findall((WEB / "games" / info.name / "rules.ts").read_text("utf-8")):
        yield f"{info.name}-rules-{section}"
        yield from (f"{info.name}-rules-{section}-{number}" for number in re.findall(r'"(\d+)"', blocks))
        yield from (f"{info.name}-rules-figure-{figure}" for figure in re.findall(r'figure: "(\w+)"', blocks))


def lesson_messages(info: GameInfo) -> list[str]:
    script = json.loads((WEB / "games" / info.name / "lesson.json").read_text("utf-8"))
    return [f"{info.name}-lesson-{number}" for number in range(1, len(script["steps"]) + 1)]
