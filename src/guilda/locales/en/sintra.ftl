sintra-title = Azul: Stained Glass of Sintra
sintra-option-side = Palace board
sintra-option-side-a = A (ornaments)
sintra-option-side-b = B (complete windows)

# Pieces of sentences
sintra-colour = { $colour ->
    [yellow] yellow
    [orange] orange
    [pink] pink
    [blue] blue
   *[white] white
}
sintra-pieces = { $count } { sintra-colour } { $count ->
    [one] piece
   *[other] pieces
}
sintra-destination = { $strip ->
    [break] ; no strip within reach has room, so { $count ->
        [one] it breaks
       *[other] they all break
    }
   *[other] { " " }for pattern strip { $strip }{ $surplus ->
        [0] { "" }
        [one] ; 1 of them breaks
       *[other] ; { $surplus } of them break
    }
}
sintra-on-coloured = { $coloured } { sintra-colour } { $coloured ->
    [one] piece on the coloured space
   *[other] pieces on coloured spaces
}
sintra-on-wild = { $wild } { sintra-colour } { $wild ->
    [one] piece on a wild space
   *[other] pieces on wild spaces
}

# Actions
sintra-action-take = { $who ->
    [choice] Take
    [you] You take
   *[other] { $player } takes
} { sintra-pieces } { offer-from }{ sintra-destination }{ offer-with-marker }.
sintra-action-back = { $who ->
    [choice] Move
    [you] You move
   *[other] { $player } moves
} the glazier back above pattern strip { $strip }.
sintra-action-fill = { $who ->
    [choice] Put
    [you] You put
   *[other] { $player } puts
} { $coloured ->
    [0] { sintra-on-wild }
   *[other] { sintra-on-coloured }{ $wild ->
        [0] { "" }
       *[other] { " " }and { sintra-on-wild }
    }
}.
sintra-action-keep = { $who ->
    [choice] Keep
    [you] You keep
   *[other] { $player } keeps
} one { sintra-colour } piece for window { $window }.
sintra-prompt-fill = How many of the pieces go on coloured spaces? The others go on wild ones.
sintra-prompt-fill-terminal = Type F and the number.
sintra-prompt-keep = The strip is full: which colour goes to the window?
sintra-prompt-keep-terminal = Type K and the letter.

# Events
sintra-event-refill = { $count ->
    [one] The piece in the glass tower goes
   *[other] The { $count } pieces in the glass tower go
} back into the bag.
sintra-event-round = Round { $round } begins; its colour is { sintra-colour }.
sintra-event-take = { $who ->
    [you] You take
   *[other] { $player } takes
} { sintra-pieces } { offer-from }.
sintra-event-marker = { offer-marker-taken }
sintra-event-glazier = { $who ->
    [you] Your
   *[other] { $player }’s
} glazier moves above strip { $to }.
sintra-event-place = { $who ->
    [you] You place
   *[other] { $player } places
} { sintra-pieces } on strip { $strip }{ $wild ->
    [0] { "" }
    [one] { $coloured ->
        [0] , on a wild space
       *[other] , 1 of them on a wild space
    }
   *[other] { $coloured ->
        [0] , on wild spaces
       *[other] , { $wild } of them on wild spaces
    }
}.
sintra-event-break = { $who ->
    [you] You break
   *[other] { $player } breaks
} { sintra-pieces }.
sintra-event-broken-glass = { $who ->
    [you] You move
   *[other] { $player } moves
} { $steps } { $steps ->
    [one] step
   *[other] steps
} along the broken-glass track, to { $space }.
sintra-event-reset = { $who ->
    [you] You reach
   *[other] { $player } reaches
} the end of the broken-glass track and { $who ->
    [you] start
   *[other] starts
} over: { points-gained }.
sintra-event-colour-bonus = { $who ->
    [you] You get
   *[other] { $player } gets
} the colour bonus: { points-gained }.
sintra-event-pane = { $who ->
    [you] You put
   *[other] { $player } puts
} one { sintra-colour } piece into the { $pane ->
    [top] top
   *[bottom] bottom
} pane of window { $window }.
sintra-event-strip = { $who ->
    [you] Your
   *[other] { $player }’s
} strip { $strip } { $becomes ->
    [turned] is turned over
   *[gone] leaves the game
}.
sintra-event-window = { $who ->
    [you] You score
   *[other] { $player } scores
} window { $window } and those to its right: { points-gained }.
sintra-event-round-end = Round { $round } ends.
sintra-event-leftovers = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] You have
       *[other] { $player } has
    } { $count } { $count ->
        [one] piece
       *[other] pieces
    } left on strips: { points-gained }.
}
sintra-event-final-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Your
       *[other] { $player }’s
    } broken glass: { points-gained }.
}
sintra-event-ornament = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] You score
       *[other] { $player } scores
    } ornament { $ornament } with { $panes } filled { $panes ->
        [one] pane
       *[other] panes
    }: { points-gained }.
}
sintra-event-colour-windows = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] You multiply
       *[other] { $player } multiplies
    } { $windows } complete { $windows ->
        [one] window
       *[other] windows
    } by { $panes } { sintra-colour } { $panes ->
        [one] piece
       *[other] pieces
    }: { points-gained }.
}
sintra-event-end = The game is over.

# Why an action is not allowed
sintra-refusal-legal = it is legal
sintra-refusal-over = the game is over
sintra-refusal-fill-first = first choose the spaces for the pieces in hand
sintra-refusal-keep-first = first choose which colour to keep for the window
sintra-refusal-no-choice = there is nothing like that to decide now
sintra-refusal-not-there = there is no piece of that colour
sintra-refusal-left-of-glazier = that strip is to the left of the glazier
sintra-refusal-strip-gone = that strip has left the game
sintra-refusal-no-space = that strip has no empty space for the colour, but another one has
sintra-refusal-all-break = no strip within reach has a space for the colour: all pieces break
sintra-refusal-fits = a strip within reach has a space for the colour: choose one that has
sintra-refusal-leftmost = the glazier is already above the leftmost strip
sintra-refusal-no-strip = there is no strip left
sintra-refusal-spaces = the pieces and the empty spaces do not allow that number
sintra-refusal-not-on-strip = the full strip has no piece of that colour

# The score sheet
sintra-item-colour-bonus = colour bonus
sintra-item-window = windows
sintra-item-window-1 = window 1
sintra-item-window-2 = window 2
sintra-item-window-3 = window 3
sintra-item-window-4 = window 4
sintra-item-window-5 = window 5
sintra-item-window-6 = window 6
sintra-item-window-7 = window 7
sintra-item-window-8 = window 8
sintra-item-leftovers = pieces left on strips
sintra-item-broken-glass = broken glass
sintra-item-ornaments = ornaments
sintra-item-colour-windows = complete windows × best colour
sintra-tie-break = Ties are broken by the fewest points lost to broken glass, counting 18 for each run through the track and the last space, paid or not.

sintra-notation-help = A move is source, colour and strip: 3O2 takes the orange pieces of factory 3 to strip 2, CYX the yellow ones of the centre, which all break. G moves the glazier back. F2 puts two pieces on coloured spaces and the others on wild ones. KP keeps the pink piece. Y yellow, O orange, P pink, B blue, W white.
