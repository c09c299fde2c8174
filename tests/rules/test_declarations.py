"""Constants and fields are declared once: the compiled modules match the current declarations."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import guilda
from guilda.rules.state import Cells, fields_of, places_of

ROOT = Path(__file__).parent.parent.parent
HEADERS = """
from pathlib import Path
from guilda import building
stale = []
building.write = lambda path, text: stale.append(str(path)) if path.read_text() != text else None
building.generate(Path("src"))
print(*stale)
"""
NAMES = [info.name for info in guilda.games()]


@pytest.mark.skipif(not guilda.compiled, reason="nothing is compiled")
def test_the_generated_headers_match_the_declarations() -> None:
    environment = {**os.environ, "GUILDA_PURE": "1", "PYTHONPATH": "src"}
    command = [sys.executable, "-c", HEADERS]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [], "constants or fields have changed: build again"


@pytest.mark.parametrize("name", NAMES)
def test_every_declared_field_can_be_read(name: str) -> None:
    position = guilda.new(name).position
    fields = fields_of(type(position))
    assert len(fields) > 10
    for field in fields:
        value = getattr(position, field.name)
        assert len(value) == field.cells.length if field.cells.length else isinstance(value, int)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_restored_into_a_new_position(name: str) -> None:
    position = guilda.new(name, seed=3).position
    rng = guilda.FastRng(3)
    other = position.blank()
    for _ in range(15):
        position.apply(position.random_action(rng), rng)
        other.restore(position.state())
        assert other == position
        assert other.actions() == position.actions()


def test_a_field_of_the_wrong_length_or_size_is_refused() -> None:
    position = guilda.new("azul").position
    if guilda.compiled:
        with pytest.raises(ValueError, match="wall has 100 cells"):
            position._set_fields({"wall": [0] * 99})
        with pytest.raises(OverflowError):
            position._set_fields({"wall": [1 << 20] * 100})


@pytest.mark.skipif(not guilda.compiled, reason="only compiled positions have a layout in memory")
def test_fields_that_do_not_fit_the_compiled_class_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(guilda.new("azul").position)
    module = import_module("guilda.rules.azul.position_fields")
    places_of.cache_clear()
    monkeypatch.setitem(module.FIELDS, "AzulFields", (*module.FIELDS["AzulFields"], ("more", tuple(Cells(100)))))
    with pytest.raises(TypeError, match="AzulFields"):
        places_of(kind, 64)
    places_of.cache_clear()
