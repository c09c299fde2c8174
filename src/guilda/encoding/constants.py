"""Numbers of cells of observations. The build writes them for C."""

CARD_CELLS = 11  # Splendor: bonus, points and cost of a card
RESERVED_CELLS = 15  # Splendor: level, whether drawn from a deck, and the card
FIRST_BLIND = 91  # Splendor: reserved cards by how they are shown: open, drawn from a deck, unknown
FIRST_UNKNOWN = 182
PATTERNS = 24  # Sagrada
PATTERN_CELLS = 220  # Sagrada: the colours and values of 20 spaces

# Phases of each game
AZUL_PHASES = 3  # offer, tiling, over
SINTRA_PHASES = 4  # offer, fill, keep, over
SPLENDOR_PHASES = 5  # turn, payment, return, noble, over
SAGRADA_PHASES = 11  # window, turn, the steps of tools, over
