sagrada-title = Sagrada
sagrada-option-tools = Tools (solo)
sagrada-option-tools-1 = 1: extreme challenge
sagrada-option-tools-5 = 5: easy
sagrada-option-objectives = Public objectives (solo)

# Pieces of sentences
sagrada-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
sagrada-shades = { $colour ->
    [red] Shades of Red
    [yellow] Shades of Yellow
    [green] Shades of Green
    [blue] Shades of Blue
   *[purple] Shades of Purple
}
sagrada-part-die = { sagrada-colour } { $value }
sagrada-part-dice = { sagrada-part-die }
sagrada-part-dice-none = no dice
sagrada-part-becomes = { sagrada-part-die }
sagrada-part-given = { sagrada-part-die }
sagrada-part-space = row { $row }, column { $column }
sagrada-part-from = { sagrada-part-space }
sagrada-part-to = { sagrada-part-space }
sagrada-public-objective = { $objective ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-objectives = { $value ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-tools = { $value }
sagrada-part-patterns = { $value }
sagrada-favor-tokens = { $tokens } favor { $tokens ->
    [one] token
   *[other] tokens
}
sagrada-price = { $colour ->
    [none] { sagrada-favor-tokens }
   *[other] a { sagrada-colour } die
}

# Actions
sagrada-action-place = { $who ->
    [choice] Place
    [you] You place
   *[other] { $player } places
} the { $die } in { $space }.
sagrada-action-move = { $who ->
    [choice] Move
    [you] You move
   *[other] { $player } moves
} the { $die } from { $from } to { $to }.
sagrada-action-tool = { $who ->
    [choice] Use
    [you] You use
   *[other] { $player } uses
} { $tool } ({ sagrada-price }).
sagrada-action-end = { $who ->
    [choice] End your turn
    [you] You end your turn
   *[other] { $player } ends the turn
}.
sagrada-action-stop = { $who ->
    [choice] Move
    [you] You move
   *[other] { $player } moves
} no other die.
sagrada-action-leave = { $who ->
    [choice] Leave
    [you] You leave
   *[other] { $player } leaves
} the { $die } in the draft pool.
sagrada-action-draft = { $who ->
    [choice] Take
    [you] You take
   *[other] { $player } takes
} the { $die } for { $tool }.
sagrada-action-pay = { $who ->
    [choice] Pay
    [you] You pay
   *[other] { $player } pays
} for { $tool } with the { $die }.
sagrada-action-exchange = { $who ->
    [choice] Exchange
    [you] You exchange
   *[other] { $player } exchanges
} the { $given } for the { $die } on the round track.
sagrada-action-adjust = { $who ->
    [choice] Change
    [you] You change
   *[other] { $player } changes
} the { $die } to a { $becomes }.
sagrada-action-value = { $who ->
    [choice] Make
    [you] You make
   *[other] { $player } makes
} the new die a { $die }.
sagrada-action-window = { $who ->
    [choice] Choose
    [you] You choose
   *[other] { $player } chooses
} { $pattern } (difficulty { $difficulty }).

# Questions
sagrada-prompt-window = Which window pattern do you choose?
sagrada-prompt-window-terminal = Type W, the card and the side, such as W9A.
sagrada-prompt-pay = Which { sagrada-colour } die in the draft pool pays for { $tool }?
sagrada-prompt-pay-terminal = Type the die, such as R5.
sagrada-prompt-draft = On which die in the draft pool do you use { $tool }?
sagrada-prompt-draft-terminal = Type the die, such as R5.
sagrada-prompt-adjust = Do you raise or lower the { $die } by 1?
sagrada-prompt-adjust-terminal = Type +1 or -1.
sagrada-prompt-exchange = For which die on the round track do you exchange the { $die }?
sagrada-prompt-exchange-terminal = Type = and the die, such as =R5.
sagrada-prompt-value = Which value does the new { sagrada-colour } die get?
sagrada-prompt-value-terminal = Type V and the value, such as V4.
sagrada-prompt-place = Where do you place the { $die }?{ $leave ->
    [true] { " " }You can also leave it in the draft pool.
   *[other] { "" }
}
sagrada-prompt-place-terminal = Type the die, @, row and column, such as R5@23{ $leave ->
    [true] ; or LEAVE
   *[other] { "" }
}.
sagrada-prompt-move = Which die do you move with { $tool }, and where?{ $stop ->
    [true] { " " }You can also stop here.
   *[other] { "" }
}
sagrada-prompt-move-terminal = Type from and to, such as 23>34{ $stop ->
    [true] ; or STOP
   *[other] { "" }
}.
sagrada-prompt-extra = Which second die do you place now, and where?
sagrada-prompt-extra-terminal = Type the die, @, row and column, such as R5@23.

# Events
sagrada-event-table = On the table: { $tools_count ->
    [one] the tool
   *[other] the tools
} { $tools }; the objectives { $objectives }.
sagrada-event-private = { $colour ->
    [none] { "" }
   *[other] { $who ->
        [you] Your private objective is
       *[other] { $player }’s private objective is
    } { sagrada-shades }.
}
sagrada-event-cards = { $patterns ->
    [none] { "" }
   *[other] { $who ->
        [you] You choose
       *[other] { $player } chooses
    } between the window patterns { $patterns }.
}
sagrada-event-chosen = { $who ->
    [you] You have
   *[other] { $player } has
} chosen a window pattern.
sagrada-event-window = { $tokens ->
    [0] { $who ->
        [you] You play
       *[other] { $player } plays
    } on { $pattern }.
   *[other] { $who ->
        [you] You play on { $pattern } and take
       *[other] { $player } plays on { $pattern } and takes
    } { sagrada-favor-tokens }.
}
sagrada-event-round = Round { $round } begins with { $who ->
    [you] you
   *[other] { $player }
}.
sagrada-event-roll = The draft pool: { $dice }.
sagrada-event-place = { $who ->
    [you] You place
   *[other] { $player } places
} the { $die } in { $space }.
sagrada-event-tool = { $who ->
    [you] You use
   *[other] { $player } uses
} { $tool } ({ $die ->
    [none] { sagrada-favor-tokens }
   *[other] paid with the { $die }
}).
sagrada-event-draft = { $who ->
    [you] You take
   *[other] { $player } takes
} the { $die } from the draft pool.
sagrada-event-turned = The { $die } becomes a { $becomes }.
sagrada-event-exchange = { $who ->
    [you] You exchange
   *[other] { $player } exchanges
} the { $given } for the { $die } of round { $round } on the round track.
sagrada-event-return = The { $die } goes to the draft pool.
sagrada-event-flux = The { $die } goes into the dice bag, and a { sagrada-colour } die comes out.
sagrada-event-value = { $who ->
    [you] You make
   *[other] { $player } makes
} the new die a { $die }.
sagrada-event-move = { $who ->
    [you] You move
   *[other] { $player } moves
} the { $die } from { $from } to { $to }.
sagrada-event-reroll = { $who ->
    [you] You reroll
   *[other] { $player } rerolls
} the draft pool: { $dice }.
sagrada-event-pass = { $who ->
    [you] You pass
   *[other] { $player } passes
}.
sagrada-event-skip = { $who ->
    [you] Your
   *[other] { $player }’s
} second turn is skipped.
sagrada-event-track = To the round track: { $dice }.
sagrada-event-objective = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] You score
       *[other] { $player } scores
    } { sagrada-public-objective } { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }: { points-gained }.
}
sagrada-event-private-points = { $who ->
    [you] Your private objective,
   *[other] { $player }’s private objective,
} { sagrada-shades }: { points-gained }.
sagrada-event-favor = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Your
       *[other] { $player }’s
    } unspent favor tokens: { points-gained }.
}
sagrada-event-empty = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Your
       *[other] { $player }’s
    } empty spaces ({ $empty }): { points-gained }.
}
sagrada-event-end = { $won ->
    [true] The target score of { $target } is beaten: victory.
    [false] The target score of { $target } is not beaten: defeat.
   *[other] The game ends after ten rounds.
}

# Why an action is not allowed
sagrada-refusal-legal = it is legal
sagrada-refusal-over = the game is over
sagrada-refusal-window-first = first choose a window pattern
sagrada-refusal-not-your-card = that pattern is not on your two window cards
sagrada-refusal-windows-chosen = the window patterns have already been chosen
sagrada-refusal-finish-tool = first finish using the tool
sagrada-refusal-not-asked = no tool that needs this is in use
sagrada-refusal-not-in-pool = that die is not in the draft pool
sagrada-refusal-drafted = you have already drafted a die this turn
sagrada-refusal-not-in-hand = you have another die in hand
sagrada-refusal-occupied = there is a die on that space
sagrada-refusal-edge = the first die goes on an edge or corner space
sagrada-refusal-touch = the die must touch another die
sagrada-refusal-touches = with this tool the die must not touch another die
sagrada-refusal-colour-print = that space asks for another colour
sagrada-refusal-value-print = that space asks for another value
sagrada-refusal-colour-beside = there is a die of the same colour beside it
sagrada-refusal-value-beside = there is a die of the same value beside it
sagrada-refusal-not-dealt = that tool is not on the table
sagrada-refusal-tool-gone = that tool is out of the game
sagrada-refusal-tool-used = you have already used a tool this turn
sagrada-refusal-favor = you do not have enough favor tokens
sagrada-refusal-price = there is no die of the tool’s colour in the draft pool
sagrada-refusal-after-draft = that tool can only be used before you draft a die
sagrada-refusal-first-turn = that tool is for your first turn of a round
sagrada-refusal-second-turn = that tool is for your second turn of a round
sagrada-refusal-tool-impossible = that tool’s effect cannot be carried out now
sagrada-refusal-die-impossible = there is no space for that die
sagrada-refusal-wrong-price = that die cannot pay for the tool
sagrada-refusal-not-on-track = that die is not on the round track
sagrada-refusal-no-die-there = there is no die on that space
sagrada-refusal-same-space = the die must move to another space
sagrada-refusal-moved-already = that die has already been moved
sagrada-refusal-colour-not-on-track = no die on the round track has that colour
sagrada-refusal-other-colour = the second die must have the same colour as the first
sagrada-refusal-no-second-move = no second die could be moved after that
sagrada-refusal-must-move = you must move a die with this tool
sagrada-refusal-must-place = you must place the die in hand
sagrada-refusal-track-empty = the round track is empty
sagrada-refusal-die-alone = no tool that needs a die is in use; to place a die, add its space, such as R5@23

# What the tools say
sagrada-tool-1 = Raise or lower the drafted die by 1, but not from 6 to 1 or from 1 to 6.
sagrada-tool-2 = Move one die in your window, ignoring the colour of its new space. All other rules apply.
sagrada-tool-3 = Move one die in your window, ignoring the value of its new space. All other rules apply.
sagrada-tool-4 = Move exactly two dice in your window. All rules apply.
sagrada-tool-5 = Exchange the drafted die for one on the round track.
sagrada-tool-6 = Reroll the drafted die. If it fits nowhere, it goes back to the draft pool.
sagrada-tool-7 = Reroll all dice in the draft pool. Only in your second turn, before drafting.
sagrada-tool-8 = In your first turn, draft and place another die now. You skip your second turn of this round.
sagrada-tool-9 = Place the drafted die on a space that touches no other die. The colour or value of the space still applies.
sagrada-tool-10 = Turn the drafted die to its opposite side.
sagrada-tool-11 = Put the drafted die into the bag and draw another. Choose its value, then place it or leave it in the draft pool.
sagrada-tool-12 = Move one or two dice of a single colour that is on the round track. All rules apply.

# What the public objectives score
sagrada-objective-row-colours = { points } for each complete row without a repeated colour
sagrada-objective-column-colours = { points } for each complete column without a repeated colour
sagrada-objective-row-shades = { points } for each complete row without a repeated value
sagrada-objective-column-shades = { points } for each complete column without a repeated value
sagrada-objective-light-shades = { points } for each pair of a 1 and a 2
sagrada-objective-medium-shades = { points } for each pair of a 3 and a 4
sagrada-objective-deep-shades = { points } for each pair of a 5 and a 6
sagrada-objective-shade-variety = { points } for each set of all values from 1 to 6
sagrada-objective-colour-variety = { points } for each set of all five colours
sagrada-objective-colour-diagonals = { points } for each die with one of its own colour diagonally adjacent

# The score sheet
sagrada-item-row-colours = Row Colour Variety
sagrada-item-column-colours = Column Colour Variety
sagrada-item-row-shades = Row Shade Variety
sagrada-item-column-shades = Column Shade Variety
sagrada-item-light-shades = Light Shades
sagrada-item-medium-shades = Medium Shades
sagrada-item-deep-shades = Deep Shades
sagrada-item-shade-variety = Shade Variety
sagrada-item-colour-variety = Colour Variety
sagrada-item-colour-diagonals = Colour Diagonals
sagrada-item-private = private objective
sagrada-item-favor = favor tokens
sagrada-item-empty = empty spaces
sagrada-tie-break = Ties are broken by points from the private objective, then by favor tokens left, then in reverse player order of the last round.

sagrada-notation-help = R5@23 places the red 5 of the draft pool in row 2, column 3. T7 uses tool 7; then 23>34 moves a die, R5 names a die in the draft pool, =R5 one on the round track, +1 and -1 change a value, V4 sets it, STOP and LEAVE end a tool. To use a tool on the drafted die, type the tool first (T1), then the die (R5), then where it goes (R6@23). END ends the turn, W9A chooses a window pattern. R red, Y yellow, G green, B blue, P purple.
