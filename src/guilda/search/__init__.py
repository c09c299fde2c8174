"""Search that works for any game: what to play, how good it is, and what will probably follow."""
