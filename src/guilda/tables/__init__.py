"""Live games: seats, clocks, undo, visibility. No network, no database and no time source."""
