"""The numbers that all games, or several, are built on. The .pxd files repeat them for C; a test compares them."""

MAX_ACTIONS = 2048  # how many actions a game can have
MAX_LEGAL = 512  # how many actions can be legal at once
EVENT_CELLS = 6  # kind, seat and four details

# The factory offer (Azul and Stained Glass of Sintra)
CENTRE = 0
COLOURS = 5
SOURCES = 10  # the centre and up to nine factories
TILES_A_FACTORY = 4
EVENT_DEAL = 0
EVENT_REFILL = 1
EVENT_TAKE = 2
