"""Bots against bots: mirrored tournaments that can be stopped, go on, and give the same results everywhere."""
