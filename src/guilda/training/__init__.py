"""Training of policy-value networks by self-play: `guilda train GAME`."""
