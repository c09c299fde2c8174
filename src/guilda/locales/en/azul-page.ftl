### The board of Azul.

azul-page-round = Round { $round }
azul-page-lid = { $n } in the lid
azul-page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
azul-page-wall = { $n ->
    [one] { $n } tile on the wall
   *[other] { $n } tiles on the wall
}
azul-page-so-far = this round: { $change }
# $n: tiles, $rows: numbers, $count: of rows
azul-page-goal-left = { $n } to go in { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}.
azul-page-goal = The first complete row ends the game.
azul-page-line = Line { $line }: { $count } of { $size }, { $colour }
azul-page-line-empty = { $size ->
    [one] Line { $line }: empty, { $size } space
   *[other] Line { $line }: empty, { $size } spaces
}
azul-page-row = Wall, row { $row }: { $tiles }
azul-page-tile = { $colour } in column { $column }
azul-page-column = Column { $column }
azul-page-label-floor = Floor
azul-page-label-line = Line { $line }
azul-page-floor = Floor line: { $tiles }
# $n: how many
azul-page-blue = blue
# $n: how many
azul-page-yellow = yellow
# $n: how many
azul-page-red = red
# $n: how many
azul-page-black = black
# $n: how many
azul-page-white = white
azul-page-effect-full = Line { $line } is full.
azul-page-effect-left = Line { $line } needs { $n } more.
azul-page-effect-fall = { $n ->
    [one] { $n } tile drops to the floor line.
   *[other] { $n } tiles drop to the floor line.
}
azul-page-effect-marker = You take the first-player marker.
azul-page-effect-cost = Your floor line costs { $n } more { $n ->
    [one] point
   *[other] points
}.
azul-page-figure-take = A factory display: two yellow tiles are chosen, black and white stay
azul-page-figure-lines = Pattern lines with tiles of one colour each; line 2 is full
azul-page-figure-single = A single tile on the wall
azul-page-figure-score = A new tile that touches others in its row and its column
azul-page-figure-floor = A floor line with the marker and two tiles
azul-page-figure-bonus = A wall with a complete row, a complete column and a complete colour
