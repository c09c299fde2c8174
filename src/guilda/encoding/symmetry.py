"""Symmetries: relabellings that change observations and actions but not the game, to augment training data.

| game | what can be relabelled |
| --- | --- |
| Azul | factories; on the free wall also colours, and left and right of the wall |
| Sintra | factories |
| Splendor | places of the face-up cards of a level; places of the nobles |
| Sagrada | nothing: printed patterns and tools tell all colours and values apart |

The colours of Sintra's strips and of Splendor's cards cannot be exchanged. Seats need no relabelling: observations
count them from the observer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from guilda.encoding.encoder import encoder_of
from guilda.rules.azul.constants import DESTINATIONS as AZUL_DESTINATIONS
from guilda.rules.registry import game as game_info
from guilda.rules.registry import load
from guilda.rules.sintra.constants import DESTINATIONS as SINTRA_DESTINATIONS
from guilda.rules.splendor.constants import BUYS, NOBLES, RESERVES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game
    from guilda.rules.rng import Rng

COLOURS = 5


class Symmetry(NamedTuple):
    """A relabelling: `observations[:, cells]`, `masks[:, masks]` and `actions[action]` are the relabelled ones."""

    cells: list[int]
    """The old cell that each new cell shows."""
    masks: list[int]
    """The old id of each new action."""
    actions: list[int]
    """The new id of each old action."""


class Relabelling:
    """A symmetry in the making: moves parts of observations and actions of one game."""

    def __init__(self, game: Game) -> None:
        self.encoder = encoder_of(game)
        self.where = self.encoder.slices()
        self.cells = list(range(self.encoder.size))
        self.masks = list(range(game.n_actions))

    def move(self, new: str, old: str, order: Sequence[int] | None = None) -> None:
        """Let a field show another field of the same kind, its cells in a new order."""
        first = self.where[old].start
        size = self.where[new].stop - self.where[new].start
        self.cells[self.where[new]] = [first + at for at in order or range(size)]

    def move_offer(self, factories: Sequence[int], colours: Sequence[int], destinations: int) -> None:
        """Let new factory i be the old one `factories[i]`, and so on, for a number of destinations of each colour."""
        sources = [0, *(old + 1 for old in factories)]
        for new, old in enumerate(sources[1:], 1):
            self.move(f"factory_{new}", f"factory_{old}", colours)
        self.move("centre", "centre", colours)
        for new, old in enumerate(sources):
            for place, colour in enumerate(colours):
                for destination in range(destinations):
                    at = (new * COLOURS + place) * destinations + destination
                    self.masks[at] = (old * COLOURS + colour) * destinations + destination

    def finish(self) -> Symmetry:
        """Return the symmetry."""
        actions = [0] * len(self.masks)
        for new, old in enumerate(self.masks):
            actions[old] = new
        return Symmetry(self.cells, self.masks, actions)


def azul_symmetry(
    game: Game, factories: Sequence[int], colours: Sequence[int] = range(COLOURS), mirrored: bool = False
) -> Symmetry:
    """Return a symmetry of Azul: new factory i is the old one `factories[i]`, and so on."""
    made = Relabelling(game)
    made.move_offer(factories, colours, AZUL_DESTINATIONS)
    columns = range(4, -1, -1) if mirrored else range(5)
    wall = [(5 * line + column) * COLOURS + colour for line in range(5) for column in columns for colour in colours]
    floor = [6 * place + kind for place in range(7) for kind in (*colours, COLOURS)]
    for seat in ["own", *(f"next_{number}" for number in range(1, game.players))]:
        made.move(f"{seat}.wall", f"{seat}.wall", wall)
        made.move(f"{seat}.floor", f"{seat}.floor", floor)
        for line in range(1, 6):
            made.move(f"{seat}.line_{line}_colour", f"{seat}.line_{line}_colour", colours)
    if game.options()["wall"] == "free":
        made.masks[-5:] = [game.n_actions - 5 + column for column in columns]
    return made.finish()


def sintra_symmetry(game: Game, factories: Sequence[int]) -> Symmetry:
    """Return a symmetry of Sintra: new factory i is the old one `factories[i]`."""
    made = Relabelling(game)
    made.move_offer(factories, range(COLOURS), SINTRA_DESTINATIONS)
    return made.finish()


def splendor_symmetry(game: Game, places: Sequence[int], nobles: Sequence[int]) -> Symmetry:
    """Return a symmetry of Splendor: new place i of a card is the old one `places[i]`, and so on."""
    made = Relabelling(game)
    for new, old in enumerate(places):
        made.move(f"card_{new + 1}", f"card_{old + 1}")
        for first in (RESERVES, BUYS):
            made.masks[first + new] = first + old
    made.move("buying", "buying", [*places, 12, 13, 14])
    for new, old in enumerate(nobles):
        made.move(f"noble_{new + 1}", f"noble_{old + 1}")
        made.masks[NOBLES + new] = NOBLES + old
    return made.finish()


def random_azul(game: Game, rng: Rng) -> Symmetry:
    """Return a random symmetry of Azul."""
    free = game.options()["wall"] == "free"
    factories = shuffled(range(game.n_actions // (COLOURS * AZUL_DESTINATIONS) - 1), rng)
    colours = shuffled(range(COLOURS), rng) if free else range(COLOURS)
    return azul_symmetry(game, factories, colours, mirrored=free and rng.below(2) == 1)


def random_sintra(game: Game, rng: Rng) -> Symmetry:
    """Return a random symmetry of Sintra."""
    return sintra_symmetry(game, shuffled(range(game.n_actions // (COLOURS * SINTRA_DESTINATIONS) - 1), rng))


def random_splendor(game: Game, rng: Rng) -> Symmetry:
    """Return a random symmetry of Splendor."""
    places = [place for first in (0, 4, 8) for place in shuffled(range(first, first + 4), rng)]
    return splendor_symmetry(game, places, shuffled(range(game.n_actions - NOBLES), rng))


def random_symmetry(game: Game, rng: Rng) -> Symmetry:
    """Return a uniformly random symmetry of a game with its options; one that changes nothing if it has no other."""
    place = game_info(game.name).symmetry
    found: Symmetry = load(place)(game, rng) if place else Relabelling(game).finish()
    return found


def shuffled(numbers: Sequence[int], rng: Rng) -> list[int]:
    """Return numbers in random order."""
    left = list(numbers)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]
