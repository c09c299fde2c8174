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
