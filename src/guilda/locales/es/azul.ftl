azul-title = Azul
azul-option-wall = Pared
azul-option-wall-coloured = de colores
azul-option-wall-free = libre (lado gris)

# Partes de frases
azul-colour = { $colour ->
    [blue] azul
    [yellow] amarillo
    [red] rojo
    [black] negro
   *[white] blanco
}
azul-colour-plural = { $colour ->
    [blue] azules
    [yellow] amarillos
    [red] rojos
    [black] negros
   *[white] blancos
}
azul-tiles = { $count } { $count ->
    [one] azulejo { azul-colour }
   *[other] azulejos { azul-colour-plural }
}
azul-on-line = { $line ->
    [floor] en la línea de suelo
   *[other] en la línea de patrón { $line }
}
azul-surplus = { $surplus ->
    [0] { "" }
   *[other] ; { $surplus } de ellos en la línea de suelo
}

# Acciones
azul-action-take = { $who ->
    [choice] Tomar
    [you] Tomas
   *[other] { $player } toma
} { azul-tiles } { offer-from } y { $who ->
    [choice] { $count ->
        [one] colocarlo
       *[other] colocarlos
    }
    [you] { $count ->
        [one] lo colocas
       *[other] los colocas
    }
   *[other] { $count ->
        [one] lo coloca
       *[other] los coloca
    }
} { azul-on-line }{ azul-surplus }{ offer-with-marker }.
azul-action-place = { $who ->
    [choice] Colocar
    [you] Colocas
   *[other] { $player } coloca
} el azulejo { azul-colour } de la fila { $row } en la columna { $column }.
azul-prompt-column = ¿En qué columna va el azulejo { azul-colour } de la fila { $row }?
azul-prompt-column-terminal = Escribe de @1 a @5.

# Sucesos
azul-event-refill = { $count ->
    [one] El azulejo de la tapa vuelve
   *[other] Los { $count } azulejos de la tapa vuelven
} a la bolsa.
azul-event-round = Empieza la ronda { $round }.
azul-event-take = { $who ->
    [you] Tomas
   *[other] { $player } toma
} { azul-tiles } { offer-from }.
azul-event-marker = { offer-marker-taken }
azul-event-line = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} { azul-tiles } en la línea de patrón { $line }.
azul-event-floor = { $who ->
    [you] Dejas caer
   *[other] { $player } deja caer
} { $dropped } { $dropped ->
    [one] azulejo { azul-colour }
   *[other] azulejos { azul-colour-plural }
} en la línea de suelo.
azul-event-tile = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} un azulejo { azul-colour } en la fila { $row }, columna { $column }: { points-gained }.
azul-event-floor-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Tu línea de suelo
       *[other] Línea de suelo de { $player }
    }: { points-gained }.
}
azul-event-bonus = { $who ->
    [you] Completas
   *[other] { $player } completa
} { $count } { $bonus ->
    [rows] { $count ->
        [one] fila
       *[other] filas
    }
    [columns] { $count ->
        [one] columna
       *[other] columnas
    }
   *[colours] { $count ->
        [one] color
       *[other] colores
    }
}: { points-gained }.
azul-event-end = { $why ->
    [row] Hay una fila completa: la partida termina.
    [tiles] No queda ningún azulejo que repartir: la partida termina.
    [walls] Ya no se puede completar ninguna fila: la partida termina.
   *[idleness] Han pasado cinco rondas sin poner azulejos en ninguna pared: la partida termina.
}

# Por qué no se permite una acción
azul-refusal-legal = está permitida
azul-refusal-over = la partida ha terminado
azul-refusal-place-first = primero elige un espacio de la pared para el azulejo que está esperando
azul-refusal-no-tile-to-place = ningún azulejo está esperando un espacio en la pared
azul-refusal-not-there = allí no hay azulejos de ese color
azul-refusal-line-full = esa línea de patrón está llena
azul-refusal-other-colour = esa línea de patrón tiene otro color
azul-refusal-on-wall = esta fila de la pared ya tiene ese color
azul-refusal-space-taken = ese espacio de la pared está ocupado
azul-refusal-colour-in-column = esta columna de la pared ya tiene ese color

# La puntuación
azul-item-tiles = azulejos en la pared
azul-item-floor = línea de suelo
azul-item-rows = filas completas
azul-item-columns = columnas completas
azul-item-colours = colores completos
azul-tie-break = En caso de empate gana quien tenga más filas completas.

azul-notation-help = Una jugada es origen, color y línea: 3B2 lleva los azulejos azules de la fábrica 3 a la línea 2, CKF los negros del centro al suelo. B azul, Y amarillo, R rojo, K negro, W blanco. En la pared libre, @4 elige la columna 4.
