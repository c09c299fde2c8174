"""Games with their luck taken out: more information from each game of a tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.arena.play import play, starting_position
from guilda.search.luck import account
from guilda.search.review import FEWEST_SIMULATIONS, review

if TYPE_CHECKING:
    from guilda.arena.play import OnTurn, Result
    from guilda.arena.schedule import Fixture, Tournament
    from guilda.rules.game import Game


def play_adjusted(plan: Tournament, fixture: Fixture, on_turn: OnTurn) -> tuple[Result, None]:
    """Play a game and split its result into luck and skill. A forfeited game is not split."""
    decisions: list[int] = []
    result = play(plan, fixture, on_turn, decisions)
    if result.forfeit is not None:
        return result, None
    played, end, seed = replayed(plan, fixture, decisions)
    remarks = review(played, simulations=FEWEST_SIMULATIONS, seed=seed)
    found = account(played, end, remarks, seed=seed)
    balances = [found.balance(seat) for seat in range(plan.players)]
    luck, by_decisions = [each.luck for each in balances], [each.by_decisions for each in balances]
    return result._replace(luck=luck, by_decisions=by_decisions), None


def replayed(plan: Tournament, fixture: Fixture, decisions: list[int]) -> tuple[list[tuple[Game, int]], Game, int]:
    """Return the positions of a game with the action chosen in each, its end, and a seed for the estimates."""
    position, chance = starting_position(plan, fixture)
    played = []
    for action in decisions:
        played.append((position.copy(), action))
        position.apply(action, chance)
    return played, position, plan.derive_seed("review", fixture.seed, fixture.seating) % 2**20
