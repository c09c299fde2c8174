"""The numbers that the search is built on. The .pxd files repeat them for C; a test compares them."""

MAX_SEATS = 4
MAX_DEPTH = 512  # decisions that one simulation looks ahead
WIDTH = 24  # children kept of a node below the root
MARGIN_WORTH = 0.002  # of the victory, for each point ahead of the best rival
POINT_WORTH = 0.05  # of the victory, for each own point where only these count
ROOT = 0
NONE = -1  # no such node

EXPANDED = 1  # a node has its children
CUT = 2  # not all of them
DECIDED = 4  # its worth is exact

TRAITS = 19  # of a seat of Splendor
MOST_LACKING = 16  # tokens of a card of Splendor, and one more
MAX_STAGES = 8  # of a game, for which weights are fitted
MAX_TRAITS = 48  # of a seat

# The networks of Sagrada: items of the score, and the rows of each that can be added to its hidden units
UNITS = 16
ITEMS = 13  # the public objectives, and three more
EMPTY_ITEM = 10  # free spaces in the end
FAVOR_ITEM = 11  # favor tokens in the end
PRIVATE_ITEM = 12
TURNS = 20
MOST_TOKENS = 7
MOST_FED = 42  # rows: two of each space, turns and tokens
COLOUR_SETS = 32
SPACE_ROWS = 126  # a die of each face, sets of colours, sets of values
TURN_ROW = 2520  # of turns left, for each number of players
TOKEN_ROW = 2604
TOOL_ROW = 2612
OBJECTIVE_ROW = 2624
ALWAYS_ROW = 2634
ITEM_ROWS = 2635
