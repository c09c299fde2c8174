### The board of Splendor.

splendor-page-gem-white = diamante
splendor-page-gem-blue = zafiro
splendor-page-gem-green = esmeralda
splendor-page-gem-red = rubí
splendor-page-gem-black = ónice
splendor-page-gem-gold = oro
splendor-page-count-white = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamantes
}
splendor-page-count-blue = { $n ->
    [one] { $n } zafiro
   *[other] { $n } zafiros
}
splendor-page-count-green = { $n ->
    [one] { $n } esmeralda
   *[other] { $n } esmeraldas
}
splendor-page-count-red = { $n ->
    [one] { $n } rubí
   *[other] { $n } rubíes
}
splendor-page-count-black = { $n ->
    [one] { $n } ónice
   *[other] { $n } ónices
}
splendor-page-count-gold = { $n ->
    [one] { $n } ficha de oro
   *[other] { $n } fichas de oro
}
splendor-page-nothing = nada
splendor-page-card = { $n ->
    [one] carta de { $gem }, nivel { $level }, { $n } punto, cuesta { $cost }
   *[other] carta de { $gem }, nivel { $level }, { $n } puntos, cuesta { $cost }
}
splendor-page-no-card = espacio vacío del nivel { $level }
splendor-page-deck = { $n ->
    [one] mazo del nivel { $level }, queda { $n } carta
   *[other] mazo del nivel { $level }, quedan { $n } cartas
}
splendor-page-noble = { $n ->
    [one] noble, { $n } punto, pide { $needs }
   *[other] noble, { $n } puntos, pide { $needs }
}
splendor-page-noble-with = con { $name }
splendor-page-nobles = Nobles
splendor-page-cards = Cartas de desarrollo
splendor-page-supply = Reserva
splendor-page-supply-token = { $gem }, { $n } en la reserva
splendor-page-supply-chosen = { $chosen ->
    [one] { $gem }, { $n } en la reserva, { $chosen } elegida
   *[other] { $gem }, { $n } en la reserva, { $chosen } elegidas
}
splendor-page-shared = Mesa
splendor-page-rivals = Rivales
splendor-page-mine = Tus cartas y fichas
splendor-page-board-of = Cartas y fichas de { $name }
splendor-page-enlarge = Ampliar el tablero de { $name }
splendor-page-shrink = Volver
splendor-page-shrink-label = Volver a tu tablero
splendor-page-purse = { $gem }: { $n } { $n ->
    [one] bonificación
   *[other] bonificaciones
}, { $tokens } { $tokens ->
    [one] ficha
   *[other] fichas
}
splendor-page-purse-gold = { $tokens ->
    [one] oro: { $tokens } ficha
   *[other] oro: { $tokens } fichas
}
splendor-page-give-back = Devolver una ficha de { $gem }; tienes { $n }
splendor-page-held = { $tokens } { $tokens ->
    [one] ficha
   *[other] fichas
} · { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
splendor-page-tokens-n = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
splendor-page-cards-n = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
splendor-page-reserved = Reservadas
splendor-page-reserved-hidden = carta reservada del nivel { $level }, boca abajo
splendor-page-reserved-card = reservada: { $card }
splendor-page-tray = Tu jugada
splendor-page-buy = Comprar
splendor-page-buy-pay = pagar { $tokens }
splendor-page-buy-free = gratis para ti
splendor-page-buy-ask = elegirás cómo pagar
splendor-page-reserve = Reservar
splendor-page-reserve-gold = tomar { $n } ficha de oro
splendor-page-reserve-none = no queda oro
splendor-page-pass = Pasar
splendor-page-pass-why = no hay ninguna otra jugada posible
splendor-page-pay = Pagar { $tokens }
splendor-page-label-deck = mazo { $level }
splendor-page-label-noble = Noble: { $needs }
splendor-page-label-return = Devolver { $token }
splendor-page-return-n = { $n ->
    [one] Devuelve { $n } ficha: elígela entre las tuyas.
   *[other] Devuelve { $n } fichas: elígelas entre las tuyas, en el orden mostrado.
}
splendor-page-noble-which = Varios nobles quieren visitarte. Elige uno.
splendor-page-hint = Elige fichas, una carta o un mazo.
splendor-page-hint-more = Tomas { $tokens }. Elige una ficha más.
splendor-page-hint-wait = Esperando a { $name }.
splendor-page-over = La partida ha terminado.
splendor-page-last-round = Última ronda
splendor-page-take = Tomar { $tokens }
splendor-page-take-back = Borrar
splendor-page-say-round = Ronda { $n }.
splendor-page-say-turn = Es el turno de { $name }.
splendor-page-say-nobles = Nobles: { $list }.
splendor-page-say-no-nobles = No quedan nobles.
splendor-page-say-level = { $n ->
    [one] Nivel { $level }, { $n } carta en el mazo: { $list }.
   *[other] Nivel { $level }, { $n } cartas en el mazo: { $list }.
}
splendor-page-say-supply = Reserva: { $tokens }.
splendor-page-say-seat = { $n ->
    [one] { $name }: { $n } punto; fichas: { $tokens }; bonificaciones: { $bonuses }.
   *[other] { $name }: { $n } puntos; fichas: { $tokens }; bonificaciones: { $bonuses }.
}
splendor-page-say-reserved = { $name } ha reservado: { $list }.
splendor-page-say-visited = { $name } ha recibido la visita de: { $list }.
splendor-page-say-hidden = una carta del nivel { $level } boca abajo
splendor-page-can = se puede comprar
splendor-page-can-gold = se puede comprar con { $n } de oro
splendor-page-can-reserve = se puede reservar
splendor-page-short = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
splendor-page-row-cards = cartas
splendor-page-row-tokens = fichas
splendor-page-row-power = total
splendor-page-to-win = { $n ->
    [one] falta { $n } para ganar
   *[other] faltan { $n } para ganar
}
splendor-page-noble-progress = { $noble } (tienes { $have })
