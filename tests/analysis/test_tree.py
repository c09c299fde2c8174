"""Trees of variations: moves, chance, names, files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.analysis import Analysis, ChanceError
from guilda.records.record import checksum
from tests.analysis.playing import played

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ("azul", "sagrada", "sintra", "splendor")
ALL = [(game, players) for game in GAMES for players in guilda.game(game).options[0].values]


@pytest.mark.parametrize(("game", "players"), ALL)
def test_a_record_becomes_the_main_line_and_round_trips(game: str, players: int) -> None:
    match = played(game, players=players)
    analysis = Analysis(match.record())
    line = analysis.root.main_line()
    assert [node.notation for node in line] == match.moves
    assert [node.seat for node in line] == match.actors
    assert [node.rows for node in line] == [decision.rows for decision in match.decisions]
    assert line[-1].position == match.position
    again = Analysis.loads(analysis.dumps())
    assert again.dumps() == analysis.dumps()
    assert again.at(10**6).position == match.position


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_can_be_chosen(game: str) -> None:
    analysis = Analysis(played(game, players=guilda.game(game).options[0].values[-1]).record())
    chosen = 0
    for node in analysis.root.main_line():
        assert node.parent is not None
        if not node.draws or chosen > 8:
            continue
        other = node.parent.play(node.notation, rng=guilda.FastRng(99))
        assert other.parent is node.parent
        again = Analysis(node.parent.position).root.play(node.notation, other.draws)
        assert again.position == other.position
        chosen += 1
    assert chosen


def test_a_text_position_and_a_match_in_progress_can_be_analysed() -> None:
    match = played("azul", plies=7)
    assert Analysis(match).at(7).position == match.position
    assert Analysis(match.position.text()).root.position == match.position


def test_variations_are_kept_named_promoted_and_deleted() -> None:
    root = Analysis(guilda.new("azul", seed=7), ["Ana", "Rui"]).root
    first, second = (root.play(action) for action in root.position.actions()[:2])
    assert root.play(first.notation) is first
    assert root.children == [first, second]
    reply = second.play(second.position.actions()[0])
    reply.name, reply.comment = "Sharp", "Takes the centre.\nAnd the marker."
    reply.promote()
    assert root.main_line() == [second, reply]
    again = Analysis.loads(root.analysis.dumps())
    assert again.names == ["Ana", "Rui"]
    assert again.at(2).comment == reply.comment
    first.delete()
    assert (root.children, root.analysis.size) == ([second], 2)
    with pytest.raises(ValueError, match="cannot be removed"):
        root.delete()


def test_bad_moves_and_bad_chance_change_nothing() -> None:
    match = played("azul", plies=1)
    while len(match.actions()) > 1 or match.undoable == 0:
        match.apply(match.actions()[0])
        if match.decisions[-1].before is None:
            break
    analysis = Analysis(match)
    drawing = analysis.at(match.ply)
    before = drawing.parent
    assert before is not None
    assert drawing.draws
    with pytest.raises(ChanceError, match="draw 1 cannot be 'X'"):
        before.play(drawing.notation, ["X"])
    with pytest.raises(ValueError, match="outcomes are given"):
        before.play(drawing.notation, drawing.draws[:-1])
    with pytest.raises(ChanceError, match="outcomes are given"):
        before.play(drawing.notation, [*drawing.draws, "B"])
    with pytest.raises(guilda.IllegalAction):
        analysis.at(match.ply).play(next(a for a in range(99) if a not in match.actions()))
    assert before.children == [drawing]


def test_files_are_saved_and_loaded(tmp_path: Path) -> None:
    match, file = played("splendor"), tmp_path / "game.json"
    Analysis(match).save(file)
    assert Analysis.load(file).at(10**6).position == match.position
    match.record().save(tmp_path / "record.json")
    assert Analysis.load(tmp_path / "record.json").dumps() == file.read_text("utf-8")


def altered(fields: dict[str, Any], **changes: Any) -> str:
    """Return a file with other fields and a checksum that fits."""
    changed = {name: value for name, value in {**fields, **changes}.items() if name != "checksum"}
    return json.dumps({**changed, "checksum": checksum(changed)})


def test_names_and_comments_are_read_without_control_characters() -> None:
    fields = json.loads(Analysis(played("azul", plies=1)).dumps())
    [row] = fields["moves"]
    text = "\x1b[31m\ud800Ana 👩‍🎨"
    read = Analysis.loads(altered(fields, names=[text, "Rui"], comment=f"{text}\n2", moves=[[*row[:3], text, text]]))
    [node], plain = read.root.children, "[31mAna 👩‍🎨"
    assert (read.names[0], read.root.comment, node.name, node.comment) == (plain, f"{plain}\n2", plain, plain)
    assert Analysis.loads(read.dumps()).dumps() == read.dumps()


def test_damaged_and_impossible_files_are_refused_with_a_reason() -> None:
    text = Analysis(played("azul")).dumps()
    fields = json.loads(text)
    rows = fields["moves"]
    for broken, reason in (
        ("[]", "JSON object"),
        ("{", "not JSON"),
        (json.dumps({**fields, "format": "guilda-analysis/9"}), "format must be"),
        (text.replace('"comment": ""', '"comment": "x"'), "checksum does not fit"),
        (altered(fields, extra=1), "has the fields"),
        (altered(fields, start="azul players=9"), "start: not a position of azul"),
        (altered(fields, names=["A"]), "2 names are needed"),
        (altered(fields, rules_version=99), "another version of the rules"),
        (altered(fields, components="0"), "other components"),
        (altered(fields, game="sintra"), "the game is 'azul'"),
        (altered(fields, moves=[rows[0], [5, *rows[1][1:]]]), "move 2 is not a row"),
        (altered(fields, moves=[rows[0], [0, *rows[0][1:]]]), "move 2 .* is there twice"),
        (altered(fields, moves=[[0, "9W9", "", "", ""]]), "move 1 .*is not an action"),
        (altered(fields, moves=[rows[0], [1, *rows[0][1:]]]), "move 2 .* is illegal"),
        (altered(fields, moves=[[*rows[0][:2], "B", "", ""]]), "outcomes are given"),
        (played("azul").record().dumps().replace("Player 1", "Player X"), "altered"),
    ):
        with pytest.raises(guilda.RecordError, match=reason):
            Analysis.loads(broken)
