"""The evaluation of Sagrada: spaces, objectives, networks, and no use of hidden information."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.bots.greedy import GreedyBot
from guilda.components import sagrada as box
from guilda.search import sagrada_network
from guilda.search.sagrada import PARAMETERS, SagradaEvaluation, with_networks
from guilda.search.sagrada_constants import (
    BIAS_ROW,
    COLOUR_SETS,
    EMPTY_ITEM,
    ITEM_ROWS,
    ITEMS,
    OBJECTIVE_ROW,
    PRIVATE_ITEM,
    SPACE_ROWS,
    TOKEN_ROW,
    TOOL_ROW,
    TURN_ROW,
    TURNS,
    UNITS,
)
from guilda.search.sagrada_network import FILE, SCALE
from guilda.search.search import base_evaluation_of, evaluation_of, settings_of
from tests.search.both import assert_agree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from guilda.rules.game import Game

each_evaluation = pytest.mark.parametrize("evaluation", [SagradaEvaluation, with_networks])
ROUND, OBJECTIVES, TRACK_COUNT, TRACK = "round", "objectives", "track_count", "track"
PRIVATE, PATTERN, WINDOW = "private", "pattern", "window"
BLANK_ROWS = 14  # Lux Astram: nothing is printed in its last row
RED = 0


def die(text: str) -> int:
    """Return the face of a die such as `R5`."""
    return box.LETTERS.index(text[0]) * 6 + int(text[1]) - 1


def position(seed: int = 1, **options: Any) -> Game:
    """Return a position at the beginning of the first round."""
    rng = guilda.FastRng(seed)
    game = guilda.game("sagrada").position(options, rng)
    for _ in range(game.players):
        game.apply(game.actions()[0], rng)
    return game


def changed(game: Game, changes: Mapping[str, Any]) -> Game:
    """Return the position with other values of these fields."""
    made = game.copy()
    made._set_fields(changes)
    return made


def estimate(dice: Mapping[int, str], objectives: str = "", pattern: int = BLANK_ROWS, number: int = 1) -> float:
    """Return the expected points of the seat to act with these dice in its window, and one objective or none."""
    game = position()
    seat = game.turn
    window = [-1] * 80
    for space, text in dice.items():
        window[20 * seat + space] = die(text)
    patterns = [pattern if seat == other else own for other, own in enumerate(game.pattern)]
    private = tuple(RED if seat == other else 4 for other in range(4))
    objective = sum(1 << number for number, each in enumerate(box.OBJECTIVES) if each.name == objectives)
    changes = {ROUND: number, OBJECTIVES: objective, PRIVATE: private, PATTERN: tuple(patterns), WINDOW: tuple(window)}
    made = changed(game, changes)
    return SagradaEvaluation(made).expected(made)[1][seat]


def test_a_dead_space_costs_points() -> None:
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
def test_progress_in_an_objective_has_value(objective: str, good: Any, bad: Any) -> None:
    with_it = estimate(good, objective, number=9) - estimate(good, number=9)
    without = estimate(bad, objective, number=9) - estimate(bad, number=9)
    assert with_it > without + 0.1


def test_dice_of_the_private_objective_are_worth_their_values() -> None:
    assert estimate({15: "R6"}) - estimate({15: "R2"}) == pytest.approx(4)


@each_evaluation
def test_private_objectives_of_opponents_are_not_used(evaluation: Callable[[Game], SagradaEvaluation]) -> None:
    game = position()
    seat = game.turn
    private = list(game.private)
    unlike = next(colour for colour in range(5) if colour not in private[:2])
    private[1 - seat] = unlike
    other = changed(game, {PRIVATE: tuple(private)})
    rng = guilda.FastRng(3)
    for _ in range(12):
        action = game.random_action(rng)
        for board in (game, other):
            board.apply(action, guilda.FastRng(action))
        start = position()
        assert start.turn == seat, "the search begins at the seat's own decision"
        assert evaluation(start).expected(game) == evaluation(start).expected(other)


def mirrored(game: Game) -> Game:
    """Return the same position with the two seats exchanged."""
    changes: dict[str, Any] = {"turn": 1 - game.turn, "starter": 1 - game.starter}
    for name, size in (("favor_tokens", 1), (PRIVATE, 1), ("cards", 2), (PATTERN, 1), (WINDOW, 20)):
        cells = getattr(game, name)
        changes[name] = cells[size : 2 * size] + cells[:size] + cells[2 * size :]
    return changed(game, changes)


@each_evaluation
def test_both_seats_are_evaluated_alike(evaluation: Callable[[Game], SagradaEvaluation]) -> None:
    game, rng = position(), guilda.FastRng(5)
    for _ in range(25):
        other = mirrored(game)
        results, points = evaluation(game).expected(game)
        assert evaluation(other).expected(other) == (results[::-1], points[::-1])
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
        hopes.append(SagradaEvaluation(made).expected(made)[0][0])
    assert hopes[0] > hopes[1]


def test_a_parameter_changes_the_evaluation() -> None:
    game = position()
    other = SagradaEvaluation(game, {**PARAMETERS, "private_share": 0.0})
    assert other.expected(game)[1][game.turn] < SagradaEvaluation(game).expected(game)[1][game.turn]


def test_compiled_and_uncompiled_agree_to_the_last_bit() -> None:
    code = (
        "import guilda; from guilda.search.sagrada import SagradaEvaluation, with_networks\n"
        "for players in (1, 2, 3, 4):\n"
        "    rng = guilda.FastRng(players)\n"
        "    game = guilda.game('sagrada').position({'players': players}, rng)\n"
        "    while game.actor() is not None:\n"
        "        for evaluation in (SagradaEvaluation(game), with_networks(game)):\n"
        "            results, points = evaluation.expected(game)\n"
        "            print(results + points)\n"
        "        game.apply(game.random_action(rng), rng)"
    )
    assert_agree(code)


def test_at_the_end_the_items_add_up_to_the_score() -> None:
    for players in (2, 3):
        rng = guilda.FastRng(players)
        game = guilda.game("sagrada").position({"players": players}, rng)
        evaluations: dict[int, SagradaEvaluation] = {}
        while (seat := game.actor()) is not None:
            evaluations.setdefault(seat, with_networks(game))
            game.apply(GreedyBot().choose(game), rng)
        for seat, points in enumerate(game.scores()):
            turns, items, _, _ = evaluations[seat].sample(game)
            items[EMPTY_ITEM] *= -1
            assert (turns, sum(items)) == (0, points)


def network_output(weights: Sequence[int], game: Any, item: int, sample: Any) -> float:
    """Compute a network's correction for the seat to act from the weights in the file."""
    turns, _, colours, values = sample
    seat = game.turn
    names = list(range(5))
    if item == PRIVATE_ITEM:
        private = game.private[seat]
        names[0], names[private] = private, 0
    inputs = []
    for space in range(20):
        face = game.window[20 * seat + space]
        cells = [0] * 41
        if face >= 0:
            cells[6 * names[face // 6] + face % 6] = 1
        else:
            for colour in range(5):
                cells[30 + names[colour]] = colours[space] >> colour & 1
            for value in range(6):
                cells[35 + value] = values[space] >> value & 1
        inputs += cells
    inputs += [int(n == 21 * (game.players - 1) + turns) for n in range(84)]
    inputs += [int(n == game.favor_tokens[seat]) for n in range(8)]
    inputs += [game.tools >> tool & 1 for tool in range(1, 13)]
    inputs += [game.objectives >> objective & 1 for objective in range(10)] + [1]
    rows = ITEMS * len(inputs) * UNITS
    output = float(weights[rows + ITEMS * UNITS + item])
    for unit in range(UNITS):
        first = item * len(inputs) * UNITS + unit
        hidden = sum(one * weights[first + n * UNITS] for n, one in enumerate(inputs))
        output += max(hidden, 0) / SCALE * weights[rows + item * UNITS + unit]
    return output / SCALE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_networks_compute_what_the_weights_say(players: int) -> None:
    assert TURNS == 2 * box.ROUNDS
    weights = array("h", FILE.read_bytes())
    rng = guilda.FastRng(players)
    game: Any = position(players=players)
    while game.actor() is not None:
        plain, corrected = SagradaEvaluation(game).sample(game), with_networks(game).sample(game)
        for item in range(ITEMS):
            if (item >= EMPTY_ITEM or game.objectives >> item & 1) and plain[0]:
                output = corrected[1][item] - plain[1][item]
                assert output == pytest.approx(network_output(weights, game, item, plain))
        game.apply(game.random_action(rng), rng)


@pytest.mark.parametrize("sign", [1, -1])
def test_sums_of_rows_fit_into_16_bits(sign: int) -> None:
    np = pytest.importorskip("numpy")
    rows = sign * np.array(sagrada_network.tables()[0], int).reshape(ITEM_ROWS, ITEMS, UNITS)
    spaces, turns, tokens, tools, objectives, bias = np.split(
        rows, [TURN_ROW, TOKEN_ROW, TOOL_ROW, OBJECTIVE_ROW, BIAS_ROW]
    )
    faces, colours, values = np.split(spaces.reshape(20, SPACE_ROWS, ITEMS, UNITS), [30, 30 + COLOUR_SETS], axis=1)
    windows = np.maximum(faces.max(1), colours.max(1) + values.max(1)).sum(0)
    cards = np.sort(tools, 0)[-3:].sum(0) + np.sort(objectives, 0)[-3:].sum(0)
    assert (windows + cards + turns.max(0) + tokens.max(0) + bias[0]).max() < 1 << 15


@pytest.mark.parametrize("size", [0, 1000, FILE.stat().st_size - 2, FILE.stat().st_size + 2])
def test_a_file_of_another_size_is_refused(size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "sagrada.net"
    other.write_bytes((FILE.read_bytes() + b"xx")[:size])
    monkeypatch.setattr(sagrada_network, "FILE", other)
    with pytest.raises(ValueError, match="does not hold the weights"):
        sagrada_network.tables.__wrapped__()


def test_greedy_uses_no_networks() -> None:
    game = position()
    assert evaluation_of(game, greedy=True).expected(game) == SagradaEvaluation(game).expected(game)
    assert (
        base_evaluation_of(game).expected(game)
        == with_networks(game).expected(game)
        != SagradaEvaluation(game).expected(game)
    )
    assert settings_of(game, greedy=True) != settings_of(game)


def test_networks_reduce_the_error_of_the_estimate() -> None:
    errors = [0.0, 0.0]
    for seed in range(60):
        rng, estimates = guilda.FastRng(seed), []
        game = guilda.game("sagrada").position({"players": 2}, rng)
        while (seat := game.actor()) is not None:
            estimates.append(
                [made(game).expected(game)[1][seat] for made in (SagradaEvaluation, with_networks)] + [seat]
            )
            game.apply(GreedyBot().choose(game), rng)
        for plain, networks, seat in estimates:
            errors[0] += (plain - game.scores()[int(seat)]) ** 2
            errors[1] += (networks - game.scores()[int(seat)]) ** 2
    assert errors[1] < 0.97 * errors[0]
