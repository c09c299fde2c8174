"""Positions of Sagrada laid out by hand, and shortcuts to play and inspect them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.components import sagrada as box
from guilda.rules.game import EventLog
from guilda.rules.sagrada import Sagrada
from guilda.rules.sagrada.constants import STEP_TURN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NONE = -1
CODES = [pattern.code for pattern in box.PATTERNS]
EMPTY = ".. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."

# Sun Catcher (3A), the window of most tests:      A full one that obeys every rule:
#   .  B  2  .  Y
#   .  4  .  R  .
#   .  .  5  Y  .
#   G  3  .  .  P
HOLE = "P3 B5 R2 .. Y5 / Y1 R4 B3 R5 B3 / P4 B6 R5 Y2 G4 / G1 Y3 P2 B1 P6"  # 14 is free: not red, yellow, 2 or 5
FULL = "P3 B5 R2 G6 Y5 / Y1 R4 B3 R5 B3 / P4 B6 R5 Y2 G4 / G1 Y3 P2 B1 P6"


def die(text: str) -> int:
    """Return the number of a die such as `R5`."""
    return box.LETTERS.index(text[0]) * 6 + int(text[1]) - 1


def space(text: str) -> int:
    """Return the number of a space such as `23`."""
    return (int(text[0]) - 1) * 5 + int(text[1]) - 1


def dice(text: str) -> list[int]:
    """Return dice separated by spaces."""
    return [die(each) for each in text.split()]


def spaces(text: str) -> list[int]:
    """Return the 20 spaces of a window: rows separated by `/`, `..` where there is no die."""
    cells = text.replace("/", " ").split()
    assert len(cells) == 20
    return [NONE if cell == ".." else die(cell) for cell in cells]


def padded(numbers: Iterable[int], length: int, filler: int) -> list[int]:
    """Return numbers padded to a length."""
    numbers = list(numbers)
    return numbers + [filler] * (length - len(numbers))


def table(
    *windows: str,
    patterns: str = "3A 12A 5B 9A",
    pool: str = "",
    track: str = "",
    tools: Iterable[int] = (1, 2, 3),
    on_tool: Mapping[int, int] | None = None,
    tokens: Iterable[int] = (5, 5, 5, 5),
    objectives: Iterable[int] = (1, 2, 3),
    private: str = "RYGB",
    round: int = 2,  # noqa: A002 - the rulebook's word
    starter: int = 0,
    nth: int = 0,
    drafted: bool = False,
    used: bool = False,
    over: bool = False,
    bag: int | None = None,
) -> Sagrada:
    """Return a position with these windows, one per player; all other dice are in the bag.

    On the round track `/` separates the rounds, from the first on.
    """
    players = len(windows)
    solo = players == 1
    tools, objectives = list(tools), list(objectives)
    order = [(starter + step) % players for step in range(players)]
    turn = -1 if over else (order + order[::-1])[nth]
    laid = [cell for window in windows for cell in spaces(window)]
    tracked = [number * 30 + each for number, left in enumerate(track.split("/")) for each in dice(left)]
    pooled = dice(pool)
    out = [each for each in [*laid, *(each % 30 for each in tracked), *pooled] if each != NONE]
    rest = sum((18 - sum(each // 6 == colour for each in out)) << 6 * colour for colour in range(5))
    counts = [pooled.count(face) for face in range(30)]
    on_tools = [(on_tool or {}).get(tool, 0) for tool in range(13)]
    codes = [CODES.index(code) for code in patterns.split()][:players]
    colours = [box.LETTERS.index(letter) for letter in private][: 2 if solo else players]
    game = Sagrada(players, len(tools), len(objectives))
    game._set_fields(
        {
            "turn": turn,
            "round": 10 if over else round,
            "starter": starter,
            "tools": sum(1 << tool for tool in tools),
            "objectives": sum(1 << number - 1 for number in objectives),
            "step": 10 if over else STEP_TURN,
            "turn_of_round": 0 if over else nth,
            "drafted": drafted,
            "used": used,
            "bag": rest if bag is None else bag,
            "track_count": len(tracked),
            "on_tool": on_tools,
            "favor_tokens": padded([] if solo else list(tokens)[:players], 4, 0),
            "private": padded(colours, 4, NONE),
            "pattern": padded(codes, 4, NONE),
            "window": padded(laid, 80, NONE),
            "pool": counts,
            "track": padded(tracked, 90, 0),
        }
    )
    game.log = EventLog()
    return game


def play(game: Any, *moves: str, chance: Iterable[int] | None = None) -> Any:
    """Play moves and return the same game; if `chance` is given, the draws must be exactly those."""
    rng = guilda.FastRng(1) if chance is None else guilda.ScriptedRng(chance)
    for move in moves:
        game.apply(move, rng)
    if isinstance(rng, guilda.ScriptedRng):
        assert rng.fault == ""
        assert len(rng.draws) == len(list(chance or ()))
    return game


def legal(game: Any) -> set[str]:
    """Return the legal actions in notation."""
    return {game.notation(action) for action in game.actions()}


def placements(game: Any, text: str) -> set[str]:
    """Return the spaces where a die can be placed now."""
    return {move[3:] for move in legal(game) if move.startswith(f"{text}@")}


def moves_of(game: Any, origin: str) -> set[str]:
    """Return the spaces to which the die of a space can be moved now."""
    return {move[3:] for move in legal(game) if move.startswith(f"{origin}>")}


def refused(game: Any, move: str, reason: int) -> None:
    """Check that a move is not listed, is refused for that reason, and changes nothing."""
    before, told = game.state(), game.log.size if game.log else 0
    assert move not in legal(game)
    with pytest.raises(guilda.IllegalAction) as error:
        game.apply(move, guilda.ScriptedRng([]))
    assert error.value.refusal == reason, error.value.reason
    assert game.state() == before
    assert (game.log.size if game.log else 0) == told


def at(game: Any, text: str, seat: int = 0) -> str | None:
    """Return the die on a space of a window."""
    row, column = int(text[0]) - 1, int(text[1]) - 1
    found: str | None = game.view(seat)["seats"][seat]["dice"][row][column]
    return found


def started(players: int = 2, seed: int = 1, **options: Any) -> tuple[Any, guilda.FastRng]:
    """Return a game after the window choice; each seat has the first pattern of its cards."""
    rng = guilda.FastRng(seed)
    game = guilda.game("sagrada").position({"players": players, **options}, rng, EventLog())
    while game.round == 0:
        game.apply(game.actions()[0], rng)
    return game, rng
