"""The `guilda` command as a person types it."""

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
from guilda.records.record import load
from guilda.records.replay import resume, verify

if TYPE_CHECKING:
    from tests.terminal.conftest import Typed

GAMES = [info.name for info in guilda.games()]


def test_games_lists_every_game_with_its_options(typed: Typed) -> None:
    code, out, _ = typed("games")
    assert code == 0
    for info in guilda.games():
        assert info.name in out
        assert all(f"--{option.name}" in out for option in info.options)
    listing = json.loads(typed("games --json")[1])
    assert [each["name"] for each in listing] == GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_bots_play_to_the_end_and_the_record_is_true(typed: Typed, tmp_path: Path, name: str, language: str) -> None:
    path = tmp_path / "record.json"
    code, out, _ = typed(f"play {name} --seats random,random --seed 5 --language {language} --record {path}")
    assert code == 0
    assert {"en": "Final score", "pt": "Pontuação final", "es": "Puntuación final"}[language] in out
    verify(load(path))
    code, out, _ = typed(f"verify {path}")
    assert code == 0
    assert "true" in out


def test_a_person_plays_by_typing_moves_and_commands(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    match = guilda.new("azul", seed=5, start=0)
    move = match.position.notation(match.actions()[0])
    lines = ["help", "moves", f"moves {move}", move.lower(), "score", "undo", move, f"save {path}", "board", "quit"]
    code, out, _ = typed("play azul --seed 5 --start 1", *lines)
    assert code == 0
    assert "Player 1 takes" in out
    assert "Taken back." in out
    assert "unfinished" in out
    saved = load(path)
    assert saved.moves[0].notation == move
    assert saved.result is None
    verify(saved)
    code, out, _ = typed(f"resume {path}", "quit")
    assert code == 0
    assert "Player 1>" in out
    assert resume(saved).ply == len(saved.moves)


def test_a_person_can_play_a_whole_game(typed: Typed) -> None:
    match, rng = guilda.new("azul", seed=11, start=0), guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    code, out, _ = typed("play azul --seed 11 --start 1 --seats human,human --names Ana,Beto", *match.moves)
    assert code == 0
    assert out.count("Ana> ") == match.actors.count(0)
    (total,) = [line for line in out.splitlines() if line.startswith("total")]
    assert total.split()[1:] == [str(score) for score in match.scores()]
    assert "wins." in out or "share the victory." in out


def test_mistakes_at_the_prompt_get_a_sentence_and_lose_nothing(typed: Typed, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    lines = ["zzz", "CBF", "undo", "save", f"save {taken}", f"save {tmp_path}/no/where", "moves zzz", "", "quit"]
    code, out, _ = typed("play azul --seed 5 --start 1", *lines)
    assert code == 0
    for sentence in (
        "'zzz' is neither a move nor a command",
        "CBF is not allowed: there is no tile of that colour.",
        "Nothing can be taken back",
        "Say where",
        "exists already",
        "Not saved",
        "No legal move begins with 'zzz'",
    ):
        assert sentence in " ".join(out.split())
    assert taken.read_text() == "mine"


def test_the_end_of_input_leaves_politely(typed: Typed) -> None:
    code, out, _ = typed("play azul")
    assert code == 0
    assert "unfinished" in out


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play", "required"),
        ("play chess", "chess"),
        ("play azul --players 7", "choose from 2, 3, 4, not '7'"),
        ("play azul --wall grey", "choose from coloured, free"),
        ("play azul --seats human", "2 players need 2 seats"),
        ("play azul --seats human,wizard", "not by 'wizard'"),
        ("play azul --start 4", "cannot start"),
        ("play azul --names Ana", "2 names"),
        ("verify no-such-file", "cannot read no-such-file"),
        ("replay no-such-file", "cannot read no-such-file"),
        ("resume no-such-file", "cannot read no-such-file"),
        ("bench chess", "no game 'chess'"),
        ("", "required"),
    ],
)
def test_mistakes_on_the_command_line_get_a_sentence(typed: Typed, command: str, sentence: str) -> None:
    code, _, err = typed(command)
    assert code in (1, 2)
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "guilda-record/1"}', "\x00", "é" * 100])
def test_files_that_are_no_records_are_refused(typed: Typed, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    for command in ("verify", "replay", "resume"):
        code, _, err = typed(f"{command} {path}")
        assert code in (1, 2)
        assert err.strip()


def test_a_file_that_is_no_text_is_refused(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\xff\xfe\xfa")
    assert "no record" in typed(f"verify {path}")[2]


def test_replay_tells_a_record_at_once_or_shows_one_move(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    typed(f"play azul --seats random,random --seed 5 --record {path}")
    plies = len(load(path).moves)
    assert "Final score" in typed(f"replay {path} --all")[1]
    assert f"After move 3 of {plies}" in typed(f"replay {path} --ply 3")[1]
    assert typed(f"replay {path} --ply 9999")[0] == 2


def test_stepping_goes_forward_back_and_to_a_number(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record.json"
    typed(f"play azul --seats random,random --seed 5 --record {path}")
    last = len(load(path).moves)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    code, out, _ = typed(f"replay {path}", "", "n", "p", "10", "e", "nonsense", "9" * 20, "p", "q")
    assert code == 0
    told = [int(line.split()[2]) for line in out.splitlines() if line.startswith("After move")]
    assert told == [0, 1, 2, 1, 10, last, last, last - 1]


def test_colour_comes_only_when_asked_for(typed: Typed) -> None:
    command = "play azul --seats random,random --seed 5 --colour "
    assert "\x1b[" not in typed(command + "never")[1]
    assert "\x1b[" not in typed(command + "auto")[1]
    coloured = typed(command + "always")[1]
    assert "\x1b[" in coloured
    from guilda.terminal.paint import ESCAPE

    plain = [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()]
    assert plain == [line.rstrip() for line in typed(command + "never")[1].splitlines()]


@pytest.mark.parametrize("name", GAMES)
def test_boards_fit_into_eighty_columns(typed: Typed, name: str) -> None:
    players = max(guilda.game(name).options[0].values)
    seats = ",".join(["random"] * players)
    for language in ("en", "pt", "es"):
        for seed in range(5):
            _, out, _ = typed(f"play {name} --players {players} --seats {seats} --seed {seed} --language {language}")
            assert max(map(len, out.splitlines())) <= 80


def test_tab_completes_moves_and_commands() -> None:
    from guilda.terminal.play import Play
    from guilda.terminal.table import Table

    match = guilda.new("azul", seed=5)
    play = Play(match, ["human", "random"], Table("en", colour=False))
    assert play.complete("und", 0) is None
    play.at_keyboard = 0
    assert play.complete("und", 0) == "undo"
    assert play.complete("und", 1) is None
    move = match.position.notation(match.actions()[0])
    assert play.complete(move.lower(), 0) == move


def test_the_installed_command_runs_in_a_process_of_its_own(tmp_path: Path) -> None:
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


def test_nobody_is_shown_a_board_before_sitting_down(typed: Typed) -> None:
    lines = ["", "R3D", "", "R2D"]
    _, out, _ = typed("play splendor --seats human,human --start 1 --seed 4", *lines)
    before, after = out.split("Nobody else looks: press Enter.")[-2:]
    assert "unfinished" in after
    assert "H1" not in after
    assert "H1" in before


def test_everybody_is_told_what_happened_since_they_last_looked(typed: Typed) -> None:
    seats = "--seats human,human,human --players 3 --start 1 --seed 4"
    _, out, _ = typed(f"play splendor {seats}", "", "WBG", "", "WBR", "")
    last = out.split("Nobody else looks: press Enter.")[-1]
    assert "Player 1 takes" in last
    assert "Player 2 takes" in last


def test_a_finished_match_can_be_kept_afterwards(typed: Typed, tmp_path: Path) -> None:
    match, rng = guilda.new("azul", seed=11, start=0), guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    path = tmp_path / "kept.json"
    code, out, _ = typed("play azul --seed 11 --start 1 --seats human,human", *match.moves, str(path))
    assert code == 0
    assert "Saved to" in out
    verify(load(path))


@pytest.mark.parametrize("name", ["~nosuchuser/x", "a\0b", "/proc/nowhere"])
def test_a_save_that_cannot_be_leaves_the_match_going_on(typed: Typed, name: str) -> None:
    code, out, _ = typed("play azul --seed 5 --start 1", f"save {name}", "score", "quit")
    assert code == 0
    assert "Not saved" in out
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
def test_more_mistakes_on_the_command_line_get_a_sentence(typed: Typed, command: str, sentence: str) -> None:
    code, _, err = typed(command)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_seats_are_remembered_when_a_match_goes_on(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    typed("play azul --seats random,human --names Bot,Ana --seed 3", f"save {path}", "quit")
    assert [seat.kind for seat in load(path).seats] == ["random", "human"]
    _, out, _ = typed(f"resume {path}", "quit")
    assert "Ana> " in out
    assert "Bot> " not in out


def test_a_damaged_box_is_told_of_and_the_other_games_go_on(tmp_path: Path) -> None:
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
    assert "sintra cannot be played: sintra.toml" in listed.stderr
    assert run("play", "azul", "--seats", "random,random").returncode == 0
    refused = run("play", "sintra")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_the_score_of_a_game_that_counts_at_the_end_shows_how_it_stands(typed: Typed) -> None:
    window = guilda.new("sagrada", seed=3).position
    chosen = window.notation(window.actions()[0])
    _, out, _ = typed("play sagrada --seats human,random --seed 3", chosen, "score", "quit")
    assert re.search(r"^private objective +0 +\?$", out, re.MULTILINE)
    assert re.search(r"^empty spaces +-\d+ +-\d+$", out, re.MULTILINE)
