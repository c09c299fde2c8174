### The board of Azul.

azul-page-round = Rodada { $round }
azul-page-lid = { $n } na tampa
azul-page-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
azul-page-wall = { $n ->
    [one] { $n } azulejo na parede
   *[other] { $n } azulejos na parede
}
azul-page-so-far = nesta rodada: { $change }
# $n: tiles, $rows: numbers, $count: of rows
azul-page-goal-left = { $n ->
    [one] Falta { $n }
   *[other] Faltam { $n }
} { $count ->
    [one] na linha { $rows }
   *[other] nas linhas { $rows }
}.
azul-page-goal = A primeira linha completa encerra a partida.
azul-page-line = Fileira { $line }: { $count } de { $size }, { $colour }
azul-page-line-empty = { $size ->
    [one] Fileira { $line }: vazia, { $size } espaço
   *[other] Fileira { $line }: vazia, { $size } espaços
}
azul-page-row = Parede, linha { $row }: { $tiles }
azul-page-tile = { $colour } na coluna { $column }
azul-page-column = Coluna { $column }
azul-page-label-floor = Chão
azul-page-label-line = Fileira { $line }
azul-page-floor = Fileira do chão: { $tiles }
azul-page-blue = { $n ->
    [one] azul
   *[other] azuis
}
azul-page-yellow = { $n ->
    [one] amarelo
   *[other] amarelos
}
azul-page-red = { $n ->
    [one] vermelho
   *[other] vermelhos
}
azul-page-black = { $n ->
    [one] preto
   *[other] pretos
}
azul-page-white = { $n ->
    [one] branco
   *[other] brancos
}
azul-page-effect-full = A fileira { $line } fica cheia.
azul-page-effect-left = { $n ->
    [one] Falta { $n } azulejo na fileira { $line }.
   *[other] Faltam { $n } azulejos na fileira { $line }.
}
azul-page-effect-fall = { $n ->
    [one] { $n } azulejo cai na fileira do chão.
   *[other] { $n } azulejos caem na fileira do chão.
}
azul-page-effect-marker = Você pega o marcador de primeiro jogador.
azul-page-effect-cost = Sua fileira do chão custa mais { $n } { $n ->
    [one] ponto
   *[other] pontos
}.
azul-page-figure-take = Um expositor de fábrica: dois azulejos amarelos escolhidos; o preto e o branco ficam
azul-page-figure-lines = Fileiras de modelo, cada uma com azulejos de uma só cor; a fileira 2 está cheia
azul-page-figure-single = Um azulejo sozinho na parede
azul-page-figure-score = Um azulejo novo que toca outros na sua linha e na sua coluna
azul-page-figure-floor = Uma fileira do chão com o marcador e dois azulejos
azul-page-figure-bonus = Uma parede com uma linha, uma coluna e uma cor completas
