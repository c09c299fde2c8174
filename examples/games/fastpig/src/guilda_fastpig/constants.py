"""The constants of Pig. The build writes their C declarations, constants.pxd."""

ROLL, HOLD = range(2)
REFUSED_OVER, REFUSED_NOTHING_TO_HOLD, REFUSED_ENOUGH = 1, 2, 3
EVENT_ROLL, EVENT_BUST, EVENT_HOLD, EVENT_END = range(4)
FACES = 6
MAX_PLAYERS = 6
