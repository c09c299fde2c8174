"""Positions of Sintra for tests: only what matters is written; other pieces are in the bag or the tower."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import guilda
from guilda.components import sintra as box
from guilda.rules.game import EventLog
from guilda.rules.packed import count_all, count_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LETTERS = box.LETTERS
NOTHING = "-"
COMPLETE = dict.fromkeys(range(1, 9), "YO")


def board(
    strips: Mapping[int, str] | None = None,
    windows: Mapping[int, str] | None = None,
    *,
    glazier: int = 1,
    broken: int = 0,
    losses: str = "0-0",
    bonus: int = 0,
    side: str = "A",
) -> str:
    """Return one palace board: strip n lies above window n with side a up, unless stated otherwise.

    The strip with the wild spaces shows them where its window has a piece.
    A window is given by its panes (`Y.`, `YO`), with the least points it can have scored or with its points.
    """
    shown, given = [], {**(windows or {})}
    for window in range(1, 9):
        panes = given.get(window, "..")
        points = panes[2:] or str((2 - panes.count(".")) * box.WINDOW_POINTS[side][window - 1])
        given[window] = panes[:2] + points
        up = 0
        if window == box.WILD_SIDE // 2 + 1:
            up = box.WILD_SIDE % 2 if panes[0] != "." else 1 - box.WILD_SIDE % 2
        shown.append("-" if panes[1] != "." else (strips or {}).get(window, f"{window}{'ab'[up]}"))
    return f"{glazier}:{broken}:{losses}:{bonus}:{','.join(shown)}:{','.join(given[n] for n in range(1, 9))}"


def table(
    *boards: str,
    factories: Sequence[str] = (),
    centre: str = NOTHING,
    side: str = "A",
    round: int = 1,  # noqa: A002 - the word of the game
    starter: int = 0,
    turn: int | str = 0,
    marker: str = NOTHING,
    hand: str = NOTHING,
    track: str | None = None,
    bag: str | None = None,
) -> Any:
    """Return a position with an event log. Other pieces are in the bag or, if that is given, in the tower."""
    boards = boards or (board(), board())
    players = max(2, len(boards))
    boards += (board(side=side),) * (players - len(boards))
    displays = [*factories, *[NOTHING] * (box.FACTORIES[players] - len(factories))]
    track = "PYOPBW" if track is None else track
    gone = 6 if turn == NOTHING else round - 1
    track = "." * gone + track[gone:]
    strips = [strip[2:] for each in boards for strip in each.split(":")[4].split(",")]
    panes = [window[:2] for each in boards for window in each.split(":")[5].split(",")]
    seen = "".join([track, *strips, *panes])
    counted = [hand, centre, *displays, bag or NOTHING]
    rest = ""
    for letter in LETTERS:
        shown = seen.count(letter) + sum(int(n) for each in counted for n in re.findall(rf"{letter}(\d+)", each))
        assert shown <= 20, f"{shown} pieces of {letter}"
        rest += f"{letter}{20 - shown}" if shown < 20 else ""
    rest = rest or NOTHING
    bag, tower = (rest, NOTHING) if bag is None else (bag, rest)
    game = guilda.position(
        f"sintra players={players} side={side} round={round} starter={starter} turn={turn} marker={marker} hand={hand} "
        f"bag={bag} tower={tower} centre={centre} factories={','.join(displays)} track={track} "
        f"boards={';'.join(boards)}"
    )
    game.log = EventLog()
    return game


def play(game: Any, *moves: str, seed: int = 1) -> Any:
    """Return the game after some moves."""
    rng = guilda.FastRng(seed)
    for move in moves:
        game.apply(move, rng)
    return game


def legal(game: Any) -> set[str]:
    """Return the legal actions in notation."""
    return {game.notation(action) for action in game.actions()}


def reason(game: Any, move: str) -> str:
    """Return why a move is refused."""
    before = game.text()
    try:
        game.apply(move, guilda.FastRng(1))
    except guilda.IllegalAction as error:
        assert game.text() == before
        return error.reason
    raise AssertionError(f"{move} was allowed in {before}")


def pieces(game: Any, window: int, seat: int = 0) -> str:
    """Return the pieces on a strip, as letters."""
    return letters_of(game.pieces[seat * 8 + window - 1])


def letters_of(multiset: int) -> str:
    """Return the letters of a multiset."""
    return "".join(letter * count_of(multiset, colour) for colour, letter in enumerate(LETTERS))


def panes(game: Any, window: int, seat: int = 0) -> str:
    """Return the two panes of a window, as letters."""
    at = 2 * (seat * 8 + window - 1)
    return "".join("." if colour < 0 else LETTERS[colour] for colour in game.panes[at : at + 2])


def events(game: Any, kind: str) -> list[dict[str, Any]]:
    """Return the events of a kind so far."""
    return [event for event in game.events() if event["event"] == kind]


def piece_count(game: Any) -> list[int]:
    """Return the number of pieces of each colour anywhere in the game."""
    everywhere = [*game.sources, game.bag, game.discard, *game.pieces, game.hand << 6 * game.hand_colour]
    placed = [*game.panes, *game.track]
    return [sum(count_of(each, colour) for each in everywhere) + placed.count(colour) for colour in range(5)]


def on_offer(game: Any) -> int:
    """Return the number of pieces on factories and in the centre."""
    return sum(count_all(source) for source in game.sources)
