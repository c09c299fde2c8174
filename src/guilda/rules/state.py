"""The fields of a position: declared once, as annotations of a class derived from `Game`.

    class AzulFields(Offer):
        round: int
        wall: Annotated[list[int], Cells(SEATS * SPACES, EMPTY)]

The build writes the C view of such a class (`guilda.building`). Copying, `state()`, `restore()`, equality and
pickling follow from the declaration. A class in which no annotation contains `Cells` declares no fields: its
annotations are for type checkers only.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from struct import calcsize
from typing import Any, NamedTuple, get_args

SIZES = {"bint": 4, "int": 4, "short": 2, "unsigned long long": 8}
"""The C types that a field can have, and their size in bytes."""

ALIGNMENTS = (calcsize("P"), 8)
"""Of an object in memory: where pointers have 4 bytes, 8 only if it has a field of 8 bytes."""

UNCHANGEABLE = {bool, bytes, float, int, str, type(None)}
"""Types of values that a position and its copies can share."""


class Cells(NamedTuple):
    """The storage of a field, where `int` or `bool` alone does not define it.

    `length` is that of an array, 0 for a single number. A field is `fixed` when the options determine it, and
    `derived` when the other fields do; neither is part of the state.
    """

    length: int = 0
    initial: int = 0
    type: str = "short"
    derived: bool = False
    fixed: bool = False


class Field(NamedTuple):
    """One declared field: its name and storage."""

    name: str
    cells: Cells

    def first_value(self) -> int | list[int]:
        """Return the value of the field in a new position."""
        length, initial = self.cells.length, self.cells.initial
        return [initial] * length if length else initial


class Place(NamedTuple):
    """The place of a field in a compiled position: bytes from the start of the object, C type, length."""

    name: str
    offset: int
    type: str
    length: int


def own_fields(kind: type) -> tuple[Field, ...]:
    """Return the fields that one class declares, without those of its bases."""
    return declared_fields(kind) or generated_fields(kind)


def declared_fields(kind: type) -> tuple[Field, ...]:
    """Return the annotated fields of a class that is not compiled."""
    from inspect import get_annotations  # slow to import

    annotations = {name: text for name, text in get_annotations(kind).items() if "ClassVar" not in str(text)}
    if not any("Cells(" in str(text) for text in annotations.values()):
        return ()
    names = vars(sys.modules[kind.__module__])
    return tuple(Field(name, read_annotation(text, names)) for name, text in annotations.items())


def read_annotation(annotation: Any, names: dict[str, Any]) -> Cells:
    """Return how an annotated field is stored."""
    if isinstance(annotation, str):
        annotation = eval(annotation, names)  # noqa: S307 - our own source text
    for note in get_args(annotation)[1:]:
        if isinstance(note, Cells):
            return note
    return Cells(type="bint" if annotation is bool else "int")


def generated_fields(kind: type) -> tuple[Field, ...]:
    """Return the fields of a compiled class: compilation drops annotations, so the build keeps them in a module."""
    try:
        module = import_module(kind.__module__ + "_fields")
    except ImportError:
        return ()
    rows = module.FIELDS.get(kind.__name__, ())
    return tuple(Field(name, Cells(*cells)) for name, cells in rows)


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """Return all fields of a class, those of its bases first; none if it declares none."""
    from guilda.rules.game import Game

    classes = [base for base in reversed(kind.__mro__) if issubclass(base, Game) and base is not Game]
    declared = [field for base in classes for field in own_fields(base)]
    return (Field("turn", Cells(initial=-1, type="int")), *declared) if declared else ()


@cache
def state_names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields that make up the state."""
    return tuple(field.name for field in fields_of(kind) if not (field.cells.derived or field.cells.fixed))


@cache
def places_of(kind: type, turn: int) -> dict[str, Place]:
    """Return where the fields of a compiled class lie; `turn` is the offset of the first one.

    C places the fields of a struct in order, each aligned to its size, behind the struct of the base class.
    """
    from guilda.rules.game import Game

    places = {"turn": Place("turn", turn, "int", 0)}
    for base in reversed(kind.__mro__):
        if not issubclass(base, Game) or base is Game:
            continue
        assert base.__base__ is not None
        at = base.__base__.__basicsize__
        for name, cells in own_fields(base):
            size = SIZES[cells.type]
            at = -(-at // size) * size
            places[name] = Place(name, at, cells.type, cells.length)
            at += size * max(cells.length, 1)
        if base.__basicsize__ not in [-(-at // each) * each for each in ALIGNMENTS]:
            raise TypeError(f"the fields that {base.__name__} declares are not those of its .pxd: build it again")
    return places


def duplicate(value: Any) -> Any:
    """Return a copy of a field's value; what cannot change is shared."""
    if type(value) in UNCHANGEABLE:
        return value
    if type(value) is list:
        return [each if type(each) in UNCHANGEABLE else duplicate(each) for each in value]
    from copy import deepcopy  # slow to import

    return deepcopy(value)
