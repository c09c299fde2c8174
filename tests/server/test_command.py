"""`guilda serve` and `guilda admin` at the command line."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from guilda.cli import main
from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.server import settings
from guilda.server.serve import check_port, page_address
from guilda.server.storage import Storage
from guilda.tables import table as table_module
from guilda.tables import visibility
from guilda.tables.commands import NewSeat, NewTable, Person
from guilda.tables.entries import Opened, Resigned, Started, encode_entry
from guilda.tables.opening import opening
from guilda.tables.table import Table
from tests.server.playing import ServerProcess, free_port


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """Create a database with a table whose player has resigned."""
    url = f"sqlite:///{tmp_path}/guilda.db"

    async def write() -> None:
        new = NewTable("azul", {"players": 2}, [NewSeat("me"), NewSeat("bot", level="random")])
        begun = [*opening(new, Person("ann", "Ann"), 1), Started(at=1, by="ann")]
        entries = [*begun, Resigned(at=2, by="ann", seat=0)]
        storage = Storage(url)
        await storage.open()
        table = Table.rebuilt("t", entries)
        assert await storage.append("t", 1, [encode_entry(entry) for entry in entries], visibility.summary(table))
        assert isinstance(entries[0], Opened)
        await storage.close()

    asyncio.run(write())
    return url


def test_tables_are_listed_inspected_and_exported(
    kept: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["admin", "list", "--database", kept]) == 0
    assert "1 tables in all" in capsys.readouterr().out
    assert main(["admin", "inspect", "t", "--database", kept]) == 0
    shown = capsys.readouterr().out
    assert "resigned" in shown
    assert "server_seed" not in shown
    assert main(["admin", "export", "t", "--database", kept, "--out", f"{tmp_path}/record.json"]) == 0
    verify(loads((tmp_path / "record.json").read_text()))
    assert main(["verify", f"{tmp_path}/record.json"]) == 0
    assert main(["admin", "inspect", "nothing", "--database", kept]) == 2
    assert "no table 'nothing'" in capsys.readouterr().err


def test_a_table_of_older_rules_is_refused_in_one_sentence(
    kept: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "game", lambda _: SimpleNamespace(rules_version=0))
    assert main(["admin", "export", "t", "--database", kept]) == 2
    assert "rules of this game" in capsys.readouterr().err


def test_old_tables_are_pruned(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "prune", "--days", "30", "--phase", "over", "--dry-run", "--database", kept]) == 0
    assert "1 tables would be deleted" in capsys.readouterr().out
    assert main(["admin", "prune", "--days", "30", "--phase", "over", "--database", kept]) == 0
    assert "0 guests" in capsys.readouterr().out
    assert main(["admin", "list", "--database", kept]) == 0
    assert "0 tables in all" in capsys.readouterr().out


def test_port_in_use_is_reported_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}: Address already in use" in capsys.readouterr().err
    assert not (tmp_path / "tables.db").exists(), "nothing is upgraded by a server that cannot run"


@pytest.mark.parametrize(
    ("host", "address"),
    [("::1", "[::1]"), ("::", "[::1]"), ("0.0.0.0", "127.0.0.1"), ("localhost", "localhost")],
)
def test_the_address_of_the_page_can_be_opened_in_a_browser(host: str, address: str) -> None:
    assert page_address(settings.Settings(database="", host=host, port=8000)) == f"http://{address}:8000/"


def test_a_name_that_only_has_an_address_of_ip_version_6_can_be_listened_on(monkeypatch: pytest.MonkeyPatch) -> None:
    found, families = [(socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("::1", 0, 0, 0))], []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_server", lambda _, family: families.append(family) or socket.socket())
    check_port("only-six.example", 0)
    assert families == [socket.AF_INET6]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2", "--database", "sqlite:////tmp/x.db"], "need PostgreSQL"),
        (["--workers", "2", "--database", "postgresql://h/x", "--channels", "memory://"], "need channels"),
        (["--workers", "0", "--database", "sqlite:////tmp/x.db"], "at least one"),
        (["--database", "mysql://x"], "must be a file of SQLite or a PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "the database cannot be opened"),
        (["--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/none"], "the database cannot be opened"),
        (["--port", "99999", "--database", "sqlite:////tmp/x.db"], "a port is a number up to 65535"),
    ],
)
def test_bad_settings_are_reported_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_secret_that_can_be_guessed_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("GUILDA_SECRET", "x" * 31)
    assert main(["serve", "--database", f"sqlite:///{tmp_path}/guilda.db"]) == 2
    told = capsys.readouterr().err
    assert "at least 32 characters" in told
    assert "openssl rand" in told
    assert "xxx" not in told


@pytest.mark.parametrize("command", [["serve"], ["admin", "list"]])
def test_a_file_that_is_no_database_is_refused_in_one_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear Ann, this is a letter.\n" * 50)
    assert main([*command, "--database", f"sqlite:///{tmp_path}/letter"]) == 2
    assert capsys.readouterr().err == "guilda: the database cannot be opened: file is not a database\n"


def test_inspecting_a_mistyped_database_does_not_create_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--database", f"sqlite:///{tmp_path}/mistyped.db"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_database_of_a_newer_version_is_left_alone(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(kept.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'later'")
    connection.close()
    assert main(["serve", "--database", kept]) == 2
    assert "newer version" in capsys.readouterr().err


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "guilda.server.serve", raising=False)
    assert main(["serve", "--database", "sqlite:////tmp/x.db"]) == 2
    assert "pip install 'guilda[server]'" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="those have other folders")
def test_data_is_stored_in_the_platforms_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.delenv("GUILDA_DATABASE", raising=False)
    assert settings.default_database() == "sqlite:////somewhere/guilda/guilda.db"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert settings.data_folder() == Path.home() / ".local" / "share" / "guilda"


def test_a_second_server_on_a_file_is_refused_until_the_first_has_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/guilda.db"
    first = ServerProcess(database, tmp_path / "log")
    first.start()
    try:
        assert main(["serve", "--database", database, "--port", str(free_port())]) == 2
        assert "another server runs on" in capsys.readouterr().err
        assert main(["admin", "list", "--database", database]) == 0
        first.kill()
        first.start()  # the killed process has left no lock behind
        assert first.stop() == 0
    finally:
        if first.process is not None and first.process.poll() is None:
            first.kill()
