"""Find puzzles: positions in which one move is clearly best and weaker levels often choose another.

A position passes four tests, the cheap ones first (docs/research/puzzles.md):

1. A small search prefers one move.
2. Novice and apprentice often miss it.
3. Compared one by one with the same budget, every other move worth considering costs at least `CLEAR`.
4. A search with ten times the simulations and another seed chooses the same move, with a lead of half as much.

Everything is judged from what the solver's seat may know: what is hidden from it is redrawn.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from guilda import bots
from guilda.bots import REFERENCE_LEVELS
from guilda.bots.levels import baselines, budgets, choice_weights, frozen_budgets
from guilda.puzzles.puzzle import CHANCE_SEED, Puzzle
from guilda.puzzles.themes import themes_of
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.review import MISTAKE, shares_after
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from guilda.rules.game import Game
    from guilda.search.search import SearchResult

CLEAR = MISTAKE
"""Share of the win that every other move costs: a review would mark it with ?."""
MOST_SOLVED = 0.5
"""Novice and apprentice together find the solution at most this often."""
FEWEST_SIMULATIONS, MOST_SIMULATIONS = 2_000, 4_000
"""Limits of the budget of one search."""
CONFIRMATION = 10
"""The confirming search has this many times the simulations."""
FIRST_SHARE, FIRST_LEAD = 0.05, 0.75 * CLEAR
"""Share of the budget for the first, cheap search of every position, and the lead that it has to find."""
ALTERNATIVES = 3
"""Moves compared with the best one, by visits and again by expected share."""
LEVEL_SEEDS = 4
MASTER_SEEDS = 2
LEVEL_SEED = 100
WEAK_LEVELS = 2
TEMPTED_LEVELS = 3
"""Levels, weakest first, that must often miss the solution, and whose favourite is the tempting move."""
MASTER = len(REFERENCE_LEVELS) - 1
SAMPLES = 4
"""Outcomes of chance and of hidden information for which the reply to the tempting move is searched."""
OTHER_OPTIONS = 4
"""One in this many self-play games has another number of players or other options."""
SEED_STEP = 1_000
"""Distance between the seeds of two games."""
SELF_PLAY = ("novice", "apprentice", "journeyman", "journeyman", "expert")


def budget(name: str) -> int:
    """Return the simulations of one search: those of master, within limits."""
    return min(MOST_SIMULATIONS, max(FEWEST_SIMULATIONS, budgets(name)[MASTER].simulations))


def self_play(name: str, number: int) -> Iterator[Game]:
    """Yield the positions of a game between bots of mixed levels; the number determines options, levels and deal."""
    info = game_info(name)
    usual, *others = [chosen for chosen in info.option_sets() if chosen["players"] != 1]
    options = others[number // OTHER_OPTIONS % len(others)] if number % OTHER_OPTIONS == OTHER_OPTIONS - 1 else usual
    dice, chance = Random(number), FastRng(number)  # noqa: S311 - a game, not a secret
    position = info.position(options, chance)
    players = [bots.make(dice.choice(SELF_PLAY), number + seat) for seat in range(position.players)]
    while (seat := position.actor()) is not None:
        yield position
        position.apply(players[seat].choose(position.seen_by(seat, FastRng(dice.getrandbits(32)))), chance)


def puzzle_in(position: Game, seed: int = 0) -> Puzzle | None:
    """Return the puzzle in a position at the start of a turn, or None if it does not pass the tests."""
    seat, simulations = position.turn, budget(position.name)
    if len(position.actions()) <= ALTERNATIVES or position.presentation().prompt(position) is not None:
        return None
    seen = position.seen_by(seat, FastRng(seed))
    first = search(seen, max(1, round(simulations * FIRST_SHARE)), seed)
    best = first.action
    if lead(first, seat) < FIRST_LEAD:
        return None
    levels = level_chances(seen, range(TEMPTED_LEVELS), seed)
    if fmean(chances.get(best, 0.0) for chances in levels[:WEAK_LEVELS]) > MOST_SOLVED:
        return None
    result = search(seen, simulations, seed + 1)
    if result.action != best:
        return None
    wrong = tempting(levels, best)
    shares = compared(seen, result, wrong, simulations, seed)
    if shares is None:
        return None
    confirmed = search(seen, CONFIRMATION * simulations, seed + 2)
    if confirmed.action != best or lead(confirmed, seat) < CLEAR / 2:
        return None
    refutation = replies(seen, wrong, simulations, seed)
    if not refutation:
        return None
    levels += level_chances(seen, range(TEMPTED_LEVELS, len(REFERENCE_LEVELS)), seed)
    moves = solution(seen, best, simulations, seed)
    return Puzzle(
        position=seen.text(),
        seat=seat,
        solution=tuple(moves),
        share=round(shares[best], 3),
        wrong=seen.notation(wrong),
        wrong_share=round(shares[wrong], 3),
        reply=tuple(refutation),
        levels=tuple(round(chances.get(best, 0.0), 2) for chances in levels),
        themes=themes_of(seen, moves),
    )


def search(position: Game, simulations: int, seed: int) -> SearchResult:
    """Search a position with a new tree."""
    return Searcher(seed, deep=True).search(position, simulations=simulations)


def lead(result: SearchResult, seat: int) -> float:
    """Return how far the best move is ahead of the others that the search visited, in shares of the win."""
    best, *others = result.moves
    return best.results[seat] - max((move.results[seat] for move in others if move.visits), default=0.0)


def level_chances(seen: Game, levels: Iterable[int], seed: int) -> list[dict[int, float]]:
    """Return the probability with which each level plays each move, as the mean over several searches.

    The levels have their frozen budgets where there are some, so that ratings stay comparable when levels change.
    """
    solvers = (frozen_budgets if seen.name in baselines()["games"] else budgets)(seen.name)
    results: dict[tuple[int, int], SearchResult] = {}  # levels may differ in their temperature only
    found = []
    for level in levels:
        simulations, temperature = solvers[level]
        seeds = MASTER_SEEDS if level == MASTER else LEVEL_SEEDS
        chances: dict[int, float] = {}
        for number in range(seeds):
            key = simulations, seed + LEVEL_SEED + number
            if key not in results:
                results[key] = search(seen, *key)
            weights = choice_weights(results[key], seen.turn, temperature)
            total = sum(weights.values())
            for action, weight in weights.items():
                chances[action] = chances.get(action, 0.0) + weight / total / seeds
        found.append(chances)
    return found


def tempting(levels: list[dict[int, float]], best: int) -> int:
    """Return the wrong move that the weaker levels play most often."""
    moves = {action for chances in levels for action in chances if action != best}
    return max(sorted(moves), key=lambda action: sum(chances.get(action, 0.0) for chances in levels))


def compared(seen: Game, result: SearchResult, wrong: int, simulations: int, seed: int) -> dict[int, float] | None:
    """Return the solver's share after the best move, the tempting one and others; None if one comes close."""
    seat, best = seen.turn, result.action
    others = [move for move in result.moves[1:] if move.visits]
    by_share = sorted(others, key=lambda move: -move.results[seat])
    rivals = [*(move.action for move in (*by_share[:ALTERNATIVES], *others[:ALTERNATIVES])), wrong]
    if result.proven:
        shares = {move.action: move.results[seat] for move in result.moves}
        return shares if all(shares[best] - shares[other] >= CLEAR for other in rivals) else None
    shares = {best: shares_after(seen, best, simulations, seed)[seat]}
    for other in dict.fromkeys(rivals):
        shares[other] = shares_after(seen, other, simulations, seed)[seat]
        if shares[best] - shares[other] < CLEAR:
            return None
    return shares


def solution(seen: Game, best: int, simulations: int, seed: int) -> list[str]:
    """Return the best move and the rest of the turn, as far as it draws nothing and one choice is clearly best."""
    board, chance = seen.copy(), FastRng(CHANCE_SEED)
    start, line, seat = chance.state, [seen.notation(best)], seen.turn
    board.apply(best, chance)
    while chance.state == start and board.turn == seat and board.presentation().prompt(board) is not None:
        result = search(board, simulations, seed)
        if len(result.moves) > 1 and lead(result, seat) < CLEAR / 2:
            break
        line.append(board.notation(result.action))
        board.apply(result.action, chance)
    return line


def replies(seen: Game, wrong: int, simulations: int, seed: int) -> list[str]:
    """Return what follows the tempting move: the solver's own next decisions, then the opponent's best reply.

    Every decision is the best one on average over several outcomes of chance and of what is hidden. The line ends
    before one that is not legal after all of them, and before a turn of the solver that follows a draw.
    """
    boards = [seen.seen_by(seen.turn, FastRng(seed + sample)) if sample else seen.copy() for sample in range(SAMPLES)]
    sources = [FastRng(sample) for sample in range(SAMPLES)]
    drawn, line = play(boards, sources, wrong), list[str]()
    while boards[0].turn >= 0 and len({board.turn for board in boards}) == 1:
        own = boards[0].turn == seen.turn
        if own and drawn and boards[0].presentation().prompt(boards[0]) is None:
            break
        certain = not drawn and not game_info(seen.name).secrets
        searched, each = (boards[:1], simulations) if certain else (boards, simulations // SAMPLES)
        action = best_on_average(searched, each, seed)
        if not all(board.is_legal(action) for board in boards):
            break
        line.append(boards[0].notation(action))
        drawn = play(boards, sources, action) or drawn
        if not own:
            break
    return line


def play(boards: Sequence[Game], sources: Sequence[FastRng], action: int) -> bool:
    """Play an action on positions, each with its own chance; return whether something was drawn."""
    before = [source.state for source in sources]
    for board, source in zip(boards, sources, strict=True):
        board.apply(action, source)
    return [source.state for source in sources] != before


def best_on_average(boards: Sequence[Game], simulations: int, seed: int) -> int:
    """Return the action with most visits in searches of several positions; a proven one has all of its search."""
    visits: Counter[int] = Counter()
    for board in boards:
        found = search(board, simulations, seed)
        visits.update(
            {found.action: simulations} if found.proven else {each.action: each.visits for each in found.moves}
        )
    return visits.most_common(1)[0][0]


def puzzles_of(positions: Iterable[Game], number: int) -> list[Puzzle]:
    """Return the puzzles in a game, given its positions and a number for the seeds."""
    found = [puzzle_in(position, number * SEED_STEP + ply) for ply, position in enumerate(positions)]
    return [each for each in found if each is not None]
