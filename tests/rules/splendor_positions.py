"""Positions of Splendor for tests, written as differences from an empty table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import guilda

if TYPE_CHECKING:
    from collections.abc import Iterator

    from guilda.rules.splendor.position import Splendor

NOBODY = "-:-:-:-"
TABLE = "4,18,7,31/41,60,52,44/71,90,83,77"


def spot(
    *seats: str,
    table: str = TABLE,
    nobles: str = "",
    turn: int | str = 0,
    starter: int = 0,
    round: int = 30,  # noqa: A002 - the name of the field
    idle: int = 1,
    passes: int = 0,
    asked: str = "-",
    players: int = 2,
) -> Splendor:
    """Return a position; a seat is `tokens:hand:bought cards:nobles`, seats left out have nothing."""
    seats += (NOBODY,) * (players - len(seats))
    taken = [noble for each in seats for noble in each.rpartition(":")[2].split(",") if noble != "-"]
    free = [str(noble) for noble in range(10, 0, -1) if str(noble) not in taken]
    nobles = nobles or ",".join([*free, *("-" for _ in taken)][-players - 1 :])
    text = (
        f"splendor players={players} round={round} idle={idle} passes={passes} starter={starter} turn={turn} "
        f"asked={asked} table={table} nobles={nobles} seats={';'.join(seats)}"
    )
    game: Splendor = guilda.position(text)
    return game


def fresh(players: int, seed: int = 1, **options: object) -> Splendor:
    """Return a new game."""
    game: Splendor = guilda.game("splendor").position({"players": players, **options}, guilda.FastRng(seed))
    return game


def random_game(players: int, seed: int) -> Iterator[Splendor]:
    """Yield every position of a random game, from before the first decision to the end."""
    rng = guilda.FastRng(seed)
    game = fresh(players, seed)
    yield game
    while game.actor() is not None:
        game.apply(game.random_action(rng), rng)
        yield game


def seat_text(game: Splendor, seat: int) -> str:
    """Return a player's holdings, as in the text of a position."""
    return game.text().rpartition("seats=")[2].split(";")[seat]


def tokens_of(game: Splendor, seat: int) -> str:
    """Return a player's tokens, as in the text of a position."""
    return seat_text(game, seat).split(":")[0]


def legal(game: Splendor) -> set[str]:
    """Return the legal actions in notation."""
    return {game.notation(action) for action in game.actions()}


def endings(game: Splendor, action: str) -> list[Splendor]:
    """Return every position in which a turn that begins with an action can end; no draw is involved."""
    after = game.copy()
    after.apply(action, guilda.FastRng(1))
    if after.phase == 0:
        return [after]
    return [ending for each in sorted(legal(after)) for ending in endings(after, each)]
