pig-title = Pig (Cerdo)
pig-option-target = Puntuación objetivo

pig-action-roll = { $who ->
    [choice] Tirar
    [you] Tiras
   *[other] { $player } tira
} el dado.
pig-action-hold = { $who ->
    [choice] Plantarse y guardar
    [you] Te plantas y guardas
   *[other] { $player } se planta y guarda
} { points }.

pig-event-roll = { $who ->
    [you] Sacas
   *[other] { $player } saca
} un { $die }; este turno ya vale { $total }.
pig-event-bust = { $who ->
    [you] Sacas
   *[other] { $player } saca
} un 1: el turno acaba sin puntos.
pig-event-hold = { $who ->
    [you] Te plantas: { points-gained }.
   *[other] { $player } se planta: { points-gained }.
}
pig-event-end = { $who ->
    [you] Has alcanzado la puntuación objetivo.
   *[other] { $player } ha alcanzado la puntuación objetivo.
}

pig-refusal-legal = está permitido
pig-refusal-over = la partida ha terminado
pig-refusal-nothing-to-hold = primero tira el dado
pig-refusal-enough = ya tienes puntos para ganar: plántate

pig-item-banked = puntos guardados
pig-tie-break = No hay empates: solo un jugador alcanza la puntuación objetivo.
pig-notation-help = R tira el dado, H se planta.
