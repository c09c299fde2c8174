"""The windows of Sagrada: placing, moving and scoring dice. Sets of spaces are bit masks.

Comments name the rules of docs/rules/sagrada.md.
"""

from typing import Any, final

def spaces_without(prints: str, wrong: str) -> int:
    """Return the set of spaces that show none of these prints."""
