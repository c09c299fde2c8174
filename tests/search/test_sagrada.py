"""What Sagrada's evaluation values: spaces that can be filled, objectives that can be met; and no secret."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.components import sagrada as box
from guilda.search.sagrada import PARAMETERS, SagradaEvaluation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from guilda.rules.game import Game

ROOT = Path(__file__).parent.parent.parent
ROUND, OBJECTIVES, TRACK_COUNT, PRIVATE, PATTERN, WINDOW, TRACK = 4, 8, 19, 22, 24, 25, 27
BLANK_ROWS = 14  # Lux Astram: nothing is printed in its last row
RED = 0


def die(text: str) -> int:
    """Such as `R5`."""
    return box.LETTERS.index(text[0]) * 6 + int(text[1]) - 1


def position(seed: int = 1, **options: Any) -> Game:
    """A position at the beginning of the first round."""
    rng = guilda.FastRng(seed)
    game = guilda.game("sagrada").position(options, rng)
    for _ in range(game.players):
        game.apply(game.actions()[0], rng)
    return game


def changed(game: Game, changes: Mapping[int, Any]) -> Game:
    """The position with other numbers in these places of its state."""
    state = list(game.state())
    for place, value in changes.items():
        state[place] = value
    made = game.copy()
    made.restore(tuple(state))
    return made


def estimate(dice: Mapping[int, str], objectives: str = "", pattern: int = BLANK_ROWS, number: int = 1) -> float:
    """What the seat to act will score with these dice in its window in that round, with one objective or none."""
    game = position()
    seat = game.turn
    window = [-1] * 80
    for space, text in dice.items():
        window[20 * seat + space] = die(text)
    patterns = [pattern if seat == other else own for other, own in enumerate(game.state()[PATTERN])]
    private = tuple(RED if seat == other else 4 for other in range(4))
    objective = sum(1 << number for number, each in enumerate(box.OBJECTIVES) if each.name == objectives)
    changes = {ROUND: number, OBJECTIVES: objective, PRIVATE: private, PATTERN: tuple(patterns), WINDOW: tuple(window)}
    made = changed(game, changes)
    return SagradaEvaluation(made).outlook(made)[1][seat]


def test_a_space_that_nothing_can_fill_costs_points() -> None:
    dream = 0  # Kaleidoscopic Dream: its second space is blue
    assert estimate({2: "B3"}, pattern=dream) < estimate({2: "G3"}, pattern=dream) - 0.5


def test_a_space_that_fewer_dice_fit_is_worth_less() -> None:
    assert estimate({10: "G1", 16: "B3"}) < estimate({10: "G1", 16: "G3"})


@pytest.mark.parametrize(
    ("objective", "good", "bad"),
    [
        ("row_colours", {15: "G1", 16: "Y2", 17: "B3", 18: "P4"}, {15: "G1", 16: "Y2", 17: "G3", 18: "P4"}),
        ("row_shades", {15: "G1", 16: "Y2", 17: "B3", 18: "P4"}, {15: "G1", 16: "Y2", 17: "B1", 18: "P4"}),
        ("column_colours", {0: "G1", 5: "Y6", 10: "B1"}, {0: "G1", 5: "Y6", 10: "G1"}),
        ("column_shades", {0: "G2", 5: "Y6", 10: "B1"}, {0: "G1", 5: "Y6", 10: "B1"}),
        ("light_shades", {15: "G1", 17: "Y2", 19: "G3"}, {15: "G1", 17: "Y1", 19: "G1"}),
        ("medium_shades", {15: "G3", 17: "Y4", 19: "G1"}, {15: "G3", 17: "Y3", 19: "G3"}),
        ("deep_shades", {15: "G5", 17: "Y6", 19: "G1"}, {15: "G5", 17: "Y5", 19: "G5"}),
        ("shade_variety", {15: "G5", 17: "Y6", 19: "G1"}, {15: "G5", 17: "Y5", 19: "G5"}),
        ("colour_variety", {15: "G5", 17: "Y5", 19: "B5"}, {15: "G5", 17: "G5", 19: "G5"}),
        ("colour_diagonals", {10: "Y1", 16: "Y3"}, {10: "Y1", 16: "B3"}),
    ],
)
def test_progress_in_an_objective_is_worth_something(objective: str, good: Any, bad: Any) -> None:
    with_it = estimate(good, objective, number=9) - estimate(good, number=9)
    without = estimate(bad, objective, number=9) - estimate(bad, number=9)
    assert with_it > without + 0.1


def test_dice_of_the_private_objective_are_worth_their_values() -> None:
    assert estimate({15: "R6"}) - estimate({15: "R2"}) == pytest.approx(4)


def test_what_others_want_is_not_known() -> None:
    game = position()
    seat = game.turn
    private = list(game.state()[PRIVATE])
    unlike = next(colour for colour in range(5) if colour not in private[:2])
    private[1 - seat] = unlike
    other = changed(game, {PRIVATE: tuple(private)})
    rng = guilda.FastRng(3)
    for _ in range(12):
        action = game.random_action(rng)
        for board in (game, other):
            board.apply(action, guilda.FastRng(action))
        assert outlook_of(game, seat) == outlook_of(other, seat)


def outlook_of(game: Game, seat: int) -> tuple[list[float], list[float]]:
    """What a position looks like to a seat that began to search at its own decision."""
    start = position()
    assert start.turn == seat
    return SagradaEvaluation(start).outlook(game)


def mirrored(game: Game) -> Game:
    """The same position with the two seats exchanged."""
    state = list(game.state())
    state[3], state[5] = 1 - state[3], 1 - state[5]
    for place, size in ((21, 1), (PRIVATE, 1), (23, 2), (PATTERN, 1), (WINDOW, 20)):
        cells = state[place]
        state[place] = cells[size : 2 * size] + cells[:size] + cells[2 * size :]
    made = game.copy()
    made.restore(tuple(state))
    return made


def test_both_seats_are_judged_alike() -> None:
    game, rng = position(), guilda.FastRng(5)
    for _ in range(25):
        other = mirrored(game)
        results, points = SagradaEvaluation(game).outlook(game)
        assert SagradaEvaluation(other).outlook(other) == (results[::-1], points[::-1])
        game.apply(game.random_action(rng), rng)
        if game.skips:
            break


def test_dice_on_the_track_make_the_solo_game_harder() -> None:
    game = position(players=1)
    hopes = []
    for text in ("R1", "R6"):
        track = [0] * 90
        track[0] = die(text)
        made = changed(game, {TRACK_COUNT: 1, TRACK: tuple(track)})
        hopes.append(SagradaEvaluation(made).outlook(made)[0][0])
    assert hopes[0] > hopes[1]


def test_another_parameter_judges_otherwise() -> None:
    game = position()
    other = SagradaEvaluation(game, {**PARAMETERS, "private_share": 0.0})
    assert other.outlook(game)[1][game.turn] < SagradaEvaluation(game).outlook(game)[1][game.turn]


def test_compiled_and_uncompiled_judge_alike() -> None:
    code = (
        "import guilda; from guilda.search.sagrada import SagradaEvaluation\n"
        "for players in (1, 2, 3, 4):\n"
        "    rng = guilda.FastRng(players)\n"
        "    game = guilda.game('sagrada').position({'players': players}, rng)\n"
        "    while game.actor() is not None:\n"
        "        results, points = SagradaEvaluation(game).outlook(game)\n"
        "        print([round(number, 9) for number in results + points])\n"
        "        game.apply(game.random_action(rng), rng)"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "GUILDA_PURE": pure},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert told[0] == told[1] != ""
