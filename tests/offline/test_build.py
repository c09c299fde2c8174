"""The build of the games for the browser."""

from __future__ import annotations

import tarfile
from typing import TYPE_CHECKING

import pytest

from tools import build_offline

if TYPE_CHECKING:
    from pathlib import Path


def test_the_archive_has_the_tables_but_not_the_server(tmp_path: Path) -> None:
    compiled = tmp_path / "guilda" / "rules" / "game.wasm32.so"
    compiled.parent.mkdir(parents=True)
    compiled.write_bytes(b"module")
    files = build_offline.package_files(tmp_path, tmp_path)
    assert "guilda/offline/host.py" in files
    assert "guilda/locales/pt/azul.ftl" in files
    assert files["guilda/rules/game.wasm32.so"] == b"module"
    assert "guilda/rules/game.py" not in files, "its compiled module replaces it"
    assert not [name for name in files if name.startswith(("guilda/server", "guilda/terminal", "guilda/training"))]


def test_the_same_sources_give_the_same_archive(tmp_path: Path) -> None:
    for name in ("one.tar", "two.tar"):
        build_offline.write_archive({"b.py": b"2", "a.py": b"1"}, tmp_path / name)
    assert (tmp_path / "one.tar").read_bytes() == (tmp_path / "two.tar").read_bytes()
    with tarfile.open(tmp_path / "one.tar") as archive:
        assert archive.getnames() == ["a.py", "b.py"]


def test_missing_headers_are_a_sentence_that_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_offline, "PYTHON", "python0.1")
    with pytest.raises(build_offline.BuildError, match=r"no Python.h of python0.1 was found: install it"):
        build_offline.find_headers()


def test_an_untranslated_module_is_a_sentence_that_names_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_offline, "TRANSLATED", tmp_path)
    with pytest.raises(build_offline.BuildError, match="run make offline"):
        build_offline.translated()
