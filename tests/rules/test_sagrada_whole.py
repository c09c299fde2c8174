"""Whole games: dead ends, conservation, an independent check of legality, secrets, messages, text positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import guilda
from guilda.components import sagrada as box
from guilda.locales import LANGUAGES, catalogue
from guilda.rules.game import EventLog
from guilda.rules.sagrada.constants import STEP_MOVE, STEP_TURN, STEP_WINDOW
from tests.rules.sagrada_table import EMPTY, legal, play, started, table

INFO = guilda.game("sagrada")
SETS = list(combinations(range(1, 13), 3))
WALKS = 25  # games for each set of tools and number of players
LONGEST_TURN = 10  # decisions: a die, a tool, its price, its die, its choices, the placement, the end


def with_tools(tools: tuple[int, ...], players: int, seed: int) -> Any:
    """Return a new game with these tools on the table."""
    game = INFO.position({"players": players} | ({"tools": len(tools)} if players == 1 else {}), guilda.FastRng(seed))
    fields = game.text().split(" ")
    fields[2] = "tools=" + ",".join(map(str, tools))
    return guilda.position(" ".join(fields))


@pytest.mark.rule("SA-33", "SA-32", "SA-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_set_of_three_tools_leads_to_a_dead_end(players: int) -> None:
    used = Counter()
    for number, tools in enumerate(SETS):
        game = with_tools(tools, players, number)
        for seed in range(WALKS):
            walked = game.copy()
            assert walked.walk_out(guilda.FastRng(seed)) > 0, f"tools {tools}, players {players}, seed {seed}"
        rng = guilda.FastRng(number)
        turn, decisions = None, 0
        while game.actor() is not None:
            actions = game.actions()
            here = f"tools {tools}, players {players}: {game.text()}"
            assert actions, here
            if game.step == STEP_TURN:
                assert game.notation(actions[-1]) == "END", here
            else:
                assert len(actions) >= 2, here
            action = actions[rng.below(len(actions))]
            used[game.notation(action)] += 1
            decisions = decisions + 1 if turn == (game.round, game.turn_of_round, game.actor()) else 0
            turn = (game.round, game.turn_of_round, game.actor())
            assert decisions <= LONGEST_TURN, here
            game.apply(action, rng)
    assert all(used[f"T{tool}"] for tool in range(1, 13))
    assert all(used[word] for word in ("END", "STOP", "LEAVE", "+1", "-1"))


@pytest.mark.rule("SA-32")
def test_every_action_of_every_decision_can_be_followed_to_the_end_of_the_turn() -> None:
    for number, tools in enumerate(SETS[::4]):
        game, rng = with_tools(tools, 2, number), guilda.FastRng(number)
        while game.actor() is not None:
            if game.step != STEP_WINDOW:
                for action in game.actions():
                    board = game.copy()
                    board.apply(action, rng)
                    for _ in range(LONGEST_TURN):
                        if (board.round, board.turn_of_round) != (game.round, game.turn_of_round):
                            break
                        board.apply(board.actions()[-1], rng)
                    assert (board.round, board.turn_of_round) != (game.round, game.turn_of_round), game.text()
            game.apply(game.random_action(rng), rng)


@pytest.mark.rule("SA-01", "SA-14", "SA-24")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_ninety_dice_are_always_accounted_for(players: int) -> None:
    for seed in range(40):
        game, rng = started(players, seed)
        while game.actor() is not None:
            view = game.view(0)
            dice = [*view["pool"], *(die for left in view["track"] for die in left)]
            dice += [die for seat in view["seats"] for row in seat["dice"] for die in row if die]
            dice += [view["hand"]] if view["hand"] else []
            for colour, letter in enumerate(box.LETTERS):
                inside = (game.bag >> 6 * colour & 63) + (game.spent >> 6 * colour & 63)
                assert sum(die[0] == letter for die in dice) + inside == 18, f"seed {seed}: {game.text()}"
            tokens = sum(game.favor_tokens) + sum(game.on_tool)
            assert tokens == (0 if players == 1 else sum(seat["pattern"]["difficulty"] for seat in view["seats"]))
            game.apply(game.random_action(rng), rng)


def fits(dice: dict[tuple[int, int], str], prints: list[str], die: str, space: tuple[int, int], lifted: str) -> bool:
    """Return whether a die may lie on a space, by a naive check of SA-20 to SA-23 without the kind of print lifted."""
    row, column = space
    mark = prints[row - 1][column - 1]
    if space in dice:
        return False
    if not dice:
        reached = row in (1, 4) or column in (1, 5)
    else:
        reached = any(abs(row - r) <= 1 and abs(column - c) <= 1 for r, c in dice)
    printed = mark in (".", die[0], die[1]) or mark in lifted
    near = [dice.get((row + down, column + right), "..") for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    return reached and printed and all(die[0] != other[0] and die[1] != other[1] for other in near)


ALL_SPACES = [(row, column) for row in range(1, 5) for column in range(1, 6)]
LIFTED = {2: "RYGBP", 3: "123456"}


def slow_moves(
    dice: dict[tuple[int, int], str], prints: list[str], tool: int, only: set[str], moved: tuple[int, int] | None
) -> set[str]:
    """Return every move of a tool by the naive rules."""
    found = set()
    for origin, die in dice.items():
        if origin == moved or die[0] not in only:
            continue
        rest = {space: other for space, other in dice.items() if space != origin}
        for space in ALL_SPACES:
            if space == origin or not fits(rest, prints, die, space, LIFTED.get(tool, "")):
                continue
            after = {**rest, space: die}
            if tool == 4 and moved is None and not slow_moves(after, prints, tool, only, space):
                continue
            found.add(f"{origin[0]}{origin[1]}>{space[0]}{space[1]}")
    return found


@pytest.mark.rule("SA-20", "SA-21", "SA-22", "SA-23", "SA-24", "SA-32")
@pytest.mark.parametrize("tools", [(2, 3, 4), (4, 9, 12), (3, 8, 12), (2, 4, 6)])
def test_placements_and_moves_match_a_naive_implementation(tools: tuple[int, ...]) -> None:
    moves = placed = 0
    for seed in range(8):
        game, rng = with_tools(tools, 3, seed), guilda.FastRng(seed)
        while game.actor() is not None:
            if game.step in (STEP_TURN, STEP_MOVE):
                view = game.view(None)
                own = view["seats"][game.actor()]
                dice = {(r, c): own["dice"][r - 1][c - 1] for r, c in ALL_SPACES if own["dice"][r - 1][c - 1]}
                prints = own["pattern"]["spaces"]
                track = {die[0] for left in view["track"] for die in left}
                if game.step == STEP_TURN:
                    pool = [] if game.drafted else view["pool"]
                    wanted = {
                        f"{die}@{r}{c}" for die in pool for r, c in ALL_SPACES if fits(dice, prints, die, (r, c), "")
                    }
                    assert {move for move in legal(game) if "@" in move} == wanted, game.text()
                    placed += len(wanted)
                    for tool in {2, 3, 4, 12} & set(tools):
                        only = track if tool == 12 else set(box.LETTERS)
                        can = bool(slow_moves(dice, prints, tool, only, None))
                        paid = game.favor_tokens[game.actor()] >= (2 if game.on_tool[tool] else 1) and not game.used
                        assert (f"T{tool}" in legal(game)) == (can and paid), game.text()
                else:
                    moved = tuple(view["moved"]) if view["moved"] else None
                    only = track if view["tool"] == 12 else set(box.LETTERS)
                    only = {dice[moved][0]} if view["tool"] == 12 and moved else only
                    wanted = slow_moves(dice, prints, view["tool"], only, moved)
                    assert legal(game) - {"STOP"} == wanted, game.text()
                    assert ("STOP" in legal(game)) == (view["tool"] == 12 and moved is not None)
                    moves += len(wanted)
            game.apply(game.random_action(rng), rng)
    assert placed > 1000
    assert moves > 100


@pytest.mark.rule("SA-02", "SA-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_information_is_resampled_from_all_possibilities(players: int) -> None:
    game = INFO.position({"players": players}, guilda.FastRng(3))
    play(game, game.notation(game.actions()[0]))
    colours, cards, choices = set(), set(), set()
    for chance in range(400):
        seen: Any = game.seen_by(1, guilda.FastRng(chance))
        assert seen.private[1] == game.private[1]
        assert list(seen.cards[2:4]) == list(game.cards[2:4])
        assert len(set(seen.private[:players])) == players
        assert len(set(seen.cards[: 2 * players])) == 2 * players
        assert seen.pattern[0] // 2 in seen.cards[:2]
        assert list(seen.pattern[1:]) == [-1, -1, -1]
        colours.add(seen.private[0])
        cards |= set(seen.cards[:2])
        choices.add(seen.pattern[0])
    assert colours == set(range(5)) - {game.private[1]}
    assert cards == set(range(12)) - set(game.cards[2:4])
    assert len(choices) == 20


@pytest.mark.rule("SA-02")
def test_resampling_keeps_everything_that_a_choosing_seat_knows() -> None:
    game = INFO.position({"players": 2}, guilda.FastRng(3))
    play(game, game.notation(game.actions()[1]))
    seen: Any = game.seen_by(0, guilda.FastRng(8))
    assert seen.pattern[0] == game.pattern[0]
    assert list(seen.cards[:2]) == list(game.cards[:2])
    over, rng = started(2)
    over.playout(rng)
    assert over.seen_by(0, rng) == over, "nothing is hidden at the end"


def test_every_tool_in_play_has_sentences_in_three_languages() -> None:
    game = table("R1 .. .. .. .. / G5 .. .. .. .. / " + EMPTY[34:], EMPTY, pool="G2", track="G6 R6", tools=(2, 10, 11))
    said = {language: game.sentence(game.parse("T10"), language, "Ana") for language in ("en", "pt", "es")}
    assert said == {
        "en": "Ana uses Grinding Stone (1 favor token).",
        "pt": "Ana usa Grinding Stone (1 marcador de benefício).",
        "es": "Ana usa Grinding Stone (1 ficha de donativo).",
    }
    play(game, "T2")
    assert (
        game.sentence(game.parse("21>12"), "pt", "Ana")
        == "Ana move o 5 verde da linha 2, coluna 1 para a linha 1, coluna 2."
    )
    facts = game.presentation().facts(game, game.parse("21>12"))
    assert facts == {
        "action": "move",
        "die": {"colour": "green", "value": 5},
        "from": {"row": 2, "column": 1},
        "to": {"row": 1, "column": 2},
    }


def test_every_tool_and_objective_has_a_text() -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        texts = [words.format(f"sagrada-tool-{number}") for number in range(1, 13)]
        for objective in box.OBJECTIVES:
            name = objective.name.replace("_", "-")
            texts.append(words.format(f"sagrada-objective-{name}", points=objective.points))
            assert texts[-1].startswith(f"{objective.points} ")
        assert not any("sagrada-" in text or "{" in text for text in texts)
        assert len(set(texts)) == 22


GOOD = (
    "sagrada players=2 tools=2+1,5,12 public=1,6,9 private=R,G round=2 starter=0 turn=0 nth=0 step=turn tool=- hand=- "
    "moved=- did=- skips=- bag=R16Y16G16B16P16 spent=- pool=R1Y2G3B4P5 track=R1Y2G3B4P5 "
    "boards=3A:2:-:........../........../........../..........;12A:3:-:........../........../........../.........."
)


def test_a_text_position_is_read_and_every_error_is_reported() -> None:
    assert guilda.position(GOOD).text() == GOOD


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("tools=2+1", "tools=2+2", "favor tokens"),
        ("tools=2+1,5,12", "tools=2+1,5", "2 tools"),
        ("tools=2+1,5,12", "tools=5,2+1,12", "in order"),
        ("tools=2+1", "tools=2x", "tools must"),
        ("public=1,6,9", "public=1,6", "public objectives"),
        ("public=1,6,9", "public=1,6,11", "public"),
        ("private=R,G", "private=R,R", "private"),
        ("private=R,G", "private=R", "private"),
        ("round=2", "round=3", "track"),
        ("round=2", "round=0", "in all|round|track"),
        ("turn=0", "turn=1", "no turn now"),
        ("turn=0", "turn=-", "step|track"),
        ("nth=0", "nth=1", "no turn now"),
        ("nth=0", "nth=4", "nth"),
        ("step=turn", "step=move", "no tool on the table"),
        ("step=turn", "step=rest", "step must"),
        ("step=turn tool=-", "step=move tool=2", "used"),
        ("tool=-", "tool=2", "no tool is in use"),
        ("hand=-", "hand=R1", "hand"),
        ("moved=-", "moved=11", "no tool is in use"),
        ("moved=-", "moved=51", "moved"),
        ("did=-", "did=x", "did"),
        ("did=-", "did=du", "nothing is left"),
        ("skips=-", "skips=0", "given up"),
        ("skips=-", "skips=1,0", "in order"),
        ("bag=R16", "bag=R15", "R dice"),
        ("spent=-", "spent=R1", "R dice"),
        ("pool=R1Y2G3B4P5", "pool=Y2R1G3B4P5", "in order"),
        ("pool=R1Y2", "pool=R7Y2", "pool must"),
        ("track=R1Y2G3B4P5", "track=-", "round track"),
        ("3A:2:", "3A:4:", "favor tokens"),
        ("3A:2:", "3C:2:", "no window pattern"),
        ("3A:2:", "12B:2:", "different cards|favor tokens"),
        ("3A:2:-:", "3A:2:1,2:", "a different card"),
        ("pool=R1Y2G3B4P5", "pool=-", "in all"),
    ],
)
def test_a_text_with_a_fault_is_refused_with_the_reason(old: str, new: str, why: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=why):
        guilda.position(GOOD.replace(old, new, 1))


@pytest.mark.rule("SA-12")
def test_a_text_cannot_have_more_dice_placed_than_the_turns_so_far_allow() -> None:
    placed = GOOD.replace("pool=R1Y2G3B4P5", "pool=R1Y2G3B4").replace("3A:2:-:..", "3A:2:-:P5")
    with pytest.raises(ValueError, match="that the turns of this round have left"):
        guilda.position(placed)
    after = placed.replace("turn=0 nth=0", "turn=1 nth=1")
    assert guilda.position(after).text() == after
    four = after.replace("3A:2:-:P5......", "3A:2:-:P5B6R1Y3").replace("track=R1Y2G3B4P5", "track=G3P5")
    with pytest.raises(ValueError, match="has placed more dice than"):
        guilda.position(four)


@pytest.mark.rule("SA-12", "SA-32")
def test_a_text_cannot_have_more_uses_of_tools_than_the_turns_so_far_allow() -> None:
    first = GOOD.replace("round=2", "round=1").replace("16", "17").replace("track=R1Y2G3B4P5", "track=-")
    with pytest.raises(ValueError, match="used so often"):
        guilda.position(first)
    second = first.replace("turn=0 nth=0", "turn=1 nth=1")
    assert guilda.position(second).text() == second
    for tools in ("2,5+1,12", "2,5,12+1"):
        with pytest.raises(ValueError, match="need dice on the round track"):
            guilda.position(second.replace("2+1,5,12", tools))
    with pytest.raises(ValueError, match="tool 7 can be used only in a second turn"):
        guilda.position(second.replace("2+1,5,12", "2,5,7+1"))
    back = second.replace("2+1,5,12", "2,5,7+1").replace("nth=1", "nth=3").replace("turn=1", "turn=0")
    assert guilda.position(back).text() == back


@pytest.mark.rule("SA-30")
def test_a_text_in_which_a_tool_was_used_in_this_turn_has_its_price_missing() -> None:
    used = GOOD.replace("did=-", "did=u")
    assert guilda.position(used).text() == used
    with pytest.raises(ValueError, match="seat 0 has paid for no tool"):
        guilda.position(used.replace("3A:2:", "3A:3:").replace("12A:3:", "12A:2:"))


@pytest.mark.rule("SA-26")
@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ("......G3../........../........../..........", None),
        (".....R1.../........../........../..........", "a window must be dice"),
        ("........../....G3..../........../..........", "lies on the edge"),
        ("G3......../......Y2../........../..........", "touch one another"),
        ("G3......../G2......../........../..........", "has a neighbour"),
        ("..G3....../........../........../..........", "does not match the colour or value printed"),
    ],
)
def test_a_window_in_a_text_obeys_the_rules_that_no_tool_has_lifted(rows: str, why: str | None) -> None:
    text = GOOD.replace("tools=2+1", "tools=2").replace("3A:2:", "3A:3:")
    dice = {letter: rows.count(letter) for letter in box.LETTERS}
    filler = 5 - sum(dice.values())
    left = {letter: 16 + 1 - dice[letter] for letter in box.LETTERS}
    track = ["R1", "Y2", "G3", "B4", "P5"][:filler]
    for die in track:
        left[die[0]] -= 1
    bag = "".join(f"{letter}{count}" for letter, count in left.items())
    text = text.replace("track=R1Y2G3B4P5", "track=" + "".join(track)).replace("bag=R16Y16G16B16P16", f"bag={bag}")
    text = text.replace("3:-:........../........../........../..........", f"3:-:{rows}", 1)
    if why is None:
        assert guilda.position(text).text() == text
    else:
        with pytest.raises(ValueError, match=why):
            guilda.position(text)


@pytest.mark.rule("SA-40")
def test_the_log_accounts_for_every_point_at_the_end() -> None:
    for players in (1, 2, 4):
        rng = guilda.FastRng(players)
        game = INFO.position({"players": players}, rng, EventLog())
        game.playout(rng)
        scored = Counter()
        for event in game.events(None):
            scored[event.get("seat")] += event.get("points", 0)
        assert [scored[seat] for seat in range(players)] == game.scores()
