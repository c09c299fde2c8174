"""Check the coach over many moves of each game: every statement is computed again, and the share it can explain.

    python tools/coach.py --moves 1000 azul splendor

Moves are mistakes of apprentices in self-play, as a review finds them. Results of each game of self-play are kept in
build/coach, so that a run can be stopped and resumed; delete them after a change of the coach. The exit code is 1 if a
statement is false.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

import guilda
from guilda.bots import make
from guilda.rules.registry import BUILT_IN
from guilda.rules.registry import game as game_info
from guilda.search.coach import (
    EXPLAINED,
    FEWEST_VISITS,
    LEAST_ROUNDS,
    LEAST_SHARE,
    LIKELY_REPLY,
    SIGNIFICANT,
    TOTAL,
    expected_replies,
    explain_mistakes,
)
from guilda.search.review import review
from guilda.search.search import base_evaluation_of, settings_of
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.search.coach import Chance, Explanation

FOLDER = Path("build/coach")
TOLERANCE = 1e-9
KEYS = ("moves", "false", "items", "totals", "named", "chance", "prevented", "start", "rounds", "opposite")
Line = tuple[bool, str]


class Ending(NamedTuple):
    """The end of a rollout, and what happened on the way."""

    items: Counter[Line]
    """The points of both score sheets."""
    goals: Counter[Line]
    """Their quantities; a numbered line counts if it scores."""
    reply: tuple[guilda.Game, int] | None
    """An opponent's first decision."""
    starter: int
    """The seat to act after the first draw; -1 if nothing is drawn."""
    rounds: int
    """The number of the last round."""


def mistakes(name: str, seed: int) -> Iterator[tuple[guilda.Game, Explanation]]:
    """Yield the mistakes that a review finds in a game between apprentices, and what the coach says about them."""
    match = guilda.new(name, seed=seed)
    bots = [make("apprentice", seed + seat) for seat in range(match.position.players)]
    while (seat := match.actor()) is not None:
        match.apply(bots[seat].choose(match.position.seen_by(seat, guilda.FastRng(seed))))
    played = list(match.played())
    remarks = review(played).remarks()
    for remark, told in zip(remarks, explain_mistakes(played, remarks), strict=True):
        if told is not None:
            yield played[remark.ply - 1][0], told


def rolled_out(position: guilda.Game, move: int, rollouts: int) -> Iterator[Ending]:
    """Yield the end of each rollout, played move by move."""
    tree = Tree(position, base_evaluation_of(position, greedy=True), 0, **settings_of(position, greedy=True))
    replies, seat = expected_replies(position, move, 0), position.turn
    for n in range(rollouts):
        board, chance = position.seen_by(seat, guilda.FastRng(n)), guilda.FastRng(n)
        unused, reply, starter = chance.state, None, -1
        line = [move, *(replies.sampled_variation(guilda.FastRng(n), FEWEST_VISITS) if replies else ())]
        while board.turn >= 0:
            hidden = game_info(board.name).secrets and board.turn != seat
            known = line and chance.state == unused and not hidden and board.is_legal(line[0])
            line = line if known else []
            action = line.pop(0) if line else tree.greedy(board)
            if reply is None and board.turn != seat:
                reply = board.copy(), action
            board.apply(action, chance)
            if starter < 0 and chance.state != unused:
                starter = board.turn
        scores = board.scores()
        best = max((other for other in range(board.players) if other != seat), key=scores.__getitem__, default=None)
        items: Counter[Line] = Counter()
        goals: Counter[Line] = Counter()
        for own, shown in (True, seat), (False, best):
            for each in board.breakdown(shown) if shown is not None else ():
                points = each.points if own else -each.points
                name = each.name.rstrip("0123456789").rstrip("_")
                items[own, name] += points
                items[own, TOTAL] += points
                goals[own, name] += each.points > 0 if each.name[-1].isdigit() else each.quantity
        assert items[True, TOTAL] == scores[seat]
        yield Ending(items, goals, reply, starter, board.view(None).get("round", 0))


def falsehoods(position: guilda.Game, told: Explanation) -> list[str]:
    """Compute the statements of an explanation again, and return those that are false."""
    before, after = ([*rolled_out(position, move, told.rollouts)] for move in (told.action, told.better))
    names = {name for end in before + after for name in end.items}
    gains = {name: fmean(end.items[name] for end in after) - fmean(end.items[name] for end in before) for name in names}
    lead = gains[True, TOTAL] + gains.get((False, TOTAL), 0.0)
    named = sum(reason.points for reason in told.reasons)
    wrong = []
    if abs(lead - told.lead) > TOLERANCE:
        wrong.append(f"lead {told.lead}, not {lead}")
    if told.reasons and abs(named - lead) > (1 - EXPLAINED) * lead + TOLERANCE:
        wrong.append(f"the reasons add up to {named}, the lead is {lead}")
    for own, item, points, chance in told.reasons:
        if abs(gains[own, item] - points) > TOLERANCE:
            wrong.append(f"{item} {points}, not {gains[own, item]}")
        if chance is not None:
            reached = [[end.goals[own, item] >= chance.number for end in ends] for ends in (before, after)]
            wrong += false_chance(f"{chance.number} {item}", chance, *reached)
            if (chance.better > chance.other) != (own == (points > 0)):
                wrong.append(f"{item} {points}, but {chance}")
    if told.start is not None:
        wrong += false_chance(
            "start", told.start, *[[end.starter == position.turn for end in ends] for ends in (before, after)]
        )
        if told.start.better < told.start.other:
            wrong.append(f"start {told.start} is no reason")
    if told.rounds is not None:
        later = [two.rounds - one.rounds for one, two in zip(before, after, strict=True)]
        if abs(fmean(later) - told.rounds) > TOLERANCE or not worth_saying(later, LEAST_ROUNDS):
            wrong.append(f"{told.rounds} rounds later, not {fmean(later)}")
    now = []
    for move in (told.action, told.better):
        board = position.copy()
        board.apply(move, guilda.FastRng(0))
        now.append(board.scores()[position.turn])
    if told.points_now != now[1] - now[0]:
        wrong.append(f"{told.points_now} points at once, not {now[1] - now[0]}")
    if told.reply is not None:
        seat, action, share, where = told.reply
        replies = [end.reply for end in before]
        often = sum(reply is not None and (reply[0].turn, reply[1]) == (seat, action) for reply in replies)
        if abs(often / told.rollouts - share) > TOLERANCE or share < LIKELY_REPLY:
            wrong.append(f"reply {where.notation(action)} in {often} of {told.rollouts}, not {share:.0%}")
        still = sum(end.reply is None or can_play(end.reply[0], seat, where.facts(action)) for end in after)
        if still:
            wrong.append(f"reply {where.notation(action)} is possible in {still} of {told.rollouts}")
    return wrong


def false_chance(what: str, told: Chance, before: Sequence[bool], after: Sequence[bool]) -> list[str]:
    """Return what is false about the shares of rollouts in which something happens."""
    shares = fmean(after), fmean(before)
    worth = worth_saying([two - one for one, two in zip(before, after, strict=True)], LEAST_SHARE)
    true = worth and max(abs(told.better - shares[0]), abs(told.other - shares[1])) <= TOLERANCE
    return [] if true else [f"{what} {told}, not {shares}"]


def worth_saying(gains: Sequence[float], least: float) -> bool:
    """Return whether a mean difference is large enough and significant."""
    gain = abs(fmean(gains))
    return gain >= least and gain > SIGNIFICANT * stdev(gains) / sqrt(len(gains))


def can_play(board: guilda.Game, seat: int, facts: object) -> bool:
    """Return whether the rules let a seat make a move of this description, or whether it is another seat's turn."""
    return board.turn != seat or any(board.facts(action) == facts for action in board.actions())


def check_game(name: str, seed: int) -> dict[str, float]:
    """Count what the coach says about the mistakes of one game of self-play."""
    counts: dict[str, float] = dict.fromkeys(KEYS, 0)
    for position, told in mistakes(name, seed):
        wrong = falsehoods(position, told)
        for each in wrong:
            print(f"{name}, seed {seed}: {each}", file=sys.stderr)
        counts["moves"] += 1
        counts["false"] += bool(wrong)
        if told.reasons:
            counts["totals" if told.reasons[0].item == TOTAL else "items"] += 1
            counts["named"] += sum(reason.points for reason in told.reasons) / told.lead
        counts["chance"] += any(reason.chance is not None for reason in told.reasons)
        counts["prevented"] += told.reply is not None
        counts["start"] += told.start is not None
        counts["rounds"] += told.rounds is not None
        counts["opposite"] += told.lead < -2 * told.error
    return counts


def check(name: str, moves: int) -> bool:
    """Check the mistakes of one game after another, print a row of the table, and return whether all is true."""
    path = FOLDER / f"{name}.jsonl"
    rows: list[dict[str, float]] = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    with path.open("a") as kept:
        for seed in count(len(rows)):
            if sum(row["moves"] for row in rows) >= moves:
                break
            rows.append(check_game(name, seed))
            print(json.dumps(rows[-1]), file=kept, flush=True)
    total = {key: sum(row[key] for row in rows) for key in rows[0]}
    shares = [f"{total[key] / total['moves']:.0%}" for key in KEYS[2:]]
    shares[KEYS.index("named") - 2] = f"{total['named'] / max(1, total['items'] + total['totals']):.0%}"
    print(f"| {name} | {total['moves']} | {total['false']} | {' | '.join(shares)} |", flush=True)
    return total["false"] == 0


def main() -> int:
    """Check every game."""
    parser = argparse.ArgumentParser(description="Check the statements of the coach.")
    parser.add_argument("games", nargs="*", default=list(BUILT_IN))
    parser.add_argument("--moves", type=int, default=1000)
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    columns = (
        "explained by items | by totals | difference named | chance of goals | reply prevented | "
        "start of the next round | length of the game | points say the opposite"
    )
    print(f"| game | mistakes | false statements | {columns} |\n| {' | '.join(['---'] * (len(KEYS) + 1))} |")
    true = [check(name, chosen.moves) for name in chosen.games]
    return 0 if all(true) else 1


if __name__ == "__main__":
    sys.exit(main())
