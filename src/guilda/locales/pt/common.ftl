list-comma = { $list }, { $item }
list-and = { $list } e { $item }
labelled = { $label }: { $text }
player-number = Jogador { $number }
points = { $points } { $points ->
    [one] ponto
   *[other] pontos
}
points-gained = { SIGNED($points) } { $points ->
    [one] ponto
   *[other] pontos
}

option-players = Jogadores
option-start = Primeiro jogador
option-start-none = ao acaso

record-checked = { $moves } { $moves ->
    [one] jogada conferida
   *[other] jogadas conferidas
} e { $draws } { $draws ->
    [one] sorteio conferido
   *[other] sorteios conferidos
}
