"""Positions of Azul for tests: a test states what matters; the other tiles are in the bag or the lid."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.rules.game import EventLog

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda import Game, Rng
    from guilda.rules.presentation import Event

LETTERS = "BYRKW"
NAMES = dict(zip("BYRKWM", ("blue", "yellow", "red", "black", "white", "marker"), strict=True))
FACTORIES = {2: 5, 3: 7, 4: 9}
COLOURED_WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
WALLS = pytest.mark.parametrize("wall", ["coloured", "free"])


def board(
    lines: Mapping[int, str] | None = None,
    wall: Mapping[int, str] | str = "",
    floor: str = "",
    tiled: int = 0,
    lost: int = 0,
) -> str:
    """Return a player's board: `lines={2: "W1"}`, the wall by rows or as a whole, the floor line from the left."""
    if not isinstance(wall, str):
        wall = "/".join(wall.get(row, ".....") for row in range(1, 6))
    laid = ",".join((lines or {}).get(line, "-") for line in range(1, 6))
    return f"{tiled}-{lost}:{laid}:{wall or '/'.join(['.....'] * 5)}:{floor or '-'}"


def tiles_in(text: str) -> Counter[str]:
    """Return the number of tiles of each colour in a multiset (`B2W1`) or on a board."""
    found: Counter[str] = Counter()
    for letter, count in re.findall(r"([BYRKW])(\d*)", text):
        found[letter] += int(count or 1)
    return found


def multiset(tiles: Counter[str]) -> str:
    """Return tiles as a text position writes them."""
    return "".join(f"{letter}{tiles[letter]}" for letter in LETTERS if tiles[letter]) or "-"


def azul(
    boards: Mapping[int, str] | Sequence[str] = (),
    *,
    players: int = 2,
    wall: str = "coloured",
    turn: int | None = 0,
    starter: int = 0,
    marker: int | None = None,
    idle: int = 0,
    centre: str = "-",
    factories: Sequence[str] = (),
    bag: str | None = None,
    lid: str | None = None,
) -> Game:
    """Return the position described; other tiles are in the bag, or in the lid if the bag is described."""
    by_seat = dict(boards) if not isinstance(boards, (list, tuple)) else dict(enumerate(boards))
    seats = ";".join(by_seat.get(seat, board()) for seat in range(players))
    displays = [*factories, *["-"] * (FACTORIES[players] - len(factories))]
    named = tiles_in(" ".join([centre, *displays, seats, bag or "", lid or ""]))
    rest = multiset(Counter({letter: 20 - named[letter] for letter in LETTERS}))
    if bag is None:
        bag = rest
        lid = lid or "-"
    elif lid is None:
        lid = rest
    else:
        assert rest == "-", f"{rest} are nowhere"
    fields = {
        "players": players,
        "wall": wall,
        "round": 1,
        "idle": idle,
        "starter": starter,
        "turn": "-" if turn is None else turn,
        "tiling": "-",
        "marker": "-" if marker is None else marker,
        "bag": multiset(tiles_in(bag)),
        "lid": multiset(tiles_in(lid)),
        "centre": multiset(tiles_in(centre)),
        "factories": ",".join(multiset(tiles_in(tiles)) for tiles in displays),
        "boards": seats,
    }
    game = guilda.position(" ".join(["azul", *(f"{name}={value}" for name, value in fields.items())]))
    game.log = EventLog()
    return game


def last_turn(boards: Mapping[int, str] | Sequence[str] = (), *, last: str = "R", **described: Any) -> Game:
    """Return a position in which the seat to act (the last one) takes the round's last tile, from factory 1."""
    described.setdefault("turn", described.get("players", 2) - 1)
    return azul(boards, factories=[f"{last}1"], **described)


def tiled_round(boards: Mapping[int, str] | Sequence[str] = (), *, last: str = "R", **described: Any) -> Game:
    """Return `last_turn` after that tile was dropped on the floor line: the wall tiling has begun."""
    return play(last_turn(boards, last=last, **described), f"1{last}F")


def new_game(seed: int = 0, **options: Any) -> Game:
    """Return a game that has just been set up."""
    log = EventLog()
    return guilda.game("azul").position(options, guilda.FastRng(seed), log)


def play(game: Game, *moves: str, rng: Rng | None = None) -> Game:
    """Play moves and return the same position.

    It must equal the position read from its text, with the same legal moves.
    """
    rng = rng or guilda.FastRng(1)
    for move in moves:
        game.apply(move, rng)
    again = guilda.position(game.text())
    assert game == again
    assert game.actions() == again.actions()
    return game


def random_move(game: Game, rng: Rng) -> None:
    """Play a random legal move."""
    actions = game.actions()
    game.apply(actions[rng.below(len(actions))], rng)


def drop_everything(game: Game, seed: int = 1) -> Game:
    """Play to the end of the round, dropping everything on offer on the floor lines."""
    rng = guilda.FastRng(seed)
    now = game.view()["round"]
    while game.view()["phase"] == "offer" and game.view()["round"] == now:
        game.apply(next(move for move in legal(game) if move.endswith("F")), rng)
    return game


def legal(game: Game) -> list[str]:
    """Return the legal moves in notation."""
    return [game.notation(action) for action in game.actions()]


def refuse(game: Game, move: str, *reasons: str) -> None:
    """Check that a move is not listed, is refused for one of the reasons, and changes nothing."""
    before = game.text()
    action = game.parse(move)
    assert move not in legal(game)
    assert not game.is_legal(action)
    assert game.action_mask()[action] == 0
    with pytest.raises(guilda.IllegalAction) as refusal:
        game.apply(move, guilda.FastRng(1))
    assert refusal.value.action == move
    assert refusal.value.reason in reasons
    assert refusal.value.position == before
    assert game.text() == before


def field(game: Game, name: str) -> str:
    """Return a field of the text position."""
    return re.search(rf" {name}=(\S+)", game.text())[1]


def held(game: Game, name: str) -> Counter[str]:
    """Return the tiles in a field of the text position, such as the bag."""
    return tiles_in(field(game, name))


def seat(game: Game, number: int) -> dict[str, Any]:
    """Return the public view of a seat."""
    return game.view()["seats"][number]


def line(game: Game, number: int, of: int = 0) -> tuple[str | None, int]:
    """Return colour and number of the tiles on a pattern line of a seat."""
    shown = seat(game, of)["lines"][number - 1]
    return shown["colour"], shown["count"]


def floor(game: Game, of: int = 0) -> list[str]:
    """Return the floor line of a seat from the left."""
    return seat(game, of)["floor"]


def wall_of(game: Game, of: int = 0) -> str:
    """Return the wall of a seat as in a text position."""
    return field(game, "boards").split(";")[of].split(":")[2]


def events(game: Game, *kinds: str) -> list[Event]:
    """Return the events of these kinds, in order."""
    return [event for event in game.events() if event["event"] in kinds]


def item(game: Game, name: str, of: int = 0) -> tuple[int, int]:
    """Return quantity and points of an item of a seat's score."""
    return next((found.quantity, found.points) for found in game.breakdown(of) if found.name == name)


def ending(game: Game) -> str | None:
    """Return why the game has ended, or None while it is in progress."""
    why = [event["why"] for event in events(game, "end")]
    assert (game.actor() is None) == bool(why)
    assert len(why) < 2
    return why[0] if why else None
