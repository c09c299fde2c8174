"""The numbers that the position of Sagrada is built on. The .pxd files repeat them for C; a test compares the two.

A die is a colour and a value in one number, `colour * 6 + value - 1`; a space is `row * 5 + column`.
"""

SEATS = 4
COLUMNS = 5
ROWS = 4
SPACES = 20
COLOURS = 5
VALUES = 6
FACES = 30  # every colour with every value
CARDS = 12
TOOLS = 12
OBJECTIVES = 10
MOST_DICE = 90
NONE = -1  # no die, no space, no pattern

# Sets of spaces
ALL_SPACES = 0xFFFFF
FIRST_ROW = 0x1F
FIRST_COLUMN = 0x08421
LAST_COLUMN = 0x84210
EDGE = 0xFC63F  # the spaces at the rim of a window, corners included

# Tools by their numbers; 0 is none
GROZING_PLIERS = 1
EGLOMISE_BRUSH = 2
COPPER_FOIL_BURNISHER = 3
LATHEKIN = 4
LENS_CUTTER = 5
FLUX_BRUSH = 6
GLAZING_HAMMER = 7
RUNNING_PLIERS = 8
CORK_BACKED_STRAIGHTEDGE = 9
GRINDING_STONE = 10
FLUX_REMOVER = 11
TAP_WHEEL = 12

# When a tool can be used
WHEN_DRAFTED = 0
WHEN_TURN = 1
WHEN_FIRST = 2
WHEN_SECOND = 3

# What an objective scores for
EACH_ROW = 0
EACH_COLUMN = 1
EACH_SET = 2
EACH_DIAGONAL = 3

# What the seat whose turn it is must decide
STEP_WINDOW = 0  # which window pattern
STEP_TURN = 1  # place a die, use a tool or end the turn
STEP_PAY = 2  # which die pays for the tool (solo)
STEP_DRAFT = 3  # which die of the pool the tool is used on
STEP_ADJUST = 4  # one up or one down
STEP_EXCHANGE = 5  # which die of the round track
STEP_VALUE = 6  # which value the new die shows
STEP_PLACE = 7  # where the die in hand goes
STEP_MOVE = 8  # which die of the window moves where
STEP_EXTRA = 9  # which die of the pool is placed besides
STEP_OVER = 10

# Actions: placing a die of the pool or in hand (die * 20 + space) comes first
FIRST_MOVE = 600  # from * 20 + to
FIRST_TOOL = 1000
END_TURN = 1012
STOP = 1013  # one die moved is enough
LEAVE = 1014  # the die in hand goes to the pool
FIRST_DIE = 1015  # a die of the pool for a tool, or as its price
FIRST_TRACK_DIE = 1045
FIRST_VALUE = 1075
RAISE = 1081
LOWER = 1082
FIRST_PATTERN = 1083
N_ACTIONS = 1107

EVENT_TABLE = 0
EVENT_PRIVATE = 1
EVENT_CARDS = 2
EVENT_CHOSEN = 3
EVENT_WINDOW = 4
EVENT_ROUND = 5
EVENT_ROLL = 6
EVENT_PLACE = 7
EVENT_TOOL = 8
EVENT_DRAFT = 9
EVENT_TURNED = 10
EVENT_EXCHANGE = 11
EVENT_RETURN = 12
EVENT_FLUX = 13
EVENT_VALUE = 14
EVENT_MOVE = 15
EVENT_REROLL = 16
EVENT_PASS = 17
EVENT_SKIP = 18
EVENT_TRACK = 19
EVENT_OBJECTIVE = 20
EVENT_PRIVATE_POINTS = 21
EVENT_FAVOR = 22
EVENT_EMPTY = 23
EVENT_END = 24

REFUSED_OVER = 1
REFUSED_WINDOW_FIRST = 2
REFUSED_NOT_YOUR_CARD = 3
REFUSED_WINDOWS_CHOSEN = 4
REFUSED_FINISH_TOOL = 5
REFUSED_NOT_ASKED = 6
REFUSED_NOT_IN_POOL = 7
REFUSED_DRAFTED = 8
REFUSED_NOT_IN_HAND = 9
REFUSED_OCCUPIED = 10
REFUSED_EDGE = 11
REFUSED_TOUCH = 12
REFUSED_TOUCHES = 13
REFUSED_COLOUR_PRINT = 14
REFUSED_VALUE_PRINT = 15
REFUSED_COLOUR_BESIDE = 16
REFUSED_VALUE_BESIDE = 17
REFUSED_NOT_DEALT = 18
REFUSED_TOOL_GONE = 19
REFUSED_TOOL_USED = 20
REFUSED_FAVOR = 21
REFUSED_PRICE = 22
REFUSED_AFTER_DRAFT = 23
REFUSED_FIRST_TURN = 24
REFUSED_SECOND_TURN = 25
REFUSED_TOOL_IMPOSSIBLE = 26
REFUSED_DIE_IMPOSSIBLE = 27
REFUSED_WRONG_PRICE = 28
REFUSED_NOT_ON_TRACK = 29
REFUSED_NO_DIE_THERE = 30
REFUSED_SAME_SPACE = 31
REFUSED_MOVED_ALREADY = 32
REFUSED_COLOUR_NOT_ON_TRACK = 33
REFUSED_OTHER_COLOUR = 34
REFUSED_NO_SECOND_MOVE = 35
REFUSED_MUST_MOVE = 36
REFUSED_MUST_PLACE = 37
REFUSED_TRACK_EMPTY = 38
REFUSED_DIE_ALONE = 39
