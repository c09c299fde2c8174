"""The networks of Sagrada: the items of the score, and the rows of weights of each."""

UNITS = 16
SLOTS = 6  # items of one game: three public objectives, empty spaces, favor tokens, the private objective
PRIVATE_SLOT = 5
ITEMS = 13  # the public objectives, then:
EMPTY_ITEM = 10  # empty spaces
FAVOR_ITEM = 11  # favor tokens
PRIVATE_ITEM = 12  # the private objective
KNOWN_FEATURE = 13  # whether the private objective is known
SAGRADA_FEATURES = 14
TURNS = 20
MAX_TOKENS = 7
MAX_ACTIVE = 42  # active rows: two for each space, turns and tokens
COLOUR_SETS = 32
SPACE_ROWS = 126  # one for each face, set of colours and set of values
TURN_ROW = 2520  # turns left, for each number of players
TOKEN_ROW = 2604
TOOL_ROW = 2612
OBJECTIVE_ROW = 2624
BIAS_ROW = 2634
ITEM_ROWS = 2635
