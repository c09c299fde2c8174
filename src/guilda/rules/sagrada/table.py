"""The fields of a position of Sagrada. The other modules in this folder are functions on these fields.

`windows` places dice and scores windows, `supply` manages bag, draft pool and round track, `tools` are the tool cards,
`decisions` lists the legal actions, and `position` is the game.
"""

from __future__ import annotations

from typing import Annotated

from guilda.rules.game import Game
from guilda.rules.sagrada.constants import *
from guilda.rules.state import Cells


class SagradaTable(Game):
    """Everything on the table.

    - Set-up: `objectives` is the set of public objectives, `private` the colour of each seat's own (solo: two of them),
      `cards` the two window cards of each seat until all have chosen.
    - Windows: `pattern` and 20 spaces (`window`) for each seat. Derived: the sets of spaces with dice, by colour and by
      value; `colour_open` and `value_open`, where a colour or value has no print and no neighbour against it; `reach`,
      the free spaces where the next die may go.
    - Dice: `bag` and `spent` are multisets of colours, `pool` counts dice by face, `track` holds `round * 30 + die`
      with rounds from 0. Derived: `shown` and `track_shown`, the sets of faces in the pool and on the track.
    - Tools: `tools` is the set on the table, `gone` those that have left it (solo), `on_tool` the favor tokens on each.
      Derived: `usable`, the tools that can be used now.
    - Turn: `step` is what is being decided, `tool` the one in use, `moved` the space of the die that it has moved.
      `turn_of_round` counts from 0, `skips` is the set of seats that gave up their second turn.
    """

    solo: Annotated[bool, Cells(type="bint", fixed=True)]
    tool_count: Annotated[int, Cells(type="int", fixed=True)]
    objective_count: Annotated[int, Cells(type="int", fixed=True)]
    dice_a_round: Annotated[int, Cells(type="int", fixed=True)]

    objectives: int
    private: Annotated[list[int], Cells(SEATS, NONE)]
    cards: Annotated[list[int], Cells(SEATS * 2, NONE)]
    round: int
    starter: int

    pattern: Annotated[list[int], Cells(SEATS, NONE)]
    window: Annotated[list[int], Cells(SEATS * SPACES, NONE)]
    occupied: Annotated[list[int], Cells(SEATS, type="int", derived=True)]
    colour_sets: Annotated[list[int], Cells(SEATS * COLOURS, type="int", derived=True)]
    value_sets: Annotated[list[int], Cells(SEATS * VALUES, type="int", derived=True)]
    colour_open: Annotated[list[int], Cells(SEATS * COLOURS, type="int", derived=True)]
    value_open: Annotated[list[int], Cells(SEATS * VALUES, type="int", derived=True)]
    reach: Annotated[list[int], Cells(SEATS, type="int", derived=True)]

    bag: int
    spent: int
    hand: Annotated[int, Cells(type="int", initial=NONE)]
    pool: Annotated[list[int], Cells(FACES)]
    track: Annotated[list[int], Cells(MOST_DICE)]
    track_count: int
    shown: Annotated[int, Cells(type="int", derived=True)]
    track_shown: Annotated[int, Cells(type="int", derived=True)]

    tools: int
    gone: int
    on_tool: Annotated[list[int], Cells(TOOLS + 1)]
    favor_tokens: Annotated[list[int], Cells(SEATS)]
    usable: Annotated[int, Cells(type="int", derived=True)]

    step: Annotated[int, Cells(type="int", initial=STEP_OVER)]
    tool: int
    moved: Annotated[int, Cells(type="int", initial=NONE)]
    turn_of_round: int
    skips: int
    drafted: bool
    used: bool
