"""The coach: its numbers add up, agree with the final scores, and are the same again."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest
from tools.coach import falsehoods

import guilda
from guilda.search import coach, review
from guilda.search.search import Searcher, base_evaluation_of, settings_of
from guilda.search.tree import Tree
from tests.search.test_search import position

Variant = tuple[str, dict[str, Any]]
ROLLOUTS = 2


def recomputed_leads(game: guilda.Game, move: int, rollouts: int, seed: int) -> list[int]:
    """Return the lead over the best opponent at the end of each rollout, from the final scores, move by move."""
    tree = Tree(game, base_evaluation_of(game, greedy=True), seed, **settings_of(game, greedy=True))
    replies = coach.expected_replies(game, move, seed)
    leads = []
    for n in range(seed, seed + rollouts):
        board, chance = game.seen_by(game.turn, guilda.FastRng(n)), guilda.FastRng(n)
        unused = chance.state
        line = [move, *(replies.sampled_variation(guilda.FastRng(n), coach.FEWEST_VISITS) if replies else ())]
        for action in line:
            hidden = guilda.rules.registry.game(game.name).secrets and board.turn != game.turn
            if board.turn < 0 or hidden or chance.state != unused:
                break
            board.apply(action, chance)
        while board.turn >= 0:
            board.apply(tree.greedy(board), chance)
        scores = board.scores()
        own = scores.pop(game.turn)
        leads.append(own - max(scores, default=0))
    return leads


@pytest.mark.parametrize("plies", [0, 12])
def test_every_number_is_true(variant: Variant, plies: int) -> None:
    game = position(variant, 5, plies)
    moves = Searcher(1).search(game, simulations=30).moves
    better, action = moves[0].action, moves[-1].action
    told = coach.explain(game, action, better, rollouts=ROLLOUTS, most=4 * ROLLOUTS, seed=2)
    after, before = (recomputed_leads(game, move, told.rollouts, 2) for move in (better, action))
    gain = fmean(after) - fmean(before)
    assert told.lead == pytest.approx(gain)
    if told.reasons:
        named = sum(reason.points for reason in told.reasons)
        assert abs(named - told.lead) <= (1 - coach.EXPLAINED) * told.lead + 1e-9
        assert told.lead > coach.SIGNIFICANT * told.error
    assert coach.explain(game, action, better, rollouts=ROLLOUTS, most=4 * ROLLOUTS, seed=2)[:7] == told[:7]


@pytest.mark.parametrize(("gain", "rollouts"), [(0, 12), (1, 3)])
def test_rollouts_are_added_until_the_difference_is_significant(
    monkeypatch: pytest.MonkeyPatch, gain: int, rollouts: int
) -> None:
    game = guilda.new("azul", seed=1).position
    action, better, *_ = game.actions()

    def rolled(_: Tree, board: guilda.Game, move: int, *__: object) -> coach.Rollout:
        return coach.Rollout([{"rows": gain * (move == better)}, {"rows": 0}], None, board, [{}, {}])

    monkeypatch.setattr(coach, "roll_out", rolled)
    assert coach.explain(game, action, better, rollouts=3, most=20).rollouts == rollouts


def test_the_mistakes_of_a_review_share_the_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    match = guilda.new("azul", players=4, seed=1)
    while match.ply < 12:
        match.apply(match.actions()[-1])
    played = list(match.played())
    monkeypatch.setattr(coach, "REVIEW_ROLLOUTS", 1600)
    monkeypatch.setattr(review, "MISTAKE", 0.0)
    told = []
    for threads in 1, 2:
        remarks = review.review(played, simulations=8, threads=threads).remarks()
        told.append([each and each[:7] for each in coach.explain_mistakes(played, remarks, threads)])
        assert [each is not None for each in told[-1]] == [bool(remark.mark) for remark in remarks]
        marked = [each for each in told[-1] if each is not None]
        most = max(coach.FEWEST_ROLLOUTS, 1600 // 8 // max(len(marked), coach.FEWEST_SHARES))
        assert 0 < max(each[4] for each in marked) <= most
    assert told[0] == told[1], "the number of threads changes nothing"


def test_few_reasons_must_explain_the_difference() -> None:
    gains = {(True, "rows"): 3.0, (False, "tiles"): 1.5, (True, "floor"): -0.2, (True, "columns"): 0.1}
    assert [reason.item for reason in coach.chosen_reasons(gains, 4.4)] == ["rows", "tiles"]
    assert [reason.item for reason in coach.chosen_reasons({(True, "rows"): 3.0}, 3.5)] == ["rows"]
    many = {(own, f"window {n}"): 1.0 for own in (False, True) for n in range(6 + own)}
    assert coach.chosen_reasons(many, 13.0) == [(True, coach.TOTAL, 7.0, None), (False, coach.TOTAL, 6.0, None)]


EXAMPLES = [  # a position (game, seed, random moves), the move played, the better one and what is said about it
    ("azul", 5, 30, "3R3", "3R2", ("columns", 1)),
    ("sintra", 1, 12, "CBX", "G", ("window", 5)),
    ("splendor", 1, 0, "R32", "WGR", ("nobles", 1)),
    ("sagrada", 4, 6, "B4@33", "B4@34", ("column_shades", 3)),
    ("azul", 4, 12, "1W2", "1B4", "start"),
    ("sintra", 2, 0, "3B1", "4P1", "start"),
    ("azul", 1, 40, "5B3", "1B3", "sooner"),
    ("splendor", 1, 0, "WRK", "WGR", "later"),
]


@pytest.mark.parametrize(("name", "seed", "plies", "action", "better", "said"), EXAMPLES)
def test_chances_and_tempo_are_told_and_true(
    name: str, seed: int, plies: int, action: str, better: str, said: str | tuple[str, int]
) -> None:
    game = position((name, {"players": 2}), seed, plies)
    told = coach.explain(game, game.parse(action), game.parse(better), rollouts=20, most=20)
    chances = {(reason.item, reason.chance.number) for reason in told.reasons if reason.chance}
    tempo = {"start": told.start, "later": (told.rounds or 0) > 0, "sooner": (told.rounds or 0) < 0}
    assert said in chances or (isinstance(said, str) and tempo[said])
    assert falsehoods(game, told) == []


def test_the_check_finds_false_statements() -> None:
    game = position(("azul", {"players": 2}), 5, 30)
    told = coach.explain(game, game.parse("3R3"), game.parse("3R2"), rollouts=20, most=20)
    (reason, *_), chance = told.reasons, coach.Chance(0.9, 0.1)
    lie = told._replace(reasons=[reason._replace(chance=chance)], start=chance, rounds=1.0)
    assert sum(str(chance) in each or "rounds later" in each for each in falsehoods(game, lie)) == 3


def test_numbered_items_are_one_and_count_once() -> None:
    game = position(("sintra", {"players": 2}), 1, 0)
    rng = guilda.FastRng(1)
    game.playout(rng)
    points, quantities = coach.sheet(game, 0)
    windows = [item for item in game.breakdown(0) if item.name.startswith("window_")]
    assert points["window"] == sum(item.points for item in windows)
    assert quantities["window"] == sum(item.points > 0 for item in windows)
    assert sum(points.values()) == game.scores()[0]


def test_a_chance_is_told_of_the_number_with_the_largest_difference() -> None:
    counts = [(1, 2)] * 6 + [(0, 1)] * 4 + [(1, 1)] * 4
    assert coach.clearest_chance(counts, more=True) == (6 / 14, 0, 2)
    assert coach.clearest_chance(counts, more=False) is None, "it is the other way round"
    assert coach.clearest_chance([(2, 1), (3, 3)] * 10, more=False) == (0.5, 1.0, 2)
    assert coach.clearest_chance([(0, 0)] * 9, more=True) is None


def test_a_chance_must_be_large_and_significant() -> None:
    same, gained, lost = (True, True), (False, True), (True, False)
    assert coach.chance_of([gained] * 11 + [same] * 89) == (1.0, 0.89, 1)
    assert coach.chance_of([gained] * 9 + [same] * 91) is None, "too small"
    assert coach.chance_of([gained] * 6 + [lost] * 4) is None, "not significant"


def test_one_reason_has_a_chance() -> None:
    rollouts = [
        coach.Rollout([{}, {}], None, guilda.new("azul").position, [{"rows": n, "columns": n}, {}]) for n in (0, 1)
    ]
    reasons = [coach.Reason(True, item, 2.0) for item in ("tiles", "rows", "columns")]
    told = coach.with_chance(reasons, [rollouts] * 5, 0, ("rows", "columns"))
    assert [reason.chance for reason in told] == [None, (1.0, 0.0, 1), None]
    assert coach.with_chance(reasons, [rollouts] * 5, 0, ()) == reasons, "the game has no goals"


def test_tempo_is_the_length_of_the_game_or_the_start_of_the_next_round() -> None:
    def rollout(rounds: int, starts: bool) -> coach.Rollout:
        return coach.Rollout([], None, guilda.new("azul").position, (), starts, rounds)

    assert coach.tempo([(rollout(5, False), rollout(6, True))] * 5) == (1.0, None)
    assert coach.tempo([(rollout(6, False), rollout(5, True))] * 5) == (-1.0, None)
    assert coach.tempo([(rollout(5, False), rollout(5, True))] * 5) == (None, (1.0, 0.0, 1))
    assert coach.tempo([(rollout(5, True), rollout(5, False))] * 5) == (None, None), "it is no reason"


def test_the_starting_player_of_the_next_round_is_asked_for_once_it_begins() -> None:
    game = guilda.new("azul", seed=1).position
    info, board, rng = guilda.game("azul"), game.copy(), guilda.FastRng(1)
    while board.round == 1:
        assert coach.next_start(info, game, board) is None
        board.apply(board.random_action(rng), rng)
    assert coach.next_start(info, game, board) == (board.turn == game.turn)
    assert coach.next_start(guilda.game("splendor"), game, board) is False, "nobody competes for it"


def test_a_move_is_no_better_than_itself() -> None:
    game = guilda.new("azul", seed=1).position
    action = game.actions()[0]
    told = coach.explain(game, action, action, rollouts=4, most=4)
    assert told[2:] == (0, 0, 4, [], 0, None, None, None)


def test_a_reply_is_prevented_only_if_it_is_illegal_after_the_better_move() -> None:
    start = guilda.new("azul", seed=1).position

    def after(move: str) -> guilda.Game:
        board = start.copy()
        board.apply(move, guilda.FastRng(0))
        return board

    reply = 1 - start.turn, start.action_id("2B1")
    before = [coach.Rollout([], reply, after("4B1"))] * 3
    told = coach.prevented_reply(before, [coach.Rollout([], None, after("2B2"))] * 3)
    assert told is not None
    assert told[:3] == (*reply, 1.0)
    assert coach.prevented_reply(before, [coach.Rollout([], None, after("4B2"))] * 3) is None, "it is still legal"


def test_a_forced_reply_is_not_prevented() -> None:
    board, rng = guilda.new("sagrada", seed=1).position, guilda.FastRng(1)
    while True:
        before, seat, move = board.copy(), board.turn, board.random_action(rng)
        board.apply(move, rng)
        if board.turn not in (-1, seat) and len(board.actions()) == 1:
            break
    tree = Tree(before, base_evaluation_of(before, greedy=True), 0, **settings_of(before, greedy=True))
    forced = coach.roll_out(tree, before, move, None, 0)
    assert (forced.reply, forced.position.turn) == (None, board.turn)
    likely = coach.Rollout([], (board.turn, board.actions()[0]), board)
    assert coach.prevented_reply([likely], [forced]) is None, "it is the only move that is left"


def test_points_at_once_are_counted() -> None:
    game = guilda.new("splendor", seed=3).position
    rng = guilda.FastRng(3)
    while not any(coach.gain_now(game, action) for action in game.actions()):
        game.apply(game.random_action(rng), rng)
    scoring = next(action for action in game.actions() if coach.gain_now(game, action))
    other = next(action for action in game.actions() if not coach.gain_now(game, action))
    assert coach.explain(game, other, scoring, rollouts=2, most=2).points_now == coach.gain_now(game, scoring) > 0


def test_a_finished_game_has_nothing_to_explain() -> None:
    game = guilda.new("azul", seed=1).position
    rng = guilda.FastRng(1)
    game.playout(rng)
    with pytest.raises(ValueError, match="the game is over"):
        coach.explain(game, 0, 1)
