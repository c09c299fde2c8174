"""The legal actions of a position of Sagrada, and the reasons why others are refused."""

from typing import Any, final
