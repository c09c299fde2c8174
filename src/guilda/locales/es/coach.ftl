coach-own = Puntos que se esperan: { $own }.
coach-opponent = Puntos del rival más fuerte: { $opponent }.
coach-both = Puntos que se esperan: { $own }; puntos del rival más fuerte: { $opponent }.
coach-more = { $points } más ({ $item })
coach-fewer = { $points } menos ({ $item })
coach-more-total = { $points } más en total
coach-fewer-total = { $points } menos en total
coach-chance = { $item }: al menos { $number } en el { $better } % de las partidas simuladas en vez del { $other } %
coach-now = Da enseguida { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
coach-reply = Evita la respuesta esperada: { $sentence }
coach-now-reply = Da enseguida { $points } { $points ->
    [one] punto
   *[other] puntos
} más y evita la respuesta esperada: { $sentence }
coach-start = Permite empezar la ronda siguiente en el { $better } % de las partidas simuladas en vez del { $other } %.
coach-sooner = La partida termina en promedio { $rounds } rondas antes.
coach-later = La partida termina en promedio { $rounds } rondas más tarde.
coach-close = Muy igualado: las partidas simuladas no confirman ninguna ventaja en puntos.
coach-hint = ¿Por qué la primera opción y no la segunda?
coach-why = ¿Por qué es mejor?
