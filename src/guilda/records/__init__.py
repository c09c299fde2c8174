"""The match and its record: play, write, read, replay, verify."""
