azul-title = Azul
azul-option-wall = Parede
azul-option-wall-coloured = colorida
azul-option-wall-free = livre (lado cinza)

# Partes de frases
azul-colour = { $colour ->
    [blue] azul
    [yellow] amarelo
    [red] vermelho
    [black] preto
   *[white] branco
}
azul-colour-plural = { $colour ->
    [blue] azuis
    [yellow] amarelos
    [red] vermelhos
    [black] pretos
   *[white] brancos
}
azul-tiles = { $count } { $count ->
    [one] azulejo { azul-colour }
   *[other] azulejos { azul-colour-plural }
}
azul-on-line = { $line ->
    [floor] na fileira do chão
   *[other] na fileira de modelo { $line }
}
azul-surplus = { $surplus ->
    [0] { "" }
   *[other] ; { $surplus } deles na fileira do chão
}

# Ações
azul-action-take = { $who ->
    [choice] Pegar
    [you] Você pega
   *[other] { $player } pega
} { azul-tiles } { offer-from } e { $who ->
    [choice] { $count ->
        [one] colocá-lo
       *[other] colocá-los
    }
   *[other] { $count ->
        [one] o coloca
       *[other] os coloca
    }
} { azul-on-line }{ azul-surplus }{ offer-with-marker }.
azul-action-place = { $who ->
    [choice] Colocar
    [you] Você coloca
   *[other] { $player } coloca
} o azulejo { azul-colour } da linha { $row } na coluna { $column }.
azul-prompt-column = Em que coluna vai o azulejo { azul-colour } da linha { $row }?
azul-prompt-column-terminal = Digite de @1 a @5.

# Acontecimentos
azul-event-refill = { $count ->
    [one] O azulejo da tampa volta
   *[other] Os { $count } azulejos da tampa voltam
} para o saco.
azul-event-round = Começa a rodada { $round }.
azul-event-take = { $who ->
    [you] Você pega
   *[other] { $player } pega
} { azul-tiles } { offer-from }.
azul-event-marker = { offer-marker-taken }
azul-event-line = { $who ->
    [you] Você coloca
   *[other] { $player } coloca
} { azul-tiles } na fileira de modelo { $line }.
azul-event-floor = { $who ->
    [you] Você deixa cair
   *[other] { $player } deixa cair
} { $dropped } { $dropped ->
    [one] azulejo { azul-colour }
   *[other] azulejos { azul-colour-plural }
} na fileira do chão.
azul-event-tile = { $who ->
    [you] Você coloca
   *[other] { $player } coloca
} um azulejo { azul-colour } na linha { $row }, coluna { $column }: { points-gained }.
azul-event-floor-loss = { $points ->
    [0] { "" }
   *[other] { $who ->
        [you] Sua fileira do chão
       *[other] Fileira do chão de { $player }
    }: { points-gained }.
}
azul-event-bonus = { $who ->
    [you] Você completa
   *[other] { $player } completa
} { $count } { $bonus ->
    [rows] { $count ->
        [one] linha
       *[other] linhas
    }
    [columns] { $count ->
        [one] coluna
       *[other] colunas
    }
   *[colours] { $count ->
        [one] cor
       *[other] cores
    }
}: { points-gained }.
azul-event-end = { $why ->
    [row] Uma linha está completa: a partida termina.
    [tiles] Não resta nenhum azulejo para distribuir: a partida termina.
    [walls] Nenhuma linha pode mais ser completada: a partida termina.
   *[idleness] Cinco rodadas se passaram sem nenhum azulejo em nenhuma parede: a partida termina.
}

# Por que uma ação não é permitida
azul-refusal-legal = é permitida
azul-refusal-over = a partida terminou
azul-refusal-place-first = primeiro escolha um espaço da parede para o azulejo que está esperando
azul-refusal-no-tile-to-place = nenhum azulejo está esperando um espaço na parede
azul-refusal-not-there = ali não há azulejo dessa cor
azul-refusal-line-full = essa fileira de modelo está cheia
azul-refusal-other-colour = essa fileira de modelo tem outra cor
azul-refusal-on-wall = esta linha da parede já tem essa cor
azul-refusal-space-taken = esse espaço da parede está ocupado
azul-refusal-colour-in-column = esta coluna da parede já tem essa cor

# A pontuação
azul-item-tiles = azulejos na parede
azul-item-floor = fileira do chão
azul-item-rows = linhas completas
azul-item-columns = colunas completas
azul-item-colours = cores completas
azul-tie-break = Em caso de empate, vence quem tiver mais linhas completas.

azul-notation-help = Uma jogada é origem, cor e fileira: 3B2 leva os azulejos azuis da fábrica 3 à fileira 2, CKF os pretos do centro ao chão. B azul, Y amarelo, R vermelho, K preto, W branco. Na parede livre, @4 escolhe a coluna 4.
