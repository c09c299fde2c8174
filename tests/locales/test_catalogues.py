"""Every language has every message in valid Fluent, with the arguments that the code provides."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from guilda.locales import FALLBACK, FOLDER, LANGUAGES, catalogue, fluent

CODES = pytest.mark.parametrize("code", LANGUAGES)
TRANSLATIONS = pytest.mark.parametrize("code", [code for code in LANGUAGES if code != FALLBACK])


@CODES
def test_every_file_is_valid_fluent_within_the_supported_subset(code: str) -> None:
    for file in files(code):
        resource = FluentParser().parse(file.read_text("utf-8"))
        assert [each.content for each in resource.body if isinstance(each, ast.Junk)] == [], file
    for message in catalogue(code):
        catalogue(code).pattern(message)


@CODES
def test_every_message_is_in_one_file_only(code: str) -> None:
    ids = [each for file in files(code) for each in fluent.split_entries(file.read_text("utf-8"))]
    assert sorted(ids) == sorted(set(ids))


@TRANSLATIONS
def test_a_language_has_the_files_and_messages_of_english(code: str) -> None:
    assert [file.name for file in files(code)] == [file.name for file in files(FALLBACK)]
    for own, english in zip(files(code), files(FALLBACK), strict=True):
        names = messages_in(own), messages_in(english)
        assert names[0] - names[1] == set(), f"{own} has messages that English lacks"
        assert names[1] - names[0] == set(), f"{own} lacks messages"


@TRANSLATIONS
def test_a_message_uses_only_arguments_that_the_code_provides(code: str) -> None:
    """Allow the arguments that English uses, and those named in a comment on it, such as `# $n: a number`."""
    own, english, documented = catalogue(code), catalogue(FALLBACK), comments()
    for message in english:
        extra = used(own, message) - used(english, message) - documented.get(message, set())
        assert extra == set(), f"{message} of {code} uses {extra}, which the code does not provide"


@CODES
def test_every_referenced_message_exists(code: str) -> None:
    texts = catalogue(code)
    for message in texts:
        fluent.variables(texts.pattern(message) or [], lambda entry: found(texts, entry))


def found(texts: object, entry: str) -> fluent.Pattern:
    pattern = texts.pattern(entry)  # type: ignore[attr-defined]
    assert pattern is not None, f"there is no message {entry}"
    return pattern


def comments() -> dict[str, set[str]]:
    """Return the arguments that the comments of English messages name."""
    entries = [each for file in files(FALLBACK) for each in FluentParser().parse(file.read_text("utf-8")).body]
    return {
        each.id.name: set(re.findall(r"\$(\w+)", each.comment.content or ""))
        for each in entries
        if isinstance(each, ast.Message) and each.comment
    }


def files(code: str) -> list[Path]:
    return sorted((FOLDER / code).glob("*.ftl"))


def messages_in(file: Path) -> set[str]:
    """Return the messages of a file, without helpers named `…-plural` or `…-form`, which are a language's own."""
    return {each for each in fluent.split_entries(file.read_text("utf-8")) if not each.endswith(("-plural", "-form"))}


def used(texts: object, message: str) -> set[str]:
    pattern = texts.pattern(message)  # type: ignore[attr-defined]
    return fluent.variables(pattern or [], texts.pattern)  # type: ignore[attr-defined]
