sintra-title = Azul: Vitrales de Sintra
sintra-option-side = Tablero de Palacio
sintra-option-side-a = A (ornamentos)
sintra-option-side-b = B (ventanas completas)

# Partes de frases
sintra-colour = { $colour ->
    [yellow] amarilla
    [orange] naranja
    [pink] rosa
    [blue] azul
   *[white] blanca
}
sintra-colour-plural = { $colour ->
    [yellow] amarillas
    [orange] naranjas
    [pink] rosas
    [blue] azules
   *[white] blancas
}
sintra-pieces = { $count } { $count ->
    [one] pieza { sintra-colour }
   *[other] piezas { sintra-colour-plural }
}
sintra-destination = { $strip ->
    [break] ; ninguna tira al alcance tiene espacio, y { $count ->
        [one] se rompe
       *[other] todas se rompen
    }
   *[other] { " " }para la tira de patrón { $strip }{ $surplus ->
        [0] { "" }
        [one] ; 1 de ellas se rompe
       *[other] ; { $surplus } de ellas se rompen
    }
}
sintra-on-coloured = { $coloured } { $coloured ->
    [one] pieza { sintra-colour } en el espacio de color
   *[other] piezas { sintra-colour-plural } en espacios de color
}
sintra-on-wild = { $wild } { $wild ->
    [one] pieza { sintra-colour } en un espacio comodín
   *[other] piezas { sintra-colour-plural } en espacios comodín
}

# Acciones
sintra-action-take = { $who ->
    [choice] Tomar
    [you] Tomas
   *[other] { $player } toma
} { sintra-pieces } { offer-from }{ sintra-destination }{ offer-with-marker }.
sintra-action-back = { $who ->
    [choice] Devolver
    [you] Devuelves
   *[other] { $player } devuelve
} el vidriero a la tira de patrón { $strip }.
sintra-action-fill = { $who ->
    [choice] Colocar
    [you] Colocas
   *[other] { $player } coloca
} { $coloured ->
    [0] { sintra-on-wild }
   *[other] { sintra-on-coloured }{ $wild ->
        [0] { "" }
       *[other] { " " }y { sintra-on-wild }
    }
}.
sintra-action-keep = { $who ->
    [choice] Guardar
    [you] Guardas
   *[other] { $player } guarda
} una pieza { sintra-colour } para la ventana { $window }.
sintra-prompt-fill = ¿Cuántas de las piezas van en espacios de color? Las demás van en espacios comodín.
sintra-prompt-fill-terminal = Escribe F y el número.
sintra-prompt-keep = La tira está llena: ¿qué color va a la ventana?
sintra-prompt-keep-terminal = Escribe K y la letra.

# Sucesos
sintra-event-refill = { $count ->
    [one] La pieza de la torre de cristal vuelve
   *[other] Las { $count } piezas de la torre de cristal vuelven
} a la bolsa.
sintra-event-round = Empieza la ronda { $round }; su color es el { $colour ->
    [yellow] amarillo
    [orange] naranja
    [pink] rosa
    [blue] azul
   *[white] blanco
}.
sintra-event-take = { $who ->
    [you] Tomas
   *[other] { $player } toma
} { sintra-pieces } { offer-from }.
sintra-event-marker = { offer-marker-taken }
sintra-event-glazier = { $who ->
    [you] Tu vidriero
   *[other] El vidriero de { $player }
} va a la tira { $to }.
sintra-event-place = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} { sintra-pieces } en la tira { $strip }{ $wild ->
    [0] { "" }
    [one] { $coloured ->
        [0] , en un espacio comodín
       *[other] , 1 de ellas en un espacio comodín
    }
   *[other] { $coloured ->
        [0] , en espacios comodín
       *[other] , { $wild } de ellas en espacios comodín
    }
}.
sintra-event-break = { $who ->
    [you] Rompes
   *[other] { $player } rompe
} { sintra-pieces }.
sintra-event-broken-glass = { $who ->
    [you] Avanzas
   *[other] { $player } avanza
} { $steps } { $steps ->
    [one] paso
   *[other] pasos
} en el registro de cristal roto, hasta { $space }.
sintra-event-reset = { $who ->
    [you] Llegas
   *[other] { $player } llega
} al final del registro de cristal roto y { $who ->
    [you] vuelves
   *[other] vuelve
} a empezar: { points-gained }.
sintra-event-colour-bonus = { $who ->
    [you] Obtienes
   *[other] { $player } obtiene
} la bonificación por color: { points-gained }.
sintra-event-pane = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} una pieza { sintra-colour } en el espacio { $pane ->
    [top] superior
   *[bottom] inferior
} de la ventana { $window }.
sintra-event-strip = { $who ->
    [you] Tu tira { $strip }
   *[other] La tira { $strip } de { $player }
} { $becomes ->
    [turned] se voltea
   *[gone] sale del juego
}.
sintra-event-window = { $who ->
    [you] Puntúas
   *[other] { $player } puntúa
} la ventana { $window } y las que están a su derecha: { points-gained }.
sintra-event-round-end = Termina la ronda { $round }.
sintra-event-leftovers = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Te quedan
       *[other] A { $player } le quedan
    } { $count } { $count ->
        [one] pieza
       *[other] piezas
    } en las tiras: { points-gained }.
}
sintra-event-final-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Tu cristal roto
       *[other] Cristal roto de { $player }
    }: { points-gained }.
}
sintra-event-ornament = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Puntúas
       *[other] { $player } puntúa
    } el ornamento { $ornament } con { $panes } { $panes ->
        [one] espacio ocupado
       *[other] espacios ocupados
    }: { points-gained }.
}
sintra-event-colour-windows = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Multiplicas
       *[other] { $player } multiplica
    } { $windows } { $windows ->
        [one] ventana completa
       *[other] ventanas completas
    } por { $panes } { $panes ->
        [one] pieza { sintra-colour }
       *[other] piezas { sintra-colour-plural }
    }: { points-gained }.
}
sintra-event-end = La partida ha terminado.

# Por qué no se permite una acción
sintra-refusal-legal = está permitida
sintra-refusal-over = la partida ha terminado
sintra-refusal-fill-first = primero elige los espacios para las piezas que tienes en la mano
sintra-refusal-keep-first = primero elige qué color guardas para la ventana
sintra-refusal-no-choice = ahora no hay nada de eso que decidir
sintra-refusal-not-there = allí no hay piezas de ese color
sintra-refusal-left-of-glazier = esa tira está a la izquierda del vidriero
sintra-refusal-strip-gone = esa tira ha salido del juego
sintra-refusal-no-space = esa tira no tiene espacio vacío para el color, pero otra sí
sintra-refusal-all-break = ninguna tira al alcance tiene espacio para el color: todas las piezas se rompen
sintra-refusal-fits = una tira al alcance tiene espacio para el color: elige una que lo tenga
sintra-refusal-leftmost = el vidriero ya está en la tira más a la izquierda
sintra-refusal-no-strip = no queda ninguna tira
sintra-refusal-spaces = las piezas y los espacios vacíos no permiten ese número
sintra-refusal-not-on-strip = la tira llena no tiene piezas de ese color

# La puntuación
sintra-item-colour-bonus = bonificación por color
sintra-item-window = ventanas
sintra-item-window-1 = ventana 1
sintra-item-window-2 = ventana 2
sintra-item-window-3 = ventana 3
sintra-item-window-4 = ventana 4
sintra-item-window-5 = ventana 5
sintra-item-window-6 = ventana 6
sintra-item-window-7 = ventana 7
sintra-item-window-8 = ventana 8
sintra-item-leftovers = piezas restantes en las tiras
sintra-item-broken-glass = cristal roto
sintra-item-ornaments = ornamentos
sintra-item-colour-windows = ventanas completas × mejor color
sintra-tie-break = En caso de empate gana quien perdió menos puntos por cristal roto, contando 18 por cada vuelta al registro y el último espacio, pagados o no.

sintra-notation-help = Una jugada es origen, color y tira: 3O2 lleva las piezas naranjas de la fábrica 3 a la tira 2, CYX las amarillas del centro, que se rompen todas. G devuelve el vidriero. F2 coloca dos piezas en espacios de color y las demás en espacios comodín. KP guarda la pieza rosa. Y amarillo, O naranja, P rosa, B azul, W blanco.
