"""The README's example is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "Item(name='tiles'" in capsys.readouterr().out


def test_the_example_of_the_package_is_true() -> None:
    import doctest

    import guilda

    assert doctest.testmod(guilda).attempted > 0
    assert doctest.testmod(guilda).failed == 0
