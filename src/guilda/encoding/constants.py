"""Numbers of cells of observations. The build writes them for C."""

CARD_CELLS = 11  # Splendor: bonus, points and cost of a card
RESERVED_CELLS = 15  # Splendor: level, whether drawn from a deck, and the card
CARD_BLOCK = 16  # Splendor: cells of a card in tables, rounded up to groups of eight
NOBLE_BLOCK = 8  # Splendor: the same of a noble
FIRST_BLIND = 91  # Splendor: reserved cards by how they are shown: open, drawn from a deck to the owner and to others
FIRST_UNKNOWN = 182
PATTERNS = 24  # Sagrada
DIE_BLOCK = 8  # Sagrada: cells of a colour or value in tables, rounded up
PATTERN_CELLS = 220  # Sagrada: the colours and values of 20 spaces

# Phases of each game
AZUL_PHASES = 3  # offer, tiling, over
SINTRA_PHASES = 4  # offer, fill, keep, over
SPLENDOR_PHASES = 5  # turn, payment, return, noble, over
SAGRADA_PHASES = 11  # window, turn, the steps of tools, over
