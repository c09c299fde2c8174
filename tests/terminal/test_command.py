"""The `guilda` command."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.locales import LANGUAGES, catalogue
from guilda.records.record import load
from guilda.records.replay import resume, verify
from guilda.terminal.display import minus

if TYPE_CHECKING:
    from tests.terminal.conftest import Typed

GAMES = [info.name for info in guilda.games()]


def test_games_command_lists_every_game_with_its_options(typed: Typed) -> None:
    code, out, _ = typed("games")
    assert code == 0
    for info in guilda.games():
        assert info.name in out
        assert all(f"--{option.name}" in out for option in info.options)
    listing = json.loads(typed("games --json")[1])
    assert [each["name"] for each in listing] == GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bot_match_is_played_to_the_end_and_its_record_verifies(
    typed: Typed, tmp_path: Path, name: str, language: str
) -> None:
    path = tmp_path / "record.json"
    code, out, _ = typed(f"play {name} --seats random,random --seed 5 --language {language} --record {path}")
    assert code == 0
    assert catalogue(language).format("terminal-final") in out
    verify(load(path))
    code, out, _ = typed(f"verify {path}")
    assert code == 0
    assert ": OK: " in out


def test_player_types_moves_and_commands(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    match = guilda.new("azul", seed=5, start=0)
    move = match.position.notation(match.actions()[0])
    lines = ["help", "moves", f"moves {move}", move.lower(), "score", "undo", move, f"save {path}", "board", "quit"]
    code, out, _ = typed("play azul --seed 5 --start 1", *lines)
    assert code == 0
    assert "Player 1 takes" in out
    assert "Move taken back." in out
    assert "You left before the end" in out
    assert f"Saved to {path}. The file" in " ".join(out.split())
    assert "nothing has been revealed\n                      since\n" in out
    saved = load(path)
    assert saved.moves[0].notation == move
    assert saved.result is None
    verify(saved)
    code, out, _ = typed(f"resume {path}", "quit")
    assert code == 0
    assert "Player 1>" in out
    assert resume(saved).ply == len(saved.moves)


def test_player_plays_a_whole_game(typed: Typed) -> None:
    match, rng = guilda.new("azul", seed=11, start=0), guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    code, out, _ = typed("play azul --seed 11 --start 1 --seats human,human --names Ana,Beto", *match.moves)
    assert code == 0
    assert out.count("Ana> ") == match.actors.count(0)
    (total,) = [line for line in out.splitlines() if line.startswith("total")]
    assert total.split()[1:] == [minus(score) for score in match.scores()]
    assert "wins." in out or "share the victory." in out


def test_mistakes_at_the_prompt_are_explained(typed: Typed, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    lines = ["zzz", "CBF", "undo", "save", f"save {taken}", f"save {tmp_path}/no/where", "moves zzz", "", "quit"]
    code, out, _ = typed("play azul --seed 5 --start 1", *lines)
    assert code == 0
    for sentence in (
        "“zzz” is neither a move nor a command",
        "You cannot play CBF: there is no tile of that colour",
        "Nothing to undo",
        "Type a file name after “save”",
        "already exists. Choose another name.",
        "The match was not saved: ",
        "No legal move begins with “zzz”",
    ):
        assert sentence in " ".join(out.split())
    assert taken.read_text() == "mine"


def test_end_of_input_quits(typed: Typed) -> None:
    code, out, _ = typed("play azul")
    assert code == 0
    assert "You left before the end" in out


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play", "required"),
        ("play chess", "chess"),
        ("play azul --players 7", "choose from 2, 3, 4, not '7'"),
        ("play azul --wall grey", "choose from coloured, free"),
        ("play azul --seats human", "2 players need 2 seats"),
        ("play azul --seats human,wizard", "unknown player 'wizard'"),
        ("play azul --start 4", "cannot start"),
        ("play azul --names Ana", "2 names"),
        ("verify no-such-file", "cannot read no-such-file"),
        ("replay no-such-file", "cannot read no-such-file"),
        ("resume no-such-file", "cannot read no-such-file"),
        ("bench chess", "no game 'chess'"),
        ("", "required"),
    ],
)
def test_usage_errors_are_explained(typed: Typed, command: str, sentence: str) -> None:
    code, _, err = typed(command)
    assert code in (1, 2)
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "guilda-record/1"}', "\x00", "é" * 100])
def test_invalid_records_are_refused(typed: Typed, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    for command in ("verify", "replay", "resume"):
        code, _, err = typed(f"{command} {path}")
        assert code in (1, 2)
        assert err.strip()


def test_binary_file_is_refused(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\xff\xfe\xfa")
    assert "not a record" in typed(f"verify {path}")[2]


def test_replay_shows_the_whole_record_or_one_move(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    typed(f"play azul --seats random,random --seed 5 --record {path}")
    plies = len(load(path).moves)
    assert "Final score" in typed(f"replay {path} --all")[1]
    assert f"After move 3 of {plies}" in typed(f"replay {path} --ply 3")[1]
    assert typed(f"replay {path} --ply 9999")[0] == 2


def test_replay_steps_forward_back_and_to_a_move(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "record.json"
    typed(f"play azul --seats random,random --seed 5 --record {path}")
    last = len(load(path).moves)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    code, out, _ = typed(f"replay {path}", "", "n", "p", "10", "e", "nonsense", "9" * 20, "p", "q")
    assert code == 0
    shown = [int(line.split()[2]) for line in out.splitlines() if line.startswith("After move")]
    assert shown == [0, 1, 2, 1, 10, last, last, last - 1]


def test_colour_only_when_asked_for(typed: Typed) -> None:
    command = "play azul --seats random,random --seed 5 --colour "
    assert "\x1b[" not in typed(command + "never")[1]
    assert "\x1b[" not in typed(command + "auto")[1]
    coloured = typed(command + "always")[1]
    assert "\x1b[" in coloured
    from guilda.terminal.paint import ESCAPE

    plain = [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()]
    assert plain == [line.rstrip() for line in typed(command + "never")[1].splitlines()]


@pytest.mark.parametrize("name", GAMES)
def test_boards_fit_into_80_columns(typed: Typed, name: str) -> None:
    players = max(guilda.game(name).options[0].values)
    seats = ",".join(["random"] * players)
    for language in LANGUAGES:
        for seed in range(5):
            _, out, _ = typed(f"play {name} --players {players} --seats {seats} --seed {seed} --language {language}")
            assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("name", GAMES)
def test_narrow_terminal_gets_boards_one_below_the_other(
    typed: Typed, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "66")
    players = max(guilda.game(name).options[0].values)
    _, out, _ = typed(f"play {name} --players {players} --seed 1")
    assert max(map(len, out.splitlines())) <= 66


def test_score_sheet_fits_into_80_columns_with_long_names(typed: Typed) -> None:
    names = ",".join(letter * 24 for letter in "ABCD")
    _, out, _ = typed(
        f"play sintra --players 4 --side B --seats random,random,random,random --names {names} --language fr"
    )
    assert max(map(len, out.splitlines())) <= 80


def test_bots_are_named_by_their_level_in_the_language(typed: Typed) -> None:
    for language, name in (("en", "Random 2"), ("de", "Zufall 2"), ("fr", "Aléatoire 2")):
        assert name in typed(f"play azul --seats random,random --seed 1 --language {language}")[1]


def test_tab_completes_moves_and_commands() -> None:
    from guilda.terminal.display import Display
    from guilda.terminal.play import TerminalMatch

    match = guilda.new("azul", seed=5)
    play = TerminalMatch(match, ["human", "random"], Display("en", colour=False))
    assert play.complete("und", 0) is None
    play.at_keyboard = 0
    assert play.complete("und", 0) == "undo"
    assert play.complete("und", 1) is None
    move = match.position.notation(match.actions()[0])
    assert play.complete(move.lower(), 0) == move


def test_command_runs_as_a_module(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "guilda.cli", "play", "azul", "--seed", "1"],
        input="help\nquit\n",
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "pt_BR.UTF-8", "LC_ALL": ""},
        cwd=tmp_path,
        check=True,
    )
    assert "Comandos" in run.stdout
    assert run.stderr == ""


def test_secrets_are_hidden_until_the_next_player_is_ready(typed: Typed) -> None:
    lines = ["", "R3D", "", "R2D"]
    _, out, _ = typed("play splendor --seats human,human --start 1 --seed 4", *lines)
    before, after = out.split("then press Enter.")[-2:]
    assert "You left before the end" in after
    assert "H1" not in after
    assert "H1" in before


def test_each_player_sees_the_events_since_their_last_turn(typed: Typed) -> None:
    seats = "--seats human,human,human --players 3 --start 1 --seed 4"
    _, out, _ = typed(f"play splendor {seats}", "", "WBG", "", "WBR", "")
    last = out.split("then press Enter.")[-1]
    assert "Player 1 takes" in last
    assert "Player 2 takes" in last


def test_finished_match_can_be_saved(typed: Typed, tmp_path: Path) -> None:
    match, rng = guilda.new("azul", seed=11, start=0), guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    path = tmp_path / "kept.json"
    code, out, _ = typed("play azul --seed 11 --start 1 --seats human,human", *match.moves, str(path))
    assert code == 0
    assert "Saved to" in out
    verify(load(path))


@pytest.mark.parametrize("name", ["~nosuchuser/x", "a\0b", "/proc/nowhere"])
def test_match_continues_after_a_failed_save(typed: Typed, name: str) -> None:
    code, out, _ = typed("play azul --seed 5 --start 1", f"save {name}", "score", "quit")
    assert code == 0
    assert "not saved" in out
    assert "total" in out


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play azul --record /nowhere/at/all", "/nowhere/at/all"),
        ("play azul --seed=----5 --names a,b,c", "2 names"),
        (f"play azul --names {'x' * 41},b", "a seat's name"),
        ("play sagrada --tools 2", "has no tools"),
        ("arena azul random wizard", "wizard"),
    ],
)
def test_more_usage_errors_are_explained(typed: Typed, command: str, sentence: str) -> None:
    code, _, err = typed(command)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_resumed_match_keeps_its_seats(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    typed("play azul --seats random,human --names Bot,Ana --seed 3", f"save {path}", "quit")
    assert [seat.kind for seat in load(path).seats] == ["random", "human"]
    _, out, _ = typed(f"resume {path}", "quit")
    assert "Ana> " in out
    assert "Bot> " not in out


def test_damaged_components_disable_one_game_only(tmp_path: Path) -> None:
    package = Path(guilda.__file__).parent
    shutil.copytree(package, tmp_path / "guilda")
    box = tmp_path / "guilda" / "components" / "sintra.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("-18", "-20"), encoding="utf-8")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path), "GUILDA_PURE": "0"}
        command = [sys.executable, "-m", "guilda.cli", *words]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    listed = run("games")
    assert listed.returncode == 0
    assert "azul" in listed.stdout
    assert "sintra is not available: sintra.toml" in listed.stderr
    assert run("play", "azul", "--seats", "random,random").returncode == 0
    refused = run("play", "sintra")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_score_command_shows_the_projected_score(typed: Typed) -> None:
    window = guilda.new("sagrada", seed=3).position
    chosen = window.notation(window.actions()[0])
    _, out, _ = typed("play sagrada --seats human,random --seed 3", chosen, "score", "quit")
    assert re.search(r"^private objective +0 +\?$", out, re.MULTILINE)
    assert re.search(r"^empty spaces +−\d+ +−\d+$", out, re.MULTILINE)
