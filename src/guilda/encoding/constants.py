"""Numbers of cells that several fields of an observation share. The build writes them for C."""

CARD_CELLS = 11  # Splendor: bonus, points and cost of a card
STRIP_CELLS = 27  # Sintra: side, open spaces, open wild spaces and pieces of a strip
PATTERNS = 24  # Sagrada
PATTERN_CELLS = 220  # Sagrada: the colours and values of 20 spaces
