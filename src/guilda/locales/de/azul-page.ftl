### Das Tableau von Azul.

azul-page-round = Runde { $round }
azul-page-lid = { $n } im Deckel
azul-page-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
azul-page-wall = { $n ->
    [one] { $n } Fliese an der Wand
   *[other] { $n } Fliesen an der Wand
}
azul-page-so-far = diese Runde: { $change }
# $n: tiles, $rows: numbers, $count: of rows
azul-page-goal-left = Noch { $n } in { $count ->
    [one] Reihe { $rows }
   *[other] den Reihen { $rows }
}.
azul-page-goal = Die erste vollständige Reihe beendet die Partie.
azul-page-line = Musterreihe { $line }: { $count } von { $size }, { $colour }
azul-page-line-empty = { $size ->
    [one] Musterreihe { $line }: leer, { $size } Feld
   *[other] Musterreihe { $line }: leer, { $size } Felder
}
azul-page-row = Wand, Reihe { $row }: { $tiles }
azul-page-tile = { $colour } in Spalte { $column }
azul-page-column = Spalte { $column }
azul-page-label-floor = Boden
azul-page-label-line = Reihe { $line }
azul-page-floor = Bodenreihe: { $tiles }
azul-page-blue = blau
azul-page-yellow = gelb
azul-page-red = rot
azul-page-black = schwarz
azul-page-white = weiß
azul-page-effect-full = Musterreihe { $line } ist voll.
azul-page-effect-left = In Musterreihe { $line } { $n ->
    [one] fehlt noch { $n } Fliese
   *[other] fehlen noch { $n } Fliesen
}.
azul-page-effect-fall = { $n ->
    [one] { $n } Fliese fällt in die Bodenreihe.
   *[other] { $n } Fliesen fallen in die Bodenreihe.
}
azul-page-effect-marker = Du nimmst den Startspielermarker.
azul-page-effect-cost = Deine Bodenreihe kostet { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr.
azul-page-figure-take = Eine Manufaktur: Zwei gelbe Fliesen sind gewählt, Schwarz und Weiß bleiben
azul-page-figure-lines = Musterreihen mit Fliesen von je einer Farbe; Musterreihe 2 ist voll
azul-page-figure-single = Eine einzelne Fliese an der Wand
azul-page-figure-score = Eine neue Fliese, die in ihrer Reihe und ihrer Spalte an andere grenzt
azul-page-figure-floor = Eine Bodenreihe mit dem Startspielermarker und zwei Fliesen
azul-page-figure-bonus = Eine Wand mit einer vollständigen Reihe, einer vollständigen Spalte und einer vollständigen Farbe
