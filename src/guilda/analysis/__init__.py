"""Analysis of positions: a tree of variations, chosen or drawn chance, engine lines, and a position editor.

>>> import guilda
>>> analysis = guilda.Analysis(guilda.new("azul", seed=7))
>>> node = analysis.root.play("1K2")
>>> node.parent is analysis.root
True
"""

from guilda.analysis.chance import ChanceError
from guilda.analysis.engine import Engine, Lines, think
from guilda.analysis.tree import Analysis, Node

__all__ = ["Analysis", "ChanceError", "Engine", "Lines", "Node", "think"]
