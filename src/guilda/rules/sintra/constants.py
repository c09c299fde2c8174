"""The constants of Sintra positions. The build writes them for C."""

SEATS = 4
WINDOWS = 8  # and as many strips above them
SPACES = 5  # on a side of a strip
SIDES = 16  # of the eight strips
ROUNDS = 6
EMPTY = -1  # a pane or a place on the round track without a piece; no strip
BREAK = 8  # the destination after the eight strips: all pieces break
DESTINATIONS = 9
ALL_DESTINATIONS = 511  # as a set
FIRST_DESTINATIONS = 0b1_000000001_000000001_000000001_000000001  # of each colour, as a set
ACTIONS_A_SOURCE = 45
TIE_SCALE = 4096  # more than a player can lose on the broken-glass track

# Actions after those that take pieces, numbered from the first of them.
BACK = 0
FILL = 1  # plus the number of pieces on coloured spaces: 0 to 3
KEEP = 5  # plus the colour
CHOICES = 10

# Prompts after taking pieces.
ASKED_NOTHING = 0
ASKED_TO_FILL = 1
ASKED_TO_KEEP = 2

# The offer defines the first three.
EVENT_ROUND = 3
EVENT_MARKER = 4
EVENT_GLAZIER = 5
EVENT_PLACE = 6
EVENT_BREAK = 7
EVENT_BROKEN_GLASS = 8
EVENT_RESET = 9
EVENT_COLOUR_BONUS = 10
EVENT_PANE = 11
EVENT_STRIP = 12
EVENT_WINDOW = 13
EVENT_ROUND_END = 14
EVENT_LEFTOVERS = 15
EVENT_FINAL_LOSS = 16
EVENT_ORNAMENT = 17
EVENT_COLOUR_WINDOWS = 18
EVENT_END = 19

REFUSED_OVER = 1
REFUSED_FILL_FIRST = 2
REFUSED_KEEP_FIRST = 3
REFUSED_NO_CHOICE = 4
REFUSED_NOT_THERE = 5
REFUSED_LEFT_OF_GLAZIER = 6
REFUSED_STRIP_GONE = 7
REFUSED_NO_SPACE = 8
REFUSED_ALL_BREAK = 9
REFUSED_FITS = 10
REFUSED_LEFTMOST = 11
REFUSED_NO_STRIP = 12
REFUSED_SPACES = 13
REFUSED_NOT_ON_STRIP = 14
