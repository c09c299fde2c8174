"""Stained Glass of Sintra: the data file, its checks, text positions, and records that name the data."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import guilda
from guilda import components
from guilda.components import sintra as box
from guilda.records.record import RecordError, loads
from guilda.records.replay import verify
from tests.rules.sintra_positions import board, table

ROOT = Path(__file__).parents[2]


def test_the_components_match_the_component_page() -> None:
    assert box.SIDES[::2] == ("YPOPY", "OBPBO", "PWBWP", "BYWYB", "WOYOW", "YOBOY", "OPWPO", "WYPYW")
    assert box.SIDES[1::2] == ("BYBOB", "WOWPW", "YPYBY", "OBOWO", "PWPYP", "PBYBP", "BWOWB", "O*P*B")
    assert box.BROKEN_GLASS == (0, 1, 2, 4, 6, 8, 11, 14, 18)
    assert box.WINDOW_POINTS == {"A": (4, 3, 3, 2, 2, 1, 1, 2), "B": (4, 3, 3, 2, 2, 1, 1, 2)}
    assert box.ORNAMENTS == ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15))


FAULTS = {
    "7 strips": (("strips",), lambda strips: strips[:7], "8 strips"),
    "strip of one side": (("strips", 0), lambda sides: sides[:1], "2 sides"),
    "side of 4 spaces": (("strips", 2, 0), lambda side: side[:4], "5 spaces"),
    "unknown colour": (("strips", 2, 0), lambda _: "PWBWX", "5 spaces"),
    "no wild side": (("strips", 7, 1), lambda _: "OPPPB", "exactly one side has wild spaces"),
    "1 wild space": (("strips", 7, 1), lambda _: "O*PPB", "exactly one side has wild spaces"),
    "3 wild spaces": (("strips", 7, 1), lambda _: "O***B", "exactly one side has wild spaces"),
    "2 wild sides": (("strips", 0, 1), lambda _: "O*P*B", "exactly one side has wild spaces"),
    "track not from 0": (("broken_glass",), lambda track: track[1:], "from 0"),
    "track not to -18": (("broken_glass",), lambda track: track[:-1], "-18"),
    "track without -8": (("broken_glass", 5), lambda _: -7, "-8"),
    "track that rises": (("broken_glass", 2), lambda _: -1, "costs more"),
    "track of words": (("broken_glass", 2), lambda _: "-2", "list from 0"),
    "3 ornaments": (("ornaments",), lambda ornaments: ornaments[:3], "4 ornaments"),
    "ornament of 3 panes": (("ornaments", 0), lambda panes: panes[:3], "4 panes"),
    "pane that does not exist": (("ornaments", 3, 3), lambda _: "9b", "every pane"),
    "pane of two ornaments": (("ornaments", 3, 3), lambda _: "1t", "every pane"),
    "ornament points": (("ornament_points", 4), lambda _: 9, "3, 6 and 10"),
    "7 windows": (("window_points", "A"), lambda points: points[:7], "window_points"),
    "no window of 2": (("window_points", "B"), lambda _: [4, 3, 3, 3, 3, 1, 1, 3], "window_points"),
    "one side only": (("window_points",), lambda points: {"A": points["A"]}, "window_points"),
    "pieces left": (("pieces_left_for_a_point",), lambda _: 4, "3 pieces"),
    "19 pieces": (("pieces_of_each_colour",), lambda _: 19, "20 pieces"),
    "factories": (("factories", "2"), lambda _: 6, "5, 7 and 9"),
    "colours": (("colours", 0), lambda _: "red", "colours"),
    "fraction of pieces": (("pieces_of_each_colour",), lambda _: 20.0, "20 pieces"),
    "fraction of factories": (("factories", "2"), lambda _: 5.0, "5, 7 and 9"),
    "list of factories": (("factories",), lambda _: [5, 7, 9], "5, 7 and 9"),
    "fraction of ornament points": (("ornament_points", 2), lambda _: 3.0, "3, 6 and 10"),
    "ornament points that are no number": (("ornament_points", 0), lambda _: False, "3, 6 and 10"),
    "fraction of pieces left": (("pieces_left_for_a_point",), lambda _: 3.0, "3 pieces"),
    "fraction of window points": (("window_points", "A", 0), lambda _: 4.0, "window_points"),
    "extra key": (("strip",), lambda _: [], "exactly"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_data_against_the_rulebook_is_refused_with_the_reason(fault: str) -> None:
    path, change, message = FAULTS[fault]
    data: Any = deepcopy(components.load(box.FILE))
    box.check(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = change(place[path[-1]] if path[-1] in place or isinstance(place, list) else None)
    with pytest.raises(ValueError, match=message) as error:
        box.check(data)
    assert str(error.value).startswith("sintra.toml: ")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"pieces = = 3", "line 1"),
        (b"pieces = 3\npieces = 4", "overwrite"),
        ("# A\u00e7\u00facar\npieces = 3".encode("latin-1"), "UTF-8"),
    ],
    ids=["syntax", "the same key twice", "latin-1"],
)
def test_a_file_that_cannot_be_read_is_named(
    content: bytes, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "box.toml").write_bytes(content)
    monkeypatch.setattr(components, "files", lambda _: tmp_path)
    with pytest.raises(ValueError, match=message) as error:
        components.load("box.toml")
    assert str(error.value).startswith("box.toml: ")


def test_a_byte_order_mark_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "files", lambda _: tmp_path)
    (tmp_path / "box.toml").write_bytes(b"pieces = 3")
    plain = components.fingerprint("box.toml")
    (tmp_path / "box.toml").write_bytes(b"\xef\xbb\xbfpieces = 3")
    assert (components.load("box.toml"), components.fingerprint("box.toml")) == ({"pieces": 3}, plain)


def test_a_record_names_its_data_and_verifying_with_other_data_says_so() -> None:
    match = guilda.new("sintra", seed=1)
    rng = guilda.FastRng(1)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    text = match.record().dumps()
    assert f'"components": "{box.FINGERPRINT}"' in text
    verify(loads(text))
    with pytest.raises(RecordError, match="other components of sintra"):
        verify(loads(text.replace(box.FINGERPRINT, "0123456789ab")))


# A box whose owner has corrected strips, windows, ornaments and the broken-glass track. The wild spaces are on side 1a,
# and a side has five spaces of one colour.
OTHER_BOX = """
import json, sys
from guilda import components
read = components.read
def corrected(name):
    text = read(name)
    if name == "sintra.toml":
        for old, new in (
            ("YPOPY", "*OOO*"),
            ("O*P*B", "YYYYY"),
            ("[0, -1, -2, -4, -6, -8, -11, -14, -18]", "[0, -2, -3, -5, -6, -8, -10, -11, -14, -18]"),
            ('["1t", "1b", "2t", "2b"]', '["1t", "1b", "3t", "2b"]'),
            ('["3t", "3b", "4t", "4b"]', '["2t", "3b", "4t", "4b"]'),
            ("A = [4, 3, 3, 2, 2, 1, 1, 2]", "A = [5, 3, 3, 2, 2, 1, 1, 2]"),
            ("B = [4, 3, 3, 2, 2, 1, 1, 2]", "B = [1, 1, 1, 3, 2, 4, 6, 7]"),
        ):
            assert old in text
            text = text.replace(old, new)
    return text
components.read = corrected
import guilda
"""
WHOLE_GAMES = """
from guilda.records.record import load
from guilda.records.replay import verify
from pathlib import Path
try:
    verify(load(Path(sys.argv[1])))
except ValueError as error:
    print(error)
asked = set()
for seed in range(12):
    rng = guilda.FastRng(seed)
    game = guilda.game("sintra").position({"players": 2 + seed % 3, "side": "AB"[seed % 2]}, rng)
    while game.actor() is not None:
        legal = [game.notation(action) for action in game.actions()]
        assert guilda.position(game.text()) == game
        if game.asked:
            assert len(legal) > 1, game.text()
            asked.update(legal)
        game.apply(legal[rng.below(len(legal))], rng)
print(*asked)
"""
SCORES = """
from tests.rules.sintra_positions import board, play, table
found = {"start": set()}
for seed in range(40):
    text = guilda.game("sintra").position({}, guilda.FastRng(seed)).text()
    for seat in text.split("boards=")[1].split(";"):
        found["start"].update(strip for strip in seat.split(":")[4].split(",") if strip[0] in "18")
found["start"] = sorted(found["start"])
for side in "AB":
    window = table(board({4: "4aYYBB"}, {6: "Y."}, side=side), factories=["W1", "B4"], side=side)
    before = window.scores()[0]
    found["window " + side] = play(window, "1W4", "KW").scores()[0] - before
    found["view " + side] = window.view()["window_points"]
    losing = board(windows={8: "Y."}, broken=1, side=side)
    over = table(losing, board(windows={1: "YO", 3: "Y."}, side=side), side=side, round=6, turn="-")
    found["over " + side] = [[item.points for item in over.breakdown(seat)[-2:]] for seat in (0, 1)]
for broken in (7, 8):
    game = table(board({8: "8a"}, {1: "YO36"}, glazier=8, broken=broken), factories=["O1", "B4"])
    play(game, "1OX")
    found[f"step from {broken}"] = [game.scores()[0], game.broken[0]]
print(json.dumps(found))
"""


def with_other_box(script: str, *arguments: str) -> list[str]:
    """Return the output of a script that runs with the corrected box."""
    command = [sys.executable, "-c", OTHER_BOX + script, *arguments]
    environment = {**os.environ, "GUILDA_PURE": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_an_owner_can_correct_the_data_without_touching_code(tmp_path: Path) -> None:
    match = guilda.new("sintra", seed=1)
    while match.actor() is not None:
        match.apply(match.actions()[-1])
    match.record().save(tmp_path / "game.json")
    said, asked = with_other_box(WHOLE_GAMES, str(tmp_path / "game.json"))
    assert said.startswith("the record was played with other components of sintra")
    assert {"KY", "F1", "F2"} <= set(asked.split())


@pytest.mark.rule("SI-03", "SI-45", "SI-65", "SI-71", "SI-72", "SI-73")
def test_corrected_data_decide_points_losses_and_the_side_that_starts() -> None:
    (printed,) = with_other_box(SCORES)
    assert json.loads(printed) == {
        "start": ["1b", "8a", "8b"],
        "window A": 2 + 1,
        "view A": [5, 3, 3, 2, 2, 1, 1, 2],
        "over A": [[-2, 0], [0, 6]],
        "window B": 3 + 4,
        "view B": [1, 1, 1, 3, 2, 4, 6, 7],
        "over B": [[-2, 0], [0, 2]],
        "step from 7": [36, 8],
        "step from 8": [18, 0],
    }


GOOD = table(board({8: "8bO*Y"}, {8: "W.2"}, glazier=8, bonus=3), factories=["Y2B2"], centre="W3").text()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("side=A", "side=C", "side"),
        ("round=1", "round=7", "round"),
        ("turn=0", "turn=-", "round 6"),
        ("turn=0", "turn=2", "turn"),
        ("marker=-", "marker=2", "marker"),
        ("hand=-", "hand=B0", "hand"),
        ("hand=-", "hand=B1", "more than 20|not 20|leaves no choice|B tiles"),
        ("track=PYOPBW", "track=PYOPBB", "round track"),
        ("track=PYOPBW", "track=.YOPBW", "round track"),
        ("centre=W3", "centre=W4", "more than 20"),
        ("centre=W3", "centre=W2", "W tiles"),
        ("Y2B2", "B2Y2", "written like"),
        ("8bO*Y", "8aO*Y", "wild"),
        ("8bO*Y", "8aY", "turned over"),
        ("8bO*Y", "8bO*YYY", "too few wild"),
        ("8bO*Y", "8bOO*Y", "do not fit"),
        ("8bO*Y", "8bO*", "a strip is written"),
        ("8bO*Y", "-", "complete"),
        ("8bO*Y", "9bO*Y", "a strip is written"),
        ("1a,2a", "1a,1b", "has a strip twice"),
        ("W.2", ".W2", "has a bottom pane but no top one"),
        ("W.2", "W.1", "window 8"),
        ("W.2", "W.3", "window 8"),
        ("8:0:0-0:3", "9:0:0-0:3", "glazier"),
        ("8:0:0-0:3", "8:8:0-0:3", "broken glass"),
        ("8:0:0-0:3", "8:0:0-1:3", "points lost"),
        ("8:0:0-0:3", "8:0:1-6:3", "points lost"),
        ("8:0:0-0:3", "8:0:0-0:6", "points for colours"),
        ("8:0:0-0:3", "8:0:28-0:3", "restarts"),
    ],
)
def test_a_text_that_describes_no_position_is_refused(old: str, new: str, message: str) -> None:
    assert guilda.position(GOOD).text() == GOOD
    assert GOOD.count(old) >= 1
    with pytest.raises(ValueError, match=message):
        guilda.position(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    "fields",
    [
        {"boards": [board({4: "4aYYBBW"}, glazier=4)], "turn": 1},  # another seat's turn
        {"boards": [board({4: "4aYYBBW"}, glazier=3)]},  # the glazier elsewhere
        {"boards": [board({4: "4aYYBBW"}, glazier=4)], "round": 6, "turn": "-"},  # the game is over
        {"boards": [board({4: "4aYYBBW", 5: "5aYOOWW"}, glazier=4)]},  # two of them
        {"boards": [board(glazier=8)], "hand": "O1"},  # no wild space
        {"boards": [board(windows={8: "Y."}, glazier=8)], "hand": "W1"},  # no coloured space
        {"boards": [board(windows={8: "Y."}, glazier=8)], "hand": "O3"},  # no choice
        {"boards": [board({4: "4aYYBBW"}, {8: "Y."}, glazier=8)], "hand": "O1"},  # a full strip beside a hand
        {"boards": [board(windows={8: "Y."}, glazier=8), board({4: "4aYYBBW"}, glazier=4)], "hand": "O1"},
        {"boards": [board()]},  # nothing to take
        {"boards": [board()], "round": 6, "turn": "-", "centre": "Y1"},  # something left to take
    ],
)
def test_an_impossible_prompt_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a position of sintra"):
        table(*fields.pop("boards"), **fields)


def test_prompts_within_a_turn_read_back() -> None:
    full = table(board({4: "4aYYBBW"}, glazier=4))
    assert guilda.position(full.text()) == full
    hand = table(board(windows={8: "Y."}, glazier=8), hand="O2")
    assert [hand.notation(action) for action in hand.actions()] == ["F0", "F1"]
    assert guilda.position(hand.text()) == hand
