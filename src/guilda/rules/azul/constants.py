"""The numbers that the position of Azul is built on. `position.pxd` repeats them for C; a test compares the two."""

SEATS = 4
LINES = 5
SPACES = 25
FLOOR = 7
DESTINATIONS = 6  # five pattern lines and the floor
ACTIONS_A_SOURCE = 30
IDLE_ROUNDS = 5
EMPTY = -1  # a space of the wall
MARKER = 5  # on a floor line, after the five colours
EVERY_COLOUR = 0x01041041  # one bit in every six
ALL_ACCEPTED = 0x3FFFFFFF

# The offer has the first three.
EVENT_ROUND = 3
EVENT_MARKER = 4
EVENT_LINE = 5
EVENT_FLOOR = 6
EVENT_TILE = 7
EVENT_FLOOR_LOSS = 8
EVENT_BONUS = 9
EVENT_END = 10

ENDED_BY_ROW = 0
ENDED_BY_TILES = 1
ENDED_BY_WALLS = 2
ENDED_BY_IDLENESS = 3

REFUSED_OVER = 1
REFUSED_PLACE_FIRST = 2
REFUSED_NO_TILE_TO_PLACE = 3
REFUSED_NOT_THERE = 4
REFUSED_LINE_FULL = 5
REFUSED_OTHER_COLOUR = 6
REFUSED_ON_WALL = 7
REFUSED_SPACE_TAKEN = 8
REFUSED_COLOUR_IN_COLUMN = 9
