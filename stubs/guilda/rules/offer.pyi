"""The factory offer of Azul and Stained Glass of Sintra: factories, centre, bag, discard and marker.

Tiles are multisets and sets from `packed.py`. Source 0 is the centre; the factories are the sources from 1.
"""

from guilda.rules.game import Game
from typing import Any, final

class OfferFields(Game):
    """The fields of a factory offer.

    `sources` and the bag are multisets of tiles; `shown` has ten bits per colour: the sources that show it. `marker` is
    the seat with the starting player marker, -1 while it lies in the centre.
    """
    @property
    def factories(self) -> int: ...
    @property
    def sources(self) -> list[int]: ...
    @property
    def bag(self) -> int: ...
    @property
    def discard(self) -> int: ...
    @property
    def marker(self) -> int: ...
    @property
    def starter(self) -> int: ...
    @property
    def shown(self) -> int: ...


class Offer(OfferFields):
    """A game whose players take tiles of one colour from a factory or the centre."""
    def __init__(self, players: int, n_actions: int, factories: int) -> None: ...
