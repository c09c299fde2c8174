azul-title = Azul
azul-option-wall = Wall
azul-option-wall-coloured = coloured
azul-option-wall-free = free (grey side)

# Pieces of sentences
azul-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
azul-tiles = { $count } { azul-colour } { $count ->
    [one] tile
   *[other] tiles
}
azul-on-line = { $line ->
    [floor] on the floor line
   *[other] on pattern line { $line }
}
azul-surplus = { $surplus ->
    [0] { "" }
   *[other] ; { $surplus } of them on the floor line
}

# Actions
azul-action-take = { $who ->
    [choice] Take
    [you] You take
   *[other] { $player } takes
} { azul-tiles } { offer-from } and { $who ->
    [other] puts
   *[you] put
} { $count ->
    [one] it
   *[other] them
} { azul-on-line }{ azul-surplus }{ offer-with-marker }.
azul-action-place = { $who ->
    [choice] Put
    [you] You put
   *[other] { $player } puts
} the { azul-colour } tile of row { $row } in column { $column }.
azul-prompt-column = In which column does the { azul-colour } tile of row { $row } go?
azul-prompt-column-terminal = Type @1 to @5.

# Events
azul-event-refill = The { $count ->
    [one] tile
   *[other] { $count } tiles
} in the lid { $count ->
    [one] goes
   *[other] go
} back into the bag.
azul-event-round = Round { $round } begins.
azul-event-take = { $who ->
    [you] You take
   *[other] { $player } takes
} { azul-tiles } { offer-from }.
azul-event-marker = { offer-marker-taken }
azul-event-line = { $who ->
    [you] You put
   *[other] { $player } puts
} { azul-tiles } on pattern line { $line }.
azul-event-floor = { $who ->
    [you] You drop
   *[other] { $player } drops
} { $dropped } { azul-colour } { $dropped ->
    [one] tile
   *[other] tiles
} on the floor line.
azul-event-tile = { $who ->
    [you] You put
   *[other] { $player } puts
} a { azul-colour } tile in row { $row }, column { $column }: { points-gained }.
azul-event-floor-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Your
       *[other] { $player }’s
    } floor line: { points-gained }.
}
azul-event-bonus = { $who ->
    [you] You complete
   *[other] { $player } completes
} { $count } { $bonus ->
    [rows] { $count ->
        [one] row
       *[other] rows
    }
    [columns] { $count ->
        [one] column
       *[other] columns
    }
   *[colours] { $count ->
        [one] colour
       *[other] colours
    }
}: { points-gained }.
azul-event-end = { $why ->
    [row] A row is complete: the game ends.
    [tiles] There is no tile left to deal: the game ends.
    [walls] No row can be completed any more: the game ends.
   *[idleness] Five rounds passed without a tile on any wall: the game ends.
}

# Why an action is not allowed
azul-refusal-legal = it is legal
azul-refusal-over = the game is over
azul-refusal-place-first = first choose a space on the wall for the waiting tile
azul-refusal-no-tile-to-place = no tile is waiting for a space on the wall
azul-refusal-not-there = there is no tile of that colour
azul-refusal-line-full = that pattern line is full
azul-refusal-other-colour = that pattern line holds another colour
azul-refusal-on-wall = this row of the wall already has that colour
azul-refusal-space-taken = that space on the wall is taken
azul-refusal-colour-in-column = this column of the wall already has that colour

# The score sheet
azul-item-tiles = tiles on the wall
azul-item-floor = floor line
azul-item-rows = complete rows
azul-item-columns = complete columns
azul-item-colours = complete colours
azul-tie-break = Ties are broken by the number of complete rows.

azul-notation-help = A move is source, colour and line: 3B2 takes the blue tiles of factory 3 to line 2, CKF the black ones of the centre to the floor. B blue, Y yellow, R red, K black, W white. On the free wall, @4 chooses column 4.
