"""Sagrada: placing dice (SA-20 to SA-26)."""

from __future__ import annotations

import pytest

import guilda
from guilda.components import sagrada as box
from guilda.rules.sagrada.constants import (
    COPPER_FOIL_BURNISHER,
    EGLOMISE_BRUSH,
    REFUSED_COLOUR_BESIDE,
    REFUSED_COLOUR_PRINT,
    REFUSED_EDGE,
    REFUSED_OCCUPIED,
    REFUSED_TOUCH,
    REFUSED_VALUE_BESIDE,
    REFUSED_VALUE_PRINT,
)
from tests.rules.sagrada_table import EMPTY, FULL, at, legal, placements, play, refused, started, table

RIM = {f"{row}{column}" for row in range(1, 5) for column in range(1, 6) if row in (1, 4) or column in (1, 5)}
ALL = {f"{row}{column}" for row in range(1, 5) for column in range(1, 6)}
NO_TOOLS = (2, 3, 4)

# Sun Catcher:  .  B  2  .  Y / .  4  .  R  . / .  .  5  Y  . / G  3  .  .  P


@pytest.mark.rule("SA-20")
def test_the_first_die_goes_to_an_edge_or_corner_that_accepts_it() -> None:
    game = table(EMPTY, EMPTY, pool="G3", tools=NO_TOOLS)
    assert placements(game, "G3") == RIM - {"12", "13", "15", "45"}
    for inner in ("23", "32"):
        refused(game, f"G3@{inner}", REFUSED_EDGE)


@pytest.mark.rule("SA-21")
def test_every_later_die_touches_another_orthogonally_or_diagonally() -> None:
    window = ".. .. .. .. .. / B1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    game = table(window, EMPTY, pool="G6", tools=NO_TOOLS)
    assert placements(game, "G6") == {"11", "31", "32"}
    for far in ("14", "41", "44"):
        refused(game, f"G6@{far}", REFUSED_TOUCH)


@pytest.mark.rule("SA-21")
def test_the_last_column_does_not_touch_the_first_of_the_next_row() -> None:
    window = ".. .. .. .. G6 / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    game = table(window, EMPTY, patterns="8A 1A", pool="P1", tools=NO_TOOLS)
    refused(game, "P1@21", REFUSED_TOUCH)
    refused(game, "P1@31", REFUSED_TOUCH)


@pytest.mark.rule("SA-22")
@pytest.mark.parametrize("pattern", box.PATTERNS, ids=lambda pattern: pattern.code)
def test_prints_of_every_pattern_accept_only_their_colour_or_value(pattern: box.Pattern) -> None:
    other = "1A" if pattern.card > 1 else "2A"
    for text in ("R1", "Y2", "G3", "B4", "P5", "R6"):
        game = table(EMPTY, EMPTY, patterns=f"{pattern.code} {other}", pool=text, tools=NO_TOOLS)
        takes = {
            space
            for space in RIM
            if pattern.spaces[(int(space[0]) - 1) * 5 + int(space[1]) - 1] in (".", text[0], text[1])
        }
        assert placements(game, text) == takes


@pytest.mark.rule("SA-22")
def test_the_reason_names_the_print_that_refuses_a_die() -> None:
    game = table(EMPTY, EMPTY, pool="G3", tools=NO_TOOLS)
    refused(game, "G3@12", REFUSED_COLOUR_PRINT)
    refused(game, "G3@13", REFUSED_VALUE_PRINT)


@pytest.mark.rule("SA-23")
def test_neighbours_differ_in_colour_and_in_value_but_only_orthogonally() -> None:
    window = ".. .. .. .. .. / .. .. .. .. .. / .. R1 .. .. .. / .. .. .. .. .."
    game = table(window, EMPTY, pool="R6 P1 P6", tools=NO_TOOLS)
    assert placements(game, "P6") == {"21", "31", "43", "23"}
    assert placements(game, "R6") == {"21", "23", "43"}
    assert placements(game, "P1") == {"21", "23", "43"}
    refused(game, "R6@31", REFUSED_COLOUR_BESIDE)
    refused(game, "P1@31", REFUSED_VALUE_BESIDE)


@pytest.mark.rule("SA-23")
def test_rows_do_not_wrap_around_for_neighbours() -> None:
    right = ".. .. .. .. .. / .. .. .. .. R5 / .. .. .. .. .. / G1 .. .. .. .."
    assert "31" in placements(table(right, EMPTY, pool="R5", tools=NO_TOOLS), "R5")
    left = ".. .. .. G1 .. / .. .. .. .. .. / R5 .. .. .. .. / .. .. .. .. .."
    assert "25" in placements(table(left, EMPTY, pool="R5", tools=NO_TOOLS), "R5")


@pytest.mark.rule("SA-24")
def test_a_space_holds_one_die_permanently() -> None:
    window = "R1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    game = table(window, EMPTY, pool="G2", tools=NO_TOOLS, tokens=(0, 0))
    refused(game, "G2@11", REFUSED_OCCUPIED)
    play(game, "G2@21", "END", "END", "END")
    assert (at(game, "11"), at(game, "21")) == ("R1", "G2")


@pytest.mark.rule("SA-24")
def test_a_full_window_accepts_no_die() -> None:
    game = table(FULL, EMPTY, pool="G2 R1 Y6", tools=NO_TOOLS)
    assert legal(game) == {"END"}


@pytest.mark.rule("SA-25")
def test_the_only_die_may_be_moved_to_any_edge_as_on_an_empty_window() -> None:
    window = "R1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    game = play(table(window, EMPTY, pool="G2", tools=(2, 3, 4)), "T2")
    targets = {move[3:] for move in legal(game)}
    assert targets == RIM - {"11", "13", "42"}, "the values 2 and 3 still ask for a 2 and a 3"


@pytest.mark.rule("SA-26", "SA-22", "SA-23")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_reachable_window_breaks_a_rule_that_its_tools_did_not_lift(players: int) -> None:
    lifted_colours = lifted_values = 0
    for seed in range(50):
        game, rng = started(players, seed, **({"tools": 5} if players == 1 else {}))
        loose = set()  # seat, die and space that a tool has allowed against a print
        while game.actor() is not None:
            seat, tool = game.actor(), game.tool
            game.log.clear()
            game.apply(game.random_action(rng), rng)
            for event in game.events(None):
                if event["event"] == "tool":
                    tool = [each.name for each in box.TOOLS].index(event["tool"]) + 1
                if event["event"] == "move" and tool in (EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER):
                    die = f"{event['die']['colour'][0].upper()}{event['die']['value']}"
                    loose.add((seat, die, (event["to"]["row"], event["to"]["column"]), tool))
            for owner, shown in enumerate(game.view(None)["seats"]):
                dice = {
                    (r + 1, c + 1): each for r, row in enumerate(shown["dice"]) for c, each in enumerate(row) if each
                }
                for (row, column), each in dice.items():
                    for beside in ((row, column + 1), (row + 1, column)):
                        near = dice.get(beside, "..")
                        assert each[0] != near[0], f"seed {seed}: {game.text()}"
                        assert each[1] != near[1], f"seed {seed}: {game.text()}"
                    mark = shown["pattern"]["spaces"][row - 1][column - 1]
                    if mark in (".", each[0], each[1]):
                        continue
                    by = EGLOMISE_BRUSH if mark in box.LETTERS else COPPER_FOIL_BURNISHER
                    assert (owner, each, (row, column), by) in loose, f"seed {seed}: {game.text()}"
                    lifted_colours += by == EGLOMISE_BRUSH
                    lifted_values += by == COPPER_FOIL_BURNISHER
    assert min(lifted_colours, lifted_values) > 0, "tools 2 and 3 were used against prints"


@pytest.mark.rule("SA-26")
def test_a_refused_placement_changes_nothing() -> None:
    game, rng = started(2)
    before = game.state()
    for action in set(range(600)) - set(game.actions()):
        with pytest.raises(guilda.IllegalAction):
            game.apply(action, rng)
    assert game.state() == before
