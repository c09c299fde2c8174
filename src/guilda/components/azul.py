"""The components of Azul, loaded and checked once."""

from guilda.components import fingerprint, load

FILE = "azul.toml"
_box = load(FILE)

COLOURS: tuple[str, ...] = tuple(_box["colours"])
TILES_OF_EACH_COLOUR: int = _box["tiles_of_each_colour"]
FACTORIES: dict[int, int] = {int(players): count for players, count in _box["factories"].items()}
FLOOR_COSTS: tuple[int, ...] = tuple(_box["floor_costs"])
BONUS: dict[str, int] = _box["bonus"]
WALL: tuple[tuple[int, ...], ...] = tuple(tuple(COLOURS.index(colour) for colour in row) for row in _box["wall"])
FINGERPRINT = fingerprint(FILE)

if len(COLOURS) != 5 or TILES_OF_EACH_COLOUR != 20:
    raise ValueError(f"{FILE}: Azul has 20 tiles of each of 5 colours")
if set(FACTORIES) != {2, 3, 4} or len(FLOOR_COSTS) != 7:
    raise ValueError(f"{FILE}: there must be factories for 2, 3 and 4 players and 7 floor costs")
if any(sorted(line) != [0, 1, 2, 3, 4] for line in (*WALL, *zip(*WALL, strict=True))):
    raise ValueError(f"{FILE}: every row and column of the wall must show each colour once")
