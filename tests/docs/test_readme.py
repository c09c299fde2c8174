"""Test the examples in the README and in the docstring of the package."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "Item(name='tiles'" in capsys.readouterr().out


def test_package_doctest_passes() -> None:
    import doctest

    import guilda

    assert doctest.testmod(guilda).attempted > 0
    assert doctest.testmod(guilda).failed == 0
