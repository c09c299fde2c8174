"""Training of seat networks by self-play: `guilda train GAME`."""
