sagrada-title = Sagrada
sagrada-option-tools = Herramientas (solitario)
sagrada-option-tools-1 = 1: desafío extremo
sagrada-option-tools-5 = 5: fácil
sagrada-option-objectives = Objetivos públicos (solitario)

# Partes de frases
sagrada-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
sagrada-shades = { $colour ->
    [red] Tonos de rojo
    [yellow] Tonos de amarillo
    [green] Tonos de verde
    [blue] Tonos de azul
   *[purple] Tonos de morado
}
sagrada-part-die = { $value } { sagrada-colour }
sagrada-part-dice = { sagrada-part-die }
sagrada-part-dice-none = ningún dado
sagrada-part-becomes = { sagrada-part-die }
sagrada-part-given = { sagrada-part-die }
sagrada-part-space = fila { $row }, columna { $column }
sagrada-part-from = { sagrada-part-space }
sagrada-part-to = { sagrada-part-space }
sagrada-public-objective = { $objective ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-objectives = { $value ->
    [row_colours] { sagrada-item-row-colours }
    [column_colours] { sagrada-item-column-colours }
    [row_shades] { sagrada-item-row-shades }
    [column_shades] { sagrada-item-column-shades }
    [light_shades] { sagrada-item-light-shades }
    [medium_shades] { sagrada-item-medium-shades }
    [deep_shades] { sagrada-item-deep-shades }
    [shade_variety] { sagrada-item-shade-variety }
    [colour_variety] { sagrada-item-colour-variety }
   *[colour_diagonals] { sagrada-item-colour-diagonals }
}
sagrada-part-tools = { $value }
sagrada-part-patterns = { $value }
sagrada-favor-tokens = { $tokens } { $tokens ->
    [one] ficha
   *[other] fichas
} de donativo
sagrada-price = { $colour ->
    [none] { sagrada-favor-tokens }
   *[other] un dado { sagrada-colour }
}

# Acciones
sagrada-action-place = { $who ->
    [choice] Colocar
    [you] Colocas
   *[other] { $player } coloca
} el { $die } en la { $space }.
sagrada-action-move = { $who ->
    [choice] Mover
    [you] Mueves
   *[other] { $player } mueve
} el { $die } de la { $from } a la { $to }.
sagrada-action-tool = { $who ->
    [choice] Usar
    [you] Usas
   *[other] { $player } usa
} { $tool } ({ sagrada-price }).
sagrada-action-end = { $who ->
    [choice] Terminar
    [you] Terminas
   *[other] { $player } termina
} el turno.
sagrada-action-stop = { $who ->
    [choice] No mover
    [you] No mueves
   *[other] { $player } no mueve
} más dados.
sagrada-action-leave = { $who ->
    [choice] Dejar
    [you] Dejas
   *[other] { $player } deja
} el { $die } en la reserva.
sagrada-action-draft = { $who ->
    [choice] Tomar
    [you] Tomas
   *[other] { $player } toma
} el { $die } para usar { $tool }.
sagrada-action-pay = { $who ->
    [choice] Pagar
    [you] Pagas
   *[other] { $player } paga
} { $tool } con el { $die }.
sagrada-action-exchange = { $who ->
    [choice] Cambiar
    [you] Cambias
   *[other] { $player } cambia
} el { $given } por el { $die } del contador de rondas.
sagrada-action-adjust = { $who ->
    [choice] Convertir
    [you] Conviertes
   *[other] { $player } convierte
} el { $die } en un { $becomes }.
sagrada-action-value = { $who ->
    [choice] Convertir
    [you] Conviertes
   *[other] { $player } convierte
} el nuevo dado en un { $die }.
sagrada-action-window = { $who ->
    [choice] Elegir
    [you] Eliges
   *[other] { $player } elige
} { $pattern } (dificultad { $difficulty }).

# Preguntas
sagrada-prompt-window = ¿Qué patrón de vitral eliges?
sagrada-prompt-window-terminal = Escribe W, la carta y el lado, como W9A.
sagrada-prompt-pay = ¿Qué dado { sagrada-colour } de la reserva paga { $tool }?
sagrada-prompt-pay-terminal = Escribe el dado, como R5.
sagrada-prompt-draft = ¿Con qué dado de la reserva usas { $tool }?
sagrada-prompt-draft-terminal = Escribe el dado, como R5.
sagrada-prompt-adjust = ¿Aumentas o reduces en 1 el { $die }?
sagrada-prompt-adjust-terminal = Escribe +1 o -1.
sagrada-prompt-exchange = ¿Por qué dado del contador de rondas cambias el { $die }?
sagrada-prompt-exchange-terminal = Escribe = y el dado, como =R5.
sagrada-prompt-value = ¿Qué valor recibe el nuevo dado { sagrada-colour }?
sagrada-prompt-value-terminal = Escribe V y el valor, como V4.
sagrada-prompt-place = ¿Dónde colocas el { $die }?{ $leave ->
    [true] { " " }También puedes dejarlo en la reserva.
   *[other] { "" }
}
sagrada-prompt-place-terminal = Escribe el dado, @, fila y columna, como R5@23{ $leave ->
    [true] ; o LEAVE
   *[other] { "" }
}.
sagrada-prompt-move = ¿Qué dado mueves con { $tool } y adónde?{ $stop ->
    [true] { " " }También puedes parar aquí.
   *[other] { "" }
}
sagrada-prompt-move-terminal = Escribe origen y destino, como 23>34{ $stop ->
    [true] ; o STOP
   *[other] { "" }
}.
sagrada-prompt-extra = ¿Qué segundo dado colocas ahora y dónde?
sagrada-prompt-extra-terminal = Escribe el dado, @, fila y columna, como R5@23.

# Sucesos
sagrada-event-table = En la mesa: { $tools_count ->
    [one] la herramienta
   *[other] las herramientas
} { $tools }; los objetivos { $objectives }.
sagrada-event-private = { $colour ->
    [none] { "" }
   *[other] { $who ->
        [you] Tu objetivo privado es
       *[other] El objetivo privado de { $player } es
    } «{ sagrada-shades }».
}
sagrada-event-cards = { $patterns ->
    [none] { "" }
   *[other] { $who ->
        [you] Eliges
       *[other] { $player } elige
    } entre los patrones de vitral { $patterns }.
}
sagrada-event-chosen = { $who ->
    [you] Has
   *[other] { $player } ha
} elegido un patrón de vitral.
sagrada-event-window = { $who ->
    [you] Juegas
   *[other] { $player } juega
} con { $pattern }{ $tokens ->
    [0] { "" }
   *[other] { " " }y { $who ->
        [you] recibes
       *[other] recibe
    } { sagrada-favor-tokens }
}.
sagrada-event-round = { $who ->
    [you] Empiezas la ronda { $round }
   *[other] { $player } empieza la ronda { $round }
}.
sagrada-event-roll = Reserva: { $dice }.
sagrada-event-place = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} el { $die } en la { $space }.
sagrada-event-tool = { $who ->
    [you] Usas
   *[other] { $player } usa
} { $tool } ({ $die ->
    [none] { sagrada-favor-tokens }
   *[other] pagada con el { $die }
}).
sagrada-event-draft = { $who ->
    [you] Tomas
   *[other] { $player } toma
} el { $die } de la reserva.
sagrada-event-turned = El { $die } se convierte en un { $becomes }.
sagrada-event-exchange = { $who ->
    [you] Cambias
   *[other] { $player } cambia
} el { $given } por el { $die } de la ronda { $round } en el contador de rondas.
sagrada-event-return = El { $die } va a la reserva.
sagrada-event-flux = El { $die } va a la bolsa de dados y sale un dado { sagrada-colour }.
sagrada-event-value = { $who ->
    [you] Conviertes
   *[other] { $player } convierte
} el nuevo dado en un { $die }.
sagrada-event-move = { $who ->
    [you] Mueves
   *[other] { $player } mueve
} el { $die } de la { $from } a la { $to }.
sagrada-event-reroll = { $who ->
    [you] Vuelves
   *[other] { $player } vuelve
} a tirar la reserva: { $dice }.
sagrada-event-pass = { $who ->
    [you] Pasas
   *[other] { $player } pasa
}.
sagrada-event-skip = { $who ->
    [you] Pierdes tu
   *[other] { $player } pierde su
} segundo turno.
sagrada-event-track = Al contador de rondas: { $dice }.
sagrada-event-objective = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Cumples
       *[other] { $player } cumple
    } { $times } { $times ->
        [one] vez
       *[other] veces
    } «{ sagrada-public-objective }»: { points-gained }.
}
sagrada-event-private-points = { $who ->
    [you] Tu objetivo privado,
   *[other] Objetivo privado de { $player },
} { sagrada-shades }: { points-gained }.
sagrada-event-favor = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Tus fichas de donativo restantes
       *[other] Fichas de donativo restantes de { $player }
    }: { points-gained }.
}
sagrada-event-empty = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Tus espacios vacíos
       *[other] Espacios vacíos de { $player }
    } ({ $empty }): { points-gained }.
}
sagrada-event-end = { $won ->
    [true] Se ha superado la puntuación objetivo de { $target }: victoria.
    [false] No se ha superado la puntuación objetivo de { $target }: derrota.
   *[other] La partida termina después de diez rondas.
}

# Por qué no se permite una acción
sagrada-refusal-legal = está permitida
sagrada-refusal-over = la partida ha terminado
sagrada-refusal-window-first = primero elige un patrón de vitral
sagrada-refusal-not-your-card = ese patrón no está en tus dos cartas de vitral
sagrada-refusal-windows-chosen = los patrones de vitral ya están elegidos
sagrada-refusal-finish-tool = primero termina de usar la herramienta
sagrada-refusal-not-asked = no se está usando ninguna herramienta que necesite eso
sagrada-refusal-not-in-pool = ese dado no está en la reserva
sagrada-refusal-drafted = ya has elegido un dado en este turno
sagrada-refusal-not-in-hand = tienes otro dado en la mano
sagrada-refusal-occupied = hay un dado en ese espacio
sagrada-refusal-edge = el primer dado va en el borde o en una esquina
sagrada-refusal-touch = el dado debe tocar a otro dado
sagrada-refusal-touches = con esta herramienta el dado no puede tocar a ningún otro
sagrada-refusal-colour-print = ese espacio pide otro color
sagrada-refusal-value-print = ese espacio pide otro valor
sagrada-refusal-colour-beside = al lado hay un dado del mismo color
sagrada-refusal-value-beside = al lado hay un dado del mismo valor
sagrada-refusal-not-dealt = esa herramienta no está en la mesa
sagrada-refusal-tool-gone = esa herramienta ha salido de la partida
sagrada-refusal-tool-used = ya has usado una herramienta en este turno
sagrada-refusal-favor = no tienes suficientes fichas de donativo
sagrada-refusal-price = en la reserva no hay dados del color de la herramienta
sagrada-refusal-after-draft = esa herramienta solo se puede usar antes de elegir un dado
sagrada-refusal-first-turn = esa herramienta es para tu primer turno de la ronda
sagrada-refusal-second-turn = esa herramienta es para tu segundo turno de la ronda
sagrada-refusal-tool-impossible = ahora no se puede aplicar el efecto de esa herramienta
sagrada-refusal-die-impossible = no hay espacio para ese dado
sagrada-refusal-wrong-price = ese dado no puede pagar la herramienta
sagrada-refusal-not-on-track = ese dado no está en el contador de rondas
sagrada-refusal-no-die-there = no hay ningún dado en ese espacio
sagrada-refusal-same-space = el dado debe ir a otro espacio
sagrada-refusal-moved-already = ese dado ya se ha movido
sagrada-refusal-colour-not-on-track = ningún dado del contador de rondas tiene ese color
sagrada-refusal-other-colour = el segundo dado debe tener el color del primero
sagrada-refusal-no-second-move = después no se podría mover un segundo dado
sagrada-refusal-must-move = debes mover un dado con esta herramienta
sagrada-refusal-must-place = debes colocar el dado que tienes en la mano
sagrada-refusal-track-empty = el contador de rondas está vacío
sagrada-refusal-die-alone = no se está usando ninguna herramienta que necesite un dado; para colocar un dado, escribe también el espacio, como R5@23

# Lo que dicen las herramientas
sagrada-tool-1 = Aumenta o reduce en 1 el dado elegido, pero no de 6 a 1 ni de 1 a 6.
sagrada-tool-2 = Mueve un dado de tu vitral sin tener en cuenta el color del nuevo espacio. Valen todas las demás reglas.
sagrada-tool-3 = Mueve un dado de tu vitral sin tener en cuenta el valor del nuevo espacio. Valen todas las demás reglas.
sagrada-tool-4 = Mueve exactamente dos dados de tu vitral. Valen todas las reglas.
sagrada-tool-5 = Cambia el dado elegido por uno del contador de rondas.
sagrada-tool-6 = Vuelve a tirar el dado elegido. Si no cabe en ningún espacio, vuelve a la reserva.
sagrada-tool-7 = Vuelve a tirar todos los dados de la reserva. Solo en tu segundo turno, antes de elegir un dado.
sagrada-tool-8 = En tu primer turno, elige y coloca ahora otro dado. Te saltas tu segundo turno de esta ronda.
sagrada-tool-9 = Coloca el dado elegido en un espacio que no toque a ningún otro dado. El color o el valor del espacio sigue valiendo.
sagrada-tool-10 = Gira el dado elegido a su cara opuesta.
sagrada-tool-11 = Mete el dado elegido en la bolsa y saca otro. Elige su valor y colócalo o déjalo en la reserva.
sagrada-tool-12 = Mueve uno o dos dados de un solo color que esté en el contador de rondas. Valen todas las reglas.

# Lo que puntúan los objetivos públicos
sagrada-objective-row-colours = { points } por cada fila completa sin colores repetidos
sagrada-objective-column-colours = { points } por cada columna completa sin colores repetidos
sagrada-objective-row-shades = { points } por cada fila completa sin valores repetidos
sagrada-objective-column-shades = { points } por cada columna completa sin valores repetidos
sagrada-objective-light-shades = { points } por cada pareja de 1 y 2
sagrada-objective-medium-shades = { points } por cada pareja de 3 y 4
sagrada-objective-deep-shades = { points } por cada pareja de 5 y 6
sagrada-objective-shade-variety = { points } por cada conjunto de todos los valores del 1 al 6
sagrada-objective-colour-variety = { points } por cada conjunto de los cinco colores
sagrada-objective-colour-diagonals = { points } por cada dado con otro de su color en diagonal

# La puntuación
sagrada-item-row-colours = Variedad de color en filas
sagrada-item-column-colours = Variedad de color en columnas
sagrada-item-row-shades = Variedad de tono en filas
sagrada-item-column-shades = Variedad de tono en columnas
sagrada-item-light-shades = Tonos claros
sagrada-item-medium-shades = Tonos medios
sagrada-item-deep-shades = Tonos oscuros
sagrada-item-shade-variety = Variedad de tono
sagrada-item-colour-variety = Variedad de color
sagrada-item-colour-diagonals = Diagonales de color
sagrada-item-private = objetivo privado
sagrada-item-favor = fichas de donativo
sagrada-item-empty = espacios vacíos
sagrada-tie-break = En caso de empate gana quien tenga más puntos del objetivo privado; después, más fichas de donativo restantes; después vale el orden inverso de los jugadores en la última ronda.

sagrada-notation-help = R5@23 pone el 5 rojo de la reserva en la fila 2, columna 3. T7 usa la herramienta 7; entonces 23>34 mueve un dado, R5 indica un dado de la reserva, =R5 uno del contador de rondas, +1 y -1 cambian un valor, V4 lo fija, STOP y LEAVE terminan la herramienta. Para usar una herramienta con el dado elegido, escribe primero la herramienta (T1), luego el dado (R5), luego adónde va (R6@23). END termina el turno, W9A elige un patrón de vitral. R rojo, Y amarillo, G verde, B azul, P morado.
