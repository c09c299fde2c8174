splendor-title = Splendor

# Partes de frases
splendor-part-tokens = { $count } { $token ->
    [white] { $count ->
        [one] diamante
       *[other] diamantes
    }
    [blue] { $count ->
        [one] zafiro
       *[other] zafiros
    }
    [green] { $count ->
        [one] esmeralda
       *[other] esmeraldas
    }
    [red] { $count ->
        [one] rubí
       *[other] rubíes
    }
    [black] { $count ->
        [one] ónice
       *[other] ónices
    }
   *[gold] { $count ->
        [one] ficha de oro
       *[other] fichas de oro
    }
}
splendor-part-tokens-none = nada
splendor-part-needs = { splendor-part-tokens }
splendor-part-noble = noble que pide { $needs }
splendor-bonus = { $bonus ->
    [white] diamante
    [blue] zafiro
    [green] esmeralda
    [red] rubí
   *[black] ónice
}
splendor-colour-plural = { $colour ->
    [white] diamantes
    [blue] zafiros
    [green] esmeraldas
    [red] rubíes
   *[black] ónices
}
splendor-letter = { $colour ->
    [white] W
    [blue] B
    [green] G
    [red] R
   *[black] K
}
splendor-part-card = carta de { splendor-bonus } de nivel { $level }{ $points ->
    [0] { "" }
   *[other] { " " }({ points })
}
splendor-reserved-card = { $deck ->
    [none] la { $card }
   *[other] { $card ->
        [none] la carta superior del mazo de nivel { $deck }
       *[other] la { $card } del mazo
    }
}
splendor-gold-taken = { $gold ->
    [0] ; ya no queda oro que tomar
   *[other] { " " }y { $who ->
        [choice] tomar
        [you] tomas
       *[other] toma
    } { $gold ->
        [one] 1 ficha de oro
       *[other] { $gold } fichas de oro
    }
}

# Acciones
splendor-action-take = { $who ->
    [choice] Tomar
    [you] Tomas
   *[other] { $player } toma
} { $tokens }.
splendor-action-reserve = { $who ->
    [choice] Reservar
    [you] Reservas
   *[other] { $player } reserva
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-action-buy = { $who ->
    [choice] Comprar
    [you] Compras
   *[other] { $player } compra
} la { $card }. Coste con las bonificaciones: { $tokens }.
splendor-action-pass = { $who ->
    [choice] Pasar
    [you] Pasas
   *[other] { $player } pasa
}.
splendor-action-return = { $who ->
    [choice] Devolver
    [you] Devuelves
   *[other] { $player } devuelve
} { $tokens }.
splendor-action-pay = { $who ->
    [choice] Pagar
    [you] Pagas
   *[other] { $player } paga
} { $tokens } para cubrir el coste en { splendor-colour-plural }.
splendor-action-noble = { $who ->
    [choice] Recibir
    [you] Recibes
   *[other] { $player } recibe
} la visita del { $noble } ({ points }).

# Preguntas en mitad del turno
splendor-prompt-payment = ¿Cuántas fichas de oro pagas en lugar de { splendor-colour-plural }?
splendor-prompt-payment-terminal = Escribe ${ splendor-letter } y el número de fichas de oro; ${ splendor-letter }0 no paga ninguna.
splendor-prompt-return = Solo puedes quedarte con diez fichas. { $count ->
    [one] ¿Cuál devuelves?
   *[other] Devuelve { $count }: ¿cuál va primero?
}
splendor-prompt-return-terminal = Escribe - y la letra de la ficha, como -W.
splendor-prompt-noble = Más de un noble quiere visitarte. ¿A cuál recibes?
splendor-prompt-noble-terminal = Escribe N y el lugar del noble, como N1.

# Sucesos
splendor-event-round = Empieza la ronda { $round }.
splendor-event-card = Nueva en la mesa: una { $card }.
splendor-event-take = { $who ->
    [you] Tomas
   *[other] { $player } toma
} { $tokens }.
splendor-event-reserve = { $who ->
    [you] Reservas
   *[other] { $player } reserva
} { splendor-reserved-card }{ splendor-gold-taken }.
splendor-event-pay = { $who ->
    [you] Pagas
   *[other] { $player } paga
} { $tokens }.
splendor-event-show = { $who ->
    [you] Muestras
   *[other] { $player } muestra
} la carta reservada del mazo: una { $card }.
splendor-event-buy = { $who ->
    [you] Compras
   *[other] { $player } compra
} la { $card }.
splendor-event-pass = { $who ->
    [you] Pasas
   *[other] { $player } pasa
}.
splendor-event-return = { $who ->
    [you] Devuelves
   *[other] { $player } devuelve
} { $tokens }.
splendor-event-visit = { $who ->
    [you] Recibes
   *[other] { $player } recibe
} la visita del { $noble } ({ points-gained }).
splendor-event-goal = { $who ->
    [you] Has
   *[other] { $player } ha
} llegado a 15 puntos de prestigio: la partida termina al final de esta ronda.
splendor-event-end = { $why ->
    [points] Se han alcanzado los 15 puntos de prestigio: la partida termina.
    [passes] Todos han pasado en la misma ronda: la partida termina.
   *[idleness] En veinte rondas seguidas no se ha comprado ni reservado ninguna carta: la partida termina.
}

# Por qué no se permite una acción
splendor-refusal-legal = está permitida
splendor-refusal-over = la partida ha terminado
splendor-refusal-pay-first = primero elige cómo pagar la carta
splendor-refusal-return-first = primero devuelve fichas hasta quedarte con diez
splendor-refusal-noble-first = primero elige el noble que te visita
splendor-refusal-nothing-to-pay = ninguna carta está pendiente de pago
splendor-refusal-nothing-to-return = no hay fichas que devolver
splendor-refusal-no-noble-waits = no hay nobles entre los que elegir
splendor-refusal-no-token = la reserva no tiene esas fichas
splendor-refusal-three-colours = toma tres gemas distintas, o menos solo si quedan menos colores
splendor-refusal-pair = solo se pueden tomar dos gemas del mismo color si quedan al menos cuatro
splendor-refusal-hand-full = puedes tener como máximo tres cartas reservadas
splendor-refusal-no-card = no hay ninguna carta en ese lugar
splendor-refusal-deck-empty = ese mazo está vacío
splendor-refusal-too-dear = tus gemas, bonificaciones y oro no bastan para esa carta
splendor-refusal-not-in-hand = no tienes esa carta en la mano
splendor-refusal-can-act = solo pasa quien no puede hacer otra cosa
splendor-refusal-other-colour = ahora hay que pagar otro color
splendor-refusal-gold = es más oro del que tienes, o más de lo que cuesta ese color
splendor-refusal-not-held = no tienes esa ficha
splendor-refusal-order = devuelve las fichas en el orden W B G R K J
splendor-refusal-noble = ningún noble de ese lugar quiere visitarte

# La puntuación
splendor-item-cards = cartas de desarrollo
splendor-item-nobles = nobles
splendor-tie-break = En caso de empate gana quien tenga menos cartas de desarrollo.

splendor-notation-help = W blanco, B azul, G verde, R rojo, K negro, J oro. WBG toma tres fichas, GG dos del mismo color. R23 reserva la carta 3 del nivel 2, R2D la superior del mazo. B23 compra una carta de la mesa, BH1 la primera de tu mano. -W devuelve una ficha, $W1 paga un oro en lugar de una ficha blanca, N1 elige un noble.
