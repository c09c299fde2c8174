### The board of Sintra.

sintra-page-round = Ronda { $round }
sintra-page-round-piece = ronda { $round }: { $colour }
sintra-page-track = Indicador de ronda
sintra-page-tower = { $n } en la torre de cristal
sintra-page-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
sintra-page-windows = { $n ->
    [one] { $n } ventana completa
   *[other] { $n } ventanas completas
}
sintra-page-wild = comodín
sintra-page-strip = Tira { $strip }: { $pieces }; libres: { $open }
sintra-page-strip-gone = La tira { $strip } está fuera del juego
sintra-page-strip-full = Tira { $strip }, llena: { $pieces }
sintra-page-strip-back = En el dorso: { $spaces }
sintra-page-back = Devolver el vidriero a la tira más a la izquierda
sintra-page-backs = Mostrar el dorso de las tiras
sintra-page-top = arriba: { $colour }
sintra-page-top-empty = arriba vacío
sintra-page-bottom = abajo: { $colour }
sintra-page-bottom-empty = abajo vacío
sintra-page-window = Ventana { $window }: { $panes }; { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
sintra-page-glass = Cristal roto: −{ $n }
sintra-page-glazier = Vidriero sobre la tira { $strip }
sintra-page-ornament = Ornamento { $ornament }: { $n } de 4 espacios ocupados
sintra-page-ornament-panes = { $n } de 4 espacios ocupados
sintra-page-keep = Guardar la pieza { $colour } para la ventana
sintra-page-break = Dejar que se rompan todas las piezas
sintra-page-label-back = Vidriero de vuelta
sintra-page-label-break = Todas se rompen
sintra-page-label-keep = Guardar { $piece }
sintra-page-label-strip = Tira { $strip }
sintra-page-fill = ¿Adónde van las piezas?
sintra-page-side-B = Lado B: al final, tus ventanas completas por los espacios de tu mejor color.
sintra-page-yellow = { $n ->
    [one] amarilla
   *[other] amarillas
}
sintra-page-orange = { $n ->
    [one] naranja
   *[other] naranjas
}
sintra-page-pink = { $n ->
    [one] rosa
   *[other] rosas
}
sintra-page-blue = { $n ->
    [one] azul
   *[other] azules
}
sintra-page-white = { $n ->
    [one] blanca
   *[other] blancas
}
sintra-page-effect-full = La tira { $strip } queda completa.
sintra-page-effect-left = { $n ->
    [one] Falta { $n } pieza en la tira { $strip }.
   *[other] Faltan { $n } piezas en la tira { $strip }.
}
sintra-page-effect-bonus = Bonificación por color: { $n }.
sintra-page-effect-window = La ventana { $window } y las de su derecha valen { $n } { $n ->
    [one] punto
   *[other] puntos
}.
sintra-page-effect-break = { $n ->
    [one] { $n } pieza se rompe.
   *[other] { $n } piezas se rompen.
}
sintra-page-effect-marker = Tomas la loseta de jugador inicial: un paso de cristal roto.
sintra-page-effect-glazier = El vidriero va a la tira { $strip }.
sintra-page-figure-take = Un expositor de fábrica: dos piezas azules van a una tira, las otras al centro
sintra-page-figure-glazier = El vidriero sobre la tira 3; las tiras 1 y 2 quedan fuera de alcance
sintra-page-figure-wild = Una tira con dos espacios comodín, uno de ellos ocupado
sintra-page-figure-window = Ventanas puntuadas desde una de ellas hacia la derecha
sintra-page-figure-ornaments = Cuatro ventanas con dos ornamentos; alrededor del primero los cuatro espacios están ocupados
sintra-page-gauge = { $now }, luego { $next }
sintra-page-ask-source-or = elige de dónde tomar o haz volver al vidriero
