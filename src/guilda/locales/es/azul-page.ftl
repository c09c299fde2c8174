### The board of Azul.

azul-page-round = Ronda { $round }
azul-page-lid = { $n } en la tapa
azul-page-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
azul-page-wall = { $n ->
    [one] { $n } azulejo en la pared
   *[other] { $n } azulejos en la pared
}
azul-page-so-far = esta ronda: { $change }
# $n: tiles, $rows: numbers, $count: of rows
azul-page-goal-left = { $n ->
    [one] Falta { $n }
   *[other] Faltan { $n }
} en { $count ->
    [one] la fila { $rows }
   *[other] las filas { $rows }
}.
azul-page-goal = La primera fila completa termina la partida.
azul-page-line = Línea { $line }: { $count } de { $size }, { $colour }
azul-page-line-empty = { $size ->
    [one] Línea { $line }: vacía, { $size } espacio
   *[other] Línea { $line }: vacía, { $size } espacios
}
azul-page-row = Pared, fila { $row }: { $tiles }
azul-page-tile = { $colour } en la columna { $column }
azul-page-column = Columna { $column }
azul-page-label-floor = Suelo
azul-page-label-line = Línea { $line }
azul-page-floor = Línea de suelo: { $tiles }
azul-page-blue = { $n ->
    [one] azul
   *[other] azules
}
azul-page-yellow = { $n ->
    [one] amarillo
   *[other] amarillos
}
azul-page-red = { $n ->
    [one] rojo
   *[other] rojos
}
azul-page-black = { $n ->
    [one] negro
   *[other] negros
}
azul-page-white = { $n ->
    [one] blanco
   *[other] blancos
}
azul-page-effect-full = La línea { $line } queda llena.
azul-page-effect-left = { $n ->
    [one] Falta { $n } azulejo en la línea { $line }.
   *[other] Faltan { $n } azulejos en la línea { $line }.
}
azul-page-effect-fall = { $n ->
    [one] { $n } azulejo cae a la línea de suelo.
   *[other] { $n } azulejos caen a la línea de suelo.
}
azul-page-effect-marker = Tomas la loseta de jugador inicial.
azul-page-effect-cost = Tu línea de suelo cuesta { $n } { $n ->
    [one] punto
   *[other] puntos
} más.
azul-page-figure-take = Un expositor de fábrica: dos azulejos amarillos elegidos; el negro y el blanco se quedan
azul-page-figure-lines = Líneas de patrón, cada una con azulejos de un solo color; la línea 2 está llena
azul-page-figure-single = Un solo azulejo en la pared
azul-page-figure-score = Un azulejo nuevo que toca otros en su fila y en su columna
azul-page-figure-floor = Una línea de suelo con la loseta y dos azulejos
azul-page-figure-bonus = Una pared con una fila, una columna y un color completos
