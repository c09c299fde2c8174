"""Numbers of cells that several fields of an observation share. The build writes them for C."""

CARD_CELLS = 11  # Splendor: bonus, points and cost of a card
RESERVED_CELLS = 15  # Splendor: level, whether drawn from a deck, and the card
FIRST_BLIND = 91  # Splendor: reserved cards by how they are shown: open, drawn from a deck, unknown
FIRST_UNKNOWN = 182
PATTERNS = 24  # Sagrada
PATTERN_CELLS = 220  # Sagrada: the colours and values of 20 spaces
