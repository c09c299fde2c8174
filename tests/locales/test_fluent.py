"""The resolver follows the Fluent specification for the subset that we use."""

import pytest

from guilda.locales import catalogue
from guilda.locales.fluent import Parser, Resolver, split_entries

SOURCE = """
# A comment
plain = Hello
two-lines =
    First line
      indented
    last line
select = { $n ->
    [0] none
    [one] one tile
   *[other] { $n } tiles
}
nested = { $who ->
    [you] You { $n ->
        [one] take it
       *[other] take them
    }
   *[other] { $player } takes { select }
}.
signed = { SIGNED($n) }
quoted = { "{" }x{ " " }
"""


def say(message: str, **args: object) -> str:
    entries = {name: Parser(name, source).parse() for name, source in split_entries(SOURCE).items()}
    return Resolver(entries.get, [1]).format(entries[message], args)


def test_text_keeps_its_own_indentation_only() -> None:
    assert say("plain") == "Hello"
    assert say("two-lines") == "First line\n  indented\nlast line"


def test_a_select_expression_prefers_the_exact_number_to_the_plural_category() -> None:
    assert [say("select", n=n) for n in (0, 1, 2)] == ["none", "one tile", "2 tiles"]


def test_variants_nest_and_references_share_arguments() -> None:
    assert say("nested", who="you", n=1) == "You take it."
    assert say("nested", who="other", player="Ana", n=3) == "Ana takes 3 tiles."


def test_numbers_have_a_true_minus_and_no_grouping() -> None:
    assert [say("signed", n=n) for n in (3, 0, -2)] == ["+3", "0", "−2"]
    assert say("select", n=-12345) == "−12345 tiles"


def test_missing_arguments_show_their_name_and_booleans_are_words() -> None:
    assert say("nested", who="other", n=1) == "{$player} takes one tile."
    assert say("quoted") == "{x "


@pytest.mark.parametrize(
    "source", [" { $n -> [one] x }", " { -term(case: 1) }", " x\n    .attribute = y", " { $n", " { } "]
)
def test_unsupported_or_broken_syntax_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="message broken"):
        Parser("broken", source).parse()


def test_lists_are_joined_as_the_language_writes_them() -> None:
    assert catalogue("en").list(["a"]) == "a"
    assert catalogue("en").list(["a", "b", "c"]) == "a, b and c"
    assert catalogue("es").list(["a", "b"]) == "a y b"
    assert catalogue("es").list(["Ana", "Inés"]) == "Ana e Inés"


def test_an_unknown_language_gets_a_clear_sentence() -> None:
    with pytest.raises(ValueError, match=r"there is no language 'tlh': there are en, "):
        catalogue("tlh")
