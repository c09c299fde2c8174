"""A coach: why one move is better than another, in numbers that can be checked.

Both moves are followed by the same number of rollouts with the same chance and the same hidden information. A rollout
begins with replies drawn from the tree of a search, in proportion to their visits; after the first chance event every
seat plays greedily to the end of the game. The lead of a seat over its best opponent is the sum of the items on both
score sheets, so the difference between the two moves splits exactly into differences of items. The coach names the
largest ones if a few explain the difference, and otherwise the totals of both sheets. For one item that counts goals,
such as complete columns, it adds in which share of the rollouts a number of them is reached. People read it as two
sentences at most: one on these points, and one on points scored at once and the reply that the move prevents, or on
tempo.
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
    from collections.abc import Iterator, Mapping, Sequence

    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo
    from guilda.search.hints import Hint
    from guilda.search.review import Remark

ROLLOUTS = 100
MOST_ROLLOUTS = 1_600
"""The number of rollouts is doubled up to this one while the difference is not significant."""
REVIEW_ROLLOUTS = 4_000
FEWEST_ROLLOUTS = 20
"""Rollouts that the marked moves of a review share if there are two players, and the fewest for each of them."""
FEWEST_SHARES = 4
"""The number of equal shares if fewer moves are marked: one thread explains a move, and players wait for it."""
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
LEAST_SHARE = 0.1
"""The difference between two shares of rollouts from which it is worth saying."""
LEAST_ROUNDS = 0.5
"""The difference in the length of the game, in rounds, from which it is worth saying."""


class Chance(NamedTuple):
    """Something that happens in more or fewer rollouts after the better move."""

    better: float
    """The share of the rollouts after the better move in which it happens."""
    other: float
    """The share of those after the other move."""
    number: int = 1
    """Of goals: the number that is reached at least."""


class Reason(NamedTuple):
    """An item of a score sheet that makes a difference."""

    own: bool
    """Whether it is on the seat's own score sheet; otherwise on that of its best opponent."""
    item: str
    """Its name, or `TOTAL`."""
    points: float
    """The gain of the better move for the lead: more of the own points, or fewer of the opponent's."""
    chance: Chance | None = None
    """How often a number of these goals is reached, if the item counts goals; one reason at most has it."""


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
    rounds: float | None = None
    """Tempo: the rounds by which the game ends later after the better move; negative if sooner.

    Like `start`, it is None if the difference is small or not significant, and if the second sentence is about points
    at once or a reply.
    """
    start: Chance | None = None
    """Tempo: how often the seat begins the next round, if more often after the better move; None beside `rounds`."""


class Rollout(NamedTuple):
    """One continuation to the end of the game."""

    sheets: Sequence[dict[str, int]]
    """Every seat's score sheet: points by item."""
    reply: tuple[int, int] | None
    """The first decision of an opponent: seat and action; None if it was forced."""
    position: Game
    """The position in which it is made, or the end."""
    goals: Sequence[dict[str, int]] = ()
    """Every seat's goals: numbers by item."""
    starts: bool = False
    """Whether there is a next round, and the seat to act begins it."""
    rounds: int = 0
    """The number of rounds of the whole game."""


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
        lead, error = mean_and_error(leads)
        if abs(lead) > SIGNIFICANT * error or 2 * wanted > most:
            break
        wanted *= 2
    reasons = chosen_reasons(differences(sheets), lead) if lead > SIGNIFICANT * error else []
    now = gain_now(position, better) - gain_now(position, action)
    reply = prevented_reply([before for before, _ in pairs], [after for _, after in pairs])
    return Explanation(
        action,
        better,
        lead,
        error,
        len(pairs),
        with_chance(reasons, pairs, seat, game_info(position.name).goals),
        now,
        reply,
        *(tempo(pairs) if now <= 0 and reply is None else (None, None)),
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
    shared = scaled(REVIEW_ROLLOUTS, played[0][0].players, power=3)
    most = max(shared // max(marked, FEWEST_SHARES), FEWEST_ROLLOUTS)

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
    seat, info = position.turn, game_info(position.name)
    board, chance = position.seen_by(seat, FastRng(seed)), FastRng(seed)
    before = chance.state
    board.apply(move, chance)
    line = replies.sampled_variation(FastRng(seed), FEWEST_VISITS) if replies else []
    reply, asked, starts = None, None, next_start(info, position, board)
    while board.turn >= 0 and (line or asked is None or starts is None):
        if chance.state != before or (info.secrets and board.turn != seat) or not (line and board.is_legal(line[0])):
            line = []
        action = line.pop(0) if line else tree.greedy(board)
        if asked is None and board.turn != seat:
            asked = board.copy()
            reply = (board.turn, action) if len(board.actions()) > 1 else None
        board.apply(action, chance)
        if starts is None:
            starts = next_start(info, position, board)
    tree.play_out(board, chance)
    sheets, goals = zip(*(sheet(board, each) for each in range(board.players)), strict=True)
    rounds = getattr(board, info.tempo[0]) if info.tempo else 0
    return Rollout(sheets, reply, asked or board, goals, bool(starts), rounds)


def next_start(info: GameInfo, position: Game, board: Game) -> bool | None:
    """Return whether the seat to act begins the round after that of a position; None before it begins."""
    if len(info.tempo) < 2:
        return False
    number, starter = info.tempo
    return None if getattr(board, number) == getattr(position, number) else getattr(board, starter) == position.turn


def sheet(board: Game, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """Return a seat's points by item, and the quantities; numbered items such as `window_3` are one, and count once."""
    points: Counter[str] = Counter()
    quantities: Counter[str] = Counter()
    for item in board.breakdown(seat):
        name = item.name.rstrip("0123456789").rstrip("_")
        points[name] += item.points
        quantities[name] += item.quantity if name == item.name else item.quantity > 0
    return dict(points), dict(quantities)


def best_opponent(sheets: Sequence[Mapping[str, int]], seat: int) -> int | None:
    """Return the opponent with the most points, the first of several; None in a solo game."""
    others = [other for other in range(len(sheets)) if other != seat]
    return max(others, key=lambda other: sum(sheets[other].values()), default=None)


def lead_items(sheets: Sequence[dict[str, int]], seat: int) -> dict[tuple[bool, str], int]:
    """Return the items whose sum is the lead over the best opponent; those of the opponent count negatively."""
    items = {(True, name): points for name, points in sheets[seat].items()}
    best = best_opponent(sheets, seat)
    if best is not None:
        items |= {(False, name): -points for name, points in sheets[best].items()}
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
    return sorted((total for total in totals if round(total.points, 1)), key=lambda total: -abs(total.points))


def with_chance(
    reasons: list[Reason], pairs: Sequence[Sequence[Rollout]], seat: int, goals: Sequence[str]
) -> list[Reason]:
    """Add to the first reason that counts goals how often a number of them is reached, if that is worth saying."""
    for n, reason in enumerate(reasons):
        if reason.item in goals:
            counts = [[reached(rollout, seat, reason) for rollout in pair] for pair in pairs]
            chance = clearest_chance(counts, more=(reason.points > 0) == reason.own)
            if chance is not None:
                return [*reasons[:n], reason._replace(chance=chance), *reasons[n + 1 :]]
    return reasons


def reached(rollout: Rollout, seat: int, reason: Reason) -> int:
    """Return the number of goals that a reason's seat reaches."""
    owner = seat if reason.own else best_opponent(rollout.sheets, seat)
    return 0 if owner is None else rollout.goals[owner].get(reason.item, 0)


def clearest_chance(counts: Sequence[Sequence[int]], *, more: bool) -> Chance | None:
    """Return the number that is reached more (or less) often, with the largest difference; None if all are small."""
    chances = [
        chance_of([[count >= least for count in pair] for pair in counts], least)
        for least in range(1, max(map(max, counts)) + 1)
    ]
    found = [chance for chance in chances if chance is not None and (chance.better > chance.other) == more]
    return max(found, key=lambda chance: abs(chance.better - chance.other), default=None)


def chance_of(events: Sequence[Sequence[bool]], number: int = 1) -> Chance | None:
    """Return how often something happens after both moves; None if the difference is small or not significant."""
    gain, error = mean_and_error([after - before for before, after in events])
    if abs(gain) < LEAST_SHARE or abs(gain) <= SIGNIFICANT * error:
        return None
    return Chance(fmean(after for _, after in events), fmean(before for before, _ in events), number)


def tempo(pairs: Sequence[Sequence[Rollout]]) -> tuple[float | None, Chance | None]:
    """Return by how many rounds the game ends later; if that says little, how often the seat begins the next round."""
    later, error = mean_and_error([after.rounds - before.rounds for before, after in pairs])
    if abs(later) >= LEAST_ROUNDS and abs(later) > SIGNIFICANT * error:
        return later, None
    start = chance_of([[rollout.starts for rollout in pair] for pair in pairs])
    return None, start if start is not None and start.better > start.other else None


def mean_and_error(differences: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    spread = stdev(differences) if len(differences) > 1 else 0.0
    return fmean(differences), spread / sqrt(len(differences))


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
