"""A coach: why one move is better than another, in numbers that can be checked.

Both moves are followed by the same number of rollouts with the same chance and the same hidden information. A rollout
begins with replies drawn from the tree of a search, in proportion to their visits; after the first chance event every
seat plays greedily to the end of the game. The lead of a seat over its best opponent is the sum of the items on both
score sheets, so the difference between the two moves splits exactly into differences of items. The coach names the
largest ones if a few explain the difference, and otherwise the totals of both sheets. People read it as two sentences
at most: one on these points, and one on points scored at once and the reply that the move prevents.
"""

from __future__ import annotations

from collections import Counter
from itertools import repeat
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.review import in_order, scaled
from guilda.search.search import Searcher, base_evaluation_of, settings_of
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from guilda.rules.game import Game
    from guilda.search.hints import Hint
    from guilda.search.review import Remark

ROLLOUTS = 100
MOST_ROLLOUTS = 1_600
"""The number of rollouts is doubled up to this one while the difference is not significant."""
REVIEW_ROLLOUTS = 4_800
FEWEST_ROLLOUTS = 20
"""Rollouts that the marked moves of a review share if there are two players, and the fewest for each of them."""
SIMULATIONS = 2_500
"""Simulations for the expected replies to each move, with two players."""
FEWEST_VISITS = 10
"""The visits of a position from which replies are drawn from the tree."""
MOST_REASONS = 3
"""Items that one sentence names."""
TOTAL = "total"
"""The sum of all items of a score sheet, as a reason."""
EXPLAINED = 0.8
"""The reasons must account for this share of the difference, and for no more than 2 minus this share."""
SIGNIFICANT = 2.0
"""Standard errors from which a difference counts."""
LIKELY_REPLY = 0.4
"""The share of rollouts from which a reply counts as likely."""


class Reason(NamedTuple):
    """An item of a score sheet that makes a difference."""

    own: bool
    """Whether it is on the seat's own score sheet; otherwise on that of its best opponent."""
    item: str
    """Its name, or `TOTAL`."""
    points: float
    """The gain of the better move for the lead: more of the own points, or fewer of the opponent's."""


class Reply(NamedTuple):
    """An opponent's likely reply to the move played, which the better move prevents."""

    seat: int
    action: int
    share: float
    """The share of rollouts in which it follows."""
    position: Game
    """The position in which it is made."""


class Explanation(NamedTuple):
    """Why `better` is better than `action` for the seat to act."""

    action: int
    better: int
    lead: float
    """The gain in expected points ahead of the best opponent (in a solo game, in expected points)."""
    error: float
    """Its standard error."""
    rollouts: int
    """The number of rollouts after each move."""
    reasons: list[Reason]
    """The items that explain the gain, the largest first; empty if it is a close call."""
    points_now: int
    """The points that the better move scores at once beyond those of the other."""
    reply: Reply | None


class Rollout(NamedTuple):
    """One continuation to the end of the game."""

    sheets: list[dict[str, int]]
    """Every seat's score sheet: points by item."""
    reply: tuple[int, int] | None
    """The first decision of an opponent: seat and action; None if it was forced."""
    position: Game
    """The position in which it is made, or the end."""


def explain(
    position: Game,
    action: int,
    better: int,
    *,
    rollouts: int = ROLLOUTS,
    most: int = MOST_ROLLOUTS,
    seed: int = 0,
) -> Explanation:
    """Compare two moves of the seat to act, from what this seat may know.

    The number of rollouts is doubled while the difference is not significant, up to `most`.
    """
    if position.actor() is None:
        raise ValueError("the game is over: there is nothing to explain")
    seat = position.turn
    tree = Tree(position, base_evaluation_of(position, greedy=True), seed, **settings_of(position, greedy=True))
    replies = [expected_replies(position, move, seed) for move in (action, better)]
    pairs: list[list[Rollout]] = []
    leads: list[int] = []
    sheets: list[list[dict[tuple[bool, str], int]]] = []
    lead = error = 0.0
    wanted = min(rollouts, most)
    while True:
        pairs += [
            [
                roll_out(tree, position, move, known, seed + n)
                for move, known in zip((action, better), replies, strict=True)
            ]
            for n in range(len(pairs), wanted)
        ]
        sheets += [[lead_items(rollout.sheets, seat) for rollout in pair] for pair in pairs[len(sheets) :]]
        leads += [sum(after.values()) - sum(before.values()) for before, after in sheets[len(leads) :]]
        lead, error = fmean(leads), stdev(leads) / sqrt(wanted) if wanted > 1 else 0.0
        if abs(lead) > SIGNIFICANT * error or 2 * wanted > most:
            break
        wanted *= 2
    return Explanation(
        action,
        better,
        lead,
        error,
        len(pairs),
        chosen_reasons(differences(sheets), lead) if lead > SIGNIFICANT * error else [],
        gain_now(position, better) - gain_now(position, action),
        prevented_reply([before for before, _ in pairs], [after for _, after in pairs]),
    )


def explain_mistakes(
    played: Sequence[tuple[Game, int]], remarks: Sequence[Remark], threads: int = 1
) -> Iterator[Explanation | None]:
    """Yield for each remark on a match why the best move is better; None for moves without a mark.

    The marked moves share a fixed number of rollouts.
    """
    marked = sum(bool(remark.mark) for remark in remarks)
    if not marked:
        return repeat(None, len(remarks))
    share = scaled(REVIEW_ROLLOUTS, played[0][0].players, power=3) // marked
    most = min(max(share, FEWEST_ROLLOUTS), MOST_ROLLOUTS)

    def explained(remark: Remark) -> Explanation | None:
        position, _ = played[remark.ply - 1]
        return explain(position, remark.action, remark.best, most=most) if remark.mark else None

    return in_order(explained, remarks, threads)


def explain_first(
    position: Game, hint: Hint, *, rollouts: int = ROLLOUTS, most: int = MOST_ROLLOUTS
) -> Explanation | None:
    """Compare the first choice of a hint with the second; None if there is only one."""
    if len(hint.choices) < 2:
        return None
    first, second, *_ = hint.choices
    return explain(position, second.action, first.action, rollouts=rollouts, most=most)


def expected_replies(position: Game, move: int, seed: int) -> Tree | None:
    """Return the tree of a search after a move; None if the move draws something or ends the game."""
    board, chance = position.seen_by(position.turn, FastRng(seed)), FastRng(seed)
    before = chance.state
    board.apply(move, chance)
    if chance.state != before or board.turn < 0:
        return None
    searcher = Searcher(seed)
    searcher.search(board, simulations=scaled(SIMULATIONS, board.players))
    return searcher.tree


def roll_out(tree: Tree, position: Game, move: int, replies: Tree | None, seed: int) -> Rollout:
    """Play a move, replies from the tree up to the first chance event or hidden decision, then greedily to the end.

    The same seed gives the same chance and hidden information.
    """
    seat, secrets = position.turn, game_info(position.name).secrets
    board, chance = position.seen_by(seat, FastRng(seed)), FastRng(seed)
    before = chance.state
    board.apply(move, chance)
    line = replies.sampled_variation(FastRng(seed), FEWEST_VISITS) if replies else []
    reply, asked = None, None
    while board.turn >= 0 and (line or asked is None):
        if chance.state != before or (secrets and board.turn != seat) or not (line and board.is_legal(line[0])):
            line = []
        action = line.pop(0) if line else tree.greedy(board)
        if asked is None and board.turn != seat:
            asked = board.copy()
            reply = (board.turn, action) if len(board.actions()) > 1 else None
        board.apply(action, chance)
    tree.play_out(board, chance)
    return Rollout([sheet(board, each) for each in range(board.players)], reply, asked or board)


def sheet(board: Game, seat: int) -> dict[str, int]:
    """Return a seat's points by item; numbered items such as `window_3` are one."""
    points: Counter[str] = Counter()
    for item in board.breakdown(seat):
        points[item.name.rstrip("0123456789").rstrip("_")] += item.points
    return dict(points)


def lead_items(sheets: Sequence[dict[str, int]], seat: int) -> dict[tuple[bool, str], int]:
    """Return the items whose sum is the lead over the best opponent; those of the opponent count negatively."""
    items = {(True, name): points for name, points in sheets[seat].items()}
    others = [sheet for other, sheet in enumerate(sheets) if other != seat]
    if others:
        best = max(others, key=lambda sheet: sum(sheet.values()))
        items |= {(False, name): -points for name, points in best.items()}
    return items


def differences(pairs: Sequence[Sequence[dict[tuple[bool, str], int]]]) -> dict[tuple[bool, str], float]:
    """Return the mean gain of every item."""
    names = dict.fromkeys(name for pair in pairs for sheet in pair for name in sheet)
    return {name: fmean(after.get(name, 0) - before.get(name, 0) for before, after in pairs) for name in names}


def chosen_reasons(gains: dict[tuple[bool, str], float], lead: float) -> list[Reason]:
    """Return the fewest items, the largest first, that add up to the lead within the tolerance; else the totals."""
    named: list[Reason] = []
    for (own, item), points in sorted(gains.items(), key=lambda each: -abs(each[1]))[:MOST_REASONS]:
        named.append(Reason(own, item, points))
        if abs(sum(reason.points for reason in named) - lead) <= (1 - EXPLAINED) * lead:
            return named
    totals = [
        Reason(own, TOTAL, sum(points for (side, _), points in gains.items() if side == own)) for own in (True, False)
    ]
    return sorted((total for total in totals if total.points), key=lambda total: -abs(total.points))


def gain_now(position: Game, move: int) -> int:
    """Return the points that a move scores at once."""
    board = position.copy()
    board.apply(move, FastRng(0))
    return board.scores()[position.turn] - position.scores()[position.turn]


def prevented_reply(before: Sequence[Rollout], after: Sequence[Rollout]) -> Reply | None:
    """Return the most frequent reply to the move played, if the better move leaves it illegal."""
    found = Counter(rollout.reply for rollout in before if rollout.reply is not None).most_common(1)
    if not found:
        return None
    (reply, count) = found[0]
    seat, action = reply
    prevented = all(rollout.position.turn == seat and not rollout.position.is_legal(action) for rollout in after)
    if count < LIKELY_REPLY * len(before) or not prevented:
        return None
    where = next(rollout.position for rollout in before if rollout.reply == reply)
    return Reply(seat, action, count / len(before), where)
