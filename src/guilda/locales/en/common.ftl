list-comma = { $list }, { $item }
# $initial: the first letter of the item, in lower case
list-and = { $list } and { $item }
labelled = { $label }: { $text }
player-number = Player { $number }
points = { $points } { $points ->
    [one] point
   *[other] points
}
points-gained = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}

option-players = Players
option-start = Starting player
option-start-none = at random

record-checked = { $moves } { $moves ->
    [one] move
   *[other] moves
} and { $draws } { $draws ->
    [one] draw
   *[other] draws
} checked
