"""The constants of the search."""

MAX_SEATS = 8
MAX_DEPTH = 512  # moves of one simulation
MAX_CHILDREN = 24  # children of a node below the root
MARGIN_WEIGHT = 0.002  # utility of a point ahead of the best opponent, in shares of the win
POINT_VALUE = 0.05  # utility of an own point where points count instead of the win
ROOT = 0
NONE = -1  # no such node

EXPANDED = 1  # the node has its children
PRUNED = 2  # some of its children were left out
PROVEN = 4  # its value is exact
CHANCE = 8  # its action is followed by chance, and its children are outcomes

MAX_INPUTS = 4096  # of a network
MAX_UNITS = 256  # of a hidden layer

MAX_STAGES = 8
MAX_FEATURES = 48
