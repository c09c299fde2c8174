"""A parser and resolver for the part of Project Fluent that our catalogues use.

Supported: messages, terms, comments, multi-line patterns, placeables with variables, literals, references, function
calls and select expressions. Not supported, and refused: attributes and arguments of terms. The tests compare every
message with the reference implementation.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
NUMBER = re.compile(r"-?[0-9]+")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TEXT = re.compile(r"[^{}\n]+")
ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
LINE_STARTS_THAT_END_A_PATTERN = "[*.}"


class Variable(NamedTuple):
    """`$name`: an argument of the message."""

    name: str


class Reference(NamedTuple):
    """`message-id` or `-term-id`: another entry, formatted with the same arguments."""

    entry: str


class Call(NamedTuple):
    """`FUNCTION($name)`: a function applied to an expression."""

    function: str
    argument: Expression


class Select(NamedTuple):
    """`selector -> [key] … *[default] …`: the variant whose key matches the selector or its plural category."""

    selector: Expression
    variants: dict[str, Pattern]
    default: str


class Literal(str):
    """`"text"` in a placeable: text whose spaces are kept at the end of a pattern, too."""


class LineBreak(NamedTuple):
    """Line breaks between two lines of a pattern, and the indentation of the second."""

    lines: int
    indent: int


Expression = Variable | Reference | Call | Select | str | int
Pattern = list[Expression]


def split_entries(source: str) -> dict[str, str]:
    """Return the unparsed pattern of every entry of a catalogue file, by its id."""
    starts = list(ENTRY.finditer(source))
    ends = [each.start() for each in starts[1:]] + [len(source)]
    return {start[1]: source[start.end() : end] for start, end in zip(starts, ends, strict=True)}


class Parser:
    """A recursive-descent parser for the pattern of one entry."""

    def __init__(self, entry: str, source: str) -> None:
        self.entry = entry
        # A comment in column 0 belongs to the next entry.
        self.source = re.sub(r"^#.*\n?", "", source, flags=re.MULTILINE)
        self.at = 0

    def parse(self) -> Pattern:
        """Return the whole pattern."""
        pattern = self.pattern()
        self._blank()
        if self.at < len(self.source):
            self._fail("unexpected text")
        return pattern

    def _fail(self, what: str) -> NoReturn:
        raise ValueError(f"message {self.entry}: {what} at {self.source[self.at : self.at + 20]!r}")

    def _peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def _accept(self, token: str) -> bool:
        found = self.source.startswith(token, self.at)
        self.at += len(token) if found else 0
        return found

    def _expect(self, token: str) -> None:
        if not self._accept(token):
            self._fail(f"expected {token!r}")

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.source, self.at)
        self.at = match.end() if match else self.at
        return match

    def _blank(self) -> None:
        while self._peek() and self._peek() in " \n":
            self.at += 1

    def pattern(self) -> Pattern:
        """Parse text and placeables up to the end of the entry or variant, without the common indentation."""
        while self._peek() == " ":
            self.at += 1
        elements: list[Expression | LineBreak] = []
        while char := self._peek():
            if char == "{":
                elements.append(self.placeable())
            elif char == "}":
                break
            elif char == "\n":
                line_break = self.line_break()
                if line_break is None:
                    break
                elements.append(line_break)
            else:
                text = self._match(TEXT)
                assert text is not None
                elements.append(text[0])
        return dedent(elements)

    def line_break(self) -> LineBreak | None:
        """Consume line breaks and indentation if the pattern goes on; otherwise stay and return None."""
        start, lines = self.at, 0
        indent = 0
        while self._peek() == "\n":
            lines += 1
            self.at += 1
            line = self.at
            while self._peek() == " ":
                self.at += 1
            indent = self.at - line
        if not self._peek() or indent == 0 or self._peek() in LINE_STARTS_THAT_END_A_PATTERN:
            if self._peek() == ".":
                self._fail("attributes are not supported")
            self.at = start
            return None
        return LineBreak(lines, indent)

    def placeable(self) -> Expression:
        """Parse `{ expression }`."""
        self._expect("{")
        self._blank()
        expression = self._expression()
        self._blank()
        if self._accept("->"):
            expression = self._variants(expression)
        self._blank()
        self._expect("}")
        return expression

    def _expression(self) -> Expression:
        if self._peek() == "{":
            return self.placeable()
        if string := self._match(STRING):
            return Literal(re.sub(r"\\(.)", r"\1", string[1]))
        if number := self._match(NUMBER):
            return int(number[0])
        if self._accept("$"):
            return Variable(self._identifier())
        prefix = "-" if self._accept("-") else ""
        name = prefix + self._identifier()
        if not self._accept("("):
            return Reference(name)
        if not name.isupper():
            self._fail("arguments of terms are not supported")
        self._blank()
        argument = self._expression()
        self._blank()
        self._expect(")")
        return Call(name, argument)

    def _variants(self, selector: Expression) -> Select:
        variants: dict[str, Pattern] = {}
        default = ""
        self._blank()
        while self._peek() in ("*", "["):
            is_default = self._accept("*")
            self._expect("[")
            self._blank()
            key = self._match(NUMBER) or self._match(IDENTIFIER)
            if key is None:
                self._fail("expected a variant key")
            self._blank()
            self._expect("]")
            variants[key[0]] = self.pattern()
            default = key[0] if is_default else default
            self._blank()
        if not default:
            self._fail("a select expression needs a default variant")
        return Select(selector, variants, default)

    def _identifier(self) -> str:
        found = self._match(IDENTIFIER)
        if found is None:
            self._fail("expected an identifier")
        return found[0]


def dedent(elements: list[Expression | LineBreak]) -> Pattern:
    """Turn line breaks into text without the indentation that all continuation lines share; trim the end."""
    common = min((each.indent for each in elements if isinstance(each, LineBreak)), default=0)
    pattern: Pattern = []
    for place, each in enumerate(elements):
        if isinstance(each, LineBreak):
            text: Expression = ("\n" * each.lines if place else "") + " " * (each.indent - common)
        else:
            text = each
        if isinstance(text, str) and pattern and isinstance(pattern[-1], str):
            pattern[-1] += text
        elif text != "":
            pattern.append(text)
    if pattern and isinstance(pattern[-1], str) and not isinstance(elements[-1], Literal):
        pattern[-1] = pattern[-1].rstrip(" \n")
    return pattern


def variables(pattern: Pattern, entries: Callable[[str], Pattern | None]) -> set[str]:
    """Return the names of all arguments that a pattern uses, through references and variants."""
    found: set[str] = set()
    for each in pattern:
        if isinstance(each, Variable):
            found.add(each.name)
        elif isinstance(each, Reference):
            found |= variables(entries(each.entry) or [], entries)
        elif isinstance(each, Call):
            found |= variables([each.argument], entries)
        elif isinstance(each, Select):
            found |= variables([each.selector], entries)
            for variant in each.variants.values():
                found |= variables(variant, entries)
    return found


def number_text(number: int) -> str:
    """Write a number without grouping and with a true minus sign."""
    return str(number).replace("-", "−")


def signed(value: Any) -> str:
    """`SIGNED($n)`: a number that shows its sign, with a true minus."""
    return f"{value:+d}".replace("-", "−") if value else "0"


FUNCTIONS: Mapping[str, Callable[[Any], str]] = {"SIGNED": signed}


class Resolver:
    """Formats patterns. `entries` finds referenced entries; `singular` are the numbers that take category `one`."""

    def __init__(self, entries: Callable[[str], Pattern | None], singular: Collection[int]) -> None:
        self.entries = entries
        self.singular = singular

    def format(self, pattern: Pattern, args: Mapping[str, Any]) -> str:
        """Return the text of a pattern. As in Fluent, what is missing shows as its own source, such as `{$name}`."""
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        return "".join(self._text(each, args) for each in pattern)

    def _text(self, expression: Expression, args: Mapping[str, Any]) -> str:
        value = self.value(expression, args)
        return value if isinstance(value, str) else number_text(value)

    def value(self, expression: Expression, args: Mapping[str, Any]) -> str | int:
        """Evaluate an expression to a text or a number."""
        if isinstance(expression, str | int):
            return expression
        if isinstance(expression, Variable):
            value = args.get(expression.name)
            if isinstance(value, bool):
                return "true" if value else "false"
            return value if isinstance(value, str | int) else f"{{${expression.name}}}"
        if isinstance(expression, Reference):
            pattern = self.entries(expression.entry)
            return f"{{{expression.entry}}}" if pattern is None else self.format(pattern, args)
        if isinstance(expression, Call):
            return FUNCTIONS[expression.function](self.value(expression.argument, args))
        return self.format(expression.variants[self.variant(expression, args)], args)

    def variant(self, select: Select, args: Mapping[str, Any]) -> str:
        """Choose the variant of a select expression: an exact match, then the plural category, then the default."""
        selector = self.value(select.selector, args)
        if str(selector) in select.variants:
            return str(selector)
        if isinstance(selector, int):
            category = "one" if abs(selector) in self.singular else "other"
            if category in select.variants:
                return category
        return select.default
