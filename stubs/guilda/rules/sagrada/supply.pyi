"""The dice of Sagrada outside the windows: bag, draft pool, round track, hand, and dice spent in the solo game."""

from typing import Any, final
