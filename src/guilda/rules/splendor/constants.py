"""The constants of Splendor positions. The build writes them for C."""

SEATS = 4
GEMS = 5
GOLD = 5  # the sixth kind of token
KINDS = 6
LEVELS = 3
COLUMNS = 4  # face-up cards per level
PLACES = 12  # face-up places: four per level
HAND = 3
NOBLE_PLACES = 5
NO_CARD = 90
NO_NOBLE = 10
MOST_TOKENS = 10
TWO_NEED = 4  # tokens of a colour required to take two of them
WINNING_POINTS = 15
IDLE_ROUNDS = 20

# First ids of the kinds of action, after ten sets of three colours to take, ten of two and five of one. Those that
# start a turn are below 64, so a set of them fits one word.
PAIRS = 25  # two of a colour
RESERVES = 30  # twelve places, then three decks
RESERVES_BLIND = 42
BUYS = 45  # twelve places, then three cards in hand
BUYS_FROM_HAND = 57
PASS = 60
RETURNS = 61
PAYMENTS = 67  # five colours, each with 0 to 5 gold
NOBLES = 97

PHASE_TURN = 0
PHASE_PAYMENT = 1
PHASE_RETURN = 2
PHASE_NOBLE = 3

EVENT_ROUND = 0
EVENT_DEAL = 1
EVENT_CARD = 2
EVENT_NOBLE = 3
EVENT_TAKE = 4
EVENT_RESERVE = 5
EVENT_PAY = 6
EVENT_BUY = 7
EVENT_PASS = 8
EVENT_RETURN = 9
EVENT_VISIT = 10
EVENT_GOAL = 11
EVENT_END = 12
EVENT_SHOW = 13

ENDED_BY_POINTS = 0
ENDED_BY_PASSES = 1
ENDED_BY_IDLENESS = 2

REFUSED_OVER = 1
REFUSED_PAY_FIRST = 2
REFUSED_RETURN_FIRST = 3
REFUSED_NOBLE_FIRST = 4
REFUSED_NOTHING_TO_PAY = 5
REFUSED_NOTHING_TO_RETURN = 6
REFUSED_NO_NOBLE_WAITS = 7
REFUSED_NO_TOKEN = 8
REFUSED_THREE_COLOURS = 9
REFUSED_PAIR = 10
REFUSED_HAND_FULL = 11
REFUSED_NO_CARD = 12
REFUSED_DECK_EMPTY = 13
REFUSED_TOO_DEAR = 14
REFUSED_NOT_IN_HAND = 15
REFUSED_CAN_ACT = 16
REFUSED_OTHER_COLOUR = 17
REFUSED_GOLD = 18
REFUSED_NOT_HELD = 19
REFUSED_ORDER = 20
REFUSED_NOBLE = 21
