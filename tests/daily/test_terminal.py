"""`guilda daily`: play, continue, share, and submit to a server."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError

import pytest

from guilda import daily
from guilda.cli import main
from guilda.daily import terminal
from guilda.records.record import load, loads
from tests.daily.playing import played

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep deals in a folder of the test, and let a quick bot be the master."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("guilda.server.settings.sys.platform", "linux")
    monkeypatch.setattr(daily, "MASTER", "greedy")


def run(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    """Type lines into `guilda daily`."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return main(["daily", *arguments, "--language", "en", "--colour", "never"])


def test_a_deal_is_kept_and_continued_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = played("sagrada-solo", daily.public_seed("sagrada-solo", daily.today()), "random").moves
    assert run(monkeypatch, [*moves[:3], "hint", "undo", "quit"], "sagrada-solo") == 0
    shown = capsys.readouterr().out
    assert shown.count("no hints and no undo") == 3
    assert "Continue it today with “guilda daily sagrada-solo”" in shown
    assert run(monkeypatch, moves[3:], "sagrada-solo") == 0
    shown = capsys.readouterr().out
    assert "Guilda · Sagrada solo · " in shown
    assert "The master makes " in shown
    (kept,) = (tmp_path / "guilda" / "daily").glob("*.json")
    assert [move.notation for move in load(kept).moves] == moves
    assert run(monkeypatch, [], "sagrada-solo") == 0, "a finished deal is shown, not played again"
    assert "Guilda · Sagrada solo · " in capsys.readouterr().out


def test_bots_play_as_everywhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = played("azul", daily.public_seed("azul", daily.today()), "random")
    mine = [move for move, seat in zip(match.moves, match.actors, strict=True) if seat == daily.ME]
    assert run(monkeypatch, mine, "azul") == 0
    (kept,) = (tmp_path / "guilda" / "daily").glob("*.json")
    record = load(kept)
    assert [move.notation for move in record.moves] == match.moves
    daily.check(record, "azul", daily.public_seed("azul", daily.today()))


def test_an_unknown_deal_or_server_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, [], "chess") == 2
    assert "choose azul, sagrada" in capsys.readouterr().err
    for address in ("guilda.example", "ftp://guilda.example", "https://"):
        assert run(monkeypatch, [], "azul", "--server", address) == 2
        assert "a server is an address like" in capsys.readouterr().err


def test_a_servers_deal_is_submitted_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seed = daily.secret_seed(b"secret", "sagrada-solo", daily.today())
    asked: list[tuple[str, Any]] = []

    def answer(request: Any, timeout: float) -> io.BytesIO:
        body = json.loads(request.data)
        asked.append((request.full_url.rpartition("/")[2], body))
        assert request.headers["Authorization"] == "Bearer abc"
        if asked[-1][0] == "take":
            deal = daily.key("sagrada-solo", daily.today())
            return io.BytesIO(json.dumps({"deal": deal, "seed": seed.hex()}).encode())
        if len(asked) > 2:
            problem = {"code": "daily_once", "sentence": "Once.", "details": {}}
            raise HTTPError(
                request.full_url, 409, "Conflict", request.headers, io.BytesIO(json.dumps(problem).encode())
            )
        return io.BytesIO(b"{}")

    monkeypatch.setattr(terminal, "urlopen", answer)
    moves = played("sagrada-solo", seed, "random").moves
    given = ("sagrada-solo", "--server", "https://guilda.example/", "--token", "abc")
    assert run(monkeypatch, moves, *given) == 0
    assert [each for each, _ in asked] == ["take", "submit"]
    daily.check(loads(asked[1][1]["record"]), "sagrada-solo", seed)
    assert "counted by https://guilda.example" in capsys.readouterr().out
    assert run(monkeypatch, [], *given) == 0, "submitting again does no harm"
