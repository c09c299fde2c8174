"""The constants shared by several or all games."""

MAX_ACTIONS = 2048  # the most action ids of a game
MAX_LEGAL = 512  # the most legal actions of a position
EVENT_CELLS = 6  # kind, seat and four details

# The factory offer (Azul and Stained Glass of Sintra)
CENTRE = 0
COLOURS = 5
SOURCES = 10  # the centre and up to nine factories
TILES_A_FACTORY = 4
EVENT_DEAL = 0
EVENT_REFILL = 1
EVENT_TAKE = 2

# Random numbers (SplitMix64)
MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
TWO32 = 0x100000000
WEYL = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
