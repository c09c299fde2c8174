"""Live games: seats, clocks, undo, who may see what. No network, no database, no clock of its own in here."""
