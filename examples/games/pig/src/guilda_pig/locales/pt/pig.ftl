pig-title = Pig (Porco)
pig-option-target = Pontuação alvo

pig-action-roll = { $who ->
    [choice] Rolar
    [you] Você rola
   *[other] { $player } rola
} o dado.
pig-action-hold = { $who ->
    [choice] Parar e guardar
    [you] Você para e guarda
   *[other] { $player } para e guarda
} { points }.

pig-event-roll = { $who ->
    [you] Você tira
   *[other] { $player } tira
} { $die }; este turno já vale { $total }.
pig-event-bust = { $who ->
    [you] Você tira
   *[other] { $player } tira
} 1: o turno acaba sem pontos.
pig-event-hold = { $who ->
    [you] Você para: { points-gained }.
   *[other] { $player } para: { points-gained }.
}
pig-event-end = { $who ->
    [you] Você atingiu a pontuação alvo.
   *[other] { $player } atingiu a pontuação alvo.
}

pig-refusal-legal = é permitido
pig-refusal-over = a partida acabou
pig-refusal-nothing-to-hold = role o dado primeiro
pig-refusal-enough = você já tem pontos para vencer: pare

pig-item-banked = pontos guardados
pig-tie-break = Não há empates: só um jogador atinge a pontuação alvo.
pig-notation-help = R rola o dado, H para.
