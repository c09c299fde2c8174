"""An analysis as JSON: a starting position, and its moves as rows that name the row they follow.

`docs/program/analysis.md` describes the format.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unicodedata import category

from guilda.analysis.tree import MAX_COMMENT, MAX_NAME, MAX_NODES, Analysis
from guilda.records.record import FORMAT as RECORD_FORMAT
from guilda.records.record import RecordError, RecordReader, checksum, is_whole_number, json_lines, read_json
from guilda.records.replay import verify
from guilda.rules.game import IllegalAction
from guilda.rules.registry import game, position

FORMAT = "guilda-analysis/1"
KEYS = ("format", "game", "rules_version", "components", "names", "start", "comment", "moves")


def dumps(analysis: Analysis) -> str:
    """Return an analysis as JSON text, one line per field."""
    root = analysis.root
    info = game(root.position.name)
    numbers = {node: number for number, node in enumerate(root.walk())}
    rows = [
        [numbers[node.parent], node.notation, " ".join(node.draws), node.name, node.comment]
        for node in numbers
        if node.parent is not None
    ]
    return json_lines(
        {
            "format": FORMAT,
            "game": info.name,
            "rules_version": info.rules_version,
            "components": info.components,
            "names": analysis.names,
            "start": root.position.text(),
            "comment": root.comment,
            "moves": rows,
        }
    )


def loads(text: str) -> Analysis:
    """Read an analysis or a record and check all of it; `RecordError` says what is wrong, and where."""
    fields = read_json(text)
    if isinstance(fields, dict) and fields.get("format") == RECORD_FORMAT:
        record = RecordReader(fields, text).record()
        check_sum(fields)
        verify(replace(record, source=None))  # a browser may have written the same fields in another way
        return Analysis(record)
    return read(fields)


def require(condition: object, message: str, problem: str = "other") -> None:
    """Raise `RecordError` unless a condition holds."""
    if not condition:
        raise RecordError(message, problem)


def check_sum(fields: dict[str, Any]) -> None:
    """Check the checksum of a file; one without it, such as a link, is checked by its moves alone."""
    given = {name: value for name, value in fields.items() if name != "checksum"}
    fits = fields.get("checksum") in (None, checksum(given))
    require(fits, "the file was altered: its checksum does not fit", "altered")


def read(fields: Any) -> Analysis:
    """Return the analysis that JSON values describe."""
    require(isinstance(fields, dict), "an analysis is a JSON object")
    require(fields.get("format") == FORMAT, f"format must be {FORMAT!r} or {RECORD_FORMAT!r}")
    require(set(fields) - {"checksum"} == set(KEYS), f"an analysis has the fields {', '.join(KEYS)} and checksum")
    check_sum(fields)
    names, rows = fields["names"], fields["moves"]
    require(isinstance(names, list) and all(is_text(name, MAX_NAME) for name in names), "names must be a list of names")
    require(is_text(fields["comment"], MAX_COMMENT), f"a comment has at most {MAX_COMMENT} characters")
    require(isinstance(rows, list) and len(rows) <= MAX_NODES, f"moves must be a list of at most {MAX_NODES} moves")
    try:
        start = position(fields["start"])
        analysis = Analysis(start, [readable(name) for name in names])
    except ValueError as error:
        raise RecordError(f"start: {error}") from error
    info = game(start.name)
    require(fields["game"] == info.name, f"the game is {info.name!r}, not {fields['game']!r}")
    same_rules = fields["rules_version"] == info.rules_version
    require(same_rules, "the analysis was made with another version of the rules", "version")
    require(fields["components"] == info.components, "the analysis was made with other components", "version")
    analysis.root.comment = readable(fields["comment"])
    add_rows(analysis, rows)
    return analysis


def is_text(value: object, longest: int) -> bool:
    """Return whether a JSON value is a text that is not too long."""
    return isinstance(value, str) and len(value) <= longest


def readable(text: str) -> str:
    """Return a text without control characters and lone surrogates, which terminals obey and encoders refuse."""
    return "".join(letter for letter in text if letter == "\n" or category(letter) not in ("Cc", "Cs"))


def add_rows(analysis: Analysis, rows: list[Any]) -> None:
    """Play the moves of all rows."""
    nodes = [analysis.root]
    for number, row in enumerate(rows, 1):
        here = f"move {number}"
        fits = isinstance(row, list) and len(row) == 5 and is_whole_number(row[0], number - 1)
        fits = fits and is_text(row[1], MAX_NAME) and is_text(row[2], MAX_COMMENT)
        require(fits and is_text(row[3], MAX_NAME) and is_text(row[4], MAX_COMMENT), f"{here} is not a row of a move")
        parent, notation, draws, name, comment = row
        try:
            node = nodes[parent].play(notation, draws.split())
        except IllegalAction as error:
            raise RecordError(f"{here} ({notation!r}) is illegal: {error.reason}", "illegal") from None
        except ValueError as error:
            raise RecordError(f"{here} ({notation!r}): {error}") from None
        require(analysis.size == number and node.notation == notation, f"{here} ({notation!r}) is there twice")
        node.name, node.comment = readable(name), readable(comment)
        nodes.append(node)
