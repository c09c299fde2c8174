"""Monte Carlo tree search, evaluations, hints and reviews."""
