list-comma = { $list }, { $item }
list-and = { $list } { $initial ->
    [i] e
   *[other] y
} { $item }
labelled = { $label }: { $text }
player-number = Jugador { $number }
points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
points-gained = { SIGNED($points) } { $points ->
    [one] punto
   *[other] puntos
}

option-players = Jugadores
option-start = Jugador inicial
option-start-none = al azar

record-checked = { $moves } { $moves ->
    [one] jugada comprobada
   *[other] jugadas comprobadas
} y { $draws } { $draws ->
    [one] sorteo comprobado
   *[other] sorteos comprobados
}
