"""The constants of seat networks."""

WIDTH = 16  # units of every layer
ACTIVATION = 127  # the integer that stands for an activation of 1
SHIFT = 8  # weights are multiples of 1/256
