"""The position editor: a position taken apart into groups of spaces that can be changed one by one.

A draft maps the name of each group to the values of its spaces. It need not be possible: `position` says why it is
not. What the groups do not show, such as a tool in use, stays as it was while that is possible.
"""

from guilda.analysis.editors.draft import Draft, Group, draft, groups, position

__all__ = ["Draft", "Group", "draft", "groups", "position"]
