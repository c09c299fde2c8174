"""A server that offers the games for the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from litestar.testing import TestClient

from guilda.server.app import create_app
from guilda.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:  # type: ignore[type-arg]
    """Yield a client of a server with some files for the browser."""
    folder = tmp_path / "offline"
    folder.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    for name, content in {"parts.json": "{}", "a.wasm": "plain", "a.wasm.br": "brotli", "a.wasm.gz": "gzip"}.items():
        (folder / name).write_text(content)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", offline=str(folder), static=str(folder))
    with TestClient(create_app(settings)) as found:
        yield found


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_a_part_is_sent_as_the_build_has_compressed_it(
    client: TestClient,  # type: ignore[type-arg]
    accepted: str,
    encoding: str | None,
) -> None:
    with client.stream("GET", "/offline/a.wasm?0123", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        assert answer.headers.get("Content-Encoding") == encoding
        assert answer.headers["Content-Type"] == "application/wasm"
        assert "immutable" in answer.headers["Cache-Control"]
        assert b"".join(answer.iter_raw()) == {"br": b"brotli", "gzip": b"gzip", None: b"plain"}[encoding]


def test_the_list_of_parts_is_always_asked_for_again(client: TestClient) -> None:  # type: ignore[type-arg]
    assert client.get("/offline/parts.json").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/offline/", "/offline/none", "/offline/..%2fsecret.txt", "/offline/../secret.txt"])
def test_other_files_are_not_found_there(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    assert client.get(path).text != "secret"
    assert client.get("/offline/none").status_code == 404


def test_without_the_games_the_list_is_empty_and_no_error(client: TestClient, tmp_path: Path) -> None:  # type: ignore[type-arg]
    (tmp_path / "offline" / "parts.json").unlink()
    answer = client.get("/offline/parts.json")
    assert (answer.status_code, answer.content) == (204, b"")
