"""Every message follows the typography of its language: `docs/contribute/glossary.md` lists the rules."""

import re

import pytest

from guilda.locales import LANGUAGES, catalogue, fluent

CODES = pytest.mark.parametrize("code", LANGUAGES)
QUOTES = {"en": "“”", "pt": "“”", "es": "«»", "de": "„“", "fr": "«»"}
"""Those of a language that is not listed are not checked; nor are its own `RULES`."""
NO_BREAK, NARROW = "\u00a0", "\u202f"
TYPED = ("-terminal", "-notation-help")
"""Endings of messages that quote what players type, such as `-1`."""

FRENCH_SPACES = [
    (rf"[^{NARROW}(?][!?;]", "a narrow no-break space before ! ? ;"),
    (rf"[^{NO_BREAK}]:(?!\S)", "a no-break space before :"),
    (rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»", "no-break spaces inside « »"),
]
RULES = {
    "*": [
        (r"['\"]", "curly apostrophes and quotation marks"),
        (r"\.\.\.", "… instead of three dots"),
        (r"\s…", "no space before …"),
        (r"(?:^|[\s(])-\d", "a true minus"),
        (r"\s[,.)](?!\d|\S)", "no space before , . )"),
        (r"[\d}] (?:min|s|h|d|j|MB|Mo|Std\.|T\.)(?![\w’])", "a no-break space before a unit"),
    ],
    "en": [(r"\s%", "12%"), (r"\s[!?;:](?!\S)", "no space before ! ? ; :")],
    "pt": [(r"\s%", "12%"), (r"\s[!?;:](?!\S)", "no space before ! ? ; :")],
    "es": [(rf"[^{NO_BREAK}]%", "12 % with a no-break space"), (r"\s[!?;:](?!\S)", "no space before ! ? ; :")],
    "de": [(rf"[^{NO_BREAK}]%", "12 % with a no-break space"), (r"\s[!?;:](?!\S)", "no space before ! ? ; :")],
    "fr": [(rf"[^{NO_BREAK}]%", "12 % with a no-break space"), *FRENCH_SPACES],
}


@CODES
def test_messages_follow_the_typography_of_their_language(code: str) -> None:
    messages = catalogue(code)
    broken = [
        f"{message}: {text!r} needs {rule}"
        for message in messages
        for text in texts(messages.pattern(message) or [])
        for pattern, rule in [*RULES["*"], *RULES.get(code, [])]
        if re.search(pattern, text) and not message.endswith(TYPED) and message != "terminal-help"
    ]
    assert broken == []


@pytest.mark.parametrize("code", QUOTES)
def test_quotation_marks_are_those_of_the_language_and_come_in_pairs(code: str) -> None:
    messages = catalogue(code)
    opening, closing = QUOTES[code]
    for message in messages:
        for text in texts(messages.pattern(message) or []):
            assert set(text) & set("“”„«»‹›") <= {opening, closing}, message
            assert re.sub(f"[^{opening}{closing}]", "", text) == (opening + closing) * text.count(closing), message


def test_spanish_opens_questions_and_exclamations() -> None:
    messages = catalogue("es")
    for message in messages:
        for text in texts(messages.pattern(message) or []):
            for opening, closing in ("¿?", "¡!"):
                plain = text.replace(f"({closing * 2})", "").replace(f"({closing})", "")
                assert plain.count(opening) == plain.count(closing), message


def texts(pattern: fluent.Pattern) -> list[str]:
    """Return the text of a pattern with `{}` for what is inserted, and that of each variant within it."""
    own = "".join(each if isinstance(each, str) else "{}" for each in pattern)
    chosen = [each for each in pattern if isinstance(each, fluent.Select)]
    return [own, *(text for each in chosen for variant in each.variants.values() for text in texts(variant))]
