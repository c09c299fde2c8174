"""The tool cards of Sagrada: when each can be used, its cost and its effect.

Comments name the rules of docs/rules/sagrada.md; the effects are in docs/components/sagrada.md.
"""

from typing import Any, final
