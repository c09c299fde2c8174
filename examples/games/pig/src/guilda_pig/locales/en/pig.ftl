pig-title = Pig
pig-option-target = Target score

pig-action-roll = { $who ->
    [choice] Roll
    [you] You roll
   *[other] { $player } rolls
} the die.
pig-action-hold = { $who ->
    [choice] Hold
    [you] You hold
   *[other] { $player } holds
} and { $who ->
    [choice] bank
    [you] bank
   *[other] banks
} { points }.

pig-event-roll = { $who ->
    [you] You roll
   *[other] { $player } rolls
} a { $die }; this turn is worth { $total } now.
pig-event-bust = { $who ->
    [you] You roll
   *[other] { $player } rolls
} a 1: the turn ends without points.
pig-event-hold = { $who ->
    [you] You hold: { points-gained }.
   *[other] { $player } holds: { points-gained }.
}
pig-event-end = { $who ->
    [you] You have reached the target.
   *[other] { $player } has reached the target.
}

pig-refusal-legal = it is legal
pig-refusal-over = the game is over
pig-refusal-nothing-to-hold = roll the die first
pig-refusal-enough = you have enough points to win: hold

pig-item-banked = banked points
pig-tie-break = There are no ties: only one player reaches the target.
pig-notation-help = R rolls the die, H holds.
