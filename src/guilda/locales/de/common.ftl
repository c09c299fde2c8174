list-comma = { $list }, { $item }
list-and = { $list } und { $item }
labelled = { $label }: { $text }
player-number = Spieler { $number }
points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
points-gained = { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}

option-players = Spieler
option-start = Startspieler
option-start-none = zufällig

record-checked = { $moves } { $moves ->
    [one] Zug
   *[other] Züge
} und { $draws } { $draws ->
    [one] Ziehung
   *[other] Ziehungen
} geprüft
